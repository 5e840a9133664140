"""Hints are thought of aside: whoever asks one too many is told to come later, and so is who asked
when the process broke; the next has an answer again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from laststand import Match
from laststand.server import documents as doc
from laststand.server.coaching import WAITING, Coaching
from laststand.server.hall import Hall
from laststand.server.problems import Problem
from laststand.server.settings import Limits
from laststand.server.store import Store
from tests.server.test_floods import with_hall

SECONDS = 0.8


@pytest.fixture
def coaching() -> Iterator[Coaching]:
    made = Coaching(cast(Store, None), SECONDS, 1e6)
    yield made
    made.close()


def position() -> dict[str, Any]:
    match = Match.new("stronghold", seed=4)
    while len(match) < 5:
        match.choose(0)
    return match.position()


async def asked(coaching: Coaching) -> str:
    """What comes of asking for a hint: the code of the refusal, or "hints"."""
    try:
        said = await coaching.advise("somebody", position())
    except Problem as problem:
        return problem.code
    return "hints" if said["hints"] else "none"


def test_who_asks_while_too_many_wait_is_told_to_come_later(
    coaching: Coaching, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(*_: object) -> dict[str, list[str]]:
        await asyncio.sleep(0.05)
        return {"hints": ["one"]}

    async def all_at_once() -> list[str]:
        monkeypatch.setattr(coaching._hints, "do", do)
        return await asyncio.gather(*[asked(coaching) for _ in range(WAITING + 2)])

    assert asyncio.run(all_at_once()) == ["hints"] * WAITING + ["later"] * 2


def test_a_hint_whose_process_is_killed_comes_later_and_the_next_is_answered(
    coaching: Coaching,
) -> None:
    async def play() -> tuple[str, str]:
        asking = asyncio.create_task(asked(coaching))
        await asyncio.sleep(0)  # so that it has asked, and the process begins
        assert coaching._hints._pool is not None
        for worker in list(coaching._hints._pool._processes):
            os.kill(worker, signal.SIGKILL)
        killed = await asking
        await asked(coaching)  # its process has to start first
        return killed, await asked(coaching)

    assert asyncio.run(play()) == ("later", "hints")


def played(choices: int) -> Match:
    match = Match.new("stronghold", seed=4)
    while len(match) < choices:
        match.choose(0)
    return match


def at_work() -> int:
    """How many analyses are being made, or wait for their turn."""
    return len([task for task in asyncio.all_tasks() if "Coaching._work" in repr(task)])


def test_a_newer_analysis_of_a_table_takes_the_place_of_the_older(tmp_path: Path) -> None:
    async def work(hall: Hall) -> tuple[int, object]:
        given = await hall.lay(doc.NewTable(game="stronghold", seed=4))
        long, short = played(20).record(), played(3).record()
        for seq in range(WAITING + 1):
            hall.coaching.begin("somebody", given.id, seq, 20, long)
            await asyncio.sleep(0.2)  # so that it is begun, and there is something to give up
        last = hall.coaching.begin("somebody", given.id, WAITING + 1, 3, short)
        assert last.task is not None
        await last.task  # a killed process is gone by then, one that goes on is not
        working = at_work()
        kept = await hall.store.analysis(given.id)
        return working, None if kept is None else kept[0]

    assert with_hall(tmp_path, Limits(), work) in [(1, WAITING + 1), (0, WAITING + 1)]


def test_no_analysis_goes_on_after_the_end(tmp_path: Path) -> None:
    async def work(hall: Hall) -> int:
        record = played(20).record()
        for seq, table in enumerate(("one", "two", "one", "two", "one")):
            hall.coaching.begin("somebody", table, seq, 20, record)
        await asyncio.sleep(0.2)
        hall.coaching.close()
        await asyncio.sleep(0.2)
        return at_work()

    assert with_hall(tmp_path, Limits(), work) == 0
