"""The database: SQLite or PostgreSQL, through SQLAlchemy Core.

Whatever is changed about a table is changed as it was at a revision; whoever comes second is
told so, and nothing is done. So what was decided on what one has in memory is written only if
that was current. All writing of a process happens on one thread, which commits everything that
waits in one transaction: a hundred tables share the cost of one flush to disk. What comes up in one
round of the event loop is handed to it together: it wakes once for all of it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec
import sqlalchemy as sa

from laststand.kernel.errors import LaststandError
from laststand.server.layouts import settle
from laststand.server.metrics import Metrics
from laststand.server.problems import Problem
from laststand.server.rows import (
    ConsentRow,
    Entry,
    Listed,
    SeatRow,
    Standing,
    TableRow,
    Whole,
)

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")

CHANNEL: Final = "laststand"
metrics: Final = Metrics()

LINK_DAYS: Final = 1.0
"""How long a link to another device can be used."""

GATHERING: Final = 0.004
"""Seconds for which the writer waits for more, where commits of several follow one another."""

READERS: Final = 4
"""Threads that read."""

metadata = sa.MetaData()

about = sa.Table("about", metadata, sa.Column("schema", sa.Integer, primary_key=True))

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("open_luck", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("origin", sa.Text),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("frozen", sa.Boolean, nullable=False),
    sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("branch_of", sa.String(16)),
    sa.Column("branch_at", sa.Integer),
    sa.Column("revision", sa.BigInteger, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("moments", sa.Integer, nullable=False),
    sa.Column("ask", sa.Text),
    sa.Column("asked", sa.Integer),
    sa.Column("outcome", sa.Text),
    sa.Column("rewound", sa.Boolean, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),
    sa.Column("by_seat", sa.Integer),
    sa.Column("bot", sa.Text),
    sa.Column("target", sa.Integer, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("invitation", sa.String(64)),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("link", sa.String(64)),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("giver", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), nullable=False, index=True),
    sa.Column("moves", sa.Boolean, nullable=False),
    sa.Column("made", sa.String(32), nullable=False),
)

consents = sa.Table(
    "consents",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("target", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("asker", sa.Integer, nullable=False),
)

aids = sa.Table(
    "aids",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("analysis", sa.Text),
)
"""What helps people at a table: whether they may ask for hints, and its analysis, as of a seq."""


def now(days_ago: float = 0) -> str:
    time = datetime.now(UTC) - timedelta(days=days_ago)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Away(Problem):
    """The database cannot be reached just now."""

    def __init__(self, reason: object) -> None:
        super().__init__(503, "away", wait=2)
        metrics.away += 1
        log.warning("the database does not answer: %s", str(reason).partition("\n")[0])


class Write:
    """Something to be written, and whoever waits for it to be on disk."""

    def __init__(self, key: str, work: Callable[[sa.Connection], Any]) -> None:
        self.key: Final = key
        self.work: Final = work
        self.loop: Final = asyncio.get_running_loop()
        self.done: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    """Tables in a database. Where it is away for a while, whoever asks is told so, and it is
    tried again with the next question."""

    def __init__(self, database: sa.URL | sa.Engine, patience: float = 5.0) -> None:
        self.engine: Final = database if isinstance(database, sa.Engine) else make_engine(database)
        self.is_sqlite: Final = self.engine.dialect.name == "sqlite"
        self.patience: Final = patience
        """Seconds for which a write waits for a database that has just gone."""
        self._new: list[Write] = []
        self._writes: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._rush_until = 0.0
        self._readers: Final = ThreadPoolExecutor(READERS, "read")
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._line: sa.Connection | None = None
        self._preparing: Final = threading.Lock()
        self._closing: Final = threading.Lock()
        self._is_closed = False
        self._is_prepared = False
        self._is_away = False
        self._prepared: Final = Prepared(self.engine.dialect)
        driver: Any = self.engine.dialect.loaded_dbapi
        self._gone: Final = (*UNREACHABLE, driver.OperationalError, driver.InterfaceError)
        self._wanted: dict[str, list[asyncio.Future[int | None]]] = {}
        self._glancing: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Commits what waits, then lets the database go. Whoever still asks is told that it is
        away: requests may outlast the end of the server."""
        with self._closing:
            self._is_closed = True
        if self._writer.is_alive():
            self._writes.put(None)
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def prepare(self) -> None:
        """Makes sure, once, that the database is of the present layout."""
        with self._preparing:
            if self._is_prepared:
                return
            with self.transaction() as connection:
                if not self.is_sqlite:  # two workers that start at once must not both create
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(7351)"))
                settle(connection, metadata, about)
            self._is_prepared = True

    # -- reading -----------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T], is_one_question: bool = False) -> T:
        """Does a work that reads. What takes more than one question sees one moment."""
        loop = asyncio.get_running_loop()
        try:
            reading = loop.run_in_executor(self._readers, self._read, work, is_one_question)
        except RuntimeError as closed:
            raise Away(closed) from None
        return await reading

    def _read(self, work: Callable[[sa.Connection], T], is_one_question: bool = False) -> T:
        try:
            self.prepare()
            with self.engine.connect() as connection:
                if not self.is_sqlite:  # where every beginning and end of a transaction is a trip
                    level = "AUTOCOMMIT" if is_one_question else "REPEATABLE READ"
                    connection.execution_options(isolation_level=level)
                return work(connection)
        except UNREACHABLE as error:
            raise Away(error) from None

    # -- writing -----------------------------------------------------------------------

    async def write(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        """Does the work in a transaction and returns once it is committed."""
        write = Write(table_id, work)
        if not self._new:
            write.loop.call_soon(self._hand_over)
        self._new.append(write)
        result: T = await write.done
        return result

    def _hand_over(self) -> None:
        writes, self._new = self._new, []
        with self._closing:
            if not self._is_closed:
                if not self._writer.is_alive():
                    self._writer.start()
                self._writes.put(writes)
                return
        away = Away("it has been closed")
        for write in writes:
            write.error = away
            write.settle()

    @contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        connecting = self.engine.connect().execution_options(writes=True)
        with connecting as connection, connection.begin():
            yield connection

    def _write_on(self) -> None:
        while True:
            batch, closing = self._waiting()
            if batch:
                self._commit(batch)
            if len(batch) > 1:
                self._rush_until = time.monotonic() + GATHERING
            if closing:
                self._let_go()
                return

    def _waiting(self) -> tuple[list[Write], bool]:
        """Everything that waits to be written, at least one thing. In a rush it waits for a moment
        first: a commit, and the waking of two threads, cost as much for one as for many."""
        batch: list[Write] = []
        writes = self._writes.get()
        if time.monotonic() < self._rush_until:
            time.sleep(GATHERING)
        while writes is not None:
            batch += writes
            try:
                writes = self._writes.get_nowait()
            except queue.Empty:
                # In the order of their tables: two processes cannot wait for each other.
                return sorted(batch, key=lambda write: write.key), False
        return sorted(batch, key=lambda write: write.key), True

    def _commit(self, batch: list[Write]) -> None:
        try:
            self._do_patiently(batch)
        except self._gone as error:
            away = Away(error)
            for write in batch:
                write.error = away
        except BaseException as error:
            if len(batch) > 1:  # one bad write must not take the others with it
                for write in batch:
                    self._commit([write])
                return
            batch[0].error = error
        for loop in {write.loop for write in batch}:
            with suppress(RuntimeError):  # its loop is gone: nobody waits any more
                loop.call_soon_threadsafe(_settle, [w for w in batch if w.loop is loop])

    def _do_patiently(self, batch: list[Write]) -> None:
        """Does all of it in one transaction. A database that has just gone is waited for, but
        not once the commit has been asked for: it may have been done."""
        until = time.monotonic() + (0 if self._is_away else self.patience)
        while True:
            try:
                self.prepare()
                self._work(self._writing_line(), batch)
                break
            except self._gone as error:
                self._let_go()
                if time.monotonic() >= until or isinstance(error, _Unsure):
                    self._is_away = True
                    raise
                time.sleep(0.1)
        self._is_away = False

    def _writing_line(self) -> sa.Connection:
        """The writer's own connection, which stays open as long as it holds."""
        if self._line is None:
            self._line = self.engine.connect().execution_options(writes=True, is_own=True)
        return self._line

    def _let_go(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):  # it is of no use any more, whatever it says
                line.invalidate()
            with suppress(Exception):
                line.close()

    def _work(self, connection: sa.Connection, batch: list[Write]) -> None:
        transaction = connection.begin()
        try:
            if not _are_appends(batch):
                _do_each(connection, batch)
            elif not self._append_all(connection, batch):
                transaction.rollback()
                transaction = connection.begin()
                _do_each(connection, batch)
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except UNREACHABLE as error:
            raise _Unsure(str(error), None, error) from error

    def _append_all(self, connection: sa.Connection, batch: list[Write]) -> bool:
        """Carries each statement out in one call for all. False: one of the tables is no longer
        as it was."""
        appends = [cast(Append, write.work) for write in batch]
        changes = [append.change for append in appends]
        if self._prepared.execute(connection, _CHOSEN, changes) != len(batch):
            return False
        rows = [row for append in appends for row in append.rows]
        self._prepared.execute(connection, _ADD, rows)
        self.notify(connection, [append.notice for append in appends])
        for write, append in zip(batch, appends, strict=True):
            write.result = append.at
        return True

    def _changed(
        self, connection: sa.Connection, table_id: str, revision: int, **values: object
    ) -> bool:
        """Marks a table as changed; others are told at the commit. False: it is no longer as
        it was at that revision, and nothing has been done."""
        given = {"of": table_id, "before": revision, "after": revision + 1, **values}
        if self._prepared.execute(connection, _change(tuple(values)), [given]) != 1:
            return False
        self.notify(connection, [notice_of(table_id, revision + 1)])
        return True

    def notify(self, connection: sa.Connection, notices: list[str]) -> None:
        """Tells all processes which tables have changed, and to which revision, at the commit."""
        if not self.is_sqlite:
            values = [{"channel": CHANNEL, "notice": notice} for notice in notices]
            self._prepared.execute(connection, _NOTIFY, values)

    # -- what is done to tables --------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        log: Sequence[Entry],
        chairs: Sequence[SeatRow],
        held: dict[str, int | None],
        *,
        hints: bool = True,
        analysis: str | None = None,
    ) -> None:
        """A new table; its analysis, if it comes with one, is of how it stands."""

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), table_values(row))
            if log:
                values = [
                    _entry_values(row.id, n, entry, row.created) for n, entry in enumerate(log)
                ]
                connection.execute(_APPEND, values)
            if chairs:
                connection.execute(seats.insert(), [_seat_values(row.id, s) for s in chairs])
            _hold(connection, row.id, held)
            if analysis is not None or not hints:
                _keep(connection, row.id, hints, row.seq, analysis)

        await self.write(row.id, work)

    async def append(
        self, table_id: str, revision: int, seq: int, added: Sequence[Entry], standing: Standing
    ) -> str | None:
        """Appends to a table's log; the time of it. None: somebody else has changed the table
        since that revision, and nothing has been done."""
        at = now()
        change = {"of": table_id, "before": revision, "after": revision + 1}
        change |= {"seq": seq + len(added), "updated": at, **msgspec.structs.asdict(standing)}
        rows = [_entry_values(table_id, seq + n, entry, at) for n, entry in enumerate(added)]
        begin = time.perf_counter()
        done = await self.write(table_id, Append(self, change, rows, at))
        metrics.commits.add(time.perf_counter() - begin)
        return done

    def append_one(self, connection: sa.Connection, append: Append) -> str | None:
        if self._prepared.execute(connection, _CHOSEN, [append.change]) != 1:
            return None
        self._prepared.execute(connection, _ADD, append.rows)
        self.notify(connection, [append.notice])
        return append.at

    async def set_seat(
        self,
        table_id: str,
        revision: int,
        seat: SeatRow,
        held: dict[str, int | None],
        forget: bool = False,
    ) -> bool:
        """Changes a seat and adds tokens; `forget` voids the seat's tokens so far. False, here
        as below: somebody else has changed the table since that revision."""

        def work(connection: sa.Connection) -> bool:
            if not self._changed(connection, table_id, revision):
                return False
            place = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
            connection.execute(seats.update().where(place).values(**_seat_values(table_id, seat)))
            if forget:
                mine = (tokens.c.table_id == table_id) & (tokens.c.seat == seat.seat)
                connection.execute(tokens.delete().where(mine))
            _hold(connection, table_id, held)
            return True

        return await self.write(table_id, work)

    async def hold(self, table_id: str, revision: int, held: dict[str, int | None]) -> bool:
        """Adds tokens."""

        def work(connection: sa.Connection) -> bool:
            if not self._changed(connection, table_id, revision):
                return False
            _hold(connection, table_id, held)
            return True

        return await self.write(table_id, work)

    # -- links to other devices ---------------------------------------------------------

    async def linked(self, link: str) -> list[str]:
        """The tables that a link is of, or has given tokens of."""

        def work(connection: sa.Connection) -> list[str]:
            given = sa.select(tokens.c.table_id).where(tokens.c.link == link)
            query = sa.select(links.c.table_id).where(links.c.hash == link).union(given)
            return [row.table_id for row in connection.execute(query)]

        return await self.read(work)

    async def make_link(
        self, table_id: str, revision: int, link: str, givers: Sequence[str], moves: bool
    ) -> bool:
        """What some tokens hold can be had by a link, once. Links that are too old go."""
        rows = [
            {"hash": link, "giver": giver, "table_id": table_id, "moves": moves, "made": now()}
            for giver in givers
        ]

        def work(connection: sa.Connection) -> bool:
            if not self._changed(connection, table_id, revision):
                return False
            connection.execute(links.delete().where(links.c.made < now(LINK_DAYS)))
            connection.execute(links.insert(), rows)
            return True

        return await self.write(table_id, work)

    async def use_link(
        self, table_id: str, revision: int, link: str, fresh: dict[str, str]
    ) -> dict[str, bool] | None:
        """For each token that gave the link, adds its fresh one; whether the link moves what it
        gives, so that the first is void now. None: see above."""

        def work(connection: sa.Connection) -> dict[str, bool] | None:
            if not self._changed(connection, table_id, revision):
                return None
            mine = (links.c.hash == link) & (links.c.table_id == table_id)
            query = sa.select(links).where(mine, links.c.made >= now(LINK_DAYS))
            found = connection.execute(query).all()
            used = {row.giver: row.moves for row in found if row.giver in fresh}
            connection.execute(links.delete().where(mine))
            for giver in used:
                held = tokens.c.hash == giver
                seat = connection.execute(sa.select(tokens.c.seat).where(held)).scalar()
                row = {"hash": fresh[giver], "table_id": table_id, "seat": seat, "link": link}
                connection.execute(tokens.insert(), row)
            if moved := [giver for giver, moves in used.items() if moves]:
                connection.execute(tokens.delete().where(tokens.c.hash.in_(moved)))
            return used

        return await self.write(table_id, work)

    async def revoke_link(self, table_id: str, revision: int, link: str) -> list[str] | None:
        """Voids a link and the tokens it gave, which are these. None: see above."""

        def work(connection: sa.Connection) -> list[str] | None:
            if not self._changed(connection, table_id, revision):
                return None
            mine = (links.c.hash == link) & (links.c.table_id == table_id)
            connection.execute(links.delete().where(mine))
            given = (tokens.c.link == link) & (tokens.c.table_id == table_id)
            void = connection.execute(sa.select(tokens.c.hash).where(given)).scalars().all()
            connection.execute(tokens.delete().where(given))
            return list(void)

        return await self.write(table_id, work)

    async def consent(
        self, table_id: str, revision: int, seq: int, agreed: Sequence[ConsentRow]
    ) -> bool:
        """What is agreed to about going back, in place of what was before."""

        def work(connection: sa.Connection) -> bool:
            if not self._changed(connection, table_id, revision):
                return False
            connection.execute(consents.delete().where(consents.c.table_id == table_id))
            if agreed:
                connection.execute(
                    consents.insert(),
                    [
                        {"table_id": table_id, "seq": seq, "target": row.to}
                        | {"seat": row.seat, "asker": row.asker}
                        for row in agreed
                    ],
                )
            return True

        return await self.write(table_id, work)

    async def delete(self, table_id: str, revision: int) -> bool:
        def work(connection: sa.Connection) -> bool:
            if not self._changed(connection, table_id, revision):
                return False
            for table in (entries, seats, tokens, links, consents, aids):
                connection.execute(table.delete().where(table.c.table_id == table_id))
            connection.execute(tables.delete().where(tables.c.id == table_id))
            return True

        return await self.write(table_id, work)

    # -- hints and analyses ------------------------------------------------------------

    async def keep_analysis(self, table_id: str, seq: int, text: str) -> None:
        """Keeps the analysis of a table, unless that has been removed meanwhile."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(_THERE, {"of": table_id}).first() is None:
                return
            _keep(connection, table_id, _has_hints(connection, table_id), seq, text)

        await self.write(table_id, work)

    async def analysis(self, table_id: str) -> tuple[int, str] | None:
        """The analysis that is kept with a table, and as of which seq."""

        def work(connection: sa.Connection) -> tuple[int, str] | None:
            row = connection.execute(sa.select(aids).where(aids.c.table_id == table_id)).first()
            return None if row is None or row.analysis is None else (row.seq, row.analysis)

        return await self.read(work)

    # -- what is known of tables -------------------------------------------------------

    async def load(self, table_id: str, since: int = 0) -> Whole | None:
        """All there is about a table, its log since some seq; None: there is no such table."""

        def work(connection: sa.Connection) -> Whole | None:
            found = connection.execute(_TABLE, {"of": table_id}).first()
            if found is None:
                return None
            row = _table_row(found)
            log = connection.execute(_LOG, {"of": table_id, "since": since})
            return Whole(
                row,
                [_entry(entry) for n, entry in enumerate(log, since) if entry.seq == n],
                [_seat(seat) for seat in connection.execute(_SEATS, {"of": table_id})],
                {t.hash: t.seat for t in connection.execute(_TOKENS, {"of": table_id})},
                _consents(connection, table_id, row.seq),
                _has_hints(connection, table_id),
            )

        return await self.read(work)

    async def listed(
        self, ids: Sequence[str] | None, hashes: Sequence[str], limit: int
    ) -> list[Listed]:
        """Tables, the last changed first: these, or those listed and those of some tokens."""

        def work(connection: sa.Connection) -> list[Listed]:
            query = sa.select(tables).order_by(tables.c.updated.desc()).limit(limit)
            if ids is not None:
                query = query.where(tables.c.id.in_(ids))
            else:
                mine = sa.select(tokens.c.table_id).where(tokens.c.hash.in_(hashes))
                query = query.where(tables.c.listed | tables.c.id.in_(mine))
            rows = [_table_row(row) for row in connection.execute(query)]
            names = [row.id for row in rows]
            chairs, held = _seats(connection, names), _held(connection, names)
            return [Listed(row, chairs.get(row.id, []), held.get(row.id, {})) for row in rows]

        return await self.read(work)

    async def older(self, than: str) -> dict[str, int]:
        """The tables that nobody has played at since some time, and their revisions."""

        def work(connection: sa.Connection) -> dict[str, int]:
            query = sa.select(tables.c.id, tables.c.revision).where(tables.c.updated < than)
            return {row.id: row.revision for row in connection.execute(query)}

        return await self.read(work)

    async def is_there(self) -> bool:
        """Whether the database answers."""
        try:
            await self.read(lambda connection: connection.execute(_TABLE, {"of": ""}).first())
        except Away:
            return False
        return True

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has been changed; those that are gone are left out."""

        def work(connection: sa.Connection) -> dict[str, int]:
            return {row.id: row.revision for row in connection.execute(_REVISIONS, {"ids": ids})}

        return await self.read(work, is_one_question=True)

    async def revision(self, table_id: str) -> int | None:
        """How often a table has been changed by now; None: it is gone. Everybody who asks
        while a question is under way shares the next."""
        told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._wanted.setdefault(table_id, []).append(told)
        if self._glancing is None:
            self._glancing = asyncio.create_task(self._glance())
        return await told

    async def _glance(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            answer: dict[str, int] | Exception
            try:
                answer = await self.revisions(list(wanted))
            except Exception as error:
                answer = error
            for id, waiting in wanted.items():
                for told in waiting:
                    _tell(told, id, answer)
        self._glancing = None


def notice_of(table_id: str, revision: int) -> str:
    """What other processes are told of a table that has changed."""
    return f"{table_id} {revision}"


class Append:
    """A work that appends to a table's log, and so can be done together with others."""

    def __init__(
        self, store: Store, change: dict[str, Any], rows: list[dict[str, Any]], at: str
    ) -> None:
        self.store: Final = store
        self.change: Final = change
        """How the table stands then, as it was at a revision."""
        self.rows: Final = rows
        self.at: Final = at

    @property
    def notice(self) -> str:
        return notice_of(self.change["of"], self.change["after"])

    def __call__(self, connection: sa.Connection) -> str | None:
        return self.store.append_one(connection, self)


class Prepared:
    """Statements of every choice, handed to the database's own driver: written once, where
    SQLAlchemy would go over them for longer than SQLite takes to carry them out."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self._dialect: Final = dialect
        self._known: Final[dict[sa.Executable, tuple[str, list[str] | None]]] = {}

    def execute(
        self, connection: sa.Connection, statement: sa.Executable, values: list[dict[str, Any]]
    ) -> int:
        """Carries a statement out for each of some values; how many rows it changed in all."""
        known = self._known.get(statement)
        if known is None:
            compiled: Any = cast(Any, statement).compile(dialect=self._dialect)
            known = self._known[statement] = (str(compiled), compiled.positiontup)
        text, order = known
        given = values if order is None else [[row[name] for name in order] for row in values]
        driver: Any = connection.connection.driver_connection
        cursor = driver.cursor()
        if len(given) == 1:
            cursor.execute(text, given[0])
        else:
            cursor.executemany(text, given)
        return int(cursor.rowcount)


class _Unsure(sa.exc.OperationalError):
    """The database went while it committed: what was to be written may have been."""


def _are_appends(batch: list[Write]) -> bool:
    return all([isinstance(write.work, Append) for write in batch])


def _do_each(connection: sa.Connection, batch: list[Write]) -> None:
    for write in batch:
        write.result = write.work(connection)


def _settle(writes: list[Write]) -> None:
    for write in writes:
        write.settle()


def _tell(told: asyncio.Future[int | None], id: str, answer: dict[str, int] | Exception) -> None:
    if told.done():
        return
    if isinstance(answer, Exception):
        told.set_exception(answer)
    else:
        told.set_result(answer.get(id))


UNREACHABLE: Final = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, OSError)

_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :notice)")
_APPEND: Final = entries.insert()
_ADD: Final = entries.insert().values(
    {column.name: sa.bindparam(column.name) for column in entries.c}
)
_TABLE: Final = sa.select(tables).where(tables.c.id == sa.bindparam("of"))
_THERE: Final = sa.select(tables.c.id).where(tables.c.id == sa.bindparam("of")).with_for_update()
"""Until the commit nobody removes it."""
_LOG: Final = (
    sa.select(entries)
    .where(entries.c.table_id == sa.bindparam("of"), entries.c.seq >= sa.bindparam("since"))
    .order_by(entries.c.seq)
)
_SEATS: Final = (
    sa.select(seats).where(seats.c.table_id == sa.bindparam("of")).order_by(seats.c.seat)
)
_TOKENS: Final = sa.select(tokens.c.hash, tokens.c.seat).where(
    tokens.c.table_id == sa.bindparam("of")
)
_HINTS: Final = sa.select(aids.c.hints).where(aids.c.table_id == sa.bindparam("of"))
_CONSENTS: Final = sa.select(consents).where(
    consents.c.table_id == sa.bindparam("of"), consents.c.seq == sa.bindparam("at")
)
_REVISIONS: Final = sa.select(tables.c.id, tables.c.revision).where(
    tables.c.id.in_(sa.bindparam("ids", expanding=True))
)


@cache
def _change(names: tuple[str, ...]) -> sa.Update:
    """The statement that changes a table as it was at a revision, made once."""
    return (
        tables.update()
        .where(tables.c.id == sa.bindparam("of"), tables.c.revision == sa.bindparam("before"))
        .values(revision=sa.bindparam("after"), **{name: sa.bindparam(name) for name in names})
    )


_CHOSEN: Final = _change(("seq", "updated", *Standing.__struct_fields__))


def open_database(url: sa.URL) -> None:
    """Makes sure that there is a database of ours; what stands against it is said in a
    sentence."""
    try:
        store = Store(url)
        try:
            store.prepare()
        finally:
            store.close()
    except ModuleNotFoundError as missing:
        raise LaststandError(
            f"this database needs '{missing.name}': pip install 'laststand[postgres]'"
        ) from None
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        place = url.render_as_string(hide_password=True)
        raise LaststandError(f"the database {place} cannot be used: {reason}") from None


# -- connections -----------------------------------------------------------------------


def make_engine(parsed: sa.URL) -> sa.Engine:
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(
            parsed, pool_pre_ping=True, pool_size=READERS + 1, connect_args=_POSTGRES
        )
    if parsed.database and parsed.database != ":memory:":
        make_file(Path(parsed.database))
    engine = sa.create_engine(parsed, connect_args={"timeout": 10})
    sa.event.listen(engine, "connect", _connected)
    sa.event.listen(engine, "begin", _begun)
    return engine


_POSTGRES: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is gone without a word is noticed within seconds."""


def make_file(file: Path) -> None:
    """The file of the tables, for nobody else's eyes: it has the seeds. What SQLite puts beside
    it has the same mode. A file that is no database is somebody else's and stays as it is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_file() and file.stat().st_size and not _is_database(file):
        return
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    if os.name != "nt":
        file.chmod(0o600)


def _is_database(file: Path) -> bool:
    with file.open("rb") as read:
        return read.read(len(_SQLITE)) == _SQLITE


_SQLITE: Final = b"SQLite format 3\0"
"""How every database of SQLite begins."""


def _connected(connection: Any, _record: object) -> None:
    """Every acknowledged choice survives a crash of the machine: WAL with a flush per commit."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, not before
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begun(connection: sa.Connection) -> None:
    # A reader that later writes could be refused half-way; a writer takes its place at once.
    options = connection.get_execution_options()
    if options.get("is_own"):  # the writer's, for every choice
        driver: Any = connection.connection.driver_connection
        driver.execute("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def _has_hints(connection: sa.Connection, table_id: str) -> bool:
    """Whether a table is played with hints: it is, unless somebody has laid it without."""
    found = connection.execute(_HINTS, {"of": table_id}).scalar()
    return found is None or bool(found)


def _keep(
    connection: sa.Connection, table_id: str, hints: bool, seq: int, analysis: str | None
) -> None:
    values = {"table_id": table_id, "hints": hints, "seq": seq, "analysis": analysis}
    connection.execute(aids.delete().where(aids.c.table_id == table_id))
    connection.execute(aids.insert(), values)


def _hold(connection: sa.Connection, table_id: str, held: dict[str, int | None]) -> None:
    if held:
        rows = [{"hash": h, "table_id": table_id, "seat": s} for h, s in held.items()]
        connection.execute(tokens.insert(), rows)


# -- rows ------------------------------------------------------------------------------


def table_values(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values |= msgspec.structs.asdict(values.pop("standing"))
    values["options"] = msgspec.json.encode(row.options).decode()
    values["seed"] = str(row.seed)
    values["start"] = " ".join(row.start)
    return values


def _table_row(found: sa.Row[Any]) -> TableRow:
    values = dict(found._mapping)
    standing = Standing(**{name: values.pop(name) for name in Standing.__struct_fields__})
    values["options"] = msgspec.json.decode(values["options"])
    values["seed"] = int(values["seed"])
    values["start"] = tuple(values["start"].split())
    return TableRow(**values, standing=standing)


def _entry_values(table_id: str, seq: int, entry: Entry, at: str) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "option": entry.option,
        "outcomes": " ".join(entry.outcomes),
        "by_seat": entry.by,
        "bot": entry.bot,
        "target": entry.to,
        "seed": str(entry.seed),
        "at": at,
    }


def _entry(found: sa.Row[Any]) -> Entry:
    return Entry(
        kind=found.kind,
        seat=found.seat,
        option=found.option,
        outcomes=tuple(found.outcomes.split()),
        by=found.by_seat,
        bot=found.bot,
        to=found.target,
        seed=int(found.seed),
    )


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


def _seats(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(_seat(row))
    return found


def _seat(found: sa.Row[Any]) -> SeatRow:
    return SeatRow(
        seat=found.seat,
        kind=found.kind,
        name=found.name,
        bot=found.bot,
        invitation=found.invitation,
    )


def _held(connection: sa.Connection, ids: Sequence[str]) -> dict[str, dict[str, int | None]]:
    found: dict[str, dict[str, int | None]] = {}
    for row in connection.execute(sa.select(tokens).where(tokens.c.table_id.in_(ids))):
        found.setdefault(row.table_id, {})[row.hash] = row.seat
    return found


def _consents(connection: sa.Connection, table_id: str, seq: int) -> list[ConsentRow]:
    found = connection.execute(_CONSENTS, {"of": table_id, "at": seq})
    return [ConsentRow(row.target, row.seat, row.asker) for row in found]
