"""People play The Last Stronghold in the browser, to its end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.stage import (
    Served,
    choose,
    hasten,
    is_over,
    moment,
    new_table,
    offered,
    someone_chooses,
    wait_for_moment,
)


def outcome(page: Page) -> str:
    return str(page.get_attribute("[data-outcome]", "data-outcome"))


def test_a_whole_game_is_played_by_clicking_options(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    random = Random(3)
    seen: set[str] = set()
    while hasten(page, random, seen):
        someone_chooses(page, random)
    assert len(seen) > 5
    assert outcome(page) in ("won", "lost")
    assert offered(page) == []
    assert page.query_selector("[data-ask]") is None


def test_a_whole_game_is_played_by_keyboard_alone(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    tab_to(page, '[data-new-game="stronghold"]')
    page.keyboard.press("Enter")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ask]")
    for turn in range(600):
        if is_over(page):
            break
        now = moment(page)
        if turn % 10 == 0:
            tab_to(page, "[data-option]")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        wait_for_moment(page, now + 1)
    assert outcome(page) == "lost"


def tab_to(page: Page, selector: str) -> None:
    for _ in range(200):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_the_board_is_played_with_arrows_and_enter(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    page.keyboard.press("b")
    for _ in range(60):
        at = page.evaluate("document.activeElement.dataset.component")
        if at == "location-A":
            break
        page.keyboard.press("ArrowUp" if at != "location-A" else "Enter")
    assert at == "location-A"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.component") != "location-A"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    wait_for_moment(page, 2)
    assert page.query_selector("#location-A .pawn") is not None
    assert page.locator('#board [tabindex="0"]').count() == 1


def test_a_click_on_the_board_chooses(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.click("#deck-enemy")
    wait_for_moment(page, 1)
    page.click("#location-D header")
    wait_for_moment(page, 2)
    assert page.query_selector("#location-D .pawn") is not None


def test_undo_takes_a_choice_back_on_u_and_on_control_z(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    choose(page, "move D")
    page.keyboard.press("u")
    wait_for_moment(page, 1)
    assert page.query_selector("#lux .pawn") is not None
    assert page.query_selector(".rewound") is None
    choose(page, "move B")
    page.keyboard.press("Control+z")
    wait_for_moment(page, 1)
    page.keyboard.press("u")
    wait_for_moment(page, 0)
    assert page.query_selector(".rewound") is not None, "a draw was taken back"


def test_the_odds_of_a_roll_are_shown_before_it(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    choose(page, "move B")
    page.mouse.move(1270, 710)
    rows = page.locator('[data-odds="roll"] li')
    rows.first.wait_for()
    assert any("%" in text for text in rows.all_inner_texts())


def test_it_says_why_an_option_is_not_there(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.hover("#ware-holy-oil")
    page.wait_for_selector("#about .cannot")
    assert "costs 2 gold" in page.inner_text("#about .cannot")
    assert page.get_attribute("#about .cannot [data-rule]", "data-rule") == "LS-MERCHANT-1"
    page.mouse.move(1270, 710)
    page.focus("#ware-water-carts")
    page.wait_for_selector("#about .cannot")
    assert "costs 3 gold" in page.inner_text("#about .cannot")


def test_an_ability_asks_on_the_board_which_enemy_it_strikes(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    page.click("#hero-elora")
    wait_for_moment(page, 1)
    assert page.get_attribute("[data-ask]", "data-ask") == "smite"
    page.locator(".enemy[data-can]").first.click()
    wait_for_moment(page, 2)
    assert page.query_selector("#hero-elora.damaged") is not None


def test_the_keyboard_stays_among_the_options(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    tab_to(page, '[data-option="draw"]')
    page.keyboard.press("Enter")
    wait_for_moment(page, 1)
    page.wait_for_function("() => document.activeElement?.matches('[data-option]')")
    page.keyboard.press("Enter")
    wait_for_moment(page, 2)
