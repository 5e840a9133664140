"""The state of the siege, told at every moment; it presses where the next blow may be the last."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match
from tests.bastion.arrange import Table as Siege
from tests.conformance.tables import GAMES
from tests.conformance.walks import sensible, steps
from tests.stronghold.arrange import Table as Realm


def told(match: Match) -> dict[str, dict[str, Any]]:
    return {prospect["key"]: prospect for prospect in match.view()["siege"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_way_to_win_and_a_way_to_lose_are_told_at_every_moment(game: str) -> None:
    match = Match.new(game, seed=4)
    for _ in steps(match, sensible, 4):
        ways = [prospect["way"] for prospect in match.view()["siege"]]
        assert ways[0] == "win"
        assert "lose" in ways


@pytest.mark.rule("LS-LOSE-2")
def test_the_last_fire_presses() -> None:
    table = Realm()
    table.state["fires"] = 3
    assert not told(table.ends_turn().play().match)["fires"]["presses"]
    table.state["fires"] = 4
    fires = told(table.ends_turn().play().match)["fires"]
    assert (fires["facts"], fires["presses"]) == ({"fires": 4, "spaces": 5}, True)


@pytest.mark.rule("LB-END-6")
def test_the_third_tile_presses_once_two_are_in_the_grasp() -> None:
    siege = Siege(players=1).grasped("tavern").acts("kazgin").play()
    assert not told(siege.match)["grasp"]["presses"]
    siege = Siege(players=1).grasped("tavern", "tower").acts("kazgin").play()
    grasp = told(siege.match)["grasp"]
    assert (grasp["facts"], grasp["presses"]) == ({"tiles": 2, "lose": 3}, True)


@pytest.mark.rule("LB-END-2")
def test_a_warlord_at_the_bastion_is_told() -> None:
    siege = Siege(players=1).acts("kazgin").play()
    assert "warlord-coming" in told(siege.match)
    warlord = Siege(players=1).state["warlords"][0]
    siege = Siege(players=1).cards(R1=warlord).acts("kazgin").play()
    assert told(siege.match)["warlord-here"]["facts"] == {"left": 1}
    table = Siege(players=1).acts("kazgin")
    table.state["runs"][0] = 0
    assert told(table.play().match)["warlord-next"]["presses"]


@pytest.mark.rule("TLS-INTRO-6")
def test_the_introduction_is_won_by_surviving_and_has_no_quests() -> None:
    match = Match.new("spell", scenario="introduction", players=1, seed=1)
    assert set(told(match)) == {"survive", "mages", "panic"}
