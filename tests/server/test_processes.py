"""Work aside: one piece after the other in a process, each within a time of its own; whoever is
stopped or killed takes nobody along."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.server.processes import Failed, Processes
from tests.server.stage import Seated, Server, children


@pytest.fixture(autouse=True)
def no_thread_fails(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pool's own threads say what they stumble over to nobody but the terminal."""
    failed: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    yield
    assert not failed


def with_processes(work: Callable[[Processes], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        processes = Processes()
        try:
            return await work(processes)
        finally:
            processes.close()

    return asyncio.run(run())


async def attempt(processes: Processes, seconds: float, sleep: float) -> str:
    """What comes of a piece of work."""
    try:
        await processes.do(seconds, time.sleep, sleep)
    except Failed as failed:
        return type(failed).__name__
    return "done"


def test_the_time_that_work_waits_for_other_work_is_not_its_own() -> None:
    async def work(processes: Processes) -> list[str]:
        return await asyncio.gather(*[attempt(processes, 2, 0.3) for _ in range(12)])

    assert with_processes(work) == ["done"] * 12


def test_only_what_takes_too_long_is_stopped_and_what_waited_is_done_after_it() -> None:
    async def work(processes: Processes) -> list[str]:
        sleeps = [0, 600, 0, 0, 600, 0]
        return await asyncio.gather(*[attempt(processes, 2, sleep) for sleep in sleeps])

    assert with_processes(work) == ["done", "Late", "done", "done", "Late", "done"]


def test_what_nobody_wants_any_more_holds_nobody_up() -> None:
    async def work(processes: Processes) -> str:
        await processes.do(60, os.getpid)
        unwanted = asyncio.create_task(processes.do(600, time.sleep, 600))
        await asyncio.sleep(0.5)
        unwanted.cancel()
        return await attempt(processes, 60, 0)

    assert with_processes(work) == "done"


def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_replaced() -> None:
    async def work(processes: Processes) -> tuple[int, int]:
        first = await processes.do(60, os.getpid)
        os.kill(first, signal.SIGKILL)
        await asyncio.sleep(1)  # so that the pool has seen it
        return first, await processes.do(60, os.getpid)

    first, second = with_processes(work)
    assert first != second


def test_nothing_is_begun_after_the_end() -> None:
    async def work(processes: Processes) -> list[str]:
        both = [asyncio.create_task(attempt(processes, 600, sleep)) for sleep in (600, 0)]
        await asyncio.sleep(0.5)
        processes.close()
        return await asyncio.gather(*both)

    assert with_processes(work) == ["Failed", "Failed"]


def test_a_bot_whose_process_is_killed_is_asked_again_and_plays_nothing_random(
    tmp_path: Path,
) -> None:
    errors = tmp_path / "errors"
    server = Server(str(tmp_path / "tables.sqlite3"), errors=errors)
    killed = 0
    for _ in range(3):
        table = server.lay(seats=[{"kind": "bot", "bot": "steward"}])
        for worker in children(server):
            os.kill(worker, signal.SIGKILL)
            killed += 1
        while table.state()["choice"]:
            time.sleep(0.05)
        assert is_played_by_the_steward(table)
    server.stop()
    assert killed
    assert "Traceback" not in errors.read_text()


def is_played_by_the_steward(table: Seated) -> bool:
    match = Match.replay(table.get("/record").text)
    steward = find_bot("steward", "stronghold", 0)
    for moment, made in enumerate(table.state()["history"]):
        past = match.as_of(moment)
        assert past.choice is not None
        chosen = past.choice.notations()[steward.choose(past.run(keeps=True))]
        if chosen != made["chosen"]["notation"]:
            return False
    return True
