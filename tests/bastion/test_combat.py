"""Combat, against one card and against two."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Played, Table


def teagaan_fights(cards: dict[str, str], place: str, line: str, **gear: int) -> Played:
    table = Table().cards(**cards).at(teagaan=place).gear("teagaan", **gear)
    return table.acts("teagaan").play(line)


@pytest.mark.rule("LB-COMBAT-1")
def test_as_many_faces_of_its_colour_are_needed_as_its_resistance() -> None:
    won = teagaan_fights({"R2": "magma-brute"}, "N", "fight R2 => red red red")
    assert won.offered == ["withdraw", "vanquish R2"]
    lost = teagaan_fights({"R2": "magma-brute"}, "N", "fight R2 => red red blue")
    assert lost.ask == "hero-phase"


@pytest.mark.rule("LB-COMBAT-2")
def test_each_white_face_counts_as_one_face_of_any_colour() -> None:
    won = teagaan_fights({"R2": "magma-brute"}, "N", "fight R2 => red white white")
    assert "vanquish R2" in won.offered


@pytest.mark.rule("LB-COMBAT-3")
def test_only_tokens_of_the_cards_colour_help() -> None:
    played = teagaan_fights({"R2": "incubus"}, "N", "fight R2 => red blue blue", red=1, blue=3)
    assert played.offers("spend") == ["spend red"]
    assert played.refuses("spend blue") == "LB-COMBAT-3"


@pytest.mark.rule("LB-COMBAT-4", "LB-COMBAT-5")
def test_tokens_of_heroes_on_the_same_tile_are_used_if_their_owners_agree() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N", kazgin="N").gear("teagaan")
    played = table.acts("teagaan").play("fight R2 => red blue blue")
    assert played.offered == ["withdraw", "spend red (kazgin)"]
    played.play("spend red (kazgin)")
    assert (played.seat, played.offered) == (0, ["agree", "refuse"])
    played.play("agree", "vanquish R2 => no_effect")
    assert played.gear("kazgin") == {}


@pytest.mark.rule("LB-COMBAT-5")
def test_a_token_that_is_refused_is_not_asked_for_again_in_this_combat() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N", kazgin="N").gear("kazgin", red=1)
    played = table.gear("teagaan", red=1).acts("teagaan").play("fight R2 => red blue blue")
    played.play("spend red (kazgin)", "refuse")
    assert played.offered == ["withdraw", "spend red"]
    assert played.refuses("spend red (kazgin)") == "LB-COMBAT-5"


@pytest.mark.rule("LB-COMBAT-4", "LB-COMBAT-5")
def test_the_owners_other_tokens_can_still_be_asked_for() -> None:
    table = Table().cards(R3="incubus", B1="hollow-summoner").at(teagaan="NE", kazgin="NE")
    table.gear("teagaan").gear("kazgin", red=2, blue=1).acts("teagaan")
    played = table.play("fight R3 B1 => red black black", "spend red (kazgin)", "refuse")
    assert played.offers("spend") == ["spend red (kazgin)", "spend blue (kazgin)"]
    played.play("spend blue (kazgin)", "agree", "spend red (kazgin)", "refuse")
    assert played.offers("vanquish", "spend") == ["vanquish B1"]


@pytest.mark.rule("LB-COMBAT-4")
def test_heroes_on_other_tiles_do_not_help() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N").gear("teagaan").acts("teagaan")
    assert table.play("fight R2 => red blue blue").ask == "hero-phase"
    table.gear("teagaan", red=1)
    played = table.play("fight R2 => red blue blue")
    assert played.refuses("spend red (kazgin)") == "LB-COMBAT-4"


@pytest.mark.rule("LB-COMBAT-5")
def test_where_lending_is_free_nobody_is_asked() -> None:
    table = Table(lending="free").cards(R2="incubus").at(teagaan="N", kazgin="N").gear("teagaan")
    played = table.acts("teagaan").play("fight R2 => red blue blue", "spend red (kazgin)")
    assert played.offers("vanquish") == ["vanquish R2"]


@pytest.mark.rule("LB-COMBAT-6")
def test_a_lent_token_is_spent_from_its_owners_board() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N", kazgin="N").gear("teagaan")
    played = table.acts("teagaan").play("fight R2 => red blue blue", "spend red (kazgin)", "agree")
    assert (played.gear("kazgin"), played.gear("teagaan")) == ({"red": 1}, {})
    played.play("withdraw")
    assert (played.gear("kazgin"), played.gear("teagaan")) == ({"red": 1}, {})


@pytest.mark.rule("LB-COMBAT-7")
def test_the_cards_are_named_before_the_roll_and_any_of_them_may_be_vanquished() -> None:
    cards = {"R3": "ash-whisperer", "B1": "gloom-spinner"}
    both = teagaan_fights(cards, "NE", "fight R3 B1 => red blue green")
    assert both.offers("vanquish") == ["vanquish R3", "vanquish B1", "vanquish R3 B1"]
    one = teagaan_fights(cards, "NE", "fight R3 => red blue green")
    assert one.offers("vanquish") == ["vanquish R3"]


@pytest.mark.rule("LB-COMBAT-8", "LB-POWER-MYLFAAR-2")
def test_standard_and_enchantment_lower_a_resistance_together() -> None:
    table = Table().cards(R2="magma-brute").having(standard="red", enchantment="R2")
    played = table.at(teagaan="N").acts("teagaan").play()
    assert played.resistance("R2") == {"red": 1}
    assert "vanquish R2" in played.play("fight R2 => red blue blue").offered


@pytest.mark.rule("LB-COMBAT-10")
def test_a_resistance_never_falls_below_0() -> None:
    table = Table().cards(R3="ash-whisperer", B1="chasm-crawler")
    table.having(standard="red", enchantment="R3").at(teagaan="NE").acts("teagaan")
    played = table.play("fight R3 B1 => blue red red")
    assert played.offers("vanquish") == ["vanquish R3"]


@pytest.mark.rule("LB-COMBAT-11")
def test_dice_are_rolled_if_only_one_of_two_cards_is_at_0() -> None:
    table = Table().cards(R3="ash-whisperer", B1="gloom-spinner").having(standard="red")
    played = table.at(teagaan="NE").acts("teagaan").play("fight R3 B1 => blue green green")
    assert played.offers("vanquish") == ["vanquish R3", "vanquish B1", "vanquish R3 B1"]


@pytest.mark.rule("LB-COMBAT-12")
def test_surplus_tokens_can_be_spent_at_resistance_0_too() -> None:
    table = Table().cards(R2="ash-whisperer").having(standard="red").at(teagaan="N")
    played = table.gear("teagaan", red=2).acts("teagaan").play("fight R2")
    played.play("spend red", "spend red", "vanquish R2")
    assert played.gear("teagaan") == {}


@pytest.mark.rule("LB-COMBAT-18")
def test_a_token_laid_down_is_taken_back_until_the_result_is_taken() -> None:
    cards = {"R3": "incubus", "B1": "hollow-summoner"}
    played = teagaan_fights(cards, "NE", "fight R3 B1 => red blue yellow", red=1)
    assert played.refuses("take back red") == "LB-COMBAT-18"
    played.play("spend red")
    assert played.offers("take back") == ["take back red"]
    assert played.play("take back red").offers("vanquish") == ["vanquish B1"]
    played.play("vanquish B1")
    assert played.gear("teagaan") == {"red": 1}


@pytest.mark.rule("LB-COMBAT-18", "LB-COMBAT-5")
def test_a_lent_token_goes_back_to_its_owner() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N", kazgin="N").gear("teagaan", red=1)
    played = table.acts("teagaan").play("fight R2 => red blue blue", "spend red (kazgin)", "agree")
    assert played.offers("take back") == ["take back red (kazgin)"]
    played.play("take back red (kazgin)")
    assert played.offered == ["withdraw", "spend red", "spend red (kazgin)"]
    assert played.match.events[-1].as_dict()["hero"] == "kazgin"


@pytest.mark.rule("LB-COMBAT-18")
def test_a_token_that_leads_nowhere_any_more_is_taken_back_for_another_card() -> None:
    """Kazgin refuses what the Magma Brute would need beside the token laid down."""
    table = Table().cards(R3="magma-brute", B1="hollow-summoner").at(teagaan="NE", kazgin="NE")
    table.gear("teagaan", red=1).gear("kazgin", red=1).acts("teagaan")
    played = table.play("fight R3 B1 => red blue yellow", "spend red")
    played.play("spend red (kazgin)", "refuse")
    assert played.offered == ["withdraw", "take back red"]
    assert played.play("take back red").offered == ["withdraw", "vanquish B1"]


@pytest.mark.rule("LB-COMBAT-13")
def test_a_token_laid_down_must_be_spent_on_a_card_that_falls() -> None:
    cards = {"R3": "incubus", "B1": "hollow-summoner"}
    line = "fight R3 B1 => red blue yellow"
    played = teagaan_fights(cards, "NE", line, red=1)
    played.play("spend red")
    assert played.offers("vanquish") == ["vanquish R3", "vanquish R3 B1"]
    assert played.refuses("vanquish B1") == "LB-COMBAT-13"


@pytest.mark.rule("LB-COMBAT-13")
def test_a_token_that_can_lead_to_no_victory_is_not_offered() -> None:
    cards = {"R3": "magma-brute", "B1": "hollow-summoner"}
    played = teagaan_fights(cards, "NE", "fight R3 B1 => red blue yellow", red=1)
    assert played.offered == ["withdraw", "vanquish B1"]


@pytest.mark.rule("LB-COMBAT-14", "LB-COMBAT-17")
def test_exit_effects_come_before_the_space_is_free() -> None:
    table = Table().cards(B2="drowned-lantern").full("red").at(teagaan="E").acts("teagaan")
    played = table.play("fight B2 => blue blue red", "vanquish B2 => draw_horde_card butcher")
    assert "place B2" not in played.offered
    assert played.offers("place B") == ["place B1", "place B3"]


@pytest.mark.rule("LB-COMBAT-17")
def test_a_vanquished_card_has_no_ongoing_effect_while_it_exits() -> None:
    table = Table().cards(B2="shadow-scout").at(teagaan="E").acts("teagaan")
    played = table.play("fight B2 => black red", "vanquish B2")
    assert (played.ask, played.view["white_dice"]) == ("gain-equipment", 3)


@pytest.mark.rule("LB-COMBAT-15")
def test_what_lay_on_a_discarded_card_returns_where_it_came_from() -> None:
    table = Table().cards(R2="pyre-priest!").having(net="R2", enchantment="R2").at(teagaan="N")
    played = table.acts("teagaan").play("fight R2 => red red red", "vanquish R2")
    assert (played.elements["net"], played.elements["enchantment"]) == ("icon", "icon")
    assert played.reserve["grasp"] == 12


@pytest.mark.rule("LB-COMBAT-16")
def test_a_failed_combat_changes_nothing() -> None:
    played = teagaan_fights({"R2": "magma-brute"}, "N", "fight R2 => blue blue blue", red=1)
    assert played.ask == "hero-phase"
    assert (played.spaces, played.gear("teagaan")) == ({"R2": "magma-brute"}, {"red": 1})
    assert "CombatFailed" in played.told


# -- two at once ---------------------------------------------------------------------------


@pytest.mark.rule("LB-TWO-1", "LB-TWO-2")
def test_two_cards_of_one_colour_need_the_sum() -> None:
    cards = {"R3": "incubus", "B1": "ash-whisperer"}
    short = teagaan_fights(cards, "NE", "fight R3 B1 => red red blue")
    assert short.offers("vanquish") == ["vanquish R3", "vanquish B1"]
    both = teagaan_fights(cards, "NE", "fight R3 B1 => red red white")
    assert "vanquish R3 B1" in both.offered


@pytest.mark.rule("LB-TWO-3")
def test_either_but_not_both_is_the_players_choice() -> None:
    cards = {"R3": "ash-whisperer", "B1": "gloom-spinner"}
    played = teagaan_fights(cards, "NE", "fight R3 B1 => white yellow yellow")
    assert played.offers("vanquish") == ["vanquish R3", "vanquish B1"]
    assert played.play("vanquish B1").spaces == {"R3": "ash-whisperer"}


@pytest.mark.rule("LB-TWO-4")
def test_a_face_or_token_serves_one_card_only() -> None:
    cards = {"R3": "ash-whisperer", "B1": "branded-fiend"}
    played = teagaan_fights(cards, "NE", "fight R3 B1 => yellow yellow yellow", red=1)
    assert played.offered == ["withdraw", "spend red"]
    assert played.play("spend red").offers("vanquish") == ["vanquish R3", "vanquish B1"]


@pytest.mark.rule("LB-TWO-4")
def test_what_one_card_takes_no_heed_of_serves_the_other() -> None:
    """The Cinder Shade takes tokens only, so that the faces are the Ash Whisperer's."""
    cards = {"R3": "cinder-shade", "B1": "ash-whisperer"}
    played = teagaan_fights(cards, "NE", "fight R3 B1 => red yellow yellow", red=1)
    played.play("spend red")
    assert "vanquish R3 B1" in played.offered


