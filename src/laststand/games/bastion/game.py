"""Last Bastion, as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laststand.games.bastion import position, view
from laststand.games.bastion.box import COLOURS, INSTANT, Box
from laststand.games.bastion.chances import odds_of_options
from laststand.games.bastion.checking import check
from laststand.games.bastion.combat import CardExits, DiscardCard, LendToken, Paying, RollAgain
from laststand.games.bastion.documents import SiegeDocument
from laststand.games.bastion.effects import ApplyEffects, BringCard, LoseRoundToken, Suffer
from laststand.games.bastion.end import JudgeVictory
from laststand.games.bastion.hero_phase import HeroPhase
from laststand.games.bastion.horde_phase import BoardAction, Recurring, RecurringEffects
from laststand.games.bastion.options import Answers
from laststand.games.bastion.setup import (
    ChooseFirst,
    LayBoards,
    LayTiles,
    Muster,
    SetUp,
    TakeHero,
    TakeSide,
)
from laststand.games.bastion.state import Siege
from laststand.games.bastion.turn import BoardTurn, EndTurn
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice
from laststand.kernel.content import Content, Pack, read_toml, validated
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.game import Game, Odds, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.words import Words

FOLDER = Path(__file__).parent


class Bastion(Game):
    """1–4 players against the Horde and its Warlords."""

    id = "bastion"
    version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.box = Box(content)
        self.answers = Answers(self.box)
        ledger = Ledger.load(FOLDER / "rules.toml")
        words = read_toml(FOLDER / "words.toml")
        names = {**content.names(), **words["name"]}  # a board is called by its colour
        super().__init__(content, ledger, Words(words, names))

    def table_options(self) -> list[TableOption]:
        levels: list[Setting] = list(self.box.levels)
        return [
            TableOption("players", [1, 2, 3, 4], 4, "players", "LB-FEWER-1"),
            TableOption("level", levels, "normal", "level", "LB-LEVEL-1"),
            TableOption("tiles", ["random", "choose"], "random", "tiles", "LB-SETUP-1"),
            TableOption("boards", ["random", "choose"], "random", "boards", "LB-SETUP-3"),
            TableOption("heroes", ["choose", "random"], "choose", "heroes", "LB-SETUP-4"),
            TableOption("first", ["choose", "random"], "choose", "first", "LB-TURN-1"),
            TableOption(
                "round_tokens",
                ["equipment", "equipment-and-calls"],
                "equipment",
                "ruling",
                "LB-RESERVE-4",
            ),
            TableOption("lending", ["ask", "free"], "ask", "ruling", "LB-COMBAT-5"),
            TableOption("score_of_defeat", ["count", "zero"], "count", "ruling", "LB-SCORE-6"),
        ]

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        siege = self._siege(options, chance)
        siege.then(SetUp())
        return siege

    def _siege(self, options: dict[str, Setting], chance: Chance) -> Siege:
        level = self.box.levels[str(options["level"])]
        siege = Siege.bare(self.box, self.answers, self.seats(options), level, chance)
        siege.tiles_chosen = options["tiles"] == "choose"
        siege.boards_chosen = options["boards"] == "choose"
        siege.heroes_chosen = options["heroes"] == "choose"
        siege.first_chosen = options["first"] == "choose"
        siege.calls_are_round = options["round_tokens"] == "equipment-and-calls"
        siege.lending_is_free = options["lending"] == "free"
        siege.defeat_counts = options["score_of_defeat"] == "count"
        return siege

    def step(self, words: list[str]) -> Step[Any]:
        try:
            return read_step(words[0], words[1:])
        except (ValueError, IndexError):
            raise DocumentRefused(
                f"position, field 'agenda': there is no step '{' '.join(words)}'"
            ) from None

    def view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Siege)
        return view.view(state)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Siege)
        return position.write(state)

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        assert isinstance(state, Siege)
        return odds_of_options(state, choice)

    def check(self, state: State) -> None:
        assert isinstance(state, Siege)
        check(state)

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        siege = self._siege(options, chance)
        position.read_into(siege, validated(document, SiegeDocument, "position, 'state'"))
        return siege


_PLAIN: dict[str, Step[Any]] = {
    "SetUp": SetUp(),
    "LayTiles": LayTiles(),
    "LayBoards": LayBoards(),
    "ChooseFirst": ChooseFirst(),
    "Muster": Muster(),
    "RollAgain": RollAgain(),
    "Paying": Paying(),
    "JudgeVictory": JudgeVictory(),
}


def read_step(name: str, words: list[str]) -> Step[Any]:
    """The step of that name; raises ValueError or IndexError where the words do not fit."""
    if name in _PLAIN and not words:
        return _PLAIN[name]
    if name == "Suffer":
        return Suffer(INSTANT.index(words[0]), words[1], int(words[2]))
    if name == "ApplyEffects":
        effects = [INSTANT.index(word) for word in words[2:]]
        return ApplyEffects(words[0], int(words[1]), effects)
    if name == "RecurringEffects":
        return RecurringEffects(int(words[0]), [_read_recurring(word) for word in words[1:]])
    if name == "BringCard":
        return BringCard(int(words[0]), words[1])
    if name == "LoseRoundToken":
        return LoseRoundToken(int(words[0]), words[1])
    if name == "LendToken":
        return LendToken(int(words[0]), COLOURS.index(words[1]))
    if name == "CardExits":
        return CardExits(int(words[0]), int(words[1]))
    return _read_numbered(name, int(words[0]))


def _read_numbered(name: str, number: int) -> Step[Any]:
    if name == "TakeSide":
        return TakeSide(number)
    if name == "TakeHero":
        return TakeHero(number)
    if name == "BoardTurn":
        return BoardTurn(number)
    if name == "BoardAction":
        return BoardAction(number)
    if name == "HeroPhase":
        return HeroPhase(number)
    if name == "EndTurn":
        return EndTurn(number)
    if name == "DiscardCard":
        return DiscardCard(number)
    raise ValueError(name)


def _read_recurring(word: str) -> Recurring:
    card, _, effect = word.partition(":")
    return Recurring(card, INSTANT.index(effect))
