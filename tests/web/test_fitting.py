"""Whatever is written on a board is read whole, in each language."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from laststand import Match
from laststand.games.bastion.documents import MonsterDocument, WarlordDocument
from laststand.games.spell.documents import ArmorDocument, WeaponDocument
from laststand.kernel.game import find_game
from tests.conformance.test_counts import words_in
from tests.depth import crossed, first_of
from tests.web.conftest import Visitor
from tests.web.stage import Served, sit_at, sit_down

GAMES = ["stronghold", "bastion", "spell"]
LANGUAGES = ["en", "fr", "es"]
SIZES = [(1280, 720), (390, 844)]

CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.getElementById("board"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !element.checkVisibility() || element.closest("svg, .unseen")) continue;
    if (element.closest(SHORTENED)) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    for (let box = element; width && box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isAside = overflowX !== "visible" && (right > edge.right + 2 || left < edge.left - 2);
      const isBelow = overflowY !== "visible" && (bottom > edge.bottom + 4 || top < edge.top - 4);
      if (isAside || isBelow) found.push(`${text} is cut by .${box.className}`);
      if (box.id === "board") break;
    }
  }
  return found;
}"""

SHORTENED = ".ware.small b, .seat"
"""What tells its name when it is pointed at: the Potions and Scrolls of the Shop of The Last Spell,
which are pictures, and names that people give themselves."""


CLASHES = """() => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const isSeen = ({ width }) => width > 1;
  const odds = document.querySelector(".horde .card .chance");
  for (const card of document.querySelectorAll(".horde .card")) {
    if (!card.querySelector(".chance")) card.append(odds.cloneNode(true));
    const written = document.createRange();
    written.selectNodeContents(card.querySelector(".name"));
    const name = [...written.getClientRects()].filter(isSeen);
    const seen = (parts) => [...card.querySelectorAll(parts)].map(box).filter(isSeen);
    const signs = seen(".resistance .hue, .badge, .chance");
    const effects = seen(".zones > *");
    const badge = box(card.querySelector(".chance"));
    const told = card.dataset.thing ?? card.dataset.component;
    const clash = (some, others) => some.some((one) => others.some((other) => over(one, other)));
    const { left, right, bottom } = box(card);
    const leaves = (sign) =>
      sign.left < left - 2 || sign.right > right + 2 || sign.bottom > bottom + 2;
    if (clash(name, [...signs, ...effects])) found.push(`${told}: name`);
    if (clash(effects, signs)) found.push(`${told}: effects`);
    if (clash(signs.slice(0, -1), [badge])) found.push(`${told}: odds`);
    if ([...signs, ...effects].some(leaves)) found.push(`${told}: edge`);
  }
  return found;
}"""
"""What lies over something else on the cards of the boards, all of them with odds."""


