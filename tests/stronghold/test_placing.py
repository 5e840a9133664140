"""Placing enemies."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import PLACES, Table


@pytest.mark.rule("LS-PLACING-1")
@pytest.mark.parametrize("place", PLACES)
def test_an_enemy_is_placed_on_a_free_space_of_the_location_of_its_letter(place: str) -> None:
    card = f"brute-{place.lower()}"
    played = Table().enemies(place, card).deck(card).play("draw")
    assert played.enemies(place) == [card, card]
    assert sorted(played.spaces(place)) == [0, 1]
    assert (played.corruption, played.fires) == ([0, 0, 0, 0, 0], 0)


@pytest.mark.rule("LS-PLACING-2")
def test_a_full_location_gains_1_corruption_and_passes_the_enemy_on_clockwise() -> None:
    played = Table().full("B").deck("brute-b").play("draw")
    assert played.corruption == [0, 1, 0, 0, 0]
    assert played.enemies("C") == ["brute-b"]


@pytest.mark.rule("LS-PLACING-2", "LS-LOSING-1")
def test_passing_an_enemy_on_can_give_the_fifth_corruption_point() -> None:
    played = Table().full("B").corruption(B=4).deck("brute-b").play("draw")
    assert played.destroyed == "B"
    assert (played.enemies("B"), played.enemies("C")) == ([], ["brute-b"])
    assert played.fires == 0


@pytest.mark.rule("LS-PLACING-3")
def test_each_further_full_location_gains_corruption_too_around_past_e_to_a() -> None:
    played = Table().full("D", "E", "A").deck("brute-d").play("draw")
    assert played.corruption == [1, 0, 0, 1, 1]
    assert played.enemies("B") == ["brute-d"]


@pytest.mark.rule("LS-PLACING-4")
def test_a_spill_stops_at_a_destroyed_location_with_1_fire_and_its_corruption_stays() -> None:
    played = Table().full("A", "B").destroyed("C").deck("brute-a").play("draw")
    assert played.corruption == [1, 1, 5, 0, 0]
    assert played.fires == 1
    assert played.view["out_of_game"] == ["brute-a"]
    assert played.enemies("D") == []


@pytest.mark.rule("LS-PLACING-5", "LS-PLACING-6")
def test_with_all_spaces_full_there_is_1_fire_no_corruption_and_no_enemy() -> None:
    played = Table().full(*PLACES).deck("brute-c").play("draw")
    assert played.fires == 1
    assert played.corruption == [0, 0, 0, 0, 0]
    assert played.view["out_of_game"] == ["brute-c"]
    assert played.view["discard"] == []


@pytest.mark.rule("LS-PLACING-7")
def test_destroyed_locations_are_left_out_when_asking_whether_all_are_full() -> None:
    played = Table().destroyed("D", "E").full("A", "B", "C").deck("brute-a").play("draw")
    assert played.fires == 1
    assert played.corruption == [0, 0, 0, 5, 5]
    assert played.view["out_of_game"] == ["brute-a"]
