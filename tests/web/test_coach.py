"""The coach on the page: a hint for whoever asks, and the whole game as a curve."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.server.stage import Seated
from tests.web.conftest import Visitor
from tests.web.stage import (
    Served,
    choose,
    moment,
    new_table,
    offered,
    open_all_options,
    wait_for_moment,
)


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


def test_a_table_without_hints_offers_none_and_so_does_the_next(
    own_server: Served, visit: Visitor
) -> None:
    page = visit(own_server)
    page.click('[data-new-game="stronghold"]')
    open_all_options(page)
    page.uncheck('form input[name="hints"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    expect(page.locator("[data-hint], [data-analyse]")).to_have_count(0)
    table = sitting(own_server, page)
    table.play(2000)
    expect(page.locator("[data-analyse]")).to_be_visible()
    page.click("[data-again]")
    page.wait_for_url(lambda url: table.id not in url)
    page.wait_for_selector("[data-ask]")
    assert sitting(own_server, page).state()["hints"] is False
    expect(page.locator("[data-hint]")).to_have_count(0)


def sitting(served: Served, page: Page) -> Seated:
    """Whoever sits at the table on a page."""
    id = page.url.partition("/table/")[2]
    tokens = page.evaluate("id => JSON.parse(localStorage.getItem('laststand.seats'))[id]", id)
    return Seated(served, id, tokens)


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


def analysed(page: Page) -> int:
    """The moments of the curve."""
    points = page.locator("[data-analysis] .curve polyline").get_attribute("points")
    return len(str(points).split())


def test_a_game_that_went_on_is_analysed_anew(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    page.click("[data-analyse]")
    page.wait_for_selector("[data-analysis]")
    assert analysed(page) == 2
    choose(page, "stay")
    page.click("[data-analyse]")
    expect(page.locator("[data-analysis]")).to_be_visible()
    assert analysed(page) == 3
    page.keyboard.press("u")
    wait_for_moment(page, 1)
    page.click("[data-analyse]")
    expect(page.locator("[data-analysis]")).to_be_visible()
    assert analysed(page) == 2


def test_an_analysis_that_fails_says_so(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    analysis = {"seq": 0, "done": 0, "of": 1, "analysis": None}
    answer_analysis(page, {"state": "running", **analysis}, {"state": "none", **analysis})
    page.click("[data-analyse]")
    expect(page.locator("[data-message]")).to_have_text("The analysis has failed.")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def answer_analysis(page: Page, begun: dict[str, Any], then: dict[str, Any]) -> None:
    page.route(
        re.compile("/analysis$"),
        lambda route: route.fulfill(json=begun if route.request.method == "POST" else then),
    )


def test_nobody_asks_how_far_an_analysis_is_whose_page_was_left(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    running = {"state": "running", "seq": 0, "done": 0, "of": 1, "analysis": None}
    answer_analysis(page, running, running)
    with page.expect_response(
        lambda answer: answer.request.method == "GET" and answer.url.endswith("/analysis")
    ):
        page.click("[data-analyse]")
    page.click(".bar .brand")
    page.wait_for_selector("[data-new-game]")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2000)
    assert [url for url in asked if url.endswith("/analysis")] == []
