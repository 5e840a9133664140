"""What holds after every Monster Phase, whatever the cards, the coin and the players bring."""

from __future__ import annotations

from itertools import pairwise

import pytest

from laststand.games.spell.bosses.harpy import ON_CLIFF
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.map.spots import SPOT_NUMBERS, SPOTS
from laststand.games.spell.night.monster_phase import MonsterPhase
from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Stream
from tests.spell.arrange import harpy_of
from tests.spell.invariants import set_aside
from tests.spell.night_table import BOX, Night

HEROES = {"konrad": "J13", "greta": "O13", "adelheid": "M11"}
PHASES = 6


def a_night(seed: int, scenario: str, day: int) -> Night:
    night = Night(scenario=scenario, day=day, phase=0, mist=7 - day, town=scenario != "glenwald")
    night.s.chance.reseed(seed)
    night.heroes(**HEROES).builds("ballista", "N16").builds("wooden-gate", "I10")
    for slot in (1 + seed % 5, 1 + (seed + 2) % 5, 1 + (seed + 3) % 5):
        night.lays(slot, "unseen", "unseen")
    if day == 3 and scenario == "gildenberg":
        harpy_of(night.s).place = ON_CLIFF
    return night


def play_phase(night: Night, luck: Stream) -> bool:
    """Plays a Monster Phase, every choice by lot; whether the game goes on."""
    night.play(MonsterPhase())
    while night.asked not in ("rest", ""):
        night.go_on(luck.below(len(night.offered)))
    return not night.ended


@pytest.mark.rule("TLS-NIGHT-2", "TLS-MONSTER-2", "TLS-MOVE-17", "TLS-STRIKE-8", "TLS-DICE-7")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("scenario", "day"), [("gildenberg", 1), ("gildenberg", 3), ("lakeburg", 2), ("glenwald", 2)]
)
def test_after_every_phase_the_table_is_in_order(scenario: str, day: int, seed: int) -> None:
    night = a_night(seed, scenario, day)
    luck = Stream.seeded(seed, 3)
    for _ in range(PHASES):
        if not play_phase(night, luck):
            break
        check_figures(night.s)
        check_spots(night.s)
        assert night.s.onslaught.strikes == []
        assert night.s.onslaught.answers_due == []
        assert night.s.spawn.revealed == []
        assert min(night.s.panic.flames) >= 0
        assert all(monster.stunned == 0 for monster in night.s.horde.monsters)
    check_ways(night)


def check_figures(s: Vigil) -> None:
    """Every figure is in the box or on the board, or is an Alerion set aside."""
    for kind in BOX.monsters:
        standing = len([monster for monster in s.horde.monsters if monster.kind is kind])
        aside = set_aside(s.boss).count(kind.id)
        assert s.supply.figures[kind.number] + standing + aside == kind.count
        assert s.supply.figures[kind.number] >= 0


def check_spots(s: Vigil) -> None:
    """One thing on each spot, and Monsters only where something may stand."""
    for monster in s.horde.monsters:
        assert s.monster_at[monster.spot] is monster
        assert s.ground.is_open[monster.spot]
        assert s.hero_at[monster.spot] < 0
        assert s.structure_at[monster.spot] is None
    taken = [spot for spot in range(SPOTS) if s.monster_at[spot] is not None]
    assert len(taken) == len(s.horde.monsters)


def check_ways(night: Night) -> None:
    """No way is longer than the points, the free steps sideways in the Mist left out."""
    for event in night.events("MonsterMoved"):
        path = event.facts["path"]
        assert isinstance(path, list)
        spots = [SPOT_NUMBERS[str(event.facts["at"])], *[SPOT_NUMBERS[name] for name in path]]
        paid = [
            rows_and_columns(start, end)
            for start, end in pairwise(spots)
            if not is_sideways_in_mist(night.s, start, end)
        ]
        assert sum(paid) <= BOX.monster(str(event.facts["monster"])).movement


def is_sideways_in_mist(s: Vigil, start: int, end: int) -> bool:
    level = s.ground.distance[start] == s.ground.distance[end]
    return level and s.is_mist(start) and s.is_mist(end)


@pytest.mark.rule("TLS-MOVE-15", "TLS-MOVE-16")
@pytest.mark.parametrize("seed", range(6))
def test_with_nobody_in_the_way_no_monster_is_left_in_the_mist(seed: int) -> None:
    night = a_night(seed, "gildenberg", 1)
    luck = Stream.seeded(seed, 3)
    for _ in range(3):
        if play_phase(night, luck):
            assert not any(night.s.is_mist(monster.spot) for monster in night.s.horde.monsters)
