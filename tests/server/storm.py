"""The real thing with real kills: `python -m tests.server.storm --minutes 20 [--postgresql]`.

People play at several tables of a server whose processes are killed, whose database is cut off,
and check with every answer that what was acknowledged to anybody is there.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from laststand import verify
from tests.server.cable import Cable
from tests.server.stage import PATIENCE, Seated, Server, children, is_taken, running_postgres

TABLES = 4
GAME = "bastion"
OPTIONS = {"players": 2}


class Table:
    """What was acknowledged at one table, to whomever."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.lock = threading.Lock()
        self.acknowledged: dict[int, str] = {}
        self.latest = 0
        self.next: Table | None = None
        """The table at which the same people sit down when the game is over."""

    def acknowledge(self, seq: int, option: str) -> None:
        with self.lock:
            assert self.acknowledged.setdefault(seq, option) == option
            self.latest = max(self.latest, seq + 1)


class Person(threading.Thread):
    """Somebody who plays on through everything."""

    def __init__(self, storm: Storm, table: Table, seed: int) -> None:
        super().__init__(daemon=True)
        self.storm = storm
        self.table = table
        self.luck = random.Random(seed)
        self.error: BaseException | None = None
        self.http = httpx.Client(base_url=storm.server.address, timeout=30)

    def run(self) -> None:
        try:
            while not self.storm.is_over.is_set():
                self.act()
        except BaseException as error:
            self.error = error
            self.storm.is_failed = True
        finally:
            self.http.close()

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response | None:
        """An answer; None: there is none for now."""
        table = self.table.seated
        try:
            answer = self.http.request(method, table.path + path, headers=table.headers, **given)
        except httpx.TransportError:
            time.sleep(0.2)
            return None
        self.storm.count(answer.status_code)
        assert answer.status_code in (200, 404, 409, 422, 503), answer.text
        if answer.status_code == 503:
            time.sleep(0.2)
            return None
        return answer

    def act(self) -> None:
        before = self.table.latest
        answer = self.ask("GET", "")
        if answer is None:
            return
        state = answer.json()
        assert state["seq"] >= before, f"{state['seq']} seen, {before} acknowledged"
        if self.luck.random() < 0.2:
            self.read_record(before)
        if state["choice"] is None:
            self.sit_down_again()
            return
        option = self.luck.choice(state["choice"]["options"])["notation"]
        self.choose(state["seq"], option)

    def sit_down_again(self) -> None:
        """After a game another, at a new table; whoever comes first lays it."""
        with self.table.lock:
            if self.table.next is None:
                wish = {"game": GAME, "options": OPTIONS}
                try:
                    answer = self.http.post("/api/tables", json=wish)
                except httpx.TransportError:
                    return
                if answer.status_code != 201:
                    assert answer.status_code == 503, answer.text
                    return
                self.table.next = Table(Seated.of(self.storm.server, answer.json()))
                self.storm.tables.append(self.table.next)
        self.table = self.table.next

    def read_record(self, before: int) -> None:
        answer = self.ask("GET", "/record")
        if answer is not None:
            assert len(verify(answer.text)) >= before

    def choose(self, seq: int, option: str) -> None:
        while not self.storm.is_over.is_set():
            body = {"seq": seq, "option": option}
            answer = self.ask("POST", "/choices", json=body)
            if answer is None:
                continue  # said again until it is answered; it counts once
            if answer.status_code == 200:
                self.table.acknowledge(seq, option)
            return


class Watcher(threading.Thread):
    """Somebody who watches a table live through everything, and to whom nothing that was told is
    ever untold."""

    def __init__(self, storm: Storm, table: Table) -> None:
        super().__init__(daemon=True)
        self.storm = storm
        self.table = table
        self.seen: list[str] = []
        """The choices at the table, as they were told."""
        self.is_over = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.is_over.is_set():
                with suppress(OSError, ConnectionClosed, InvalidHandshake):
                    self.watch()
                time.sleep(0.2)
        except BaseException as error:
            self.error = error
            self.storm.is_failed = True

    def watch(self) -> None:
        with Seated(self.table.seated.server, self.table.seated.id, []).live() as live:
            while not self.is_over.is_set():
                with suppress(TimeoutError):
                    live.hear(timeout=0.5)
                told = [made["chosen"]["notation"] for made in live.history]
                if live.state is not None:
                    assert told[: len(self.seen)] == self.seen, "something was untold"
                    self.seen = told
                    self.storm.states += 1
                if self.table.next is not None and len(told) >= self.table.latest:
                    self.table, self.seen = self.table.next, []
                    return

    def has_all(self) -> bool:
        return self.table.next is not None or len(self.seen) >= self.table.latest

    def leave(self) -> None:
        """Goes once all that was acknowledged has been told, and there is time for it."""
        until = time.monotonic() + PATIENCE
        while not self.has_all() and time.monotonic() < until and self.error is None:
            time.sleep(0.05)
        self.is_over.set()
        self.join()
        if self.error is not None:
            raise self.error
        assert self.has_all(), f"{len(self.seen)} told, {self.table.latest} acknowledged"


