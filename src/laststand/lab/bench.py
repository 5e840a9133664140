"""`laststand bench`: every game, pure and compiled, random and played by its steward, and beside
them in the same run a peer, or with `--peers` all that are installed and our environments.

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
from laststand.lab.peers import PEERS, installed

USUAL_PEER = "catanatron"
ENVIRONMENTS = ("seats", "team")
CLONE = "a clone, in decisions"

BOT: Final = "steward"


def bench(rounds: int, seconds: float, as_json: bool, peers: bool = False) -> None:
    best: dict[str, dict[str, Any]] = {}
    plan = [job for _ in range(rounds) for job in jobs(peers)]
    console = Console(stderr=True)
    for what, folder in track(
        plan, "measuring", console=console, transient=True, disable=not console.is_terminal
    ):
        measured = _measure(what, folder, seconds)
        name = f"{' '.join(what)} {measured['build']}"
        fastest = best.get(name)
        if fastest is None or measured["decisions_per_second"] > fastest["decisions_per_second"]:
            best[name] = measured
    _compare(best)
    if as_json:
        print(json.dumps(best, indent=2))
    else:
        _print(best)


def _compare(best: dict[str, dict[str, Any]]) -> None:
    """How many times as fast as each peer everything is."""
    paces = {
        peer: row["decisions_per_second"]
        for peer in PEERS
        for name, row in best.items()
        if name.startswith(peer)
    }
    for row in best.values():
        row["times"] = {peer: row["decisions_per_second"] / pace for peer, pace in paces.items()}


def jobs(peers: bool) -> list[tuple[list[str], Path]]:
    """What is measured, a game and perhaps its bot or environment, and from which folder of the
    package."""
    builds = _builds()
    plays = [[game] for game in game_ids()] + [[game, BOT] for game in game_ids()]
    if peers and find_spec("pettingzoo") is not None:
        plays += [[game, kind] for game in game_ids() for kind in ENVIRONMENTS]
    ours = [(play, folder) for folder in builds for play in plays]
    return ours + [([peer], builds[0]) for peer in installed() if peers or peer == USUAL_PEER]


def _builds() -> list[Path]:
    """The folders on the path that hold a build: this one, and in a checkout the other."""
    here = Path(__file__).resolve().parents[2]
    builds = [here]
    for root in (here.parent, here.parents[1]):
        builds += [root / "src", root / "build" / "compiled"]
    found = [build for build in builds if (build / "laststand" / "kernel").is_dir()]
    return list(dict.fromkeys(found))


def _measure(what: list[str], folder: Path, seconds: float) -> dict[str, Any]:
    game, *how = what
    layer = "envs" if how and how[0] in ENVIRONMENTS else "lab"
    done = subprocess.run(
        [sys.executable, "-m", f"laststand.{layer}.measure", game, str(seconds), *how],
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
    peers = list(next(iter(best.values()))["times"])
    table = Table("", "decisions/s", *(f"× {peer}" for peer in peers), "games/s", "clones/s", CLONE)
    for name, row in best.items():
        table.add_row(
            name,
            f"{row['decisions_per_second']:,.0f}",
            *(f"{times:.1f}" for times in row["times"].values()),
            f"{row['games_per_second']:,.1f}",
            _number(row.get("clones_per_second"), ",.0f"),
            _number(row.get("clone_in_decisions"), ".1f"),
        )
    Console().print(table)


def _number(value: float | None, form: str) -> str:
    """Clones are measured in random games alone, and not every peer has them."""
    return "" if value is None else format(value, form)
