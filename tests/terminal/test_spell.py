"""The drawing of The Last Spell."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from laststand import Match
from laststand.games.spell.documents import AttackDocument, BossDocument, MonsterDocument
from laststand.kernel.position import FORMAT
from laststand.terminal.chances import percent
from laststand.terminal.play import Terminal
from laststand.terminal.spell import GROUND, entries_of, gains, ground_names, letters_of, texts
from tests.spell.arrange import Table, game
from tests.terminal.drawn import everything, moments, table


def lines_with(drawing: str, *parts: str) -> list[str]:
    return [line for line in drawing.splitlines() if all(part in line for part in parts)]


def match_of(laid: Table) -> Match:
    """A match that stands as a table of the rules' tests."""
    return Match.at(
        {
            "laststand": FORMAT,
            "game": "spell",
            "rules": game().version,
            "options": laid.options,
            "state": laid.state,
            "agenda": laid.agenda,
        }
    )


@pytest.fixture(scope="module")
def night() -> Match:
    return match_of(
        Table()
        .builds("catapult K10", "ballista J11")
        .builds("wooden-gate J9", flames=1)
        .monsters("clawer K7 S", "crimson-bulky L7 W 2", "armored M7 E stunned")
        .hero("konrad", at="J9", wounds=2, points=3, fresh=[True, False, True])
        .hero("greta", armors=["wooden-shield"], ready=[False], potions=["potion-red"])
        .having(mages=3, gold=4, materials=5, killed=6, panic=[0, 1, 2, 2, 2, 2, 2])
    )


def test_a_monster_is_its_direction_its_letter_and_what_it_has_left(night: Match) -> None:
    (row,) = [line for line in table(night).splitlines() if line.startswith(" 7 ")]
    left = night.view()["monsters"][1]
    assert f"↓C ←1{left['hit_points'] - 2}zM " in row
    assert lines_with(table(night), "↓C Clawer ×1", "z Stunned")


def test_a_structure_is_its_letter_and_the_hits_it_stands_and_heroes_stand_on_it(
    night: Match,
) -> None:
    drawing = table(night)
    assert "♟1GW3" in drawing.replace(" ", "").replace("+", "")
    assert lines_with(drawing, "10 ", "K1 ")
    assert lines_with(drawing, "Wooden Gate J9: 1 Flame, Hits left: 1")
    assert lines_with(drawing, "Catapult K10: 2 Hurls", "Ballista J11: ready")


def test_the_circle_has_as_many_mages_as_there_are(night: Match) -> None:
    rows = "".join(lines_with(table(night), "12 ") + lines_with(table(night), "13 "))
    assert (rows.count("◉"), rows.count("○")) == (3, 1)


def test_a_hero_shows_wounds_mana_points_and_what_is_spent(night: Match) -> None:
    drawing, konrad = table(night), night.view()["heroes"][0]
    hearts = f"♥ {konrad['hit_points'] - 2}/{konrad['hit_points']}"
    assert lines_with(drawing, "▸ ♟1 Konrad", "J9", hearts, "tokens 2 (2) 3 · 3 Movement points")
    assert lines_with(drawing, "Shortbow, Wooden Shield (used up), Red Potion ×2")


def test_gains_are_counted_out_and_nothing_is_nothing() -> None:
    words = game().words
    given = {"gold": 2, "materials": 0, "equipment": 1}
    assert gains(given, words) == "2 Gold, 1 equipment item"
    assert gains({"gold": 0, "materials": 0, "equipment": 0}, words) == "nothing"


def test_the_stores_and_what_panic_would_give(night: Match) -> None:
    drawing = table(night)
    assert lines_with(drawing, "● 4 Gold · ▣ 5 Materials", "3 Mages")
    second = night.view()["panic"][1]
    assert lines_with(
        drawing, "Panic meter  1· 2▲ 3▲▲", f"would give {gains(second, night.game.words)}"
    )
    assert lines_with(drawing, "Monsters here: 3 · Monsters killed: 6")


def test_by_day_the_shop_and_the_stash_are_on_the_table() -> None:
    by_day = match_of(Table().day(gold=3, stash=["potion-red", "potion-red"]))
    assert lines_with(table(by_day), "Stash Red Potion ×2")
    assert lines_with(table(by_day), "Shop", "Armors & Shields I: Worn Pants ●1 (9 cards)")
    assert lines_with(table(by_day), "Scroll of Fire ●3", "Yellow Potion ×2 ●3")
    by_night = Table().having(stash=["potion-red"])
    assert "Shop  " not in table(match_of(by_night))


