"""How Monsters move: order, way, facing."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.monsters import wake_monsters
from laststand.games.spell.map.geometry import LEFT, NORTH, RIGHT
from laststand.games.spell.map.mist import Mist
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.monsters.onset import onsets
from tests.spell.night_table import Night


def moved(
    *monsters: str,
    town: bool = True,
    mist: int = 5,
    coin: str = "left",
    scenario: str = "gildenberg",
) -> Night:
    night = Night(*monsters, town=town, mist=mist, coin=coin, scenario=scenario)
    return night.play(MoveMonsters())


def path(night: Night) -> list[str]:
    """The way of the first Monster that moved."""
    way = night.events("MonsterMoved")[0].facts["path"]
    assert isinstance(way, list)
    return way


# -- the book's examples ----------------------------------------------------------------------


@pytest.mark.rule("TLS-MOVE-1", "TLS-MOVE-2", "TLS-FACING-2", "TLS-MONSTER-5")
def test_two_clawers_move_three_each_and_turn_by_their_spots_arrows() -> None:
    night = moved("clawer F6 S", "clawer D13 E")
    assert night.where() == ["F9 E", "G13 E"]
    assert [event.facts["at"] for event in night.events("MonsterMoved")] == ["D13", "F6"]
    assert [event.facts["at"] for event in night.events("MonsterTurned")] == ["F9"]


@pytest.mark.rule("TLS-MOVE-7")
def test_a_monster_passes_another_when_its_points_reach_beyond() -> None:
    assert moved("runner D13 E", "clawer F13 E stunned").where("runner") == ["H13 E"]


@pytest.mark.rule("TLS-MOVE-8")
def test_it_stops_before_others_when_its_points_do_not_reach_beyond() -> None:
    night = moved("archer D13 E", "clawer E13 E stunned", "clawer F13 E stunned")
    assert night.where("archer") == ["D13 E"]
    assert night.events("MonsterHeld")[-1].rule == "TLS-MOVE-8"


@pytest.mark.rule("TLS-MOVE-10", "TLS-MOVE-12")
@pytest.mark.parametrize(
    ("coin", "way"), [("left", ["C10", "D10", "E10"]), ("right", ["C12", "D12", "E12"])]
)
def test_a_low_obstacle_is_passed_on_the_coins_side_for_a_point_then_straight_on(
    coin: str, way: list[str]
) -> None:
    night = moved("clawer C11 E", mist=6, coin=coin)
    assert path(night) == way
    assert night.where() == [f"{way[-1]} E"]


@pytest.mark.rule("TLS-MOVE-11")
def test_if_the_coins_side_is_barred_it_steps_to_the_other_and_if_both_are_it_stays() -> None:
    one = moved("clawer C11 E", "clawer C10 E stunned", mist=6)
    assert one.where()[0] == "E12 E"
    both = moved("clawer C11 E", "clawer C10 E stunned", "clawer C12 E stunned", mist=6)
    assert both.where()[0] == "C11 E"
    held = [event for event in both.events("MonsterHeld") if event.facts["at"] == "C11"]
    assert [event.rule for event in held] == ["TLS-MOVE-11"]


@pytest.mark.rule("TLS-MOVE-14", "TLS-MOVE-6", "TLS-MOVE-15")
def test_the_archer_in_the_mist_steps_left_for_nothing_leaves_and_stops_beside_the_hero() -> None:
    night = Night("archer C14 E").heroes(konrad="D14").play(MoveMonsters())
    assert path(night) == ["C13", "D13"]
    assert night.where() == ["D13 E"]


# -- order ------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-MOVE-2", "TLS-MOVE-3", "TLS-MOVE-4")
def test_from_the_west_clockwise_and_in_a_line_the_nearest_to_the_town_first() -> None:
    night = moved(
        "clawer O17 N",
        "clawer Q14 W",
        "clawer R10 W",
        "clawer S10 W",
        "clawer M4 S",
        "clawer D4 S",
        "clawer M6 S",
        "clawer E10 E",
        "clawer D13 E",
        "clawer F13 E",
        scenario="lakeburg",
        town=False,
    )
    told = [e.facts["at"] for e in night.log.events if e.kind == "MonsterMoved"]
    assert told == ["F13", "D13", "E10", "D4", "M6", "M4", "R10", "S10", "Q14", "O17"]


@pytest.mark.rule("TLS-MOVE-4")
def test_the_order_is_fixed_when_the_movement_begins() -> None:
    """F6 ends on the left side facing east, and is not moved a second time for it."""
    night = moved("clawer F6 S")
    assert len(night.events("MonsterMoved")) == 1


# -- what stops them --------------------------------------------------------------------------


@pytest.mark.rule("TLS-MOVE-5", "TLS-MOVE-6")
def test_a_monster_stops_as_soon_as_a_hero_is_beside_its_way() -> None:
    night = Night("runner D12 E").heroes(greta="F11").play(MoveMonsters())
    assert night.where() == ["F12 E"]


@pytest.mark.rule("TLS-MOVE-6")
def test_a_monster_that_starts_beside_a_structure_stays() -> None:
    night = moved("runner H12 E")
    assert night.where() == ["H12 E"]
    assert night.events("MonsterHeld")[0].facts["reason"] == "beside-a-target"


@pytest.mark.rule("TLS-MOVE-5", "TLS-GATE-5", "TLS-SPOT-3")
@pytest.mark.parametrize("kind", ["wooden-gate", "warp-gate", "ballista", "watchtower", "house"])
def test_every_structure_stops_a_monster(kind: str) -> None:
    night = Night("runner D12 E", town=False).builds(kind, "I13").play(MoveMonsters())
    assert night.where() == ["I12 E"]


@pytest.mark.rule("TLS-MOVE-5")
def test_the_circle_stops_a_monster() -> None:
    assert moved("runner J12 E", town=False).where() == ["K12 E"]


@pytest.mark.rule("TLS-MOVE-9")
def test_passing_others_it_does_not_stop_for_what_is_beside_them() -> None:
    night = Night("runner D12 E", "clawer E12 E stunned", town=False).heroes(greta="E11")
    assert night.play(MoveMonsters()).where("runner") == ["I12 E"]


@pytest.mark.rule("TLS-MOVE-9")
def test_it_stops_where_it_comes_out_beside_a_hero() -> None:
    night = Night("runner D12 E", "clawer E12 E stunned", town=False).heroes(greta="F11")
    assert night.play(MoveMonsters()).where("runner") == ["F12 E"]


@pytest.mark.rule("TLS-DICE-7")
def test_a_stunned_monster_does_not_move_and_does_in_the_next_phase() -> None:
    night = Night("clawer D13 E stunned")
    night.s.phase += 1
    assert night.play(MoveMonsters()).where() == ["D13 E"]
    wake_monsters(night.s)
    assert night.play(MoveMonsters()).where() == ["G13 E"]


@pytest.mark.rule("TLS-DICE-7", "TLS-ABILITY-2", "TLS-FACING-2", "TLS-ABILITY-12")
def test_what_is_stunned_or_held_as_resolute_does_not_turn_either() -> None:
    assert moved("clawer D13 N stunned", town=False).where() == ["D13 N"]
    held = Night("azure-bulky F13 N", town=False).heroes(falk="E12")
    assert held.play(MoveMonsters()).where() == ["F13 N"]
    beside = Night("clawer F13 N", town=False).heroes(falk="E13")
    assert beside.play(MoveMonsters()).where() == ["F13 E"]


# -- sideways ---------------------------------------------------------------------------------


@pytest.mark.rule("TLS-MOVE-10")
def test_the_step_sideways_keeps_the_facing_until_the_movement_ends() -> None:
    """Facing south at S6 the coin's right is west, where another Low Obstacle is on R7; its left
    is east, and the arrow of T8 then points west."""
    night = moved("clawer S6 S", town=False)
    assert path(night) == ["T6", "T7", "T8"]
    assert night.where() == ["T8 W"]


@pytest.mark.rule("TLS-MOVE-12")
def test_with_one_point_left_the_step_sideways_is_the_last() -> None:
    """The Low Obstacle is on J5."""
    assert path(moved("archer J3 S", town=False)) == ["J4", "K4"]


@pytest.mark.rule("TLS-MOVE-13")
def test_the_mist_and_the_edge_are_obstacles_for_one_outside() -> None:
    """The left tile stands nearer than the upper one: D9 is Mist for a Monster on D8."""
    night = Night("clawer D8 S", town=False)
    night.s.mist = Mist([3, 5, 5])
    assert path(night.play(MoveMonsters())) == ["E8", "F8", "F9"]
    edge = moved("clawer C3 W", town=False, mist=6)
    assert path(edge)[0] == "C4"


@pytest.mark.rule("TLS-MOVE-13", "TLS-MOVE-11")
def test_it_does_not_step_sideways_into_the_mist() -> None:
    """Facing east before the Low Obstacle of E4, the coin's left is row 3, which is Mist."""
    assert path(moved("clawer D4 E", town=False)) == ["D5", "E5", "F5"]


