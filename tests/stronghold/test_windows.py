"""Windows: what may be done at any time, before what happens by itself."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import LaststandError, Match
from tests.stronghold.arrange import PLACES, Table


def stopping(**options: str) -> Table:
    return Table(1, **options).stops_where_it_matters()


@pytest.mark.rule("LS-STOP-1")
def test_before_catapults_fire_lux_can_be_protected() -> None:
    played = stopping().catapults("A", "fight").begins("EndTurn").play()
    assert (played.ask, played.fires, played.offered[0]) == ("catapults", 0, "go on")
    played.play("hero reese")
    assert (played.ask, played.fires) == ("move", 0)


@pytest.mark.rule("LS-STOP-1")
def test_a_catapult_toppled_before_it_fires_does_not() -> None:
    table = stopping().catapults("A", "fight").having(artifacts=["relic-topple"])
    played = table.heroes(reese="incapacitated").begins("EndTurn").play("artifact relic-topple")
    assert (played.ask, played.fires) == ("move", 0)


@pytest.mark.rule("LS-STOP-1")
def test_nobody_is_asked_before_catapults_when_there_are_none() -> None:
    assert stopping().begins("EndTurn").play().ask == "move"


@pytest.mark.rule("LS-STOP-2")
def test_nobody_is_asked_when_nothing_in_hand_changes_what_happens() -> None:
    table = stopping().catapults("A", "fight").heroes(reese="incapacitated")
    played = table.begins("EndTurn").play()
    assert (played.ask, played.fires) == ("move", 1)


@pytest.mark.rule("LS-STOP-3")
def test_an_enemy_defeated_as_it_comes_does_nothing_of_what_it_would_have_done() -> None:
    played = stopping().deck("vampire-a").play("draw")
    assert played.ask == "ability"
    played.play("hero galathar")
    assert (played.ask, played.view["discard"]) == ("move", ["vampire-a"])
    assert list(played.heroes.values()) == ["full", "full", "damaged", "full"]


@pytest.mark.rule("LS-STOP-3")
def test_an_enemy_driven_away_as_it_comes_brings_its_icons_to_another_location() -> None:
    table = stopping().deck("blight-a").party("A").heroes(galathar="incapacitated")
    played = table.having(artifacts=["relic-drive"]).play("draw", "artifact relic-drive", "at C")
    assert (played.enemies("C"), played.corruption) == (["blight-a"], [0, 0, 2, 0, 0])


@pytest.mark.rule("LS-STOP-3")
def test_nobody_is_asked_when_a_card_comes_that_does_nothing() -> None:
    assert stopping().deck("brute-a").play("draw").ask == "move"


@pytest.mark.rule("LS-STOP-3")
def test_nobody_is_asked_when_a_chieftain_who_does_nothing_joins_a_horde() -> None:
    table = stopping().party("A").heroes(galathar="damaged").deck("rabble-a", "headman-c")
    played = table.play("draw")
    assert (played.ask, played.enemies("A")) == ("ability", ["rabble-a"])
    played.play("go on")
    assert (played.ask, played.enemies("A")) == ("move", ["rabble-a", "headman-c"])


@pytest.mark.rule("LS-STOP-2")
def test_before_time_passes_one_is_asked_when_a_timer_would_end_that_can_be_stopped() -> None:
    lines = ["roll => search search search", "keep", "done"]
    table = stopping().enemies("A", "brute-a").enemies("B", "bomb-b:1").attacks("A")
    assert table.play(*lines).ask == "end-turn"
    table = stopping().enemies("A", "brute-a").enemies("B", "bomb-b:2").attacks("A")
    assert table.play(*lines).ask == "move"


MISSED = ["roll => search search search", "keep", "done"]


def about_to_fall(**options: str) -> Table:
    """One fire more burns Lux, and of all heroes only Reese could hold it back."""
    return stopping(**options).having(fires=4).heroes(galathar="incapacitated")


@pytest.mark.rule("LS-STOP-2", "LS-TIME-7")
def test_one_is_asked_before_a_card_moves_on_past_a_full_location_to_a_destroyed_one() -> None:
    table = about_to_fall().enemies("A", "walker-a:1").full("B").destroyed("C")
    played = table.enemies("E", "brute-e").attacks("E").play(*MISSED)
    assert played.ask == "end-turn"
    played.play("hero reese")
    assert (played.ended, played.fires, played.corruption[1]) == ("", 4, 1)


@pytest.mark.rule("LS-STOP-2", "LS-TIME-11")
def test_nobody_is_asked_before_a_card_moves_on_to_a_free_space() -> None:
    table = about_to_fall().enemies("A", "walker-a:1").destroyed("C").enemies("E", "brute-e")
    assert table.attacks("E").play(*MISSED).ask == "move"


@pytest.mark.rule("LS-STOP-2", "LS-BOSS-10")
def test_one_is_asked_before_a_boss_at_lux_burns_on_in_frozen_time() -> None:
    table = about_to_fall(boss="alrath").destroyed(*PLACES).enemies("Lux", "alrath-2:1")
    played = table.having(frozen=True).attacks("Lux").play(*MISSED)
    assert (played.ask, played.fires) == ("end-turn", 4)


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize(("corruption", "ask"), [(4, "end-turn"), (1, "move")])
def test_one_is_asked_before_a_standing_location_is_lost_not_for_one_lost_already(
    corruption: int, ask: str
) -> None:
    table = about_to_fall(boss="alrath").enemies("B", "alrath-1:1").enemies("E", "brute-e")
    table.having(artifacts=["relic-cleanse"]).destroyed("D").corruption(A=corruption)
    assert table.attacks("E").play(*MISSED).ask == ask


def almost_full(place: str) -> Table:
    """One space of all locations is free."""
    table = about_to_fall().full(*[other for other in PLACES if other != place])
    return table.enemies(place, f"brute-{place.lower()}")


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize("card", ["summoner-b", "shaman-b", "lesh-caller-b"])
def test_one_is_asked_before_a_card_is_called_that_finds_no_place(card: str) -> None:
    table = almost_full("B").deck(card, "brute-c").pile("shamans", "spirit")
    played = table.pile("leshes", "sapling").play("draw")
    assert (played.ask, played.fires) == ("ability", 4)
    assert played.play("hero reese").fires == 4


@pytest.mark.rule("LS-STOP-2")
def test_one_is_asked_before_a_timer_brings_a_card_that_may_find_no_place() -> None:
    table = about_to_fall().destroyed("C").enemies("B", "timed-draw-enemy-b:1")
    table.enemies("E", "brute-e").attacks("E")
    assert table.deck("brute-c").play(*MISSED).ask == "end-turn"
    assert table.deck().play(*MISSED).ask == "move"


@pytest.mark.rule("LS-STOP-2")
def test_one_is_asked_when_what_a_timer_corrupts_could_be_driven_elsewhere() -> None:
    table = stopping().enemies("A", "timed-corrupt-a:1").heroes(galathar="incapacitated")
    table.having(artifacts=["relic-drive"]).attacks("A")
    assert table.play(*MISSED).ask == "end-turn"


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize(
    ("card", "ask"),
    [
        ("timed-bury-chests-a:1", "end-turn"),
        ("timed-add-catapult-a:1", "end-turn"),
        ("walker-a:1", "end-turn"),
        ("bomb-a:1", "move"),
        ("timed-lose-rerolls-a:1", "move"),
    ],
)
def test_one_is_asked_when_a_timer_ends_where_it_need_not(card: str, ask: str) -> None:
    """Chests, a catapult, and a way that leads to a destroyed location."""
    table = stopping().enemies("A", card).heroes(galathar="incapacitated", reese="incapacitated")
    table.destroyed("B").shuffled("catapults", "fight").having(artifacts=["relic-drive"], rerolls=1)
    assert table.attacks("A").play(*MISSED).ask == ask


@pytest.mark.rule("LS-STOP-2", "LS-TIME-7")
@pytest.mark.parametrize("artifact", ["relic-smite-anywhere", "relic-sweep", "relic-drive"])
def test_one_is_asked_when_room_can_be_made_for_a_card_that_moves_on(artifact: str) -> None:
    table = stopping().enemies("A", "walker-a:1").enemies("B", "guard-b", "seer-b").attacks("B")
    table.heroes(galathar="incapacitated").having(artifacts=[artifact])
    played = table.play("roll => agility agility agility", "keep", "done")
    assert played.ask == "end-turn"
    chosen = ["enemy guard-b@B"] if artifact != "relic-sweep" else []
    moved = ["at D"] if artifact == "relic-drive" else []
    played.play(f"artifact {artifact}", *chosen, *moved)
    assert (played.corruption[1], "walker-a" in played.enemies("B")) == (0, True)


@pytest.mark.rule("LS-STOP-2", "LS-PLACING-5")
def test_one_is_asked_when_room_can_be_made_for_a_card_that_is_drawn() -> None:
    table = stopping().full("B", "C", "D").enemies("A", "duelist-a").party("E")
    table.enemies("E", "guard-e", "champion-e").deck("summoner-a", "brute-b")
    table.heroes(reese="incapacitated", galathar="incapacitated").having(artifacts=["relic-smite"])
    played = table.play("draw")
    assert played.ask == "ability"
    played.play("artifact relic-smite")
    assert (played.ask, played.fires, "brute-b" in played.enemies("E")) == ("move", 0, True)


@pytest.mark.rule("LS-STOP-2", "LS-PLACING-2")
@pytest.mark.parametrize(("corruption", "ask"), [(4, "ability"), (3, "move")])
@pytest.mark.parametrize("artifact", ["relic-cleanse", "relic-smite"])
def test_one_is_asked_when_a_card_that_is_drawn_may_ruin_a_full_location(
    artifact: str, corruption: int, ask: str
) -> None:
    table = stopping().full("B").corruption(B=corruption).party("B").deck("summoner-a", "brute-b")
    table.heroes(galathar="incapacitated", elora="incapacitated").having(artifacts=[artifact])
    assert table.play("draw").ask == ask


@pytest.mark.rule("LS-STOP-2")
def test_gold_that_a_timer_would_steal_can_be_spent_first() -> None:
    table = stopping().enemies("A", "brute-a").enemies("B", "timed-steal-gold-b:1").attacks("A")
    table.heroes(galathar="incapacitated")
    played = table.having(gold=2).play("roll => search search search", "keep", "done")
    assert (played.ask, "buy ware-symbol" in played.offered) == ("end-turn", True)


@pytest.mark.rule("LS-STOP-2")
def test_an_artifact_that_a_timer_would_steal_can_be_used_first() -> None:
    table = stopping().enemies("A", "brute-a").enemies("B", "timed-steal-artifact-b:1")
    table.heroes(galathar="incapacitated").having(artifacts=["relic-gain-gold"]).attacks("A")
    assert table.play("roll => search search search", "keep", "done").ask == "end-turn"


def only_stands(hero: str, side: str) -> Table:
    sides = dict.fromkeys(["elora", "reese", "galathar", "forest"], "incapacitated")
    return stopping().heroes(**{**sides, hero: side})


@pytest.mark.rule("LS-STOP-6", "LS-ENEMY-10")
def test_one_is_asked_before_the_last_hero_is_lost_whom_the_gold_of_an_artifact_can_heal() -> None:
    table = only_stands("forest", "damaged").deck("vampire-a").having(gold=1)
    assert table.play("draw").ended == "lost LS-LOSE-1"
    played = table.having(artifacts=["relic-gain-gold"]).play("draw")
    assert played.ask == "ability"
    played.play("artifact relic-gain-gold", "buy ware-heal", "heal forest")
    assert played.ended == ""


@pytest.mark.rule("LS-STOP-6", "LS-HERO-6")
def test_one_is_asked_before_lux_falls_when_a_hero_who_can_be_healed_would_hold_the_fire() -> None:
    table = only_stands("forest", "damaged").having(fires=4).catapults("A", "fight")
    assert table.begins("EndTurn").play().ended == "lost LS-LOSE-2"
    played = table.having(artifacts=["relic-restore"]).play()
    assert played.ask == "catapults"
    played.play("artifact relic-restore", "heal reese", "hero reese")
    assert (played.ask, played.fires) == ("move", 4)


def red_hour_below_rekindle() -> dict[str, Any]:
    """With the cards of the box: Forest's Red Hour is under Rekindle, which is of no use here."""
    position = Match.new("stronghold", seed=1).position()
    sapper = {"card": "powder-sapper-e", "serial": 9, "space": 0, "timer": 1}
    position["state"]["locations"][4]["enemies"] = [sapper]
    position["state"]["heroes"] = ["incapacitated", "incapacitated", "damaged", "full"]
    position["state"].update(fires=4, next_serial=10, pawns=["B"])
    return {**position, "agenda": ["Attack", "EndTurn"]}


