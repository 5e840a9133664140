"""The coach on the page: a hint for whoever asks, and the whole game as a curve."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, moment, new_table, offered, wait_for_moment


def test_a_hint_says_how_the_table_stands_and_what_would_be_good(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    page.click("[data-hint]")
    expect(page.locator("[data-advice]")).to_contain_text("If a sensible team played on")
    hinted = page.locator("[data-hinted]")
    assert 1 <= hinted.count() <= 3
    best = hinted.first.get_attribute("data-hinted")
    assert best in offered(page)
    expect(page.locator(".options .main")).to_have_attribute("data-option", str(best))
    choose(page, offered(page)[0])
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_the_analysis_is_a_curve_that_leads_to_its_moments(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    for _ in range(6):
        choose(page, offered(page)[0])
    board = page.locator("#board").bounding_box()
    page.click("[data-analyse]")
    curve = page.locator("[data-analysis] .curve")
    expect(curve).to_be_visible()
    assert page.locator("#board").bounding_box() == board, "moments are looked at on it"
    curve.click(position={"x": 2, "y": 10})
    page.wait_for_selector("[data-past]")
    assert moment(page) == 0


def test_a_hint_is_asked_for_and_taken_with_keys(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.focus("[data-hint]")
    page.keyboard.press("h")
    expect(page.locator("[data-advice]")).to_be_visible()
    assert page.evaluate("document.activeElement.matches('[data-hint]')"), "the keyboard stays"
    page.keyboard.press("b")
    page.locator("[data-take-hint]").first.focus()
    best = page.locator("[data-hinted]").first.get_attribute("data-hinted")
    expect(page.locator("[data-outlook]")).to_have_attribute("data-outlook", str(best))
    page.keyboard.press("Enter")
    wait_for_moment(page, 1)


def test_a_chance_that_is_certain_is_told_without_a_range(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)

    def certain(route: Route) -> None:
        answer = route.fetch()
        advice = answer.json()
        advice["standing"]["steward"].update(chance=1, low=1, high=1)
        route.fulfill(response=answer, json=advice)

    page.route(re.compile(r"/hints"), certain)
    page.click("[data-hint]")
    expect(page.locator("[data-advice]")).to_contain_text("it would win 100% of such games.")
