"""The rulebook's worked examples, with their numbers."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Played, Table


@pytest.mark.rule("LB-PLACING-1", "LB-PLACING-2", "LB-PLACING-10", "LB-CARD-7", "LB-EFFECT-1")
def test_the_hollow_summoner_goes_to_blue_and_the_black_card_it_brings_to_the_drawer() -> None:
    played = Table().acts("twindalli").play("end turn => hollow-summoner")
    assert (played.seat, played.ask) == (3, "place-card")
    assert played.offered == ["place B1", "place B2", "place B3"]
    played.play("place B2 => shadow-scout")
    assert (played.seat, played.offered) == (3, ["place Y1", "place Y2", "place Y3"])
    played.play("place Y1")
    assert played.spaces == {"B2": "hollow-summoner", "Y1": "shadow-scout"}
    assert played.runs == [40, 8]
    assert (played.seat, played.ask) == (3, "hero-phase")


@pytest.mark.rule("LB-NEUTRAL-3", "LB-NEUTRAL-4", "LB-NEUTRAL-2", "LB-CARD-3")
def test_a_player_without_round_tokens_cannot_suffer_the_butcher_for_the_others() -> None:
    table = Table().out("kazgin").cards(R2="butcher").gear("teagaan").acts("teagaan")
    played = table.play("end turn")
    assert (played.seat, played.ask) == (None, "who-suffers")
    assert played.offered == ["suffer mylfaar", "suffer twindalli"]
    assert played.refuses("suffer teagaan") == "LB-NEUTRAL-4"
    played.play("suffer mylfaar => incubus")  # the card is Mylfaar's own, in the next turn
    assert played.gear("mylfaar") == {}
    assert played.reserve["equipment"]["blue"] == 4
    assert (played.seat, played.ask) == (1, "place-card")
    assert played.spaces == {"R2": "butcher"}


@pytest.mark.rule("LB-ACT-3", "LB-ACT-4", "LB-GRASP-2")
def test_the_hero_on_a_free_tile_can_activate_it_and_the_one_on_a_grasped_tile_cannot() -> None:
    table = Table().at(kazgin="NW", teagaan="S").grasped("fountain")
    assert table.acts("kazgin").play().offers("activate") == ["activate market"]
    played = table.acts("teagaan").play()
    assert played.offers("activate") == []
    assert played.refuses("activate fountain") == "LB-ACT-4"


@pytest.mark.rule("LB-CALL-1", "LB-CALL-2", "LB-TILE-MARKET-1")
def test_a_call_to_arms_brings_equipment_from_the_market_before_the_fight() -> None:
    table = Table().at(teagaan="W").cards(Y2="nefarious-cannon").acts("teagaan")
    played = table.play("call market => black black")
    assert played.gear("teagaan") == {"yellow": 1, "black": 2}
    assert played.hero("teagaan")["calls"] == 0
    assert played.reserve["calls"] == 2
    assert "fight Y2" in played.offered


def against_the_incubus(dice: str) -> Played:
    table = Table().at(teagaan="N").cards(R2="incubus").gear("teagaan", red=1)
    return table.acts("teagaan").play(f"fight R2 => {dice}")


@pytest.mark.rule("LB-COMBAT-1", "LB-COMBAT-3", "LB-COMBAT-14")
def test_a_red_token_completes_one_red_face_against_the_incubus() -> None:
    played = against_the_incubus("red blue yellow")
    assert played.offered == ["withdraw", "spend red"]
    assert played.refuses("vanquish R2") == "LB-COMBAT-1"
    played.play("spend red", "vanquish R2 => no_effect")
    assert played.spaces == {}
    assert played.discard == ["incubus"]
    assert played.gear("teagaan") == {}


@pytest.mark.rule("LB-TWO-1", "LB-TWO-2", "LB-TWO-3", "LB-TWO-4", "LB-COMBAT-2")
def test_red_white_and_a_token_bring_down_incubus_and_hollow_summoner_together() -> None:
    table = Table().at(teagaan="NE").cards(R3="incubus", B1="hollow-summoner")
    played = table.gear("teagaan", red=1).acts("teagaan").play("fight R3 B1 => red white yellow")
    assert played.offers("vanquish") == ["vanquish R3", "vanquish B1"]
    assert played.refuses("vanquish R3 B1") == "LB-COMBAT-1"
    played.play("spend red", "vanquish R3 B1 => no_effect")
    assert played.spaces == {}
    assert sorted(played.discard) == ["hollow-summoner", "incubus"]


def against_the_archdaemon(face: str) -> Played:
    table = Table().grasped("market", "tavern").cards(R3="archdaemon-of-torment")
    table.gear("kazgin").gear("teagaan", red=4).at(teagaan="NE").acts("teagaan")
    played = table.play("fight R3 => black black black", *["spend red"] * 4)
    return played.play(f"vanquish R3 => {face}")


@pytest.mark.rule("LB-END-6", "LB-END-9", "LB-CORRUPTION-3")
def test_the_archdaemons_exit_can_lose_the_game_with_a_third_tile() -> None:
    played = against_the_archdaemon("place_grasp_on_tile")
    assert len(played.offers("grasp")) == 7
    assert played.play("grasp tomb").ended == "lost LB-END-6"


@pytest.mark.rule("LB-END-2", "LB-END-9")
def test_the_archdaemons_exit_without_a_third_tile_wins() -> None:
    assert against_the_archdaemon("no_effect").ended == "won LB-END-2"
