"""A table that nobody plays on at says why, and what can be done."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import Page, expect

from tests.depth import first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, choose, moment, new_table, offered
from tests.web.test_looks import PHONE


def table_of(served: Served, visit: Visitor, statement: str, size: tuple[int, int]) -> Page:
    """A table after three choices, to whose row something has happened meanwhile."""
    page = visit(served, size=size)
    table = new_table(page).removeprefix("/table/")
    for option in ("draw", "move B", "roll"):
        choose(page, option)
    page.goto(served.address + "/credits")
    page.wait_for_selector(".credits")
    served.kill()
    database = sqlite3.connect(served.wishes["database"])
    database.execute(statement, [table])
    database.commit()
    database.close()
    served.start()
    page.goto(f"{served.address}/table/{table}")
    return page


@first_of("size", [DESK, PHONE])
def test_a_table_of_earlier_rules_is_looked_at_and_played_on_from_a_moment(
    own_server: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = table_of(own_server, visit, "UPDATE tables SET rules = 99 WHERE id = ?", size)
    notice = page.locator('[data-sealed="old-rules"]')
    expect(notice).to_contain_text("laid under earlier rules")
    expect(notice).to_be_in_viewport()
    assert moment(page) == 3
    assert offered(page) == []
    with page.expect_download() as kept:
        page.click("[data-sealed] [data-keep-record]")
    assert kept.value.path().read_text().startswith("laststand record 1\n")
    page.keyboard.press("Home")
    page.wait_for_selector('[data-moment="0"]')
    page.click("[data-play-on]")
    page.wait_for_selector('[data-option="draw"]')
    expect(page.locator("[data-sealed]")).to_have_count(0)
    choose(page, "draw")


def test_a_table_that_cannot_even_begin_leaves_its_record(
    own_server: Served, visit: Visitor
) -> None:
    statement = "UPDATE tables SET options = '{\"players\": 77}' WHERE id = ?"
    page = table_of(own_server, visit, statement, DESK)
    expect(page.locator("[data-unplayable]")).to_contain_text("Nothing is lost")
    with page.expect_download() as kept:
        page.click("[data-keep-record]")
    assert "1 P" in kept.value.path().read_text()
    page.click("[data-unplayable] a:has-text('Back to all games')")
    page.wait_for_selector("[data-new-game]")
