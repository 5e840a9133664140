"""What is asked of the people at the table, and what they may answer."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from laststand.kernel.events import Fact

if TYPE_CHECKING:
    from laststand.kernel.action import Action


@mypyc_attr(acyclic=True)
class Option:
    """One answer to a choice. Games subclass it with typed fields; its notation is its identity,
    and its verb, with which the notation begins, names the action it is an option of."""

    verb: str = ""
    is_in_order: bool = True
    """Whether the order of the words after the verb means something."""
    is_idle: bool = False
    """Allowed, but it would do nothing: not put forward, only found."""

    def notation(self) -> str:
        """A short, stable, readable text, unique among the options of one choice."""
        raise NotImplementedError

    def key(self) -> str:
        """The name of the sentence that puts this option into words."""
        return type(self).__name__

    def facts(self) -> dict[str, Fact]:
        """What that sentence says: things by their ids."""
        return {}

    def meaning(self) -> str:
        """The notation as it is compared with what somebody types."""
        return meaning_of(self.notation(), self.is_in_order)

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


Parts: TypeAlias = list[list[Option]]
"""The options of a question, part after part. The lists are nobody's to change."""


def count_of(parts: Parts) -> int:
    """How many options there are in all parts."""
    count = 0
    for part in parts:
        count += len(part)
    return count


def meaning_of(notation: str, is_in_order: bool) -> str:
    """A notation without regard to case, and to order where it means nothing."""
    words = notation.casefold().split()
    return " ".join(words if is_in_order else [*words[:1], *sorted(words[1:])])


@mypyc_attr(acyclic=True)
class Say(Option):
    """An answer that is only a word or two: roll, keep, end turn."""

    def __init__(self, word: str) -> None:
        self.verb = word

    def notation(self) -> str:
        return self.verb

    def key(self) -> str:
        return self.verb


@mypyc_attr(acyclic=True)
class Pick(Option):
    """A verb and one thing, which has a number for the rules."""

    def __init__(self, verb: str, thing: str, value: int) -> None:
        self.verb = verb
        self.thing: Final = thing
        self.value: Final = value

    def notation(self) -> str:
        return f"{self.verb} {self.thing}"

    def key(self) -> str:
        return self.verb

    def facts(self) -> dict[str, Fact]:
        return {"thing": self.thing}


NO_ACTIONS: Final[list[Action[Any, Any]]] = []
"""One list for all questions that have none, which nobody changes."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """A question to a seat (None: anyone at the table) with the answers the rules allow. Where
    they are the options of actions, these say why another answer is not among them. The options
    come in parts, those of one action after those of another: whoever answers by number needs no
    list of them all."""

    def __init__(
        self,
        seat: int | None,
        ask: str,
        rule: str,
        parts: Parts,
        actions: list[Action[Any, Any]] | None = None,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.rule = rule
        self._parts: Final = parts
        self._options: list[Option] | None = None
        self.actions: list[Action[Any, Any]] = NO_ACTIONS if actions is None else actions

    @property
    def options(self) -> list[Option]:
        """All of them in one list, which is nobody's to change."""
        options = self._options
        if options is None:
            options = [option for part in self._parts for option in part]
            self._options = options
        return options

    @property
    def count(self) -> int:
        """How many options there are."""
        return count_of(self._parts)

    def option(self, index: int) -> Option:
        """One by its number."""
        for part in self._parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)

    def notations(self) -> list[str]:
        return [option.notation() for option in self.options]

    def find(self, notation: str) -> int | None:
        """The number of the option that a notation can only mean."""
        for index, option in enumerate(self.options):
            if option.notation() == notation:
                return index
        alike = [
            index
            for index, option in enumerate(self.options)
            if option.meaning() == meaning_of(notation, option.is_in_order)
        ]
        return alike[0] if len(alike) == 1 else None

    def offers_verb_of(self, notation: str) -> bool:
        """Whether an option begins as a notation does."""
        verb = notation.casefold().partition(" ")[0]
        for option in self.options:
            if option.notation().casefold().partition(" ")[0] == verb:
                return True
        return False

    def __repr__(self) -> str:
        return f"<{self.ask}: {', '.join(self.notations())}>"


Flow: TypeAlias = Generator[Choice, Option, None]
"""A rule in progress: it yields each choice it comes to and is handed the option chosen."""


@mypyc_attr(acyclic=True)
class Refusal:
    """Why an answer is not among the options: a sentence by name, its facts and the rule; and what
    is refused, where it is one answer that somebody may think of."""

    def __init__(
        self,
        notation: str,
        why: str,
        rule: str,
        facts: dict[str, Fact] | None = None,
        option: Option | None = None,
    ) -> None:
        self.notation = notation
        self.why = why
        self.rule = rule
        self.facts: dict[str, Fact] = facts or {}
        self.option = option

    def __repr__(self) -> str:
        return f"<no {self.notation}: {self.why} ({self.rule})>"
