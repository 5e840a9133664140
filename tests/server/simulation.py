"""Workers, people and a database that fail, in one process and in a time of their own.

The hall, the rooms, the tables and every statement of the store are the real ones. Only time,
the way to the database and the processes are made up: answers take long or are lost, the
database goes away, workers die in the middle of anything, messages come twice and out of
order, clocks jump. The same seed is the same run: `python -m tests.server.simulation --runs 5000`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import selectors
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from laststand import Match
from laststand.catalogues import ENGLISH
from laststand.server import documents as doc
from laststand.server import store as store_module
from laststand.server.bots import Bots
from laststand.server.catalogues import Catalogues
from laststand.server.hall import Hall
from laststand.server.patch import patched
from laststand.server.problems import Problem
from laststand.server.room import Room, Viewer
from laststand.server.rows import Entry, Whole
from laststand.server.settings import Settings
from laststand.server.store import Away, Store
from laststand.server.table import Table
from laststand.server.tokens import hashed

T = TypeVar("T")

SETTINGS = Settings(poll_seconds=2.0)
CATALOGUES = Catalogues(SETTINGS.locale)


# -- time ------------------------------------------------------------------------------


class _NoSelector(selectors.SelectSelector):
    """Nothing ever comes from outside; waiting is what makes time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits for somebody"
        self.now += max(0.0, timeout)
        return []


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time passes as soon as nothing is to be done."""

    def __init__(self) -> None:
        self.clock = _NoSelector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


# -- what fails ------------------------------------------------------------------------


class Dead(Exception):
    """The worker that was asked is gone."""


class Faults:
    """How things go wrong, by one source of luck."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.slowness = luck.choice([0.001, 0.02, 0.2])
        self.loss = luck.choice([0.0, 0.01, 0.05])
        self.is_away = False

    async def delay(self) -> None:
        await asyncio.sleep(self.luck.expovariate(1 / self.slowness))

    def lose(self) -> None:
        if self.is_away or self.luck.random() < self.loss:
            raise Away("lost in the simulation")


