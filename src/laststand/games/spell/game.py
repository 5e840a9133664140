"""The Last Spell, as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from laststand.games.spell import absent, odds, position, view
from laststand.games.spell.bosses import cast
from laststand.games.spell.box import Box
from laststand.games.spell.campaign import EndScenario, KeepItems, LayScenario, what_follows
from laststand.games.spell.course import BeginNight, DayAndNight, NightRound
from laststand.games.spell.day.dusk import Deploy, EndDay, RechargeCatapults, Regenerate
from laststand.games.spell.day.main_phase import DayTurn, MainPhase
from laststand.games.spell.day.scouting import AdvanceMist, ScoutSpawn
from laststand.games.spell.day.shop import GainEquipment
from laststand.games.spell.day.trade import SellMore
from laststand.games.spell.day.upkeep import BeginDay, Produce
from laststand.games.spell.heroes.armors import RestoreBeforeDrain, RestoreCards
from laststand.games.spell.heroes.attacks import AttackEnds, AttackSpot, ChooseImpact, Missed
from laststand.games.spell.heroes.damage import AfterArmor, Blow, Dying, TakeDamage
from laststand.games.spell.heroes.levels import GainPerk, LevelUp, Refill
from laststand.games.spell.night.dawn import Dawn, GoHome, RefillPanic, RewardPanic
from laststand.games.spell.night.hero_phase import BeginTurn, EndTurn, HeroPhase, HeroTurn
from laststand.games.spell.night.monster_phase import MONSTER_PHASE
from laststand.games.spell.night.quests import CheckQuests
from laststand.games.spell.rulings import MODES, RULINGS, Rulings
from laststand.games.spell.setup import (
    ChooseFirst,
    DealTraits,
    EnterPlay,
    SetUp,
    ShuffleShop,
    TakeHero,
    TakeTrait,
    TakeWeapon,
    Trade,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.table import bare_table
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice, Refusal
from laststand.kernel.content import Content, Pack, read_toml
from laststand.kernel.game import Game, Odds, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.window import Window
from laststand.kernel.words import Words

FOLDER: Final = Path(__file__).parent


class Spell(Game):
    """1–4 players hold a town for its Days and Nights."""

    id = "spell"
    version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.box = Box(content, french=False)
        cast.check_scenarios(self.box)
        self._boxes: dict[str, Box] = {"en": self.box}
        ledger = Ledger.load(FOLDER / "rules.toml")
        words = read_toml(FOLDER / "words.toml")
        names = {**content.names(), **words["name"]}
        super().__init__(content, ledger, Words(words, names))

    def box_for(self, edition: str, has_epic: bool) -> Box:
        """The box of an edition, with the epic cards or without, made when somebody first plays
        with it."""
        key = f"{edition} epic" if has_epic else edition
        if key not in self._boxes:
            self._boxes[key] = Box(self.content, edition == "fr", has_epic)
        return self._boxes[key]

    def table_options(self) -> list[TableOption]:
        scenarios: list[Setting] = ["introduction", "gildenberg", "lakeburg", "glenwald"]
        return [
            TableOption("players", [1, 2, 3, 4], 3, "players", "TLS-HERO-3"),
            TableOption("scenario", scenarios, "gildenberg", "scenario", "TLS-MODE-3"),
            TableOption("edition", ["en", "fr"], "en", "edition", "TLS-RESOURCE-2"),
            *MODES,
            *RULINGS,
        ]

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        vigil = self._vigil(options, chance)
        vigil.then(SetUp(), DayAndNight(1), *what_follows(vigil))
        return vigil

    def _vigil(self, options: dict[str, Setting], chance: Chance) -> Vigil:
        box = self.box_for(str(options["edition"]), options["epic"] == "yes")
        scenario = box.scenarios[str(options["scenario"])]
        return bare_table(box, scenario, self.seats(options), chance, Rulings(options))

    def steps(self) -> list[type[Step[Any]]]:
        return STEPS

    def windows(self) -> list[type[Window[Any]]]:
        return [Blow, RestoreBeforeDrain, RestoreCards, Missed]

    def verbs(self) -> dict[str, str]:
        return VERBS

    def what_is_absent(self, state: State, notation: str) -> Refusal | None:
        assert isinstance(state, Vigil)
        return absent.what_is_absent(state, notation)

    def view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return view.view(state)

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        assert isinstance(state, Vigil)
        return odds.odds_of_options(state, choice)

    def check(self, state: State) -> None:
        assert isinstance(state, Vigil)
        position.check_agenda(state)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return position.write(state)

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        vigil = self._vigil(options, chance)
        position.read_into(vigil, document)
        return vigil


VERBS: Final[dict[str, str]] = {
    # set-up
    "play": "TLS-TRAIT-1",
    "learn": "TLS-LEVEL-4",
    "choose": "TLS-TRAIT-7",
    "begin": "TLS-SOLO-1",
    "give": "TLS-TRADE-1",
    "done": "TLS-TRADE-1",
    "first": "TLS-FIRST-3",
    "carry": "TLS-LAKEBURG-4",
    # the Day
    "pass": "TLS-MAIN-4",
    "build": "TLS-MAIN-2",
    "upgrade": "TLS-MAIN-2",
    "repair": "TLS-MAIN-2",
    "take": "TLS-STASH-1",
    "leave": "TLS-STASH-1",
    "buy": "TLS-MAIN-2",
    "sell": "TLS-MAIN-2",
    "scavenge": "TLS-MAIN-2",
    "refresh": "TLS-MAIN-3",
    "repel": "TLS-SEERACT-1",
    "guess": "TLS-SEERACT-1",
    "recruit": "TLS-SOLO-6",
    "draw": "TLS-DAWN-5",
    "pick": "TLS-DAWN-5",
    "deploy": "TLS-DUSK-4",
    # the Hero Phase
    "end turn": "TLS-HEROES-2",
    "attack": "TLS-ATTACK-1",
    "read": "TLS-SCROLL-1",
    "fist": "TLS-FIST-1",
    "shoot": "TLS-ENGINE-1",
    "hurl": "TLS-ENGINE-1",
    "target": "TLS-ATTACK-11",
    "token": "TLS-STEP-1",
    "move": "TLS-STEP-3",
    "jump": "TLS-JUMP-1",
    "climb": "TLS-WATCHTOWER-2",
    "descend": "TLS-WATCHTOWER-2",
    "warp": "TLS-WARP-3",
    "armor up": "TLS-GUARD-1",
    "drink": "TLS-POTION-1",
    "throw": "TLS-POTION-1",
    "restore": "TLS-ARMOR-4",
    "use": "TLS-HEROES-3",
    "call on": "TLS-ARMOR-2",
    "reroll": "TLS-EFFECT-17",
    "keep": "TLS-EFFECT-17",
    "bounce": "TLS-EFFECT-8",
    "take damage": "TLS-ARMOR-1",
}
"""Of each action, by its verb, the rule that says when it is taken."""

STEPS: Final[list[type[Step[Any]]]] = [
    # set-up and campaign
    SetUp,
    TakeHero,
    DealTraits,
    TakeTrait,
    EnterPlay,
    TakeWeapon,
    Refill,
    ShuffleShop,
    Trade,
    ChooseFirst,
    EndScenario,
    KeepItems,
    LayScenario,
    # the Day
    DayAndNight,
    BeginDay,
    AdvanceMist,
    ScoutSpawn,
    Produce,
    LevelUp,
    GainPerk,
    MainPhase,
    DayTurn,
    SellMore,
    GainEquipment,
    EndDay,
    Regenerate,
    Deploy,
    RechargeCatapults,
    # the Night
    BeginNight,
    NightRound,
    *MONSTER_PHASE,
    *cast.STEPS,
    RestoreBeforeDrain,
    RestoreCards,
    TakeDamage,
    Blow,
    AfterArmor,
    Dying,
    HeroPhase,
    BeginTurn,
    HeroTurn,
    EndTurn,
    AttackSpot,
    Missed,
    ChooseImpact,
    AttackEnds,
    Dawn,
    RewardPanic,
    RefillPanic,
    CheckQuests,
    GoHome,
]
"""What an agenda may name."""
