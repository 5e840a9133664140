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


class Failed(Exception):
    """The work took too long, or its process broke."""


def end_with_the_server() -> None:
    """Makes a worker process end when the server does, however it ends."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Processes:
    """A few processes; they start with the first piece of work."""

    def __init__(self, count: int = 1) -> None:
        self.count: Final = count
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """What the work gives; what it refuses is refused here."""
        doing = asyncio.wrap_future(self._processes().submit(_attempt, work, given))
        try:
            result, error = await asyncio.wait_for(doing, seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            self.close()
            raise Failed(f"no answer within {seconds:g} s") from error
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            raise Failed("stopped together with work that took too long") from None
        if error is not None:
            raise error
        return cast(T, result)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Fresh processes: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, end_with_the_server)
        return self._pool

    def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _attempt(work: Callable[..., T], given: tuple[Any, ...]) -> tuple[T | None, Exception | None]:
    """Runs in the process: not every exception finds its way back out of one."""
    try:
        return work(*given), None
    except LaststandError as refused:
        return None, LaststandError(str(refused))
    except Exception as error:
        return None, RuntimeError(repr(error)[:400])


def _is_cancelled() -> bool:
    """Whether it is this very task that is to end, not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
