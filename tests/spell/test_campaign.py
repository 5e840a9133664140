"""A campaign: one scenario after another with the same heroes (Day p. 6 and 17 to 19, Night p. 16
and 17)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from laststand import Match
from laststand.games.spell.state import Vigil
from laststand.kernel.errors import DocumentRefused, OptionsRefused
from laststand.kernel.position import FORMAT
from tests.spell.arrange import Played, Table, game
from tests.spell.invariants import MOST_CHOICES, check_table


def last_night(**options: Any) -> Table:
    """The third Night of Gildenberg in a campaign: the Harpy beside Konrad has one Hit Point."""
    table = Table(campaign="yes", **options)
    table.having(day=3, harpy="field", panic=[0, 0, 1, 2, 2, 2, 2], gold=3, materials=1)
    table.monsters("corrupted-harpy J12 S 6", "clawer K9 S")
    return table.begins("HeroTurn 0", "NightRound", "Dawn", "EndScenario")


def won(table: Table) -> Played:
    return table.play("fist J12 => hit hit")


def after(scenario: str, **options: Any) -> Table:
    """A campaign's scenario just won."""
    table = Table(campaign="yes", **options).having(scenario=scenario, day=3, structures=[])
    for hero in table.state["heroes"]:
        hero["at"] = ""
    table.having(night=False, active=-1)
    return table.begins("EndScenario")


def to_the_day(played: Played) -> Played:
    """Answers whatever is asked until the first Main Phase, each time with the first option."""
    while played.ask != "day-turn":
        played.play(played.offered[0])
    return played


@pytest.mark.rule("TLS-GOAL-5", "TLS-MODE-1", "TLS-VICTORY-1")
def test_a_defeated_boss_leads_to_the_next_scenario() -> None:
    played = won(last_night())
    assert played.outcome is None
    assert played.told("ScenarioWon") == [{"scenario": "gildenberg"}]
    to_the_day(played)
    assert (played.view["scenario"], played.view["day"]) == ("lakeburg", 1)
    assert played.told("ScenarioBegan") == [{"scenario": "lakeburg"}]
    check_table(played.s)


@pytest.mark.rule("TLS-GOAL-5", "TLS-MODE-1")
def test_glenwald_follows_lakeburg() -> None:
    played = to_the_day(after("lakeburg").play())
    assert played.s.scenario.id == "glenwald"
    assert "EndScenario" not in [step.words()[0] for step in played.s.agenda]


@pytest.mark.rule("TLS-VICTORY-1")
def test_after_glenwald_the_campaign_is_won() -> None:
    table = Table(campaign="yes").having(scenario="glenwald", day=3, structures=[])
    table.having(dryad="growth", direction="direction-1")
    wounds = game().box.monster("putrefied-dryad").hit_points - 1
    table.monsters(f"putrefied-dryad J12 S {wounds}")
    played = table.play("fist J12 => hit hit")
    assert played.outcome is not None
    assert (played.outcome.won, played.outcome.reason) == (True, "campaign-won")


@pytest.mark.rule("TLS-MODE-3", "TLS-VICTORY-1")
def test_without_a_campaign_the_boss_wins_the_game() -> None:
    table = last_night()
    table.options["campaign"] = "no"
    table.begins("HeroTurn 0", "NightRound", "Dawn")
    outcome = won(table).outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (True, "boss-defeated")


@pytest.mark.rule("TLS-MODE-1")
def test_a_defeat_anywhere_ends_the_campaign_and_says_where() -> None:
    table = Table(campaign="yes").having(scenario="lakeburg", day=2, structures=[], night=False)
    for hero in table.state["heroes"]:
        hero["at"] = ""
    table.having(active=-1)
    outcome = table.begins("CheckQuests", "EndScenario").play().outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "quests-failed-in-lakeburg")
    assert outcome.reason in game().words.sections["outcome"]


def test_every_defeat_has_a_sentence_for_every_scenario() -> None:
    words = game().words.sections["outcome"]
    for reason in ("circle-fallen", "hero-died", "no-hero-left", "quests-failed"):
        for scenario in ("gildenberg", "lakeburg", "glenwald"):
            assert f"{reason}-in-{scenario}" in words


