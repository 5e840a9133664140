"""What a browser remembers: its seats, whichever tab took them, and only while they are its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, module, new_table, offered
from tests.web.test_table import invite_second_player, play_until_seat_decides


@pytest.fixture
def home_server(tmp_path: Path) -> Iterator[Served]:
    """A server on one's own machine."""
    served = Served(tmp_path / "tables.sqlite3", home=True)
    yield served
    served.kill()


def tokens_at(page: Page, path: str) -> list[str]:
    held: list[str] = page.evaluate(
        "id => JSON.parse(localStorage.getItem('laststand.seats') ?? '{}')[id] ?? []",
        path.removeprefix("/table/").partition("#")[0],
    )
    return held


def another_tab(page: Page, served: Served, path: str = "/") -> Page:
    tab = page.context.new_page()
    tab.goto(served.address + path)
    return tab


# -- several tabs ----------------------------------------------------------------------


def test_a_seat_taken_in_one_tab_is_held_in_all(served: Served, visit: Visitor) -> None:
    invitation = invite_second_player(visit(served))
    ben = visit(served)
    ben.wait_for_selector("[data-new-game]")
    joining = another_tab(ben, served, invitation)
    joining.wait_for_selector("[data-ask]")
    new_table(ben)
    assert len(tokens_at(joining, invitation)) == 1
    joining.reload()
    joining.click("#tab-seats")
    expect(joining.locator('[data-seat="1"] small')).to_have_text("at this screen")


def test_what_is_preferred_in_one_tab_is_kept_by_another(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    other = another_tab(page, served)
    other.select_option("[data-language]", "fr")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate(
        "async (address) => (await import(address)).prefer({ light: 'day' })",
        module(page, "session.js"),
    )
    assert page.locator("html").get_attribute("lang") == "en", "it is still read in English"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-light", "day")


# -- seats that are no longer one's own ------------------------------------------------


def test_whoever_has_lost_a_seat_can_watch(served: Served, visit: Visitor) -> None:
    ada = visit(served)
    invitation = invite_second_player(ada)
    ben = visit(served, invitation)
    ben.wait_for_selector("[data-ask]")
    ben.goto(served.address)
    take_second_seat(ada)
    ben.goto(served.address + invitation.partition("#")[0])
    ben.wait_for_selector("[data-ask]")
    assert tokens_at(ben, invitation) == []
    choose(ada, "heroes elora reese")
    expect(ben.locator('[data-moment="1"]')).to_be_visible()
    assert offered(ben) == []


def test_whoever_lost_a_seat_while_offline_is_told_and_watches(
    served: Served, visit: Visitor
) -> None:
    ada = visit(served)
    invitation = invite_second_player(ada)
    ben = visit(served, invitation)
    ben.wait_for_selector("[data-ask]")
    ben.context.set_offline(True)
    ben.wait_for_selector("[data-offline]")
    take_second_seat(ada)
    ben.context.set_offline(False)
    expect(ben.locator("[data-ousted]")).to_be_visible()
    assert tokens_at(ben, invitation) == []
    choose(ada, "heroes elora reese")
    expect(ben.locator('[data-moment="1"]')).to_be_visible()


def take_second_seat(ada: Page) -> None:
    ada.click("#tab-seats")
    ada.click('[data-take="1"]')
    expect(ada.locator('[data-seat="1"] small')).to_have_text("at this screen")


def test_whoever_takes_a_seat_plays_it(served: Served, visit: Visitor) -> None:
    ada = visit(served)
    ben = visit(served, invite_second_player(ada))
    ben.wait_for_selector("[data-ask]")
    take_second_seat(ada)
    choose(ada, "heroes elora reese")
    play_until_seat_decides(ada, 1)
    choose(ada, "draw")


def test_a_seat_given_away_is_forgotten(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = new_table(page)
    assert len(tokens_at(page, path)) == 2, "the owner's and the seat's"
    page.click("#tab-seats")
    page.click('[data-invite="0"]')
    expect(page.locator("[data-ousted]")).to_be_visible()
    page.wait_for_function(
        "id => JSON.parse(localStorage.getItem('laststand.seats'))[id].length === 1",
        arg=path.removeprefix("/table/"),
    )
    page.reload()
    expect(page.locator("[data-ask]")).to_be_visible()
    assert offered(page) == []


def test_at_home_seats_come_back_in_place_of_void_ones(home_server: Served, visit: Visitor) -> None:
    page = visit(home_server)
    path = new_table(page)
    page.evaluate(
        "id => localStorage.setItem('laststand.seats', JSON.stringify({ [id]: ['0'.repeat(32)] }))",
        path.removeprefix("/table/"),
    )
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()
    assert "0" * 32 not in tokens_at(page, path)
