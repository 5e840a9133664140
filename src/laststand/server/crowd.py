"""Scripted people on loopback, for the load benchmark: so many tables in a process of their own,
every seat a live connection."""

from __future__ import annotations

import asyncio
import json
import random
import time
from multiprocessing.connection import Connection
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

AT_ONCE: Final = 20
"""People who come at the same time."""


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """What a crowd is to do: `pace` is how long people think over a choice in the mean; 0: they
    send as fast as they are answered."""

    address: str
    game: str
    tables: int
    players: int
    pace: float
    seed: int


class Seen(msgspec.Struct):
    """What all tables of a crowd have seen. Waits are from sending a choice to seeing it."""

    waits: list[float]
    bytes: int
    states: list[int]
    """How long each state was that a choice brought, as text."""
    games: int
    """Tables that were laid because the game before was over."""


def attend(errand: Errand, line: Connection) -> None:
    """Comes, says so, is told until when to play, plays, and tells what was seen."""
    asyncio.run(_attend(errand, line))


async def _attend(errand: Errand, line: Connection) -> None:
    crowd = Crowd(errand)
    await crowd.come()
    line.send("here")
    crowd.until = time.perf_counter() + await asyncio.to_thread(line.recv)
    await crowd.play()
    line.send(crowd.seen)
    await asyncio.to_thread(line.recv)  # what they cost is read before they go
    await crowd.go()


class Crowd:
    """Tables and the people around them."""

    def __init__(self, errand: Errand) -> None:
        self.errand: Final = errand
        self.seen: Final = Seen([], 0, [], 0)
        self.until = 0.0
        self.tables: list[list[Person]] = []
        self._door: Final = asyncio.Semaphore(AT_ONCE)

    async def come(self) -> None:
        self.tables = await asyncio.gather(
            *[self._sit_down(self.errand.seed + n) for n in range(self.errand.tables)]
        )

    async def _sit_down(self, seed: int) -> list[Person]:
        async with self._door:
            laid = await asyncio.to_thread(lay, self.errand, seed)
            return [await arrived(self.errand.address, laid, seat) for seat in laid["seats"]]

    async def play(self) -> None:
        await asyncio.gather(
            *[self._play(people, self.errand.seed + n) for n, people in enumerate(self.tables)]
        )

    async def _play(self, people: list[Person], seed: int) -> None:
        """Random play at one table until the time is over; a game that is over is followed by
        another."""
        luck = random.Random(seed)
        mine: list[Person] = people
        while True:
            before = sum([person.socket.received for person in mine])
            await self._play_game(mine, luck)
            self.seen.bytes += sum([person.socket.received for person in mine]) - before
            if mine is not people:
                await leave(mine)
            if time.perf_counter() >= self.until:
                return
            mine = await self._sit_down(luck.getrandbits(40))
            self.seen.games += 1

    async def _play_game(self, people: list[Person], luck: random.Random) -> None:
        while people[0].state["choice"] is not None:
            if self.errand.pace:
                await asyncio.sleep(luck.uniform(0.5, 1.5) * self.errand.pace)
            if time.perf_counter() >= self.until:
                return
            choice, seq = people[0].state["choice"], people[0].state["seq"]
            mover = people[choice["seat"] or 0]
            option = luck.choice(choice["options"])["notation"]
            sent = time.perf_counter()
            message = {"type": "choose", "id": str(seq), "seq": seq, "option": option}
            await mover.socket.send(json.dumps(message))
            await mover.see(seq + 1)
            self.seen.waits.append(time.perf_counter() - sent)
            self.seen.states.append(mover.length)
            for person in people:
                await person.see(seq + 1)

    async def go(self) -> None:
        for people in self.tables:
            await leave(people)


class Counting(ClientConnection):
    """A connection that counts what comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Person:
    """One seat's connection: the newest state it has seen."""

    def __init__(self, socket: Counting) -> None:
        self.socket: Final = socket
        self.state: Any = None
        self.length = 0
        """Of the state, as text."""

    async def see(self, seq: int) -> None:
        while self.state is None or self.state["seq"] < seq:
            text = await self.socket.recv(decode=False)
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self.state, self.length = message, len(text)


def lay(errand: Errand, seed: int) -> Any:
    body = {
        "game": errand.game,
        "options": {"players": errand.players},
        "seed": seed,
        "listed": False,
    }
    request = Request(
        errand.address + "/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urlopen(request) as answer:
        return json.load(answer)


async def arrived(address: str, laid: Any, seat: Any) -> Person:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{laid['id']}/live"
    connection = await connect(
        url,
        max_size=None,
        create_connection=Counting,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # as browsers do
        ping_interval=None,
        open_timeout=60,
    )
    assert isinstance(connection, Counting)
    person = Person(connection)
    await person.socket.send(json.dumps({"tokens": [seat["token"]], "seq": None}))
    await person.see(0)
    return person


async def leave(people: list[Person]) -> None:
    for person in people:
        await person.socket.close()
