"""The end of a Night, Urban Quests, winning and losing (Night p. 3 and 16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spell.arrange import Table

NIGHT_2 = ["Dawn", "DayTurn 0"]


def night_2(
    schaden: str = "harvest-of-claws", freude: str = "unbroken-circle", **state: Any
) -> Table:
    table = Table().having(day=2, active=-1, schaden=schaden, freude=freude, **state)
    return table.begins(*NIGHT_2)


@pytest.mark.rule("TLS-DAWN-1", "TLS-DAWN-2", "TLS-DAWN-6", "TLS-DAWN-7")
def test_the_first_space_with_flames_rewards_and_the_heroes_go_home() -> None:
    table = Table().having(panic=[0, 0, 1, 2, 2, 2, 2], active=-1).monsters("clawer D5 S")
    played = table.begins("Dawn", "DayTurn 0").play()
    assert (played.s.purse.gold, played.s.purse.materials, played.ask) == (3, 3, "equipment")
    assert played.monsters == set()
    assert "pick scroll-of-fire" in played.offered
    played.play("pick scroll-of-fire")
    assert played.stash == ["scroll-of-fire"]
    assert played.at("konrad") == ""


@pytest.mark.rule("TLS-DAWN-3", "TLS-DAWN-4")
def test_an_empty_meter_gives_nothing_and_is_filled_with_one_flame_a_space() -> None:
    table = Table().having(panic=[0] * 7, active=-1).begins("Dawn", "DayTurn 0")
    played = table.play()
    assert (played.s.purse.gold, played.stash, played.s.panic.flames) == (0, [], [1] * 7)
    two = Table(panic_refill=2).having(panic=[0] * 7, active=-1).begins("Dawn", "DayTurn 0")
    assert two.play().s.panic.flames == [2] * 7


@pytest.mark.rule("TLS-DAWN-5")
def test_without_a_shop_the_card_is_unknown_until_it_is_taken() -> None:
    table = Table().bare().having(active=-1).begins("Dawn", "DayTurn 0")
    played = table.play("draw melee => boar-spear")
    assert played.stash == ["boar-spear"]


@pytest.mark.rule("TLS-DAMAGE-7", "TLS-DAWN-5")
def test_without_a_shop_a_scroll_is_drawn_unseen_and_a_potion_is_chosen() -> None:
    table = Table().bare().having(active=-1).begins("Dawn", "DayTurn 0")
    played = table.play()
    assert played.offers("draw")[-1] == "draw scrolls"
    assert played.refuses("pick scroll-of-fire") == "TLS-DAMAGE-7"
    assert "pick potion-red" in played.offered
    had = len(played.s.shop.scrolls.items)
    played.play("draw scrolls => scroll-of-fire")
    assert (played.stash, len(played.s.shop.scrolls.items)) == (["scroll-of-fire"], had - 1)
    none = Table().bare().having(active=-1, shop_scrolls=[]).begins("Dawn", "DayTurn 0")
    assert none.play().why("draw scrolls") == "The deck is empty: Scrolls. TLS-DAWN-5"


@pytest.mark.rule("TLS-DAMAGE-7", "TLS-SCAVENGE-8")
def test_a_scroll_is_drawn_only_where_the_scrolls_lie_face_down_and_never_from_a_ruin() -> None:
    there = Table().having(active=-1).begins("Dawn", "DayTurn 0").play()
    assert there.why("draw scrolls") == (
        "The Scrolls lie open at the Shop: name the one that is taken. TLS-DAMAGE-7"
    )
    ruin = Table().bare().day().begins("GainEquipment ruin-1", "DayTurn 0", "EndDay").play()
    assert "draw scrolls" not in ruin.offered
    assert ruin.refuses("draw scrolls") == "TLS-SCAVENGE-8"


@pytest.mark.rule("TLS-END-2", "TLS-GOAL-4")
def test_with_no_quest_done_after_the_second_night_the_game_is_lost() -> None:
    outcome = night_2(mages=3).play("draw melee").outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "quests-failed")


@pytest.mark.rule("TLS-QUEST-1", "TLS-QUEST-2")
def test_each_quest_done_rewards_after_the_panic_meter() -> None:
    played = night_2(mages=4).play("draw melee")
    assert played.told("QuestFulfilled") == [{"quest": "unbroken-circle"}]
    assert (played.s.purse.gold, played.s.purse.materials) == (4 + 2, 4 + 2)
    assert played.ask == "equipment"
    assert (
        Table()
        .having(day=1, active=-1, panic=[0] * 7)
        .begins("Dawn", "DayTurn 0")
        .play()
        .told("QuestFulfilled")
        == []
    )


@pytest.mark.rule("TLS-QUEST-1")
@pytest.mark.parametrize(
    ("quest", "state", "hero"),
    [
        ("harvest-of-claws", {"killed": 30}, {}),
        ("night-of-knives", {}, {"best_phase": 6}),
        ("everyones-due", {}, {"kills": 9}),
        ("calm-streets", {"panic": [0, 0, 0, 1, 2, 2, 2]}, {}),
    ],
)
def test_what_quests_ask_for(quest: str, state: dict[str, Any], hero: dict[str, int]) -> None:
    def told(state: dict[str, Any], hero: dict[str, int]) -> list[str]:
        table = night_2(mages=4, **state)
        goddess = "freude" if quest == "calm-streets" else "schaden"
        other = {"schaden": "unbroken-circle"} if goddess == "freude" else {}
        table.having(**other, **{goddess: quest})
        for id in ("konrad", "greta", "adelheid"):
            table.hero(id, **hero)
        played = table.play()
        if played.ask == "equipment":
            played.play("draw melee")
        return [str(facts["quest"]) for facts in played.told("QuestFulfilled")]

    assert quest in told(state, hero)
    less = {name: value - 1 for name, value in hero.items()}
    fewer: dict[str, Any] = {"killed": 29} if "killed" in state else {}
    if quest == "calm-streets":
        fewer = {"panic": [0, 0, 0, 0, 2, 2, 2]}
    assert quest not in told(fewer, less)


@pytest.mark.rule("TLS-QUEST-1")
def test_a_town_to_live_in_counts_buildings_that_are_no_ruins() -> None:
    houses = ["house I9", "house I11", "house I13", "house I15", "shop P9 P10"]
    table = night_2(freude="a-town-to-live-in").bare().builds(*houses, "ruin-1 P16")
    outcome = table.play("draw melee").outcome
    assert outcome is not None
    table.builds("seer P13 P14")
    assert table.play("draw melee").told("QuestFulfilled") == [{"quest": "a-town-to-live-in"}]


@pytest.mark.rule("TLS-END-4", "TLS-VICTORY-1", "TLS-GOAL-4")
def test_the_death_of_the_boss_wins_at_once() -> None:
    table = Table().bare().alone().having(day=3, harpy="field", alerions_dead=3)
    table.hero("konrad", at="J10").monsters("corrupted-harpy J9 S 6", "clawer D5 S")
    outcome = table.play("attack chipped-sword slash J9 => hit hit").outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (True, "TLS-END-4")


@pytest.mark.rule("TLS-END-3", "TLS-END-4", "TLS-BOSS-1")
def test_the_third_night_does_not_end_by_counting() -> None:
    table = Table().bare().having(day=3, harpy="cliff", active=-1)
    played = table.begins("NightRound", "Dawn").play()
    assert played.told("NightEnded") == []
    assert played.s.phase == 2


@pytest.mark.rule("TLS-STRIKE-5")
def test_the_last_mage_lost_loses_the_game() -> None:
    table = Table().bare().having(mages=1, active=-1).monsters("clawer L11 S")
    outcome = table.begins("TakeAim", "DealStrikes", "HeroTurn 0").play().outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "circle-fallen")
