"""Catapult tokens."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


@pytest.mark.rule("LS-CATAPULT-1")
def test_a_catapults_icon_is_turned_up_when_it_is_placed_and_not_before() -> None:
    table = Table().shuffled("catapults", "agility", "fight").deck("engineer-a")
    assert table.play().view["decks"]["catapult"]["order"] == [{"unknown": 2, "known": []}]
    played = table.play("draw => agility")
    assert played.location("A")["catapults"] == ["agility"]


@pytest.mark.rule("LS-CATAPULT-2")
def test_each_catapult_adds_1_fire_at_the_beginning_of_the_turn_before_the_draw() -> None:
    table = Table().catapults("A", "fight", "fight").catapults("C", "search").deck("brute-b")
    played = table.begins("EndTurn").play()
    assert (played.fires, played.ask) == (3, "draw")
    assert played.location("A")["catapults"] == ["fight", "fight"]


@pytest.mark.rule("LS-CATAPULT-3")
def test_a_catapult_placed_this_turn_waits_until_the_next() -> None:
    played = Table().pile("catapults", "fight").deck("engineer-a").play("draw", "stay")
    assert played.fires == 0
    assert played.play("end turn").fires == 1


@pytest.mark.rule("LS-CATAPULT-4")
def test_a_catapult_is_removed_by_a_die_with_the_icon_on_it_and_no_other() -> None:
    table = Table().catapults("A", "defend", "fight").attacks("A")
    played = table.play("roll => defend search agility", "keep")
    assert played.offers("catapult") == ["catapult defend with 1"]
    played.play("catapult defend with 1")
    assert played.location("A")["catapults"] == ["fight"]
    assert played.view["combat"]["used"] == [True, False, False]


@pytest.mark.rule("LS-CATAPULT-5")
def test_a_star_removes_any_catapult_but_only_where_the_party_is() -> None:
    table = Table().catapults("A", "defend").catapults("B", "fight").attacks("A")
    played = table.play("roll => star fight fight", "keep")
    assert played.offers("catapult") == ["catapult defend with 1"]


@pytest.mark.rule("LS-CATAPULT-6")
def test_a_removed_catapult_does_not_return_to_the_supply() -> None:
    table = Table().catapults("A", "fight").pile("catapults", "search").attacks("A")
    table.having(removed_catapults=["agility"])
    played = table.play("roll => fight fight fight", "keep", "catapult fight with 1")
    assert played.view["decks"]["catapult"]["may_hold"] == ["search"]
    assert played.match.position()["state"]["removed_catapults"] == ["agility", "fight"]


@pytest.mark.rule("LS-CATAPULT-7")
def test_no_catapult_is_placed_when_none_is_left_in_the_supply() -> None:
    played = Table().deck("engineer-a").play("draw")
    assert played.location("A")["catapults"] == []
    assert played.enemies("A") == ["engineer-a"]


@pytest.mark.rule("LS-CATAPULT-4")
def test_an_icon_beside_the_dice_removes_no_catapult() -> None:
    table = Table().catapults("A", "fight").attacks("A")
    played = table.play("roll => search search search", "keep", "hero elora")
    assert played.offers("catapult") == []
    assert played.refuses("catapult fight with 4") == "LS-CATAPULT-4"
