"""Time tokens."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import DocumentRefused, Match
from tests.stronghold.arrange import PACK, Played, Table, new


def rest(played: Played) -> Played:
    """A turn in which nothing is done; the deck is empty."""
    return played.play("stay", "end turn")


@pytest.mark.rule("LS-TIME-1")
def test_a_card_with_a_time_track_comes_with_its_token_on_the_top_space() -> None:
    assert Table().deck("bomb-a").play("draw").timers("A") == [2]
    assert Table().deck("brute-a").play("draw").timers("A") == [0]


@pytest.mark.rule("LS-TIME-2")
def test_every_time_token_in_play_moves_down_one_space_at_the_end_of_the_turn() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").enemies("E", "walker-e")
    played = table.enemies("A", "ticking-rabble-a", "brute-a").play("stay")
    assert (played.timers("A"), played.timers("E"), played.timers("Lux")) == ([3, 0], [2], [2])
    played.play("end turn")
    assert (played.timers("A"), played.timers("E"), played.timers("Lux")) == ([2, 0], [1], [1])


@pytest.mark.rule("LS-TIME-3")
@pytest.mark.parametrize(("ruling", "timers"), [("at-once", [1, 2]), ("next-turn", [2, 1])])
def test_a_timer_moves_on_the_turn_its_card_appears_unless_the_table_settled_to_wait(
    ruling: str, timers: list[int]
) -> None:
    table = Table(new_timers=ruling).deck("walker-a")
    played = table.play("draw", "stay", "end turn")
    assert played.timers("A") == timers[:1]
    rest(played)
    assert played.timers("A") + played.timers("B") == timers[1:]


@pytest.mark.rule("LS-TIME-3")
def test_with_waiting_timers_a_card_moved_on_at_the_end_of_a_turn_moves_at_the_next() -> None:
    played = rest(Table(new_timers="next-turn").enemies("A", "walker-a:1").play())
    assert played.timers("B") == [2]
    assert rest(played).timers("B") == [1]


@pytest.mark.rule("LS-TIME-3", "LS-SETUP-11")
def test_with_waiting_timers_the_starters_move_at_the_end_of_the_first_turn() -> None:
    played = Played(new(new_timers="next-turn")).play("draw => brute-a", "stay", "end turn")
    assert (played.timers("B"), played.timers("D")) == ([2], [1])


@pytest.mark.rule("LS-TIME-3")
def test_with_waiting_timers_an_enemy_driven_elsewhere_does_not_wait_again() -> None:
    table = Table(new_timers="next-turn").enemies("A", "bomb-a").having(artifacts=["relic-drive"])
    played = table.attacks("A").play("artifact relic-drive", "at B", "end turn")
    assert played.timers("B") == [1]


@pytest.mark.rule("LS-TIME-4")
def test_each_card_of_a_horde_stack_has_a_time_track_of_its_own() -> None:
    table = Table().enemies("A", "ticking-rabble-a:1+ticking-rabble-b:3")
    played = rest(table.play())
    assert played.enemies("A") == ["ticking-rabble-b"]
    assert (played.timers("A"), played.fires) == ([2], 1)


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_that_ends_triggers_its_ability_and_the_card_is_out_of_the_game() -> None:
    played = rest(Table().enemies("A", "bomb-a:2").play())
    assert (played.fires, played.enemies("A")) == (0, ["bomb-a"])
    rest(played)
    assert (played.fires, played.enemies("A")) == (1, [])
    assert (played.view["out_of_game"], played.view["discard"]) == (["bomb-a"], [])


@pytest.mark.rule("LS-TIME-5")
def test_enemies_drawn_by_a_timer_find_its_card_still_in_its_space() -> None:
    table = Table().enemies("A", "timed-draw-enemy-a:1", "brute-a")
    played = table.deck("summoner-b", "brute-c", "brute-a").moves().play("stay", "end turn")
    assert played.corruption == [1, 0, 0, 0, 0]
    assert played.enemies("B") == ["summoner-b", "brute-a"]
    assert played.enemies("A") == ["brute-a"]


@pytest.mark.rule("LS-TIME-6")
def test_a_timer_that_ends_in_a_move_moves_its_card_clockwise_and_starts_again() -> None:
    played = rest(Table().enemies("E", "walker-e:1").play())
    assert (played.enemies("E"), played.enemies("A")) == ([], ["walker-e"])
    assert played.timers("A") == [2]


@pytest.mark.rule("LS-TIME-7")
def test_a_card_moved_by_its_timer_is_passed_on_by_a_full_location() -> None:
    played = rest(Table().enemies("A", "walker-a:1").full("B").play())
    assert played.corruption == [0, 1, 0, 0, 0]
    assert (played.enemies("C"), played.timers("C")) == (["walker-a"], [2])


@pytest.mark.rule("LS-TIME-7")
def test_a_card_moved_by_its_timer_to_a_destroyed_location_is_lost_for_1_fire() -> None:
    played = rest(Table().enemies("A", "walker-a:1").destroyed("B").play())
    assert (played.fires, played.view["out_of_game"]) == (1, ["walker-a"])


@pytest.mark.rule("LS-TIME-8")
def test_a_card_moved_by_its_timer_resolves_neither_icons_nor_ability_again() -> None:
    played = rest(Table().enemies("A", "walking-curse-a").play())
    assert played.enemies("B") == ["walking-curse-a"]
    assert played.corruption == [0, 0, 0, 0, 0]
    assert list(played.heroes.values()) == ["full"] * 4


@pytest.mark.rule("LS-TIME-9")
def test_timers_that_end_together_are_resolved_from_a_to_e_then_lux_in_order_of_coming() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1:1").enemies("E", "bomb-e:1")
    table.enemies("A", "timed-steal-gold-a", "bomb-a:1").enemies("C", "timed-lose-rerolls-c")
    played = rest(table.play())
    assert [event["card"] for event in played.events("TimerEnded")] == [
        "timed-steal-gold-a",
        "bomb-a",
        "timed-lose-rerolls-c",
        "bomb-e",
        "draxis-1",
    ]


@pytest.mark.rule("LS-TIME-9")
@pytest.mark.parametrize(
    ("thief", "held"),
    [
        ("timed-steal-gold-a", {"gold": 3}),
        ("timed-steal-artifact-a", {"artifacts": ["relic-heal"]}),
    ],
)
def test_the_order_is_asked_where_a_thief_takes_what_another_timer_calls_for(
    thief: str, held: dict[str, Any]
) -> None:
    table = Table().enemies("A", thief).enemies("E", "bomb-e:1")
    assert rest(table.play()).offers("first") == []
    played = rest(table.having(**held).play())
    assert played.offers("first") == [f"first {thief}@A", "first bomb-e@E"]


@pytest.mark.rule("LS-TIME-9")
def test_a_card_swept_away_by_an_earlier_timer_does_not_trigger() -> None:
    table = Table().enemies("A", "timed-corrupt-a", "bomb-a:1").corruption(A=3)
    played = rest(table.play())
    assert played.offers("first") == ["first timed-corrupt-a@A", "first bomb-a@A"]
    played.play("first timed-corrupt-a@A")
    assert (played.destroyed, played.fires) == ("A", 0)
    played = rest(table.play()).play("first bomb-a@A")
    assert (played.destroyed, played.fires) == ("A", 1)


@pytest.mark.rule("LS-TIME-9", "LS-TIME-7")
def test_a_card_that_leaves_makes_room_for_one_that_moves_on_if_it_comes_first() -> None:
    table = Table().enemies("A", "walker-a:1").enemies("B", "brute-b", "bomb-b:1")
    moved = rest(table.play()).play("first walker-a@A")
    assert (moved.corruption, moved.enemies("C")) == ([0, 1, 0, 0, 0], ["walker-a"])
    left = rest(table.play()).play("first bomb-b@B")
    assert (left.corruption, left.enemies("B")) == ([0, 0, 0, 0, 0], ["brute-b", "walker-a"])


@pytest.mark.rule("LS-TIME-9")
def test_two_cards_that_move_on_may_want_the_same_space() -> None:
    table = Table().full("B").enemies("C", "brute-c").enemies("A", "walker-a:1", "walking-curse-a")
    played = rest(table.play())
    assert played.offers("first") == ["first walker-a@A", "first walking-curse-a@A"]
    played.play("first walking-curse-a@A")
    assert (played.enemies("C"), played.enemies("D")) == (
        ["brute-c", "walking-curse-a"],
        ["walker-a"],
    )


@pytest.mark.rule("LS-TIME-9")
def test_before_a_card_is_drawn_others_may_leave() -> None:
    table = Table().enemies("A", "timed-draw-enemy-a:1", "bomb-a:1").pile("deck", "brute-a")
    first = table.ends_turn().play("first bomb-a@A")
    assert (first.enemies("A"), first.corruption[0]) == (["brute-a"], 0)
    last = table.play("first timed-draw-enemy-a@A")
    assert (last.enemies("B"), last.corruption[0]) == (["brute-a"], 1)


@pytest.mark.rule("LS-TIME-9", "LS-CATAPULT-7")
def test_the_last_catapult_goes_to_whoever_comes_first() -> None:
    table = Table().enemies("A", "timed-add-catapult-a").enemies("B", "timed-add-catapult-b")
    table.shuffled("catapults", "fight")
    played = rest(table.play()).play("first timed-add-catapult-b@B")
    assert played.view["locations"][1]["catapults"] == ["fight"]
    table.shuffled("catapults", "fight", "fight", "fight", "fight")
    assert rest(table.play()).offers("first") == []


@pytest.mark.rule("LS-TIME-9", "LS-HERO-1")
def test_whoever_is_asked_for_an_order_may_do_what_may_be_done_at_any_time() -> None:
    table = Table().enemies("A", "walker-a:1").enemies("B", "brute-b", "bomb-b:1").party("B")
    played = rest(table.heroes(galathar="damaged").play()).play("hero galathar", "enemy bomb-b@B")
    assert (played.ask, played.fires) == ("move", 0)
    assert played.enemies("B") == ["brute-b", "walker-a"]


@pytest.mark.rule("LS-TIME-9", "LS-TWO-6")
def test_the_player_whose_turn_it_is_chooses_the_order() -> None:
    table = Table(players=2).enemies("A", "timed-corrupt-a", "bomb-a:1").corruption(A=3)
    played = rest(table.play())
    assert (played.seat, played.ask) == (0, "order-timers")


@pytest.mark.rule("LS-TIME-9")
@pytest.mark.parametrize("other", ["bomb-b:1", "walker-b:1", "timed-corrupt-b:1"])
def test_where_the_order_changes_nothing_nobody_is_asked(other: str) -> None:
    table = Table().enemies("A", "walker-a:1").enemies("B", other).enemies("D", "bomb-d:1")
    assert rest(table.play()).ask == "move"


@pytest.mark.rule("LS-TIME-10")
def test_a_card_that_its_own_timer_sweeps_away_does_nothing_more() -> None:
    played = rest(Table().enemies("A", "twin-bomb-a").play())
    assert (played.destroyed, played.fires) == ("A", 0)


@pytest.mark.rule("LS-TIME-11")
def test_a_card_moved_by_its_timer_leaves_its_space_first_and_may_come_back_to_it() -> None:
    table = Table().enemies("A", "walker-a:1", "brute-a").full("B", "C", "D", "E")
    played = rest(table.play())
    assert (played.corruption, played.fires) == ([0, 1, 1, 1, 1], 0)
    assert (played.enemies("A"), played.timers("A")) == (["brute-a", "walker-a"], [0, 2])


def test_a_position_in_the_midst_of_what_a_timer_brings_can_be_taken_up_again() -> None:
    played = rest(Table().enemies("B", "timed-harm-hero-b").play())
    position = played.match.position()
    assert position["agenda"][:3] == ["SufferHarm 3 0 2", "FinishTimer 3", "BeginTurn 0"]
    played.play("harm elora")
    again = Match.at(position, seed=1, content=PACK)
    again.choose("harm elora")
    assert again.digest() == played.match.digest()


@pytest.mark.parametrize("step", ["SufferHarm 3", "TimerEnds x", "FinishTimer 1 2", "Feast"])
def test_a_position_with_a_step_that_does_not_exist_is_refused(step: str) -> None:
    with pytest.raises(DocumentRefused, match=f"there is no step '{step}'"):
        Table().begins(step).play()


# -- what a timer may bring --------------------------------------------------------------


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_corrupt_its_own_location() -> None:
    assert rest(Table().enemies("B", "timed-corrupt-b").play()).corruption == [0, 2, 0, 0, 0]


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_corrupt_every_location() -> None:
    table = Table().enemies("B", "timed-corrupt-all-b").destroyed("A").corruption(E=3)
    played = rest(table.play())
    assert (played.corruption, played.destroyed) == ([5, 2, 2, 2, 5], "AE")


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_add_catapults_which_fire_from_the_next_turn_on() -> None:
    table = Table().enemies("B", "timed-add-catapult-b").pile("catapults", "fight", "search")
    played = rest(table.play())
    assert played.location("B")["catapults"] == ["fight", "search"]
    assert played.fires == 2


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_harm_heroes_of_the_players_choice() -> None:
    played = rest(Table().enemies("B", "timed-harm-hero-b").play())
    assert played.ask == "harm-hero"
    played.play("harm forest", "harm forest")
    assert played.heroes["forest"] == "incapacitated"
    assert played.enemies("B") == []


@pytest.mark.rule("LS-TIME-5", "LS-ENEMY-1")
def test_each_enemy_a_timer_draws_resolves_before_the_next_is_drawn() -> None:
    table = Table().enemies("A", "timed-draw-enemy-a").deck("rabble-b", "rabble-c", "brute-d")
    played = table.moves().play("stay", "end turn")
    assert (played.enemies("B"), played.enemies("C")) == (["rabble-b", "rabble-c"], [])
    assert (played.enemies("D"), played.deck) == (["brute-d"], [])


@pytest.mark.rule("LS-TIME-5")
@pytest.mark.parametrize(("gold", "left"), [(5, 3), (1, 0)])
def test_a_timer_may_steal_gold_as_far_as_there_is_any(gold: int, left: int) -> None:
    played = rest(Table().enemies("B", "timed-steal-gold-b").having(gold=gold).play())
    assert played.view["gold"] == left


@pytest.mark.rule("LS-TIME-5")
@pytest.mark.parametrize(("rerolls", "left"), [(5, 3), (1, 0)])
def test_a_timer_may_take_reroll_tokens_as_far_as_there_are_any(rerolls: int, left: int) -> None:
    played = rest(Table().enemies("B", "timed-lose-rerolls-b").having(rerolls=rerolls).play())
    assert played.view["rerolls"] == left


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_steal_artifacts_which_the_table_chooses_one_by_one() -> None:
    held = ["relic-heal", "relic-gain-gold", "relic-ward"]
    table = Table().enemies("A", "timed-steal-artifact-a").having(artifacts=held).moves()
    played = table.play("stay", "end turn")
    assert (played.ask, len(played.offered)) == ("lose-artifact", 3)
    played.play("lose relic-heal", "lose relic-ward")
    assert played.view["artifacts"] == [{"id": "relic-gain-gold", "tired": False}]


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_that_steals_artifacts_finds_none_in_an_empty_hand() -> None:
    played = Table().enemies("A", "timed-steal-artifact-a").moves().play("stay", "end turn")
    assert (played.ask, played.view["out_of_game"]) == ("move", ["timed-steal-artifact-a"])


@pytest.mark.rule("LS-TIME-5")
def test_a_timer_may_bury_all_chests_of_its_location() -> None:
    table = Table().enemies("A", "timed-bury-chests-a").chests(A=2, B=1).having(chest_supply=5)
    assert table.moves().play("stay", "end turn").chests[:2] == [0, 1]