@pytest.mark.rule("TLS-MOVE-10", "TLS-MOVE-11")
def test_it_may_step_back_to_the_spot_it_started_from() -> None:
    """The coin's side is barred, so it goes south, and there the coin's side is where it was."""
    night = Night("azure-bulky H13 E", "clawer H12 E stunned", town=False)
    night.builds("wooden-wall", "I13").builds("wooden-wall", "I14")
    assert path(night.play(MoveMonsters())) == ["H14", "H13", "H14"]


# -- in the Mist ------------------------------------------------------------------------------


@pytest.mark.rule("TLS-MOVE-16", "TLS-MOVE-15")
def test_in_the_mist_it_goes_on_sideways_spot_by_spot_to_the_first_way_out() -> None:
    """Before C12 stands Greta, before C11 a Low Obstacle."""
    night = Night("clawer C13 E", town=False).heroes(konrad="D13", greta="D12")
    assert path(night.play(MoveMonsters())) == ["C12", "C11", "C10", "D10", "E10", "F10"]


@pytest.mark.rule("TLS-MOVE-16")
def test_in_the_mist_it_does_not_pass_over_a_monster_beside_it() -> None:
    night = Night("clawer C13 E", "clawer C12 E stunned", town=False).heroes(konrad="D13")
    assert night.play(MoveMonsters()).where() == ["C13 E", "C12 E"]


