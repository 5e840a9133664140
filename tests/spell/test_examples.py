"""The worked examples of the two books (those of the Monster Phase are with its tests)."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.structures import place_structure, remove_structure
from laststand.games.spell.day.building import upgrade_wall
from laststand.games.spell.map.sight import hidden_from, hidden_spots
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from tests.spell.arrange import Played, Table

# -- the Day -----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-PRODUCTION-1", "TLS-MINE-3", "TLS-CAMP-3", "TLS-HOUSE-2")
def test_one_camp_two_mines_one_of_them_upgraded_and_four_houses() -> None:
    table = Table().day().bare().builds("scavenger-camp J10 J11", "gold-mine L10 M10")
    table.builds("gold-mine O10 O11", upgraded=True)
    table.builds("house J13", "house J14", "house K13", "house K14")
    played = table.begins("Produce", "DayTurn 0").play()
    assert (played.s.purse.gold, played.s.purse.materials, played.view["workers"]) == (4, 2, 4)


THREE_HOUSES = ["house L10", "house M10", "house N10"]


def three_workers(*ruins: str) -> Played:
    return Table().day().bare().builds("house I9", "house I11", "house I13", *ruins).play()


@pytest.mark.rule("TLS-SCAVENGE-1", "TLS-RESOURCE-3", "TLS-SCAVENGE-2", "TLS-SCAVENGE-7")
def test_three_workers_scavenge_two_spots_and_one_or_three_or_three_ones() -> None:
    ruins = ["ruin-1 P9", "ruin-2 P11", "ruin-3 P13", "ruin-7 N9 N10", "ruin-11 K15 L15 M15"]
    played = three_workers(*ruins)
    assert len(played.offers("scavenge")) == 5
    played.play("scavenge N9", "draw melee", "pass", "pass")
    assert played.offers("scavenge") == ["scavenge P9", "scavenge P11", "scavenge P13"]
    assert played.refuses("scavenge K15") == "TLS-SCAVENGE-1"
    played.play("scavenge P11")
    assert played.offers("scavenge") == []

    played = three_workers(*ruins).play("scavenge K15", "pass", "pass")
    assert played.offers("scavenge") == []

    played = three_workers(*ruins).play("scavenge P11", "pass", "pass", "scavenge P13")
    assert played.offers("scavenge") == ["scavenge P9"]


@pytest.mark.rule("TLS-SCAVENGE-3", "TLS-SCAVENGE-4", "TLS-SCAVENGE-5", "TLS-SCAVENGE-6")
@pytest.mark.rule("TLS-SCAVENGE-8")
def test_the_ruins_of_the_example_give_what_their_bases_show() -> None:
    played = three_workers("ruin-7 N9 N10").play("scavenge N9")
    assert played.s.purse.gold == 2
    assert played.structure("N9") is None
    assert played.ask == "equipment"
    decks = [f"draw {deck}" for deck in ("armor", "melee", "ranged", "magic")]
    colours = [f"pick potion-{colour}" for colour in ("green", "red", "blue", "yellow")]
    assert played.offered == decks + colours
    played.play("pick potion-red")
    assert played.stash == ["potion-red"]

    played = three_workers("ruin-11 K15 L15 M15").play("scavenge K15")
    assert (played.s.purse.gold, played.s.purse.materials) == (4, 4)

    played = three_workers("ruin-1 P9", "ruin-2 P11", "ruin-3 P13").play(
        "scavenge P9", "draw armor"
    )
    played.play("pass", "pass", "scavenge P11", "scavenge P13")
    assert (played.s.purse.gold, played.s.purse.materials, len(played.stash)) == (3, 2, 1)


@pytest.mark.rule("TLS-SCAVENGE-6")
def test_in_the_french_edition_the_third_ruin_gives_no_gold() -> None:
    table = Table(edition="fr").day().bare().builds("house I9", "ruin-3 P13")
    played = table.play("scavenge P13")
    assert (played.s.purse.gold, played.s.purse.materials) == (0, 2)


@pytest.mark.rule("TLS-REPAIR-1", "TLS-DAMAGE-6")
def test_three_materials_take_three_flames() -> None:
    table = Table().day(materials=3).bare().builds("stone-wall L9", flames=4)
    played = table.play("repair stone-wall L9 3")
    wall = played.structure("L9")
    assert wall is not None
    assert wall.flames == 1
    assert played.s.purse.materials == 0
    assert sum(played.s.panic.flames) == 14


@pytest.mark.rule("TLS-SCOUT-3", "TLS-SCOUT-6", "TLS-SCOUT-7", "TLS-SCOUT-1")
def test_direction_1_names_slots_3_4_and_5_on_the_first_day() -> None:
    table = Table().day().begins("ScoutSpawn", "DayTurn 0")
    played = table.hearing("direction-1 direction-4").play()
    unseen = ["unseen", "unseen"]
    assert played.view["spawn"]["slots"] == [[], [], unseen, unseen, unseen]


@pytest.mark.rule("TLS-PLACING-2")
def test_houses_and_shop_may_stand_in_the_area_of_the_circle() -> None:
    played = Table().day(gold=9).bare().play()
    assert "build house K12" in played.offered
    assert "build shop N13 N14" in played.offered


@pytest.mark.rule("TLS-PLACING-3")
def test_two_gold_mines_may_stand_in_each_others_area() -> None:
    played = Table().day(materials=9).bare().builds("gold-mine J10 J11").play()
    assert "build gold-mine K10 K11" in played.offered


@pytest.mark.rule("TLS-PLACING-4", "TLS-AREA-2")
def test_a_bowyer_may_not_stand_in_the_area_of_the_houses() -> None:
    played = Table().day(gold=9).bare().builds("house L10", "house M10").play()
    assert played.refuses("build bowyer K11 L11") == "TLS-PLACING-4"
    assert played.refuses("build bowyer N9 O9") == "TLS-PLACING-4"
    assert "build bowyer O9 P9" in played.offered


@pytest.mark.rule("TLS-SMITH-2", "TLS-SMITH-1", "TLS-SETUP-6")
def test_an_armor_maker_brings_armors_of_level_2_and_puts_one_into_the_stash() -> None:
    table = Table().day(gold=3).bare().builds("shop N13 N14")
    played = table.play("build armor-maker J10 J11 => cloth-pants iron-shield")
    assert played.stash == ["cloth-pants"]
    armors = played.view["shop"]["decks"][0]
    assert armors == {"deck": "armor", "level": 2, "cards": 9, "top": "iron-shield"}


# -- line of sight -------------------------------------------------------------------------------


def hidden(played: Played, at: str) -> set[str]:
    return {SPOT_NAMES[spot] for spot in hidden_spots(played.s.town, SPOT_NUMBERS[at])}


@pytest.mark.rule("TLS-SIGHT-5", "TLS-SIGHT-6", "TLS-SIGHT-7")
def test_three_houses_in_a_row_hide_what_is_straight_behind_them() -> None:
    played = Table().bare().builds(*THREE_HOUSES).play()
    behind = {f"{column}{row}" for column in "LMN" for row in range(1, 10)}
    assert hidden(played, "M11") == behind


@pytest.mark.rule("TLS-SIGHT-7", "TLS-SIGHT-9")
def test_two_buildings_that_meet_at_a_corner_hide_the_quarter_between_them() -> None:
    played = Table().bare().builds("shop I10 J10", "seer K11 K12").play()
    out = hidden(played, "J11")
    assert {"I8", "J3", "L11", "P12", "K10", "L10", "P9", "V4"} <= out
    assert not {"H8", "H12", "I12", "J14", "K13", "L13"} & out
    assert len(out) == 168


@pytest.mark.rule("TLS-SIGHT-4", "TLS-SIGHT-5")
def test_a_hero_who_stands_next_to_nothing_sees_everything() -> None:
    played = Table().bare().builds(*THREE_HOUSES).play()
    assert hidden(played, "M14") == set()


@pytest.mark.rule("TLS-SIGHT-5", "TLS-WALL-5")
def test_what_is_hidden_changes_with_the_structures() -> None:
    s = Table().bare().builds("wooden-wall L9").play().s
    twin = s.clone()
    spot, behind = SPOT_NUMBERS["L10"], SPOT_NUMBERS["L5"]
    wall = s.structure_at[SPOT_NUMBERS["L9"]]
    assert wall is not None
    assert wall.kind.stone is not None
    assert not hidden_from(s.town, spot)[behind]
    upgrade_wall(s, wall, wall.kind.stone)
    assert hidden_from(s.town, spot)[behind]
    assert not hidden_from(twin.town, spot)[behind], "a clone keeps its own structures"
    remove_structure(s, wall)
    assert not hidden_from(s.town, spot)[behind]
    place_structure(s, wall.kind.stone, wall.spots)
    assert hidden_from(s.town, spot)[behind]


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-WEAPON-5", "TLS-WEAPON-6", "TLS-SHAPE-2")
def test_magic_missile_may_roll_again_for_one_of_its_three_spots_and_not_for_a_second() -> None:
    table = Table().bare().turn("adelheid").monsters("clawer M6 S", "clawer N5 S", "clawer N7 S")
    played = table.play("attack apprentices-wand magic-missile M6 => miss")
    assert played.offered == ["keep", "reroll mana"]
    mana = played.hero("adelheid").mana
    played.play("reroll mana => hit")
    assert played.hero("adelheid").mana == mana - 1
    played.play("at N5 => miss")
    assert played.ask == "impact"
    assert played.monsters == {"clawer N5", "clawer N7"}


@pytest.mark.rule("TLS-WEAPON-5", "TLS-SHAPE-12")
def test_fireball_rolls_again_only_for_the_monster_on_the_impact_spot() -> None:
    table = Table().bare().turn("adelheid").hero("adelheid", weapons=["power-staff"])
    table.monsters("clawer M6 S", "clawer M5 S")
    played = table.play("attack power-staff fireball M6 => miss")
    assert played.offered == ["keep", "reroll mana"]
    played.play("keep => miss")
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-SHAPE-7", "TLS-ATTACK-1")
def test_rush_attacks_three_spots_and_lands_on_the_fourth() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["knights-sword"], points=2)
    table.monsters("clawer J9 S", "clawer J8 S", "clawer J7 S")
    played = table.play("attack knights-sword rush J9 => hit hit hit")
    assert played.monsters == set()
    assert played.at("konrad") == "J6"
    assert played.hero("konrad").points == 1
    table.monsters("clawer J6 S")
    assert table.play().refuses("attack knights-sword rush J9") == "TLS-SHAPE-7"
