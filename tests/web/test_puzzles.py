"""Puzzles on the page: found, missed and tried again, by mouse, by keyboard and on a phone."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Page, Route, expect

from laststand.bots.documents import PuzzleDocument
from laststand.bots.puzzle import find_puzzles
from tests.depth import crossed, first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, choose
from tests.web.test_looks import PHONE, serious

PUZZLED = ["stronghold", "bastion", "spell"]


def pose(page: Page, puzzle: PuzzleDocument) -> None:
    page.click(f'[data-puzzles-of="{puzzle.game}"]')
    page.click(f'.puzzles [data-puzzle="{puzzle.id}"]')
    page.wait_for_selector(f'#puzzle[data-puzzle="{puzzle.id}"]')
    page.wait_for_selector("[data-ask]")


@crossed(game=PUZZLED, size=[DESK, PHONE])
def test_the_right_answer_is_praised_with_its_reason_and_kept(
    served: Served, visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    puzzle = find_puzzles(game)[0]
    page = visit(served, size=size)
    pose(page, puzzle)
    expect(page.locator("[data-hint]")).to_have_count(0)
    choose(page, puzzle.best)
    page.wait_for_selector('[data-puzzle-verdict="right"]')
    expect(page.locator("[data-puzzle-says]")).to_contain_text("That holds")
    answer = page.locator("[data-puzzle-answer]")
    if puzzle.played.games:
        expect(answer).to_contain_text("Stewards played on")
    else:
        expect(answer).not_to_contain_text("Stewards played on")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if len(find_puzzles(game)) > 1:
        page.click("[data-puzzle-next]")
        page.wait_for_selector(f'#puzzle:not([data-puzzle="{puzzle.id}"])')
    page.goto(f"{served.address}/puzzles/{game}")
    expect(page.locator('[data-answered="at-once"]')).to_have_count(1)
    expect(page.locator("[data-puzzles-found='1']")).to_have_count(1)


@first_of("game", PUZZLED)
def test_nothing_leads_to_what_the_steward_wrongly_chose(
    served: Served, visit: Visitor, game: str
) -> None:
    puzzle = find_puzzles(game)[0]
    page = visit(served)
    with page.expect_response(lambda answer: "/foresight" in answer.url) as told:
        pose(page, puzzle)
    assert told.value.json()["first"] == puzzle.steward
    expect(page.locator(".options .main:not(.large), #board [data-first]")).to_have_count(0)


@first_of("game", PUZZLED)
def test_a_wrong_answer_is_told_and_tried_again(
    own_server: Served, visit: Visitor, game: str
) -> None:
    puzzle = find_puzzles(game)[0]
    page = visit(own_server)
    pose(page, puzzle)
    choose(page, puzzle.steward)
    page.wait_for_selector('[data-puzzle-verdict="wrong"]')
    expect(page.locator("[data-puzzle-says]")).to_contain_text("in a hundred")
    expect(page.locator("[data-puzzle-answer]")).to_have_count(0)
    page.click("[data-puzzle-tell]")
    expect(page.locator("[data-puzzle-answer]")).to_be_visible()
    page.click("[data-puzzle-again]")
    page.wait_for_selector("#puzzle:not([data-puzzle-verdict])")
    choose(page, puzzle.best)
    page.wait_for_selector('[data-puzzle-verdict="right"]')
    page.click("[data-puzzles-all]")
    expect(page.locator('[data-answered="found"]')).to_have_count(1)
    page.goto(own_server.address)
    expect(page.locator("[data-table]")).to_have_count(0)


def test_nobody_waits_for_what_was_asked_of_a_puzzle_that_is_left(
    own_server: Served, visit: Visitor
) -> None:
    """The table is gone when the question would be answered: that would be an error in the
    console."""
    puzzle = find_puzzles("stronghold")[0]
    page = visit(own_server)
    pose(page, puzzle)
    held: list[Route] = []
    page.route("**/foresight*", lambda route: held.append(route))
    choose(page, puzzle.best)
    page.wait_for_selector('[data-puzzle-verdict="right"]')
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.click("[data-puzzles-all]")
    assert held
    for route in held:
        with suppress(Error):  # taken back
            route.continue_()
    expect(page.locator('[data-answered="at-once"]')).to_have_count(1)


def test_a_puzzle_is_answered_by_keyboard_and_its_verdict_announced(
    served: Served, visit: Visitor
) -> None:
    puzzle = find_puzzles("stronghold")[0]
    page = visit(served)
    pose(page, puzzle)
    option = page.locator(f'[data-option="{puzzle.best}"]').first
    option.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-puzzle-verdict="right"]')
    expect(page.locator("#announcer").first).to_contain_text("That holds")
    page.locator("[data-puzzle-next]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#puzzle:not([data-puzzle="{puzzle.id}"])')


def test_puzzles_can_be_read_by_everybody(served: Served, visit: Visitor) -> None:
    puzzle = find_puzzles("bastion")[0]
    page = visit(served)
    page.goto(f"{served.address}/puzzles/bastion")
    page.wait_for_selector(".puzzles")
    assert serious(page) == []
    page.click(f'.puzzles [data-puzzle="{puzzle.id}"]')
    page.wait_for_selector("[data-ask]")
    choose(page, puzzle.steward)
    page.wait_for_selector('[data-puzzle-verdict="wrong"]')
    assert serious(page) == []


def measured_exactly() -> tuple[PuzzleDocument, str]:
    """A puzzle, and a wrong answer to it that is worse by a whole number of a hundred."""
    return next(
        (puzzle, notation)
        for puzzle in find_puzzles("bastion")
        for notation, measured in puzzle.options.items()
        if round(100 * measured.low) == round(100 * measured.high) > 0
    )


def test_an_answer_that_was_measured_exactly_is_told_without_a_range(
    served: Served, visit: Visitor
) -> None:
    puzzle, wrong = measured_exactly()
    page = visit(served)
    pose(page, puzzle)
    choose(page, wrong)
    page.wait_for_selector('[data-puzzle-verdict="wrong"]')
    worse = round(100 * puzzle.options[wrong].behind)
    expect(page.locator("[data-puzzle-says]")).to_contain_text(f"worse by {worse} in a hundred.")
