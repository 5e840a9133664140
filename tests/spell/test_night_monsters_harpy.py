"""The Corrupted Harpy and her Alerions."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.monsters import NOBODY, wound_monster
from laststand.games.spell.bosses.harpy import (
    ABSENT,
    ON_CLIFF,
    ON_FIELD,
    BringAlerions,
    HarpyEnters,
)
from laststand.games.spell.map.geometry import CLIFF, LEFT, RIGHT
from laststand.games.spell.map.spots import SPOT_NUMBERS, SPOTS
from laststand.games.spell.monsters.attacks import DealStrikes, TakeAim
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.night.monster_phase import BossPart, MonsterPhase
from laststand.games.spell.view import view
from tests.spell.arrange import harpy_of
from tests.spell.night_table import BOX, Night


def third_night(*monsters: str, coin: str = "left", phase: int = 1, side: int = LEFT) -> Night:
    night = Night(*monsters, town=False, day=3, mist=3, coin=coin, phase=phase)
    harpy_of(night.s).place = ON_CLIFF
    harpy_of(night.s).side = side
    return night


def slay(night: Night, spot: str) -> None:
    monster = night.s.monster_at[SPOT_NUMBERS[spot]]
    assert monster is not None
    wound_monster(night.s, monster, 1, NOBODY, "TLS-DICE-2", "test")


def three_fall(night: Night) -> Night:
    """Two Alerions have fallen; the third falls on K8."""
    harpy_of(night.s).alerions_placed = 3
    harpy_of(night.s).alerions_dead = 2
    slay(night.put("alerion K8 S"), "K8")
    return night


@pytest.mark.rule("TLS-HARPY-1", "TLS-HARPY-4", "TLS-HARPY-5")
def test_the_harpy_and_the_alerions_have_the_values_of_the_book() -> None:
    harpy, alerion = BOX.monster("corrupted-harpy"), BOX.monster("alerion")
    assert (harpy.hit_points, harpy.movement, harpy.damage, harpy.flies) == (7, 5, 3, True)
    assert (alerion.hit_points, alerion.movement, alerion.damage, alerion.flies) == (1, 3, 1, True)
    assert {die.colour for die in harpy.dice} == {"blue", "orange"}
    assert {die.colour for die in alerion.dice} == {"blue", "orange"}
    assert alerion.count == 3


@pytest.mark.rule("TLS-HARPY-12", "TLS-HARPY-13")
@pytest.mark.parametrize(("side", "cries"), [(LEFT, (1, 0)), (RIGHT, (0, 1))])
def test_the_cry_costs_heroes_on_her_half_a_token_of_the_coming_hero_phase(
    side: int, cries: tuple[int, int]
) -> None:
    night = third_night(side=side).heroes(konrad="L10", greta="M10").play(BossPart())
    assert (night.hero("konrad").cries, night.hero("greta").cries) == cries
    assert all(night.hero("konrad").fresh)


@pytest.mark.rule("TLS-HARPY-12")
def test_she_does_not_cry_once_she_is_on_the_field_or_on_other_nights() -> None:
    for state in (ON_FIELD, ABSENT):
        night = third_night().heroes(konrad="L10")
        harpy_of(night.s).place = state
        assert night.play(BossPart()).hero("konrad").cries == 0


@pytest.mark.rule("TLS-HARPY-6")
def test_alerions_come_with_the_cards_that_show_them_on_her_night_only() -> None:
    night = third_night().lays(3, "pattern-2").play(RevealPatterns())
    assert night.where("alerion") == ["L4 S"]
    assert harpy_of(night.s).alerions_placed == 1
    earlier = Night(day=2, mist=4).lays(3, "pattern-2").play(RevealPatterns())
    assert earlier.where("alerion") == []


@pytest.mark.rule("TLS-HARPY-6", "TLS-SPAWN-6")
def test_there_are_never_more_than_three_alerions() -> None:
    night = third_night("alerion H8 S", "alerion I8 S", "alerion K8 S")
    harpy_of(night.s).alerions_placed = 3
    night.lays(3, "pattern-2").play(RevealPatterns())
    assert len(night.where("alerion")) == 3


@pytest.mark.rule("TLS-HARPY-7", "TLS-HARPY-8")
@pytest.mark.parametrize(
    ("coin", "spots"), [("left", ["E15 E", "E14 E"]), ("right", ["T10 W", "T11 W"])]
)
def test_in_the_third_phase_the_missing_alerions_come_on_the_coins_side(
    coin: str, spots: list[str]
) -> None:
    night = third_night(coin=coin, phase=3)
    harpy_of(night.s).alerions_placed = 1
    assert night.play(BringAlerions()).where("alerion") == spots
    assert night.play(BringAlerions()).where("alerion") == spots


@pytest.mark.rule("TLS-HARPY-7", "TLS-HARPY-14")
def test_they_come_before_the_movement_and_move_at_once() -> None:
    night = third_night(phase=2).play(MonsterPhase(), luck="left")
    assert night.where("alerion") == ["H15 E", "H14 E", "H13 E"]


@pytest.mark.rule("TLS-HARPY-8")
def test_a_missing_alerion_stands_on_the_first_free_spot_of_the_front_rank() -> None:
    night = third_night("clawer E15 E", "clawer E13 E", phase=3)
    assert night.play(BringAlerions()).where("alerion") == ["E14 E", "E12 E", "E11 E"]


@pytest.mark.rule("TLS-HARPY-7")
def test_they_do_not_come_in_the_second_phase() -> None:
    assert third_night(phase=2).play(BringAlerions()).where("alerion") == []


@pytest.mark.rule("TLS-HARPY-9")
def test_a_fallen_alerion_is_set_aside_and_the_third_calls_the_harpy() -> None:
    night = third_night("alerion H8 S", "alerion I8 S")
    harpy_of(night.s).alerions_placed = 3
    slay(night, "H8")
    slay(night, "I8")
    assert not harpy_of(night.s).is_due(night.s)
    assert night.s.supply.figures[BOX.monster("alerion").number] == 1
    slay(night.put("alerion K8 S"), "K8")
    assert harpy_of(night.s).is_due(night.s)
    assert night.s.supply.figures[BOX.monster("alerion").number] == 0


@pytest.mark.rule("TLS-HARPY-9")
def test_she_enters_on_the_spot_where_the_third_fell() -> None:
    night = three_fall(third_night()).play(HarpyEnters())
    assert night.where("corrupted-harpy") == ["K8 S"]
    assert harpy_of(night.s).place == ON_FIELD
    assert not harpy_of(night.s).is_due(night.s)


@pytest.mark.rule("TLS-HARPY-9", "TLS-HARPY-10")
def test_if_that_spot_is_occupied_the_players_choose_a_free_adjacent_one() -> None:
    night = three_fall(third_night("clawer J8 S stunned").heroes(falk="A9")).heroes(konrad="K8")
    night.play(HarpyEnters())
    assert (night.asked, night.offered) == ("harpy-enters", ["place K7", "place L8", "place K9"])
    assert night.choose("place L8").where("corrupted-harpy") == ["L8 S"]
    assert night.hero("konrad").wounds == 2


@pytest.mark.rule("TLS-HARPY-10")
def test_if_those_are_occupied_too_she_takes_the_nearest_free_spot() -> None:
    night = three_fall(third_night()).heroes(konrad="K8")
    night.put("clawer J8 S", "clawer L8 S", "clawer K7 S", "clawer K9 S").play(HarpyEnters())
    assert night.offered == [
        "place K6",
        "place J7",
        "place L7",
        "place I8",
        "place M8",
        "place J9",
        "place L9",
        "place K10",
    ]


@pytest.mark.rule("TLS-HARPY-2", "TLS-HARPY-3")
def test_dive_bomb_deals_2_to_heroes_structures_and_monsters_in_her_area_without_dice() -> None:
    night = third_night("clawer J7 S", "azure-bulky L7 S", "clawer K6 S")
    night.heroes(konrad="J8").builds("wooden-wall", "L9").builds("house", "K9")
    three_fall(night).play(HarpyEnters())
    assert night.hero("konrad").wounds == 2
    assert night.flames("L9") == 2
    assert night.standing("K9") is None
    assert night.kinds() == ["azure-bulky", "clawer", "corrupted-harpy"]
    assert night.s.horde.monsters[0].hits_left == 1
    assert night.s.quests.killed == 0


@pytest.mark.rule("TLS-HARPY-2", "TLS-WATCHTOWER-5")
def test_dive_bomb_takes_a_watchtower_and_spares_the_hero_on_it() -> None:
    night = third_night().builds("watchtower", "J9").heroes(konrad="J9")
    three_fall(night).play(HarpyEnters())
    assert night.hero("konrad").wounds == 0
    assert night.standing("J9") is None


@pytest.mark.rule("TLS-HARPY-2", "TLS-ARMOR-1")
def test_armors_help_against_dive_bomb() -> None:
    night = third_night().heroes(konrad="J9").wears("konrad", "worn-pants")
    three_fall(night).play(HarpyEnters()).choose("use worn-pants")
    assert night.hero("konrad").wounds == 1


@pytest.mark.rule("TLS-HARPY-9")
def test_an_alerion_that_falls_in_the_monster_phase_brings_her_at_once() -> None:
    """The third falls to an Explosion, before the phase is over."""
    night = third_night("boomer J9 S", "alerion K9 S").heroes(konrad="J10")
    harpy_of(night.s).alerions_dead = 2
    night.play(TakeAim(), DealStrikes(), luck="hit hit")
    assert night.where("corrupted-harpy") == ["K9 S"]


@pytest.mark.rule("TLS-HARPY-11")
def test_on_the_cliff_she_is_not_on_the_board() -> None:
    night = third_night(phase=0).heroes(konrad="L10").play(MonsterPhase(), luck="left")
    assert night.kinds() == []


@pytest.mark.rule("TLS-SCOUT-12")
def test_she_looks_at_the_town_from_the_cliff_which_lies_south_of_it() -> None:
    night = third_night()
    cliff = [spot for spot in range(SPOTS) if night.s.ground.terrain[spot] == CLIFF]
    assert min(cliff) > max(night.s.ground.town)
    assert view(night.s)["harpy"] == {"where": "cliff", "side": "left", "facing": "north"}
    harpy_of(night.s).place = ON_FIELD
    assert view(night.s)["harpy"]["facing"] == ""


@pytest.mark.rule("TLS-HARPY-14", "TLS-HARPY-4")
def test_on_the_field_she_moves_and_attacks_with_the_others() -> None:
    night = third_night("corrupted-harpy K5 S").heroes(konrad="K10")
    harpy_of(night.s).place = ON_FIELD
    night.play(MoveMonsters(), TakeAim(), DealStrikes())
    assert night.where() == ["K9 S"]
    assert night.hero("konrad").wounds == 3


@pytest.mark.rule("TLS-END-4")
def test_her_death_wins_at_once_even_in_the_monster_phase() -> None:
    """A Boomer beside her rolls her seventh Wound."""
    night = third_night("corrupted-harpy K8 S 6", "boomer J8 S").heroes(konrad="J9")
    harpy_of(night.s).place = ON_FIELD
    night.play(TakeAim(), DealStrikes(), luck="hit hit")
    assert night.ended == "won TLS-END-4"
