"""Walks that begin late: Glenwald's third Night with growths falling, Lakeburg's with Cetusia, a
Heroic siege with three Warlords in play. At every decision a position is the match as it stands."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from laststand import Match
from tests.bastion.arrange import Table as Siege
from tests.bastion.arrange import box
from tests.conformance.invariants import invariants_of
from tests.conformance.test_documents import check_position, every
from tests.conformance.walks import moment, options
from tests.spell.arrange import Table as Vigil
from tests.spell.test_growths import dusk

MOST = 70
LAST = 10


def glenwald() -> dict[str, Any]:
    return position_of(dusk(3, 11, mist=4))


def lakeburg() -> dict[str, Any]:
    cards = [f"cetusia-{number}" for number in (1, 2, 3, 4)]
    deck = {"pool": cards[1:], "layers": [{"unknown": 3, "known": []}]}
    table = Vigil(scenario="lakeburg").having(day=3, mist=[3, 3, 3], phase=2, active=-1)
    table.having(cetusia_deck=deck, cetusia_drawn=cards[:1], direction="direction-1")
    table.monsters("clawer E10 E", "archer L5 S", "armored S12 W", "cetusia-head K7 S 2")
    return position_of(table.begins("PartAppears 1", "HeroPhase", "NightRound", "Dawn"))


def position_of(table: Vigil) -> dict[str, Any]:
    last = [] if table.agenda[-1].startswith("DayAndNight") else ["DayAndNight 4"]
    return {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": dict(table.options),
        "agenda": [*table.agenda, *last],
        "state": table.state,
    }


def heroic() -> dict[str, Any]:
    first, second, third = box().card_ids[50:53]
    table = Siege(level="heroic").cards(R1=first, B1=second, G1=third).full("yellow")
    table.having(warlords_left=3)
    return {**table.turn("red").position}


def grew(match: Match) -> bool:
    growths = ("hatchery", "seed-mortar")
    return any(event.facts.get("monster") in growths for event in match.events)


def struck(match: Match) -> bool:
    return any(event.kind == "CetusiaAttacked" for event in match.events)


def fought(match: Match) -> bool:
    return any(event.kind == "DiceRolled" for event in match.events)


LATE: list[tuple[Callable[[], dict[str, Any]], Callable[[Match], bool]]] = [
    (glenwald, grew),
    (lakeburg, struck),
    (heroic, fought),
]


@pytest.mark.parametrize(("late", "has_come"), LATE, ids=lambda made: made.__name__)
def test_a_position_of_a_late_game_is_the_match_as_it_stands(
    late: Callable[[], dict[str, Any]], has_come: Callable[[Match], bool]
) -> None:
    luck = Random(0)
    match = Match.at(late(), seed=0)
    for number in range(MOST):
        if match.choice is None:
            break
        if number % every(match.game.id) == 0 or number > MOST - LAST:
            check_position(match, moment(match))
        invariants_of(match.game.id).check(match)
        match.choose(luck.randrange(len(options(match))))
    assert has_come(match)