@pytest.mark.rule("LS-STOP-6", "LS-HERO-3")
def test_one_is_asked_before_lux_falls_when_the_other_side_of_a_hero_would_save_it() -> None:
    match = Match.at(red_hour_below_rekindle(), seed=1)
    for line in ("roll", "keep", "done"):
        match.choose(line)
    assert match.choice
    assert match.choice.ask == "end-turn"
    for line in ("hero forest", "hero forest"):
        match.choose(line)
    assert (match.outcome, match.view()["locations"][4]["enemies"][0]["timer"]) == (None, 1)


@pytest.mark.rule("LS-STOP-6", "LS-CHEST-5")
def test_one_is_asked_before_lux_falls_when_an_artifact_can_still_be_drawn() -> None:
    table = only_stands("forest", "damaged").having(fires=4).catapults("A", "fight")
    table.having(artifacts=["relic-draw-artifact"]).begins("EndTurn")
    assert table.play().ended == "lost LS-LOSE-2"
    assert table.pile("artifact_deck", "relic-ward").play().ask == "catapults"


@pytest.mark.rule("LS-STOP-4")
def test_between_two_timers_that_end_together_the_second_can_be_met() -> None:
    table = stopping().enemies("A", "bomb-a:1").enemies("B", "bomb-b:1").moves()
    played = table.play("stay", "end turn")
    assert (played.ask, played.fires) == ("timers", 1)
    played.play("hero galathar")
    assert (played.fires, played.view["discard"]) == (1, ["bomb-b"])


