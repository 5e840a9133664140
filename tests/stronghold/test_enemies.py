"""Enemy abilities."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table

OUT = "incapacitated"


@pytest.mark.rule("LS-ENEMY-1")
def test_an_ability_triggers_when_the_card_is_placed_or_when_its_timer_ends() -> None:
    assert Table().deck("vampire-a").play("draw").ask == "harm-hero"
    played = Table().deck("timed-harm-hero-a").play("draw")
    assert played.ask == "move"
    assert played.play("stay", "end turn").ask == "harm-hero"


# -- Horde -------------------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-2")
@pytest.mark.parametrize("card", ["rabble-c", "headman-c"])
def test_a_horde_or_chieftain_drawn_by_a_horde_goes_behind_it(card: str) -> None:
    played = Table().deck("rabble-a", card).play("draw")
    assert played.enemies("A") == ["rabble-a", card]
    assert played.spaces("A") == [0, 0]
    assert played.enemies("C") == []


@pytest.mark.rule("LS-ENEMY-2")
def test_a_chieftain_draws_nobody() -> None:
    played = Table().deck("headman-a", "rabble-c").play("draw")
    assert (played.enemies("A"), played.deck) == (["headman-a"], ["rabble-c"])


@pytest.mark.rule("LS-ENEMY-3", "LS-ENEMY-4")
def test_any_other_enemy_goes_back_on_top_of_the_deck_which_is_not_shuffled() -> None:
    played = Table().deck("rabble-a", "brute-b", "lurker-c", "guard-d").play("draw")
    assert played.enemies("A") == ["rabble-a"]
    assert played.enemies("B") == []
    assert played.deck == ["brute-b", "lurker-c", "guard-d"]


@pytest.mark.rule("LS-ENEMY-4")
def test_the_table_may_settle_that_it_goes_to_the_bottom() -> None:
    played = Table(horde_misfits="bottom").deck("rabble-a", "brute-b", "lurker-c").play("draw")
    assert played.deck == ["lurker-c", "brute-b"]


@pytest.mark.rule("LS-ENEMY-5")
def test_a_horde_placed_behind_another_draws_again() -> None:
    played = Table().deck("rabble-a", "rabble-b", "rabble-c", "brute-d").play("draw")
    assert played.enemies("A") == ["rabble-a", "rabble-b", "rabble-c"]
    assert played.deck == ["brute-d"]


@pytest.mark.rule("LS-ENEMY-6")
def test_a_horde_stack_takes_one_space() -> None:
    played = Table().enemies("A", "rabble-a+headman-a").deck("brute-a").play("draw")
    assert played.corruption[0] == 0
    assert played.spaces("A") == [0, 0, 1]


@pytest.mark.rule("LS-ENEMY-6")
def test_the_cards_of_a_horde_are_defeated_one_by_one_in_any_order() -> None:
    table = Table().enemies("A", "rabble-a+headman-a").attacks("A")
    played = table.play("roll => fight defend agility", "keep")
    assert played.offers("defeat") == ["defeat rabble-a with 1", "defeat headman-a with 2"]
    played.play("defeat headman-a with 2")
    assert played.enemies("A") == ["rabble-a"]


@pytest.mark.rule("LS-ENEMY-6")
def test_the_space_stays_taken_until_the_last_card_of_the_stack_is_gone() -> None:
    table = Table().enemies("A", "rabble-a+headman-a", "brute-a").attacks("A").deck("guard-a")
    played = table.play("roll => fight search agility", "keep", "defeat rabble-a with 1", "done")
    played.play("end turn", "draw")
    assert (played.corruption[0], played.enemies("B")) == (1, ["guard-a"])


@pytest.mark.rule("LS-ENEMY-24")
def test_a_card_placed_behind_another_resolves_its_icons_too() -> None:
    table = Table().deck("rabble-a", "sick-rabble-c", "brute-e").pile("catapults", "fight")
    played = table.play("draw")
    assert played.corruption == [1, 0, 0, 0, 0]
    assert played.location("A")["catapults"] == ["fight"]


@pytest.mark.rule("LS-TURN-3", "LS-ENEMY-2")
def test_a_horde_draws_nobody_from_an_empty_deck() -> None:
    played = Table().deck("rabble-a").play("draw")
    assert (played.ask, played.enemies("A")) == ("move", ["rabble-a"])


# -- Summoner ----------------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-7")
def test_a_summoner_brings_one_more_enemy_to_its_location() -> None:
    played = Table().deck("summoner-a", "brute-d", "brute-e").play("draw")
    assert (played.enemies("A"), played.enemies("D")) == (["summoner-a"], ["brute-d"])
    assert played.deck == ["brute-e"]


@pytest.mark.rule("LS-ENEMY-7", "LS-TURN-3")
def test_a_summoner_brings_nobody_from_an_empty_deck() -> None:
    assert Table().deck("summoner-a").play("draw").ask == "move"


@pytest.mark.rule("LS-ENEMY-8")
def test_a_summoned_enemy_resolves_its_own_ability() -> None:
    played = Table().deck("summoner-a", "summoner-b", "blight-c", "brute-d").play("draw")
    assert played.corruption == [0, 0, 2, 0, 0]
    assert played.deck == ["brute-d"]


# -- Vampire -----------------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-9")
def test_a_vampire_damages_a_full_hero_or_incapacitates_a_damaged_one() -> None:
    table = Table().heroes(elora="damaged", reese=OUT).deck("vampire-a")
    assert table.play("draw", "harm elora").heroes["elora"] == OUT
    assert table.play("draw", "harm forest").heroes["forest"] == "damaged"


@pytest.mark.rule("LS-ENEMY-9")
def test_a_hero_harmed_by_a_vampire_does_not_use_the_ability() -> None:
    played = Table().heroes(reese="damaged").deck("vampire-a").play("draw", "harm reese")
    assert (played.heroes["reese"], played.view["gold"]) == (OUT, 0)


@pytest.mark.rule("LS-ENEMY-10")
def test_the_player_chooses_the_vampires_victim_among_those_still_standing() -> None:
    played = Table().heroes(elora="damaged", reese=OUT).deck("vampire-a").play("draw")
    assert played.offered == ["harm elora", "harm galathar", "harm forest"]
    assert played.seat == 0


@pytest.mark.rule("LS-ENEMY-10")
def test_a_vampire_that_incapacitates_the_last_hero_ends_the_game() -> None:
    table = Table().heroes(elora=OUT, reese=OUT, galathar=OUT, forest="damaged")
    assert table.deck("vampire-a").play("draw").ended == "lost LS-LOSE-1"


# -- Basilisk ----------------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-11")
def test_a_basilisk_forbids_moving_this_turn_and_nothing_else() -> None:
    table = Table().party("B").enemies("B", "brute-b").having(gold=1)
    played = table.deck("basilisk-a").play("draw")
    assert played.offers("move") == []
    assert played.refuses("move A") == "LS-ENEMY-11"
    assert {"stay", "hero reese", "buy ware-reroll"} <= set(played.offered)
    played.play("stay")
    assert "roll" in played.offered
    assert played.play("end turn").offers("move") != []


@pytest.mark.rule("LS-ENEMY-12")
def test_a_basilisk_drawn_as_a_further_enemy_forbids_moving_as_well() -> None:
    played = Table().deck("summoner-a", "basilisk-b").play("draw")
    assert played.offers("move") == []


# -- Shaman and Lesh ---------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-13", "LS-ENEMY-15")
def test_a_shaman_calls_a_card_of_the_shaman_deck_to_its_letter_or_to_the_shaman() -> None:
    table = Table().deck("shaman-b").pile("leshes", "sapling")
    called = table.pile("shamans", "spirit", "roaming-spirit-c").play("draw")
    assert called.enemies("B") == ["shaman-b", "spirit"]
    lettered = table.pile("shamans", "roaming-spirit-c").play("draw")
    assert (lettered.enemies("B"), lettered.enemies("C")) == (["shaman-b"], ["roaming-spirit-c"])


@pytest.mark.rule("LS-ENEMY-14", "LS-ENEMY-15")
def test_a_lesh_caller_calls_a_card_of_the_lesh_deck_to_its_letter_or_to_the_caller() -> None:
    table = Table().deck("lesh-caller-b").pile("shamans", "spirit")
    called = table.pile("leshes", "sapling", "roaming-sapling-d").play("draw")
    assert called.enemies("B") == ["lesh-caller-b", "sapling"]
    lettered = table.pile("leshes", "roaming-sapling-d").play("draw")
    assert lettered.enemies("D") == ["roaming-sapling-d"]


@pytest.mark.rule("LS-ENEMY-15")
def test_a_called_card_without_a_letter_follows_the_placing_rules_where_it_was_called() -> None:
    table = Table().enemies("B", "brute-b").deck("shaman-b").pile("shamans", "spirit")
    played = table.play("draw")
    assert (played.corruption[1], played.enemies("C")) == (1, ["spirit"])


@pytest.mark.rule("LS-ENEMY-16")
@pytest.mark.parametrize("card", ["shaman-b", "lesh-caller-b"])
def test_an_empty_shaman_or_lesh_deck_has_no_effect(card: str) -> None:
    played = Table().deck(card, "brute-a").play("draw")
    assert (played.ask, played.enemies("B"), played.deck) == ("move", [card], ["brute-a"])


# -- icons -------------------------------------------------------------------------------


@pytest.mark.rule("LS-ENEMY-17")
def test_a_catapult_icon_adds_a_catapult_where_the_enemy_is_placed() -> None:
    played = Table().full("A").pile("catapults", "search").deck("engineer-a").play("draw")
    assert played.location("A")["catapults"] == []
    assert played.location("B")["catapults"] == ["search"]


@pytest.mark.rule("LS-ENEMY-18")
def test_each_corruption_icon_corrupts_the_location_where_the_enemy_is_placed() -> None:
    assert Table().deck("blight-c").play("draw").corruption == [0, 0, 2, 0, 0]
    assert Table().full("C").deck("blight-c").play("draw").corruption == [0, 0, 1, 2, 0]


@pytest.mark.rule("LS-ENEMY-19")
def test_a_chest_icon_with_plus_adds_a_chest_from_the_supply() -> None:
    played = Table().having(chest_supply=3).deck("giver-b").play("draw")
    assert (played.chests, played.view["chest_supply"]) == ([1, 2, 1, 1, 1], 2)


@pytest.mark.rule("LS-ENEMY-20")
def test_a_chest_icon_with_minus_removes_a_chest_if_there_is_one() -> None:
    table = Table().having(chest_supply=3).deck("taker-b", "taker-b")
    played = table.play("draw")
    assert (played.chests, played.view["chest_supply"]) == ([1, 0, 1, 1, 1], 4)
    played.play("stay", "end turn", "draw")
    assert (played.chests, played.view["chest_supply"]) == ([1, 0, 1, 1, 1], 4)


@pytest.mark.rule("LS-ENEMY-21")
def test_a_time_track_runs_from_its_top_to_zero_turn_by_turn() -> None:
    played = Table().deck("ticking-rabble-a").play("draw")
    seen = []
    for _ in range(3):
        seen.append((played.timers("A"), played.fires))
        played.play("stay", "end turn")
    assert seen == [([3], 0), ([2], 0), ([1], 0)]
    assert (played.timers("A"), played.fires) == ([], 1)


@pytest.mark.rule("LS-ENEMY-22")
def test_a_card_destroyed_with_its_location_by_its_own_corruption_resolves_nothing_more() -> None:
    played = Table().deck("doomed-a").pile("catapults", "fight").play("draw")
    assert (played.destroyed, played.view["out_of_game"]) == ("A", ["doomed-a"])
    assert played.ask == "move"
    assert list(played.heroes.values()) == ["full"] * 4


@pytest.mark.rule("LS-ENEMY-23")
def test_icons_resolve_catapult_chest_added_chest_removed_corruption_then_the_ability() -> None:
    table = Table().chests(A=0).deck("everything-a", "brute-b").pile("catapults", "fight")
    played = table.play("draw")
    assert played.told == [
        "EnemyDrawn",
        "EnemyPlaced",
        "CatapultAdded",
        "ChestAdded",
        "ChestRemoved",
        "LocationCorrupted",
        "EnemyDrawn",
        "EnemyPlaced",
    ]
    assert played.chests[0] == 0
