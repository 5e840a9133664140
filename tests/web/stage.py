"""What the browser tests stand on: a server to be killed and started again, a page that is
watched, and the few gestures of which all play consists."""

from __future__ import annotations

import json
import signal
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Dialog, Page, Request

from laststand import Match
from tests.server.stage import Server


class Served(Server):
    """The server as everybody has it, with a database file that outlives it."""

    def __init__(self, file: Path, package: Path | None = None, **wishes: Any) -> None:
        super().__init__(str(file), package=package, **wishes)

    def freeze(self) -> None:
        """As a cut cable would: it lives, and nothing comes from it."""
        self.process.send_signal(signal.SIGSTOP)


class Watched:
    """Notes what a page complains about, and whom it asks."""

    def __init__(self, page: Page, served: Served) -> None:
        self.served = served
        self.complaints: list[str] = []
        self.page = page
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)
        # What can be undone is never asked back by a dialog of the browser.
        page.on("dialog", self._interrupted)

    def _said(self, message: ConsoleMessage) -> None:
        is_loss = "WebSocket connection" in message.text or "ERR_INTERNET" in message.text
        is_loss = is_loss or "ERR_CONNECTION" in message.text
        # A browser notes every refused request; a file that is no save is refused on purpose.
        place = message.location["url"]
        is_refused_save = place.endswith("/api/positions")
        # So is a table that this program cannot show.
        is_unplayable = "status of 409" in message.text and "/api/tables/" in place
        # And whoever has lost a seat hears of it when they come back.
        is_void = "status of 401" in message.text and "/api/tables/" in place
        is_expected = is_loss or is_refused_save or is_unplayable or is_void
        if message.type in ("error", "warning") and not is_expected:
            self.complaints.append(message.text)

    def _interrupted(self, dialog: Dialog) -> None:
        self.complaints.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.served.address, "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def expect_calm(self) -> None:
        assert self.complaints == [], self.complaints


def module(page: Page, path: str) -> str:
    """The address of one of the page's modules, of the edition that the page is made of."""
    address: str = page.evaluate(
        "path => new URL(path, document.querySelector('script[type=module]').src).href", path
    )
    return address


# -- gestures --------------------------------------------------------------------------


def stop_time(page: Page) -> None:
    """From now on nothing on the page happens by itself."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def new_table(page: Page, seed: int = 7, **options: str) -> str:
    """Lays a table from the first page and gives its path."""
    page.click('[data-new-game="stronghold"]')
    open_all_options(page)
    page.fill('form input[name="seed"]', str(seed))
    for name, value in options.items():
        page.select_option(f'form select[name="{name}"]', value)
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    return page.url.removeprefix(page.url.split("/table/")[0])


def open_all_options(page: Page) -> None:
    """Opens what is for those who know the game."""
    page.click("[data-more-options] summary")


def sit_at(page: Page, position: dict[str, Any]) -> str:
    """Lays a table that stands as a position says, sits down at it, and gives its path."""
    path: str = page.evaluate(
        """async (position) => {
          const body = JSON.stringify({ position: JSON.stringify(position) });
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch("/api/positions", { method: "POST", headers, body });
          const laid = await answer.json();
          const tokens = [laid.owner, ...laid.seats.flatMap(({ token }) => token ?? [])];
          const before = JSON.parse(localStorage.getItem("laststand.seats") ?? "{}");
          localStorage.setItem("laststand.seats", JSON.stringify({ ...before, [laid.id]: tokens }));
          return `/table/${laid.id}`;
        }""",
        position,
    )
    page.goto(page.url.split("/table/")[0].rstrip("/") + path)
    page.wait_for_selector("[data-ask]")
    return path


def posted(served: Served, path: str, body: bytes, kind: str = "application/json") -> Any:
    headers = {"Content-Type": kind, "Origin": served.address}
    request = urllib.request.Request(served.address + path, data=body, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def sit_down(page: Page, served: Served, match: Match) -> None:
    """Goes to a table that stands where the match does, with all that happened before."""
    replay = posted(served, "/api/replays", match.record().encode(), "text/plain")
    at = json.dumps({"at": replay["state"]["moments"]}).encode()
    given = posted(served, f"/api/tables/{replay['id']}/branches", at)
    tokens = [given["owner"], *[seat["token"] for seat in given["seats"]]]
    page.evaluate(
        """held => {
          const before = JSON.parse(localStorage.getItem("laststand.seats") ?? "{}");
          localStorage.setItem("laststand.seats", JSON.stringify({ ...before, ...held }));
        }""",
        {given["id"]: tokens},
    )
    page.goto(f"{served.address}/table/{given['id']}")
    page.wait_for_selector("[data-ask], [data-outcome]")


def offered(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-option]").evaluate_all(
        "elements => elements.map(element => element.dataset.option)"
    )
    return found


def moment(page: Page) -> int:
    return int(str(page.get_attribute("[data-moment]", "data-moment")))


def is_over(page: Page) -> bool:
    return page.query_selector("[data-outcome]") is not None


def wait_for_moment(page: Page, number: int) -> None:
    page.wait_for_selector(f'[data-moment="{number}"]')


def choose(page: Page, notation: str) -> None:
    now = moment(page)
    unfold(page, notation)
    page.click(f'[data-option="{notation}"]')
    wait_for_moment(page, now + 1)


def unfold(page: Page, notation: str) -> None:
    """Opens what an option is folded into, if it is."""
    folded = page.locator(f'.within[hidden]:has([data-option="{notation}"])')
    if folded.count():
        folded.locator("xpath=preceding-sibling::button[@data-unfold][1]").click()


def someone_chooses(page: Page, random: Random) -> None:
    """A player who likes to fight and keeps the heroes for later."""
    options = offered(page)
    eager = [
        option for option in options if option.startswith(("defeat", "chest", "roll", "catapult"))
    ]
    calm = [option for option in options if not option.startswith(("hero ", "reroll", "token"))]
    choose(page, random.choice(eager or calm or options))


HASTEN = """async ([known, luck]) => {
  const id = location.pathname.split("/")[2];
  const tokens = JSON.parse(localStorage.getItem("laststand.seats"))[id].join(",");
  const headers = { Authorization: `Bearer ${tokens}`, "Content-Type": "application/json" };
  let state = await (await fetch(`/api/tables/${id}`, { headers })).json();
  const kind = () => {
    if (!state.choice) return null;
    const verbs = new Set(state.choice.options.map(({ verb }) => verb));
    return [state.choice.ask, ...verbs].join(" ");
  };
  for (const chance of luck) {
    if (!known.includes(kind())) break;
    const { options } = state.choice;
    const option = options[Math.floor(chance * options.length)].notation;
    const body = JSON.stringify({ seq: state.seq, option });
    const asked = { method: "POST", headers, body };
    state = await (await fetch(`/api/tables/${id}/choices`, asked)).json();
  }
  return [kind(), state.moments];
}"""


def hasten(page: Page, random: Random, seen: set[str]) -> bool:
    """Goes on to a kind of question that has not been answered yet; others are answered past the
    page, which follows. Says whether there is any: the game is over otherwise."""
    luck = [random.random() for _ in range(500)]
    kind, now = page.evaluate(HASTEN, [sorted(seen), luck])
    wait_for_moment(page, now)
    if kind is None:
        page.wait_for_selector("[data-outcome]")
        return False
    seen.add(kind)
    return True