@cache
def database() -> sa.Engine:
    """The database of all runs, in memory; every run has a table of its own in it."""
    shared = sa.create_engine(
        "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}
    )
    sa.event.listen(shared, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    Store(shared).prepare()
    return shared


class Line(Store):
    """A worker's way to the database, which all workers share."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(database())
        self._is_prepared = True
        self.faults = faults
        self.is_dead = False

    async def _way(self) -> None:
        await self.faults.delay()
        if self.is_dead:  # nothing of a dead process goes on
            await asyncio.get_running_loop().create_future()
        self.faults.lose()

    async def read(self, work: Callable[[sa.Connection], T], is_one_question: bool = False) -> T:
        await self._way()
        found = self._read(work)
        await self._way()
        return found

    async def write(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        await self._way()
        with self.transaction() as connection:
            done = work(connection)
        await self._way()  # it is written, whether or not anybody hears of it
        return done


class HastyBots(Bots):
    """Bots whose thinking is no part of the simulation."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(1.0)
        self.faults = faults

    async def choose(self, name: str, position: dict[str, Any], options: int) -> int:
        await self.faults.delay()
        return self.faults.luck.randrange(options)


class Worker(Hall):
    """A process that can die."""

    def __init__(self, faults: Faults) -> None:
        self.line = Line(faults)
        super().__init__(SETTINGS, CATALOGUES, self.line, HastyBots(faults))
        self.death: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open()

    def aside(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        async def inline() -> T:
            await self.line.faults.delay()
            return work(*given)

        return inline()

    def die(self) -> None:
        self.line.is_dead = True
        if not self.death.done():
            self.death.set_result(None)

    async def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Something a client asks of this worker, which may die over it."""
        if self.death.done():
            work.close()
            raise Dead
        task = asyncio.ensure_future(work)
        await either(task, self.death)
        if not task.done() or self.death.done():
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise Dead
        return await task


async def either(*waits: asyncio.Future[Any]) -> None:
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)


# -- what is seen ----------------------------------------------------------------------


class Seen:
    """A state that somebody was shown."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.seq: int = state["seq"]
        self.moments: int = state["moments"]
        self.view: str = json.dumps(state["view"], sort_keys=True)
        self.choice: dict[str, Any] | None = state["choice"]


class Truth:
    """All that was acknowledged, sent and shown in a run."""

    def __init__(self) -> None:
        self.acknowledged: dict[int, str] = {}
        self.latest = 0
        self.sent: set[tuple[int, str, int]] = set()
        self.seen: list[Seen] = []
        self.void: set[str] = set()

    def acknowledge(self, seq: int, option: str) -> None:
        assert self.acknowledged.setdefault(seq, option) == option, "one seq, two choices"
        self.latest = max(self.latest, seq + 1)

    def show(self, encoded: bytes, at_least: int, held: Seen | None = None) -> Seen:
        """What somebody is shown: the view, or what has changed of the one that is held."""
        state = json.loads(encoded)
        if "patch" in state:
            assert held is not None, "a patch for somebody who holds nothing"
            state["view"] = patched(json.loads(held.view), state["patch"])
        seen = Seen(state)
        assert seen.seq >= at_least, f"shown {seen.seq} when {at_least} was acknowledged"
        self.seen.append(seen)
        return seen


# -- people ----------------------------------------------------------------------------


class Person:
    """Somebody with a seat who plays as it comes, and does not give up over lost answers."""

    def __init__(self, run: Run, seat: int, token: str) -> None:
        self.run = run
        self.seat = seat
        self.hashes = [hashed(token)]

    @property
    def luck(self) -> random.Random:
        return self.run.luck

    async def live(self, steps: int) -> None:
        for _ in range(steps):
            await asyncio.sleep(self.luck.expovariate(2))
            with suppress(Dead, Away):
                await self.luck.choices(
                    [self.play, self.look, self.undo, self.agree, self.rename], [8, 3, 1, 2, 1]
                )[0]()

    async def look(self) -> Seen:
        before, voided = self.run.truth.latest, set(self.run.truth.void)
        worker, room = await self.room()
        try:
            state = await worker.ask(room.state(self.hashes, ENGLISH))
        except Problem as problem:
            if problem.code == "wrong-token":
                self.hashes = []
            raise Dead from None
        assert not voided & set(self.hashes), "a void token still holds its seat"
        return self.run.truth.show(state, before)

    async def room(self) -> tuple[Worker, Room]:
        worker = self.run.worker()
        return worker, await worker.ask(worker.room(self.run.id))

    async def play(self) -> None:
        seen = await self.look()
        if seen.choice is None or not self.hashes:
            return
        if seen.choice["seat"] not in (None, self.seat) and self.luck.random() < 0.9:
            return
        option = self.luck.choice(seen.choice["options"])["notation"]
        self.run.truth.sent.add((seen.seq, option, self.seat))
        copies = [self.send(seen.seq, option) for _ in range(self.luck.choice([1, 1, 1, 2, 3]))]
        await asyncio.gather(*copies)

    async def send(self, seq: int, option: str) -> None:
        """Says it again, to whichever worker, until it is answered."""
        for _ in range(6):
            await asyncio.sleep(self.luck.expovariate(5))
            voided = set(self.run.truth.void)
            try:
                worker, room = await self.room()
                await worker.ask(room.choose(self.hashes, seq, option))
            except (Dead, Away):
                continue
            except Problem as problem:
                expect_refusal(problem)
                return
            assert not voided & set(self.hashes), "a void token still plays"
            self.run.truth.acknowledge(seq, option)
            return

    async def undo(self) -> None:
        seen = await self.look()
        if self.hashes and seen.moments:
            await self.act(lambda room: room.undo(self.hashes, seen.seq, None))

    async def agree(self) -> None:
        seen = await self.look()
        if self.hashes:
            does = self.luck.random() < 0.7
            await self.act(lambda room: room.consent(self.hashes, seen.seq, does))

    async def rename(self) -> None:
        name = f"name {self.luck.randrange(1000)}"
        change = doc.SeatChange(name=name)
        if self.hashes:
            await self.act(lambda room: room.change_seat(self.hashes, self.seat, change))

    async def act(self, work: Callable[[Room], Coroutine[Any, Any, Any]]) -> None:
        worker, room = await self.room()
        try:
            await worker.ask(work(room))
        except Away:
            raise
        except Problem as problem:
            expect_refusal(problem)


REFUSALS = {
    "late", "not-your-seat", "refused", "wrong-token", "watching-only", "nothing-to-undo",
    "no-request", "bot-plays", "not-the-owner",
}  # fmt: skip


def expect_refusal(problem: Problem) -> None:
    assert problem.code in REFUSALS, problem.code


class Watcher:
    """Somebody who watches live, at one worker after another."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.held: Seen | None = None

    @property
    def seq(self) -> int | None:
        return None if self.held is None else self.held.seq

    async def live(self) -> None:
        while True:
            with suppress(Dead, Away, Problem):
                await self.watch(self.run.worker())
            await asyncio.sleep(0.5)

    async def watch(self, worker: Worker) -> None:
        told = asyncio.Event()
        viewer = Viewer([], self.seq, ENGLISH, told.set)
        room = await worker.ask(worker.room(self.run.id))
        await worker.ask(room.enter(viewer))
        try:
            while not worker.death.done():
                waiting = asyncio.ensure_future(told.wait())
                await either(waiting, worker.death)
                waiting.cancel()
                told.clear()
                news = await worker.ask(room.news_for(viewer))
                self.held = self.run.truth.show(news.text, self.seq or 0, self.held)
        finally:
            room.exit(viewer)


# -- a run -----------------------------------------------------------------------------


class Run:
    """One short story of a table, and what must be true of it."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.faults = Faults(self.luck)
        self.truth = Truth()
        self.workers: list[Worker] = []
        self.id = ""

    def worker(self) -> Worker:
        return self.luck.choice(self.workers)

    async def story(self) -> None:
        self.workers = [Worker(self.faults) for _ in range(2)]
        people = [Person(self, seat, token) for seat, token in enumerate(await self.lay())]
        watchers = [Watcher(self) for _ in range(2)]
        others = [asyncio.ensure_future(watcher.live()) for watcher in watchers]
        others += [asyncio.ensure_future(self.trouble()), asyncio.ensure_future(self.owner())]
        await asyncio.gather(*[person.live(self.luck.randrange(8, 25)) for person in people])
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self.faults.is_away, self.faults.loss = False, 0.0
        await self.check()

    async def lay(self) -> list[str]:
        seats = [doc.SeatWish(), doc.SeatWish()]
        if self.luck.random() < 0.3:
            seats[1] = doc.SeatWish(kind="bot", bot="random")
        wish = doc.NewTable(
            game="stronghold", options={"players": 2}, seed=self.luck.randrange(9), seats=seats
        )
        while True:
            with suppress(Away):
                given = await self.worker().lay(wish)
                self.id, self.owner_token = given.id, given.owner
                return [key.token for key in given.keys if key.token is not None]

    async def trouble(self) -> None:
        """Workers die and come back, the database goes and comes back, clocks jump."""
        while True:
            await asyncio.sleep(self.luck.expovariate(0.25))
            what = self.luck.random()
            if what < 0.5:
                self.workers[0].die()
                self.workers = [*self.workers[1:], Worker(self.faults)]
            elif what < 0.8:
                self.faults.is_away = True
                await asyncio.sleep(self.luck.expovariate(1))
                self.faults.is_away = False
            else:
                loop = asyncio.get_running_loop()
                assert isinstance(loop, Clockwork)
                loop.clock.now += self.luck.choice([1.0, 60.0, 86_400.0])

    async def owner(self) -> None:
        """Somebody who now and then takes a seat away, and gives it to somebody new."""
        while True:
            await asyncio.sleep(self.luck.expovariate(0.1))
            seat, change = self.luck.randrange(2), doc.SeatChange(kind="elsewhere")
            with suppress(Dead, Away, Problem):
                worker = self.worker()
                room = await worker.ask(worker.room(self.id))
                held = await worker.ask(room.ask(lambda table: dict(table.held)))
                before = {token for token, holds in held.items() if holds == seat}
                await worker.ask(room.change_seat([hashed(self.owner_token)], seat, change))
                self.truth.void |= before

    # -- what must be true -------------------------------------------------------------

    async def check(self) -> None:
        whole = await Line(self.faults).load(self.id)
        assert whole is not None
        self.check_log(whole)
        self.check_seen(whole)

    def check_log(self, whole: Whole) -> None:
        assert whole.row.seq == len(whole.entries)
        for seq, option in self.truth.acknowledged.items():
            entry = whole.entries[seq]
            assert (entry.kind, entry.option) == ("choice", option), "an acknowledged choice"
        for seq, entry in enumerate(whole.entries):
            if entry.kind == "choice" and entry.bot is None:
                assert (seq, entry.option, entry.by) in self.truth.sent, "nobody chose this"

    def check_seen(self, whole: Whole) -> None:
        """Everybody saw a beginning of one log, and an independent match stands as they saw."""
        lines = [line(whole.entries[:seq]) for seq in range(len(whole.entries) + 1)]
        matches: dict[tuple[Any, ...], Match] = {}
        for seen in {
            (seen.seq, seen.moments, seen.view): seen for seen in self.truth.seen
        }.values():
            made = lines[seen.seq]
            assert seen.moments == len(made)
            match = independent(whole, made, matches)
            assert json.dumps(match.view(), sort_keys=True) == seen.view
        assert Table(whole).match.digest() == independent(whole, lines[-1], matches).digest()


def line(entries: list[Entry]) -> list[tuple[str, tuple[str, ...]]]:
    """The choices that stand after some entries."""
    made: list[tuple[str, tuple[str, ...]]] = []
    for entry in entries:
        if entry.kind == "choice":
            made.append((entry.option, entry.outcomes))
        elif entry.kind != "reseed":
            del made[entry.to :]
    return made


def independent(
    whole: Whole,
    made: list[tuple[str, tuple[str, ...]]],
    known: dict[tuple[Any, ...], Match],
) -> Match:
    """A match of the same choices and outcomes that has nothing to do with the server."""
    key = tuple(made)
    if key not in known:
        options: dict[str, Any] = dict(whole.row.options)
        match = Match.new(whole.row.game, seed=0, outcomes=list(whole.row.start), **options)
        for option, outcomes in made:
            match.choose(option, outcomes)
        known[key] = match
    return known[key]


@contextmanager
def own_time() -> Iterator[Clockwork]:
    """A loop whose clock is the run's, for the log's times too."""
    loop = Clockwork()
    loop.set_exception_handler(lambda *_: None)  # tasks of the dead are never asked for
    real = store_module.now
    store_module.now = lambda days_ago=0: f"{loop.time() - 86_400 * days_ago:020.3f}"
    try:
        yield loop
    finally:
        store_module.now = real
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


def simulate(seed: int) -> Truth:
    """One run; what was true in it."""
    logging.getLogger("laststand.server").setLevel(logging.CRITICAL)
    run = Run(seed)
    with own_time() as loop:
        story = loop.create_task(run.story())
        try:
            loop.run_until_complete(story)
        except BaseException as error:
            error.add_note(f"in the simulation of seed {seed}")
            raise
    return run.truth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first")
    wanted = parser.parse_args()
    begin, choices, states = time.monotonic(), 0, 0
    for seed in range(wanted.seed, wanted.seed + wanted.runs):
        truth = simulate(seed)
        choices += len(truth.acknowledged)
        states += len(truth.seen)
    took = time.monotonic() - begin
    print(f"{wanted.runs} runs, {choices} choices acknowledged, {states} states seen, {took:.0f} s")


if __name__ == "__main__":
    main()
