"""Heroes move (Night p. 5 and 15; Day p. 20 and 21)."""

from __future__ import annotations

import pytest

from tests.spell.arrange import Table


def konrad(at: str = "E13", **fields: object) -> Table:
    return Table().bare().alone().hero("konrad", at=at, **fields)


@pytest.mark.rule("TLS-STEP-1")
def test_turning_a_token_over_gives_its_points() -> None:
    played = konrad().play()
    assert played.offers("token") == ["token 2", "token 3"]
    assert played.offers("move") == []
    played.play("token 3")
    assert played.hero("konrad").points == 3
    assert played.offers("token") == ["token 2"]
    played.play("token 2", "token 2")
    assert played.hero("konrad").points == 7
    assert played.offers("token") == []


@pytest.mark.rule("TLS-STEP-2", "TLS-STEP-3")
def test_points_are_pooled_and_spent_spot_by_spot() -> None:
    played = konrad().play("token 3", "token 2", "move E12")
    assert played.hero("konrad").points == 4
    assert "move E8" in played.offered
    assert "move D9" in played.offered
    assert played.refuses("move E7") == "TLS-STEP-2"
    played.play("move F12", "end turn")
    assert played.hero("konrad").points == 0


@pytest.mark.rule("TLS-STEP-3", "TLS-SPOT-1")
def test_heroes_neither_pass_nor_stop_on_an_occupied_spot() -> None:
    table = konrad(points=2).monsters("clawer E12 S").builds("wooden-wall I13")
    table.hero("greta", at="F13")
    played = table.play()
    assert played.refuses("move E12") == "TLS-STEP-3"
    assert played.refuses("move E11") == "TLS-STEP-2"
    assert played.refuses("move G13") == "TLS-STEP-2"
    assert "move D12" in played.offered


@pytest.mark.rule("TLS-STEP-4")
def test_heroes_never_enter_the_mist() -> None:
    played = konrad("D13", points=3).play()
    assert played.refuses("move C13") == "TLS-STEP-4"


@pytest.mark.rule("TLS-SPOT-4")
def test_nobody_crosses_the_cliff() -> None:
    played = konrad("J16", points=2).play()
    assert played.refuses("move J17") == "TLS-STEP-3"


@pytest.mark.rule("TLS-GATE-4", "TLS-WARP-2", "TLS-SPOT-3")
def test_gates_and_warp_gates_are_free_spots_for_heroes() -> None:
    table = konrad("H13", points=2).builds("wooden-gate I13", "warp-gate J13")
    played = table.play("move J13")
    assert played.at("konrad") == "J13"


@pytest.mark.rule("TLS-STEP-5", "TLS-HEROES-1")
def test_tokens_and_actions_come_back_with_the_next_hero_phase_and_mana_does_not() -> None:
    table = konrad(fresh=[False, False, False], actions=0, mana=1, points=2)
    table.begins("HeroPhase", "NightRound").monsters(*[f"clawer {c}3 S" for c in "DEFGHIJ"])
    hero = table.play().hero("konrad")
    assert (hero.fresh, hero.actions, hero.mana, hero.points) == ([True] * 3, 4, 1, 0)


@pytest.mark.rule("TLS-JUMP-1", "TLS-SPOT-2", "TLS-HERO-5", "TLS-HERO-6")
def test_a_jump_leads_over_a_low_obstacle_or_a_wooden_wall_for_three_points() -> None:
    played = konrad("U9", points=3).play("jump U11")
    assert (played.at("konrad"), played.hero("konrad").points) == ("U11", 0)
    played = konrad("H13", points=4).builds("wooden-wall I13").play("jump J13")
    assert (played.at("konrad"), played.hero("konrad").points) == ("J13", 1)
    played = konrad("U9", points=2).play()
    assert played.refuses("jump U11") == "TLS-JUMP-1"


@pytest.mark.rule("TLS-WALL-1", "TLS-HERO-6")
def test_stone_walls_are_jumped_in_the_french_edition_only() -> None:
    table = konrad("H13", points=4).builds("stone-wall I13")
    assert table.play().refuses("jump J13") == "TLS-WALL-1"
    french = Table(edition="fr").bare().hero("konrad", at="H13", points=4)
    assert "jump J13" in french.builds("stone-wall I13").play().offered