# -- the chest --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-SHADOW-1", "TLS-SHADOW-2", "TLS-LAKEBURG-3")
def test_the_panic_meter_gives_its_resources_to_the_chest() -> None:
    """The third space is the first that is not empty: it gives 3 Gold and 3 Materials."""
    played = to_the_day(won(last_night()))
    assert (played.s.purse.gold, played.s.purse.materials) == (6, 4)
    assert played.stash == []
    empty = to_the_day(won(last_night().having(panic=[0] * 7)))
    assert (empty.s.purse.gold, empty.s.purse.materials) == (3, 1)


def remembered(scenario: str, **quests: str) -> Table:
    return after(scenario).having(panic=[0] * 7, gold=5, materials=2, **quests)


@pytest.mark.rule("TLS-QUEST-5", "TLS-LAKEBURG-3", "TLS-GLENWALD-3")
@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg"])
def test_what_fulfilled_quests_have_kept_comes_into_the_chest(scenario: str) -> None:
    """Harvest of Claws keeps 4 Gold, Unbroken Circle 3 Gold and 2 Materials."""
    played = remembered(scenario, schaden="harvest-of-claws", freude="unbroken-circle").play()
    assert played.told("QuestRemembered") == [
        {"quest": "harvest-of-claws"},
        {"quest": "unbroken-circle"},
    ]
    to_the_day(played)
    assert (played.s.purse.gold, played.s.purse.materials) == (5 + 4 + 3, 2 + 2)
    assert len(played.view["quests"]) == 2


@pytest.mark.rule("TLS-QUEST-5", "TLS-DAWN-5")
def test_equipment_that_a_quest_has_kept_is_chosen_for_the_stash() -> None:
    """Calm Streets keeps 3 Materials and two items; they are there though the Stash was emptied."""
    table = remembered("gildenberg", freude="calm-streets").having(stash=["tower-shield"])
    table.options["campaign_stash"] = "returned"
    played = table.having(structures=[{"structure": "shop", "at": ["L9", "M9"]}]).play()
    assert (played.ask, played.s.purse.materials) == ("equipment", 5)
    played.play("pick potion-red", "pick scroll-of-fire")
    assert to_the_day(played).stash == ["scroll-of-fire", "potion-red"]
    check_table(played.s)


@pytest.mark.rule("TLS-QUEST-5")
def test_each_urban_quest_keeps_something_else() -> None:
    legacies = [quest.legacy for quest in game().box.quests]
    kept = {(each.resources.gold, each.resources.materials, each.equipment) for each in legacies}
    assert len(kept) == len(legacies)
    assert (0, 0, 0) not in kept


@pytest.mark.rule("TLS-LAKEBURG-3", "TLS-GLENWALD-3")
@pytest.mark.parametrize(("scenario", "stock"), [("gildenberg", 4), ("lakeburg", 6)])
def test_the_chest_is_the_whole_stock_or_comes_besides_it(scenario: str, stock: int) -> None:
    table = after(scenario).having(panic=[0] * 7, gold=5, materials=2)
    played = to_the_day(table.play())
    assert (played.s.purse.gold, played.s.purse.materials) == (5, 2)
    table = after(scenario, campaign_stock="added").having(panic=[0] * 7, gold=5, materials=2)
    played = to_the_day(table.play())
    assert (played.s.purse.gold, played.s.purse.materials) == (5 + stock, 2 + stock)


@pytest.mark.rule("TLS-LAKEBURG-4")
def test_the_stash_returns_whole_or_goes_back_too() -> None:
    stash = ["scroll-of-fire", "tower-shield"]
    assert to_the_day(after("gildenberg").having(stash=stash).play()).stash == sorted(
        stash, key=game().box.item_ids.index
    )
    strict = to_the_day(after("gildenberg", campaign_stash="returned").having(stash=stash).play())
    assert strict.stash == []
    assert strict.view["shop"]["scrolls"].count("scroll-of-fire") == 1
    check_table(strict.s)


# -- what the heroes keep -----------------------------------------------------------------------


def keeper(scenario: str, **held: Sequence[str]) -> Table:
    table = after(scenario)
    return table.hero("konrad", **held)


