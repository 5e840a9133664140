"""Hints and analyses: a coach thinks in a process of its own, so that no table ever waits for it,
and for each person only so long."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

import msgspec

from laststand import LaststandError, Match
from laststand.bots.analysis import AT_ONCE, look_at
from laststand.bots.coach import Coach
from laststand.server.guard import Rates
from laststand.server.problems import Problem
from laststand.server.processes import Failed, Processes
from laststand.server.store import Store

log: Final = logging.getLogger("laststand.server")

WAITING: Final = 4
"""More than these do not wait for a hint: they are told to come again later."""
PATIENCE: Final = 10.0
"""How many times its own time a coach may take, with starting its process, before it is stopped."""
PART_SECONDS: Final = 60.0
TRIES: Final = 2
"""How often a part of an analysis is begun whose process breaks."""


def advise(position: dict[str, Any], seconds: float, seed: int) -> dict[str, Any]:
    """Runs in a worker process: it is given a position, and no luck to come."""
    match = Match.at(position, seed=seed)
    return Coach(match.game.id, seed, seconds).advise(match).as_dict()


def analyse_part(record: str, first: int, seed: int) -> list[dict[str, Any]]:
    """Runs in a worker process: some moments of a match."""
    match = Match.replay(record)
    return [
        moment.as_dict() for moment in look_at(match, range(first, first + AT_ONCE), seed, None)
    ]


class Work:
    """An analysis that is under way: how many moments are done, of how many."""

    def __init__(self, seq: int, of: int) -> None:
        self.seq: Final = seq
        self.of: Final = of
        self.moments: list[dict[str, Any]] = []
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Coaching:
    """Whoever asks for a hint or an analysis comes here."""

    def __init__(self, store: Store, seconds: float, per_minute: float) -> None:
        self.store: Final = store
        self.seconds: Final = seconds
        self._hints: Final = Processes()
        self._parts: Final = Processes()
        self._waiting = 0
        self._budgets: Final = Rates(per_minute / 60, per_minute)
        self._works: Final[dict[str, Work]] = {}
        self._turn: Final = asyncio.Semaphore(1)

    async def advise(self, person: str, position: dict[str, Any]) -> dict[str, Any]:
        """How a position stands, and what would be good there."""
        if self._waiting >= WAITING:
            raise Problem(503, "later", wait=2)
        self._budgets.expect(person, self.seconds)
        self._waiting += 1
        try:
            luck = secrets.randbits(31)
            wait = self.seconds * PATIENCE + PATIENCE
            return await self._hints.do(wait, advise, position, self.seconds, luck)
        except Failed:
            raise Problem(503, "later", wait=5) from None
        except LaststandError as refused:
            raise Problem(422, "no-advice", reason=str(refused)) from None
        finally:
            self._waiting -= 1

    # -- analyses ----------------------------------------------------------------------

    def begin(self, person: str, table: str, seq: int, moments: int, record: str) -> Work:
        """Begins the analysis of a table, unless it is under way; one of how it stood before is
        given up."""
        before = self._works.get(table)
        if before is not None and before.seq == seq:
            return before
        if before is None and len(self._works) >= WAITING:
            raise Problem(503, "later", wait=30)
        self._budgets.expect(person, self.seconds)
        if before is not None:
            before.stop()
        work = self._works[table] = Work(seq, moments + 1)
        work.task = asyncio.create_task(self._work(table, work, record))
        return work

    def under_way(self, table: str) -> Work | None:
        return self._works.get(table)

    async def _work(self, table: str, work: Work, record: str) -> None:
        try:
            async with self._turn:
                for first in range(0, work.of, AT_ONCE):
                    work.moments += await self._part(record, first, work.seq)
            await self.store.keep_analysis(table, work.seq, _encoded(work))
        except (Failed, LaststandError, RuntimeError, Problem):
            log.exception("the analysis of a table failed")
        finally:
            if self._works.get(table) is work:
                del self._works[table]

    async def _part(self, record: str, first: int, seed: int) -> list[dict[str, Any]]:
        """Some moments; if their process breaks, once more."""
        for _ in range(TRIES - 1):
            try:
                return await self._parts.do(PART_SECONDS, analyse_part, record, first, seed)
            except Failed as failed:
                log.warning("a part of an analysis: %s", failed)
        return await self._parts.do(PART_SECONDS, analyse_part, record, first, seed)

    def close(self) -> None:
        for work in self._works.values():
            work.stop()
        self._hints.close()
        self._parts.close()


def _encoded(work: Work) -> str:
    turning = sorted([m for m in work.moments if m["turning"]], key=lambda m: -m["gain"])
    luck = sum([event["luck"] for moment in work.moments for event in moment["luck"]])
    return msgspec.json.encode(
        {
            "format": "laststand-analysis 1",
            "luck": round(luck, 4),
            "turning": [moment["moment"] for moment in turning],
            "moments": work.moments,
        }
    ).decode()
