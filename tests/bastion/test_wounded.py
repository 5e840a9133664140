"""Wounded hero, dead hero."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-WOUND-1", "LB-WOUND-2", "LB-WOUND-3", "LB-WOUND-5")
def test_a_hero_taken_out_loses_tokens_and_leaves_a_neutral_board() -> None:
    table = Table().full("red").life(kazgin=1).gear("kazgin", red=2, black=1).acts("teagaan")
    played = table.play("end turn => thornling")
    hero = played.hero("kazgin")
    assert (hero["status"], hero["life"], hero["calls"], hero["place"]) == ("out", 0, 0, "")
    assert played.gear("kazgin") == {}
    assert played.reserve["equipment"]["red"] == 4
    assert (played.reserve["life"], played.reserve["calls"]) == (7, 2)
    assert played.view["boards"][0]["neutral"] is True


@pytest.mark.rule("LB-WOUND-4")
def test_everything_on_its_horde_board_stays_and_keeps_working() -> None:
    table = Table().cards(R2="shadow-scout", R3="pyre-priest").having(net="R3", trap="R1")
    played = table.out("kazgin").acts("mylfaar").play()
    assert played.spaces == {"R2": "shadow-scout", "R3": "pyre-priest"}
    assert (played.elements["net"], played.elements["trap"]) == ("R3", "R1")
    assert played.view["white_dice"] == 2


@pytest.mark.rule("LB-WOUND-6", "LB-WOUND-7", "LB-WOUND-8")
def test_taken_out_in_the_horde_phase_others_suffer_the_rest_and_the_turn_ends() -> None:
    table = Table().life(mylfaar=1).cards(B1="deep-leviathan", B2="butcher").acts("kazgin")
    played = table.play("end turn", "first B1 => lose_life")
    assert played.hero("mylfaar")["status"] == "out"
    assert (played.seat, played.offered) == (
        None,
        ["suffer kazgin", "suffer twindalli", "suffer teagaan"],
    )
    played.play("suffer teagaan => thornling")
    assert (played.seat, played.ask) == (2, "place-card")  # Twindalli's turn; blue brought none
    assert played.gear("teagaan") == {}


@pytest.mark.rule("LB-WOUND-9")
def test_a_hero_taken_out_in_its_hero_phase_does_nothing_more_once_the_action_is_done() -> None:
    table = Table().life(teagaan=1).cards(Y2="incubus").at(teagaan="W").acts("teagaan")
    played = table.play("fight Y2 => red red blue", "vanquish Y2 => lose_life thornling")
    assert played.discard == ["incubus"]
    assert (played.seat, played.ask) == (0, "place-card")


@pytest.mark.rule("LB-WOUND-10")
def test_a_figure_on_its_board_returns_to_the_reserve_and_none_is_placed_there() -> None:
    table = Table().in_grasp("kazgin").life(kazgin=1).full("red").acts("teagaan")
    played = table.play("end turn => thornling")
    assert played.hero("kazgin")["grasp"] is False
    assert played.reserve["grasp"] == 12


@pytest.mark.rule("LB-WOUND-12")
def test_a_player_whose_hero_is_out_still_takes_part_in_what_the_table_decides() -> None:
    table = Table().out("kazgin").cards(R2="butcher").acts("teagaan")
    played = table.play("end turn")
    assert (played.seat, played.ask) == (None, "who-suffers")


@pytest.mark.rule("LB-WOUND-13", "LB-WOUND-14", "LB-WOUND-16", "LB-WOUND-17")
def test_the_healed_hero_is_back_on_the_dispensary_wounded_and_without_power() -> None:
    table = Table().out("teagaan").grasped("market").at(kazgin="SW").acts("kazgin")
    played = table.play("activate dispensary")
    hero = played.hero("teagaan")
    assert (hero["place"], hero["life"], hero["calls"]) == ("SW", 3, 1)
    assert (hero["wounded"], hero["power_usable"]) == (True, False)
    assert played.view["boards"][3]["neutral"] is False


@pytest.mark.rule("LB-WOUND-18", "LB-END-4")
def test_the_second_time_is_death() -> None:
    table = Table().wounded("kazgin").life(kazgin=1).full("red").acts("teagaan")
    played = table.play("end turn => thornling")
    assert played.hero("kazgin")["status"] == "dead"
    played.play("place G1")
    assert played.refuses("call dispensary") == "LB-CALL-6"
