"""Bots at the table: they think in processes of their own, within a budget."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from laststand import LaststandError, Match
from laststand.bots import BOTS, find_bot

log: Final = logging.getLogger("laststand.server")


@cache
def bot_names(game: str) -> list[str]:
    """The bots that play a game, the best last."""
    return [name for name in BOTS if _plays(name, game)]


def _plays(name: str, game: str) -> bool:
    try:
        find_bot(name, game, 0)
    except LaststandError:
        return False
    return True


def answer(name: str, position: dict[str, Any], seed: int) -> int:
    """Runs in a worker process: the bot's answer to a position."""
    match = Match.at(position, seed=seed)
    return find_bot(name, match.game.id, seed).choose(match.run(keeps=True))


def _end_with_the_server() -> None:
    """Makes a worker process end when the server does, however it ends."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Bots:
    """The processes that bots think in; they start with the first question."""

    def __init__(self, seconds: float, processes: int = 1) -> None:
        self.seconds: Final = seconds
        self.processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, position: dict[str, Any], options: int) -> int:
        """The bot's answer to a position with so many options. One that is late or breaks is
        replaced by a random one, so that no table ever waits for a bot."""
        work = (name, position, secrets.randbits(63))
        thinking = asyncio.wrap_future(self._processes().submit(answer, *work))
        try:
            return await asyncio.wait_for(thinking, self.seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("the bot %s gave no answer in time", name)
            self.close()
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            log.warning("the bot %s was stopped together with one that was late", name)
        except Exception:
            log.exception("the bot %s failed", name)
        return secrets.randbelow(options)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Fresh processes: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, _end_with_the_server)
        return self._pool

    def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _is_cancelled() -> bool:
    """Whether it is this very task that is to end, not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
