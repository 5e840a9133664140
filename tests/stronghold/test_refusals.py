"""What is not possible is refused with its own reason and rule, however it is typed."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Played, Table


def why(played: Played, notation: str) -> str:
    refused = played.match.why_not(notation)
    return f"{refused.sentence} {refused.rule}"


def spending(*faces: str) -> Played:
    """At A with two enemies, a chest and a catapult, one enemy at B, after the dice."""
    table = Table().enemies("A", "brute-a", "champion-a").enemies("B", "brute-b")
    table.catapults("A", "defend").pile("artifact_deck", "relic-heal").attacks("A")
    return table.play(f"roll => {' '.join(faces)}", "keep")


@pytest.mark.rule("LS-DEATHSBANE-2")
def test_a_star_against_deaths_bane_is_refused_by_the_ban_on_wild_icons() -> None:
    table = Table().enemies("A", "deaths-bane-1").attacks("A")
    played = table.play("roll => fight star star", "keep")
    for notation in ("defeat deaths-bane-1", "defeat deaths-bane-1 with 1 2"):
        assert why(played, notation) == "No star counts against deaths-bane-1. LS-DEATHSBANE-2"


@pytest.mark.rule("LS-DRAXIS-4")
def test_three_dice_against_draxis_are_refused_by_the_four_icons_she_needs() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux")
    played = table.play("roll => star star star", "keep")
    assert why(played, "defeat draxis-1 with 1 2 3").startswith("Draxis-1 needs 4 icons: ")
    assert played.refuses("defeat draxis-1 with 1 2 3") == "LS-DRAXIS-4"


@pytest.mark.rule("LS-COMBAT-3", "LS-COMBAT-8", "LS-COMBAT-14")
def test_dice_that_do_not_pay_for_an_enemy_are_refused_by_what_is_wrong_with_them() -> None:
    played = spending("fight", "fight", "agility")
    assert why(played, "defeat brute-a with 3") == (
        "These dice do not show everything needed to defeat Brute. LS-COMBAT-8"
    )
    assert why(played, "defeat brute-a with 2 1") == (
        "Too many dice: Brute is defeated with exactly what it needs. LS-COMBAT-8"
    )
    assert why(played, "defeat brute-b with 1") == (
        "Brute is not where the party stands. LS-COMBAT-3"
    )
    played.play("defeat brute-a with 1")
    assert why(played, "defeat champion-a with 1 2 3") == (
        "Each die is used only once, and one of these already was. LS-COMBAT-14"
    )


@pytest.mark.rule("LS-CHEST-1", "LS-CHEST-6", "LS-CATAPULT-5", "LS-DICE-1")
def test_a_chest_and_a_catapult_are_refused_by_what_is_missing() -> None:
    played = spending("fight", "fight", "agility")
    assert why(played, "chest with 1") == "This die shows neither search nor a star. LS-DICE-1"
    assert why(played, "catapult defend with 3").endswith("neither defend nor a star. LS-DICE-1")
    assert why(played, "catapult fight") == (
        "There is no fight catapult where the party stands. LS-CATAPULT-5"
    )
    table = Table().enemies("A", "brute-a").attacks("A")
    empty = table.play("roll => search fight fight", "keep")
    assert why(empty, "chest with 1") == "No artifact is left to be found. LS-CHEST-6"
    bare = table.chests(A=0).play("roll => search fight fight", "keep")
    assert why(bare, "chest") == "There is no chest where the party stands. LS-CHEST-1"


@pytest.mark.rule("LS-CHEST-7", "LS-MERCHANT-1")
def test_what_is_not_held_is_refused_as_such() -> None:
    played = Table().having(symbols=[0, 1, 0, 0]).play()
    assert (
        why(played, "artifact relic-heal")
        == "You do not have this artifact: Relic: heal. LS-CHEST-7"
    )
    assert why(played, "symbol fight") == "You have no fight token. LS-MERCHANT-1"
    assert played.refuses("symbol search") == "LS-MERCHANT-1"
    assert "for combat" in why(played, "symbol search")


@pytest.mark.rule("LS-ENEMY-9", "LS-HERO-4")
def test_to_be_harmed_and_to_use_an_ability_are_two_verbs() -> None:
    table = Table().heroes(reese="incapacitated").deck("vampire-a")
    played = table.play("draw")
    assert why(played, "harm reese") == "Reese is already incapacitated. LS-HERO-4"
    assert why(played, "hero elora") == (
        "'hero' is for another time, not for this question. LS-HERO-1"
    )
    assert table.play().refuses("harm elora") == "LS-ENEMY-10"


@pytest.mark.rule("LS-COMBAT-7")
def test_a_verb_of_another_time_is_refused_by_the_rule_that_says_when() -> None:
    rolling = Table().enemies("A", "brute-a").attacks("A").play("roll => fight fight fight")
    assert rolling.refuses("defeat brute-a with 1") == "LS-COMBAT-7"
    assert rolling.refuses("move B") == "LS-TURN-5"
    assert rolling.refuses("draw") == "LS-TURN-2"
    assert rolling.play("keep").refuses("token 1") == "LS-COMBAT-7"
    assert Table().moves().play().refuses("keep all") == "LS-CHEST-7"


def test_what_is_typed_in_any_case_and_order_is_understood() -> None:
    played = Table().enemies("D", "brute-d").moves().play("MOVE d")
    assert played.view["pawns"] == ["D"]
    played.play("Roll => agility agility agility", "reroll 2 1 => fight search")
    assert played.view["combat"]["faces"] == ["fight", "search", "agility"]


def test_what_no_rule_knows_is_refused_with_what_is_possible() -> None:
    played = Table().attacks("A").play()
    assert why(played, "dance").startswith("'dance' is not possible here, only: roll, end turn")


@pytest.mark.rule("LS-COMBAT-13")
def test_a_die_that_is_not_there_is_not_for_another_time() -> None:
    played = Table().enemies("A", "brute-a").attacks("A").play("roll => fight star fight", "keep")
    assert why(played, "chest with 4").startswith("'chest with 4' is not possible here, only: done")


@pytest.mark.rule("LS-CHEST-7", "LS-HERO-6", "LS-LOSING-1")
def test_what_an_artifact_cannot_be_used_on_is_refused_with_a_reason() -> None:
    table = Table(boss="deaths-bane").enemies("A", "deaths-bane-1:2", "champion-a", "bomb-a:1")
    table.enemies("B", "guard-b").full("C").destroyed("D").corruption(A=1, E=1)
    table.enemies("E", "bomb-e:1").heroes(elora="damaged", reese="damaged").attacks("A")
    relics = ["heal", "cleanse", "smite-anywhere", "drive", "snipe"]
    table.having(artifacts=[f"relic-{name}" for name in relics])

    def using(name: str, *lines: str) -> Played:
        return table.play(f"artifact relic-{name}", *lines)

    assert why(using("heal"), "heal forest") == "Forest is at full health already. LS-HERO-6"
    smiting = using("smite-anywhere")
    assert "is a boss" in why(smiting, "enemy deaths-bane-1@A")
    assert "needs 3 icons" in why(smiting, "enemy champion-a@A")
    assert "not on its last space" in why(using("snipe"), "enemy guard-b@B")
    assert "not where the party stands" in why(using("drive"), "enemy guard-b@B")
    driven = using("drive", "enemy bomb-a@A")
    assert "No card space is free" in why(driven, "at C")
    assert why(driven, "at D").endswith("is destroyed. LS-LOSING-1")
    assert "another location" in why(driven, "at A")
    assert "no corruption" in why(using("cleanse"), "at B")
    assert why(using("cleanse"), "at D").endswith("is destroyed. LS-LOSING-1")
