"""The scenario Lakeburg (Day p. 17 and 18, Night p. 17)."""

from __future__ import annotations

from random import Random

import pytest

from laststand.games.spell.map.geometry import CLIFF, WATER
from laststand.games.spell.map.spots import COLUMNS, SPOT_NAMES
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.kernel.action import refusals
from laststand.kernel.run import Run
from tests.spell.arrange import Played, Table, cetusia_of, game
from tests.spell.invariants import MOST_CHOICES, check_table
from tests.spell.night_table import BOX, Night
from tests.spell.set_up import asked, table_of, until
from tests.spell.set_up import new as new_game

NORTHERN_BORDER = [f"{column}9" for column in "IJKLMNOP"]


def new(players: int = 3, seed: int = 1, **options: object) -> Run:
    return new_game(players, "lakeburg", seed, **options)


def perk_levels(run: Run, hero: int = 0) -> list[int]:
    s = table_of(run)
    return [s.box.perks[perk].level for perk in s.heroes[hero].perks]


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-LAKEBURG-1", "TLS-WATER-4")
def test_lakeburg_has_a_lake_in_the_north_and_one_in_the_south_and_gildenbergs_sides() -> None:
    lake, old = BOX.scenarios["lakeburg"].ground, BOX.scenarios["gildenberg"].ground
    rows = {SPOT_NAMES[spot][1:] for spot, terrain in enumerate(lake.terrain) if terrain == WATER}
    assert rows == {"4", "5", "6", "7", "17", "18"}
    assert CLIFF not in lake.terrain
    for spot, mark in enumerate(lake.grid):
        row, column = spot // COLUMNS + 1, spot % COLUMNS
        if 9 <= row <= 16 and not 8 <= column <= 15:
            assert mark == old.grid[spot]


@pytest.mark.rule("TLS-LAKEBURG-2", "TLS-LAKEBURG-3")
def test_lakeburg_is_laid_as_the_book_says_with_4_gold_and_4_materials() -> None:
    s = table_of(new())
    counts = [structure.kind.id for structure in s.structures if not structure.kind.is_ruin]
    assert sorted(counts) == ["house"] * 2 + ["shop"] + ["wooden-wall"] * 5
    ruins = [structure.kind for structure in s.structures if structure.kind.is_ruin]
    assert sorted([ruin.spots for ruin in ruins]) == [1, 1, 1, 2, 2, 3]
    assert (s.purse.gold, s.purse.materials, s.circle.mages, s.mist.distances) == (
        4,
        4,
        4,
        [6, 6, 6],
    )


@pytest.mark.rule("TLS-LAKEBURG-5", "TLS-LAKEBURG-6", "TLS-LEVEL-4", "TLS-MODE-3")
def test_heroes_gain_two_perks_besides_the_traits_one_after_another_under_the_gates() -> None:
    run = until(new(), "take-perk")
    assert perk_levels(run) == [1]
    levels = {perk.id: perk.level for perk in BOX.perks}
    assert {levels[text.split()[1]] for text in asked(run)[1]} == {1}
    for _ in range(3):
        run.choose(0)
    assert {levels[text.split()[1]] for text in asked(run)[1]} == {1, 2}
    until(run, "starting-weapon")
    assert [len(perk_levels(run, hero)) for hero in range(3)] == [3, 3, 3]


@pytest.mark.rule("TLS-LAKEBURG-6")
def test_quickly_they_take_two_of_level_1_and_one_of_level_2() -> None:
    run = until(new(starting_perks="quick"), "take-perk")
    for _ in range(3):
        run.choose(0)
    levels = {perk.id: perk.level for perk in BOX.perks}
    assert {levels[text.split()[1]] for text in asked(run)[1]} == {2}
    assert run.step is not None
    assert run.choice is not None
    found = refusals(run.state, run.choice.actions)
    assert "TLS-LAKEBURG-6" in {refusal.rule for refusal in found}
    until(run, "starting-weapon")
    assert [perk_levels(run, hero) for hero in range(3)] == [[1, 1, 2]] * 3


@pytest.mark.rule("TLS-LAKEBURG-7", "TLS-TRAIT-5")
def test_the_equipment_of_their_traits_comes_after_the_perks_at_lakeburgs_level() -> None:
    run = until(new(), "take-perk", "starting-weapon")
    assert asked(run)[0] == "take-perk"
    until(run, "starting-weapon")
    s = table_of(run)
    for hero in s.heroes:
        level = s.box.traits[hero.trait].weapon_levels[1]
        assert {s.box.item(text.split()[1]).level for text in asked(run)[1]} == {level}
        run.choose(0)
        assert len(hero.weapons) == 1


@pytest.mark.rule("TLS-LEVEL-2", "TLS-LEVEL-3")
def test_on_the_first_day_every_hero_turns_to_level_2_with_all_mana_and_gains_no_perk() -> None:
    run = until(new(players=2), "trade")
    s = table_of(run)
    hero = s.heroes[0]
    hero.mana = 0
    hero.wounds = 1
    assert hero.level == 1
    until(run, "day-turn")
    card = s.box.heroes[hero.kind].sides[1]
    assert (s.day, hero.level, hero.tokens, len(hero.perks)) == (1, 2, card.tokens, 3)
    assert hero.fresh == [True] * len(card.tokens)
    assert hero.mana == game().view(s)["heroes"][0]["max_mana"] >= card.mana
    assert game().view(s)["heroes"][0]["hit_points"] >= card.hit_points
    assert [h.level for h in s.heroes] == [2, 2]


