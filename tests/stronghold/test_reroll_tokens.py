"""Reroll tokens."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


def rolled(rerolls: int) -> Table:
    return Table().enemies("A", "brute-a").having(rerolls=rerolls).attacks("A")


@pytest.mark.rule("LS-REROLL-1")
def test_a_token_rolls_any_one_die_again() -> None:
    played = rolled(1).play("roll => search search search")
    assert played.offers("token") == ["token 1", "token 2", "token 3"]
    assert played.refuses("token 1 2") == "LS-REROLL-1"
    played.play("token 2 => fight")
    assert played.view["combat"]["faces"] == ["search", "fight", "search"]
    assert played.view["rerolls"] == 0


@pytest.mark.rule("LS-REROLL-2")
def test_a_die_is_used_once_it_has_paid_for_an_enemy_a_chest_or_a_catapult() -> None:
    table = Table().enemies("A", "brute-a").catapults("A", "agility")
    table.pile("artifact_deck", "relic-heal").heroes(forest="damaged")
    table.having(artifacts=["relic-reroll-dice"]).attacks("A")
    played = table.play("roll => fight search agility", "keep", "defeat brute-a with 1")
    assert played.view["combat"]["used"] == [True, False, False]
    asked = table.play("roll => fight search agility", "keep", "chest with 2")
    assert asked.play("artifact relic-reroll-dice").offered == ["dice 1", "dice 3", "dice 1 3"]
    turned = table.play("roll => fight search agility", "keep", "catapult agility with 3")
    assert turned.play("hero forest").offered == ["die 1 to star", "die 2 to star"]


@pytest.mark.rule("LS-REROLL-3")
def test_tokens_are_spent_one_after_another_on_a_die_or_several_at_once() -> None:
    played = rolled(5).play("roll => search search search")
    played.play("token 1 => search", "token 1 => defend", "token 1 2 3 => fight fight star")
    assert played.view["combat"]["faces"] == ["fight", "fight", "star"]
    assert played.view["rerolls"] == 0
    assert played.offers("token") == []


@pytest.mark.rule("LS-REROLL-4")
def test_tokens_may_be_spent_before_and_after_the_free_second_roll() -> None:
    played = rolled(2).play("roll => search search search", "token 1 => fight")
    assert played.offers("reroll") != []
    played.play("reroll 2 3 => defend defend", "token 3 => star")
    assert played.view["combat"]["faces"] == ["fight", "defend", "star"]


@pytest.mark.rule("LS-REROLL-5")
def test_a_discarded_token_can_be_gained_again() -> None:
    played = rolled(5).play("roll => search search search", "token 1 2 => reroll reroll", "keep")
    assert played.view["rerolls"] == 3
    assert played.play("done", "end turn").view["rerolls"] == 5


@pytest.mark.rule("LS-REROLL-6", "LS-REROLL-7")
def test_at_most_five_tokens_are_held_and_those_beyond_are_lost() -> None:
    played = rolled(4).play("roll => reroll reroll corruption", "keep")
    assert played.view["rerolls"] == 5
    played.play("done", "end turn", "stay", "roll => search search search", "token 1 => fight")
    assert played.view["rerolls"] == 4
