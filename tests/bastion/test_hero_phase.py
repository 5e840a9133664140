"""Hero phase: act, move, Call to Arms."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-ACT-1")
def test_act_then_move_and_move_then_act_are_both_allowed() -> None:
    table = Table().at(kazgin="NW").acts("kazgin")
    acted = table.play("activate market => red red", "move N")
    assert acted.offers("move", "activate", "fight") == []
    moved = Table().acts("kazgin").play("move NW", "activate market => red red")
    assert moved.hero("kazgin")["place"] == "NW"
    assert moved.refuses("move N") == "LB-ACT-1"


@pytest.mark.rule("LB-ACT-2")
def test_a_hero_activates_a_tile_or_fights_not_both() -> None:
    table = Table().at(kazgin="NW").cards(R1="incubus").acts("kazgin")
    activated = table.play("activate market => red red")
    assert activated.refuses("fight R1") == "LB-ACT-2"
    fought = table.play("fight R1 => blue blue blue blue")
    assert fought.refuses("activate market") == "LB-ACT-2"


@pytest.mark.rule("LB-ACT-3")
def test_only_the_tile_the_figure_stands_on_is_activated() -> None:
    played = Table().at(kazgin="NW").acts("kazgin").play()
    assert played.offers("activate") == ["activate market"]
    assert played.refuses("activate tavern") == "LB-ACT-3"


@pytest.mark.rule("LB-ACT-5")
@pytest.mark.parametrize(
    ("place", "spaces"),
    [
        ("NW", ["R1", "Y3"]),
        ("N", ["R2"]),
        ("NE", ["R3", "B1"]),
        ("E", ["B2"]),
        ("SE", ["B3", "G1"]),
        ("S", ["G2"]),
        ("SW", ["G3", "Y1"]),
        ("W", ["Y2"]),
    ],
)
def test_a_hero_fights_the_cards_adjacent_to_its_tile(place: str, spaces: list[str]) -> None:
    table = Table().full("red", "blue", "green", "yellow").at(kazgin=place).acts("kazgin")
    played = table.play()
    fights = [f"fight {space}" for space in spaces]
    if len(spaces) == 2:
        fights.append(f"fight {' '.join(spaces)}")
    assert played.offers("fight") == fights
    far = "G2" if place != "S" else "R2"
    assert played.refuses(f"fight {far}") == "LB-ACT-5"


@pytest.mark.rule("LB-ACT-6")
def test_no_combat_from_the_centre() -> None:
    played = Table().cards(R2="incubus").acts("kazgin").play()
    assert played.refuses("fight R2") == "LB-ACT-6"


@pytest.mark.rule("LB-ACT-7")
@pytest.mark.parametrize(
    ("place", "tile"),
    [
        ("NE", "tomb"),
        ("E", "tower"),
        ("SW", "dispensary"),
        ("S", "fountain"),
        ("SE", "trebuchet"),
    ],
)
def test_a_tile_with_nothing_it_could_do_is_not_activated(place: str, tile: str) -> None:
    played = Table().at(kazgin=place).acts("kazgin").play()
    assert played.refuses(f"activate {tile}") == "LB-ACT-7"


@pytest.mark.rule("LB-MOVE-1")
def test_moves_go_to_adjacent_tiles_diagonally_too_and_only_once() -> None:
    played = Table().at(kazgin="N").acts("kazgin").play()
    assert played.offers("move") == ["move NW", "move NE", "move W", "move C", "move E"]
    assert played.refuses("move S") == "LB-MOVE-1"
    assert len(Table().acts("kazgin").play().offers("move")) == 8
    assert played.play("move E").refuses("move C") == "LB-ACT-1"


@pytest.mark.rule("LB-MOVE-2")
def test_any_number_of_heroes_may_stand_on_a_tile() -> None:
    table = Table().at(mylfaar="N", twindalli="N", teagaan="N").acts("kazgin")
    assert table.play("move N").hero("kazgin")["place"] == "N"


@pytest.mark.rule("LB-MOVE-3")
def test_no_move_in_the_middle_of_an_action() -> None:
    table = Table().at(kazgin="N").cards(R2="incubus").acts("kazgin")
    played = table.play("fight R2 => red red blue blue")
    assert played.offers("move") == []
    table = Table().at(kazgin="NE").cards(R2="incubus", R3="butcher").acts("kazgin")
    played = table.play("activate tomb => red white")
    assert played.offers("move") == []


# -- Call to Arms --------------------------------------------------------------------------


@pytest.mark.rule("LB-CALL-1", "LB-GRASP-2")
def test_a_call_reaches_any_tile_even_in_the_grasp() -> None:
    played = Table().grasped("market").acts("kazgin").play("call market => red green")
    assert played.gear("kazgin") == {"red": 2, "green": 1}
    assert played.refuses("call market") == "LB-CALL-1"


@pytest.mark.rule("LB-CALL-2")
def test_a_call_is_an_extra_action_and_its_token_goes_to_the_reserve() -> None:
    table = Table().at(kazgin="NW").acts("kazgin")
    played = table.play("call quarry", "trap R1", "activate market => red red", "move N")
    assert (played.hero("kazgin")["calls"], played.reserve["calls"]) == (0, 2)


@pytest.mark.rule("LB-CALL-3")
def test_a_call_can_come_before_between_and_after_move_and_action() -> None:
    table = Table().at(kazgin="NW").calls(kazgin=2).acts("kazgin")
    assert table.play().offers("call")
    assert table.play("move N").offers("call")
    assert table.play("activate market => red red").offers("call")
    assert table.play("activate market => red red", "move N").offers("call")


@pytest.mark.rule("LB-CALL-3")
def test_no_call_during_an_action() -> None:
    table = Table().at(kazgin="N").cards(R2="incubus").acts("kazgin")
    assert table.play("fight R2 => red red blue blue").offers("call") == []


@pytest.mark.rule("LB-CALL-4")
def test_several_calls_in_one_turn() -> None:
    table = Table().calls(kazgin=2).acts("kazgin")
    played = table.play("call market => red red", "call market => blue blue")
    assert played.gear("kazgin") == {"red": 3, "blue": 2}


@pytest.mark.rule("LB-CALL-5", "LB-CARD-17")
def test_a_call_earned_this_turn_can_be_used() -> None:
    table = Table().calls(kazgin=0).at(kazgin="N").cards(R2="siege-tower").acts("kazgin")
    played = table.play("fight R2 => black black black white", "vanquish R2")
    assert played.hero("kazgin")["calls"] == 1
    assert played.offers("call")


@pytest.mark.rule("LB-CALL-6", "LB-TILE-DISPENSARY-2")
def test_a_call_needs_the_tiles_other_conditions() -> None:
    assert Table().acts("kazgin").play().refuses("call dispensary") == "LB-CALL-6"
    played = Table().out("teagaan").acts("kazgin").play("call dispensary")
    assert played.hero("teagaan")["status"] == "in play"


@pytest.mark.rule("LB-CALL-7")
def test_a_call_takes_an_element_from_the_reserve() -> None:
    table = Table().grasped("quarry").acts("kazgin")
    assert table.play().elements["trap"] == "reserve"
    assert table.play("call quarry", "trap B2").elements["trap"] == "B2"
