"""Somebody who has never seen the game is taught it: each lesson played through by mouse, by
keyboard and on a phone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.depth import crossed, first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, moment, wait_for_moment
from tests.web.test_looks import PHONE, serious

LESSONS = ["stronghold", "bastion", "spell"]
MOST_CLICKS = 120


def begin(page: Page, game: str) -> None:
    page.click(f'[data-learn="{game}"]')
    page.wait_for_selector("[data-lesson-target]")


def is_done(page: Page) -> bool:
    return page.query_selector("[data-lesson-done]") is not None


STANDING = """() => {
    const lesson = document.getElementById('lesson');
    const meant = document.querySelector('[data-lesson-target]');
    const { option, component, matter, way, hold } = meant?.dataset ?? {};
    const said = lesson?.querySelector('[data-lesson-says], [data-lesson-wrong]')?.innerText;
    const now = document.querySelector('[data-moment]').dataset.moment;
    const over = lesson?.hasAttribute('data-lesson-done');
    return meant || over ? [now, said, option, component, matter, way, hold].join('|') : '';
}"""


def standing(page: Page) -> str:
    """How far one is: the moment, what is said, and what is to be clicked next."""
    return str(page.evaluate(STANDING))


def wait_for_more(page: Page, before: str) -> None:
    page.wait_for_function(
        f"before => {{ const now = ({STANDING})(); return now !== '' && now !== before; }}",
        arg=before,
    )


@crossed(game=LESSONS, size=[(1920, 1080), PHONE, (844, 390)])
def test_a_lesson_is_played_through_by_clicking_what_is_meant(
    served: Served, visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    begin(page, game)
    for _ in range(MOST_CLICKS):
        if is_done(page):
            break
        click_what_is_meant(page)
        assert page.evaluate(COVERED) == ""
    check_done(page, size)


COVERED = """() => {
    const said = document.querySelector('[data-lesson-says], [data-lesson-wrong]');
    const range = document.createRange();
    range.selectNodeContents(said);
    const hidden = [...range.getClientRects()].filter(({ left, top, height }) => {
        const there = document.elementFromPoint(left + 2, top + height / 2);
        return !said.contains(there);
    });
    return hidden.length > 0 ? `${hidden.length} lines of: ${said.innerText}` : '';
}"""
"""What is said and cannot be read, because something lies over it or it is off the screen."""


def click_what_is_meant(page: Page) -> None:
    meant = page.locator("[data-lesson-target]")
    assert meant.count() == 1
    before = standing(page)
    meant.click()
    wait_for_more(page, before)


def check_done(page: Page, size: tuple[int, int]) -> None:
    assert is_done(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.click("#lesson .after .main")
    page.wait_for_selector("#new-table")
    assert "/#new=" in page.url


@first_of("game", LESSONS)
def test_a_lesson_is_played_through_with_two_keys_and_read_by_everybody(
    served: Served, visit: Visitor, game: str
) -> None:
    """Whatever the companion speaks of is on the board, and axe finds nothing serious."""
    page = visit(served)
    begin(page, game)
    pointed = 0
    checked: set[str] = set()
    for _ in range(MOST_CLICKS):
        if is_done(page):
            break
        at = page.evaluate(
            "() => document.querySelector('[data-lesson-at]')?.dataset.component ?? ''"
        )
        pointed += bool(at)
        ask = str(page.get_attribute("[data-ask]", "data-ask"))
        if ask not in checked:
            checked.add(ask)
            assert serious(page) == []
        before = standing(page)
        page.keyboard.press("l")
        assert page.evaluate("document.activeElement.hasAttribute('data-lesson-target')")
        page.keyboard.press("Enter")
        wait_for_more(page, before)
    assert pointed >= 15
    assert serious(page) == []
    check_done(page, DESK)


def test_whoever_strays_is_told_why_and_nothing_is_lost(served: Served, visit: Visitor) -> None:
    page = visit(served)
    begin(page, "stronghold")
    assert page.locator("#about").count() == 0, "the hand rests over the board, and asks nothing"
    page.click('[data-option="hero reese"]')
    page.wait_for_selector("[data-lesson-wrong]")
    assert "Draw it first" in page.inner_text("[data-lesson-wrong]")
    assert "Draw it first" in page.inner_text("#announcer")
    assert moment(page) == 0
    page.locator("[data-lesson-target]").click()
    wait_for_moment(page, 1)
    assert page.locator("[data-lesson-wrong]").count() == 0


def test_a_lesson_goes_on_after_the_page_was_closed(served: Served, visit: Visitor) -> None:
    page = visit(served)
    begin(page, "bastion")
    while moment(page) < 2:
        click_what_is_meant(page)
    page.goto(served.address)
    page.click(".tables a:has-text('Lesson')")
    page.wait_for_selector("[data-lesson-target]")
    assert moment(page) == 2
    assert "Incubus" in page.inner_text("#lesson")


def test_the_companion_speaks_the_readers_language(served: Served, visit: Visitor) -> None:
    page = visit(served, language="es")
    begin(page, "spell")
    assert "última Ciudad" in page.inner_text("#lesson")
    page.select_option("[data-language]", "fr")
    page.wait_for_selector("#lesson :text('dernière cité')")
