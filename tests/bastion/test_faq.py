"""The questions and answers at the end of the rulebook."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-COMBAT-8")
def test_a_monster_at_resistance_0_stays_until_it_is_fought() -> None:
    table = Table().cards(B2="gloom-spinner").having(standard="blue").acts("kazgin")
    played = table.play("end turn => thornling", "place G1", "end turn => dust-wraith", "place Y1")
    assert played.resistance("B2") == {}
    assert played.spaces["B2"] == "gloom-spinner"


@pytest.mark.rule("LB-COMBAT-9", "LB-COMBAT-11")
def test_combat_against_resistance_0_succeeds_without_a_roll() -> None:
    table = Table().cards(B2="gloom-spinner").having(standard="blue").gear("mylfaar")
    played = table.at(mylfaar="E").acts("mylfaar").play("fight B2")
    assert (played.ask, played.match.heard) == ("pay", [])
    assert played.offered == ["withdraw", "vanquish B2"]
    assert played.play("vanquish B2").spaces == {}


@pytest.mark.rule("LB-FAQ-1")
def test_a_hero_may_end_the_turn_without_moving_or_acting() -> None:
    played = Table().acts("kazgin").play("end turn => incubus")
    assert played.hero("kazgin")["place"] == "C"
    assert played.seat == 1


@pytest.mark.rule("LB-FAQ-2", "LB-RESERVE-1")
def test_a_hero_may_hold_more_than_three_life_tokens() -> None:
    table = Table().at(kazgin="N").acts("kazgin")
    played = table.play("activate tavern", "rest kazgin", "stay => incubus")
    assert played.hero("kazgin")["life"] == 4


@pytest.mark.rule("LB-FAQ-2", "LB-RESERVE-2")
def test_only_the_reserve_limits_life_tokens() -> None:
    table = Table().at(kazgin="N").life(teagaan=7).acts("kazgin")
    played = table.play("activate tavern", "rest kazgin", "stay => incubus")
    assert played.reserve["life"] == 0
    assert played.hero("kazgin")["life"] == 3
    assert played.events("GainLost")[0]["rule"] == "LB-RESERVE-2"


@pytest.mark.rule("LB-RESERVE-3")
def test_losing_a_round_token_with_none_loses_nothing() -> None:
    table = Table().cards(R2="butcher").gear("kazgin").acts("teagaan")
    played = table.play("end turn => thornling")
    assert "EffectIgnored" in played.told
    assert played.lives == [3, 3, 3, 3]
    assert played.hero("kazgin")["calls"] == 1


@pytest.mark.rule("LB-FAQ-3", "LB-COMBAT-6")
def test_equipment_can_be_neither_thrown_away_nor_given() -> None:
    played = Table().gear("kazgin", red=2, black=1).acts("kazgin").play()
    verbs = {text.split()[0] for text in played.offered}
    assert verbs == {"end", "move", "activate", "call"}


@pytest.mark.rule("LB-FAQ-4", "LB-COMBAT-12")
def test_equipment_may_be_spent_although_the_dice_are_enough() -> None:
    table = Table().at(teagaan="N").cards(R2="incubus").gear("teagaan", red=2).acts("teagaan")
    played = table.play("fight R2 => red red blue", "spend red", "vanquish R2 => no_effect")
    assert played.gear("teagaan") == {"red": 1}
    assert played.reserve["equipment"]["red"] == 2


@pytest.mark.rule("LB-FAQ-5", "LB-COMBAT-13", "LB-COMBAT-16")
def test_a_combat_that_could_be_won_may_be_given_up() -> None:
    table = Table().at(teagaan="N").cards(R2="incubus").gear("teagaan", red=1).acts("teagaan")
    played = table.play("fight R2 => red red red", "spend red", "withdraw")
    assert played.spaces == {"R2": "incubus"}
    assert played.gear("teagaan") == {"red": 1}
    assert played.ask == "hero-phase"
    assert played.refuses("fight R2") == "LB-ACT-2"


@pytest.mark.rule("LB-FAQ-6", "LB-CALL-3")
def test_no_call_to_arms_between_the_victory_and_the_exit_effects() -> None:
    table = Table().at(teagaan="W").cards(Y2="hex-weaver").acts("teagaan")
    played = table.play("fight Y2 => black white red", "vanquish Y2")
    assert played.offered == [
        "first roll_corruption_die",
        "first gain_life_or_call_to_arms",
    ]
    played.play("first gain_life_or_call_to_arms")
    assert played.offered == ["gain life", "gain call"]
    played.play("gain call => no_effect")
    assert played.ask == "hero-phase"
    assert played.hero("teagaan")["calls"] == 2
    assert played.offers("call")


@pytest.mark.rule("LB-FAQ-7", "LB-WOUND-1")
def test_when_the_first_exit_effect_takes_the_hero_out_another_applies_the_second() -> None:
    table = Table().at(teagaan="W").life(teagaan=1).cards(Y2="hex-weaver").acts("teagaan")
    played = table.play("fight Y2 => black white red", "vanquish Y2")
    played.play("first roll_corruption_die => lose_life")
    assert played.hero("teagaan")["status"] == "out"
    assert played.offered == ["suffer kazgin", "suffer mylfaar", "suffer twindalli"]
    played.play("suffer mylfaar")
    assert (played.seat, played.ask) == (1, "gain-reward")
    played.play("gain life => incubus")
    assert played.hero("mylfaar")["life"] == 4
    assert played.discard == ["hex-weaver"]


@pytest.mark.rule("LB-FAQ-8", "LB-END-5")
def test_with_no_other_hero_the_remaining_exit_effects_do_not_happen() -> None:
    table = Table(1, "teagaan").at(teagaan="N").life(teagaan=1).cards(R2="hex-weaver")
    played = table.acts("teagaan").play("fight R2 => black white red", "vanquish R2")
    played.play("first roll_corruption_die => lose_life")
    assert played.ended == "lost LB-END-3"
    assert "LifeGained" not in played.told
    assert "CallToArmsGained" not in played.told


@pytest.mark.rule("LB-FAQ-8", "LB-NEUTRAL-7")
def test_an_exit_effect_nobody_left_can_take_is_ignored() -> None:
    """Kazgin, the only hero left, does not roll the Corruption die for a card."""
    table = Table().out("mylfaar", "twindalli", "teagaan").cards(Y2="hex-weaver").acts("kazgin")
    table.begins("Suffer roll_corruption_die hex-weaver 3", "HeroPhase 0")
    assert table.play().ask == "hero-phase"


@pytest.mark.rule("LB-SCORE-1", "LB-SCORE-2", "LB-SCORE-3", "LB-CARD-20", "LB-CARD-21")
def test_a_warlords_exit_effect_only_changes_the_score_at_normal() -> None:
    table = Table().at(mylfaar="E").cards(B2="lady-of-webs").having(standard="blue")
    played = table.acts("mylfaar").play("fight B2 => blue blue red", "vanquish B2")
    played.play("first award_life", "award mylfaar", "award mylfaar")
    assert played.ended == "won LB-END-2"
    assert played.score == 10 + 13 + 10
