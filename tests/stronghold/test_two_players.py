"""Playing with two players."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Played, Table, new


@pytest.mark.rule("LS-TWO-1")
def test_each_player_takes_two_of_the_four_heroes() -> None:
    played = Played(new(players=2))
    assert (played.seat, len(played.offers("heroes"))) == (None, 6)
    played.play("heroes reese forest")
    owners = {hero["id"]: hero["owner"] for hero in played.view["heroes"]}
    assert owners == {"elora": 1, "reese": 0, "galathar": 1, "forest": 0}


@pytest.mark.rule("LS-TWO-2")
def test_each_player_moves_a_pawn_of_their_own() -> None:
    played = Table(players=2).play("move A", "end turn", "move D")
    assert played.view["pawns"] == ["A", "D"]
    assert played.play("end turn").refuses("move A") == "LS-TURN-5"


@pytest.mark.rule("LS-TWO-3")
def test_players_take_full_turns_alternately() -> None:
    played = Table(players=2).deck("brute-a", "brute-b", "brute-c").play()
    seats = []
    for _ in range(3):
        seats.append((played.seat, played.ask))
        played.play("draw", "stay", "end turn")
    assert seats == [(0, "draw"), (1, "draw"), (0, "draw")]


@pytest.mark.rule("LS-TWO-4")
def test_gold_and_artifacts_are_shared() -> None:
    table = Table(players=2).enemies("A", "coiner-a").pile("artifact_deck", "relic-ward")
    played = table.play("move A", "roll => fight search search", "keep", "defeat coiner-a with 1")
    played.play("chest with 2", "done", "end turn")
    assert played.seat == 1
    assert {"buy ware-reroll", "artifact relic-ward"} <= set(played.offered)


@pytest.mark.rule("LS-TWO-5")
def test_reroll_tokens_are_one_shared_pool() -> None:
    table = Table(players=2).party("A", "B").enemies("B", "brute-b")
    played = table.play("stay", "roll => reroll reroll search", "keep", "done", "end turn")
    played.play("stay", "roll => search search search")
    assert (played.seat, len(played.offers("token"))) == (1, 6)


@pytest.mark.rule("LS-TWO-5")
def test_symbol_tokens_are_one_shared_pool_too() -> None:
    table = Table(players=2).party("Lux", "B").enemies("B", "lurker-b").having(gold=2)
    played = table.play("buy ware-symbol", "stay", "end turn", "stay", "roll => fight fight fight")
    assert (played.seat, played.offers("symbol")) == (1, ["symbol agility"])


@pytest.mark.rule("LS-TWO-6")
def test_catapults_fire_and_timers_move_on_every_players_turn() -> None:
    table = Table(players=2).enemies("B", "ticking-rabble-b").catapults("A", "fight")
    played = table.play("stay", "end turn")
    assert (played.seat, played.timers("B"), played.fires) == (1, [2], 1)
    played.play("stay", "end turn")
    assert (played.seat, played.timers("B"), played.fires) == (0, [1], 2)


@pytest.mark.rule("LS-TWO-7")
def test_players_use_only_their_own_heroes() -> None:
    played = Table(players=2).enemies("A", "brute-a").play()
    assert played.offers("hero") == ["hero elora", "hero reese"]
    assert played.refuses("hero galathar") == "LS-TWO-7"
    played.play("stay", "end turn")
    assert played.offers("hero") == ["hero galathar", "hero forest"]
    assert played.refuses("hero reese") == "LS-TWO-7"


@pytest.mark.rule("LS-TWO-8")
def test_a_vampire_may_harm_any_of_the_four_and_the_players_choose_together() -> None:
    played = Table(players=2).deck("vampire-a").play("draw")
    assert played.seat is None
    assert played.offered == ["harm elora", "harm reese", "harm galathar", "harm forest"]


@pytest.mark.rule("LS-TWO-9")
def test_the_limit_of_five_reroll_tokens_is_one_for_both_players() -> None:
    table = Table(players=2).party("A", "B").having(rerolls=4)
    played = table.play("stay", "roll => reroll reroll search", "keep", "done", "end turn")
    assert (played.seat, played.view["rerolls"]) == (1, 5)
    played.play("stay", "roll => reroll reroll search", "keep", "done")
    assert (played.seat, played.view["rerolls"]) == (0, 5)


@pytest.mark.rule("LS-TWO-10")
def test_a_basilisk_roots_only_the_player_whose_turn_it_is() -> None:
    played = Table(players=2).deck("basilisk-a").play("draw")
    assert played.offers("move") == []
    played.play("stay", "end turn")
    assert (played.seat, len(played.offers("move"))) == (1, 5)


@pytest.mark.rule("LS-LOSE-1")
def test_a_player_whose_two_heroes_are_incapacitated_plays_on() -> None:
    out = "incapacitated"
    played = Table(players=2).heroes(elora=out, reese="damaged").play("hero reese")
    assert (played.ended, played.seat) == ("", 0)
