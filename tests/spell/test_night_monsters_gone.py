"""When the Monsters are beaten: the end of a Night, the Panic meter and the Urban Quests."""

from __future__ import annotations

import pytest

from laststand.games.spell.bosses.harpy import ON_CLIFF
from laststand.games.spell.course import NightRound
from laststand.games.spell.heroes.hero import DEAD
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.night.dawn import Dawn
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.rulings import Rulings
from laststand.games.spell.things.stash import Stash
from tests.spell.arrange import harpy_of
from tests.spell.night_table import BOX, Night

POTION = BOX.item("potion-red").number
SCROLL = BOX.item("scroll-of-fire").number


def evening(*monsters: str, day: int = 1, **heroes: str) -> Night:
    """A Night with two heroes unless said, and a Potion and a Scroll at the Shop."""
    night = Night(*monsters, day=day, phase=2).heroes(
        **(heroes or {"konrad": "J13", "falk": "O13"})
    )
    night.s.shop.potions = Stash([POTION])
    night.s.shop.scrolls = Stash([SCROLL])
    return night


# -- when it is over --------------------------------------------------------------------------


@pytest.mark.rule("TLS-END-3")
def test_a_night_is_over_when_the_monsters_have_no_more_hit_points_than_there_are_heroes() -> None:
    assert is_night_over(evening("clawer C13 E", "clawer C14 E").s)
    assert not is_night_over(evening("clawer C13 E", "clawer C14 E", "clawer C15 E").s)


@pytest.mark.rule("TLS-END-3")
def test_it_is_not_over_while_a_pattern_card_is_to_come() -> None:
    night = evening().lays(3, "pattern-1")
    assert not is_night_over(night.s)


@pytest.mark.rule("TLS-DAWN-1")
def test_only_the_hit_points_left_of_a_wounded_bulky_count() -> None:
    assert not is_night_over(evening("crimson-bulky C13 E 1").s)
    assert is_night_over(evening("crimson-bulky C13 E 2").s)


@pytest.mark.rule("TLS-END-3")
def test_it_does_not_end_before_its_first_monster_phase() -> None:
    night = evening()
    night.s.phase = 0
    assert not is_night_over(night.s)


@pytest.mark.rule("TLS-END-4", "TLS-BOSS-1")
def test_the_night_of_the_boss_does_not_end_with_the_last_monster() -> None:
    night = evening(day=3)
    harpy_of(night.s).place = ON_CLIFF
    assert not is_night_over(night.s)


@pytest.mark.rule("TLS-SOLO-11", "TLS-END-3")
def test_dead_heroes_do_not_count() -> None:
    night = evening("clawer C13 E", "clawer C14 E")
    night.hero("falk").status = DEAD
    assert not is_night_over(night.s)


@pytest.mark.rule("TLS-NIGHT-1")
def test_no_new_monster_phase_begins_when_it_is_over() -> None:
    over = evening("clawer C13 E").play(NightRound())
    assert (over.asked, over.s.phase) == ("rest", 2)
    going_on = evening("clawer C12 E", "clawer C13 E", "clawer C14 E").play(NightRound())
    assert (going_on.asked, going_on.s.phase) == ("hero-turn", 3)


# -- the Panic meter --------------------------------------------------------------------------


@pytest.mark.rule("TLS-DAWN-2", "TLS-DAWN-5", "TLS-DAWN-6", "TLS-DAWN-1")
def test_the_first_space_with_a_flame_gives_its_resources_and_an_item_to_the_stash() -> None:
    """The third space gives 3 Gold and 3 Materials."""
    night = evening("clawer C13 E")
    night.s.panic.flames = [0, 0, 1, 2, 2, 2, 2]
    night.play(Dawn())
    assert (night.s.purse.gold, night.s.purse.materials) == (3, 3)
    assert (night.asked, night.rule) == ("equipment", "TLS-DAWN-5")
    assert night.offered == ["pick potion-red", "pick scroll-of-fire"]
    night.choose("pick scroll-of-fire")
    assert night.s.purse.stash.items == [SCROLL]
    assert night.where() == []
    assert [hero.spot for hero in night.s.heroes] == [NOWHERE, NOWHERE]


@pytest.mark.rule("TLS-DAWN-3", "TLS-DAWN-4")
def test_an_empty_meter_gives_nothing_and_is_filled_all_the_same() -> None:
    night = evening()
    night.s.panic.flames = [0] * 7
    night.play(Dawn())
    assert (
        night.asked,
        night.s.purse.gold,
        night.s.purse.materials,
        night.s.purse.stash.items,
    ) == ("rest", 0, 0, [])
    assert night.s.panic.flames == [1] * 7


