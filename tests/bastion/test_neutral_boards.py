"""Neutral boards."""

from __future__ import annotations

import pytest

from laststand import Match
from tests.bastion.arrange import Played, Table


@pytest.mark.rule("LB-NEUTRAL-1")
def test_boards_without_a_player_and_of_heroes_out_are_neutral() -> None:
    played = Table(3).out("mylfaar").acts("kazgin").play()
    assert [board["neutral"] for board in played.view["boards"]] == [False, True, False, True]


@pytest.mark.rule("LB-NEUTRAL-2", "LB-FEWER-6")
def test_a_neutral_board_has_its_horde_phase_in_its_place_and_brings_no_card() -> None:
    table = Table(2).cards(B2="gloom-spinner", Y2="wailing-mourner").acts("kazgin")
    played = table.play("end turn => thornling")
    assert played.marked == ["B2"]
    assert (played.seat, played.ask) == (1, "place-card")
    assert len(played.events("CardDrawn")) == 1


@pytest.mark.rule("LB-FEWER-7")
def test_solo_resolves_three_neutral_boards_each_round() -> None:
    table = Table(1).cards(B2="gloom-spinner", G2="thornling", Y2="wailing-mourner")
    played = table.acts("kazgin").play("end turn => incubus")
    assert played.marked == ["B2", "G2", "Y2"]
    assert played.seat == 0
    boards = [event["board"] for event in played.events("NeutralTurnBegan")]
    assert boards == ["blue", "green", "yellow"]


@pytest.mark.rule("LB-NEUTRAL-3", "LB-NEUTRAL-5")
def test_each_effect_of_a_neutral_board_may_be_suffered_by_another() -> None:
    table = Table(2).cards(B1="butcher", B3="bridge-troll").acts("kazgin")
    played = table.play("end turn")
    assert (played.seat, played.offered) == (None, ["first B1", "first B3"])
    played.play("first B3")
    assert (played.seat, played.offered) == (None, ["suffer kazgin", "suffer mylfaar"])
    played.play("suffer kazgin => thornling")  # only Mylfaar can take the other
    assert (played.gear("kazgin"), played.gear("mylfaar")) == ({}, {})


@pytest.mark.rule("LB-NEUTRAL-5")
def test_the_table_chooses_the_tile_that_a_neutral_card_grasps() -> None:
    table = (
        Table(2).acts("kazgin").begins("Suffer place_grasp_on_tile zombie-lord -1", "HeroPhase 0")
    )
    played = table.play()
    assert (played.seat, played.ask, len(played.offered)) == (None, "grasp-tile", 9)


@pytest.mark.rule("LB-NEUTRAL-6")
def test_a_full_neutral_board_is_suffered_by_one_player() -> None:
    played = Table().out("teagaan").full("yellow").acts("twindalli").play("end turn")
    assert (played.seat, played.ask) == (None, "who-suffers")
    assert played.offered == ["suffer kazgin", "suffer mylfaar", "suffer twindalli"]
    played.play("suffer twindalli => lose_life incubus")
    assert played.lives == [3, 3, 2, 0]


@pytest.mark.rule("LB-NEUTRAL-3", "LB-NEUTRAL-6")
def test_a_full_red_board_without_a_hero_takes_a_life_of_somebody() -> None:
    table = Table(2, "mylfaar teagaan").full("red").acts("teagaan")
    table.hero("mylfaar")["board"], table.hero("teagaan")["board"] = "blue", "yellow"
    played = table.having(active=1, turn_side="west").begins("HeroPhase 1", "EndTurn 3").play()
    played.play("end turn")
    assert (played.seat, played.offered) == (None, ["suffer mylfaar", "suffer teagaan"])
    assert played.play("suffer teagaan => incubus").lives == [3, 2]


def alone_at_yellow(full: str) -> Table:
    table = Table(1, "teagaan").full(full)
    table.hero("teagaan")["board"] = "yellow"
    return table.acts("teagaan")


