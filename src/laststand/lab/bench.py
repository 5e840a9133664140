"""`laststand bench`: every game, pure and compiled, random and played by its steward, and beside
them in the same run a peer.

Each measurement is a process of its own; the rounds go through all of them in turn, and the
best round of each counts, so that whatever else the machine does falls on all alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from laststand.kernel.errors import LaststandError
from laststand.kernel.game import game_ids
from laststand.lab.measure import PEER

BOT: Final = "steward"


def bench(rounds: int, seconds: float, as_json: bool) -> None:
    best: dict[str, dict[str, Any]] = {}
    plan = [job for _ in range(rounds) for job in _jobs()]
    console = Console(stderr=True)
    for what, folder in track(
        plan, "measuring", console=console, transient=True, disable=not console.is_terminal
    ):
        measured = _measure(what, folder, seconds)
        name = f"{' '.join(what)} {measured['build']}"
        fastest = best.get(name)
        if fastest is None or measured["decisions_per_second"] > fastest["decisions_per_second"]:
            best[name] = measured
    peer = best.get(f"{PEER} pure")
    for row in best.values():
        row["times_peer"] = (
            row["decisions_per_second"] / peer["decisions_per_second"] if peer else None
        )
    if as_json:
        print(json.dumps(best, indent=2))
    else:
        _print(best)


def _jobs() -> list[tuple[list[str], Path]]:
    """What is measured, a game and perhaps its bot, and from which folder of the package."""
    plays = [[game] for game in game_ids()] + [[game, BOT] for game in game_ids()]
    jobs = [(what, folder) for folder in _builds() for what in plays]
    if find_spec(PEER) is not None:
        jobs.append(([PEER], _builds()[0]))
    return jobs


def _builds() -> list[Path]:
    """The folders on the path that hold a build: this one, and in a checkout the other."""
    here = Path(__file__).resolve().parents[2]
    builds = [here]
    for root in (here.parent, here.parents[1]):
        builds += [root / "src", root / "build" / "compiled"]
    found = [build for build in builds if (build / "laststand" / "kernel").is_dir()]
    return list(dict.fromkeys(found))


def _measure(what: list[str], folder: Path, seconds: float) -> dict[str, Any]:
    game, *bot = what
    done = subprocess.run(
        [sys.executable, "-m", "laststand.lab.measure", game, str(seconds), *bot],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason was given"])[-1]
        raise LaststandError(f"{game} in {folder} could not be measured: {reason}")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def _print(best: dict[str, dict[str, Any]]) -> None:
    table = Table("", "decisions/s", f"× {PEER}", "games/s", "clones/s", "a clone, in decisions")
    for name, row in best.items():
        times = "" if row["times_peer"] is None else f"{row['times_peer']:.1f}"
        played = [f"{row['decisions_per_second']:,.0f}", times, f"{row['games_per_second']:,.1f}"]
        table.add_row(name, *played, *_clones(row))
    Console().print(table)


def _clones(row: dict[str, Any]) -> list[str]:
    """Measured in random games alone."""
    if "bot" in row:
        return ["", ""]
    return [f"{row['clones_per_second']:,.0f}", f"{row['clone_in_decisions']:.1f}"]
