"""Game turn and Horde phase."""

from __future__ import annotations

import pytest

from laststand import Match
from laststand.games.bastion.instant import EFFECTS
from laststand.games.bastion.vocabulary import ANYTHING
from tests.bastion.arrange import Played, Table


@pytest.mark.rule("LB-TURN-2", "LB-TURN-3")
def test_turns_pass_clockwise_and_the_player_of_the_board_is_active() -> None:
    played = Table().acts("kazgin").play("end turn => incubus", "place R1")
    assert (played.seat, played.view["active"], played.view["turn_side"]) == (1, 1, "east")
    played.play("end turn => magma-brute", "place R2")
    assert played.seat == 2
    played.play("end turn => pyre-priest")
    assert played.seat == 3


@pytest.mark.rule("LB-TURN-4")
def test_a_turn_is_a_horde_phase_and_then_a_hero_phase() -> None:
    match = Table().acts("kazgin").play("end turn => incubus").match
    names = [step.words()[0] for step in match.coming_up]
    assert names == ["BringCard", "HeroPhase", "EndTurn"]


@pytest.mark.rule("LB-HORDE-1", "LB-EFFECT-3")
def test_the_turn_opens_with_the_recurring_effects_of_the_active_players_own_board() -> None:
    table = Table().cards(B2="gloom-spinner", G2="thornling", Y2="wailing-mourner")
    played = table.acts("kazgin").play("end turn => incubus")
    assert played.ask == "place-card"
    assert played.marked == ["B2"]


@pytest.mark.rule("LB-HORDE-2")
def test_an_empty_board_has_no_recurring_effect() -> None:
    played = Table().cards(G2="thornling").acts("kazgin").play("end turn => incubus")
    assert "EffectApplied" not in played.told


@pytest.mark.rule("LB-HORDE-3")
def test_recurring_effects_come_in_the_order_the_player_chooses() -> None:
    table = Table().cards(B1="gloom-spinner", B2="butcher", B3="deep-leviathan")
    played = table.gear("mylfaar", blue=1, red=1).acts("kazgin").play("end turn")
    assert (played.seat, played.offered) == (1, ["first B1", "first B2", "first B3"])
    played.play("first B2", "lose red", "first B3 => lose_life")
    applied = [event["cause"] for event in played.events("EffectApplied")]
    assert applied == ["butcher", "deep-leviathan", "corruption", "gloom-spinner", "blue"]


def asked_of(words: str, table: Table | None = None) -> list[str]:
    """What Kazgin may let come first, of effects of the Incubus that come together."""
    table = (table or Table()).cards(R1="incubus").acts("kazgin")
    return table.begins(f"ApplyEffects incubus 0 {words}", "HeroPhase 0").play().offered


@pytest.mark.rule("LB-HORDE-8", "LB-CARD-46", "LB-CARD-15")
def test_nobody_is_asked_when_an_effect_comes_that_does_nothing() -> None:
    costs = "all_lose_life lose_call_to_arms_or_life"
    both = ["first lose_call_to_arms_or_life", "first all_lose_life"]
    assert asked_of(f"{costs} avenge_warlord") == both
    assert asked_of(f"{costs} lower_standard") == both
    assert "first lower_standard" in asked_of(f"{costs} lower_standard", standing("red"))
    avenged = Table(level="difficult")
    assert "first avenge_warlord" in asked_of(f"{costs} avenge_warlord", avenged)


def standing(colour: str) -> Table:
    return Table().having(standard=colour)


@pytest.mark.rule("LB-HORDE-8")
def test_what_does_nothing_anyhow_comes_unasked() -> None:
    effects = "lower_standard avenge_warlord all_lose_life"
    table = Table().cards(R1="incubus").acts("kazgin")
    played = table.begins(f"ApplyEffects incubus 0 {effects}", "HeroPhase 0").play()
    assert (played.ask, played.lives) == ("hero-phase", [2, 2, 2, 2])


@pytest.mark.rule("LB-HORDE-8")
@pytest.mark.parametrize(
    ("idle", "wakes"),
    [
        ("remove_grasp", "place_grasp_on_tile"),
        ("remove_grasp", "draw_horde_card"),
        ("lose_round_token", "gain_equipment"),
        ("lose_round_token", "all_lose_life"),
        ("lower_standard", "raise_standard"),
        ("burn_in_front", "move_at_once"),
    ],
)
def test_an_effect_that_another_gives_something_to_do_is_asked_about(idle: str, wakes: str) -> None:
    offered = asked_of(f"{idle} {wakes}", Table().gear("kazgin"))
    assert sorted(offered) == sorted([f"first {idle}", f"first {wakes}"])


