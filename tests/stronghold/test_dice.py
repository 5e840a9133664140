"""Dice faces."""

from __future__ import annotations

import pytest

from laststand import Match
from tests.stronghold.arrange import PACK, Table

ICONS = {"fight": "brute-a", "search": "seer-a", "agility": "lurker-a", "defend": "guard-a"}


@pytest.mark.rule("LS-DICE-1")
@pytest.mark.parametrize("icon", ICONS)
def test_each_icon_meets_a_requirement_of_that_icon_and_of_no_other(icon: str) -> None:
    for needed, card in ICONS.items():
        table = Table().enemies("A", card).attacks("A")
        played = table.play(f"roll => {icon} reroll reroll", "keep")
        assert played.offers("defeat") == ([f"defeat {card} with 1"] if icon == needed else [])


@pytest.mark.rule("LS-DICE-1")
@pytest.mark.parametrize("face", ["corruption", "reroll"])
def test_corruption_and_reroll_faces_meet_no_requirement(face: str) -> None:
    for card in ICONS.values():
        table = Table().enemies("A", card).catapults("A", "fight")
        table.pile("artifact_deck", "relic-heal").attacks("A")
        played = table.play(f"roll => {face} {face} {face}", "keep")
        assert played.offers("defeat", "chest", "catapult") == []


@pytest.mark.rule("LS-DICE-2")
def test_a_search_icon_takes_a_chest_and_fight_agility_and_defend_do_not() -> None:
    table = Table().pile("artifact_deck", "relic-heal").attacks("A")
    played = table.play("roll => fight search agility", "keep")
    assert played.offers("chest") == ["chest with 2"]
    assert table.play("roll => fight defend agility", "keep").offers("chest") == []


@pytest.mark.rule("LS-DICE-3")
@pytest.mark.parametrize("card", ICONS.values())
def test_a_star_counts_as_any_one_icon(card: str) -> None:
    played = Table().enemies("A", card).attacks("A").play("roll => star reroll reroll", "keep")
    assert played.offers("defeat") == [f"defeat {card} with 1"]


@pytest.mark.rule("LS-DICE-3")
def test_a_star_counts_as_one_icon_only() -> None:
    table = Table().enemies("A", "duelist-a").attacks("A")
    assert table.play("roll => star reroll reroll", "keep").offers("defeat") == []
    assert table.play("roll => star star reroll", "keep").offers("defeat") != []


@pytest.mark.rule("LS-DICE-4")
def test_each_corruption_icon_showing_when_rolling_ends_corrupts_the_location() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => corruption corruption corruption")
    assert played.corruption == [0, 0, 0, 0, 0]
    played.play("reroll 3 => fight", "keep")
    assert played.corruption == [2, 0, 0, 0, 0]


@pytest.mark.rule("LS-DICE-5")
def test_a_location_destroyed_by_the_dice_loses_its_cards_before_a_die_is_spent() -> None:
    table = Table().enemies("A", "brute-a").corruption(A=4).attacks("A")
    played = table.play("roll => fight fight corruption", "keep")
    assert played.destroyed == "A"
    assert played.ask == "spend-dice"
    assert played.offers("defeat", "chest") == []
    assert (played.view["out_of_game"], played.view["discard"]) == (["brute-a"], [])


@pytest.mark.rule("LS-DICE-6")
def test_a_corruption_icon_also_gains_a_reroll_token() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => fight fight corruption", "keep")
    assert (played.view["rerolls"], played.corruption[0]) == (1, 1)


@pytest.mark.rule("LS-DICE-7")
@pytest.mark.parametrize(("ruling", "tokens"), [("each", 2), ("once", 1)])
def test_one_token_for_each_corruption_icon_unless_the_table_settled_on_one(
    ruling: str, tokens: int
) -> None:
    table = Table(corruption_tokens=ruling).enemies("A", "brute-a").attacks("A")
    played = table.play("roll => fight corruption corruption", "keep")
    assert (played.view["rerolls"], played.corruption[0]) == (tokens, 2)


@pytest.mark.rule("LS-DICE-8")
def test_corruption_rolled_at_lux_corrupts_nothing_but_gains_the_tokens() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux")
    played = table.play("roll => corruption corruption fight", "keep")
    assert (played.corruption, played.fires) == ([0, 0, 0, 0, 0], 0)
    assert played.view["rerolls"] == 2