@pytest.mark.rule("TLS-LAKEBURG-4")
def test_for_lakeburg_each_hero_keeps_one_item_of_choice() -> None:
    table = keeper("gildenberg", armors=["padded-armor"], potions=["potion-red"])
    played = table.play()
    assert played.ask == "keep-item"
    assert played.choice.seat == 0
    assert set(played.offered) == {
        "carry chipped-sword",
        "carry rusty-dagger",
        "carry padded-armor",
        "carry potion-red",
    }
    played.play("carry rusty-dagger")
    # Greta and Adelheid hold one item each: they are not asked.
    assert played.ask == "first-player"
    assert [played.s.item(item).id for item in played.hero("konrad").weapons] == ["rusty-dagger"]
    assert (played.hero("konrad").armors, played.hero("konrad").potions) == ([], [])
    assert [played.s.item(item).id for item in played.hero("greta").weapons] == ["shortbow"]
    in_deck = [played.s.item(number).id for number in played.s.shop.decks[1].contents()]
    assert "chipped-sword" in in_deck
    check_table(played.s)


@pytest.mark.rule("TLS-GLENWALD-4", "TLS-GLENWALD-5", "TLS-GLENWALD-10")
def test_for_glenwald_two_items_with_at_most_one_armor_or_shield() -> None:
    table = keeper("lakeburg", armors=["padded-armor", "tower-shield"], weapons=["chipped-sword"])
    played = table.play()
    assert set(played.offered) == {
        "carry chipped-sword",
        "carry padded-armor",
        "carry tower-shield",
    }
    played.play("carry tower-shield")  # the sword is all that is left to keep
    assert [played.s.item(item).id for item in played.hero("konrad").armors] == ["tower-shield"]
    assert [played.s.item(item).id for item in played.hero("konrad").weapons] == ["chipped-sword"]
    again = table.play("carry chipped-sword")
    assert set(again.offered) == {"carry padded-armor", "carry tower-shield"}


@pytest.mark.rule("TLS-GLENWALD-4")
def test_two_armors_alone_leave_one() -> None:
    table = keeper("lakeburg", armors=["padded-armor", "tower-shield"], weapons=[])
    played = table.play()
    assert played.ask == "keep-item"
    played.play("carry padded-armor")
    assert len(played.hero("konrad").armors) == 1


@pytest.mark.rule("TLS-MODE-2", "TLS-LAKEBURG-11")
def test_heroes_keep_traits_perks_and_level_and_are_whole_again() -> None:
    table = after("lakeburg").hero(
        "konrad",
        trait="blessed",
        perks=["fatality", "sprint"],
        level=2,
        wounds=3,
        mana=0,
        armors=["padded-armor"],
        ready=[False],
        potions=["potion-red"],
        doses=[1],
        weapons=[],
        kills=7,
        best_phase=4,
    )
    konrad = to_the_day(table.play()).hero("konrad")
    assert (konrad.level, konrad.wounds, konrad.kills, konrad.best_phase) == (2, 0, 0, 0)
    assert konrad.mana > 0
    assert (konrad.ready, konrad.doses) == ([True], [2])
    assert len(konrad.perks) == 3  # the two, and that of Glenwald's first Day


@pytest.mark.rule("TLS-GUARD-4")
def test_a_scenario_begins_without_the_armor_up_of_the_one_before() -> None:
    played = to_the_day(after("gildenberg").hero("konrad", guarding=True, guarded=True).play())
    assert not played.hero("konrad").is_guarding


@pytest.mark.rule("TLS-SAVE-2", "TLS-MODE-2")
def test_a_trait_used_once_in_the_campaign_stays_used() -> None:
    table = after("gildenberg").hero("konrad", trait="blessed", spent_boons=["blessed:1"])
    played = to_the_day(table.play())
    document = game().write(played.s)
    assert document["heroes"][0]["spent_boons"] == ["blessed:1"]
    assert played.view["heroes"][0]["notepad"] == ["blessed"]
    assert played.view["heroes"][1]["notepad"] == []