@pytest.mark.rule("TLS-MOVE-16")
def test_with_no_way_out_on_the_coins_side_it_stays_in_the_mist() -> None:
    night = Night("clawer C9 E", town=False).heroes(konrad="D9").play(MoveMonsters())
    assert night.where() == ["C9 E"]
    assert night.events("MonsterHeld")[0].rule == "TLS-MOVE-16"


@pytest.mark.rule("TLS-MOVE-15", "TLS-FACING-1")
def test_in_the_mist_a_monster_does_not_stop_for_a_hero_beside_it() -> None:
    night = Night("clawer B14 E", "clawer B13 E", town=False, mist=5).heroes(konrad="D13")
    night.play(MoveMonsters())
    assert night.where() == ["D14 E", "D12 E"]


@pytest.mark.rule("TLS-FACING-1")
def test_one_that_stays_in_the_mist_goes_on_facing_the_town() -> None:
    """The arrow of C4 points east; the tile is the upper one."""
    night = Night("clawer C4 S", town=False, mist=4, coin="right").heroes(falk="C5")
    assert night.play(MoveMonsters()).where() == ["C4 S"]


@pytest.mark.rule("TLS-ABILITY-3")
def test_a_flying_monster_leaves_the_mist_over_a_low_obstacle() -> None:
    assert path(moved("winged C11 E", town=False, mist=4)) == ["E11", "F11", "G11"]


@pytest.mark.rule("TLS-ABILITY-3", "TLS-MOVE-14")
def test_in_the_mist_even_a_flying_monster_goes_round_a_monster() -> None:
    night = moved("winged C13 E", "clawer D13 E stunned", town=False)
    assert path(night)[0] == "C12"


@pytest.mark.rule("TLS-MOVE-17")
def test_revealed_cards_are_discarded_after_the_movement() -> None:
    night = Night()
    night.s.spawn.revealed = [3]
    assert night.play(MoveMonsters()).s.spawn.revealed == []
    assert night.events("CardsDiscarded")[0].facts["cards"] == ["pattern-4"]


# -- facing -----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-FACING-3", "TLS-FACING-4")
@pytest.mark.parametrize(
    ("spot", "house", "left", "right"),
    [
        ("J10", "I10", "E", "S"),
        ("O10", "P10", "S", "W"),
        ("O15", "P15", "W", "N"),
        ("J15", "I15", "N", "E"),
    ],
)
def test_on_a_tie_the_coin_says_which_way_to_turn(
    spot: str, house: str, left: str, right: str
) -> None:
    """A House beside it keeps the Monster where it is."""
    for coin, facing in (("left", left), ("right", right)):
        night = Night(f"clawer {spot} {left}", town=False, coin=coin).builds("house", house)
        assert night.play(MoveMonsters()).where() == [f"{spot} {facing}"]


@pytest.mark.rule("TLS-FACING-3")
def test_otherwise_the_arrow_follows_the_longer_distance() -> None:
    night = moved("clawer E12 E", "clawer M2 S", "clawer T13 W", mist=6, town=False)
    assert night.where() == ["H12 E", "M5 S", "Q13 W"]
    assert night.s.ground.arrow[LEFT][SPOT_NUMBERS["L16"]] == NORTH


