"""What is on the screen: everything face up, in every language, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from laststand import Match
from tests.depth import first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, choose, new_table, offered, sit_at, stop_time

PHONE = (390, 844)
AXE = Path(__file__).parent / "vendor" / "axe.min.js"


def face_up(view: Any) -> Iterator[str]:
    """The ids of all that lies open on the table of The Last Stronghold."""
    for location in view["locations"]:
        yield location["id"]
        yield from [enemy["card"] for enemy in location["enemies"]]
    yield from [enemy["card"] for enemy in view["lux"]["enemies"]]
    yield from [hero["id"] for hero in view["heroes"]]
    yield from [artifact["id"] for artifact in view["artifacts"]]
    yield from [ware["id"] for ware in view["merchant"]]
    yield view["boss"]["id"]
    yield from view["discard"]
    yield from view["out_of_game"]


def view_of(page: Page) -> Any:
    table = page.url.split("/table/")[1].split("#")[0]
    return page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).view", table
    )


def some_turns(page: Page) -> None:
    """Into the thick of it: enemies beaten, a chest opened, a hero spent."""
    new_table(page, seed=12)
    choose(page, "hero elora")
    choose(page, offered(page)[0])
    for _ in range(16):
        options = offered(page)
        if not options:
            return
        eager = [o for o in options if o.startswith(("defeat", "chest", "roll", "keep"))]
        moves = [o for o in options if o.startswith("move")]
        choose(page, (eager or moves or options)[0])


@first_of("size", [DESK, PHONE])
def test_everything_face_up_is_on_the_page(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    some_turns(page)
    view = view_of(page)
    for thing in face_up(view):
        assert page.locator(f'[data-thing="{thing}"]').count() > 0, thing
    for name, deck in view["decks"].items():
        assert str(deck["count"]) in page.inner_text(f'[data-component="deck-{name}"]')
    assert page.locator(".fires .burning").count() == view["lux"]["fires"]
    assert page.locator(".fires li:not(.ward)").count() == view["lux"]["spaces"]
    assert page.locator(".pawn").count() == len(view["pawns"])
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0], "nothing is beyond the edge"


def test_the_whole_table_fits_a_screen_of_1280_by_720(served: Served, visit: Visitor) -> None:
    page = visit(served)
    some_turns(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    outside = page.evaluate(
        """[...document.querySelectorAll('#board [data-component]')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 8;
        }).map(part => part.dataset.component)"""
    )
    assert outside == []


# -- larger text -----------------------------------------------------------------------

UNREACHABLE = """() => {
    const parts = 'button, a, input, select, summary, h1, h2, h3, [data-component], .log li, .name';
    return [...document.querySelectorAll(parts)].filter(part => {
        if (part.closest('.unseen, dialog:not([open])') || !part.checkVisibility()) return false;
        part.scrollIntoView({ block: 'center', inline: 'center' });
        const box = part.getBoundingClientRect();
        const room = Math.min(innerHeight, part.closest('#board')?.clientHeight ?? innerHeight);
        const down = box.height > room ? box.height / 2 : Math.min(box.height / 2, 100);
        const [x, y] = [box.x + box.width / 2, box.y + down];
        const found = document.elementFromPoint(x, y);
        return !found || !(part.contains(found) || found.contains(part) && found.closest('#board'));
    }).map(part => part.outerHTML.slice(0, 120));
}"""
"""What is hidden or covered even when it is scrolled to."""

CUT = """() => [...document.querySelectorAll('.table *')].filter(part =>
    part.checkVisibility() && !part.closest('.unseen, svg, select')
    && ['hidden', 'clip'].includes(getComputedStyle(part).overflowX)
    && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > 1.15 * part.clientHeight)
).map(part => part.className || part.textContent)"""
"""What is larger than its box and cannot be scrolled."""

OVERLAPS = """() => {
    const parts = ['.bar', '#board', '.ask', '.tabs', '.past'].map(
        name => [name, document.querySelector(name).getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return parts.flatMap(([name, box], index) => parts.slice(index + 1)
        .filter(([, other]) => meet(box, other)).map(([other]) => [name, other]));
}"""


def text_sizes(page: Page, places: list[str]) -> list[float]:
    return [
        page.locator(place).first.evaluate("part => parseFloat(getComputedStyle(part).fontSize)")
        for place in [".ask h2", ".option span", ".log .jump", ".past .moment", *places]
    ]


def check_larger_text(page: Page, places: list[str]) -> None:
    """With text twice as large it all grows, the board's at these places too, and nothing is cut
    off, overlaps or gets out of reach."""
    sizes, cut = text_sizes(page, places), page.evaluate(CUT)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert all(new >= 2 * old for new, old in zip(text_sizes(page, places), sizes, strict=True))
    assert page.evaluate(OVERLAPS) == []
    assert sorted(set(page.evaluate(CUT)) - set(cut)) == []
    assert page.evaluate(UNREACHABLE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK[0]


TOO_SMALL = """() => {
  const reach = 21;
  const found = [];
  const bar = ".bar :is(a, button)";
  const touched = `#board [data-can], .question button, .options [data-option], ${bar}`;
  for (const part of document.querySelectorAll(touched)) {
    if (!part.checkVisibility()) continue;
    part.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const at = [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]];
    const inside = at.map(([x, y]) => [Math.max(1, Math.min(x, innerWidth - 2)), Math.max(1, y)]);
    const isTouched = inside.every((spot) => part.contains(document.elementFromPoint(...spot)));
    const isLarge = right - left >= 43.5 && bottom - top >= 43.5;
    if (!isTouched && !isLarge) found.push(part.dataset.component ?? part.outerHTML.slice(0, 90));
  }
  return found;
}"""
"""What a finger of 44 pixels misses."""


def standing_at(*begins: str) -> dict[str, Any]:
    """A game of The Last Stronghold where options begin like each of these."""
    for seed in range(30, 60):
        match = Match.new("stronghold", players=1, seed=seed)
        random = Random(4)
        while match.choice is not None:
            options = match.choice.notations()
            if all(any(option.startswith(wanted) for option in options) for wanted in begins):
                return match.position()
            forward = ("defeat", "chest", "roll", "keep", "move")
            eager = [option for option in options if option.startswith(forward)]
            match.choose(random.choice(eager or options))
    raise AssertionError(f"nobody ever stands at {begins}")


def test_what_can_be_chosen_on_a_phone_is_large_enough_for_a_finger(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, size=PHONE)
    for begins in (["move"], ["defeat", "chest"], ["artifact", "buy"]):
        sit_at(page, standing_at(*begins))
        assert page.evaluate(TOO_SMALL) == []


def test_with_text_twice_as_large_everything_is_still_within_reach(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    some_turns(page)
    check_larger_text(page, [".location h3", ".enemy .name"])
    page.keyboard.press("?")
    page.locator("#help button").scroll_into_view_if_needed()
    page.click("#help button")
    choose(page, offered(page)[0])


@first_of("size", [DESK, PHONE])
def test_axe_finds_nothing_serious(served: Served, visit: Visitor, size: tuple[int, int]) -> None:
    page = visit(served, size=size)
    page.wait_for_selector("[data-new-game]")
    assert serious(page) == []
    some_turns(page)
    page.hover("#hero-reese")
    assert serious(page) == []
    if size == DESK:
        for tab in ["rules", "seats"]:
            page.click(f"#tab-{tab}")
            assert serious(page) == []
        page.keyboard.press("?")
        assert serious(page) == []


def serious(page: Page, *left_out: str) -> list[str]:
    """axe-core's serious and critical findings, said shortly; the colours are looked at by
    daylight too."""
    if not page.evaluate("'axe' in window"):
        client = page.context.new_cdp_session(page)
        # Evaluated by the debugger, which the page's Content-Security-Policy does not bind.
        client.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    violations = page.evaluate(
        """async exclude => {
            const root = document.documentElement;
            const resultTypes = ["violations"];
            const all = await axe.run({ exclude }, { resultTypes });
            const light = root.dataset.light;
            root.dataset.light = light === "day" ? "night" : "day";
            const runOnly = ["color-contrast"];
            const colours = await axe.run({ exclude }, { runOnly, resultTypes });
            root.dataset.light = light;
            return [...all.violations, ...colours.violations];
        }""",
        list(left_out),
    )
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


# -- language --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "asked", "title"),
    [
        ("en", "Where does the party go?", "Grim Wood"),
        ("fr", "Où va le groupe\u202f?", "Bois sinistre"),
        ("es", "¿Adónde va el grupo?", "Bosque Sombrío"),
    ],
)
def test_a_reader_is_addressed_in_their_own_language(
    served: Served, visit: Visitor, language: str, asked: str, title: str
) -> None:
    page = visit(served, language=language)
    new_table(page)
    choose(page, "draw")
    assert asked in page.inner_text("[data-ask]")
    assert title in page.inner_text("#location-B")
    assert page.get_attribute("html", "lang") == language


def test_the_language_is_switched_in_mid_game_with_the_log(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    assert "Turn 1, player 1." in page.inner_text(".log")
    page.select_option(".bar [data-language]", "fr")
    page.wait_for_selector("text=Tour 1, joueur 1.")
    assert "Où va le groupe" in page.inner_text("[data-ask]")
    page.reload()
    page.wait_for_selector("text=Tour 1, joueur 1.")


# -- motion ----------------------------------------------------------------------------


def test_the_page_is_still_for_those_who_want_it(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    assert page.get_attribute("html", "data-speed") == "none", "reduced motion is preferred here"
    choose(page, "draw")
    assert page.query_selector(".telling") is None
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_news_is_told_at_the_speed_chosen_and_can_be_skipped(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, once=True)
    new_table(page)
    page.click('[title="Settings"]')
    page.check('input[value="slow"]')
    page.keyboard.press("Escape")
    stop_time(page)
    choose(page, "draw")
    page.wait_for_selector(".telling")
    assert offered(page) != [], "nothing waits for the telling"
    page.keyboard.press("Escape")
    page.wait_for_selector(".telling", state="detached")
