"""The folder of an experiment's games: Parquet, written so that what is there is whole.

`parts/` takes rows as they come, each file made aside and put in place by a rename; when a run
ends they are laid together in `cells/`, one file for each cell, in the order of the seeds. A game
that stands in both, because somebody pulled the plug in between, counts once.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as compute
import pyarrow.parquet as parquet

from laststand.kernel.errors import LaststandError
from laststand.lab.arrow import empty_table, in_order, joined

TITLE = "experiment.json"


class FolderRefused(LaststandError):
    """A folder that cannot be used, or is full."""


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"
        self.cells = path / "cells"

    def __str__(self) -> str:
        return str(self.path)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else writes here meanwhile."""
        with self._told():
            self.parts.mkdir(parents=True, exist_ok=True)
            self.cells.mkdir(exist_ok=True)
            lock = (self.path / "lock").open("w")
        with lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise FolderRefused(f"another run is writing into {self.path}") from None
            yield

    def entitle(self, title: str, source: str) -> None:
        """Says what the games are for, and what `laststand lab run` was given for them."""
        with self._told():
            (self.path / TITLE).write_text(json.dumps({"title": title, "source": source}) + "\n")

    def title(self) -> tuple[str, str]:
        """The title and the source; the folder's name where nobody said."""
        try:
            told = json.loads((self.path / TITLE).read_text())
            return str(told["title"]), str(told["source"])
        except (OSError, ValueError, KeyError, TypeError):
            return self.path.name, ""

    def read(self) -> pa.Table:
        """Every game, once, cell by cell in the order of the seeds."""
        if not self.path.is_dir():
            raise FolderRefused(f"{self.path}: there is no such folder of games")
        files = _parquets(self.cells) + _parquets(self.parts)
        return in_order(joined([self._table(file) for file in files]))

    def add(self, rows: pa.Table) -> None:
        """A new part; it is on the disk when this returns."""
        numbers = [int(file.stem) for file in _parquets(self.parts) if file.stem.isdecimal()]
        self._write(rows, self.parts / f"{max(numbers, default=0) + 1:06}.parquet")

    def settle(self) -> None:
        """Lays the parts together."""
        files = _parquets(self.parts)
        fresh = joined([self._table(file) for file in files])
        for cell in fresh.column("cell").unique().to_pylist():
            file = self.cells / f"{cell}.parquet"
            before = [self._table(file)] if file.exists() else []
            self._write(in_order(joined([*before, _of_cell(fresh, cell)])), file)
        for file in files:
            file.unlink()

    def _table(self, file: Path) -> pa.Table:
        try:
            table = parquet.ParquetFile(file).read()
        except (OSError, pa.ArrowException) as error:
            reason = str(error).partition("\n")[0]
            raise FolderRefused(f"{file} cannot be read as Parquet: {reason}") from None
        _expect_games(table.schema, file)
        return table

    def _write(self, rows: pa.Table, file: Path) -> None:
        fresh = file.with_suffix(".new")
        with self._told():
            try:
                with fresh.open("wb") as out:
                    parquet.write_table(rows, out, compression="zstd")
                    out.flush()
                    os.fsync(out.fileno())
                fresh.replace(file)
            except BaseException:
                fresh.unlink(missing_ok=True)
                raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise FolderRefused(
                f"{self.path} cannot be written: {reason}; what was written before is kept"
            ) from None


def _expect_games(schema: pa.Schema, file: Path) -> None:
    for wanted in empty_table().schema:
        if wanted.name not in schema.names:
            raise FolderRefused(f"{file} holds no games of the lab: no column '{wanted.name}'")
        found = schema.field(wanted.name).type
        if found != wanted.type:
            raise FolderRefused(
                f"{file} holds no games of the lab: column '{wanted.name}' is {found}, "
                f"not {wanted.type}"
            )


def _parquets(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.parquet"))


def _of_cell(table: pa.Table, cell: str) -> pa.Table:
    return table.filter(compute.equal(table.column("cell"), cell))
