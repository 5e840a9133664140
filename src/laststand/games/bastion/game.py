"""Last Bastion, as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from laststand.games.bastion import odds, position, view
from laststand.games.bastion.box import Box
from laststand.games.bastion.bringing import BringCard
from laststand.games.bastion.effects import ApplyEffects, Suffer
from laststand.games.bastion.end import JudgeVictory
from laststand.games.bastion.hero_phase import HeroPhase
from laststand.games.bastion.horde_phase import BoardAction, RecurringEffects
from laststand.games.bastion.instant import EFFECTS, LoseRoundToken
from laststand.games.bastion.options import Answers
from laststand.games.bastion.paying import LendToken, Paying, RollAgain
from laststand.games.bastion.routing import Subside
from laststand.games.bastion.setup import (
    ChooseFirst,
    LayBoards,
    LayTiles,
    Muster,
    SetUp,
    TakeHero,
    TakeSide,
)
from laststand.games.bastion.state import Agreed, Siege
from laststand.games.bastion.tile_actions import TILE_ACTIONS
from laststand.games.bastion.turn import BoardTurn, EndTurn
from laststand.games.bastion.vanquished import DiscardCard, ExitEffects
from laststand.games.bastion.vocabulary import Vocabulary
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice
from laststand.kernel.content import Content, Pack, read_toml
from laststand.kernel.game import Game, Odds, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.words import Words

FOLDER: Final = Path(__file__).parent


class Bastion(Game):
    """1–4 players against the Horde and its Warlords."""

    id = "bastion"
    version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.box = Box(content, Vocabulary(EFFECTS, TILE_ACTIONS))
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
        agreed, players = Agreed(options), self.seats(options)
        return Siege.bare(self.box, self.answers, agreed, players, level, chance)

    def steps(self) -> list[type[Step[Any]]]:
        return STEPS

    def verbs(self) -> dict[str, str]:
        return VERBS

    def view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Siege)
        return view.view(state)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Siege)
        return position.write(state)

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        assert isinstance(state, Siege)
        return odds.odds_of_options(state, choice)

    def check(self, state: State) -> None:
        assert isinstance(state, Siege)
        position.check(state)

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        siege = self._siege(options, chance)
        position.read_into(siege, document)
        return siege


STEPS: Final[list[type[Step[Any]]]] = [
    SetUp,
    LayTiles,
    LayBoards,
    TakeSide,
    TakeHero,
    ChooseFirst,
    Muster,
    BoardTurn,
    RecurringEffects,
    BoardAction,
    Subside,
    HeroPhase,
    EndTurn,
    ApplyEffects,
    Suffer,
    LoseRoundToken,
    BringCard,
    RollAgain,
    Paying,
    LendToken,
    ExitEffects,
    DiscardCard,
    JudgeVictory,
]

VERBS: Final[dict[str, str]] = {
    "lay": "LB-SETUP-1",
    "sit": "LB-SETUP-3",
    "take": "LB-SETUP-4",
    "first": "LB-HORDE-3",
    "suffer": "LB-NEUTRAL-3",
    "place": "LB-PLACING-1",
    "lose": "LB-RESERVE-5",
    "gain": "LB-CARD-19",
    "grasp": "LB-CARD-11",
    "award": "LB-CARD-20",
    "move": "LB-MOVE-3",
    "stay": "LB-TILE-TAVERN-1",
    "activate": "LB-ACT-1",
    "call": "LB-CALL-3",
    "fight": "LB-ACT-1",
    "extra move": "LB-POWER-3",
    "give move": "LB-POWER-3",
    "lift grasp": "LB-POWER-3",
    "enchant": "LB-POWER-3",
    "end turn": "LB-ACT-1",
    "reroll": "LB-POWER-FENG-LI-1",
    "keep": "LB-POWER-FENG-LI-1",
    "heal": "LB-TILE-DISPENSARY-3",
    "raise": "LB-TILE-STANDARD-1",
    "destroy": "LB-TILE-TOMB-1",
    "trap": "LB-TILE-QUARRY-1",
    "rout": "LB-BOARD-FULL-1",
    "net": "LB-TILE-TREBUCHET-1",
    "cleanse": "LB-TILE-FOUNTAIN-1",
    "done": "LB-TILE-FOUNTAIN-1",
    "swap": "LB-TILE-TOWER-1",
    "rest": "LB-TILE-TAVERN-1",
    "spend": "LB-COMBAT-3",
    "take back": "LB-COMBAT-18",
    "vanquish": "LB-COMBAT-7",
    "withdraw": "LB-FAQ-5",
    "agree": "LB-COMBAT-5",
    "refuse": "LB-COMBAT-5",
}
"""By the verb of each action, the rule that says when it is taken."""
