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


def test_stall_moves_one_time_token_back_up_but_not_beyond_the_top() -> None:
    table = holding("stall").enemies("A", "ticking-rabble-a:1", "bomb-a:1").enemies("B", "bomb-b")
    played = table.play("artifact relic-stall")
    assert played.offered == ["enemy ticking-rabble-a@A", "enemy bomb-a@A"]
    assert played.play("enemy ticking-rabble-a@A").timers("A") == [3, 1]
    assert table.play("artifact relic-stall", "enemy bomb-a@A").timers("A") == [1, 2]


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


def test_march_moves_the_party_at_once_but_not_in_combat() -> None:
    table = holding("march").enemies("B", "brute-b").deck("brute-a")
    played = table.play("draw", "artifact relic-march", "at B")
    assert played.view["pawns"] == ["B"]
    played.play("stay", "end turn", "stay", "roll => fight fight fight")
    assert played.refuses("artifact relic-march") == "LS-CHEST-7"


@pytest.mark.rule("LS-ENEMY-11")
def test_march_does_not_move_a_party_that_a_basilisk_holds() -> None:
    played = holding("march").deck("basilisk-a").play("draw")
    assert played.refuses("artifact relic-march") == "LS-ENEMY-11"
    assert played.match.why_not("artifact relic-march").refusal.why == "rooted"
    assert "artifact relic-march" in played.play("stay", "end turn").offered


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