@pytest.mark.rule("LB-HORDE-8")
def test_effects_hang_only_on_what_effects_can_change() -> None:
    changed = {change for effect in EFFECTS for change in effect.changed}
    needed = {need for effect in EFFECTS for need in effect.needed}
    assert needed <= changed <= set(ANYTHING.split())


@pytest.mark.rule("LB-HORDE-8")
def test_a_card_whose_figure_advances_may_take_another() -> None:
    table = Table().cards(R1="incubus!").acts("kazgin")
    table.begins("ApplyEffects incubus 0 place_grasp_on_card advance_grasp", "HeroPhase 0")
    assert table.play().offered == ["first place_grasp_on_card", "first advance_grasp"]


@pytest.mark.rule("LB-HORDE-8")
def test_a_black_token_lost_first_wards_nobody() -> None:
    table = Table(players=1).gear("kazgin", black=1)
    offered = ["first lose_round_token", "first all_unwarded_lose_life"]
    assert asked_of("lose_round_token all_unwarded_lose_life", table) == offered


@pytest.mark.rule("LB-HORDE-8")
def test_a_fire_with_nobody_before_it_is_no_matter_of_order() -> None:
    effects = "butcher:lose_round_token incubus:burn_in_front"
    table = Table().cards(R1="butcher", R3="incubus").gear("kazgin", red=1, blue=1).acts("kazgin")
    table.begins(f"RecurringEffects 0 {effects}", "HeroPhase 0")
    assert table.play().ask == "lose-token"
    assert table.at(kazgin="NE").play().offered == ["first R1", "first R3"]


@pytest.mark.rule("LB-HORDE-4")
def test_a_card_that_came_this_phase_has_no_recurring_effect_yet() -> None:
    table = Table().cards(B1="deep-leviathan").acts("kazgin")
    played = table.play("end turn => draw_horde_card chasm-crawler", "place B2 => incubus")
    played.play("place R1")
    assert played.ask == "hero-phase"
    assert played.marked == []


@pytest.mark.rule("LB-HORDE-4")
def test_a_card_that_has_left_the_board_applies_none() -> None:
    table = (
        Table()
        .cards(B1="gloom-spinner")
        .begins(
            "RecurringEffects 1 gloom-spinner:advance_grasp chasm-crawler:advance_grasp",
            "HeroPhase 1",
        )
    )
    played = table.having(active=1, turn_side="east").play()
    assert played.ask == "hero-phase"
    assert played.marked == ["B1"]


@pytest.mark.rule("LB-HORDE-4")
def test_a_card_that_has_gone_to_another_board_applies_none() -> None:
    table = Table().cards(R1="gloom-spinner").having(active=1, turn_side="east")
    table.begins("RecurringEffects 1 gloom-spinner:advance_grasp", "HeroPhase 1")
    assert table.play().marked == []


@pytest.mark.rule("LB-HORDE-5", "LB-HORDE-7")
def test_a_full_red_board_costs_a_life_and_draws_no_card() -> None:
    table = Table().full("red").acts("teagaan")
    runs = table.state["runs"].copy()
    played = table.play("end turn")
    assert played.ask == "hero-phase"
    assert played.lives == [2, 3, 3, 3]
    assert played.runs == runs


@pytest.mark.rule("LB-CARD-6")
def test_a_full_blue_board_costs_a_call_to_arms_or_else_a_life() -> None:
    played = Table().full("blue").acts("kazgin").play("end turn")
    assert (played.hero("mylfaar")["calls"], played.hero("mylfaar")["life"]) == (0, 3)
    played = Table().full("blue").calls(mylfaar=0).acts("kazgin").play("end turn")
    assert (played.hero("mylfaar")["calls"], played.hero("mylfaar")["life"]) == (0, 2)


@pytest.mark.rule("LB-CARD-5", "LB-HORDE-7")
def test_a_full_green_board_costs_all_equipment_and_brings_a_card() -> None:
    table = Table().full("green").gear("twindalli", green=1, black=2).acts("mylfaar")
    played = table.play("end turn")
    assert played.offered == ["first lose_all_equipment", "first draw_horde_card"]
    played.play("first lose_all_equipment => dust-wraith", "place Y1")
    assert played.gear("twindalli") == {}
    assert played.spaces["Y1"] == "dust-wraith"
    assert played.ask == "hero-phase"


