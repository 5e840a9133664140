"""A page that was left does nothing more, whatever it was still waiting for."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, module, new_table


def held_up(page: Page, address: str) -> Callable[[], None]:
    """Answers to an address wait from now on; gives what lets them come."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(re.compile(address), hold)

    def release() -> None:
        assert waiting, f"nobody has asked for {address}"
        while waiting:
            waiting.pop().continue_()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)

    return release


def test_a_table_that_is_left_before_it_is_there_is_not_opened(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    path = new_table(page)
    page.goto(served.address)
    row = page.locator(f'[data-table="{path.removeprefix("/table/")}"]')
    row.wait_for()
    page.wait_for_load_state("networkidle")
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    release = held_up(page, r"/api/tables/\w+$")
    with page.expect_request(re.compile(r"/api/tables/\w+$")):
        row.click()
    page.go_back()
    page.wait_for_selector("[data-game], .game.blank")
    release()
    page.wait_for_selector("[data-new-game]")
    assert opened == []
    assert page.locator("link[data-board]").count() == 0


def test_a_moment_that_comes_late_leaves_the_address_of_another_page(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    new_table(page)
    choose(page, "draw")
    release = held_up(page, "/moments/0$")
    with page.expect_request(re.compile("/moments/0$")):
        page.keyboard.press("Home")
    page.go_back()
    page.wait_for_selector("[data-new-game]")
    release()
    assert page.url == served.address + "/"


FOLLOWING = """async (address) => {
  const { Following } = await import(address);
  let answer;
  const asked = new Promise((resolve) => (answer = resolve));
  window.fetch = () => asked;
  const taken = [];
  const motion = { pace: 5, now: null, skip() {} };
  const table = { seq: 0, moments: 0, history: [], events: [], seats: [], choice: null };
  const page = { id: "x", table, motion, update() {}, take: (state) => taken.push(state.seq) };
  const following = new Following(page);
  const history = [0, 1, 2].map((moment) => ({ bot: "steward", moment }));
  const state = { ...table, seq: 3, moments: 3, history, history_from: 0 };
  following.holds(state);
  following.leave();
  answer(new Response(JSON.stringify({ ...table, moments: 1 })));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return taken;
}"""


def test_moves_of_bots_that_come_late_are_not_shown(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    assert page.evaluate(FOLLOWING, module(page, "following.js")) == []