# -- abilities --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-ABILITY-3")
def test_a_flying_monster_passes_over_a_low_obstacle_and_a_defense() -> None:
    assert moved("winged C11 E", mist=6).where() == ["G11 E"]
    night = Night("winged G11 E", town=False).builds("ballista", "I11")
    assert path(night.play(MoveMonsters())) == ["H11", "J11", "K11"]


@pytest.mark.rule("TLS-ABILITY-3")
def test_it_does_not_land_on_an_occupied_spot_but_ends_before() -> None:
    night = Night("winged F11 E", town=False).builds("ballista", "J11")
    assert night.play(MoveMonsters()).where() == ["I11 E"]


@pytest.mark.rule("TLS-ABILITY-4")
@pytest.mark.parametrize("kind", ["wooden-wall", "stone-gate", "house"])
def test_walls_and_buildings_stop_a_flying_monster(kind: str) -> None:
    night = Night("winged F11 E", town=False).builds(kind, "I11")
    assert night.play(MoveMonsters()).where() == ["H11 E"]


@pytest.mark.rule("TLS-ABILITY-3")
def test_a_hero_on_a_defense_stops_a_flying_monster() -> None:
    night = Night("winged F11 E", town=False).builds("watchtower", "I11").heroes(falk="I11")
    assert night.play(MoveMonsters()).where() == ["H11 E"]


@pytest.mark.rule("TLS-ABILITY-1")
def test_a_resolute_monster_goes_round_a_wall_and_a_hero_as_the_coin_says() -> None:
    wall = Night("azure-bulky H13 E", town=False).builds("wooden-wall", "I13")
    assert path(wall.play(MoveMonsters())) == ["H12", "I12", "J12"]
    hero = Night("azure-bulky E12 E", town=False, coin="right").heroes(falk="G12")
    assert path(hero.play(MoveMonsters())) == ["F12", "F13", "G13"]


@pytest.mark.rule("TLS-ABILITY-1")
def test_the_circle_stops_a_resolute_monster() -> None:
    assert path(moved("azure-bulky I13 E", town=False)) == ["J13", "K13"]


@pytest.mark.rule("TLS-ABILITY-2")
def test_a_building_a_defense_or_a_hero_in_its_area_holds_a_resolute_monster() -> None:
    for kind in ("house", "ballista"):
        night = Night("azure-bulky H13 E", town=False).builds(kind, "I12").play(MoveMonsters())
        assert night.where() == ["H13 E"]
    hero = Night("azure-bulky F13 E", town=False).heroes(falk="E12").play(MoveMonsters())
    assert hero.events("MonsterHeld")[0].rule == "TLS-ABILITY-2"
    circle = moved("azure-bulky K11 E", town=False)
    assert circle.where() == ["K11 E"]


@pytest.mark.rule("TLS-ABILITY-2")
def test_a_wall_in_its_area_does_not_hold_a_resolute_monster() -> None:
    night = Night("azure-bulky H13 E", town=False).builds("wooden-wall", "I12")
    assert night.play(MoveMonsters()).where() == ["K13 E"]


# -- Water ------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-WATER-1", "TLS-WATER-3")
def test_what_starts_in_water_moves_two_spots_less_but_at_least_one_unless_it_flies() -> None:
    night = moved("runner L5 S", "archer H5 S", "winged K5 S", scenario="lakeburg", town=False)
    assert night.where() == ["L8 S", "H6 S", "K9 S"]


# -- what is to come --------------------------------------------------------------------------


@pytest.mark.rule("TLS-COIN-1", "TLS-MOVE-10")
def test_the_next_ways_are_known_for_both_sides_of_the_coin_and_change_nothing() -> None:
    night = Night("clawer C11 E", mist=6)
    serial = night.s.horde.monsters[0].serial
    left, right = [onset.ways[serial] for onset in onsets(night.s)]
    assert [SPOT_NAMES[spot] for spot in left] == ["C11", "C10", "D10", "E10"]
    assert [SPOT_NAMES[spot] for spot in right] == ["C11", "C12", "D12", "E12"]
    assert night.where() == ["C11 E"]
    assert night.log.events == []


@pytest.mark.rule("TLS-MOVE-3")
def test_the_ways_to_come_are_those_that_are_then_taken() -> None:
    for coin, side in ((LEFT, "left"), (RIGHT, "right")):
        night = Night(
            "runner C13 E", "clawer D13 E", "winged J4 S", "boomer Q11 W", "archer R11 W", coin=side
        ).heroes(konrad="G12")
        ways = onsets(night.s)[coin].ways
        night.play(MoveMonsters())
        assert [ways[monster.serial][-1] for monster in night.s.horde.monsters] == [
            monster.spot for monster in night.s.horde.monsters
        ]
