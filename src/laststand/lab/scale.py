"""`laststand bench --lab`: how far one scheduler reaches.

Games a second are measured on each number of workers that this machine has cores for. What handing
out costs is measured as processor time of the process that does it, on errands without a game, so
that neither the games nor other work on the machine are in it: for Dask that is the client and the
scheduler together. A worker takes an errand every `ERRAND_SECONDS`, so that their ratio is how many
workers one scheduler can keep busy.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import wait
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.table import Table

from laststand.lab.arrow import joined, table_of
from laststand.lab.experiment import read_experiment
from laststand.lab.places import DASK, LOCAL, opened
from laststand.lab.playing import Errand, play_errand
from laststand.lab.runner import ERRAND_SECONDS, run

EXPERIMENT = {"games": 1, "grid": [{"game": "stronghold", "options": {"boss": "alrath"}}]}
EMPTY_ERRANDS = 1000


@dataclass(frozen=True)
class Scale:
    """One place: the pace by number of workers, and the cost of an errand and of a row."""

    place: str
    games_per_second: dict[int, float]
    seconds_per_errand: float
    seconds_per_game: float
    seconds_per_row: float

    @property
    def most_workers(self) -> float:
        """How many workers keep one processor of the sender busy."""
        rows = ERRAND_SECONDS / self.seconds_per_game
        return ERRAND_SECONDS / (self.seconds_per_errand + rows * self.seconds_per_row)

    @property
    def most_games_per_second(self) -> float:
        return self.most_workers / self.seconds_per_game


def bench_scale(games: int, as_json: bool) -> None:
    game, row = seconds_per_game(), seconds_per_row()
    found = [measured(place, games, game, row) for place in (LOCAL, DASK)]
    if as_json:
        print(json.dumps([asdict(scale) for scale in found], indent=2))
        return
    Console().print(_table(found))
    print(
        f"a game takes {1000 * game:.0f} ms of a worker, its row {1000 * row:.2f} ms of the sender"
    )


def measured(place: str, games: int, per_game: float, per_row: float) -> Scale:
    workers = {count: pace(place, count, games) for count in range(1, (os.cpu_count() or 1) + 1)}
    return Scale(place, workers, seconds_per_errand(place), per_game, per_row)


def pace(place: str, workers: int, games: int) -> float:
    """Games a second, from the first that comes back."""
    heard: list[tuple[float, int]] = []
    run(
        {**EXPERIMENT, "games": games * workers},
        on=place,
        jobs=workers,
        hear=lambda far: heard.append((time.monotonic(), far.games_done)),
    )
    first = next(at for at, (_, done) in enumerate(heard) if done)
    (begun, some), (ended, all_of_them) = heard[first], heard[-1]
    return (all_of_them - some) / max(ended - begun, 1e-9)


def seconds_per_errand(place: str) -> float:
    cell = read_experiment(EXPERIMENT).cells[0]
    with opened(place, 1) as somewhere:
        executor = somewhere.executor()
        wait([executor.submit(play_errand, Errand(cell, (1,)))])

        def hand_out() -> None:
            wait([executor.submit(play_errand, Errand(cell, ())) for _ in range(EMPTY_ERRANDS)])

        return _processor_time(hand_out) / EMPTY_ERRANDS


def seconds_per_game() -> float:
    cell = read_experiment(EXPERIMENT).cells[0]
    play_errand(Errand(cell, (0,)))
    return _processor_time(lambda: play_errand(Errand(cell, tuple(range(1, 11))))) / 10


def seconds_per_row() -> float:
    """Of making rows Arrow; writing them is little beside it."""
    cell = read_experiment(EXPERIMENT).cells[0]
    rows = play_errand(Errand(cell, (1, 2, 3, 4))).rows * 50
    return _processor_time(lambda: joined([table_of(cell, rows, "")])) / len(rows)


def _processor_time(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return time.process_time() - before


def _table(found: list[Scale]) -> Table:
    counts = list(found[0].games_per_second)
    heads = [f"{count} workers" for count in counts]
    table = Table("games/s on", *heads, "an errand costs", "busy with", "that is")
    for scale in found:
        table.add_row(
            scale.place,
            *(f"{scale.games_per_second[count]:.1f}" for count in counts),
            f"{1000 * scale.seconds_per_errand:.2f} ms",
            f"{scale.most_workers:,.0f} workers",
            f"{scale.most_games_per_second:,.0f} games/s",
        )
    return table