@pytest.mark.rule("TLS-LEVEL-9", "TLS-LEVEL-1", "TLS-LEVEL-2", "TLS-LEVEL-3")
def test_at_the_end_of_a_campaign_a_hero_has_eight_perks() -> None:
    perks = 1  # that of the Trait
    levels = []
    for scenario in ("gildenberg", "lakeburg", "glenwald"):
        for day in (1, 2, 3):
            table = Table(campaign="yes").day(scenario=scenario, day=day, structures=[])
            bottom = [] if scenario == "glenwald" else ["EndScenario"]
            played = table.begins("LevelUp 0", "DayTurn 0", "EndDay", *bottom).play()
            perks += played.ask == "take-perk"
            levels.append(played.hero("konrad").level)
    assert perks == 8
    assert levels == [1, 1, 1, 2, 1, 1, 1, 1, 1]  # turned on Lakeburg's first Day only


@pytest.mark.rule("TLS-END-5", "TLS-GOAL-3")
def test_a_scenario_of_a_campaign_has_its_own_days_quests_and_mist() -> None:
    played = to_the_day(won(last_night().having(schaden="", mist=[2, 3, 4], mages=1, killed=30)))
    s = played.s
    assert (s.day, s.mist.distances, s.circle.mages, s.quests.killed, s.panic.flames) == (
        1,
        [5, 5, 5],
        4,
        0,
        [2] * 7,
    )
    assert len(played.view["quests"]) == 2
    assert s.shop.levels == [1, 1, 1, 1]
    assert s.horde.monsters == []


# -- alone --------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-SOLO-12")
def test_a_solo_campaign_keeps_the_dead_dead_and_the_prices_where_they_stood() -> None:
    table = Table(1, campaign="yes").having(
        scenario="gildenberg", day=3, structures=[], night=False
    )
    table.having(active=-1, gold=9, panic=[0] * 7)
    table.state["heroes"] = [
        {"hero": "konrad", "trait": "blessed"},
        {"hero": "greta", "status": "dead", "trait": "veteran"},
        {"hero": "adelheid", "status": "prepared", "trait": "hunter"},
        {"hero": "falk", "status": "prepared", "trait": "mason"},
    ]
    played = to_the_day(table.begins("EndScenario").play())
    assert [hero["status"] for hero in played.view["heroes"]] == [
        "in play",
        "dead",
        "prepared",
        "prepared",
    ]
    assert played.offers("recruit") == ["recruit adelheid", "recruit falk"]
    had = played.s.purse.gold
    played.play("recruit falk")
    assert played.s.purse.gold == had - 5


@pytest.mark.rule("TLS-SOLO-15", "TLS-SOLO-4", "TLS-SOLO-5")
def test_who_was_not_recruited_parts_with_equipment_and_comes_with_the_level_of_then() -> None:
    table = Table(1, campaign="yes").having(
        scenario="gildenberg", day=3, structures=[], night=False
    )
    table.having(active=-1, gold=9, panic=[0] * 7)
    perks = ["fatality", "sprint", "bodybuilder"]
    table.state["heroes"] = [
        {"hero": "konrad", "trait": "veteran", "weapons": ["chipped-sword"], "perks": perks},
        {
            "hero": "greta",
            "status": "prepared",
            "trait": "poacher",
            "weapons": ["shortbow"],
            "potions": ["potion-green"],
        },
    ]
    played = table.begins("EndScenario").play()
    assert (played.ask, played.offered) == ("keep-item", ["carry shortbow", "carry potion-green"])
    to_the_day(played).play("recruit greta")
    while played.ask == "take-perk":
        played.play(played.offered[0])
    greta, konrad = played.hero("greta"), played.hero("konrad")
    assert [played.s.item(number).id for number in greta.weapons] == ["shortbow"]
    assert greta.potions == []
    assert (greta.level, konrad.level) == (2, 2)
    assert len(greta.perks) == len(konrad.perks) - 1


