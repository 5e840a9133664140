"""What a browser remembers: its seats, whichever tab took them, and only while they are its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_foresight import before_the_last_fire
from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, module, new_table, offered, sit_at
from tests.web.test_leaving import held_up
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


# -- the language ----------------------------------------------------------------------


def heading(page: Page) -> str:
    return page.inner_text(".tables h2")


def test_of_two_changes_of_language_the_last_counts(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    release = held_up(page, "/api/catalogues/fr$")
    with page.expect_request(re.compile("/api/catalogues/fr$")):
        page.select_option("[data-language]", "fr")
    page.select_option("[data-language]", "es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    spanish = heading(page)
    assert spanish != "Games in progress"
    release()
    assert (page.get_attribute("html", "lang"), heading(page)) == ("es", spanish)


def test_a_language_that_does_not_come_is_not_spoken(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    page.route(re.compile("/api/catalogues/es$"), lambda route: route.abort("connectionrefused"))
    page.select_option("[data-language]", "es")
    expect(page.locator("[data-language]")).to_have_value("en")
    assert (page.get_attribute("html", "lang"), heading(page)) == ("en", "Games in progress")


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


# -- games and seals -------------------------------------------------------------------


def play_the_last_choice(page: Page) -> None:
    page.click('[data-option="go on"]')
    page.wait_for_selector("[data-outcome]")


def test_luck_that_was_sealed_anew_at_the_same_moment_is_no_other_luck(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, before_the_last_fire())
    play_the_last_choice(page)
    for _ in range(2):
        page.keyboard.press("u")
        page.wait_for_selector("[data-outcome]", state="detached")
        play_the_last_choice(page)
    expect(page.locator("[data-seal]")).to_have_count(3)
    page.click("[data-check-luck]")
    expect(page.locator('[data-fair-checked="yes"]')).to_be_visible()
    expect(page.locator(".fair .fatal")).to_have_count(0)


KEPT = "JSON.parse(localStorage.getItem('laststand.games'))"


def test_a_game_that_is_looked_at_again_has_not_ended_again(served: Served, visit: Visitor) -> None:
    page = visit(served)
    first = sit_at(page, before_the_last_fire())
    play_the_last_choice(page)
    ended = page.evaluate(f"{KEPT}[0].ended")
    second = sit_at(page, before_the_last_fire())
    play_the_last_choice(page)
    page.goto(served.address + first)
    page.wait_for_selector("[data-outcome]")
    kept = [f"/table/{game['table']}" for game in page.evaluate(KEPT)]
    assert kept == [second, first]
    assert page.evaluate(f"{KEPT}[1].ended") == ended


def test_a_game_ended_when_it_ended_not_when_one_came_to_see(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    path = sit_at(page, before_the_last_fire())
    page.goto(served.address)
    state = act_for(page, path)
    page.goto(served.address + path)
    page.wait_for_selector("[data-outcome]")
    assert page.evaluate(f"{KEPT}[0].ended") == state["updated"]


def act_for(page: Page, path: str) -> dict[str, str]:
    """Makes the last choice of a table that no page shows, and gives how it stands then."""
    state: dict[str, str] = page.evaluate(
        """async ([at, tokens]) => {
          const headers = { Authorization: `Bearer ${tokens}`, "Content-Type": "application/json" };
          const { seq } = await (await fetch(at, { headers })).json();
          const asked = { method: "POST", headers, body: JSON.stringify({ seq, option: "go on" }) };
          return (await fetch(`${at}/choices`, asked)).json();
        }""",
        [path.replace("/table/", "/api/tables/"), ",".join(tokens_at(page, path))],
    )
    return state


def test_of_many_tables_the_newest_are_asked_for(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    held = {f"t{number}": [f"{number:032x}"] for number in range(300)}
    page.evaluate("held => localStorage.setItem('laststand.seats', JSON.stringify(held))", held)
    path = new_table(page)
    with page.expect_request(lambda asked: asked.url.endswith("/api/tables")) as asked:
        page.goto(served.address)
    sent = asked.value.headers["authorization"].removeprefix("Bearer ").split(",")
    assert sent[:3] == [*tokens_at(page, path), f"{299:032x}"]
    assert len(sent) == 240
    row = page.locator(f'[data-table="{path.removeprefix("/table/")}"]')
    expect(row).not_to_contain_text("to watch")


# -- nothing is stored -----------------------------------------------------------------

BLOCKED = """for (const storing of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, storing, {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
  });
}"""


def test_a_browser_that_stores_nothing_plays_until_its_page_is_closed(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, asked=False)
    page.add_init_script(BLOCKED)
    page.reload()
    table = invite_second_player(page).removeprefix("/table/").partition("#")[0]
    choose(page, "heroes elora reese")
    page.click(".bar .brand")
    page.click("[data-give-link]")
    expect(page.locator("[data-take-back]")).to_be_visible()
    page.click(f'[data-table="{table}"]')
    expect(page.locator('[data-moment="1"]')).to_be_visible()
    assert offered(page) != []
