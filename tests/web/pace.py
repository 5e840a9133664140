"""How long the page takes from a click to the painted answer, in Chromium, for each game:
`python -m tests.web.pace [FOLDER …]`, folders that hold a package `laststand` each (`src` of a
checkout; without one, this one's). They are measured in turn, click by click, so that whatever
else the machine does falls on all alike; told are the median and the quickest tenth, in
milliseconds. It is done within two minutes."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from laststand import Match
from tests.web.conftest import BROWSERS
from tests.web.stage import Served, is_over, moment, offered, sit_at

CLICKS = 60
SECONDS = 30
"""Whichever is reached first, for each game."""
GAMES = ["stronghold", "bastion", "spell"]
PREFERENCES = '{"speed": "none", "language": "en", "asked": true}'

CLICK = """async ([option, moment]) => {
  const button = document.querySelector(`[data-option="${CSS.escape(option)}"]`);
  if (!button) return null;
  const painted = new Promise((done) => {
    setTimeout(() => done(NaN), 5000);
    const look = () => {
      if (!document.querySelector(`[data-moment="${moment}"]`)) return;
      watching.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const begun = performance.now();
  button.click();
  const took = (await painted) - begun;
  return Number.isNaN(took) ? null : took;
}"""
"""None: it was never painted."""


class Player:
    """Somebody who plays at random, and a page of theirs."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.luck = Random(1)
        self.times: list[float] = []
        self.lay()

    def lay(self) -> None:
        is_spell = self.game == "spell"
        options: dict[str, Any] = {"scenario": "introduction"} if is_spell else {}
        match = Match.new(self.game, seed=self.luck.randrange(10**6), **options)
        sit_at(self.page, match.position())

    def click(self) -> None:
        if is_over(self.page):
            self.lay()
        options = offered(self.page)
        if not options:
            return
        wanted = [self.luck.choice(options), str(moment(self.page) + 1)]
        spent: float | None = self.page.evaluate(CLICK, wanted)
        if spent is not None:
            self.times.append(spent)


def play(players: list[Player]) -> None:
    """Each clicks once, again and again."""
    until = time.monotonic() + SECONDS
    for _ in range(CLICKS):
        for player in players:
            player.click()
        if time.monotonic() > until:
            return


def new_page(browser: Browser, build: Served) -> Page:
    page = browser.new_page()
    page.add_init_script(f"localStorage['laststand.preferences'] = '{PREFERENCES}'")
    page.goto(build.address)
    return page


def tell(folder: Path, player: Player) -> None:
    times = sorted(player.times)
    median, quick = statistics.median(times), times[len(times) // 10]
    print(
        f"{folder}, {player.game}: {len(times)} clicks, median {median:.1f} ms, "
        f"quickest tenth {quick:.1f} ms"
    )


def main() -> None:
    folders = [Path(name).resolve() for name in sys.argv[1:] or ["src"]]
    browser_file = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_file, args=["--no-sandbox"])
        builds = [Served(Path(place) / f"{n}.sqlite3", folder) for n, folder in enumerate(folders)]
        try:
            for game in GAMES:
                players = [Player(new_page(browser, build), game) for build in builds]
                play(players)
                for folder, player in zip(folders, players, strict=True):
                    tell(folder, player)
                    player.page.close()
        finally:
            for build in builds:
                build.kill()
            browser.close()


if __name__ == "__main__":
    main()
