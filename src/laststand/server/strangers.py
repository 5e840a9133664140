"""Records and saves that come from outside: checked before anything of them is kept, one at a
time and away from the tables, for a short text can cost a long time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec

from laststand import LaststandError, Match, verify
from laststand.bots.analysis import read_analysis
from laststand.kernel.position import position_document
from laststand.kernel.record import Record
from laststand.server.laying import row_of
from laststand.server.problems import Problem
from laststand.server.processes import Late, Processes
from laststand.server.rows import Entry, TableRow
from laststand.server.table import entries_of

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")

WAITING: Final = 8
"""More than these do not wait: they come again."""


class Strangers:
    """Where texts from outside are checked."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._processes: Final = Processes()
        self._waiting = 0

    async def record(self, text: str) -> tuple[TableRow, list[Entry], str | None]:
        """The frozen table that shows a record, and the analysis that it carries, if any."""
        return await self._check("bad-record", _checked_record, text)

    async def save(self, position: dict[str, Any] | str, seed: int) -> tuple[TableRow, list[Entry]]:
        """The table that stands as a save has it."""
        text = position if isinstance(position, str) else msgspec.json.encode(position).decode()
        return await self._check("bad-position", _checked_save, text, seed)

    async def _check(self, code: str, work: Callable[..., T], *given: Any) -> T:
        with self._few():
            try:
                return await self._processes.do(self.seconds, work, *given)
            except LaststandError as refused:
                raise Problem(400, code, reason=str(refused)) from None
            except Late:
                raise Problem(400, code, reason="it takes too long to check") from None
            except Exception as error:  # a stranger's text: nothing in it is our failure
                log.warning("a stranger's text cannot be played: %s", error)
                raise Problem(400, code, reason="it cannot be played") from None

    @contextmanager
    def _few(self) -> Iterator[None]:
        if self._waiting >= WAITING:
            raise Problem(429, "too-many", wait=int(self.seconds))
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._processes.close()


def _checked_record(text: str) -> tuple[TableRow, list[Entry], str | None]:
    match, record = verify(text), Record.read(text)
    row = row_of(match, frozen=True, listed=False, position=record.position)
    analysis = None
    if record.analysis is not None:
        analysis = msgspec.json.encode(read_analysis(record.analysis, match)).decode()
    return row, entries_of(match), analysis


def _checked_save(text: str, seed: int) -> tuple[TableRow, list[Entry]]:
    document = position_document(text)
    match = Match.at(document, seed=seed)
    if match.choice is None:
        raise LaststandError("the game in it is over")
    return row_of(match, position=document), []
