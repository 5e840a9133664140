"""The eight heroes' powers."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-POWER-1", "LB-POWER-2")
def test_a_wounded_hero_has_no_power() -> None:
    played = Table().wounded("mylfaar").cards(R2="incubus").acts("mylfaar").play()
    assert played.offers("enchant") == []
    assert played.refuses("enchant R2") == "LB-WOUND-14"


@pytest.mark.rule("LB-POWER-3")
def test_powers_of_the_hero_phase_are_used_in_ones_own_and_outside_an_action() -> None:
    table = Table().cards(R2="incubus").grasped("market").at(mylfaar="N")
    assert table.acts("kazgin").play().offers("enchant", "lift", "extra") == []
    fighting = table.acts("mylfaar").play("fight R2 => red red red")
    assert fighting.offers("enchant") == []


# -- Elmer ---------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-ELMER-1")
def test_elmer_has_one_extra_move_before_or_after_his_action() -> None:
    table = Table(1, "elmer").acts("elmer")
    played = table.play("extra move N", "move NW", "activate market => red red")
    assert played.hero("elmer")["place"] == "NW"
    assert played.offers("extra", "move", "give") == []
    after = table.at(elmer="NW").play("activate market => red red", "move N", "extra move NE")
    assert after.hero("elmer")["place"] == "NE"


@pytest.mark.rule("LB-POWER-ELMER-2", "LB-POWER-ELMER-3")
def test_elmer_gives_the_extra_move_to_another_hero_who_moves_at_once() -> None:
    table = Table(heroes="elmer mylfaar twindalli teagaan").acts("elmer")
    played = table.play("give move teagaan")
    assert (played.seat, played.ask) == (3, "given-move")
    assert played.offered[0] == "stay"
    played.play("move SW")
    assert played.hero("teagaan")["place"] == "SW"
    assert played.offers("extra", "give") == []
    assert len(played.offers("move")) == 8


@pytest.mark.rule("LB-POWER-ELMER-3")
def test_a_given_move_that_is_declined_is_used_up() -> None:
    table = Table(heroes="elmer mylfaar twindalli teagaan").acts("elmer")
    played = table.play("give move teagaan", "stay")
    assert (played.seat, played.hero("teagaan")["place"]) == (0, "C")
    assert played.offers("extra", "give") == []


# -- Teagaan -------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-TEAGAAN-1")
def test_teagaan_gives_up_his_move_to_lift_a_figure_from_anything() -> None:
    table = Table().grasped("market").cards(R2="pyre-priest!").in_grasp("kazgin").acts("teagaan")
    played = table.play()
    assert played.offers("lift") == ["lift grasp market", "lift grasp R2", "lift grasp kazgin"]
    played.play("lift grasp kazgin")
    assert played.hero("kazgin")["grasp"] is False
    assert played.offers("move", "lift") == []


@pytest.mark.rule("LB-POWER-TEAGAAN-2")
def test_teagaan_needs_an_unused_move_but_may_be_held_in_place() -> None:
    table = Table().grasped("market").acts("teagaan")
    assert table.play("move N").offers("lift") == []
    held = table.cards(R2="web-warden").at(teagaan="N").play()
    assert (held.offers("move"), held.offers("lift")) == ([], ["lift grasp market"])


# -- Mylfaar -------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-MYLFAAR-1")
def test_mylfaar_enchants_any_card_once_in_each_hero_phase() -> None:
    table = Table().cards(R2="incubus", Y1="marshal-of-bones").acts("mylfaar")
    played = table.play("enchant Y1")
    assert played.elements["enchantment"] == "Y1"
    assert played.offers("enchant") == []
    moved = table.having(enchantment="Y1").play()
    assert moved.offers("enchant") == ["enchant R2"]


@pytest.mark.rule("LB-POWER-MYLFAAR-2")
def test_an_enchanted_card_has_1_resistance_less_against_any_hero() -> None:
    table = Table().cards(R2="incubus", Y1="marshal-of-bones").having(enchantment="Y1")
    played = table.acts("teagaan").play()
    assert (played.resistance("Y1"), played.resistance("R2")) == ({"yellow": 3}, {"red": 2})


@pytest.mark.rule("LB-POWER-MYLFAAR-3", "LB-WOUND-15")
def test_the_enchantment_stays_when_she_loses_her_power_and_returns_with_the_discard() -> None:
    table = Table().cards(R2="incubus").having(enchantment="R2").at(teagaan="N").acts("teagaan")
    assert table.play("fight R2 => red red red", "vanquish R2 => no_effect").elements[
        "enchantment"
    ] == ("icon")
    for lost in (table.wounded("mylfaar"), table.out("mylfaar")):
        played = lost.play()
        assert played.resistance("R2") == {"red": 1}
        played.play("fight R2 => red red red", "vanquish R2 => no_effect")
        assert played.elements["enchantment"] == "reserve"


@pytest.mark.rule("LB-POWER-MYLFAAR-4")
def test_on_a_warlord_of_several_colours_one_face_of_choice_is_waived() -> None:
    table = Table().cards(Y2="fourfold-tyrant").having(enchantment="Y2").at(teagaan="W")
    table.gear("teagaan").acts("teagaan")
    for dice in ("red green blue", "red green yellow", "white white blue"):
        assert "vanquish Y2" in table.play(f"fight Y2 => {dice}").offered
    assert table.play("fight Y2 => red red blue").ask == "hero-phase"


# -- Feng Li -------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-FENG-LI-1", "LB-POWER-FENG-LI-3")
def test_feng_li_rolls_chosen_dice_again_once_in_a_combat() -> None:
    table = Table(1, "feng-li").cards(R2="magma-brute").at(feng_li="N").gear("feng-li")
    played = table.acts("feng-li").play("fight R2 => red blue blue")
    assert (played.ask, len(played.offered)) == ("reroll-dice", 8)
    played.play("reroll 2 3 => red white")
    assert played.offered == ["withdraw", "vanquish R2"]
    lost = table.play("fight R2 => red red white", "reroll 3 => blue")
    assert lost.ask == "hero-phase"  # the second result stands


@pytest.mark.rule("LB-POWER-FENG-LI-1")
def test_feng_li_rolls_again_at_the_market_and_may_keep() -> None:
    table = Table(1, "feng-li").at(feng_li="NW").acts("feng-li")
    played = table.play("activate market => red blue")
    assert played.offered == ["keep", "reroll 1", "reroll 2", "reroll 1 2"]
    assert played.play("keep").gear("feng-li") == {"red": 2, "blue": 1}
    again = table.play("activate market => red blue", "reroll 1 2 => black black")
    assert again.gear("feng-li") == {"red": 1, "black": 2}


@pytest.mark.rule("LB-POWER-FENG-LI-2", "LB-POWER-FENG-LI-3")
def test_feng_li_rolls_the_corruption_die_once_again() -> None:
    table = Table(heroes="kazgin mylfaar twindalli feng-li").full("yellow").acts("twindalli")
    played = table.play("end turn => no_effect")
    assert (played.seat, played.offered) == (3, ["keep", "reroll"])
    assert played.play("reroll => lose_life").lives == [3, 3, 3, 2]
    assert table.play("end turn => lose_life", "keep").lives == [3, 3, 3, 2]


# -- Kazgin --------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-KAZGIN-1", "LB-POWER-KAZGIN-2")
def test_kazgin_rolls_the_gray_die_which_no_card_blocks() -> None:
    table = Table().cards(R2="pit-overlord").at(kazgin="N").gear("kazgin").acts("kazgin")
    assert "vanquish R2" in table.play("fight R2 => red red white red").offered
    blocked = Table().cards(G1="shadow-scout", G2="raven-swarm", G3="void-lurker", R2="butcher")
    blocked.at(kazgin="N").gear("kazgin", red=1).acts("kazgin")
    assert blocked.play("fight R2 => red", "spend red").offers("vanquish") == ["vanquish R2"]


@pytest.mark.rule("LB-POWER-KAZGIN-2")
def test_kazgin_rolls_two_dice_at_the_market_as_everybody_does() -> None:
    played = Table().at(kazgin="NW").acts("kazgin").play("activate market => red red")
    assert played.gear("kazgin") == {"red": 3}


@pytest.mark.rule("LB-POWER-KAZGIN-3")
def test_kazgin_does_not_roll_the_corruption_die_for_a_card_but_for_the_yellow_board() -> None:
    card = Table().cards(R2="pit-overlord").acts("teagaan").play("end turn => incubus")
    assert "CorruptionRolled" not in card.told
    neutral = Table().out("mylfaar").cards(B2="deep-leviathan").acts("kazgin").play("end turn")
    assert neutral.offered == ["suffer twindalli", "suffer teagaan"]
    assert neutral.refuses("suffer kazgin") == "LB-NEUTRAL-4"
    yellow = Table().out("teagaan").full("yellow").acts("twindalli").play("end turn")
    assert "suffer kazgin" in yellow.offered


# -- Twindalli -----------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-TWINDALLI-1", "LB-POWER-TWINDALLI-2", "LB-POWER-TWINDALLI-3")
def test_twindalli_fights_from_the_centre_any_card_in_line_or_two_opposite() -> None:
    table = Table().full("red", "blue", "green", "yellow").acts("twindalli")
    assert table.play().offers("fight") == [
        "fight R2",
        "fight B2",
        "fight G2",
        "fight Y2",
        "fight R2 G2",
        "fight B2 Y2",
    ]


@pytest.mark.rule("LB-POWER-TWINDALLI-2", "LB-POWER-TWINDALLI-3")
def test_twindalli_fights_both_ends_of_her_row_and_column_from_any_tile() -> None:
    table = Table().full("red", "blue", "green", "yellow").at(twindalli="N").acts("twindalli")
    assert table.play().offers("fight") == [
        "fight R2",
        "fight B1",
        "fight G2",
        "fight Y3",
        "fight R2 G2",
        "fight B1 Y3",
    ]
    corner = table.at(twindalli="NW").play().offers("fight")
    assert corner[4:] == ["fight R1 G3", "fight R1 Y3", "fight B1 Y3"]


@pytest.mark.rule("LB-POWER-TWINDALLI-1")
def test_without_her_power_twindalli_fights_as_everybody_does() -> None:
    table = Table().full("red", "blue", "green", "yellow").in_grasp("twindalli").acts("twindalli")
    assert table.play().refuses("fight R2") == "LB-GRASP-3"


# -- Ysaline -------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-YSALINE-1")
def test_ysaline_activates_her_tile_and_fights_in_either_order() -> None:
    table = Table(1, "ysaline").at(ysaline="NW").cards(R1="magma-brute").acts("ysaline")
    played = table.play("activate market => red red", "fight R1 => red blue blue", "withdraw")
    assert played.offers("fight", "activate") == []
    fought = table.play("fight R1 => blue blue blue", "activate market => red red", "move N")
    assert fought.gear("ysaline") == {"red": 3}
    moved_first = table.at(ysaline="N").play("move NW", "activate market => red red")
    assert moved_first.offers("fight") == ["fight R1"]


@pytest.mark.rule("LB-POWER-YSALINE-1")
def test_ysaline_has_not_left_the_tile_in_between() -> None:
    table = Table(1, "ysaline").at(ysaline="NW").cards(R2="incubus", R1="magma-brute")
    played = table.acts("ysaline").play("activate market => red red", "move N")
    assert played.refuses("fight R2") == "LB-POWER-YSALINE-1"


# -- Berric --------------------------------------------------------------------------------


@pytest.mark.rule("LB-POWER-BERRIC-1")
def test_berrics_falcon_finds_a_token_of_the_cards_colour_before_its_entrance_effect() -> None:
    table = Table(heroes="berric mylfaar twindalli teagaan").gear("berric").acts("teagaan")
    played = table.play("end turn => zombie-shooter", "place Y1")
    # Zombie Shooter takes a round token on entrance: the falcon's was there to be taken.
    assert played.gear("berric") == {}
    assert "EquipmentGained" in played.told
    assert played.told.index("EquipmentGained") < played.told.index("EquipmentLost")


@pytest.mark.rule("LB-POWER-BERRIC-1")
def test_of_a_warlord_of_several_colours_berric_chooses_one_that_he_lacks() -> None:
    table = Table(heroes="berric mylfaar twindalli teagaan").having(runs=[0, 8]).acts("teagaan")
    played = table.play("end turn => faceless-regent", "place R2")
    assert (played.seat, played.ask, len(played.offered)) == (0, "falcon", 3)
    assert played.play("gain blue").gear("berric") == {"red": 1, "blue": 1}


@pytest.mark.rule("LB-POWER-BERRIC-1")
def test_the_falcon_finds_no_black_token() -> None:
    table = Table(heroes="berric mylfaar twindalli teagaan").acts("teagaan")
    played = table.play("end turn => raven-swarm", "place R1")
    assert played.gear("berric") == {"red": 1}


@pytest.mark.rule("LB-POWER-BERRIC-1")
def test_the_falcon_finds_no_second_token_of_a_colour() -> None:
    table = Table(heroes="berric mylfaar twindalli teagaan").gear("berric", red=1, green=1)
    played = table.acts("teagaan").play("end turn => thornling", "place G1")
    assert played.gear("berric") == {"red": 1, "green": 1}


@pytest.mark.rule("LB-POWER-BERRIC-1")
def test_the_falcon_finds_nothing_on_a_full_board_or_for_a_second_card() -> None:
    full = Table(heroes="berric mylfaar twindalli teagaan").full("red").acts("teagaan")
    assert full.play("end turn").gear("berric") == {"red": 1}
    second = Table(heroes="berric mylfaar twindalli teagaan").gear("berric").acts("teagaan")
    played = second.play("end turn => ember-imp", "place R1 => thornling", "place G1")
    assert played.gear("berric") == {"red": 1}
