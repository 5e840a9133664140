"""How long the page takes from a click to the painted answer, in Chromium:
`python -m tests.web.pace FOLDER …`, folders that hold a package `laststand` each (`src` of a
checkout). They are measured in turn, click by click, so that whatever else the machine does falls
on all alike; told are the median and the quickest tenth, in milliseconds."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import BROWSERS
from tests.web.stage import SERVE, Served, is_over, moment, new_table, offered

CLICKS = 120
PREFERENCES = '{"speed": "none", "language": "en"}'

CLICK = """async ([option, moment]) => {
  const button = document.querySelector(`[data-option="${CSS.escape(option)}"]`);
  const painted = new Promise((done) => {
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
  return (await painted) - begun;
}"""


class Build(Served):
    """A server that runs the package of some folder."""

    def __init__(self, folder: Path, file: Path) -> None:
        super().__init__(file)
        self.folder = folder

    def start(self) -> None:
        code = SERVE.format(port=self.port, file=str(self.file))
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment)
        self.wait()


def click(page: Page, luck: Random) -> float | None:
    if is_over(page):
        page.goto(page.url.split("/table/")[0])
        new_table(page, seed=luck.randrange(10**6))
    options = offered(page)
    if not options:
        return None
    spent: float = page.evaluate(CLICK, [luck.choice(options), str(moment(page) + 1)])
    return spent


def main() -> None:
    folders = [Path(name).resolve() for name in sys.argv[1:]]
    browser_file = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_file, args=["--no-sandbox"])
        pages, spent = [], [list[float]() for _ in folders]
        builds = [Build(folder, Path(place) / f"{n}.sqlite3") for n, folder in enumerate(folders)]
        try:
            for build in builds:
                build.start()
                page = browser.new_page()
                page.add_init_script(f"localStorage['laststand.preferences'] = '{PREFERENCES}'")
                page.goto(build.address)
                new_table(page)
                pages.append((page, Random(1)))
            for _ in range(CLICKS):
                for (page, luck), times in zip(pages, spent, strict=True):
                    took = click(page, luck)
                    if took is not None:
                        times.append(took)
        finally:
            for build in builds:
                build.kill()
            browser.close()
    for folder, times in zip(folders, spent, strict=True):
        quick = sorted(times)[len(times) // 10]
        print(f"{folder}: median {statistics.median(times):.1f} ms, quickest tenth {quick:.1f} ms")


if __name__ == "__main__":
    main()
