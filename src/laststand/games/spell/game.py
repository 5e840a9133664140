"""The Last Spell, as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laststand.games.spell import odds, position, view
from laststand.games.spell.bosses import cast
from laststand.games.spell.box import Box
from laststand.games.spell.campaign import EndScenario, KeepItems, LayScenario, what_follows
from laststand.games.spell.checking import check_agenda
from laststand.games.spell.course import BeginNight, DayAndNight, NightRound
from laststand.games.spell.day.dusk import Deploy, EndDay, RechargeCatapults, Regenerate
from laststand.games.spell.day.main_phase import DayTurn, MainPhase
from laststand.games.spell.day.scouting import AdvanceMist, ScoutSpawn
from laststand.games.spell.day.shop import GainEquipment
from laststand.games.spell.day.upkeep import BeginDay, Produce
from laststand.games.spell.documents import VigilDocument
from laststand.games.spell.heroes.attacks import AttackEnds, AttackSpot, ChooseImpact
from laststand.games.spell.heroes.damage import SOURCES, AfterArmor, Dying, RestoreCards, TakeDamage
from laststand.games.spell.heroes.levels import GainPerk, LevelUp
from laststand.games.spell.night import monster_phase
from laststand.games.spell.night.dawn import CheckQuests, Dawn, GoHome, RefillPanic, RewardPanic
from laststand.games.spell.night.hero_phase import BeginTurn, EndTurn, HeroPhase, HeroTurn
from laststand.games.spell.rulings import MODES, RULINGS, Rulings
from laststand.games.spell.setup import (
    ChooseFirst,
    DealTraits,
    EnterPlay,
    Refill,
    SetUp,
    ShuffleShop,
    TakeHero,
    TakeTrait,
    TakeWeapon,
    Trade,
)
from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice
from laststand.kernel.content import Content, Pack, read_toml, validated
from laststand.kernel.errors import DocumentRefused, OptionsRefused
from laststand.kernel.game import Game, Odds, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.words import Words

MOST_HEROES = 5  # heroes and seats are counted from 0, Days from 1

FOLDER = Path(__file__).parent


class Spell(Game):
    """1–4 players hold a town for its Days and Nights."""

    id = "spell"
    version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.box = Box(content, french=False)
        self._french_box: Box | None = None
        ledger = Ledger.load(FOLDER / "rules.toml")
        words = read_toml(FOLDER / "words.toml")
        names = {**content.names(), **words["name"]}
        super().__init__(content, ledger, Words(words, names))

    @property
    def french_box(self) -> Box:
        """The box of the French edition, made when somebody first plays with it."""
        if self._french_box is None:
            self._french_box = Box(self.content, french=True)
        return self._french_box

    def table_options(self) -> list[TableOption]:
        scenarios: list[Setting] = ["introduction", "gildenberg", "lakeburg", "glenwald"]
        return [
            TableOption("players", [1, 2, 3, 4], 3, "players", "TLS-HERO-3"),
            TableOption("scenario", scenarios, "gildenberg", "scenario", "TLS-MODE-3"),
            TableOption("edition", ["en", "fr"], "en", "edition", "TLS-RESOURCE-2"),
            *MODES,
            *RULINGS,
        ]

    def settle(self, wishes: dict[str, object]) -> dict[str, Setting]:
        options = super().settle(wishes)
        if options["campaign"] == "yes" and options["scenario"] == "introduction":
            raise OptionsRefused("the Introduction is no part of a campaign")
        return options

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        vigil = self._vigil(options, chance)
        vigil.then(SetUp(), DayAndNight(1), *what_follows(vigil))
        return vigil

    def _vigil(self, options: dict[str, Setting], chance: Chance) -> Vigil:
        box = self.french_box if options["edition"] == "fr" else self.box
        scenario = box.scenarios[str(options["scenario"])]
        boss = cast.boss_of(box, scenario)
        return Vigil.bare(box, scenario, boss, self.seats(options), chance, Rulings(options))

    def step(self, words: list[str]) -> Step[Any]:
        try:
            return read_step(words[0], words[1:])
        except (ValueError, IndexError):
            raise DocumentRefused(
                f"position, field 'agenda': there is no step '{' '.join(words)}'"
            ) from None

    def view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return view.view(state)

    def odds(self, state: State, choice: Choice) -> dict[str, list[Odds]]:
        assert isinstance(state, Vigil)
        return odds.odds_of_options(state, choice)

    def check(self, state: State) -> None:
        assert isinstance(state, Vigil)
        check_agenda(state)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return position.write(state)

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        vigil = self._vigil(options, chance)
        position.read_into(vigil, validated(document, VigilDocument, "position, 'state'"))
        return vigil


_PLAIN: dict[str, Step[Any]] = {
    "SetUp": SetUp(),
    "EndScenario": EndScenario(),
    "LayScenario": LayScenario(),
    "DealTraits": DealTraits(),
    "EnterPlay": EnterPlay(),
    "ShuffleShop": ShuffleShop(),
    "ChooseFirst": ChooseFirst(),
    "AdvanceMist": AdvanceMist(),
    "ScoutSpawn": ScoutSpawn(),
    "Produce": Produce(),
    "MainPhase": MainPhase(),
    "EndDay": EndDay(),
    "Regenerate": Regenerate(),
    "RechargeCatapults": RechargeCatapults(),
    "BeginNight": BeginNight(),
    "NightRound": NightRound(),
    "HeroPhase": HeroPhase(),
    "AttackSpot": AttackSpot(),
    "ChooseImpact": ChooseImpact(),
    "AttackEnds": AttackEnds(),
    "Dawn": Dawn(),
    "RewardPanic": RewardPanic(),
    "RefillPanic": RefillPanic(),
    "GoHome": GoHome(),
}


def read_step(name: str, words: list[str]) -> Step[Any]:
    """The step of that name; raises ValueError or IndexError where the words do not fit."""
    if name in _PLAIN and not words:
        return _PLAIN[name]
    if name == "Trade":
        return Trade(words)
    if name == "CheckQuests":
        return CheckQuests(words)
    if name == "GainEquipment":
        return GainEquipment(words[0])
    if name == "GainPerk":
        return GainPerk(int(words[0]), int(words[1]))
    if name == "TakeDamage":
        return TakeDamage(int(words[0]), int(words[1]), SOURCES.index(words[2]), words[3])
    if name == "AfterArmor":
        return AfterArmor(int(words[0]), words[1:])
    if name == "Dying":
        return Dying(int(words[0]), words[1])
    of_boss = cast.read_step(name, words)
    if of_boss is not None:
        return of_boss
    if len(words) == 1 and words[0].isdigit() and int(words[0]) < MOST_HEROES:
        found = _read_numbered(name, int(words[0]))
        if found is not None:
            return found
    return monster_phase.read_step(name, words)


def _read_numbered(name: str, number: int) -> Step[Any] | None:
    """A step of a hero, a seat or a Day."""
    if name in ("TakeHero", "TakeTrait", "TakeWeapon", "Refill"):
        return _read_set_up(name, number)
    if name == "KeepItems":
        return KeepItems(number)
    if name == "DayAndNight":
        return DayAndNight(number)
    if name == "BeginDay":
        return BeginDay(number)
    if name == "LevelUp":
        return LevelUp(number)
    if name == "DayTurn":
        return DayTurn(number)
    if name == "Deploy":
        return Deploy(number)
    if name == "RestoreCards":
        return RestoreCards(number)
    if name == "BeginTurn":
        return BeginTurn(number)
    if name == "HeroTurn":
        return HeroTurn(number)
    return EndTurn(number) if name == "EndTurn" else None


def _read_set_up(name: str, number: int) -> Step[Any]:
    if name == "TakeHero":
        return TakeHero(number)
    if name == "TakeTrait":
        return TakeTrait(number)
    if name == "TakeWeapon":
        return TakeWeapon(number)
    return Refill(number)