@pytest.mark.rule("LS-STOP-2")
def test_whoever_never_stops_is_not_asked() -> None:
    table = stopping().stops(catapults="never").catapults("A", "fight").begins("EndTurn")
    assert (table.play().ask, table.play().fires) == ("move", 1)


@pytest.mark.rule("LS-STOP-2")
def test_whoever_always_stops_is_asked_when_anything_could_be_used() -> None:
    table = stopping().stops(ability="always").heroes(galathar="incapacitated").deck("engineer-a")
    assert table.play("draw").ask == "ability"
    assert table.heroes(reese="incapacitated").play("draw").ask == "move"


@pytest.mark.rule("LS-STOP-2", "LS-STOP-6")
def test_whoever_always_stops_is_asked_wherever_it_matters() -> None:
    """Nothing that Forest can do now is of use, but what he can do after it is."""
    position = red_hour_below_rekindle()
    position["agenda"] = ["AfterCombat", "EndTurn"]
    position["state"]["fought"] = True
    for stops in ([], ["P1 end-turn always"]):
        match = Match.at({**position, "stops": stops}, seed=1)
        assert match.choice
        assert match.choice.ask == "end-turn"


@pytest.mark.rule("LS-STOP-6")
def test_one_is_asked_before_timers_when_the_catapults_after_them_would_end_the_game() -> None:
    table = only_stands("forest", "damaged").enemies("C", "bomb-c:1").catapults("E", "fight")
    table.having(fought=True, artifacts=["relic-restore"]).begins("AfterCombat", "EndTurn")
    assert table.having(fires=3).play().ask == "end-turn"
    assert table.having(fires=2).play().ask != "end-turn"


