"""The database: SQLite or PostgreSQL, through SQLAlchemy Core.

A log entry is inserted under the unique key (table, seq); whoever comes second for a seq
is told so. All writing of a process happens on one thread, which commits everything that
waits in one transaction: a hundred tables share the cost of one flush to disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from laststand.server.layouts import settle
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

CHANNEL: Final = "laststand"

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


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


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
    """Tables in a database."""

    def __init__(self, url: str) -> None:
        self.engine: Final = _engine(url)
        self.is_sqlite: Final = self.engine.dialect.name == "sqlite"
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._prepare()
        self._writer.start()

    def close(self) -> None:
        """Commits what waits, then lets the database go."""
        self._writes.put(None)
        self._writer.join()
        self.engine.dispose()

    def _prepare(self) -> None:
        with self._writing() as connection:
            if not self.is_sqlite:  # two workers that start at once must not both create
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7351)"))
            settle(connection, metadata, about)

    # -- reading -----------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            if not self.is_sqlite:  # one snapshot: a table's row, log and seats belong together
                connection.execution_options(isolation_level="REPEATABLE READ")
            return work(connection)

    # -- writing -----------------------------------------------------------------------

    async def write(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        """Does the work in a transaction and returns once it is committed."""
        write = Write(table_id, work)
        self._writes.put(write)
        result: T = await write.done
        return result

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        connecting = self.engine.connect().execution_options(writes=True)
        with connecting as connection, connection.begin():
            yield connection

    def _write_on(self) -> None:
        while True:
            batch, closing = self._waiting()
            if batch:
                self._commit(batch)
            if closing:
                return

    def _waiting(self) -> tuple[list[Write], bool]:
        """Everything that waits to be written, at least one thing."""
        batch: list[Write] = []
        write = self._writes.get()
        while write is not None:
            batch.append(write)
            try:
                write = self._writes.get_nowait()
            except queue.Empty:
                # In the order of their tables: two processes cannot wait for each other.
                return sorted(batch, key=lambda write: write.key), False
        return sorted(batch, key=lambda write: write.key), True

    def _commit(self, batch: list[Write]) -> None:
        try:
            with self._writing() as connection:
                for write in batch:
                    write.result = write.work(connection)
        except BaseException as error:
            if len(batch) > 1:  # one bad write must not take the others with it
                for write in batch:
                    self._commit([write])
                return
            batch[0].error = error
        for write in batch:
            with suppress(RuntimeError):  # its loop is gone: nobody waits any more
                write.loop.call_soon_threadsafe(write.settle)

    def insert(self, table: sa.Table) -> Any:
        """An insert that can stand aside when the row is there already."""
        return sqlite_insert(table) if self.is_sqlite else postgres_insert(table)

    def changed(self, connection: sa.Connection, table_id: str, **values: object) -> None:
        """Marks a table as changed; others are told at the commit."""
        connection.execute(
            tables.update()
            .where(tables.c.id == table_id)
            .values(revision=tables.c.revision + 1, **values)
        )
        if not self.is_sqlite:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :table)"),
                {"channel": CHANNEL, "table": table_id},
            )

    # -- what is done to tables --------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        log: Sequence[Entry],
        chairs: Sequence[SeatRow],
        held: dict[str, int | None],
    ) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**_table_values(row)))
            if log:
                connection.execute(
                    entries.insert(),
                    [
                        _entry_values(row.id, seq, entry, row.created)
                        for seq, entry in enumerate(log)
                    ],
                )
            if chairs:
                connection.execute(seats.insert(), [_seat_values(row.id, s) for s in chairs])
            self._hold(connection, row.id, held)

        await self.write(row.id, work)

    async def append(
        self, table_id: str, seq: int, added: Sequence[Entry], standing: Standing, at: str
    ) -> bool:
        """Appends to a table's log. False: that seq is taken, and nothing has been done."""

        def work(connection: sa.Connection) -> bool:
            first, *more = [
                _entry_values(table_id, seq + n, entry, at) for n, entry in enumerate(added)
            ]
            insert = self.insert(entries).values(**first).on_conflict_do_nothing()
            if connection.execute(insert.returning(entries.c.seq)).first() is None:
                return False
            if more:
                connection.execute(entries.insert(), more)
            self.changed(
                connection,
                table_id,
                seq=seq + len(added),
                updated=at,
                **msgspec.structs.asdict(standing),
            )
            return True

        return await self.write(table_id, work)

    async def set_seat(
        self,
        table_id: str,
        seat: SeatRow,
        held: dict[str, int | None],
        forget: bool = False,
        used: str | None = None,
    ) -> bool:
        """Changes a seat and adds tokens; `forget` voids the seat's tokens so far; `used` is
        the invitation that allows the change. False: it has been used already."""

        def work(connection: sa.Connection) -> bool:
            place = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
            if used is not None:
                place = place & (seats.c.invitation == used)
            values = _seat_values(table_id, seat)
            if connection.execute(seats.update().where(place).values(**values)).rowcount != 1:
                return False
            if forget:
                connection.execute(
                    tokens.delete().where(
                        (tokens.c.table_id == table_id) & (tokens.c.seat == seat.seat)
                    )
                )
            self._hold(connection, table_id, held)
            self.changed(connection, table_id)
            return True

        return await self.write(table_id, work)

    async def hold(self, table_id: str, held: dict[str, int | None]) -> None:
        """Adds tokens."""

        def work(connection: sa.Connection) -> None:
            self._hold(connection, table_id, held)
            self.changed(connection, table_id)

        await self.write(table_id, work)

    @staticmethod
    def _hold(connection: sa.Connection, table_id: str, held: dict[str, int | None]) -> None:
        if held:
            rows = [{"hash": h, "table_id": table_id, "seat": s} for h, s in held.items()]
            connection.execute(tokens.insert(), rows)

    async def consent(
        self, table_id: str, seq: int, to: int, asker: int, agreeing: Iterable[int]
    ) -> list[ConsentRow]:
        """Seats agree to go back; what all have agreed to by now. A wish for another moment
        takes the place of the one before."""
        wanted = list(agreeing)

        def work(connection: sa.Connection) -> list[ConsentRow]:
            connection.execute(
                consents.delete().where(
                    (consents.c.table_id == table_id)
                    & ((consents.c.seq != seq) | (consents.c.target != to))
                )
            )
            for seat in wanted:
                row = {"table_id": table_id, "seq": seq, "target": to, "seat": seat}
                connection.execute(
                    self.insert(consents).values(**row, asker=asker).on_conflict_do_nothing()
                )
            self.changed(connection, table_id)
            return _consents(connection, table_id, seq)

        return await self.write(table_id, work)

    async def dissent(self, table_id: str) -> None:
        """Nobody is asked any more."""

        def work(connection: sa.Connection) -> None:
            connection.execute(consents.delete().where(consents.c.table_id == table_id))
            self.changed(connection, table_id)

        await self.write(table_id, work)

    async def delete(self, table_id: str) -> None:
        def work(connection: sa.Connection) -> None:
            self.changed(connection, table_id)
            for table in (entries, seats, tokens, consents):
                connection.execute(table.delete().where(table.c.table_id == table_id))
            connection.execute(tables.delete().where(tables.c.id == table_id))

        await self.write(table_id, work)

    # -- what is known of tables -------------------------------------------------------

    async def load(self, table_id: str, since: int = 0) -> Whole | None:
        """All there is about a table, its log since some seq; None: there is no such table."""

        def work(connection: sa.Connection) -> Whole | None:
            found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
            if found is None:
                return None
            row = _table_row(found)
            mine = (entries.c.table_id == table_id) & (entries.c.seq >= since)
            log = connection.execute(sa.select(entries).where(mine).order_by(entries.c.seq))
            return Whole(
                row,
                [_entry(entry) for entry in log],
                _seats(connection, [table_id]).get(table_id, []),
                _held(connection, [table_id]).get(table_id, {}),
                _consents(connection, table_id, row.seq),
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

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has been changed; those that are gone are left out."""

        def work(connection: sa.Connection) -> dict[str, int]:
            query = sa.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
            return {row.id: row.revision for row in connection.execute(query)}

        return await self.read(work)


def _engine(url: str) -> sa.Engine:
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed, connect_args={"timeout": 30})
    sa.event.listen(engine, "connect", _connected)
    sa.event.listen(engine, "begin", _begun)
    return engine


def _connected(connection: Any, _record: object) -> None:
    """Every acknowledged choice survives a crash of the machine: WAL with a flush per commit."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, not before
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begun(connection: sa.Connection) -> None:
    # A reader that later writes could be refused half-way; a writer takes its place at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# -- rows ------------------------------------------------------------------------------


def _table_values(row: TableRow) -> dict[str, Any]:
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
        values = dict(row._mapping)
        found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return found


def _held(connection: sa.Connection, ids: Sequence[str]) -> dict[str, dict[str, int | None]]:
    found: dict[str, dict[str, int | None]] = {}
    for row in connection.execute(sa.select(tokens).where(tokens.c.table_id.in_(ids))):
        found.setdefault(row.table_id, {})[row.hash] = row.seat
    return found


def _consents(connection: sa.Connection, table_id: str, seq: int) -> list[ConsentRow]:
    query = sa.select(consents).where((consents.c.table_id == table_id) & (consents.c.seq == seq))
    return [ConsentRow(row.target, row.seat, row.asker) for row in connection.execute(query)]
