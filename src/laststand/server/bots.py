"""Bots at the table: they think in processes of their own, within a budget."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from laststand import Match

log: Final = logging.getLogger("laststand.server")

GRACE: Final = 2.0
"""Seconds beyond its budget before a bot is no longer waited for."""


class Bot(Protocol):
    """Anything that answers a match's present choice with the number of an option."""

    def choose(self, match: Match) -> int: ...


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = random.Random(seed)

    def choose(self, match: Match) -> int:
        assert match.choice is not None
        return self.luck.randrange(len(match.choice.options))


def bot_names(game: str) -> list[str]:
    return ["random"]


def make_bot(name: str, game: str, seconds: float, seed: int) -> Bot:
    return RandomBot(seed)


def answer(name: str, position: dict[str, Any], seconds: float, seed: int) -> int:
    """Runs in a worker process: the bot's answer to a position."""
    match = Match.at(position, seed=seed)
    return make_bot(name, match.game.id, seconds, seed).choose(match)


class Bots:
    """The processes that bots think in; they start with the first question."""

    def __init__(self, seconds: float, processes: int = 1) -> None:
        self.seconds: Final = seconds
        self.processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, position: dict[str, Any], options: int) -> int:
        """The bot's answer to a position with so many options. One that is late or breaks is
        replaced by a random one, so that no table ever waits for a bot."""
        seed = secrets.randbits(63)
        work = (name, position, self.seconds, seed)
        try:
            thinking = asyncio.wrap_future(self._processes().submit(answer, *work))
            return await asyncio.wait_for(thinking, self.seconds + GRACE)
        except (TimeoutError, BrokenProcessPool):
            log.warning("the bot %s gave no answer in time", name)
            self.close()
            return secrets.randbelow(options)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Fresh processes: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context)
        return self._pool

    def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