@pytest.mark.rule("LS-STOP-5", "LS-STOP-6")
def test_with_two_players_one_is_asked_before_catapults_end_the_game_in_the_others_turn() -> None:
    table = Table(players=2).stops_where_it_matters().heroes(elora="damaged", reese="incapacitated")
    table.catapults("E", "fight", "search").having(artifacts=["relic-restore"], fought=True)
    played = table.having(fires=3).begins("AfterCombat", "EndTurn").play()
    assert (played.seat, played.ask) == (0, "end-turn")
    assert table.having(fires=2).play().seat == 1


@pytest.mark.rule("LS-STOP-2")
def test_each_player_stops_as_they_wish() -> None:
    table = Table(players=2).stops_where_it_matters().stops(1, catapults="never")
    table.catapults("A", "fight").having(artifacts=["relic-topple"])
    played = table.begins("EndTurn").play()
    assert played.ask == "move"
    played.play("stay", "end turn")
    assert (played.seat, played.ask) == (0, "catapults")


@pytest.mark.rule("LS-STOP-1", "LS-TWO-7")
def test_nobody_is_asked_for_what_only_the_other_players_hero_could_do() -> None:
    table = Table(players=2).stops_where_it_matters().catapults("A", "fight").begins("EndTurn")
    played = table.play()
    assert (played.seat, played.ask, played.fires) == (1, "move", 1)
    played.play("stay", "end turn")
    assert (played.seat, played.ask) == (0, "catapults")  # who leads Reese


