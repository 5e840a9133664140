"""Where a hero can still go, before a token is turned over or a step taken."""

from __future__ import annotations

import pytest

from laststand.games.spell.heroes.reach import Reach
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from tests.spell.arrange import Played, Table

STEPS = ("move", "jump")


def reach_of(played: Played) -> Reach:
    return Reach(played.s, played.s.active)


def within(reach: Reach, points: int) -> list[str]:
    return sorted(SPOT_NAMES[spot] for spot in reach.spots if 0 < reach.cost(spot) <= points)


@pytest.mark.rule("TLS-STEP-3")
def test_what_is_in_reach_for_the_points_there_are_is_what_is_offered() -> None:
    played = Table().bare().alone().hero("konrad", at="J6", points=3).play()
    said = [said.split() for said in played.offered]
    assert within(reach_of(played), 3) == sorted(to for verb, to, *_ in said[1:] if verb in STEPS)


@pytest.mark.rule("TLS-STEP-1")
def test_fresh_tokens_lengthen_it_by_all_their_points() -> None:
    table = Table().bare().alone().hero("konrad", at="J6", points=1)
    tokens = table.play().s.heroes[0].tokens
    assert reach_of(table.play()).most == 1 + sum(tokens)
    table.hero("konrad", fresh=[True] + [False] * (len(tokens) - 1))
    assert reach_of(table.play()).most == 1 + tokens[0]


@pytest.mark.rule("TLS-JUMP-1")
def test_a_jump_is_part_of_a_way_and_ends_a_leg() -> None:
    table = Table().bare().alone().hero("konrad", at="I7", points=9)
    table.builds("wooden-wall I9", "wooden-wall J9", "wooden-wall K9", "wooden-wall L9")
    reach = reach_of(table.play())
    behind = SPOT_NUMBERS["I10"]
    way = [SPOT_NAMES[spot] for spot in reach.way(behind)]
    assert way == ["I8", "I10"]
    assert SPOT_NAMES[reach.leg(behind)] == "I8"
    assert not reach.begins_with_jump(behind)


@pytest.mark.rule("TLS-WATER-2")
def test_tokens_turned_over_in_water_reach_less_far() -> None:
    played = Table(scenario="lakeburg").bare().alone().play()
    water = next(name for name, spot in SPOT_NUMBERS.items() if played.s.ground.is_water[spot])
    table = Table(scenario="lakeburg").bare().alone().hero("konrad", at=water)
    hero = table.play().s.heroes[0]
    assert reach_of(table.play()).most == sum(max(1, value - 2) for value in hero.tokens)
