"""Chest tokens, and the artifacts in them."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


def at_chests(count: int, *artifacts: str) -> Table:
    return Table().chests(A=count).pile("artifact_deck", *artifacts).attacks("A")


def held(artifacts: list[dict[str, object]]) -> list[object]:
    return [artifact["id"] for artifact in artifacts]


@pytest.mark.rule("LS-CHEST-1")
def test_a_search_die_draws_the_top_artifact_where_the_party_stands_at_a_chest() -> None:
    table = at_chests(1, "relic-douse", "relic-heal")
    played = table.play("roll => search fight fight", "keep", "chest with 1")
    assert held(played.view["artifacts"]) == ["relic-douse"]
    elsewhere = Table().chests(A=0).enemies("A", "brute-a").pile("artifact_deck", "relic-heal")
    played = elsewhere.attacks("A").play("roll => search fight fight", "keep")
    assert played.offers("chest") == []


@pytest.mark.rule("LS-CHEST-2")
def test_the_chest_goes_back_to_the_supply() -> None:
    table = at_chests(1, "relic-douse").having(chest_supply=3)
    played = table.play("roll => search search fight", "keep", "chest with 1")
    assert (played.chests[0], played.view["chest_supply"]) == (0, 4)
    assert played.offers("chest") == []


@pytest.mark.rule("LS-CHEST-3", "LS-CHEST-4")
def test_several_chests_are_taken_in_a_turn_with_a_die_each_a_star_counting_as_search() -> None:
    table = at_chests(3, "relic-douse", "relic-heal", "relic-topple")
    played = table.play("roll => search star fight", "keep", "chest with 1")
    assert played.offers("chest") == ["chest with 2"]
    played.play("chest with 2")
    assert held(played.view["artifacts"]) == ["relic-heal", "relic-douse"]
    assert played.chests[0] == 1
    assert played.offers("chest") == []


@pytest.mark.rule("LS-CHEST-5")
def test_no_chest_is_added_from_an_empty_supply_and_no_artifact_from_an_empty_deck() -> None:
    played = Table().having(chest_supply=0).deck("giver-a").play("draw")
    assert (played.chests[0], played.view["chest_supply"]) == (1, 0)
    table = Table().having(artifacts=["relic-draw-artifact"]).pile("artifact_deck", "relic-heal")
    assert held(table.play("artifact relic-draw-artifact").view["artifacts"]) == ["relic-heal"]


@pytest.mark.rule("LS-CHEST-6")
def test_with_no_artifact_left_a_chest_cannot_be_taken_and_stays() -> None:
    played = at_chests(2).play("roll => search search star", "keep")
    assert played.offers("chest") == []
    assert played.play("done").chests[0] == 2


@pytest.mark.rule("LS-CHEST-7")
def test_an_artifact_is_used_once_and_is_then_out_of_play() -> None:
    played = Table().having(artifacts=["relic-ward"]).play("artifact relic-ward")
    assert played.view["artifacts"] == []
    assert played.view["decks"]["artifact"]["count"] == 0
    assert played.play("stay", "end turn").offers("artifact") == []


@pytest.mark.rule("LS-CHEST-7")
def test_an_artifact_that_says_so_is_used_once_each_turn() -> None:
    played = Table().having(artifacts=["relic-gain-gold"]).play("artifact relic-gain-gold")
    assert played.refuses("artifact relic-gain-gold") == "LS-CHEST-7"
    played.play("stay", "end turn", "artifact relic-gain-gold")
    assert played.view["gold"] == 4


@pytest.mark.rule("LS-CHEST-7")
def test_an_artifact_is_used_at_any_time_when_its_effect_would_do_something() -> None:
    table = Table().having(artifacts=["relic-douse", "relic-turn-die"]).enemies("A", "brute-a")
    played = table.play()
    assert played.refuses("artifact relic-douse") == "LS-CHEST-7"
    assert played.refuses("artifact relic-turn-die") == "LS-CHEST-7"
    played = table.having(fires=1).play("move A", "roll => reroll reroll reroll")
    assert played.offers("artifact") == ["artifact relic-douse", "artifact relic-turn-die"]


@pytest.mark.rule("LS-CHEST-1")
def test_an_icon_beside_the_dice_opens_no_chest() -> None:
    table = Table().pile("artifact_deck", "relic-heal").having(artifacts=["relic-add-icons"])
    played = table.attacks("A").play("roll => fight fight fight", "keep")
    played.play("artifact relic-add-icons")
    assert played.offers("chest") == []
    assert played.refuses("chest with 5") == "LS-CHEST-1"
    assert played.match.why_not("chest with 5").refusal.why == "only-dice"