@pytest.mark.rule("LS-STOP-5", "LS-TWO-7")
def test_with_two_players_one_is_asked_before_catapults_fire_when_only_the_other_acts() -> None:
    table = Table(players=2).stops_where_it_matters().catapults("B", "fight").having(fires=4)
    table.party("A", "Lux").enemies("A", "brute-a").attacks()
    played = table.play(*MISSED)
    assert (played.seat, played.ask) == (0, "end-turn")
    played.play("hero reese")
    assert (played.seat, played.fires, played.ended) == (1, 4, "")


@pytest.mark.rule("LS-STOP-5", "LS-TIME-9")
def test_with_two_players_a_catapult_that_a_timer_is_about_to_bring_counts_as_well() -> None:
    table = Table(players=2).stops_where_it_matters().having(fires=4).shuffled("catapults", "fight")
    table.enemies("B", "timed-add-catapult-b:1").party("A", "Lux").enemies("A", "brute-a").attacks()
    played = table.play(*MISSED)
    assert (played.seat, played.ask) == (0, "end-turn")
    played.play("hero reese")
    assert (played.seat, played.fires, played.ended) == (1, 4, "")


@pytest.mark.rule("LS-STOP-5", "LS-STOP-4")
def test_with_two_players_one_is_asked_between_timers_before_a_catapult_comes() -> None:
    table = Table(players=2).stops_where_it_matters().having(fires=4).shuffled("catapults", "fight")
    table.enemies("A", "timed-corrupt-a:1").enemies("B", "timed-add-catapult-b:1").ends_turn()
    played = table.play()
    assert (played.seat, played.ask) == (0, "timers")
    assert played.play("hero reese").ended == ""


@pytest.mark.rule("LS-STOP-5", "LS-ENEMY-17")
def test_with_two_players_one_is_asked_before_a_catapult_comes_when_the_turn_is_over() -> None:
    table = Table(players=2).stops_where_it_matters().having(fires=4).shuffled("catapults", "fight")
    table.deck("engineer-c")
    assert table.play("draw").ask == "move"
    played = table.enemies("B", "timed-draw-enemy-b:1").ends_turn().play()
    assert (played.seat, played.ask) == (0, "ability")
    played.play("hero reese")
    assert (played.seat, played.fires, played.ended) == (1, 4, "")


@pytest.mark.rule("LS-STOP-5")
def test_alone_one_is_asked_when_the_catapults_are_about_to_fire_and_not_before() -> None:
    table = stopping().catapults("B", "fight").enemies("A", "brute-a").attacks("A")
    assert table.play(*MISSED).ask == "catapults"


@pytest.mark.rule("LS-STOP-5", "LS-TWO-4")
@pytest.mark.parametrize("artifact", ["relic-ward", "relic-douse"])
def test_what_both_hold_is_kept_for_the_turn_in_which_catapults_fire(artifact: str) -> None:
    table = Table(players=2).stops_where_it_matters().catapults("B", "fight").having(fires=4)
    table.having(artifacts=[artifact]).heroes(reese="incapacitated")
    played = table.party("A", "Lux").enemies("A", "brute-a").attacks().play(*MISSED)
    assert (played.seat, played.ask) == (1, "catapults")
    assert played.play(f"artifact {artifact}").ended == ""