@pytest.mark.rule("TLS-LIMIT-2", "TLS-SOLO-15")
def test_who_is_recruited_has_the_mana_that_the_box_has_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game().box, "mana_crystals", 8)
    table = Table(1, campaign="yes", tokens="box").having(
        scenario="gildenberg", day=3, structures=[], night=False
    )
    table.having(active=-1, gold=9, panic=[0] * 7)
    table.state["heroes"] = [
        {"hero": "konrad", "trait": "veteran", "weapons": ["chipped-sword"], "mana": 2},
        {"hero": "greta", "status": "prepared", "trait": "poacher", "weapons": ["shortbow"]},
    ]
    played = table.begins("EndScenario").play()
    to_the_day(played).play("recruit greta")
    greta, konrad = played.hero("greta"), played.hero("konrad")
    assert (greta.mana > 0, greta.mana + konrad.mana) == (True, 8)


# -- documents ----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-SAVE-1", "TLS-SAVE-2")
def test_a_campaign_is_saved_and_resumed_from_its_position() -> None:
    match = resumed_match(last_night())
    match.choose("fist J12", ["hit", "hit"])
    while match.choice is not None and match.choice.ask != "day-turn":
        match.choose(0)
    document = match.position()
    assert document["state"]["scenario"] == "lakeburg"
    again = Match.at(document)
    assert again.digest() == match.digest()
    assert isinstance(again.state, Vigil)
    assert again.state.ground is again.state.scenario.ground
    assert again.view() == match.view()


def resumed_match(table: Table) -> Match:
    return Match.at(
        {
            "laststand": FORMAT,
            "game": "spell",
            "rules": game().version,
            "options": table.options,
            "state": table.state,
            "agenda": table.agenda,
        },
        seed=1,
    )


@pytest.mark.rule("TLS-MODE-1")
def test_undo_leads_back_into_the_scenario_before() -> None:
    match = resumed_match(last_night())
    before = match.digest()
    match.choose("fist J12", ["hit", "hit"])
    while match.choice is not None and match.choice.ask != "day-turn":
        match.choose(0)
    there = match.digest()
    choices = len(match)
    replayed = Match.replay(match.record())
    assert replayed.digest() == there
    match.go_to(0)
    assert match.view()["scenario"] == "gildenberg"
    assert match.digest() == before
    match.go_to(choices)
    assert match.view()["scenario"] == "lakeburg"
    assert match.digest() == there


@pytest.mark.rule("TLS-MODE-1")
@pytest.mark.parametrize(
    ("options", "scenario"),
    [({"campaign": "no"}, "lakeburg"), ({"campaign": "yes"}, "introduction"), ({}, "nowhere")],
)
def test_a_position_cannot_stand_in_a_scenario_that_does_not_follow(
    options: dict[str, Any], scenario: str
) -> None:
    with pytest.raises(DocumentRefused, match="does not follow gildenberg"):
        Table(**options).having(scenario=scenario).play()


@pytest.mark.rule("TLS-MODE-1")
def test_a_campaign_without_what_follows_is_refused() -> None:
    table = last_night().begins("HeroTurn 0", "NightRound", "Dawn")
    with pytest.raises(DocumentRefused, match="what follows the scenario"):
        resumed_match(table)


@pytest.mark.rule("TLS-MODE-1")
@pytest.mark.parametrize("scenario", ["introduction", "lakeburg", "glenwald"])
def test_a_campaign_begins_with_gildenberg(scenario: str) -> None:
    with pytest.raises(OptionsRefused, match="scenario can only be 'gildenberg', not"):
        game().settle({"scenario": scenario, "campaign": "yes"})


@pytest.mark.rule("TLS-MODE-1", "TLS-MODE-2")
@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg"])
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_random_play_from_one_scenario_into_the_next_loses_no_piece(
    scenario: str, edition: str
) -> None:
    """The heroes come with what they hold; whoever plays at random ends in the next scenario."""
    for seed in range(2):
        luck = Random(seed)
        table = after(scenario, edition=edition).having(stash=["scroll-of-fire", "worn-pants"])
        table.hero("konrad", armors=["padded-armor"], potions=["potion-red"])
        played = table.play()
        for _ in range(MOST_CHOICES):
            check_table(played.s)
            if played.outcome is not None:
                break
            played.run.choose(luck.randrange(len(played.choice.options)))
        assert played.outcome is not None
        following = {"gildenberg": "lakeburg", "lakeburg": "glenwald"}[scenario]
        assert played.outcome.reason.endswith(f"-in-{following}")