@pytest.mark.rule("LB-NEUTRAL-6")
def test_a_hero_alone_suffers_a_full_blue_board_without_a_hero() -> None:
    played = alone_at_yellow("blue").play("end turn => incubus")
    assert (played.lives, played.hero("teagaan")["calls"]) == ([3], 0)


@pytest.mark.rule("LB-NEUTRAL-3", "LB-NEUTRAL-6")
def test_a_hero_alone_suffers_a_full_green_board_each_effect_by_itself() -> None:
    played = alone_at_yellow("green").gear("teagaan", yellow=1).play("end turn")
    assert played.offered == ["first lose_all_equipment", "first draw_horde_card"]
    played.play("first lose_all_equipment => incubus")
    assert (played.ask, played.gear("teagaan")) == ("place-card", {})


@pytest.mark.rule("LB-NEUTRAL-6", "LB-WOUND-6")
def test_what_is_left_of_a_boards_effect_is_anothers_when_its_hero_is_taken_out() -> None:
    """Every space is taken: the card the green board brings costs Twindalli the last Life."""
    table = Table().full("red", "blue", "green", "yellow").life(twindalli=1).acts("mylfaar")
    played = table.play("end turn", "first draw_horde_card")
    assert played.hero("twindalli")["status"] == "out"
    assert played.offered == ["suffer kazgin", "suffer mylfaar", "suffer teagaan"]
    played.play("suffer kazgin")
    assert played.gear("kazgin") == {}


@pytest.mark.rule("LB-NEUTRAL-7", "LB-RESERVE-2")
@pytest.mark.parametrize("word", ["gain_life", "gain_call_to_arms", "gain_equipment"])
def test_nobody_is_picked_for_a_gain_that_the_reserve_does_not_have(word: str) -> None:
    table = Table().out("kazgin").cards(R1="incubus").acts("mylfaar")
    table.in_reserve(life=0, calls=0).reserve["equipment"].clear()
    played = table.begins(f"Suffer {word} incubus -1", "HeroPhase 1").play()
    assert played.ask == "hero-phase"


@pytest.mark.rule("LB-NEUTRAL-7")
def test_an_effect_nobody_can_suffer_is_ignored() -> None:
    table = Table(2).cards(B2="butcher").gear("kazgin").gear("mylfaar").acts("kazgin")
    played = table.play("end turn => thornling")
    ignored = played.events("EffectIgnored")[0]
    assert (ignored["rule"], ignored["cause"]) == ("LB-NEUTRAL-7", "butcher")


@pytest.mark.rule("LB-NEUTRAL-8", "LB-EFFECT-2")
def test_ongoing_effects_on_a_neutral_board_bear_on_all() -> None:
    table = Table(2).cards(Y2="shadow-scout", R2="incubus").at(mylfaar="N").acts("mylfaar")
    played = table.play()
    assert played.view["white_dice"] == 2
    assert played.play("fight R2 => red red").offers("vanquish") == ["vanquish R2"]


@pytest.mark.rule("LB-NEUTRAL-9")
def test_the_sufferer_of_a_neutral_boards_effect_places_the_card_it_brings() -> None:
    table = Table().out("teagaan").full("yellow").acts("twindalli")
    played = table.play("end turn", "suffer kazgin => draw_horde_card magma-brute")
    assert (played.seat, played.ask) == (0, "place-card")
    played.play("place R1 => incubus")  # its entrance effect is Kazgin's too
    assert played.hero("kazgin")["life"] == 2


@pytest.mark.rule("LB-NEUTRAL-10", "LB-BOARD-RED-1", "LB-NEUTRAL-6")
def test_an_effect_on_every_hero_is_on_every_hero_in_a_neutral_turn_too() -> None:
    table = Table().out("kazgin").full("red").acts("teagaan")
    played = Played(Match.at(table.position, seed=1)).play("end turn")
    assert played.lives == [0, 2, 2, 2]
    assert (played.seat, played.ask) == (None, "rout")