class Storm:
    """A server, people, and what is done to them."""

    def __init__(self, server: Server, cable: Cable | None, seed: int) -> None:
        self.server = server
        self.cable = cable
        self.luck = random.Random(seed)
        self.is_over = threading.Event()
        self.is_failed = False
        self.tables: list[Table] = []
        self.statuses: Counter[int] = Counter()
        self.states = 0
        """Told to those who watch live."""
        self.kills: Counter[str] = Counter()

    def count(self, status: int) -> None:
        self.statuses[status] += 1

    def rage(self, enough: Callable[[int], bool]) -> None:
        self.tables = [Table(self.server.lay(game=GAME, options=OPTIONS)) for _ in range(TABLES)]
        people = [Person(self, table, n) for n, table in enumerate(self.tables * 2)]
        watchers = [Watcher(self, table) for table in self.tables]
        for somebody in (*people, *watchers):
            somebody.start()
        strikes = 0
        while not enough(strikes) and not self.is_failed:
            self.calm()
            self.strike()
            strikes += 1
        self.calm()
        self.is_over.set()
        for person in people:
            person.join()
            if person.error is not None:
                raise person.error
        for watcher in watchers:
            watcher.leave()

    def calm(self) -> None:
        """Until people have got somewhere again."""
        before = self.statuses[200]
        wanted = before + self.luck.randrange(5, 60)
        while self.statuses[200] < wanted and not self.is_failed:
            time.sleep(0.05)

    def strike(self) -> None:
        strikes = [self.kill_all]
        if self.cable is not None:
            strikes += [self.cut] * 2
        if self.server.wishes.get("workers", 1) > 1:
            strikes += [self.kill_worker] * 3
        strike = self.luck.choice(strikes)
        self.kills[strike.__name__] += 1
        strike()

    def kill_all(self) -> None:
        self.server.kill()
        while is_taken(self.server.port):
            time.sleep(0.05)
        self.server.start()

    def kill_worker(self) -> None:
        with suppress(IndexError, ProcessLookupError, FileNotFoundError):
            os.kill(self.luck.choice(sorted(children(self.server))), signal.SIGKILL)

    def cut(self) -> None:
        assert self.cable is not None
        self.cable.cut()
        time.sleep(self.luck.uniform(0.1, 2))
        self.cable.mend()

    def check(self) -> int:
        """Everything that was acknowledged is there; how much that is."""
        for table in self.tables:
            answer = table.seated.get()
            while answer.status_code == 503:
                answer = table.seated.get()
            made = [made["chosen"]["notation"] for made in answer.json()["history"]]
            for seq, option in table.acknowledged.items():
                assert made[seq] == option, f"{option} at {seq}"
            assert verify(table.seated.get("/record").text).view() == answer.json()["view"]
        return sum(len(table.acknowledged) for table in self.tables)


def storm(enough: Callable[[int], bool], is_postgresql: bool, seed: int) -> tuple[int, Storm]:
    """Strikes until there were enough; how many choices were acknowledged in it."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="laststand-storm-"))
        cable: Cable | None = None
        database, workers = f"{folder}/tables.sqlite3", 1
        if is_postgresql:
            cable = Cable(stack.enter_context(running_postgres()))
            stack.callback(cable.close)
            database, workers = cable.url, 2
        server = Server(database, workers=workers, patience_seconds=1)
        stack.callback(server.stop)
        raging = Storm(server, cable, seed)
        raging.rage(enough)
        return raging.check(), raging


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--postgresql", action="store_true", help="with two workers on it")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    faulthandler.enable()  # a process that breaks off says where
    os.environ.setdefault("PYTHONFAULTHANDLER", "1")
    until = time.monotonic() + 60 * wanted.minutes
    acknowledged, raging = storm(
        lambda _: time.monotonic() >= until, wanted.postgresql, wanted.seed
    )
    print(f"{acknowledged} choices acknowledged at {len(raging.tables)} tables, all there")
    print(f"struck: {dict(raging.kills)}")
    print(f"answers: {dict(sorted(raging.statuses.items()))}; told live: {raging.states} states")


if __name__ == "__main__":
    main()