# -- what is nothing to stop for -------------------------------------------------------------


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize("card", ["taker-a", "giver-a", "engineer-a", "summoner-a", "rabble-a"])
def test_nobody_is_asked_before_a_card_that_finds_nothing_to_do(card: str) -> None:
    """No chest to take, no catapult left, no card to draw; and a chest that comes is welcome."""
    table = stopping().deck(card).having(artifacts=["relic-drive"]).party("A").chests(A=0)
    played = table.play("draw")
    assert (played.ask, played.enemies("A")) == ("move", [card])


@pytest.mark.rule("LS-STOP-2")
def test_one_is_asked_before_a_card_that_finds_something_to_do() -> None:
    assert stopping().deck("taker-a").chests(A=1).play("draw").ask == "ability"
    assert stopping().deck("summoner-a", "brute-b").play("draw").ask == "ability"
    assert stopping().deck("shaman-a").pile("shamans", "spirit").play("draw").ask == "ability"


@pytest.mark.rule("LS-STOP-2", "LS-ENEMY-12")
def test_nobody_is_asked_before_a_second_basilisk() -> None:
    assert stopping().deck("basilisk-a").play("draw").ask == "ability"
    assert stopping().deck("basilisk-a").having(rooted=True).play("draw").ask == "move"


@pytest.mark.rule("LS-STOP-2", "LS-ENEMY-11")
def test_nobody_is_asked_before_a_basilisk_that_comes_when_the_turn_is_over() -> None:
    table = stopping().enemies("B", "timed-draw-enemy-b:1").deck("basilisk-a")
    played = table.party("A").ends_turn().play()
    assert (played.ask, played.enemies("A")) == ("move", ["basilisk-a"])
    assert "move B" in played.offered


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize(("card", "ask"), [("vampire-a", "harm-hero"), ("blight-a", "ability")])
def test_an_enemy_is_driven_away_only_from_what_it_does_to_its_location(
    card: str, ask: str
) -> None:
    table = stopping().deck(card).party("A").heroes(galathar="incapacitated")
    assert table.having(artifacts=["relic-drive"]).play("draw").ask == ask


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize(
    "card",
    [
        "timed-steal-gold-b:1",
        "timed-lose-rerolls-b:1",
        "timed-steal-artifact-b:1",
        "timed-bury-chests-b:1",
        "timed-draw-enemy-b:1",
        "timed-add-catapult-b:1",
    ],
)
def test_nobody_is_asked_before_a_timer_ends_that_finds_nothing_to_do(card: str) -> None:
    table = stopping().enemies("A", "brute-a").enemies("B", card).attacks("A")
    assert table.chests(B=0).play(*MISSED).ask == "move"


@pytest.mark.rule("LS-STOP-2", "LS-MERCHANT-5")
def test_gold_is_not_saved_from_thieves_when_no_ware_does_anything() -> None:
    table = stopping().enemies("B", "timed-steal-gold-b:1").heroes(galathar="incapacitated")
    table.enemies("A", "brute-a").attacks("A")
    assert table.having(gold=1, rerolls=5).play(*MISSED).ask == "move"
    assert table.having(gold=1, rerolls=4).play(*MISSED).ask == "end-turn"


@pytest.mark.rule("LS-STOP-2")
@pytest.mark.parametrize(("shelters", "ask"), [(0, "ability"), (1, "move")])
def test_nobody_is_healed_in_haste_whom_a_shelter_saves(shelters: int, ask: str) -> None:
    table = stopping().deck("vampire-a").having(artifacts=["relic-heal"], shelters=shelters)
    out = {"elora": "incapacitated", "reese": "incapacitated", "galathar": "incapacitated"}
    assert table.heroes(**out, forest="damaged").play("draw").ask == ask


