"""Backups, also while the server runs: every table there is, in one SQLite file, whatever
database it comes from or goes to."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from laststand.kernel.errors import LaststandError
from laststand.server.store import (
    Store,
    about,
    make_engine,
    make_file,
    metadata,
    notice_of,
    open_database,
    tables,
)

AT_ONCE: Final = 1000
"""Rows that are copied together."""

_PARTS: Final = [
    table for table in metadata.sorted_tables if table is not about and table is not tables
]
"""What belongs to a table, beside its row."""


def backup(url: sa.URL, file: Path) -> None:
    """Copies a database of any layout as it stands at one moment; the file is there only once
    it is whole."""
    with _said(url), tempfile.TemporaryDirectory(dir=_folder(file)) as folder:
        copy = Path(folder) / "copy"
        make_file(copy)
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(url.database or ""), copy)
        else:
            _copy_rows(url, copy)
        copy.replace(file)


def _folder(file: Path) -> Path:
    folder = file.absolute().parent
    if not folder.is_dir():
        raise LaststandError(f"there is no folder {folder}")
    return folder


@contextmanager
def _said(url: sa.URL) -> Iterator[None]:
    """What goes wrong, in a sentence."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        place = url.render_as_string(hide_password=True)
        raise LaststandError(f"{place}: {reason}") from None


def _copy_file(source: Path, copy: Path) -> None:
    if not source.is_file():
        raise LaststandError(f"there is no database {source}")
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(url: sa.URL, copy: Path) -> None:
    found = sa.MetaData()
    source, target = make_engine(url), sa.create_engine(f"sqlite:///{copy}")
    try:
        with source.connect() as here, target.begin() as there:
            here.execution_options(isolation_level="REPEATABLE READ")
            found.reflect(here, only=lambda name, _: name in metadata.tables)
            for column in [column for table in found.sorted_tables for column in table.c]:
                column.server_default = None  # in words that SQLite does not have
            found.create_all(there)
            for table in found.sorted_tables:
                for rows in _chunks(here.execute(sa.select(table))):
                    there.execute(table.insert(), rows)
    finally:
        source.dispose()
        target.dispose()


def _chunks(found: sa.CursorResult[Any]) -> Iterator[list[dict[str, Any]]]:
    for rows in found.partitions(AT_ONCE):
        yield [dict(row._mapping) for row in rows]


def restore(file: Path, url: sa.URL, replaces: bool = False) -> tuple[int, int]:
    """Puts the tables of a backup into a database: those it lacks, and if told so also those
    that it has. How many were put there, and how many were left as they are."""
    if not file.is_file():
        raise LaststandError(f"there is no file {file}")
    with _said(url), tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(file, copy)  # it may be of an older layout, and stays so
        kept = sa.URL.create("sqlite", database=str(copy))
        _open_backup(file, kept)
        open_database(url)
        source, store = make_engine(kept), Store(url)
        try:
            with source.connect() as here:
                return _restore_all(here, store, replaces)
        finally:
            source.dispose()
            store.close()


def _open_backup(file: Path, copy: sa.URL) -> None:
    """Brings the copy of a backup up to the present layout; what stands against it is said of the
    backup."""
    try:
        open_database(copy)
    except LaststandError as refused:
        raise LaststandError(str(refused).replace(copy.render_as_string(), str(file))) from None


def _restore_all(here: sa.Connection, store: Store, replaces: bool) -> tuple[int, int]:
    put = left = 0
    for row in here.execute(sa.select(tables)).all():
        with store.transaction() as there:
            if _put_back(here, there, dict(row._mapping), replaces, store):
                put += 1
            else:
                left += 1
    return put, left


def _put_back(
    here: sa.Connection, there: sa.Connection, row: dict[str, Any], replaces: bool, store: Store
) -> bool:
    """Puts one table back. Its revision is one nobody has seen: whoever has it in memory reads
    it again."""
    query = sa.select(tables.c.revision).where(tables.c.id == row["id"])
    known = there.execute(query if store.is_sqlite else query.with_for_update()).scalar()
    if known is not None and not replaces:
        return False
    for part in _PARTS:
        there.execute(part.delete().where(part.c.table_id == row["id"]))
    there.execute(tables.delete().where(tables.c.id == row["id"]))
    revision = max(known or 0, row["revision"]) + 1
    there.execute(tables.insert(), {**row, "revision": revision})
    for part in _PARTS:
        for rows in _chunks(here.execute(sa.select(part).where(part.c.table_id == row["id"]))):
            there.execute(part.insert(), rows)
    store.notify(there, [notice_of(row["id"], revision)])
    return True
