"""`laststand lab`: what people see of an experiment in the terminal."""

from __future__ import annotations

import json
import logging
import time
from contextlib import suppress
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from laststand.lab.cells import GameResult, results_of
from laststand.lab.compare import CellPair, Comparison, compare
from laststand.lab.experiment import read_experiment
from laststand.lab.folder import Folder
from laststand.lab.pairs import Pairs
from laststand.lab.places import LOCAL
from laststand.lab.runner import Progress as Far
from laststand.lab.runner import run

FIRST_LINE, LAST_LINE = 30.0, 300.0
"""Seconds until the first line about a run where there is no bar, and at most between two."""


def run_experiment(
    file: Path, *, on: str, games: int | None, into: Path | None, jobs: int | None
) -> None:
    """`laststand lab run`."""
    if on != LOCAL:
        _quieten()
    experiment = read_experiment(file, games)
    folder = into or _usual_folder(file)
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


def _quieten() -> None:
    """What Dask has to say of a cluster we say in a sentence. It gives its loggers their levels as
    it is loaded, each its own."""
    with suppress(ModuleNotFoundError):
        import distributed  # noqa: F401
    for talker in list(logging.root.manager.loggerDict):
        if talker.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(talker).setLevel(logging.CRITICAL + 1)


def _usual_folder(file: Path) -> Path:
    return Path("lab") / file.stem


class Shown:
    """How far a run is: a bar on a terminal, elsewhere (a log, a batch job) a line now and then."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(stderr=True, highlight=False)
        self.progress = Progress(
            TextColumn("cells {task.fields[cells]}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[pace]}"),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
            disable=not self.console.is_terminal,
        )
        self.task = self.progress.add_task("", cells="", pace="", total=None)
        self.started = time.monotonic()
        self.line_after = FIRST_LINE
        self.games_done = self.new_games = 0

    def hear(self, far: Far) -> None:
        self.games_done, self.new_games = far.games_done, far.new_games
        seconds = time.monotonic() - self.started
        pace = far.new_games / max(seconds, 1e-9)
        words = f"{pace:.1f} games/s on {far.workers}" if far.workers else "waiting for workers"
        self.progress.update(
            self.task,
            total=far.games,
            completed=far.games_done,
            cells=f"{far.cells_done}/{far.cells}",
            pace=words,
        )
        if not self.console.is_terminal and seconds >= self.line_after:
            self.line_after = seconds + min(LAST_LINE, seconds)
            left = f", {_duration((far.games - far.games_done) / pace)} left" if pace else ""
            self.console.print(
                f"{far.games_done} of {far.games} games, {far.cells_done} of {far.cells} cells, "
                f"{words}{left}",
                soft_wrap=True,
            )


def _duration(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


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


def make_report(folder: Path, to: Path | None, documents: list[Path]) -> None:
    """`laststand lab report`."""
    from laststand.lab.report import write_report  # matplotlib takes a second to load
    from laststand.lab.tables import fill_document

    games = Folder(folder)
    file = to or folder / "report.html"
    if to is not None or not documents:
        write_report(games, file)
        print(file)
    for document in documents:
        print(f"{document}: {fill_document(games, document)} tables")


def bench_lab(games: int, as_json: bool) -> None:
    """`laststand bench --lab`."""
    from laststand.lab.scale import bench_scale

    _quieten()
    bench_scale(games, as_json)


def compare_folders(first: Path, second: Path, as_json: bool) -> None:
    """`laststand lab compare`; of an experiment's file, what is missing is played first."""
    comparisons = compare(_games(first), _games(second))
    if as_json:
        print(json.dumps([_document(comparison) for comparison in comparisons], indent=2))
        return
    for comparison in comparisons:
        _print_comparison(comparison)


def _games(place: Path) -> pa.Table:
    if place.suffix != ".toml":
        return Folder(place).read()
    shown = Shown()
    with shown.progress:
        return run(place, into=_usual_folder(place), hear=shown.hear)


def _print_comparison(comparison: Comparison) -> None:
    changes = [f"{name} {one} → {two}" for name, (one, two) in comparison.changed.items()]
    print(f"{comparison.game}: {'; '.join(changes) or 'nothing differs but the games'}")
    table = Table("", "pairs", "first won", "second won", "difference", "95 %", "p")
    rows = comparison.cells if len(comparison.cells) == 1 else [*comparison.cells, comparison.total]
    for cell in rows:
        pairs = cell.pairs
        low, high = pairs.interval()
        table.add_row(
            cell.name,
            str(pairs.count),
            f"{cell.first_won / pairs.count:.1%}",
            f"{cell.second_won / pairs.count:.1%}",
            f"{100 * pairs.difference:+.1f}",
            f"{100 * low:+.1f} to {100 * high:+.1f}",
            f"{pairs.p_value():.3f}",
        )
    Console().print(table)
    print(_verdict(comparison.total.pairs))


def _verdict(pairs: Pairs) -> str:
    """What can be said, and how many more games would settle what cannot."""
    if pairs.is_settled:
        better = "second" if pairs.difference > 0 else "first"
        return (
            f"Settled: the {better} wins more often, by {100 * abs(pairs.difference):.1f} points."
        )
    small = 0.02
    words = "Not settled."
    needed = pairs.needed(pairs.difference)
    if needed is not None:
        words += f" A difference as large as this one would show in {_more(needed, pairs)}."
    needed = pairs.needed(small)
    if needed is not None:
        words += f" One of {100 * small:.0f} points would in {_more(needed, pairs)}."
    return words


def _more(needed: int, pairs: Pairs) -> str:
    more = needed - pairs.count
    return (
        f"{more:,} more games of each" if more > 0 else "as many games as these, four times in five"
    )


def _document(comparison: Comparison) -> dict[str, Any]:
    total = comparison.total.pairs
    return {
        "game": comparison.game,
        "changed": comparison.changed,
        "cells": [_pair_document(cell) for cell in comparison.cells],
        "all": _pair_document(comparison.total),
        "pairs_needed": total.needed(total.difference),
    }


def _pair_document(cell: CellPair) -> dict[str, Any]:
    low, high = cell.pairs.interval()
    return {
        **asdict(cell),
        "difference": cell.pairs.difference,
        "low": low,
        "high": high,
        "p": cell.pairs.p_value(),
    }
