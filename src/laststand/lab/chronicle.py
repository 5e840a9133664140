"""What a game was: read from its events, by a table for each game of which events tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from laststand.kernel.events import Event
from laststand.kernel.game import Setting

Facts = Mapping[str, str]
"""Kinds of events, and the fact of each that names the thing."""


@dataclass(frozen=True)
class Telling:
    """Which events of a game tell what. A fact may be `cause`: what brought the event."""

    turns: frozenset[str] = frozenset()
    heroes: Facts = field(default_factory=dict)
    bosses: Facts = field(default_factory=dict)
    had: Facts = field(default_factory=dict)
    used: Facts = field(default_factory=dict)
    bought: Facts = field(default_factory=dict)
    met: Facts = field(default_factory=dict)
    killed: Facts = field(default_factory=dict)
    boss_option: str = ""
    """The option that names the boss, where its cards are drawn and placed as others are."""


TELLINGS = {
    "stronghold": Telling(
        turns=frozenset({"TurnBegan"}),
        bosses={"EnemyPlaced": "card"},
        had={"ArtifactGained": "artifact"},
        used={"ArtifactUsed": "artifact", "AbilityUsed": "hero"},
        bought={"WareBought": "ware"},
        met={"EnemyPlaced": "card"},
        killed={"EnemyDefeated": "card"},
        boss_option="boss",
    ),
    "bastion": Telling(
        turns=frozenset({"TurnBegan", "NeutralTurnBegan"}),
        heroes={"HeroTaken": "hero"},
        bosses={"WarlordAppeared": "card"},
        used={"TileActivated": "tile", "CallToArmsUsed": "tile", "EquipmentSpent": "colour"},
        met={"CardPlaced": "card", "WarlordAppeared": "card", "CardTrapped": "card"},
        killed={"CardVanquished": "card"},
    ),
    "spell": Telling(
        turns=frozenset({"HeroesRefreshed"}),
        heroes={"HeroTaken": "hero"},
        bosses={"HarpyScouted": "cause", "CetusiaScouted": "cause", "DryadScouted": "cause"},
        had={
            "TraitTaken": "trait",
            "PerkGained": "perk",
            "ItemTaken": "item",
            "ItemBought": "item",
            "StructureBuilt": "structure",
        },
        used={"AttackMade": "item", "CardUsed": "item", "PotionUsed": "item", "PerkUsed": "perk"},
        bought={"ItemBought": "item", "StructureBuilt": "structure"},
        met={"MonsterSpawned": "monster", "PatternsRevealed": "card"},
        killed={"MonsterKilled": "monster"},
    ),
}


@dataclass
class Chronicle:
    """A game as its events tell it. `had` says in which turn a thing was first had: 0 is the
    set-up. `stage` and `cause` say where the game was decided and by what."""

    turns: int = 0
    stage: str = ""
    cause: str = ""
    heroes: list[str] = field(default_factory=list)
    bosses: list[str] = field(default_factory=list)
    had: dict[str, int] = field(default_factory=dict)
    used: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    killed: Counter[str] = field(default_factory=Counter)


ENDING = {"GameEnded", "Scored"}
"""Events that only say that the game is over."""


def chronicle(game: str, options: Mapping[str, Setting], events: list[Event]) -> Chronicle:
    """What the events of a whole game tell."""
    telling, told = TELLINGS.get(game, Telling()), Chronicle()
    boss = f"{options[telling.boss_option]}-" if telling.boss_option else ""
    part = str(options.get("scenario", ""))
    for event in events:
        told.turns += event.kind in telling.turns
        _tell_things(telling, told, event, boss)
        if event.kind == "ScenarioBegan":
            part = str(event.facts["scenario"])
        if event.kind in ("DayBegan", "NightBegan"):
            time = event.kind.removesuffix("Began").lower()
            told.stage = f"{part} {time} {event.facts['day']}"
        if event.kind not in ENDING:
            told.cause = event.cause
    told.stage = told.stage or f"bosses met: {len(told.bosses)}"
    told.heroes.sort()
    return told


def _tell_things(telling: Telling, told: Chronicle, event: Event, boss: str) -> None:
    for facts, things in ((telling.heroes, told.heroes), (telling.bosses, told.bosses)):
        thing = _thing(event, facts)
        if thing.startswith(boss if facts is telling.bosses else "") and thing not in ["", *things]:
            things.append(thing)
    had = _thing(event, telling.had)
    if had:
        told.had.setdefault(had, told.turns)
    for facts, counts in (
        (telling.used, told.used),
        (telling.bought, told.bought),
        (telling.met, told.met),
        (telling.killed, told.killed),
    ):
        thing = _thing(event, facts)
        if thing:
            counts[thing] += 1


def _thing(event: Event, facts: Facts) -> str:
    fact = facts.get(event.kind)
    if fact is None:
        return ""
    return event.cause if fact == "cause" else str(event.facts[fact])