@pytest.mark.rule("TLS-JUMP-2", "TLS-WALL-1")
def test_the_landing_spot_must_be_free() -> None:
    table = konrad("H13", points=4).builds("wooden-wall I13", "house J13")
    assert table.play().refuses("jump J13") == "TLS-JUMP-2"
    assert (
        konrad("H13", points=4)
        .builds("wooden-wall I13")
        .monsters("clawer J13 E")
        .play()
        .refuses("jump J13")
        == "TLS-JUMP-2"
    )


@pytest.mark.rule("TLS-WATCHTOWER-2")
def test_climbing_and_leaving_a_watchtower_cost_two_points_and_it_is_not_jumped() -> None:
    table = konrad("J13", points=5).builds("watchtower K13")
    played = table.play()
    assert played.offers("jump") == []
    assert "move K13" not in played.offered
    played.play("climb K13")
    assert (played.at("konrad"), played.hero("konrad").points) == ("K13", 3)
    assert played.offers("move") == []
    played.play("descend K14")
    assert (played.at("konrad"), played.hero("konrad").points) == ("K14", 1)


@pytest.mark.rule("TLS-WATCHTOWER-6")
def test_no_attack_takes_a_hero_down_from_a_watchtower() -> None:
    above = konrad("J13", points=2, weapons=["chipped-sword"]).builds("watchtower J13")
    assert above.play().offers("attack chipped-sword lunge") == []
    played = above.monsters("clawer J12 S").play("attack chipped-sword lunge J12 => hit")
    assert played.at("konrad") == "J13"
    shot = konrad("J13", weapons=["hand-crossbow"]).builds("watchtower J13")
    played = shot.monsters("clawer J9 S").play("attack hand-crossbow skirmish J9 => hit")
    assert (played.at("konrad"), played.ask) == ("J13", "hero-turn")
    rusher = konrad("J13", points=2, weapons=["knights-sword"]).builds("watchtower J13")
    played = rusher.monsters("clawer J12 S").play()
    assert played.offers("attack knights-sword rush") == []
    assert played.why("attack knights-sword rush") == (
        "The hero must first climb down from the Watchtower. TLS-WATCHTOWER-6"
    )


@pytest.mark.rule("TLS-WARP-3", "TLS-ENGINE-5")
def test_a_warp_gate_leads_to_another_for_two_points_and_a_mana_within_a_movement() -> None:
    table = konrad("J13", points=4, mana=1).builds(
        "warp-gate J13", "warp-gate O10", "warp-gate O15"
    )
    played = table.hero("greta", at="O15").play()
    assert played.offers("warp") == ["warp O10"]
    played.play("warp O10", "move O8")
    hero = played.hero("konrad")
    assert (played.at("konrad"), hero.points, hero.mana) == ("O8", 0, 0)
    assert (
        konrad("J13", points=4, mana=0)
        .builds("warp-gate J13", "warp-gate O10")
        .play()
        .offers("warp")
        == []
    )


@pytest.mark.rule("TLS-ARMORY-11")
def test_jump_boots_walk_over_low_obstacles_and_never_stop_on_them() -> None:
    table = konrad("U9", points=2, armors=["jump-boots"])
    played = table.play()
    assert "move U11" in played.offered
    assert "move U10" not in played.offered


@pytest.mark.rule("TLS-ARMORY-23", "TLS-ARMOR-4")
def test_running_boots_add_two_points_to_the_next_token_and_a_mana_restores_them() -> None:
    played = konrad(armors=["running-boots"], mana=1).play("use running-boots", "token 2")
    assert played.hero("konrad").points == 4
    played.play("restore running-boots")
    assert played.hero("konrad").mana == 0
    assert "use running-boots" in played.offered


@pytest.mark.rule("TLS-ARMORY-23")
def test_running_boots_wait_for_the_next_token_beyond_the_turn() -> None:
    table = konrad(armors=["running-boots"]).monsters(*[f"clawer C{row} E" for row in (3, 4, 5, 6)])
    played = table.play("use running-boots", "end turn", "end turn", "end turn", "token 2")
    assert (played.hero("konrad").points, played.hero("konrad").next_token) == (4, 0)