@pytest.mark.rule("LS-STOP-2", "LS-COMBAT-15")
def test_nobody_is_asked_before_time_passes_when_the_party_attacks_once_more() -> None:
    table = stopping().enemies("A", "brute-a").enemies("B", "bomb-b:1").attacks("A")
    played = table.having(artifacts=["relic-march"]).play(*MISSED)
    assert played.ask == "end-turn"
    assert played.play("artifact relic-march", "at B").ask == "attack"


@pytest.mark.rule("LS-STOP-2", "LS-COMBAT-2")
def test_the_party_marches_only_where_there_is_something_to_attack() -> None:
    table = stopping().enemies("A", "brute-a").attacks("A").having(artifacts=["relic-march"])
    assert table.chests(A=0, B=0, C=0, D=0, E=0).play(*MISSED).ask == "move"
    assert table.chests(C=1).play(*MISSED).ask == "end-turn"


# -- wishes in records and positions ---------------------------------------------------------


def wished() -> Match:
    """A match in which somebody changes their mind twice."""
    match = Match.new("stronghold", seed=3)
    match.stop(0, "ability", "never")
    for line in ("draw", "stay", "end turn"):
        match.choose(line)
    match.stop(0, "ability", "always")
    match.stop(0, "end-turn", "never")
    match.choose("draw")
    return match


@pytest.mark.rule("LS-STOP-2")
def test_wishes_are_part_of_the_record_which_plays_to_the_same_digest() -> None:
    match = wished()
    record = match.record()
    assert "~ stop P1 ability never\n1 P1 draw" in record
    assert "~ stop P1 ability always\n~ stop P1 end-turn never\n4 P1 draw" in record
    again = Match.replay(record)
    assert (again.digest(), again.record()) == (match.digest(), record)


def test_a_wish_made_after_the_last_choice_stands_at_the_end_of_the_record() -> None:
    match = wished()
    match.stop(0, "ability", "matters")
    again = Match.replay(match.record())
    assert again.stops.words() == ["P1 end-turn never"]
    assert again.record() == match.record()


def test_wishes_stay_when_choices_are_taken_back() -> None:
    match = wished()
    match.go_to(0)
    assert match.stops.words() == ["P1 ability always", "P1 end-turn never"]
    match.choose("draw")
    assert Match.replay(match.record()).digest() == match.digest()


def test_the_past_is_shown_with_the_wishes_of_the_past() -> None:
    assert wished().as_of(1).stops.words() == ["P1 ability never"]


def test_a_match_goes_on_from_its_position_with_the_same_wishes() -> None:
    match = wished()
    there = Match.at(match.position(), seed=1)
    assert (there.stops.words(), there.digest()) == (match.stops.words(), match.digest())


def test_a_window_that_is_open_stays_open_when_somebody_no_longer_wants_to_stop_there() -> None:
    played = stopping().deck("vampire-a", "vampire-b").play("draw")
    played.match.stop(0, "ability", "never")
    assert (played.ask, played.match.as_of(1).choice is not None) == ("ability", True)
    played.match.undo()
    played.match.redo()
    assert played.ask == "ability"
    played.play("go on", "harm elora", "stay", "end turn", "draw")
    assert played.ask == "harm-hero"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ((0, "breakfast", "never"), "there is no window 'breakfast'"),
        ((1, "ability", "never"), "there is no seat 2, only 1 to 1"),
        ((0, "ability", "sometimes"), "one stops always, matters, never, not 'sometimes'"),
    ],
)
def test_a_wish_for_what_there_is_not_is_refused(wish: tuple[int, str, str], why: str) -> None:
    with pytest.raises(LaststandError, match=why):
        Match.new("stronghold", seed=1).stop(*wish)


@pytest.mark.parametrize("stops", ["P1 breakfast never", "P2 ability never", "never"])
def test_a_position_or_record_with_a_wish_that_cannot_be_is_refused(stops: str) -> None:
    match = Match.new("stronghold", seed=1)
    with pytest.raises(LaststandError, match="position, field 'stops'"):
        Match.at({**match.position(), "stops": [stops]})
    match.choose("draw")
    record = match.record().replace("1 P1 draw", f"~ stop {stops}\n1 P1 draw")
    with pytest.raises(LaststandError, match="line 9"):
        Match.replay(record)