def test_the_harpy_is_told_of() -> None:
    drawing = table(match_of(Table().having(day=3, harpy="cliff", harpy_side="right")))
    assert "Corrupted Harpy · On the Cliff, right side · Alerions killed: 0" in drawing


def test_cetusias_stage_fallen_parts_and_open_cards_are_told_of() -> None:
    left = ["cetusia-1", "cetusia-3", "cetusia-4"]
    laid = (
        Table(scenario="lakeburg")
        .monsters("cetusia-head L7 S 2")
        .having(
            day=3,
            mist=[3, 3, 3],
            cetusia_deck={"pool": left, "layers": [{"unknown": 3, "known": []}]},
            cetusia_drawn=["cetusia-2"],
            cetusia_fallen=["cetusia-tail"],
        )
    )
    drawing = table(match_of(laid))
    assert "Cetusia · Stage 2 · defeated: Cetusia Tail · revealed: Cetusia 2" in drawing
    assert "Cetusia ·" not in table(match_of(Table(scenario="lakeburg")))


def test_the_dryad_stands_on_two_spots_and_trapped_heroes_are_told_of() -> None:
    laid = Table(scenario="glenwald").bare().monsters("putrefied-dryad L8 S 2")
    laid.having(day=3, mist=[3, 3, 3], dryad="growth", direction="direction-2")
    drawing = table(match_of(laid.hero("konrad", trapped_by="hatchery")))
    assert "↓D9↓D9" in drawing
    assert "Putrefied Dryad · Growth, at Slot 3" in drawing
    assert lines_with(drawing, "Konrad", "J13, Held by the Hatchery")
    waiting = Table(scenario="glenwald").day(day=3, direction="direction-2")
    assert "Putrefied Dryad · will appear, at Slot 3" in table(match_of(waiting))
    fresh = laid.having(monsters=[]).monsters("putrefied-dryad L8 S")
    assert "↓D+↓D+" in table(match_of(fresh))


def test_what_each_card_of_cetusia_would_bring_is_spelled_out() -> None:
    left = ["cetusia-1", "cetusia-3", "cetusia-4"]
    deck = {"pool": left, "layers": [{"unknown": 3, "known": []}]}
    match = match_of(
        Table(scenario="lakeburg")
        .monsters("cetusia-head G6 S 3", "cetusia-tail M6 S")
        .having(day=3, mist=[3, 3, 3], cetusia_drawn=["cetusia-2"], cetusia_deck=deck)
    )
    assert "Cetusia · Stage 1 · revealed: Cetusia 2" in table(match)
    cards = match.view()["cetusia"]["cards"]
    for part in cards[2]["parts"]:
        area = " ".join(part["area"])
        assert lines_with(everything(match), f"{part['at']}, Faces {part['facing']} · ", area)


def test_who_has_passed_and_what_was_scavenged_today() -> None:
    by_day = table(match_of(Table().day(2, passed=[True, True, False])))
    assert lines_with(by_day, "Materials", "passed: 1, 2")


def test_a_campaign_is_called_so() -> None:
    assert "Gildenberg · Campaign · " in table(Match.new("spell", seed=1, campaign="yes"))
    assert "Campaign" not in table(Match.new("spell", seed=1))


def test_where_the_horde_would_go_is_told_for_both_sides_of_the_coin(night: Match) -> None:
    assert lines_with(everything(night), "K7", "Clawer", "Faces south", "left: → K9, right: → K9")


def test_what_is_out_of_sight_is_told() -> None:
    hidden = match_of(Table().hero("konrad", at="K13").turn("konrad"))
    spots = hidden.view()["heroes"][0]["hidden"]
    assert f"out of sight: {' '.join(spots)}" in everything(hidden)


def test_every_kind_of_monster_has_a_letter_of_its_own_and_every_ground_a_mark() -> None:
    match = Match.new("spell", seed=1)
    letters = letters_of(match)
    kinds = [e for e in entries_of(match) if isinstance(e, MonsterDocument | BossDocument)]
    assert len(set(letters.values())) == len(kinds)
    assert "!" not in letters.values()
    shown = [GROUND[mark][0] for mark in ground_names(match.game.words)]
    assert len(set(shown)) == len(shown)


