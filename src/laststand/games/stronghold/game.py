"""The Last Stronghold, as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from laststand.games.stronghold import outlook, position, view
from laststand.games.stronghold.boons import BOONS
from laststand.games.stronghold.box import Box
from laststand.games.stronghold.combat import Rolling, Spending
from laststand.games.stronghold.enemies import ABILITIES, ResolveEnemy
from laststand.games.stronghold.harms import HARMS
from laststand.games.stronghold.places import PLACES
from laststand.games.stronghold.setup import SetUp, SplitParty
from laststand.games.stronghold.state import Agreed, Realm
from laststand.games.stronghold.time_tracks import (
    FinishTimer,
    MoreTimersEnd,
    SufferHarm,
    TimerEnds,
    TimersEnd,
)
from laststand.games.stronghold.turn import (
    Attack,
    BeginTurn,
    DrawEnemy,
    EndTurn,
    FireCatapults,
    MoveParty,
)
from laststand.games.stronghold.vocabulary import Vocabulary
from laststand.games.stronghold.windows import (
    WINDOWS,
    AfterCombat,
    BeforeAbility,
    BeforeCatapults,
    BeforeTimer,
)
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice
from laststand.kernel.content import Content, Pack, read_toml
from laststand.kernel.game import Game, Odds, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.window import Window
from laststand.kernel.words import Words

FOLDER: Final = Path(__file__).parent


class Stronghold(Game):
    """1–2 players against one boss and its armies."""

    id = "stronghold"
    version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.box = Box(content, Vocabulary(BOONS, HARMS, ABILITIES))
        ledger = Ledger.load(FOLDER / "rules.toml")
        sections = read_toml(FOLDER / "words.toml")
        super().__init__(content, ledger, Words(sections, _names(content, self.box, sections)))

    def table_options(self) -> list[TableOption]:
        levels: list[Setting] = list(self.box.levels)
        bosses: list[Setting] = list(self.box.bosses)
        return [
            TableOption("players", [1, 2], 1, "players", "LS-SETUP-1"),
            TableOption("level", levels, levels[0], "level", "LS-SETUP-2"),
            TableOption("boss", bosses, bosses[0], "boss", "LS-SETUP-9"),
            TableOption("corruption_tokens", ["each", "once"], "each", "ruling", "LS-DICE-7"),
            TableOption("new_timers", ["at-once", "next-turn"], "at-once", "ruling", "LS-TIME-3"),
            TableOption("horde_misfits", ["top", "bottom"], "top", "ruling", "LS-ENEMY-4"),
        ]

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        realm = self._realm(options, chance)
        realm.then(SetUp(), BeginTurn(0))
        return realm

    def _realm(self, options: dict[str, Setting], chance: Chance) -> Realm:
        fire_spaces = self.box.levels[str(options["level"])]
        players, boss = self.seats(options), str(options["boss"])
        return Realm.bare(self.box, Agreed(options), players, fire_spaces, boss, chance)

    def steps(self) -> list[type[Step[Any]]]:
        return STEPS

    def windows(self) -> list[type[Window[Any]]]:
        return list(WINDOWS)

    def verbs(self) -> dict[str, str]:
        return VERBS

    def view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Realm)
        return view.view(state)

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        assert isinstance(state, Realm)
        return outlook.odds_of_options(state, choice)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Realm)
        return position.write(state)

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        realm = self._realm(options, chance)
        position.read_into(realm, document)
        return realm

    def check(self, state: State) -> None:
        assert isinstance(state, Realm)
        position.check(state)


STEPS: Final[list[type[Step[Any]]]] = [
    SetUp,
    SplitParty,
    BeginTurn,
    BeforeCatapults,
    FireCatapults,
    DrawEnemy,
    BeforeAbility,
    ResolveEnemy,
    MoveParty,
    Attack,
    Rolling,
    Spending,
    AfterCombat,
    EndTurn,
    TimersEnd,
    MoreTimersEnd,
    BeforeTimer,
    TimerEnds,
    SufferHarm,
    FinishTimer,
]

VERBS: Final[dict[str, str]] = {
    "heroes": "LS-TWO-1",
    "draw": "LS-TURN-2",
    "move": "LS-TURN-5",
    "stay": "LS-TURN-5",
    "roll": "LS-TURN-8",
    "end turn": "LS-TURN-8",
    "go on": "LS-STOP-1",
    "keep": "LS-COMBAT-7",
    "reroll": "LS-COMBAT-5",
    "token": "LS-COMBAT-7",
    "defeat": "LS-COMBAT-7",
    "chest": "LS-COMBAT-7",
    "catapult": "LS-COMBAT-7",
    "done": "LS-COMBAT-7",
    "hero": "LS-HERO-1",
    "artifact": "LS-CHEST-7",
    "symbol": "LS-MERCHANT-1",
    "buy": "LS-MERCHANT-2",
    "harm": "LS-ENEMY-10",
    "heal": "LS-HERO-6",
    "lose": "LS-TIME-5",
    "first": "LS-TIME-9",
    "keep all": "LS-CHEST-7",
    "enemy": "LS-HERO-1",
    "at": "LS-HERO-1",
}


def _names(content: Content, box: Box, sections: dict[str, dict[str, str]]) -> dict[str, str]:
    """What things are called: cards of one kind share its name, places have their letter."""
    names = content.names()
    cards = {card.id: names[card.kind] for card in box.cards}
    places = {
        PLACES[place]: f"{PLACES[place]}, {names[id]}" for place, id in enumerate(box.location_ids)
    }
    return {**names, **cards, **places, **sections["name"]}
