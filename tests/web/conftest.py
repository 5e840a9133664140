"""A server in a process of its own and a real Chromium; without one these tests are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.depth import IS_EVERYDAY
from tests.web.stage import Served, Watched

BROWSERS = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
]
"""The first takes half the time of the others: the same engine without a window's furniture."""
FLAGS = ["--no-sandbox", "--renderer-process-limit=1"]
"""A page is opened in the process of the one before: to start one takes as long as the page."""
UNPAINTED = ["--force-gpu-mem-available-mb=0"]
"""No memory for pixels, so none are painted, which is half of a page's work: all is laid out, told
and clicked as it is otherwise. At full depth it is painted, and wherever a test looks at it."""
DESK = (1280, 720)
PATIENCE = 180_000
"""Milliseconds for what comes at once, on a machine that has much else to do."""

expect.set_options(timeout=PATIENCE)

ASKED = """
  const key = "laststand.preferences";
  const had = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ asked: true, ...had }));
"""
"""Somebody who wants to be asked everything: each choice of a test is then one moment."""

Visitor = Callable[..., Page]
Wishes = tuple[int, int, str, bool, bool]
"""Width, height, language, whether to be asked everything, and whether it must be painted."""
Launch = Callable[[bool], Browser]


@pytest.fixture(autouse=True)
def no_loop() -> None:
    """Playwright's own goes on between its calls."""


@pytest.fixture(scope="session")
def launch() -> Iterator[Launch]:
    """A browser that paints, or one that may do without; each is launched once."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium or Chrome on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium
        launched: dict[bool, Browser] = {}

        def launch(painted: bool) -> Browser:
            if painted not in launched:
                flags = [*FLAGS, *([] if painted else UNPAINTED)]
                launched[painted] = chromium.launch(
                    executable_path=found, args=flags, timeout=PATIENCE
                )
            return launched[painted]

        yield launch
        for browser in launched.values():
            browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield served
    served.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that the test may kill."""
    served = Served(tmp_path / "tables.sqlite3")
    yield served
    served.kill()


class Profiles:
    """Browser profiles. One that has been used is wiped and used again: it keeps nothing but the
    page's files, and a blank page, which keeps its process; so a visit takes half of the time."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self.idle: dict[Wishes, list[Page]] = {}

    def take(self, wishes: Wishes) -> Page:
        """A blank page in a profile."""
        waiting = self.idle.get(wishes)
        return waiting.pop() if waiting else self.make(wishes).new_page()

    def make(self, wishes: Wishes) -> BrowserContext:
        width, height, language, asked, painted = wishes
        context = self.launch(painted).new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        if asked:
            context.add_init_script(ASKED)
        return context

    def give_back(self, wishes: Wishes, context: BrowserContext, origin: str) -> None:
        context.set_offline(False)
        used = context.pages
        blank = context.new_page()
        for page in used:
            page.close()
        wiper = context.new_cdp_session(blank)
        wiper.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        wiper.detach()
        self.idle.setdefault(wishes, []).append(blank)


@pytest.fixture(scope="session")
def profiles(launch: Launch) -> Profiles:
    return Profiles(launch)


@pytest.fixture
def visit(profiles: Profiles) -> Iterator[Visitor]:
    """Opens pages, each in a browser profile of its own. At the end nothing may have been
    written to their consoles, and no other host may have been asked for anything. A page whose
    clock is to be stopped asks for a profile that is thrown away: its clock stays stopped."""
    taken: list[tuple[Wishes, BrowserContext, Served]] = []
    thrown_away: list[BrowserContext] = []
    watched: list[Watched] = []

    def visit(
        served: Served,
        path: str = "/",
        size: tuple[int, int] = DESK,
        language: str = "en",
        asked: bool = True,
        once: bool = False,
        painted: bool = not IS_EVERYDAY,
    ) -> Page:
        wishes = (*size, language, asked, painted)
        if once:
            page = profiles.make(wishes).new_page()
            thrown_away.append(page.context)
        else:
            page = profiles.take(wishes)
            taken.append((wishes, page.context, served))
        watched.append(Watched(page, served))
        page.goto(served.address + path)
        return page

    yield visit
    for context in thrown_away:
        context.close()
    for wishes, context, served in taken:
        profiles.give_back(wishes, context, served.address)
    for one in watched:
        one.expect_calm()