def test_attacks_armors_and_buildings_say_what_they_do() -> None:
    match = Match.new("spell", seed=1)
    said = texts(match, match.game.words)
    (slash,) = [e for e in entries_of(match) if isinstance(e, AttackDocument) and e.id == "slash"]
    assert (
        said["slash"] == f"{slash.action} Action point, adjacent spot, one spot, {slash.uses} uses"
    )
    assert said["chipped-sword"] == "Melee weapons, damage 1 · 1 hand"
    assert said["worn-pants"].endswith("1 damage less.")
    assert "A House gives one Worker." in said["house"]
    assert "konrad" not in said


def test_many_options_show_their_chances_in_their_groups() -> None:
    laid = Table().hero("greta", at="L8", points=4).turn("greta")
    laid.monsters(*(f"clawer {spot} S" for spot in ("I6", "J6", "K6", "L6", "M6", "N6", "O6")))
    console = Console(width=200, color_system=None, record=True, file=StringIO())
    match = match_of(laid)
    terminal = Terminal(match, console, Path("unused.record"), match.game.words)
    assert match.choice is not None
    terminal.show_choice(match.choice)
    shown = console.export_text()
    (line,) = [line for line in shown.splitlines() if "attack shortbow running-shot …" in line]
    chance = percent(match.odds()["attack shortbow running-shot L6"][0].chance, match.game.words)
    assert f"  L6 {chance}  M6 {chance}  " in line
    assert line.rstrip().endswith("?attack shortbow running-shot")


@pytest.mark.parametrize("width", [50, 80, 120])
def test_the_table_keeps_to_the_width_of_the_terminal(width: int) -> None:
    match = Match.new("spell", seed=2, players=4)
    for moment in islice(moments(match, seed=2, most=60), 0, None, 12):
        assert max(len(line) for line in everything(moment, width).splitlines()) <= width


@pytest.mark.parametrize("players", [1, 3])
def test_everything_public_is_in_the_drawing_at_every_moment(players: int) -> None:
    match = Match.new("spell", seed=players, players=players)
    for moment in islice(moments(match, seed=5, most=160), 0, None, 8):
        assert missing(moment) == []


def missing(match: Match) -> list[str]:
    """What the view names and the drawing does not."""
    view, words = match.view(), match.game.words
    drawing = " ".join(everything(match).split())
    spawn, shop = view["spawn"], view["shop"]
    wanted = [
        words.name(view["scenario"]),
        words.t("● {n:gold} · ▣", n=view["gold"]),
        words.t("▣ {n:material} · {all:worker}", n=view["materials"], all=view["workers"]),
        words.t("{n:mage}", n=view["mages"]),
        f"Monsters here: {len(view['monsters'])} · Monsters killed: {view['killed']}",
        *(words.name(quest) for quest in view["quests"]),
        *(words.name(item) for item in view["stash"] + shop["scrolls"] + shop["potions"]),
        *(words.name(deck["top"]) for deck in shop["decks"] if deck["top"]),
        *(words.name(card) for card in spawn["revealed"]),
        *(f"Slot {n}: " for n, cards in enumerate(spawn["slots"], start=1) if cards),
    ]
    for monster in view["monsters"]:
        wanted.append(f"{monster['at']} {words.name(monster['monster'])} Faces {monster['facing']}")
    for left in view["left"].values():
        wanted += [f"{words.name(id)} ×{count}" for id, count in left.items()]
    for number, hero in enumerate(view["heroes"], start=1):
        wanted += hero_parts(number, hero, match) if hero["hero"] else []
    return [part for part in wanted if part not in drawing]


def hero_parts(number: int, hero: dict[str, Any], match: Match) -> list[str]:
    words = match.game.words
    left = hero["hit_points"] - hero["wounds"]
    parts = [
        f"♟{number} {words.name(hero['hero'])}",
        f"♥ {left}/{hero['hit_points']} · Mana {hero['mana']} of {hero['max_mana']}",
        *(words.name(perk) for perk in hero["perks"]),
        *(words.name(item) for item in hero["weapons"] + hero["scrolls"]),
        *(words.name(armor["item"]) for armor in hero["armors"]),
        *(words.name(potion["item"]) for potion in hero["potions"]),
    ]
    status = {"dead": ["dead"], "prepared": ["not in play yet"]}
    return parts + status.get(hero["status"], [])
