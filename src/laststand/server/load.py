"""The load benchmark: many tables at once, scripted people on loopback."""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

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
    cpu_ms: float
    """Processor time of the server for each choice; 0 where the system does not tell."""

    def lines(self) -> list[str]:
        return [
            f"{self.tables} tables of {self.game}, {self.people} people, {self.seconds:.1f} s",
            f"choices/s         {self.choices_per_second:10.0f}",
            f"seen after, p50   {self.p50_ms:10.1f} ms",
            f"seen after, p99   {self.p99_ms:10.1f} ms",
            f"bytes per choice  {self.bytes_per_choice:10.0f} (each person receives, compressed)",
            f"server's CPU      {self.cpu_ms:10.2f} ms per choice",
        ]


class _Tally:
    """What all tables together have seen."""

    def __init__(self, until: float, pace: float) -> None:
        self.until: Final = until
        self.pace: Final = pace
        self.waits: list[float] = []
        self.bytes = 0


def run(tables: int = 100, seconds: float = 10.0, game: str = "stronghold") -> list[Load]:
    """Measures as fast as people are answered, and at the pace of people; prints."""
    loads = [measure(tables, seconds, game), measure(tables, seconds, game, pace=1.5)]
    for load, pace in zip(
        loads, ("as fast as it is answered", "a choice every 1.5 s"), strict=True
    ):
        print("\n".join([f"-- {pace}", *load.lines()]))
    return loads


def measure(
    tables: int,
    seconds: float,
    game: str = "stronghold",
    players: int = 2,
    database: str = "",
    seed: int = 1,
    pace: float = 0.0,
) -> Load:
    """Plays so many tables at once for so many seconds, every seat from a connection of its
    own, against a server in a process of its own. `pace` is how long people think over a choice
    in the mean; 0: they send as fast as they are answered."""
    with tempfile.TemporaryDirectory(prefix="laststand-load-") as folder:
        wishes = {
            "port": 0,
            "database": database or str(Path(folder) / "tables.sqlite3"),
            "limits": _UNLIMITED,
        }
        command = [sys.executable, "-c", _SERVE, json.dumps(wishes)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("/")
            used = partial(_cpu_seconds, server.pid)
            return asyncio.run(_play_all(address, game, tables, players, seconds, seed, pace, used))
        finally:
            server.terminate()
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def _cpu_seconds(pid: int) -> float:
    """What a process has used of the processor."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _play_all(
    address: str,
    game: str,
    tables: int,
    players: int,
    seconds: float,
    seed: int,
    pace: float,
    used: Callable[[], float],
) -> Load:
    laid = [await asyncio.to_thread(_lay, address, game, players, n) for n in range(tables)]
    begin, before = time.perf_counter(), used()
    tally = _Tally(begin + seconds, pace)
    await asyncio.gather(
        *[_play(address, game, players, table, tally, seed + n) for n, table in enumerate(laid)]
    )
    took = time.perf_counter() - begin
    waits = sorted(tally.waits)
    choices = len(waits)
    return Load(
        game=game,
        tables=tables,
        people=tables * players,
        seconds=took,
        choices=choices,
        choices_per_second=choices / took,
        p50_ms=1000 * statistics.median(waits),
        p99_ms=1000 * waits[min(choices - 1, choices * 99 // 100)],
        bytes_per_choice=tally.bytes / choices / players,
        cpu_ms=1000 * (used() - before) / choices,
    )


def _lay(address: str, game: str, players: int, seed: int) -> Any:
    body = {"game": game, "options": {"players": players}, "seed": seed, "listed": False}
    request = Request(
        address + "/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urlopen(request) as answer:
        return json.load(answer)


class _Counting(ClientConnection):
    """A connection that counts what comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class _Person:
    """One seat's connection: the newest state it has seen."""

    def __init__(self, socket: _Counting) -> None:
        self.socket: Final = socket
        self.state: Any = None

    async def hear(self) -> None:
        message = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "state":
            self.state = message

    async def see(self, seq: int) -> None:
        while self.state is None or self.state["seq"] < seq:
            await self.hear()


async def _play(address: str, game: str, players: int, laid: Any, tally: _Tally, seed: int) -> None:
    """Random play at one table until the time is over; a finished game is followed by another."""
    luck = random.Random(seed)
    while time.perf_counter() < tally.until:
        people = [await _sit_down(address, laid, seat) for seat in laid["seats"]]
        try:
            await _play_game(people, tally, luck)
        finally:
            for person in people:
                await person.socket.close()
        if time.perf_counter() < tally.until:
            laid = await asyncio.to_thread(_lay, address, game, players, luck.getrandbits(62))


async def _sit_down(address: str, laid: Any, seat: Any) -> _Person:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{laid['id']}/live"
    connection = await connect(
        url,
        max_size=None,
        create_connection=_Counting,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # as browsers do
    )
    assert isinstance(connection, _Counting)
    person = _Person(connection)
    await person.socket.send(json.dumps({"tokens": [seat["token"]], "seq": None}))
    await person.see(0)
    return person


async def _play_game(people: list[_Person], tally: _Tally, luck: random.Random) -> None:
    before = sum(person.socket.received for person in people)
    while time.perf_counter() < tally.until and people[0].state["choice"] is not None:
        choice, seq = people[0].state["choice"], people[0].state["seq"]
        mover = people[choice["seat"] or 0]
        option = luck.choice(choice["options"])["notation"]
        if tally.pace:
            await asyncio.sleep(luck.uniform(0.5, 1.5) * tally.pace)
        sent = time.perf_counter()
        message = {"type": "choose", "id": str(seq), "seq": seq, "option": option}
        await mover.socket.send(json.dumps(message))
        await mover.see(seq + 1)
        tally.waits.append(time.perf_counter() - sent)
        for person in people:
            await person.see(seq + 1)
    tally.bytes += sum(person.socket.received for person in people) - before
