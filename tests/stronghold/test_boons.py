"""What heroes, artifacts and wares do: each word of the vocabulary, once."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Played, Table

pytestmark = pytest.mark.rule("LS-CHEST-7")

OUT = "incapacitated"


def holding(*relics: str) -> Table:
    return Table().having(artifacts=[f"relic-{relic}" for relic in relics])


def rolled(relic: str, *faces: str) -> Played:
    """In the first part of a combat at A, holding a relic."""
    table = holding(relic).enemies("A", "brute-a").attacks("A")
    return table.play(f"roll => {' '.join(faces)}")


def test_add_icons_brings_icons_that_are_spent_like_dice() -> None:
    played = rolled("add-icons", "agility", "agility", "agility")
    played.play("artifact relic-add-icons", "keep")
    assert played.view["combat"]["faces"][3:] == ["fight", "search"]
    played.play("defeat brute-a with 4")
    assert played.view["combat"]["used"] == [False, False, False, True, False]


def test_added_icons_are_gone_with_the_combat() -> None:
    played = rolled("add-icons", "agility", "agility", "agility")
    played.play("artifact relic-add-icons", "keep", "done", "end turn", "stay")
    played.play("roll => agility agility agility")
    assert played.view["combat"]["faces"] == ["agility"] * 3


def test_added_icons_cannot_be_rolled_again_or_turned() -> None:
    table = holding("add-icons", "turn-die").having(rerolls=5).enemies("A", "brute-a").attacks("A")
    played = table.play("roll => agility agility agility", "artifact relic-add-icons")
    assert not [text for text in played.offers("token", "reroll") if "4" in text]
    played.play("artifact relic-turn-die")
    assert played.offered == ["die 1 to star", "die 2 to star", "die 3 to star"]


def test_turn_die_turns_one_unused_die_to_a_star() -> None:
    played = rolled("turn-die", "agility", "corruption", "agility")
    played.play("artifact relic-turn-die", "die 2 to star", "keep")
    assert played.view["combat"]["faces"] == ["agility", "star", "agility"]
    assert played.corruption[0] == 0


def test_turn_die_turns_to_one_of_the_icons_it_names() -> None:
    played = rolled("turn-die-to", "agility", "agility", "agility")
    played.play("artifact relic-turn-die-to")
    assert len(played.offered) == 6
    assert played.play("die 3 to defend").view["combat"]["faces"][2] == "defend"


def test_reroll_dice_rolls_up_to_so_many_dice_again_and_takes_no_token() -> None:
    played = rolled("reroll-dice", "agility", "agility", "agility")
    played.play("artifact relic-reroll-dice")
    assert played.offered == [f"dice {dice}" for dice in ("1", "2", "3", "1 2", "1 3", "2 3")]
    played.play("dice 1 3 => fight star")
    assert played.view["combat"]["faces"] == ["fight", "agility", "star"]
    assert played.offers("reroll") != []


def test_heal_turns_heroes_one_side_better_one_at_a_time() -> None:
    played = holding("heal").heroes(elora=OUT, forest="damaged").play("artifact relic-heal")
    assert played.offered == ["heal elora", "heal forest"]
    played.play("heal forest")
    assert (played.heroes["elora"], played.heroes["forest"]) == ("damaged", "full")


def test_heal_stops_when_nobody_is_hurt() -> None:
    played = holding("heal").heroes(forest="damaged").play("artifact relic-heal")
    assert played.ask == "move"
    assert holding("heal").play().offers("artifact") == []


def test_cleanse_takes_corruption_from_one_standing_location() -> None:
    table = holding("cleanse").corruption(A=3, B=1).destroyed("C")
    played = table.play("artifact relic-cleanse")
    assert played.offered == ["at A", "at B"]
    assert played.play("at A").corruption == [1, 1, 5, 0, 0]
    assert table.play("artifact relic-cleanse", "at B").corruption == [3, 0, 5, 0, 0]


def test_douse_removes_up_to_so_many_fires() -> None:
    assert holding("douse").having(fires=3).play("artifact relic-douse").fires == 1
    assert holding("douse").having(fires=1).play("artifact relic-douse").fires == 0
    assert holding("douse").play().offers("artifact") == []


def test_smite_defeats_a_weak_enemy_here_with_its_gold_but_never_a_boss() -> None:
    table = holding("smite").enemies("A", "coiner-a", "deaths-bane-1").enemies("B", "brute-b")
    played = table.party("A").play("artifact relic-smite")
    assert (played.view["discard"], played.view["gold"]) == (["coiner-a"], 1)
    strong = holding("smite").enemies("A", "champion-a", "deaths-bane-1").party("A")
    assert strong.play().offers("artifact") == []


def test_smite_anywhere_reaches_every_location() -> None:
    table = holding("smite-anywhere").enemies("A", "duelist-a").enemies("B", "brute-b", "brute-b")
    played = table.play("artifact relic-smite-anywhere")
    assert played.offered == ["enemy brute-b#1@B", "enemy brute-b#2@B"]
    assert played.play("enemy brute-b#2@B").enemies("B") == ["brute-b"]


def test_topple_removes_catapults_wherever_they_stand() -> None:
    table = holding("topple").catapults("A", "fight", "fight").catapults("E", "search")
    played = table.play("artifact relic-topple")
    assert played.offered == ["catapult fight@A", "catapult search@E"]
    played.play("catapult fight@A", "catapult search@E")
    assert (played.location("A")["catapults"], played.location("E")["catapults"]) == (["fight"], [])
    assert played.view["decks"]["catapult"]["count"] == 0


def test_stall_all_moves_every_time_token_back_up_even_a_bosss() -> None:
    table = holding("stall-all").enemies("A", "ticking-rabble-a:1", "deaths-bane-1:1")
    played = table.enemies("B", "bomb-b:2", "brute-b").play("artifact relic-stall-all")
    assert (played.timers("A"), played.timers("B")) == ([2, 2], [2, 0])


def test_drive_sends_an_enemy_from_here_to_a_free_space_with_its_timer_as_it_is() -> None:
    table = holding("drive").party("A").enemies("A", "bomb-a:1", "deaths-bane-1")
    table.full("B").destroyed("C").enemies("D", "brute-d")
    played = table.play("artifact relic-drive")
    assert played.offered == ["at D", "at E"]
    played.play("at D")
    assert (played.enemies("A"), played.enemies("D")) == (["deaths-bane-1"], ["brute-d", "bomb-a"])
    assert (played.timers("D"), played.spaces("D")) == ([0, 1], [0, 1])


def test_an_enemy_driven_elsewhere_does_not_resolve_its_icons_again() -> None:
    table = holding("drive").party("A").enemies("A", "blight-a")
    played = table.play("artifact relic-drive", "at B")
    assert (played.enemies("B"), played.corruption) == (["blight-a"], [0, 0, 0, 0, 0])


def test_scout_looks_at_the_top_cards_sends_one_down_and_orders_the_rest() -> None:
    table = holding("scout").deck("brute-a", "lurker-b", "guard-c")
    played = table.play("artifact relic-scout")
    assert played.offered == ["keep all", "bottom brute-a", "bottom lurker-b"]
    assert played.play("bottom brute-a").deck == ["lurker-b", "guard-c", "brute-a"]
    kept = table.play("artifact relic-scout", "keep all", "under brute-a")
    assert kept.deck == ["lurker-b", "brute-a", "guard-c"]
    assert [kept.enemies(place) for place in "ABCDE"] == [[]] * 5


def marching() -> Table:
    return holding("march").enemies("A", "brute-a").enemies("B", "brute-b").attacks("A")


@pytest.mark.rule("LS-COMBAT-15")
def test_march_leads_the_party_elsewhere_after_combat_to_attack_once_more() -> None:
    played = marching().play("roll => fight search search")
    assert played.refuses("artifact relic-march") == "LS-CHEST-7"
    played.play("keep", "defeat brute-a with 1", "done", "artifact relic-march", "at B", "end turn")
    assert (played.view["pawns"], played.ask) == (["B"], "attack")
    played.play("roll => fight fight fight", "keep", "defeat brute-b with 1", "done", "end turn")
    assert (played.ask, played.view["turn"]) == ("move", 2)


@pytest.mark.rule("LS-COMBAT-15")
def test_only_what_lies_face_up_after_the_last_attack_pays() -> None:
    first = ["roll => reroll reroll reroll", "keep", "done", "artifact relic-march", "at B"]
    again = marching().play(*first, "end turn", "roll => reroll fight fight", "keep", "done")
    assert again.play("end turn").view["rerolls"] == 1
    assert marching().play(*first, "end turn", "end turn").view["rerolls"] == 3


def test_march_is_of_no_use_before_a_combat() -> None:
    assert marching().play().refuses("artifact relic-march") == "LS-CHEST-7"


def test_after_a_march_nobody_has_to_attack() -> None:
    played = marching().play("roll => search search search", "keep", "done")
    played.play("artifact relic-march", "at C", "end turn", "end turn")
    assert played.ask == "move"


@pytest.mark.rule("LS-ENEMY-11")
def test_march_does_not_move_a_party_that_a_basilisk_holds() -> None:
    played = marching().having(rooted=True).play("roll => search search search", "keep", "done")
    assert played.refuses("artifact relic-march") == "LS-ENEMY-11"
    assert played.match.why_not("artifact relic-march").refusal.why == "rooted"


def test_redeem_die_turns_only_a_die_that_shows_corruption() -> None:
    played = rolled("redeem-die", "agility", "corruption", "agility")
    played.play("artifact relic-redeem-die", "keep")
    assert played.view["combat"]["faces"] == ["agility", "star", "agility"]
    assert rolled("redeem-die", "reroll", "fight", "agility").offers("artifact") == []


def test_restore_brings_one_hero_to_full_health_from_whichever_side() -> None:
    table = holding("restore").heroes(elora=OUT, reese="damaged")
    played = table.play("artifact relic-restore", "heal elora")
    assert (played.heroes["elora"], played.heroes["reese"]) == ("full", "damaged")
    assert holding("restore").play().offers("artifact") == []


@pytest.mark.rule("LS-ENEMY-9")
def test_shelter_holds_back_the_next_harm_that_an_enemy_would_do() -> None:
    played = holding("shelter").deck("vampire-a", "vampire-b").play("artifact relic-shelter")
    played.play("draw")
    assert (played.ask, set(played.heroes.values())) == ("move", {"full"})
    assert played.play("stay", "end turn", "draw").ask == "harm-hero"


def test_shelter_does_not_hold_back_what_an_ability_costs() -> None:
    played = holding("shelter").play("artifact relic-shelter", "hero reese")
    assert played.heroes["reese"] == "damaged"


def test_cleanse_all_takes_corruption_from_every_standing_location() -> None:
    table = holding("cleanse-all").corruption(A=1, B=4).destroyed("C")
    assert table.play("artifact relic-cleanse-all").corruption == [0, 2, 5, 0, 0]


def test_sweep_defeats_all_weak_enemies_here_and_nobody_else() -> None:
    table = holding("sweep").party("A").enemies("A", "coiner-a", "duelist-a")
    played = table.enemies("B", "brute-b").play("artifact relic-sweep")
    assert (played.enemies("A"), played.enemies("B")) == (["duelist-a"], ["brute-b"])
    assert played.view["gold"] == 1


def test_snipe_defeats_an_enemy_on_the_last_space_of_its_track() -> None:
    table = holding("snipe").enemies("C", "bomb-c:1", "bomb-c:2").enemies("A", "deaths-bane-1:1")
    played = table.play("artifact relic-snipe")
    assert played.timers("C") == [2]
    assert played.enemies("A") == ["deaths-bane-1"]


@pytest.mark.rule("LS-TIME-2")
def test_freeze_keeps_every_time_token_where_it_is_for_this_turn() -> None:
    table = holding("freeze").enemies("C", "bomb-c:1").enemies("A", "deaths-bane-1:1").moves()
    played = table.play("artifact relic-freeze", "stay", "end turn")
    assert (played.timers("C"), played.timers("A"), played.fires) == ([1], [1], 0)
    assert played.play("stay", "end turn").fires == 1


def test_freeze_is_of_no_use_once_time_has_passed() -> None:
    table = holding("freeze", "ward").enemies("A", "bomb-a:1").enemies("B", "bomb-b:1")
    table.enemies("C", "ticking-rabble-c").stops_where_it_matters().moves()
    assert "artifact relic-freeze" in table.play().offered
    played = table.play("stay", "end turn")
    assert (played.ask, played.offers("artifact")) == ("timers", ["artifact relic-ward"])
    assert played.refuses("artifact relic-freeze") == "LS-CHEST-7"


@pytest.mark.rule("LS-BOSS-10")
def test_freeze_does_not_hold_a_boss_who_has_no_location() -> None:
    table = holding("freeze").destroyed("A", "B", "C", "D", "E").enemies("Lux", "deaths-bane-1:1")
    assert table.moves().play().refuses("artifact relic-freeze") == "LS-CHEST-7"
    assert table.having(frozen=True).play("stay", "end turn").fires == 1


@pytest.mark.rule("LS-TIME-3")
def test_freeze_is_of_no_use_when_every_time_token_waits_for_the_next_turn() -> None:
    table = Table(new_timers="next-turn").having(artifacts=["relic-freeze"]).deck("bomb-a")
    assert table.play("draw").refuses("artifact relic-freeze") == "LS-CHEST-7"
    assert "artifact relic-freeze" in table.play("draw", "stay", "end turn").offered


def test_gain_gold_brings_gold() -> None:
    assert holding("gain-gold").play("artifact relic-gain-gold").view["gold"] == 2


def test_gain_rerolls_brings_tokens_up_to_five() -> None:
    table = holding("gain-rerolls").having(rerolls=4)
    assert table.play("artifact relic-gain-rerolls").view["rerolls"] == 5
    assert table.having(rerolls=5).play().offers("artifact") == []


def test_gain_symbol_brings_a_token_for_a_later_combat() -> None:
    played = holding("gain-symbol").play("artifact relic-gain-symbol")
    assert played.view["symbols"]["fight"] == 1


def test_draw_artifact_draws_from_the_artifact_deck() -> None:
    table = holding("draw-artifact").pile(
        "artifact_deck", "relic-heal", "relic-ward", "relic-douse"
    )
    played = table.play("artifact relic-draw-artifact")
    assert [artifact["id"] for artifact in played.view["artifacts"]] == ["relic-heal", "relic-ward"]
    assert holding("draw-artifact").play().offers("artifact") == []


def test_add_chest_puts_a_chest_where_the_party_stands() -> None:
    table = holding("add-chest").having(chest_supply=1)
    assert table.party("B").play("artifact relic-add-chest").chests == [1, 2, 1, 1, 1]
    assert table.party("Lux").play().offers("artifact") == []
    assert table.party("C").destroyed("C").play().offers("artifact") == []
    assert table.party("B").having(chest_supply=0).play().offers("artifact") == []


def test_ward_keeps_the_next_fire_from_lux() -> None:
    table = holding("ward").catapults("A", "fight", "fight")
    played = table.play("artifact relic-ward", "stay", "end turn")
    assert (played.fires, played.view["lux"]["wards"]) == (1, 0)
