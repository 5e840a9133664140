"""How to win, and how to lose."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


@pytest.mark.rule("LS-WIN-1")
def test_the_boss_defeated_while_lux_stands_wins() -> None:
    table = Table().enemies("A", "deaths-bane-1").having(bosses_beaten=1, fires=4).attacks("A")
    played = table.play("roll => fight defend star", "keep", "defeat deaths-bane-1 with 1 2")
    assert played.ended == "won LS-WIN-1"
    assert played.offered == []


@pytest.mark.rule("LS-WIN-2")
def test_a_boss_beaten_in_combat_wins_before_fire_that_would_come_later() -> None:
    table = Table().enemies("A", "deaths-bane-1").enemies("B", "bomb-b:1").catapults("C", "fight")
    table.having(bosses_beaten=1, fires=4).attacks("A")
    played = table.play("roll => fight defend star", "keep", "defeat deaths-bane-1 with 1 2")
    assert (played.ended, played.fires) == ("won LS-WIN-1", 4)


@pytest.mark.rule("LS-LOSE-1")
def test_the_game_is_lost_when_the_fourth_hero_is_incapacitated_and_not_before() -> None:
    out = "incapacitated"
    table = Table().heroes(elora=out, reese=out, galathar="damaged", forest="damaged")
    table.deck("vampire-a", "vampire-b")
    played = table.play("draw", "harm forest")
    assert played.ended == ""
    played.play("stay", "end turn", "draw")
    assert played.ended == "lost LS-LOSE-1"


@pytest.mark.rule("LS-LOSE-2")
@pytest.mark.parametrize(("level", "spaces"), [("normal", 5), ("hard", 4), ("legendary", 3)])
def test_the_game_is_lost_when_the_last_fire_space_burns(level: str, spaces: int) -> None:
    table = Table(level=level).destroyed("A").deck("brute-a", "brute-a").having(fires=spaces - 2)
    played = table.play("draw")
    assert (played.ended, played.fires) == ("", spaces - 1)
    played.play("stay", "end turn", "draw")
    assert (played.ended, played.fires) == ("lost LS-LOSE-2", spaces)


@pytest.mark.rule("LS-LOSE-3")
def test_fire_stays_on_lux_from_turn_to_turn_until_a_card_removes_it() -> None:
    table = Table().having(fires=3, artifacts=["relic-douse"])
    played = table.play("stay", "end turn", "move A", "end turn")
    assert played.fires == 3
    assert played.play("artifact relic-douse").fires == 1
