"""Combat."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table

TWO_DICE = ["reroll 1", "reroll 2", "reroll 3", "reroll 1 2", "reroll 1 3", "reroll 2 3"]


@pytest.mark.rule("LS-COMBAT-1")
def test_to_attack_three_dice_are_rolled() -> None:
    played = Table().enemies("A", "brute-a").attacks("A").play("roll => fight star agility")
    assert played.view["combat"]["faces"] == ["fight", "star", "agility"]


@pytest.mark.rule("LS-COMBAT-2")
def test_dice_are_rolled_only_where_an_enemy_a_boss_a_chest_or_a_catapult_is() -> None:
    empty = Table().chests(A=0).enemies("B", "brute-b").attacks("A").play()
    assert empty.refuses("roll") == "LS-COMBAT-2"
    assert Table().attacks("Lux").play().refuses("roll") == "LS-COMBAT-2"
    assert Table().destroyed("A").attacks("A").play().refuses("roll") == "LS-COMBAT-2"
    for table in (
        Table().chests(A=0).enemies("A", "brute-a"),
        Table().chests(A=0).enemies("A", "deaths-bane-1"),
        Table().chests(A=1),
        Table().chests(A=0).catapults("A", "fight"),
        Table(boss="draxis").party("Lux").enemies("Lux", "draxis-1"),
    ):
        here = "Lux" if table.state["at_lux"] else "A"
        assert "roll" in table.attacks(here).play().offered


@pytest.mark.rule("LS-COMBAT-3")
def test_only_enemies_where_the_party_is_can_be_attacked() -> None:
    table = Table().enemies("A", "brute-a").enemies("B", "brute-b").attacks("A")
    played = table.play("roll => fight fight fight", "keep")
    assert {text.split()[1] for text in played.offers("defeat")} == {"brute-a"}
    assert played.refuses("defeat brute-b") == "LS-COMBAT-3"


@pytest.mark.rule("LS-COMBAT-4")
def test_the_enemy_is_named_after_the_roll_not_before() -> None:
    table = Table().enemies("A", "brute-a", "lurker-a").attacks("A")
    played = table.play("roll => fight agility reroll", "keep")
    assert played.offers("defeat") == ["defeat brute-a with 1", "defeat lurker-a with 2"]


@pytest.mark.rule("LS-COMBAT-5")
def test_up_to_two_dice_may_be_rolled_again_once_and_together() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => search search search")
    assert played.offers("reroll") == TWO_DICE
    played.play("reroll 1 3 => fight defend")
    assert played.view["combat"]["faces"] == ["fight", "search", "defend"]
    assert played.offers("reroll") == []
    assert played.refuses("reroll 2") == "LS-COMBAT-5"


@pytest.mark.rule("LS-COMBAT-5")
def test_whoever_has_no_roll_left_is_asked_only_whether_the_dice_are_kept() -> None:
    table = Table().enemies("A", "brute-a").having(rerolls=1).attacks("A")
    played = table.play("roll => search search search")
    assert played.ask == "roll-again"
    played.play("reroll 1 3 => fight defend")
    assert played.ask == "roll-again"
    played.play("token 1 => fight")
    assert played.ask == "keep-dice"
    assert "keep" in played.offered


@pytest.mark.rule("LS-COMBAT-6")
def test_the_second_roll_keeps_at_least_one_die() -> None:
    played = Table().enemies("A", "brute-a").attacks("A").play("roll => search search search")
    assert played.refuses("reroll 1 2 3") == "LS-COMBAT-6"


@pytest.mark.rule("LS-COMBAT-7")
def test_no_die_is_spent_while_rolling_and_nothing_is_rolled_again_while_spending() -> None:
    table = Table().enemies("A", "brute-a").pile("artifact_deck", "relic-heal")
    table.catapults("A", "fight").having(rerolls=3).attacks("A")
    played = table.play("roll => fight search star")
    assert played.offers("defeat", "chest", "catapult") == []
    assert "keep" in played.offered
    played.play("keep")
    assert played.offers("reroll", "token", "keep") == []
    assert played.offers("defeat brute-a", "chest", "catapult") != []


@pytest.mark.rule("LS-COMBAT-8")
def test_only_an_enemy_whose_whole_requirement_is_met_can_be_attacked() -> None:
    table = Table().enemies("A", "champion-a").attacks("A")
    played = table.play("roll => fight defend agility", "keep")
    assert played.refuses("defeat champion-a") == "LS-COMBAT-8"
    met = table.play("roll => fight defend fight", "keep")
    assert met.offers("defeat") == ["defeat champion-a with 1 2 3"]


@pytest.mark.rule("LS-COMBAT-8")
def test_there_is_no_partial_damage_to_finish_next_turn() -> None:
    table = Table().enemies("A", "duelist-a").attacks("A")
    played = table.play("roll => fight search defend", "keep", "done", "end turn", "stay")
    played.play("roll => agility search defend", "keep")
    assert played.offers("defeat") == []


@pytest.mark.rule("LS-COMBAT-9")
def test_a_defeated_enemy_goes_to_the_discard_pile() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => fight search defend", "keep", "defeat brute-a with 1")
    assert played.enemies("A") == []
    assert played.view["discard"] == ["brute-a"]
    assert played.view["out_of_game"] == []


@pytest.mark.rule("LS-COMBAT-10")
def test_no_discarded_card_ever_comes_back_into_an_empty_deck() -> None:
    table = Table().deck("brute-a").having(discard=["brute-b"], out_of_game=["brute-c"])
    played = table.play("draw", "stay", "end turn", "stay", "end turn")
    assert played.ask == "move"
    assert played.view["decks"]["enemy"]["count"] == 0
    assert (played.view["discard"], played.view["out_of_game"]) == (["brute-b"], ["brute-c"])


@pytest.mark.rule("LS-COMBAT-11")
def test_an_enemy_with_a_coin_gives_one_gold_and_another_gives_none() -> None:
    table = Table().enemies("A", "coiner-a", "brute-a").attacks("A")
    played = table.play("roll => fight fight defend", "keep", "defeat brute-a with 1")
    assert played.view["gold"] == 0
    assert played.play("defeat coiner-a with 2").view["gold"] == 1


@pytest.mark.rule("LS-COMBAT-12")
def test_an_enemy_discarded_without_being_defeated_gives_no_gold() -> None:
    lost_location = Table().enemies("A", "coiner-a").corruption(A=3).deck("blight-a").play("draw")
    assert lost_location.view["gold"] == 0
    timer = Table().enemies("A", "bomb-a:1").play("stay", "end turn")
    assert (timer.view["out_of_game"], timer.view["gold"]) == (["bomb-a"], 0)
    turned_away = Table().destroyed("A").deck("coiner-a").play("draw")
    assert turned_away.view["gold"] == 0


@pytest.mark.rule("LS-COMBAT-13")
def test_as_many_enemies_are_defeated_as_the_icons_allow() -> None:
    table = Table().enemies("A", "rabble-a+rabble-b", "lurker-a").attacks("A")
    played = table.play("roll => fight fight agility", "keep")
    played.play("defeat rabble-a with 2", "defeat rabble-b with 1", "defeat lurker-a with 3")
    assert played.view["discard"] == ["rabble-a", "rabble-b", "lurker-a"]


@pytest.mark.rule("LS-COMBAT-14")
def test_a_die_is_used_once_and_the_dice_are_rolled_once_a_turn() -> None:
    table = Table().enemies("A", "brute-a", "brute-a").having(gold=3).attacks("A")
    played = table.play("roll => fight defend defend", "keep", "defeat brute-a#1 with 1")
    assert played.offers("defeat") == []
    assert played.play("done").offers("roll", "defeat") == []