@pytest.mark.rule("LB-BOARD-YELLOW-1", "LB-CORRUPTION-1")
def test_a_full_yellow_board_rolls_the_corruption_die() -> None:
    played = Table().full("yellow").acts("twindalli").play("end turn => lose_life")
    assert played.lives == [3, 3, 3, 2]


@pytest.mark.rule("LB-HORDE-6")
def test_with_fewer_than_three_cards_the_active_player_brings_the_first_card() -> None:
    played = Table().cards(R1="incubus", R2="magma-brute").acts("teagaan")
    ended = played.play("end turn => pyre-priest")
    assert ended.spaces["R3"] == "pyre-priest"
    assert ended.seat == 0


@pytest.mark.rule("LB-HORDE-5")
def test_fullness_is_looked_at_after_the_recurring_effects() -> None:
    table = Table().cards(B1="deep-leviathan", B2="drowned-lantern").acts("kazgin")
    played = table.play("end turn => draw_horde_card hollow-summoner incubus", "place R1")
    assert played.events("BoardFilled")[0]["board"] == "blue"
    assert played.hero("mylfaar")["calls"] == 0


@pytest.mark.rule("LB-END-8")
def test_a_full_board_with_an_empty_deck_does_not_lose() -> None:
    table = Table().cards(G2="lady-of-webs").full("red").having(runs=[0]).acts("teagaan")
    played = table.play("end turn")
    assert played.ended == ""
    assert played.ask == "hero-phase"


# -- the full boards as the game comes ---------------------------------------------------------


def full_in_the_box(board: str, before: str) -> Played:
    """The turn of a hero whose board is full, with the boards as the game comes."""
    table = Table().full(board).acts(before)
    return Played(Match.at(table.position, seed=1)).play("end turn")


@pytest.mark.rule("LB-BOARD-RED-1", "LB-BOARD-FULL-1")
def test_ash_rains_on_every_hero_and_a_monster_falls() -> None:
    played = full_in_the_box("red", "teagaan")
    assert played.lives == [2, 2, 2, 2]
    warded = Table().full("red").gear("mylfaar", black=1).acts("teagaan")
    assert Played(Match.at(warded.position, seed=1)).play("end turn").lives == [2, 3, 2, 2]
    assert (played.seat, played.offered) == (0, ["rout R1", "rout R2", "rout R3"])
    played.play("rout R2")
    assert (len(played.discard), played.ask) == (1, "hero-phase")


@pytest.mark.rule("LB-BOARD-GREEN-1", "LB-BOARD-FULL-1")
def test_the_forest_takes_a_token_of_its_player() -> None:
    table = Table().full("green").gear("twindalli", green=1, red=2).acts("mylfaar")
    played = Played(Match.at(table.position, seed=1)).play("end turn", "lose green")
    assert (played.gear("twindalli"), played.gear("kazgin")) == ({"red": 2}, {"red": 1})
    assert played.ask == "rout"


@pytest.mark.rule("LB-BOARD-BLUE-1", "LB-BOARD-FULL-1")
def test_the_chasms_take_a_tile() -> None:
    played = full_in_the_box("blue", "kazgin")
    assert (played.seat, played.ask, len(played.offered)) == (1, "grasp-tile", 9)
    assert played.play("grasp tower").grasped == ["tower"]
    assert played.ask == "rout"


@pytest.mark.rule("LB-BOARD-FULL-1", "LB-NEUTRAL-6")
def test_the_table_chooses_what_a_neutral_board_throws_off_and_warlords_stay() -> None:
    table = Table().out("mylfaar").cards(B1="faceless-regent").full("blue").acts("kazgin")
    played = Played(Match.at(table.position, seed=1)).play("end turn", "grasp tower")
    assert (played.seat, played.offered) == (None, ["rout B2", "rout B3"])
    assert played.refuses("rout B1") == "LB-BOARD-FULL-1"


@pytest.mark.rule("LB-BOARD-FULL-2")
def test_a_board_of_warlords_alone_brings_a_card_instead() -> None:
    table = Table(level="heroic").having(runs=[8, 8, 8, 8], warlords_left=3)
    table.cards(G1="silencer-of-oaths", G2="faceless-regent", G3="wailing-empress")
    played = Played(Match.at(table.acts("mylfaar").position, seed=1)).play("end turn => incubus")
    assert (played.seat, played.ask) == (2, "place-card")


@pytest.mark.rule("LB-BOARD-YELLOW-1")
def test_the_graveyard_keeps_its_dead() -> None:
    table = Table().full("yellow").acts("twindalli")
    played = Played(Match.at(table.position, seed=1)).play("end turn => no_effect")
    assert (played.discard, played.ask) == ([], "hero-phase")