@pytest.mark.rule("LS-DICE-9")
def test_corruption_rolled_on_a_destroyed_location_does_nothing_but_gains_the_tokens() -> None:
    table = Table().destroyed("A").party("A").begins("Rolling", "EndTurn")
    table.having(combat="rolling", pool=["corruption", "corruption", "fight"], used=[False] * 3)
    played = table.play("keep")
    assert (played.corruption, played.fires) == ([5, 0, 0, 0, 0], 0)
    assert not {"LocationCorrupted", "LocationDestroyed"} & set(played.told)
    assert played.view["rerolls"] == 2


@pytest.mark.rule("LS-DICE-10")
def test_each_reroll_icon_gains_a_token_at_the_end_of_the_turn_and_not_before() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => reroll reroll fight")
    assert played.offers("token") == []
    played.play("keep", "done")
    assert (played.view["rerolls"], played.view["combat"]["rerolls_face_up"]) == (0, 2)
    played.play("end turn", "stay")
    assert (played.view["rerolls"], played.view["combat"]["rerolls_face_up"]) == (2, 0)
    assert played.corruption[0] == 0


@pytest.mark.rule("LS-DICE-11")
def test_only_reroll_icons_that_still_lie_face_up_gain_a_token() -> None:
    table = Table().enemies("A", "brute-a").heroes(forest="damaged").attacks("A")
    played = table.play("roll => reroll reroll fight", "keep", "hero forest", "die 1 to star")
    played.play("done", "end turn")
    assert played.view["rerolls"] == 1


@pytest.mark.rule("LS-DICE-11")
def test_reroll_icons_that_an_ability_brings_while_dice_are_spent_gain_tokens_too() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => search search fight", "keep", "hero forest")
    played.play("dice 1 2 => reroll search", "done", "end turn")
    assert played.view["rerolls"] == 1


@pytest.mark.rule("LS-DICE-11")
def test_the_tokens_come_before_time_takes_some_away() -> None:
    table = Table().enemies("A", "brute-a", "timed-lose-rerolls-a").attacks("A")
    played = table.play("roll => reroll reroll reroll", "keep", "done", "end turn")
    assert played.view["rerolls"] == 1


@pytest.mark.rule("LS-DICE-12")
def test_corruption_rolled_while_dice_are_spent_corrupts_the_location_too() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => corruption search fight", "keep", "hero forest")
    played.play("dice 2 3 => corruption search")
    assert (played.corruption[0], played.view["rerolls"]) == (2, 2)


@pytest.mark.rule("LS-DICE-12")
@pytest.mark.parametrize(
    ("again", "corruption"),
    [("corruption corruption", 2), ("fight defend", 2), ("fight corruption", 2)],
)
def test_corruption_that_was_suffered_is_not_suffered_again(again: str, corruption: int) -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => corruption search corruption", "keep", "hero forest")
    played.play(f"dice 1 3 => {again}")
    assert (played.corruption[0], played.view["rerolls"]) == (corruption, 2)
    resumed = Match.at(played.match.position(), seed=1, content=PACK)
    assert resumed.digest() == played.match.digest()


@pytest.mark.rule("LS-DICE-12")
def test_more_corruption_than_before_is_suffered_by_what_is_more() -> None:
    table = Table().enemies("A", "brute-a").attacks("A")
    played = table.play("roll => corruption search fight", "keep", "hero forest")
    played.play("dice 1 2 3 => corruption corruption corruption")
    assert (played.corruption[0], played.view["rerolls"]) == (3, 3)


@pytest.mark.rule("LS-DICE-7")
def test_paid_once_a_combat_pays_no_second_token_for_corruption() -> None:
    table = Table(corruption_tokens="once").enemies("A", "brute-a").attacks("A")
    played = table.play("roll => corruption search fight", "keep", "hero forest")
    played.play("dice 2 3 => corruption corruption")
    assert (played.corruption[0], played.view["rerolls"]) == (3, 1)


@pytest.mark.rule("LS-DICE-12")
def test_a_corruption_icon_turned_away_before_rolling_ends_does_nothing() -> None:
    table = Table().enemies("A", "brute-a").heroes(forest="damaged").attacks("A")
    played = table.play("roll => corruption search fight", "hero forest", "die 1 to star", "keep")
    assert (played.corruption[0], played.view["rerolls"]) == (0, 0)