def cut_off(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(CUT.replace("SHORTENED", repr(SHORTENED)))
    return found


@crossed(game=GAMES, language=LANGUAGES)
def test_no_text_of_a_board_is_cut_off(
    served: Served, visit: Visitor, game: str, language: str
) -> None:
    page = visit(served, language=language)
    match = Match.new(game, seed=5)
    sit_at(page, match.position())
    assert cut_off(page) == []
    for number in range(12):
        assert match.choice is not None
        match.choose(number % len(match.choice.options))
    sit_at(page, match.position())
    assert cut_off(page) == []


@first_of("language", LANGUAGES)
def test_what_comes_up_is_read_in_whole_lines(
    served: Served, visit: Visitor, language: str
) -> None:
    page = visit(served, language=language)
    match = Match.new("spell", players=1, seed=5)
    sit_at(page, match.position())
    assert page.locator(".coming").evaluate(LINES) == 3, "there is more, but no line is cut"
    while match.choice is not None and match.choice.ask != "day-turn":
        match.choose(0)
    sit_at(page, match.position())
    page.locator(".coming").hover()
    assert page.locator(".coming").evaluate("part => part.scrollHeight <= part.clientHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".coming")).to_be_hidden()


LINES = """part => {
  const { lineHeight, paddingTop } = getComputedStyle(part);
  const lines = (part.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight);
  return Math.round(lines * 5) / 5;
}"""
"""How many lines there is room for."""


@crossed(language=LANGUAGES, size=SIZES)
def test_the_longest_names_are_read_whole_at_the_shop(
    served: Served, visit: Visitor, language: str, size: tuple[int, int]
) -> None:
    page = visit(served, language=language, size=size)
    match = Match.new("spell", players=2, scenario="glenwald", seed=5)
    content = find_game("spell").content
    weapons = content.load("weapons.toml", "weapon", WeaponDocument)
    armors = content.load("armors.toml", "armor", ArmorDocument)
    cards = [*[(one.type, one) for one in weapons], *[("armor", one) for one in armors]]
    on_sale = {
        deck: [words_in(language, "spell").t(one.name) for of, one in cards if of == deck]
        for deck in ("armor", "melee", "ranged", "magic")
    }
    while match.choice is not None and match.choice.ask != "day-turn":
        match.choose(0)
    sit_at(page, match.position())
    for deck, names in on_sale.items():
        name = page.locator(f".deck.{deck} .ware b")
        name.evaluate("(part, name) => { part.textContent = name; }", max(names, key=len))
    assert cut_off(page) == []
    for panel in (".market", ".workshop"):
        assert page.locator(panel).evaluate("part => part.scrollHeight <= part.clientHeight")


@crossed(language=LANGUAGES, size=SIZES)
def test_what_the_log_is_filtered_by_is_read_whole(
    served: Served, visit: Visitor, language: str, size: tuple[int, int]
) -> None:
    page = visit(served, language=language, size=size)
    match = Match.new("spell", players=4, seed=5)
    while match.choice is not None and match.choice.ask != "day-turn":
        match.choose(0)
    sit_down(page, served, match)
    assert page.locator(".filters option").count() > 8
    assert page.evaluate(CUT_FILTERS) == []


CUT_FILTERS = """() => {
  const found = [];
  const wide = (element, text) => {
    const { font } = getComputedStyle(element);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    return pen.measureText(text).width;
  };
  const room = (element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const edge = document.querySelector(".filters").getBoundingClientRect().right;
  const look = (element, text) => {
    const leaves = element.getBoundingClientRect().right > edge + 1;
    if (leaves || wide(element, text) > room(element) + 1) found.push(text);
  };
  const search = document.querySelector(".filters input");
  look(search, search.placeholder);
  for (const select of document.querySelectorAll(".filters select")) {
    for (const { text, index } of [...select.options]) {
      select.selectedIndex = index;
      look(select, text);
      look(search, search.placeholder);
    }
    select.selectedIndex = 0;
  }
  return found;
}"""


def in_a_hero_phase(level: str) -> dict[str, Any]:
    """A siege of four at its first hero's decision; the cards that have come are in the deck."""
    match = Match.new("bastion", players=4, level=level, seed=11)
    while match.choice is None or match.choice.ask != "hero-phase":
        match.choose(0)
    position = match.position()
    state = position["state"]
    state["monsters"] += [card["card"] for card in state["cards"]]
    state["cards"] = []
    return position


def sided(*cards: str) -> dict[str, Any]:
    """A siege with these cards on the spaces of the two narrow boards, a hero before one."""
    position = in_a_hero_phase("normal")
    state = position["state"]
    _, east, _, west = state["boards"]
    spaces = [board[0].upper() + number for board in (east, west) for number in "123"]
    laid = zip(cards, spaces, strict=False)
    state["cards"] = [{"card": card, "space": space, "grasp": False} for card, space in laid]
    state["monsters"] = [card for card in state["monsters"] if card not in cards]
    state["runs"] = [len(state["monsters"]) - 10, 8]
    for hero in state["heroes"]:
        hero["place"] = "E"
    return position


def test_a_card_that_says_much_keeps_to_its_space(served: Served, visit: Visitor) -> None:
    page = visit(served)
    monsters = find_game("bastion").content.load("monsters.toml", "monster", MonsterDocument)

    def words(monster: MonsterDocument) -> int:
        zones = (monster.entrance, monster.ongoing, monster.recurring, monster.exit)
        return monster.resistance + 2 * sum(map(len, zones))

    telling = [monster.id for monster in sorted(monsters, key=words, reverse=True)]
    crowd = list(dict.fromkeys(["deep-leviathan", "hex-weaver", "queens-inquisitor", *telling]))
    sit_at(page, sided(*crowd[:3]))
    widths = "spaces => spaces.map(space => Math.round(space.getBoundingClientRect().width))"
    sides = page.locator(":is(.west, .east) .space")
    assert len(set(sides.evaluate_all(widths))) == 1, "the wall is as wide as without cards"
    sit_at(page, sided(*crowd[:6]))
    page.wait_for_selector(".horde .card .chance")
    assert page.evaluate(CLASHES) == []


def led_by(side: int, *warlords: str) -> dict[str, Any]:
    """A siege with these Warlords on the board of a side, and the heroes before them."""
    position = in_a_hero_phase("heroic")
    state = position["state"]
    board = state["boards"][side][0].upper()
    state["cards"] = [
        {"card": warlord, "space": f"{board}{number}", "grasp": False}
        for number, warlord in enumerate(warlords, start=1)
    ]
    state["warlords"] = [card for card in state["warlords"] if card not in warlords]
    still_to_come = state["warlords_left"] - len(warlords)
    runs = [8] * still_to_come
    state["runs"] = [len(state["monsters"]) - sum(runs), *runs]
    for hero in state["heroes"]:
        hero["place"] = "NESW"[side]
    return position


@first_of("language", LANGUAGES)
def test_a_warlord_keeps_to_its_space_on_a_wide_board_and_on_a_narrow_one(
    served: Served, visit: Visitor, language: str
) -> None:
    page = visit(served, language=language)
    warlords = find_game("bastion").content.load("warlords.toml", "warlord", WarlordDocument)
    names = [warlord.id for warlord in warlords]
    for side in (0, 1):
        for first in (0, 3, 6, len(names) - 3):
            sit_at(page, led_by(side, *names[first : first + 3]))
            page.wait_for_selector(".horde .card .chance")
            assert page.evaluate(CLASHES) == [], (side, first)