@pytest.mark.rule("TLS-LEVEL-3")
def test_on_the_second_day_of_lakeburg_each_hero_gains_a_perk() -> None:
    directions = {"pool": ["direction-3"], "layers": [{"unknown": 1, "known": []}]}
    table = Table(scenario="lakeburg").day(direction="direction-1", directions=directions)
    played = table.begins("BeginDay 2", "DayTurn 0").hearing("direction-3").play()
    assert played.ask == "take-perk"
    assert [hero.level for hero in played.s.heroes] == [1, 1, 1]


# -- scouting ---------------------------------------------------------------------------------


def scouted(day: int, edition: str = "en") -> Played:
    directions = {"pool": ["direction-3"], "layers": [{"unknown": 1, "known": []}]}
    table = Table(scenario="lakeburg", edition=edition)
    table.day(day=day, direction="direction-1", directions=directions)
    return table.begins("ScoutSpawn", "DayTurn 0").hearing("direction-3").play()


@pytest.mark.rule("TLS-LAKEBURG-8", "TLS-SCOUT-10")
def test_on_the_third_day_cetusias_cards_are_shuffled_and_the_others_placed_as_always() -> None:
    played = scouted(3)
    assert len(cetusia_of(played.s).deck) == 4
    assert cetusia_of(played.s).deck.layers[0].unknown == 4
    named = played.s.box.directions[played.s.spawn.direction].cycles[2]
    assert [slot for slot, cards in enumerate(played.s.spawn.slots) if cards] == sorted(named)
    assert len(played.told("CetusiaScouted")) == 1
    earlier = scouted(2)
    assert cetusia_of(earlier.s).deck.is_empty
    assert earlier.told("CetusiaScouted") == []


@pytest.mark.rule("TLS-SPAWN-3")
def test_green_and_yellow_monsters_come_and_red_ones_do_not() -> None:
    for card in BOX.patterns:
        layers = card.layers
        if not layers["yellow"]:
            continue
        night = Night(scenario="lakeburg", mist=5).lays(3, card.id).play(RevealPatterns())
        assert len(night.kinds()) == len(layers["green"]) + len(layers["yellow"])


# -- building ---------------------------------------------------------------------------------


def day() -> Table:
    return Table(scenario="lakeburg").day(gold=20, materials=20)


@pytest.mark.rule("TLS-LAKEBURG-9")
def test_every_structure_can_be_built() -> None:
    played = day().bare().builds("shop O13 O14").play()
    kinds = {text.split()[1] for text in played.offers("build")}
    assert kinds == {
        kind.id
        for kind in BOX.structures
        if not kind.is_ruin and not kind.is_stone and kind.id != "shop"
    }


@pytest.mark.rule("TLS-LAKEBURG-9")
def test_production_buildings_walls_and_gates_are_upgraded_and_others_are_not() -> None:
    table = day().bare().builds("shop O13 O14", "gold-mine J10 J11", "scavenger-camp J13 J14")
    table.builds("wooden-wall I12", "wooden-gate I13", "blacksmith N10 O10", "seer L15 M15")
    played = table.play()
    assert set(played.offers("upgrade")) == {
        "upgrade gold-mine J10",
        "upgrade scavenger-camp J13",
        "upgrade wooden-wall I12",
        "upgrade wooden-gate I13",
    }
    assert played.refuses("upgrade blacksmith N10") == "TLS-LAKEBURG-9"
    assert played.refuses("upgrade seer L15") == "TLS-LAKEBURG-9"


@pytest.mark.rule("TLS-LAKEBURG-10")
def test_no_wall_is_built_on_the_northern_border() -> None:
    played = day().play()
    walls = {text.split()[2] for text in played.offers("build wooden-wall", "build wooden-gate")}
    assert walls
    assert not walls & set(NORTHERN_BORDER)
    for spot in NORTHERN_BORDER:
        assert played.refuses(f"build wooden-wall {spot}") == "TLS-LAKEBURG-10"
    assert played.refuses("build wooden-wall K11") == "TLS-PLACING-6"
    assert "build ballista K9" in played.offered


# -- Water ------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-WATER-2")
@pytest.mark.parametrize(("at", "points"), [("K8", [3, 5]), ("K7", [1, 2]), ("K17", [1, 2])])
def test_a_token_turned_over_in_water_gives_two_points_less_and_at_least_one(
    at: str, points: list[int]
) -> None:
    played = Table(scenario="lakeburg").hero("konrad", at=at).play("token 3")
    assert played.hero("konrad").points == points[0]
    is_water = points[0] == 1
    told = [event.rule for event in played.log.events if event.kind == "TokenSpent"]
    assert told == ["TLS-WATER-2" if is_water else "TLS-STEP-1"]
    assert played.play("token 2").hero("konrad").points == points[1]


@pytest.mark.rule("TLS-WATER-2")
def test_crossing_water_costs_nothing_more() -> None:
    played = Table(scenario="lakeburg").hero("konrad", at="K8").play("token 3")
    assert "move K5" in played.offered
    played.play("move K6")
    assert played.hero("konrad").points == 1
    assert played.play("token 2").hero("konrad").points == 2


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.rule("TLS-GOAL-1", "TLS-MODE-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("perks", ["by-gates", "quick"])
def test_random_games_of_lakeburg_end_and_lose_no_piece(players: int, perks: str) -> None:
    for seed in range(2):
        luck = Random(seed)
        run = new(players, seed, starting_perks=perks)
        choices = 0
        while run.choice is not None:
            check_table(table_of(run))
            notations = run.choice.notations()
            assert len(set(notations)) == len(notations)
            run.choose(luck.randrange(len(notations)))
            choices += 1
            assert choices < MOST_CHOICES
        assert run.outcome is not None
        assert run.outcome.rule in game().ledger.rules
