"""Hero cards."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table

OUT = "incapacitated"


@pytest.mark.rule("LS-HERO-1")
def test_an_ability_may_be_used_at_any_time_of_the_turn() -> None:
    table = Table().enemies("A", "brute-a").deck("brute-b")
    played = table.play()
    for line in ("draw", "move A", "roll => fight fight fight", "keep", "done"):
        assert "hero reese" in played.offered
        played.play(line)
    assert played.ask == "end-turn"
    assert "hero reese" in played.offered


@pytest.mark.rule("LS-HERO-1")
def test_using_an_ability_does_not_use_up_the_step_of_the_turn() -> None:
    played = Table().deck("brute-b").play("hero reese")
    assert played.ask == "draw"
    assert played.play("draw", "hero reese").ask == "move"


@pytest.mark.rule("LS-HERO-7")
def test_an_ability_that_would_do_nothing_may_be_used_and_the_option_says_so() -> None:
    match = Table().play().match
    assert match.choice is not None
    idle = match.choice.options[match.choice.notations().index("hero elora")]
    assert match.game.words.option(idle) == "Elora: Fight (it would do nothing now)"
    match.choose("hero elora")
    assert match.view()["heroes"][0]["side"] == "damaged"


@pytest.mark.rule("LS-HERO-2")
def test_only_the_ability_on_the_visible_side_can_be_used() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    full = table.play("roll => search search search", "keep", "hero elora")
    assert full.view["combat"]["faces"][3:] == ["fight"]
    damaged = table.heroes(elora="damaged").play("roll => search search search", "hero elora")
    assert damaged.view["combat"]["faces"][3:] == ["defend"]


@pytest.mark.rule("LS-HERO-3")
def test_a_hero_at_full_health_who_uses_the_ability_is_damaged() -> None:
    played = Table().play("hero reese")
    assert played.heroes == {
        "elora": "full",
        "reese": "damaged",
        "galathar": "full",
        "forest": "full",
    }
    assert played.view["lux"]["wards"] == 1


@pytest.mark.rule("LS-HERO-4")
def test_a_damaged_hero_who_uses_the_ability_is_incapacitated_and_has_none_left() -> None:
    played = Table().heroes(reese="damaged").play("hero reese")
    assert (played.heroes["reese"], played.view["gold"]) == (OUT, 1)
    assert played.refuses("hero reese") == "LS-HERO-4"


@pytest.mark.rule("LS-HERO-5")
def test_the_last_heros_last_ability_is_carried_out_and_then_the_game_is_lost() -> None:
    table = Table().heroes(elora=OUT, reese=OUT, galathar="damaged", forest=OUT)
    table.enemies("A", "champion-a").attacks("A")
    played = table.play("hero galathar")
    assert played.view["discard"] == ["champion-a"]
    assert played.ended == "lost LS-LOSE-1"


@pytest.mark.rule("LS-HERO-6")
def test_no_hero_recovers_by_time_or_fighting_only_by_artifact_or_ware() -> None:
    table = Table().heroes(elora="damaged", forest=OUT).enemies("A", "brute-a")
    table.having(gold=3, artifacts=["relic-heal"])
    played = table.play(
        "move A", "roll => fight agility agility", "keep", "defeat brute-a with 1", "done"
    )
    played.play("end turn")
    assert (played.heroes["elora"], played.heroes["forest"]) == ("damaged", OUT)
    played.play("buy ware-heal", "heal elora")
    assert (played.heroes["elora"], played.heroes["forest"]) == ("full", OUT)
    played.play("artifact relic-heal")
    assert played.heroes["forest"] == "full"
