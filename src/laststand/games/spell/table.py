"""The table is laid: all parts of it, for the map of a scenario."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.board.circle import Circle
from laststand.games.spell.board.panic import Panic
from laststand.games.spell.board.supply import Supply
from laststand.games.spell.bosses.cast import Cast, boss_of
from laststand.games.spell.box import Box, Scenario
from laststand.games.spell.day.main_phase import Passed
from laststand.games.spell.day.scavenge import Workers
from laststand.games.spell.day.shop import Shop
from laststand.games.spell.heroes.party import Party
from laststand.games.spell.map.geometry import NO_SIDE
from laststand.games.spell.map.mist import Mist
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import SPOTS
from laststand.games.spell.map.town import Memory, Town
from laststand.games.spell.monsters.horde import Horde
from laststand.games.spell.monsters.onslaught import Onslaught
from laststand.games.spell.monsters.spawn import Spawn
from laststand.games.spell.night.hero_phase import Turns
from laststand.games.spell.night.quests import Quests
from laststand.games.spell.rulings import Rulings
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.purse import Purse
from laststand.games.spell.things.stash import Stash
from laststand.kernel.chance import Chance
from laststand.kernel.part import Part


def bare_table(
    box: Box, scenario: Scenario, players: int, chance: Chance, rulings: Rulings
) -> Vigil:
    """A map with nothing on it: everything is in the box."""
    s = Vigil(chance)
    s.box = box
    s.players = players
    s.rulings = rulings
    clear_table(s, scenario)
    return s


def clear_table(s: Vigil, scenario: Scenario) -> None:
    """The map of a scenario with nothing on it, no hero, everything in the box."""
    box = s.box
    s.scenario = scenario
    s.day = 0
    s.is_night = False
    s.phase = 0
    s.coin = 0
    s.first = 0
    s.active = -1
    s.next_serial = 1
    s.town = Town(scenario.ground, [], Memory())
    s.mist = Mist([scenario.mist] * NO_SIDE)
    s.supply = Supply.full(box)
    s.boss = boss_of(box, scenario)
    s.horde = Horde([])
    s.circle = Circle(box.mages)
    s.panic = Panic([0] * len(box.panic))
    s.party = Party([])
    s.heroes = s.party.heroes
    s.purse = Purse(0, 0, Stash([]))
    s.workers = Workers()
    s.passed = Passed([False] * s.players)
    s.shop = Shop.none(box)
    s.spawn = Spawn.none(box)
    s.quests = Quests()
    s.onslaught = Onslaught()
    s.turns = Turns()
    s.attack = None
    s.hero_at = vec[i64]([-1] * SPOTS)
    s.monster_at = vec[Monster | None]([None] * SPOTS)
    s.structure_at = vec[Structure | None]([None] * SPOTS)


def parts(s: Vigil) -> list[Part[Any]]:
    """In the order in which they are read: each may look at those before it."""
    return [
        s.town,
        s.mist,
        s.supply,
        Cast(),
        s.horde,
        s.circle,
        s.panic,
        s.party,
        s.purse,
        s.workers,
        s.passed,
        s.shop,
        s.spawn,
        s.quests,
        s.onslaught,
        s.turns,
    ]
