"""Plays an experiment: hands out errands, takes rows in, writes them down, and stops when every
cell has the games it needs. Whatever happens to workers, a game counts once."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa

from laststand.kernel.errors import LaststandError
from laststand.lab.arrow import cell_id, in_order, joined, table_of
from laststand.lab.experiment import Experiment, read_experiment
from laststand.lab.folder import Folder, FolderRefused
from laststand.lab.places import LOCAL, Place, opened
from laststand.lab.playing import Errand, Harvest, play_errand
from laststand.lab.pool import QUEUED, leave_if_starting, without_guard
from laststand.lab.tally import Tally

ERRAND_SECONDS = 2.0
"""How long a worker is sent away for: what handing out costs is little beside it, and little is
lost with a worker."""

WRITE_FIRST, WRITE_LAST = 1.0, 30.0
"""Seconds after which rows are written: soon at first, then every time a little later."""

PATIENCE = 5
"""How often in a row workers may die with nothing done in between."""


@dataclass(frozen=True)
class Progress:
    """How far an experiment is."""

    cells: int
    cells_done: int
    games: int
    games_done: int
    new_games: int
    workers: int


@dataclass(frozen=True)
class Sent:
    """An errand that is in work: of which cell, and who took it."""

    number: int
    errand: Errand
    executor: Executor


Hear = Callable[[Progress], None]


def run(
    experiment: Path | str | Mapping[str, Any] | Experiment,
    *,
    on: str = LOCAL,
    into: Path | str | None = None,
    jobs: int | None = None,
    hear: Hear | None = None,
) -> pa.Table:
    """Plays what is missing of an experiment and returns all its games as an Arrow table, by
    cell and seed. With a folder `into`, the games are kept there and only missing ones played."""
    leave_if_starting()
    if not isinstance(experiment, Experiment):
        experiment = read_experiment(experiment)
    folder = None if into is None else Folder(Path(into))
    with ExitStack() as stack:
        if folder is not None:
            stack.enter_context(folder.held())
        running = Running(experiment, folder, hear or (lambda progress: None))
        if not running.is_done:
            running.tell(workers=0)
            running.play(stack.enter_context(opened(on, jobs)))
        return running.table()


class Running:
    """One run of an experiment."""

    def __init__(self, experiment: Experiment, folder: Folder | None, hear: Hear) -> None:
        self.experiment = experiment
        self.folder = folder
        self.hear = hear
        self.tallies = [
            Tally(games, experiment.width, experiment.seed) for games in experiment.games
        ]
        self._kept: list[pa.Table] = []
        self._unwritten: list[pa.Table] = []
        self._written_at = time.monotonic()
        self._write_after = WRITE_FIRST
        self._new_games = 0
        self._lost_in_a_row = 0
        self._in_work: dict[Future[Harvest], Sent] = {}
        self._paces = [0.0] * len(experiment.cells)
        if folder is not None:
            self._take_up(folder)
            folder.entitle(experiment.title, experiment.source)

    def _take_up(self, folder: Folder) -> None:
        """Goes on with what the folder holds."""
        cells = {cell_id(cell): number for number, cell in enumerate(self.experiment.cells)}
        found = folder.read()
        for id, seed, won in zip(
            *(found.column(name).to_pylist() for name in ("cell", "seed", "won")), strict=True
        ):
            if id not in cells:
                raise self._stranger(folder, found, id)
            self.tallies[cells[id]].take(seed, won)

    def _stranger(self, folder: Folder, found: pa.Table, id: str) -> FolderRefused:
        row = found.slice(found.column("cell").index(id).as_py(), 1).to_pylist()[0]
        for cell in self.experiment.cells:
            if cell.game == row["game"] and cell.rules != row["rules"]:
                return FolderRefused(
                    f"{folder} holds games by other rules of {cell.game} ({row['rules']}, now "
                    f"{cell.rules}): play into another folder (--into FOLDER)"
                )
        return FolderRefused(
            f"{folder} holds games of another experiment ({row['game']}, bot {row['bot']}, "
            f"content {row['content']}, cell {id}): play into another folder (--into FOLDER)"
        )

    # -- playing -----------------------------------------------------------------------

    @property
    def is_done(self) -> bool:
        return all(tally.is_done for tally in self.tallies)

    def play(self, place: Place) -> None:
        try:
            while not self.is_done:
                self._hand_out(place)
                self._take_in(place)
                self._write_now_and_then()
        finally:
            for future in self._in_work:
                future.cancel()
            self._write()

    def _hand_out(self, place: Place) -> None:
        room = QUEUED * max(1, place.workers()) - len(self._in_work)
        for number, tally in enumerate(self.tallies):
            while room > 0:
                seeds = tally.hand_out(self._errand_size(number))
                if not seeds:
                    break
                self._send(place, number, Errand(self.experiment.cells[number], seeds))
                room -= 1

    def _errand_size(self, number: int) -> int:
        """One game at first; when a cell's pace is known, as many as fill the time."""
        seconds = self._paces[number]
        return max(1, min(1000, int(ERRAND_SECONDS / seconds))) if seconds else 1

    def _send(self, place: Place, number: int, errand: Errand) -> None:
        sent = Sent(number, errand, place.executor())
        try:
            future = sent.executor.submit(play_errand, errand)
        except place.lost:
            self._lose(place, sent)
        else:
            self._in_work[future] = sent

    def _take_in(self, place: Place) -> None:
        done, _ = wait(self._in_work, timeout=1.0, return_when=FIRST_COMPLETED)
        for future in done:
            sent = self._in_work.pop(future)
            try:
                self._count(sent.number, future.result())
            except place.lost:
                self._lose(place, sent)
            except CancelledError:  # by a cluster that is going away: the next look says so
                self.tallies[sent.number].put_back(sent.errand.seeds)
            except Exception as error:
                raise place.explained(error) from error.__cause__
        self.tell(place.workers())

    def _lose(self, place: Place, sent: Sent) -> None:
        """A worker died. With a pool, every errand that it had fails one after the other."""
        self.tallies[sent.number].put_back(sent.errand.seeds)
        if sent.executor is not place.executor():
            return
        self._lost_in_a_row += 1
        if self._lost_in_a_row > PATIENCE:
            hint = "" if self._new_games else without_guard()
            raise LaststandError(
                f"workers died {self._lost_in_a_row} times in a row with nothing played in "
                f"between{hint}"
            ) from None
        place.renew()

    def _count(self, number: int, harvest: Harvest) -> None:
        tally = self.tallies[number]
        rows = [row for row in harvest.rows if tally.take(row.seed, row.won)]
        self._lost_in_a_row = 0
        self._paces[number] = harvest.seconds / len(harvest.rows)
        self._new_games += len(rows)
        if rows:
            cell = self.experiment.cells[number]
            self._unwritten.append(table_of(cell, rows, harvest.version))

    # -- keeping -----------------------------------------------------------------------

    def _write_now_and_then(self) -> None:
        if time.monotonic() - self._written_at > self._write_after:
            self._write()
            self._write_after = min(WRITE_LAST, 1.5 * self._write_after)

    def _write(self) -> None:
        self._written_at = time.monotonic()
        rows, self._unwritten = self._unwritten, []
        if rows and self.folder is not None:
            self.folder.add(joined(rows))
        elif rows:
            self._kept += rows

    def table(self) -> pa.Table:
        """All games of the experiment, those that were in the folder before among them."""
        if self.folder is None:
            return in_order(joined(self._kept))
        self.folder.settle()
        return self.folder.read()

    def tell(self, workers: int) -> None:
        done = [tally.is_done for tally in self.tallies]
        self.hear(
            Progress(
                len(done),
                sum(done),
                sum(tally.expected() for tally in self.tallies),
                sum(tally.played for tally in self.tallies),
                self._new_games,
                workers,
            )
        )