@pytest.mark.rule("TLS-DAWN-4")
@pytest.mark.parametrize("refill", [1, 2])
def test_every_space_is_filled_to_exactly_the_same(refill: int) -> None:
    night = evening()
    night.s.panic.flames = [0, 0, 0, 0, 0, 1, 2]
    night.s.rulings = Rulings({"panic_refill": refill})
    assert night.play(Dawn()).choose("pick potion-red").s.panic.flames == [refill] * 7


# -- Urban Quests -----------------------------------------------------------------------------


def second_night(schaden: str, freude: str) -> Night:
    night = evening(day=2)
    night.s.quests.schaden = BOX.quest_ids.index(schaden)
    night.s.quests.freude = BOX.quest_ids.index(freude)
    night.s.panic.flames = [0] * 7
    return night


@pytest.mark.rule("TLS-END-2")
def test_with_neither_quest_fulfilled_the_game_is_lost_after_the_second_night() -> None:
    night = second_night("harvest-of-claws", "unbroken-circle")
    night.s.quests.killed = 29
    night.s.circle.mages = 3
    assert night.play(Dawn()).ended == "lost TLS-END-2"


@pytest.mark.rule("TLS-QUEST-1", "TLS-END-2")
def test_one_fulfilled_quest_is_enough_and_gives_its_reward() -> None:
    night = second_night("night-of-knives", "unbroken-circle")
    night.s.circle.mages = 3
    night.hero("falk").best_phase = 6
    night.play(Dawn())
    assert (night.asked, night.s.purse.gold, night.s.purse.materials) == ("rest", 4, 0)


@pytest.mark.rule("TLS-QUEST-4")
def test_a_quest_that_is_not_fulfilled_goes_back_after_the_second_night() -> None:
    night = second_night("night-of-knives", "unbroken-circle")
    night.s.circle.mages = 3
    night.hero("falk").best_phase = 6
    night.play(Dawn())
    assert night.s.quests.view(night.s)["quests"] == ["night-of-knives"]


@pytest.mark.rule("TLS-QUEST-1")
def test_both_fulfilled_give_both_rewards() -> None:
    night = second_night("harvest-of-claws", "unbroken-circle")
    night.s.quests.killed = 30
    night.play(Dawn()).choose("pick potion-red")
    assert (night.s.purse.gold, night.s.purse.materials) == (5, 2)
    assert night.s.purse.stash.items == sorted([POTION, SCROLL])


@pytest.mark.rule("TLS-QUEST-1")
def test_every_hero_in_play_must_have_killed_nine_for_everyones_due() -> None:
    for kills, ended in ((8, "lost TLS-END-2"), (9, "")):
        night = second_night("everyones-due", "unbroken-circle")
        night.s.circle.mages = 1
        night.hero("konrad").kills = 11
        night.hero("falk").kills = kills
        assert night.play(Dawn()).ended == ended


@pytest.mark.rule("TLS-QUEST-1")
def test_ruins_are_no_town_to_live_in() -> None:
    """Two Houses and the Shop stand after set-up, besides six Ruins."""
    for built, ended in (([], "lost TLS-END-2"), (["J10", "N11", "O15"], "")):
        night = second_night("harvest-of-claws", "a-town-to-live-in")
        for spot in built:
            night.builds("house", spot)
        assert night.play(Dawn()).ended == ended


@pytest.mark.rule("TLS-QUEST-3", "TLS-DAWN-7", "TLS-QUEST-1")
@pytest.mark.parametrize(("first", "ended"), [(3, ""), (4, "lost TLS-END-2")])
def test_calm_streets_are_judged_by_what_the_night_left_of_the_first_four_spaces(
    first: int, ended: str
) -> None:
    """The meter is settled and filled before the quests are checked."""
    night = second_night("harvest-of-claws", "calm-streets")
    night.s.panic.flames[first] = 1
    assert night.play(Dawn()).choose("pick potion-red").ended == ended
    assert night.s.panic.flames == [1] * 7


@pytest.mark.rule("TLS-QUEST-2", "TLS-DAWN-7")
def test_after_the_first_night_quests_are_not_checked() -> None:
    night = second_night("harvest-of-claws", "unbroken-circle")
    night.s.day = 1
    night.s.circle.mages = 1
    assert night.play(Dawn()).ended == ""
    assert night.s.purse.gold == 0


@pytest.mark.rule("TLS-INTRO-6")
def test_the_introduction_is_won_at_dawn() -> None:
    night = Night(scenario="introduction").heroes(konrad="J13")
    assert night.play(Dawn()).ended == "won TLS-INTRO-6"
