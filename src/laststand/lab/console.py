"""`laststand lab`: what people see of an experiment in the terminal."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pyarrow as pa
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from laststand.lab.cells import GameResult, results_of
from laststand.lab.experiment import read_experiment
from laststand.lab.runner import Progress as Far
from laststand.lab.runner import run


def run_experiment(file: Path, on: str, into: Path | None, jobs: int | None) -> None:
    """`laststand lab run`."""
    for talker in ("distributed", "tornado"):  # what they have to say we say in a sentence
        logging.getLogger(talker).setLevel(logging.CRITICAL + 1)
    experiment = read_experiment(file)
    folder = into or Path("lab") / file.stem
    started = time.monotonic()
    shown = Shown()
    try:
        with shown.progress:
            table = run(experiment, on=on, into=folder, jobs=jobs, hear=shown.hear)
    except KeyboardInterrupt:
        print(f"stopped: {shown.games_done} games are in {folder}; the same command goes on")
        raise
    _print_results(table)
    seconds = time.monotonic() - started
    if shown.new_games:
        print(
            f"{shown.new_games} games in {seconds:.0f} s: {shown.new_games / seconds:.1f} a second"
        )
    print(f"{len(table)} games in {folder}; laststand lab report {folder}")


class Shown:
    """The progress bar, on a terminal only."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("cells {task.fields[cells]}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[pace]:.1f} games/s on {task.fields[workers]}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task("", cells="", pace=0.0, workers=0, total=None)
        self.started = time.monotonic()
        self.games_done = self.new_games = 0

    def hear(self, far: Far) -> None:
        self.games_done, self.new_games = far.games_done, far.new_games
        self.progress.update(
            self.task,
            total=far.games,
            completed=far.games_done,
            cells=f"{far.cells_done}/{far.cells}",
            pace=far.new_games / (time.monotonic() - self.started),
            workers=far.workers,
        )


def _print_results(table: pa.Table) -> None:
    for result in results_of(table):
        Console().print(_result_table(result))


def _result_table(result: GameResult) -> Table:
    table = Table(result.game, "games", "won", "95 %", "turns", "choices")
    for cell in result.cells:
        low, high = cell.interval
        table.add_row(
            cell.words(result.varied),
            str(cell.count),
            f"{cell.rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{cell.mean('turns'):.0f}",
            f"{cell.mean('choices'):.0f}",
        )
    return table
