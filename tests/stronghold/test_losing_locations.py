"""Losing locations."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import PLACES, Table


@pytest.mark.rule("LS-LOSING-1")
def test_the_fifth_corruption_point_destroys_a_location_and_the_fourth_does_not() -> None:
    assert Table().corruption(A=2).deck("blight-a").play("draw").destroyed == ""
    assert Table().corruption(A=3).deck("blight-a").play("draw").destroyed == "A"


@pytest.mark.rule("LS-LOSING-2")
def test_all_enemies_of_a_destroyed_location_are_out_of_the_game() -> None:
    table = Table().enemies("A", "rabble-a+rabble-b").corruption(A=3).deck("blight-a")
    played = table.play("draw")
    assert played.enemies("A") == []
    assert sorted(played.view["out_of_game"]) == ["blight-a", "rabble-a", "rabble-b"]
    assert played.view["discard"] == []


@pytest.mark.rule("LS-LOSING-3")
def test_corruption_beyond_the_fifth_point_is_lost() -> None:
    played = Table().corruption(A=4).deck("blight-a").play("draw")
    assert played.corruption == [5, 0, 0, 0, 0]
    assert played.fires == 0


@pytest.mark.rule("LS-LOSING-4")
def test_tokens_of_a_destroyed_location_are_discarded_and_a_pawn_stays() -> None:
    table = Table().party("A").chests(A=2).catapults("A", "fight").corruption(A=4)
    table.having(chest_supply=2).deck("blight-a")
    played = table.play("draw", "stay", "end turn")
    assert played.chests[0] == 0
    assert played.view["chest_supply"] == 4
    assert played.location("A")["catapults"] == []
    assert played.match.position()["state"]["removed_catapults"] == ["fight"]
    assert played.fires == 0
    assert played.view["pawns"] == ["A"]
    assert "move B" in played.offered


@pytest.mark.rule("LS-LOSING-5")
def test_an_enemy_for_a_destroyed_location_is_out_of_the_game_for_1_fire() -> None:
    played = Table().destroyed("B").deck("brute-b").play("draw")
    assert played.fires == 1
    assert played.view["out_of_game"] == ["brute-b"]
    assert [played.enemies(place) for place in "ABCDE"] == [[]] * 5


@pytest.mark.rule("LS-LOSING-5")
def test_with_no_location_left_it_is_the_destroyed_one_that_turns_an_enemy_away() -> None:
    played = Table().destroyed(*PLACES).deck("brute-b").play("draw")
    assert [event["rule"] for event in played.events("FireAdded")] == ["LS-LOSING-5"]


@pytest.mark.rule("LS-LOSING-6")
@pytest.mark.parametrize("card", ["blight-b", "engineer-b", "giver-b", "vampire-b", "summoner-b"])
def test_nothing_on_an_enemy_that_was_never_placed_resolves(card: str) -> None:
    played = Table().destroyed("B").pile("catapults", "fight").deck(card, "brute-c").play("draw")
    assert (played.ask, played.fires) == ("move", 1)
    assert played.deck == ["brute-c"]
    assert played.corruption == [0, 5, 0, 0, 0]
    assert played.location("B")["catapults"] == []
    assert played.chests == [1, 0, 1, 1, 1]
