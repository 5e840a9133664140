"""The state of the siege is on the screen at every size, and in the reader's language."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.depth import crossed
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, choose, offered
from tests.web.test_looks import PHONE

GAMES = ["stronghold", "bastion", "spell"]
SIZES = [DESK, (1920, 1080), PHONE, (844, 390)]


def choose_heroes(page: Page) -> None:
    """Until the heroes of The Last Spell are in play: only then can one be lost."""
    while page.get_attribute("[data-ask]", "data-ask") in ("take-hero", "take-trait"):
        choose(page, offered(page)[0])


@crossed(game=GAMES, size=SIZES)
def test_the_state_of_the_siege_stays_on_the_screen(
    served: Served, visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    page.click(f'[data-new-game="{game}"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    choose_heroes(page)
    page.evaluate("scrollTo(0, 400)")
    line = page.locator("[data-siege]")
    box = line.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < box["y"] + box["height"] <= size[1]
    assert line.locator(".win").count() >= 1
    assert line.locator(".lose").count() >= 2
    smallest = line.locator("li").evaluate_all(
        "parts => Math.min(...parts.map(part => parseFloat(getComputedStyle(part).fontSize)))"
    )
    assert smallest >= 13


def test_the_state_of_the_siege_is_told_in_the_readers_language(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, language="fr")
    page.click('[data-new-game="stronghold"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-siege]")
    assert "Feux à Lux 0/5" in page.inner_text("[data-siege]")
