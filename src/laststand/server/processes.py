"""Work that must not hold up the tables: it is done in processes of its own, within a time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar, cast

from laststand.kernel.errors import LaststandError

T = TypeVar("T")

STARTING: Final = 60.0
"""Seconds for a process to start."""


class Failed(Exception):
    """The process of the work broke."""


class Late(Failed):
    """The work took too long."""


def end_with_the_server() -> None:
    """Makes a worker process end when the server does, however it ends."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Processes:
    """A process that starts with the first piece of work, and does one after the other: work that
    is stopped takes no other along, and what it waits for others is not of its time."""

    def __init__(self) -> None:
        self._turn: Final = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def do(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """What the work gives; what it refuses is refused here. Work that is late, or that nobody
        wants any more, is stopped together with its process."""
        async with self._turn:
            await self._start()
            result, error = await self._answer(seconds, _attempt, work, given)
        if error is not None:
            raise error
        return cast(T, result)

    async def _start(self) -> None:
        if self._is_closed:
            raise Failed("nothing is done any more")
        if self._pool is None or self._pool._broken:
            # A fresh process: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, end_with_the_server)
            await self._answer(STARTING, os.getpid)

    async def _answer(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        assert self._pool is not None
        try:
            doing = asyncio.wrap_future(self._pool.submit(work, *given))
            return await asyncio.wait_for(doing, seconds)
        except TimeoutError as error:
            self._stop()
            raise Late(f"no answer within {seconds:g} s") from error
        except BrokenProcessPool as error:
            self._stop()
            raise Failed("its process broke") from error
        except asyncio.CancelledError:
            self._stop()
            raise

    def _stop(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for worker in workers:
            worker.terminate()

    def close(self) -> None:
        self._is_closed = True
        self._stop()


def _attempt(work: Callable[..., T], given: tuple[Any, ...]) -> tuple[T | None, Exception | None]:
    """Runs in the process: not every exception finds its way back out of one."""
    try:
        return work(*given), None
    except LaststandError as refused:
        return None, LaststandError(str(refused))
    except Exception as error:
        return None, RuntimeError(repr(error)[:400])
