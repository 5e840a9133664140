"""On a turn."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


@pytest.mark.rule("LS-TURN-1")
def test_a_turn_is_draw_ability_move_attack_and_then_the_next_turn() -> None:
    played = Table().deck("vampire-a", "brute-b").play()
    asks = []
    for line in ("draw", "harm elora", "move A", "end turn", "draw"):
        asks.append(played.ask)
        played.play(line)
    assert asks == ["draw", "harm-hero", "move", "attack", "draw"]


@pytest.mark.rule("LS-TURN-2")
def test_the_top_card_of_the_deck_is_drawn_and_placed_where_it_belongs() -> None:
    played = Table().deck("brute-c", "brute-d").play("draw")
    assert played.enemies("C") == ["brute-c"]
    assert played.deck == ["brute-d"]


@pytest.mark.rule("LS-TURN-3")
def test_with_an_empty_deck_nothing_is_drawn_and_timers_and_catapults_still_run() -> None:
    table = Table().enemies("A", "bomb-a:1").catapults("B", "fight")
    played = table.play("stay", "end turn")
    assert played.fires == 2
    assert played.ask == "move"
    assert "EnemyDrawn" not in played.told


@pytest.mark.rule("LS-TURN-4")
def test_the_ability_of_the_card_just_placed_is_resolved_before_the_move() -> None:
    played = Table().deck("summoner-a", "brute-b").play("draw")
    assert played.enemies("B") == ["brute-b"]
    assert played.ask == "move"


@pytest.mark.rule("LS-TURN-5")
def test_the_party_may_move_to_any_location_or_stay() -> None:
    played = Table().party("A").play()
    assert played.offers("move", "stay") == [
        "stay",
        "move B",
        "move C",
        "move D",
        "move E",
        "move Lux",
    ]
    assert played.refuses("move A") == "LS-TURN-5"
    assert played.play("move D").view["pawns"] == ["D"]


@pytest.mark.rule("LS-TURN-5")
def test_the_party_moves_only_once_a_turn() -> None:
    assert Table().play("move A").offers("move") == []


@pytest.mark.rule("LS-TURN-6")
def test_lux_is_a_place_to_start_to_move_to_and_to_fight_at() -> None:
    assert Table().play("stay").view["pawns"] == ["Lux"]
    table = Table(boss="draxis").enemies("Lux", "draxis-1").party("A").having(symbols=[1, 0, 0, 0])
    played = table.play("move Lux", "roll => fight agility defend", "keep", "symbol fight")
    assert played.offers("defeat") == ["defeat draxis-1 with 1 2 3 4"]


@pytest.mark.rule("LS-TURN-7")
def test_a_party_whose_location_the_draw_destroys_may_still_move() -> None:
    played = Table().party("A").corruption(A=3).deck("blight-a").play("draw")
    assert played.destroyed == "A"
    assert played.view["pawns"] == ["A"]
    assert played.play("move B").view["pawns"] == ["B"]


@pytest.mark.rule("LS-TURN-8")
def test_the_party_may_attack_where_it_now_stands_but_need_not() -> None:
    played = Table().enemies("B", "brute-b").play("move B")
    assert played.offers("roll", "end turn") == ["roll", "end turn"]
    assert played.play("end turn").enemies("B") == ["brute-b"]


@pytest.mark.rule("LS-TURN-9")
def test_the_party_may_move_onto_a_destroyed_location_and_stay_there() -> None:
    played = Table().destroyed("A", "B").party("A").play()
    assert {"stay", "move B"} <= set(played.offered)
    assert played.play("move B", "end turn", "stay").view["pawns"] == ["B"]
