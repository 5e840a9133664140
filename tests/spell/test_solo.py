"""Solo mode and the introductory scenario (the last pages of the Night)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spell.arrange import PARTY, Table
from tests.spell.set_up import new, table_of, until


def solo(*in_play: str, **state: Any) -> Table:
    table = Table(players=1)
    traits = {"konrad": "veteran", "greta": "poacher", "adelheid": "prodigy", "falk": "mason"}
    table.state["heroes"] = [
        {
            **hero,
            "seat": 0,
            "trait": traits[str(hero["hero"])],
            "status": "in play" if hero["hero"] in in_play else "prepared",
        }
        for hero in PARTY
    ]
    return table.day(**state)


@pytest.mark.rule("TLS-SOLO-6", "TLS-SOLO-3", "TLS-SOLO-7")
def test_heroes_are_recruited_for_three_five_and_seven_gold_at_most_three_at_once() -> None:
    table = solo("konrad", gold=20).hero("konrad", perks=["fatality", "sprint"])
    played = table.play("recruit greta")
    assert played.s.purse.gold == 17
    played.play("recruit falk")
    assert played.s.purse.gold == 12
    assert played.refuses("recruit adelheid") == "TLS-SOLO-3"
    dead = solo("konrad", "greta", gold=7).hero("falk", status="dead")
    assert dead.play("recruit adelheid").s.purse.gold == 0
    assert solo("konrad", gold=2).play().refuses("recruit greta") == "TLS-SOLO-6"


@pytest.mark.rule("TLS-SOLO-4", "TLS-SOLO-5", "TLS-SOLO-9")
def test_a_recruit_has_the_level_of_the_others_and_a_perk_fewer() -> None:
    table = solo("konrad", gold=3).hero(
        "konrad", level=2, perks=["fatality", "sprint", "bodybuilder"]
    )
    played = table.play("recruit greta")
    assert played.ask == "take-perk"
    played.play("learn steady-aim")
    greta = played.hero("greta")
    assert (greta.level, [played.s.box.perk_ids[perk] for perk in greta.perks]) == (
        2,
        ["cherry-picking", "steady-aim"],
    )
    one = solo("konrad", gold=3).hero("konrad", perks=["fatality"]).play("recruit greta")
    assert one.hero("greta").perks == []


@pytest.mark.rule("TLS-SOLO-9", "TLS-LEVEL-8")
def test_a_recruit_whose_traits_perk_is_taken_chooses_another() -> None:
    table = solo("konrad", gold=3).hero("konrad", perks=["fatality", "cherry-picking"])
    played = table.play("recruit greta")
    assert played.ask == "take-perk"
    assert "learn cherry-picking" not in played.offered
    assert len(played.play("learn steady-aim").hero("greta").perks) == 1


@pytest.mark.rule("TLS-SOLO-8", "TLS-SOLO-10", "TLS-SOLO-11", "TLS-END-1")
def test_the_game_goes_on_after_a_death_and_the_equipment_goes_to_the_stash() -> None:
    table = solo("konrad", "greta").hero("konrad", at="J10").hero("greta", at="O13")
    table.having(night=True, phase=1).begins("TakeDamage 0 20 monster clawer", "HeroTurn 1")
    played = table.play()
    assert played.outcome is None
    assert played.stash == ["chipped-sword", "rusty-dagger"]
    assert played.s.heroes_in_play() == [1]
    last = solo("konrad").hero("konrad", at="J10").having(night=True, phase=1)
    outcome = last.begins("TakeDamage 0 20 monster clawer", "HeroTurn 0").play().outcome
    assert outcome is not None
    assert outcome.rule == "TLS-SOLO-8"


@pytest.mark.rule("TLS-SOLO-13", "TLS-HARPY-9")
def test_the_harpy_comes_although_the_hero_who_struck_the_third_alerion_dies_by_the_blow() -> None:
    """Konrad's Quake covers his own spot; the Bulky, whose turn is later, suffers only her Dive
    Bomb."""
    table = solo("konrad", "greta").hero("konrad", at="J11", weapons=["mountain-breaker"])
    table.hero("konrad", wounds=9).hero("greta", at="O13")
    table.monsters("alerion J10 S", "crimson-bulky I10 S")
    table.having(night=True, phase=1, day=3, active=0, structures=[])
    table.having(harpy="cliff", alerions_placed=3, alerions_dead=2).begins("HeroTurn 0", "Dawn")
    played = table.play("attack mountain-breaker quake J10 => hit hit")
    assert played.s.heroes_in_play() == [1]
    assert played.monsters == {"corrupted-harpy J10", "crimson-bulky I10"}
    bulky = played.monster("I10")
    assert bulky is not None
    assert bulky.wounds == 2


@pytest.mark.rule("TLS-SOLO-8", "TLS-ATTACK-6")
def test_an_attack_ends_with_the_hero_it_kills() -> None:
    """The square of nine is resolved clockwise from the north: L8 before the hero, L10 after."""
    table = solo("adelheid", "greta").hero("greta", at="U16")
    table.hero("adelheid", at="M10", wounds=5, weapons=["power-staff"]).bare()
    table.monsters("clawer L8 S", "clawer L10 S", "clawer D3 S").having(night=True, phase=1)
    played = table.turn("adelheid").play("attack power-staff fireball L9 => hit")
    assert played.monsters == {"clawer L10", "clawer D3"}
    assert (played.s.attack, played.s.heroes_in_play()) == (None, [1])


# -- the Introduction ----------------------------------------------------------------------------


@pytest.mark.rule("TLS-INTRO-1", "TLS-INTRO-2", "TLS-INTRO-4", "TLS-INTRO-7")
def test_the_introduction_has_still_mist_fixed_cards_and_no_quests() -> None:
    run = until(new(scenario="introduction"), "day-turn")
    s = table_of(run)
    assert (s.mist.distances, s.quests.schaden, s.quests.freude, s.spawn.direction) == (
        [6, 6, 6],
        -1,
        -1,
        -1,
    )
    assert [[s.box.pattern_ids[card] for card in slot] for slot in s.spawn.slots] == [
        ["pattern-1"],
        ["pattern-3"],
        [],
        [],
        [],
    ]


@pytest.mark.rule("TLS-INTRO-5")
def test_only_houses_and_wooden_walls_are_built_in_the_introduction() -> None:
    played = Table(scenario="introduction").day(gold=9, materials=9).bare().play()
    kinds = {text.split()[1] for text in played.offers("build")}
    assert kinds == {"house", "wooden-wall"}
    assert played.refuses("build ballista") == "TLS-INTRO-5"
    assert played.offers("upgrade") == []


@pytest.mark.rule("TLS-INTRO-3")
def test_both_cards_of_the_introduction_come_in_the_first_phase() -> None:
    table = Table(scenario="introduction").having(active=-1, phase=0)
    table.having(slots=[["pattern-1"], ["pattern-3"], [], [], []])
    played = table.begins("MonsterPhase", "HeroPhase", "NightRound").play()
    assert len(played.told("MonsterSpawned")) == 8
    assert not played.s.spawn.is_to_come


@pytest.mark.rule("TLS-INTRO-6")
def test_surviving_the_night_wins_the_introduction() -> None:
    table = Table(scenario="introduction").having(active=-1).begins("NightRound", "Dawn")
    outcome = table.play().outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (True, "TLS-INTRO-6")


@pytest.mark.rule("TLS-SOLO-8", "TLS-ENGINE-1")
def test_a_catapult_strikes_all_its_spots_though_it_kills_the_hero_whose_turn_it_is() -> None:
    table = Table(players=1).bare().builds("catapult J16", hurls=2)
    table.state["heroes"] = [{**hero, "seat": 0, "status": "in play"} for hero in PARTY[:2]]
    table.hero("konrad", at="J8", wounds=8).hero("greta", at="O13")
    horde = [f"clawer {column}3 S" for column in "DEFGH"]
    table.monsters("clawer J7 S", "clawer I8 S", "clawer K8 S", *horde)
    played = table.play("hurl J16 J8 => hit hit hit")
    assert len(played.told("HeroDied")) == 1
    assert not {"clawer J7", "clawer I8", "clawer K8"} & played.monsters


@pytest.mark.rule("TLS-SOLO-14", "TLS-QUEST-1")
def test_what_a_dead_hero_has_killed_counts_for_the_urban_quests() -> None:
    table = solo("konrad").hero("greta", status="dead", best_phase=6, kills=7)
    table.having(day=2, schaden="night-of-knives", freude="unbroken-circle", mages=3)
    table.having(panic=[0] * 7).begins("Dawn", "DayTurn 0")
    assert table.play().told("QuestFulfilled") == [{"quest": "night-of-knives"}]
    table.having(schaden="everyones-due").hero("konrad", kills=10)
    assert table.play("draw melee").told("QuestFulfilled") == [{"quest": "everyones-due"}]
