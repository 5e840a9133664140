"""Fine points on which the books are short and an audit of every sentence has decided."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from laststand.bots.spell.steward import SpellSteward
from laststand.games.spell.bosses.dryad import DryadAttacks
from laststand.games.spell.bosses.growths import BUD, MATURITY
from laststand.games.spell.day.dusk import Regenerate
from laststand.games.spell.day.scouting import ScoutSpawn, pattern_cards
from laststand.games.spell.day.shop import form_deck
from laststand.games.spell.day.upkeep import BeginDay
from laststand.games.spell.documents import TokenDocument
from laststand.games.spell.heroes.levels import Refill
from laststand.games.spell.map.geometry import NO_SIDE, UPPER_SIDE
from laststand.games.spell.map.spots import SPOTS
from laststand.games.spell.monsters.attacks import DealStrikes, TakeAim
from laststand.games.spell.monsters.onset import onsets
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.rulings import Rulings
from laststand.kernel.game import find_game
from tests.spell.arrange import Played, Table, dryad_of, game
from tests.spell.night_table import BOX, Night
from tests.spell.set_up import asked, new, table_of, until
from tests.spell.test_dryad import grown

# -- one attack on one figure ------------------------------------------------------------------


def darts(table: Table) -> Table:
    table.bare().alone().hero("konrad", at="J10", scrolls=["scroll-of-darts"], mana=3)
    return table.monsters("azure-bulky J9 S")


@pytest.mark.rule("TLS-EFFECT-17")
def test_an_attack_rerolls_four_times_against_one_target_though_it_strikes_it_twice() -> None:
    table = Table().bare().alone().monsters("clawer J8 S")
    table.hero("konrad", at="J9", wounds=8, moved=3, weapons=["sword-of-the-order"])
    table.hero("konrad", perks=["cherry-picking"], trait="hunter")
    played = table.play("attack sword-of-the-order blade-dance J8 => miss")
    first = rerolls(played)
    played.play("at J8 => miss")
    assert (0 < first < 4, first + rerolls(played)) == (True, 4)


def rerolls(played: Played) -> int:
    count = 0
    while played.ask == "reroll" and "reroll" in played.offered:
        played.play("reroll => miss")
        count += 1
    if played.ask == "reroll":
        played.play("keep")
    return count


@pytest.mark.rule("TLS-SHAPE-18")
def test_an_attack_on_x_spots_may_damage_a_figure_with_each() -> None:
    played = darts(Table()).play("read scroll-of-darts scroll-darts J9 => hit", "at J9 => hit")
    bulky = played.monster("J9")
    assert bulky is not None
    assert bulky.wounds == 2


@pytest.mark.rule("TLS-SHAPE-18")
def test_at_some_tables_an_attack_damages_a_figure_once() -> None:
    table = darts(Table(repeated_hits="once"))
    played = table.play("read scroll-of-darts scroll-darts J9 => hit")
    assert played.ask == "hero-turn"
    missed = table.play("read scroll-of-darts scroll-darts J9 => miss")
    if missed.ask == "reroll":
        missed.play("keep")
    assert "at J9" in missed.offered


# -- Monsters in the Mist ----------------------------------------------------------------------


@pytest.mark.rule("TLS-TARGET-9")
@pytest.mark.parametrize(("kind", "wounds"), [("clawer", 0), ("boomer", 0), ("archer", 1)])
def test_in_the_mist_only_those_that_shoot_attack(kind: str, wounds: int) -> None:
    night = Night(f"{kind} C13 E", town=False).heroes(konrad="D13")
    assert night.play(TakeAim(), DealStrikes()).hero("konrad").wounds == wounds


@pytest.mark.rule("TLS-TARGET-9")
def test_one_that_stays_in_the_mist_threatens_nobody() -> None:
    night = Night("clawer C9 E", town=False).heroes(konrad="D9")
    onset = onsets(night.s)[0]
    assert onset.struck_spots(night.s.horde.monsters[0], vec[i64]([0] * SPOTS), 1) == []


@pytest.mark.rule("TLS-TARGET-9")
@pytest.mark.parametrize(("kind", "wounds"), [("clawer", 1), ("boomer", 4), ("archer", 1)])
def test_at_some_tables_all_attack_from_the_mist(kind: str, wounds: int) -> None:
    night = Night(f"{kind} C13 E", town=False).heroes(konrad="D13")
    night.s.rulings = Rulings({"attacks_in_mist": "all-attack"})
    assert night.play(TakeAim(), DealStrikes()).hero("konrad").wounds == wounds


# -- the Magic Circle --------------------------------------------------------------------------


@pytest.mark.rule("TLS-STRUCTURE-4")
@pytest.mark.parametrize(("ruling", "mages"), [("spared", 4), ("hit-too", 2)])
def test_whether_what_hits_all_structures_hits_the_circle(ruling: str, mages: int) -> None:
    night = grown(MATURITY)
    night.s.rulings = Rulings({"circle_in_areas": ruling})
    reach = dryad_of(night.s).reach(night.s, MATURITY)
    assert any(night.s.ground.is_circle[spot] for spot in reach)
    assert night.play(DryadAttacks()).s.circle.mages == mages


# -- set-up and scouting -----------------------------------------------------------------------


@pytest.mark.rule("TLS-SCOUT-14")
def test_pattern_cards_may_be_mixed_by_lot() -> None:
    played = Table(patterns="mixed").day().play()
    played.s.chance.given = ["basic", "b-card", "basic", "b-card", "b-card"]
    numbers = [played.s.box.patterns[card].number for card in pattern_cards(played.s)]
    assert sorted(numbers) == sorted(["1", "2b", "3", "4b", "5b", "6", "7", "8", "9", "10"])


@pytest.mark.rule("TLS-SCOUT-14")
def test_cards_that_a_lot_has_mixed_serve_for_the_scenario() -> None:
    played = Table(patterns="mixed").day().play()
    played.s.chance.given = ["basic", "b-card", "basic", "b-card", "b-card"]
    mixed = []
    for day in (1, 2, 3):
        played.s.day = day
        ScoutSpawn().play(played.s)
        mixed.append(sorted(played.s.spawn.patterns.contents()))
    assert mixed == [sorted(played.s.spawn.cards)] * 3
    numbers = [1, "2b", 3, "4b", "5b", 6, 7, 8, 9, 10]
    document = played.s.spawn.write(played.s)
    assert set(document["pattern_cards"]) == {f"pattern-{number}" for number in numbers}


@pytest.mark.rule("TLS-HERO-3", "TLS-HERO-4")
@pytest.mark.parametrize(("players", "actions"), [(1, 5), (2, 7), (3, 4), (4, 3)])
def test_action_tokens_are_there_from_set_up_on(players: int, actions: int) -> None:
    s = table_of(until(new(players=players), "day-turn"))
    assert {(hero.actions, hero.all_actions) for hero in s.heroes} == {(actions, actions)}


# -- cards and areas ---------------------------------------------------------------------------


@pytest.mark.rule("TLS-ARMORY-26")
def test_running_boots_used_twice_before_a_token_add_up() -> None:
    table = Table().bare().alone().hero("konrad", armors=["running-boots"], mana=2)
    played = table.play("use running-boots", "restore running-boots", "use running-boots")
    assert played.play("token 2").hero("konrad").points == 6


@pytest.mark.rule("TLS-ARMORY-27")
def test_four_kills_in_a_turn_refresh_one_token_with_assassin_pants() -> None:
    monsters = ["clawer J9 S", "clawer J8 S", "clawer I9 S", "clawer K9 S"]
    table = Table().bare().alone().monsters(*monsters)
    table.hero("konrad", at="J10", armors=["assassin-pants"], fresh=[False] * 3)
    table.hero("konrad", weapons=["wood-axe"], scrolls=["scroll-of-darts"], mana=3)
    played = table.play("attack wood-axe hew J9 => hit hit")
    while played.ask != "hero-turn":
        played.play(played.offered[0])
    played.play("read scroll-of-darts scroll-darts I9 => hit", "at K9 => hit")
    assert (played.hero("konrad").kills_in_turn, sum(played.hero("konrad").fresh)) == (4, 1)


@pytest.mark.rule("TLS-RANGE-10")
def test_a_range_of_two_spots_reaches_over_what_lies_between() -> None:
    table = Table().bare().alone().monsters("clawer J9 S", "clawer J8 S")
    table.hero("konrad", at="J10", weapons=["boar-spear"])
    reached = [text for text in table.play().offered if text.endswith(" J8")]
    assert reached


@pytest.mark.rule("TLS-DRYAD-36")
@pytest.mark.parametrize("coin", ["left", "right"])
def test_growths_fall_straight_whatever_the_coin_shows(coin: str) -> None:
    night = grown(BUD, phase=2, coin=coin).lays(1, "pattern-1").play(RevealPatterns())
    assert night.where("hatchery") == ["F12 E"]


# -- what the box holds ------------------------------------------------------------------------


@pytest.mark.rule("TLS-LIMIT-2")
@pytest.mark.parametrize(("ruling", "gold"), [("no-limit", 21), ("box", 20)])
def test_whether_gold_runs_out(ruling: str, gold: int) -> None:
    table = Table(tokens=ruling).day(gold=18, stash=["sword-of-the-order"])
    played = table.play("sell sword-of-the-order")
    assert played.s.purse.gold == gold


def catapults(tokens: str) -> Played:
    table = Table(tokens=tokens).bare().hero("konrad", perks=["resupply"])
    table.builds("catapult J10", "catapult O10", hurls=0).day()
    return table.begins("RechargeCatapults", "DayTurn 0").play()


def hurls(played: Played) -> list[int]:
    return [structure.hurls for structure in played.s.structures]


@pytest.mark.rule("TLS-LIMIT-2")
def test_whether_hurl_tokens_run_out() -> None:
    assert hurls(catapults("no-limit")) == [3, 3]
    assert sum(hurls(catapults("box").play("withhold J10", "withhold O10"))) == 4


@pytest.mark.rule("TLS-LIMIT-5", "TLS-DUSK-7")
def test_the_players_say_which_catapult_goes_without_a_hurl_token() -> None:
    played = catapults("box")
    assert (played.ask, played.offered) == ("forgo-hurl", ["withhold J10", "withhold O10"])
    assert hurls(played.play("withhold J10", "withhold J10")) == [1, 3]
    assert hurls(catapults("box").play("withhold O10", "withhold O10")) == [3, 1]


def short_of_mana(left: int) -> Night:
    """Konrad and Greta lack two Mana each, Falk none; so much is left in the box."""
    night = Night(town=False).heroes(konrad="J13", greta="O13", falk="K13")
    night.s.rulings = Rulings({"tokens": "box"})
    for hero in ("konrad", "greta"):
        night.hero(hero).mana -= 2
    here = night.hero("konrad").mana + night.hero("greta").mana
    night.hero("falk").mana = night.s.box.mana_crystals - left - here
    return night


def mana(night: Night) -> list[int]:
    """What Konrad and Greta lack."""
    full = Night(town=False).heroes(konrad="J13", greta="O13")
    return [full.hero(hero).mana - night.hero(hero).mana for hero in ("konrad", "greta")]


@pytest.mark.rule("TLS-LIMIT-5", "TLS-DUSK-2")
def test_the_players_say_who_goes_without_the_mana_that_the_box_does_not_have() -> None:
    night = short_of_mana(2).play(Regenerate())
    assert (night.asked, night.rule) == ("forgo-mana", "TLS-LIMIT-5")
    assert night.choice is not None
    assert night.choice.seat is None
    assert night.offered == ["forgo konrad", "forgo greta"]
    assert mana(night.choose("forgo greta").choose("forgo greta")) == [0, 2]
    assert mana(short_of_mana(3).play(Regenerate()).choose("forgo konrad")) == [1, 0]


@pytest.mark.rule("TLS-LIMIT-5", "TLS-DUSK-2")
@pytest.mark.parametrize(("left", "lacking"), [(4, [0, 0]), (0, [2, 2])])
def test_nobody_is_asked_where_the_box_has_enough_mana_or_none(
    left: int, lacking: list[int]
) -> None:
    night = short_of_mana(left).play(Regenerate())
    assert (night.asked, mana(night)) == ("rest", lacking)


@pytest.mark.rule("TLS-LIMIT-5", "TLS-HERO-2")
def test_heroes_who_begin_share_the_mana_at_once() -> None:
    night = short_of_mana(3).play(Refill(0), Refill(1), Refill(2))
    assert night.asked == "forgo-mana"
    assert mana(night.choose("forgo konrad")) == [1, 0]
    assert night.asked == "rest"


@pytest.mark.rule("TLS-LIMIT-5")
def test_the_steward_lets_those_go_without_who_need_no_mana() -> None:
    night = short_of_mana(3)
    night.hero("konrad").weapons = [BOX.item("apprentices-wand").number]
    judged = SpellSteward().judge(night.play(Regenerate()).run, False)
    best = max(judged, key=lambda judgment: judgment.score)
    assert night.offered[best.index] == "forgo greta"


@pytest.mark.rule("TLS-LIMIT-2")
@pytest.mark.parametrize(("ruling", "mana"), [("no-limit", 4), ("box", 2)])
def test_whether_mana_runs_out(ruling: str, mana: int) -> None:
    table = Table(tokens=ruling, players=2).hero("konrad", mana=1, potions=["potion-blue"])
    played = table.play()
    played.s.heroes[1].mana = played.s.box.mana_crystals - 2
    assert played.play("drink potion-blue").hero("konrad").mana == mana


@pytest.mark.rule("TLS-LIMIT-3")
def test_the_box_holds_what_the_list_of_components_says() -> None:
    box = game().box
    families = Counter([kind.group for kind in box.structures for _ in range(kind.count)])
    assert families["defense"] == 12
    assert (families["wall"], families["gate"], families["ruin"]) == (22, 4, 12)
    assert sum([families[group] for group in ("production", "equipment", "seer")]) == 14
    assert (box.mages, box.gold_tokens, box.material_tokens) == (4, 20, 20)
    assert (box.mana_crystals, box.hurl_tokens) == (31, 4)
    entries = find_game("spell").content.entries["tokens.toml"]
    tokens = {entry.id: entry.count for entry in entries if isinstance(entry, TokenDocument)}
    assert sum([tokens[f"movement-token-{value}"] for value in (2, 3, 4)]) == 18
    assert (tokens["action-token"], tokens["wound-crystal"]) == (16, 40)
    assert (tokens["single-flame"], tokens["double-flame"]) == (18, 12)
    assert (tokens["low-obstacle"], tokens["tree"]) == (9, 4)
    assert (len(box.perks), len(box.trait_cards)) == (42, 6)
    assert (len(box.directions), len(box.patterns)) == (5, 15)


@pytest.mark.rule("TLS-LIMIT-4")
def test_the_box_holds_the_heroes_quests_and_bosses_of_the_list() -> None:
    box = game().box
    assert [len(hero.sides) for hero in box.heroes] == [2, 2, 2, 2]
    assert (len(box.quests), len(box.cetusia_cards), box.most_rerolls) == (6, 4, 4)
    assert {slot.tile for slot in box.slots} == set(range(3))
    assert {kind.id: kind.count for kind in box.monsters[10:]} == {
        "corrupted-harpy": 1,
        "alerion": 3,
        "cetusia-head": 1,
        "cetusia-tail": 1,
        "putrefied-dryad": 1,
        "hatchery": 3,
        "seed-mortar": 3,
        "monolith": 5,
    }


@pytest.mark.rule("TLS-LIMIT-3", "TLS-SETUP-1", "TLS-LAKEBURG-1", "TLS-GLENWALD-1")
def test_maps_laid_with_the_same_side_of_a_board_show_the_same_ground_there() -> None:
    """Side A of the left and right boards lies in Gildenberg and Lakeburg, of the upper board in
    Gildenberg and Glenwald."""
    grounds = {id: scenario.ground for id, scenario in game().box.scenarios.items()}
    first, lake, wood = grounds["gildenberg"], grounds["lakeburg"], grounds["glenwald"]
    for spot, side in enumerate(first.side):
        other = wood if side == UPPER_SIDE else lake
        if side != NO_SIDE:
            assert other.grid[spot] == first.grid[spot]
    for ground in grounds.values():
        assert ground.grid.count("o") <= 9
        assert ground.grid.count("T") == (4 if ground is wood else 0)


@pytest.mark.rule("TLS-EQUIP-3")
def test_epic_cards_are_in_the_decks_of_level_three_where_the_table_has_them() -> None:
    plain, epic = game().box_for("en", False), game().box_for("en", True)
    added = [item.id for item in epic.items if item.id not in plain.item_ids]
    assert [item.id for item in epic.items if item.is_epic] == added
    assert Counter([item.kind.word for item in epic.items if item.is_epic]) == {
        "weapon": 3,
        "armor": 3,
    }
    s = Table(epic="yes").day().play().s
    form_deck(s, 1, 3)
    assert "last-light" in [s.item(card).id for card in s.shop.decks[1].contents()]
    form_deck(s, 1, 2)
    assert "last-light" not in [s.item(card).id for card in s.shop.decks[1].contents()]


@pytest.mark.rule("TLS-EQUIP-3")
def test_no_hero_starts_with_an_epic_card() -> None:
    run = until(new(scenario="glenwald", epic="yes"), "starting-weapon")
    s = table_of(run)
    offered = {text.removeprefix("choose ") for text in asked(run)[1]}
    assert not offered & {item.id for item in s.box.items if item.is_epic}


@pytest.fixture
def few_crystals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve Mana: less than heroes begin with in this pack."""
    monkeypatch.setattr(game().box, "mana_crystals", 12)


@pytest.mark.rule("TLS-LIMIT-5", "TLS-HERO-2")
@pytest.mark.usefixtures("few_crystals")
def test_at_set_up_too_the_players_say_who_begins_without_mana() -> None:
    run = until(new(3, tokens="box"), "forgo-mana")
    heroes = table_of(run).heroes
    assert [hero.mana for hero in heroes] == [0, 0, 0]
    until(run, "trade")
    assert sum([hero.mana for hero in heroes]) == 12


@pytest.mark.rule("TLS-LIMIT-5", "TLS-LEVEL-2")
@pytest.mark.usefixtures("few_crystals")
def test_heroes_who_turn_to_a_level_together_share_its_mana() -> None:
    night = Night(town=False, scenario="lakeburg").heroes(konrad="J13", greta="O13", falk="K13")
    night.s.rulings = Rulings({"tokens": "box"})
    for hero in night.s.heroes:
        hero.mana, hero.level = 3, 1
    night.play(BeginDay(1))
    assert (night.asked, [hero.level for hero in night.s.heroes]) == ("forgo-mana", [2, 2, 2])
    while night.asked == "forgo-mana":
        night.go_on(0)
    assert sum([hero.mana for hero in night.s.heroes]) == 12