@pytest.mark.rule("LB-TWO-5")
def test_two_vanquished_cards_exit_in_the_order_chosen() -> None:
    table = Table().cards(R3="web-warden", B1="shadow-scout").at(teagaan="NE").acts("teagaan")
    table.gear("mylfaar").gear("teagaan", blue=2, black=1)
    played = table.play("fight R3 B1 => blue black", "spend blue", "vanquish R3 B1")
    assert (played.seat, played.offered) == (3, ["first R3", "first B1"])
    played.play("first B1")
    assert played.ask == "gain-equipment"
    played.play("gain red")
    assert played.discard == ["shadow-scout"]
    played.play("gain red")
    assert played.discard == ["shadow-scout", "web-warden"]


@pytest.mark.rule("LB-TWO-5", "LB-HORDE-3", "LB-COMBAT-17")
def test_the_exit_effects_of_two_cards_are_ordered_as_one() -> None:
    table = Table().cards(R3="hex-weaver", B1="shadow-scout").at(teagaan="NE").acts("teagaan")
    played = table.having(standard="black").play("fight R3 B1 => black white", "vanquish R3 B1")
    assert played.offered == [
        "first R3 roll_corruption_die",
        "first R3 gain_life_or_call_to_arms",
        "first B1",
    ]
    played.play("first R3 gain_life_or_call_to_arms", "gain call")
    assert played.offered == ["first R3", "first B1"]
    played.play("first B1", "gain red => no_effect")
    assert played.discard == ["shadow-scout", "hex-weaver"]
    assert played.ask == "hero-phase"


@pytest.mark.rule("LB-TWO-5")
def test_a_card_without_exit_effect_leaves_at_once() -> None:
    cards = {"R3": "cinder-shade", "B1": "shadow-scout"}
    table = Table().cards(**cards).having(standard="black").at(teagaan="NE")
    played = table.gear("teagaan", red=1).acts("teagaan").play("fight R3 B1", "spend red")
    played.play("vanquish R3 B1")
    assert (played.ask, played.discard) == ("gain-equipment", ["cinder-shade"])
