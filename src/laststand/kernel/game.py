"""What the kernel needs to know of a game, and which games there are."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from laststand.kernel.action import is_begun
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice, Refusal
from laststand.kernel.content import Content, Pack
from laststand.kernel.errors import DocumentRefused, OptionsRefused
from laststand.kernel.events import Fact
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step, read_step
from laststand.kernel.window import Window
from laststand.kernel.words import Words

Setting: TypeAlias = "int | str"


class TableOption:
    """Something agreed before the game and frozen into its record."""

    def __init__(
        self,
        name: str,
        values: list[Setting],
        default: Setting,
        text: str,
        rule: str,
        needs: dict[Setting, dict[str, Setting]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.text = text
        self.rule = rule
        self.needs: dict[Setting, dict[str, Setting]] = needs or {}
        """What a value asks of other options: a campaign begins with the first scenario."""

    def accept(self, value: object) -> Setting:
        for allowed in self.values:
            if str(value) == str(allowed):
                return allowed
        raise OptionsRefused(
            f"{self.name} cannot be '{value}', only one of: "
            + ", ".join(str(allowed) for allowed in self.values)
        )

    def expect_what_it_needs(self, settled: dict[str, Setting]) -> None:
        value = settled[self.name]
        for name, needed in self.needs.get(value, {}).items():
            if settled[name] != needed:
                raise OptionsRefused(
                    f"with {self.name} '{value}', {name} can only be '{needed}', "
                    f"not '{settled[name]}'"
                )


class Odds:
    """The exact chance that an option brings something: a sentence by name, and its facts."""

    def __init__(self, key: str, facts: dict[str, Fact], chance: Fraction) -> None:
        self.key = key
        self.facts = facts
        self.chance = chance


class Game:
    """The rules and content of one game. Everything that differs between games is here."""

    id = ""
    version = 1

    def __init__(self, content: Content, ledger: Ledger, words: Words) -> None:
        self.content = content
        self.ledger = ledger
        self.words = words

    @property
    def name(self) -> str:
        return self.ledger.name

    def table_options(self) -> list[TableOption]:
        raise NotImplementedError

    def seats(self, options: dict[str, Setting]) -> int:
        """How many people sit at the table."""
        return int(options["players"])

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        """A table before its set-up, which is the first step on its agenda."""
        raise NotImplementedError

    def steps(self) -> list[type[Step[Any]]]:
        """The steps that an agenda may name."""
        raise NotImplementedError

    def windows(self) -> list[type[Window[Any]]]:
        """The windows at which people may be asked or not, as they wish; one for each name."""
        return []

    def step(self, words: list[str]) -> Step[Any]:
        """The step that has these words."""
        return read_step(self.steps(), words)

    def view(self, state: State) -> dict[str, Any]:
        """Everything face up, JSON-able, and nothing else."""
        raise NotImplementedError

    def write(self, state: State) -> dict[str, Any]:
        """The whole state, without its agenda and its luck, as a document."""
        raise NotImplementedError

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        """The state that a document describes."""
        raise NotImplementedError

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        """By notation, what the options that roll or draw can bring; computed when asked for."""
        return {}

    def check(self, state: State) -> None:
        """Refuses a state from a document whose parts, its agenda among them, do not fit
        together: one that could not be played on."""

    def at_another_time(self, notation: str) -> Refusal | None:
        """Why something that can be done in this game is not for the present question at all."""
        verbs = self.verbs()
        begun = [verb for verb in verbs if is_begun(notation, verb)]
        if not begun:
            return None
        verb = max(begun, key=len)  # 'take back' is not to 'take'
        return Refusal(notation, "another-time", verbs[verb], {"verb": verb})

    def what_is_absent(self, state: State, notation: str) -> Refusal | None:
        """Why something that is asked for, and of which no action has said why not, names what is
        not there at all."""
        return None

    def verbs(self) -> dict[str, str]:
        """Of each action of the game, by its verb, the rule that says when it is taken."""
        return {}

    def settle(self, wishes: dict[str, object]) -> dict[str, Setting]:
        """Complete table options from those that somebody named."""
        known = {option.name: option for option in self.table_options()}
        for name in wishes:
            if name not in known:
                raise OptionsRefused(f"{self.id} has no option '{name}', only: {', '.join(known)}")
        settled = {
            name: option.accept(wishes[name]) if name in wishes else option.default
            for name, option in known.items()
        }
        for option in known.values():
            option.expect_what_it_needs(settled)
        return settled


Maker: TypeAlias = Callable[[Pack | None], Game]

_makers: dict[str, Maker] = {}
_made: dict[tuple[str, str], Game] = {}


def register(id: str, maker: Maker) -> None:
    """Makes a game known by its id; it is made when first asked for."""
    _makers[id] = maker


def game_ids() -> list[str]:
    return list(_makers)


def find_game(id: str, content: Path | str | None = None) -> Game:
    """The game of that id, with an owner's pack laid over its content."""
    if id not in _makers:
        raise OptionsRefused(f"there is no game '{id}', only: {', '.join(_makers)}")
    pack = None if content is None else Pack(Path(content))
    if pack is not None and pack.game != id:
        raise DocumentRefused(f"pack.toml: the pack is for '{pack.game}', not for '{id}'")
    key = (id, "" if pack is None else pack.name)
    if key not in _made:
        made = _makers[id](pack)
        made.content.expect_all_used(id)
        _made[key] = made
    return _made[key]
