"""The bosses."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import PLACES, Table, new


@pytest.mark.rule("LS-BOSS-1")
@pytest.mark.parametrize("deck", [["alrath-2"], ["summoner-a", "alrath-2"]])
def test_a_boss_drawn_for_any_reason_is_placed_on_its_location(deck: list[str]) -> None:
    played = Table(boss="alrath").deck(*deck).play("draw")
    assert (played.enemies("D"), played.timers("D")) == (["alrath-2"], [3])


@pytest.mark.rule("LS-BOSS-1")
def test_a_boss_drawn_by_a_timer_is_placed_on_its_location() -> None:
    table = Table(boss="alrath").enemies("A", "timed-draw-enemy-a").deck("alrath-2").moves()
    assert table.play("stay", "end turn").enemies("D") == ["alrath-2"]


@pytest.mark.rule("LS-BOSS-2")
def test_a_boss_drawn_by_a_horde_is_placed_and_does_not_go_back() -> None:
    played = Table(boss="alrath").deck("rabble-a", "alrath-2", "rabble-c").play("draw")
    assert (played.enemies("A"), played.enemies("D")) == (["rabble-a"], ["alrath-2"])
    assert played.deck == ["rabble-c"]


@pytest.mark.rule("LS-BOSS-3")
def test_a_boss_for_a_destroyed_location_goes_to_the_next_standing_one_without_fire() -> None:
    played = Table(boss="alrath").destroyed("D", "E").deck("alrath-2").play("draw")
    assert (played.enemies("A"), played.timers("A"), played.fires) == (["alrath-2"], [3], 0)


@pytest.mark.rule("LS-BOSS-3")
def test_a_boss_drawn_with_no_location_left_goes_to_lux() -> None:
    played = Table(boss="alrath").destroyed(*PLACES).deck("alrath-2").play("draw")
    assert (played.enemies("Lux"), played.fires) == (["alrath-2"], 0)


@pytest.mark.rule("LS-BOSS-4")
def test_a_boss_is_attacked_only_by_a_party_at_its_location() -> None:
    table = Table(boss="alrath").enemies("B", "alrath-1").enemies("A", "lurker-a")
    away = table.attacks("A").play("roll => fight fight fight", "keep")
    assert away.refuses("defeat alrath-1") == "LS-COMBAT-3"
    here = table.attacks("B").play("roll => fight search search", "keep", "defeat alrath-1 with 1")
    assert here.view["boss"] == {"id": "alrath", "beaten": 1, "needed": 3}


@pytest.mark.rule("LS-BOSS-4")
def test_a_boss_has_a_time_track_like_any_enemy() -> None:
    table = Table(boss="alrath").enemies("D", "alrath-2", "brute-d")
    assert table.play("stay", "end turn").timers("D") == [2, 0]


@pytest.mark.rule("LS-BOSS-5")
def test_a_boss_whose_location_is_destroyed_moves_clockwise_and_is_not_discarded() -> None:
    table = Table(boss="alrath").enemies("D", "brute-d", "alrath-2:1").destroyed("E")
    played = table.corruption(D=4).attacks("D").play("roll => corruption fight fight", "keep")
    assert played.destroyed == "DE"
    assert (played.enemies("A"), played.timers("A")) == (["alrath-2"], [3])
    assert played.view["out_of_game"] == ["brute-d"]


@pytest.mark.rule("LS-BOSS-5")
def test_a_boss_whose_last_location_is_destroyed_goes_to_lux() -> None:
    table = Table(boss="alrath").enemies("D", "alrath-2").destroyed("A", "B", "C", "E")
    played = table.corruption(D=4).attacks("D").play("roll => corruption fight fight", "keep")
    assert played.enemies("Lux") == ["alrath-2"]


@pytest.mark.rule("LS-BOSS-12")
def test_a_boss_who_moves_on_begins_anew_although_its_own_timer_had_ended_too() -> None:
    table = Table(boss="alrath").enemies("B", "timed-corrupt-b:1", "alrath-1:1").corruption(B=4)
    played = table.play("stay", "end turn", "first timed-corrupt-b@B")
    assert (played.enemies("C"), played.timers("C")) == (["alrath-1"], [3])
    assert played.corruption == [0, 5, 0, 0, 0]


@pytest.mark.rule("LS-BOSS-6")
def test_boss_card_2_comes_into_play_while_card_1_is_still_there() -> None:
    played = Table().enemies("A", "deaths-bane-1").deck("deaths-bane-2").play("draw")
    assert (played.enemies("A"), played.enemies("C")) == (["deaths-bane-1"], ["deaths-bane-2"])


@pytest.mark.rule("LS-BOSS-7")
def test_the_last_boss_card_wins_whatever_other_enemies_remain() -> None:
    table = Table(boss="alrath").enemies("B", "alrath-1").full("A", "C").having(bosses_beaten=2)
    played = table.attacks("B").play("roll => fight fight fight", "keep", "defeat alrath-1 with 1")
    assert played.ended == "won LS-WIN-1"
    assert played.enemies("A") == ["brute-a", "brute-a"]


@pytest.mark.rule("LS-BOSS-8")
def test_a_boss_comes_to_its_location_although_it_is_full_and_corrupts_nothing() -> None:
    table = Table(boss="alrath").full("A", "B", "C", "D", "E").deck("alrath-2")
    played = table.play("draw")
    assert played.enemies("D") == ["brute-d", "brute-d", "alrath-2"]
    assert (played.corruption, played.fires) == ([0, 0, 0, 0, 0], 0)


@pytest.mark.rule("LS-BOSS-8")
def test_a_boss_driven_on_takes_its_place_at_the_next_location_although_it_is_full() -> None:
    table = Table(boss="alrath").full("A", "B", "C", "E").enemies("D", "alrath-2")
    played = table.corruption(D=4).attacks("D").play("roll => corruption fight fight", "keep")
    assert played.enemies("E") == ["brute-e", "brute-e", "alrath-2"]
    assert (played.enemies("Lux"), played.corruption) == ([], [0, 0, 0, 5, 0])


@pytest.mark.rule("LS-BOSS-8", "LS-DEATHSBANE-5")
def test_deaths_bane_goes_on_to_the_full_location_b_and_not_beyond() -> None:
    table = Table().enemies("A", "deaths-bane-1:1").full("B", "C", "D", "E")
    played = table.play("stay", "end turn")
    assert (played.destroyed, played.enemies("B")) == ("A", ["brute-b", "brute-b", "deaths-bane-1"])
    assert played.corruption[1:] == [0, 0, 0, 0]


@pytest.mark.rule("LS-BOSS-8")
def test_a_boss_takes_no_space_from_other_enemies() -> None:
    table = Table(boss="alrath").enemies("D", "alrath-2", "brute-d").deck("guard-d")
    played = table.play("draw")
    assert played.enemies("D") == ["alrath-2", "brute-d", "guard-d"]
    assert played.corruption == [0, 0, 0, 0, 0]


@pytest.mark.rule("LS-BOSS-9")
def test_a_bosss_timer_that_triggers_starts_again() -> None:
    table = Table(boss="alrath").enemies("B", "alrath-1:1").destroyed("D")
    played = table.play("stay", "end turn")
    assert played.corruption == [1, 1, 1, 5, 1]
    assert (played.enemies("B"), played.timers("B")) == (["alrath-1"], [3])


@pytest.mark.rule("LS-BOSS-10", "LS-DEATHSBANE-6")
def test_a_boss_without_a_location_adds_1_fire_at_each_end_of_turn_and_nothing_else() -> None:
    table = Table(boss="alrath").destroyed(*PLACES).deck("alrath-2")
    played = table.play("draw")
    fires = []
    for _ in range(3):
        played.play("stay", "end turn")
        fires.append(played.fires)
    assert fires == [1, 2, 3]
    assert list(played.heroes.values()) == ["full"] * 4


@pytest.mark.rule("LS-BOSS-10", "LS-TIME-3")
def test_a_boss_without_a_location_burns_at_once_although_new_timers_wait() -> None:
    table = Table(boss="alrath", new_timers="next-turn").destroyed("A", "B", "C", "E")
    table.enemies("D", "alrath-2").corruption(D=4).attacks("D")
    played = table.play("roll => corruption fight fight", "keep", "done", "end turn")
    assert (played.enemies("Lux"), played.fires) == (["alrath-2"], 1)


@pytest.mark.rule("LS-BOSS-10")
def test_a_boss_without_a_location_cannot_be_stalled() -> None:
    table = Table(boss="alrath").destroyed(*PLACES).deck("alrath-2")
    played = table.having(artifacts=["relic-stall-all"]).play("draw")
    assert played.refuses("artifact relic-stall-all") == "LS-CHEST-7"


@pytest.mark.rule("LS-BOSS-11")
def test_a_boss_seen_by_scouting_is_not_placed_and_not_sent_to_the_bottom() -> None:
    table = Table().deck("deaths-bane-1", "brute-b", "lurker-c").having(artifacts=["relic-scout"])
    played = table.play("artifact relic-scout")
    assert played.offered == ["keep all", "bottom brute-b"]
    played.play("bottom brute-b")
    assert played.deck == ["deaths-bane-1", "lurker-c", "brute-b"]
    assert played.enemies("A") == []


# -- Death's Bane ------------------------------------------------------------------------


@pytest.mark.rule("LS-DEATHSBANE-1")
def test_deaths_bane_has_to_be_defeated_twice() -> None:
    table = Table().enemies("A", "deaths-bane-1", "deaths-bane-2").attacks("A")
    table.having(artifacts=["relic-add-icons"])
    played = table.play("roll => fight defend agility", "keep", "defeat deaths-bane-1 with 1 2")
    assert played.ended == ""
    played.play("artifact relic-add-icons", "defeat deaths-bane-2 with 3 4")
    assert played.ended == "won LS-WIN-1"


@pytest.mark.rule("LS-DEATHSBANE-2")
def test_no_star_counts_against_deaths_bane() -> None:
    table = Table().enemies("A", "deaths-bane-1", "brute-a").attacks("A")
    played = table.play("roll => fight star star", "keep")
    assert played.refuses("defeat deaths-bane-1") == "LS-DEATHSBANE-2"
    assert len(played.offers("defeat brute-a")) == 3


@pytest.mark.rule("LS-DEATHSBANE-3")
def test_deaths_bane_appears_first_at_location_a() -> None:
    assert Table().deck("deaths-bane-1").play("draw").enemies("A") == ["deaths-bane-1"]


@pytest.mark.rule("LS-DEATHSBANE-4")
def test_deaths_bane_destroys_location_a_moves_to_b_and_his_time_starts_again() -> None:
    table = Table().enemies("A", "brute-a", "deaths-bane-1:1")
    played = table.play("stay", "end turn")
    assert (played.destroyed, played.fires) == ("A", 0)
    assert (played.enemies("B"), played.timers("B")) == (["deaths-bane-1"], [2])
    assert played.view["out_of_game"] == ["brute-a"]


@pytest.mark.rule("LS-DEATHSBANE-5")
def test_deaths_bane_goes_on_from_location_to_location_until_all_are_destroyed() -> None:
    played = Table().enemies("A", "deaths-bane-1:1").play()
    seen = []
    for _ in range(5):
        played.play("stay", "end turn")
        seen.append(played.destroyed)
        if played.enemies("Lux"):
            break
        played.play("stay", "end turn")
    assert seen == ["A", "AB", "ABC", "ABCD", "ABCDE"]
    assert played.enemies("Lux") == ["deaths-bane-1"]


@pytest.mark.rule("LS-DEATHSBANE-6")
def test_with_no_location_left_deaths_bane_burns_lux_each_turn_and_can_be_fought_there() -> None:
    table = Table().destroyed("A", "B", "C", "D").enemies("E", "deaths-bane-1:1")
    played = table.play("stay", "end turn")
    assert (played.enemies("Lux"), played.fires) == (["deaths-bane-1"], 0)
    assert played.play("stay", "end turn").fires == 1
    played.play("stay", "roll => fight defend search", "keep", "defeat deaths-bane-1 with 1 2")
    assert played.view["boss"]["beaten"] == 1


# -- Draxis ------------------------------------------------------------------------------


@pytest.mark.rule("LS-DRAXIS-1")
def test_draxis_has_to_be_defeated_twice() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux")
    lines = ("roll => fight agility defend", "keep", "hero elora", "defeat draxis-1 with 1 2 3 4")
    assert table.play(*lines).ended == ""
    assert table.having(bosses_beaten=1).play(*lines).ended == "won LS-WIN-1"


@pytest.mark.rule("LS-DRAXIS-2")
def test_draxis_appears_at_lux_both_times_and_attacks_it() -> None:
    table = Table(boss="draxis").full(*PLACES).deck("draxis-1", "draxis-2")
    played = table.play("draw", "stay", "end turn", "draw")
    assert played.enemies("Lux") == ["draxis-1", "draxis-2"]
    assert (played.timers("Lux"), played.corruption, played.fires) == ([1, 2], [0] * 5, 0)
    played.play("stay", "end turn")
    assert (played.fires, played.timers("Lux")) == (1, [2, 1])


@pytest.mark.rule("LS-DRAXIS-3", "LS-DRAXIS-4")
def test_three_icons_do_draxis_no_harm() -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux")
    played = table.play("roll => star star star", "keep")
    assert played.refuses("defeat draxis-1") == "LS-DRAXIS-4"


@pytest.mark.rule("LS-DRAXIS-4")
@pytest.mark.parametrize("source", ["hero elora", "artifact relic-add-icons", "symbol fight"])
def test_the_fourth_icon_comes_from_a_hero_an_artifact_or_a_bought_symbol(source: str) -> None:
    table = Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux")
    table.having(artifacts=["relic-add-icons"], symbols=[1, 0, 0, 0])
    played = table.play("roll => fight agility defend", "keep", source)
    assert played.offers("defeat") == ["defeat draxis-1 with 1 2 3 4"]


# -- Alrath ------------------------------------------------------------------------------


@pytest.mark.rule("LS-ALRATH-1")
def test_alrath_has_to_be_defeated_three_times() -> None:
    table = Table(boss="alrath").enemies("B", "alrath-1").having(bosses_beaten=1).attacks("B")
    lines = ("roll => fight fight fight", "keep", "defeat alrath-1 with 1")
    assert table.play(*lines).ended == ""
    assert table.having(bosses_beaten=2).play(*lines).ended == "won LS-WIN-1"


@pytest.mark.rule("LS-ALRATH-2")
def test_alraths_card_1_lies_in_the_middle_of_the_deck() -> None:
    order = new(boss="alrath").view()["decks"]["enemy"]["order"]
    above, middle = order[0]["unknown"], order[1]
    below = sum(layer["unknown"] for layer in order[2:])
    assert middle == {"unknown": 0, "known": ["alrath-1"]}
    assert above - below in (0, 1)


@pytest.mark.rule("LS-ALRATH-3", "LS-ALRATH-4")
def test_alraths_card_2_is_shuffled_into_the_upper_bottom_stack_and_card_3_into_the_lower() -> None:
    assert new(boss="alrath").view()["decks"]["enemy"]["order"][-2:] == [
        {"unknown": 3, "known": ["alrath-2"]},
        {"unknown": 3, "known": ["alrath-3"]},
    ]
