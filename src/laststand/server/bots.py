"""Bots at the table: they think in processes of their own, within a budget."""

from __future__ import annotations

import logging
import secrets
from functools import cache
from typing import Any, Final

from laststand import LaststandError, Match
from laststand.bots import BOTS, find_bot
from laststand.server.processes import Failed, Late, Processes

log: Final = logging.getLogger("laststand.server")

TRIES: Final = 2
"""How often a bot is asked whose process breaks."""

USUAL_BOT: Final = "steward"
"""Who plays a seat when nobody says which bot."""


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


class Bots:
    """Whoever plays the seats without people."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._processes: Final = Processes()

    async def choose(self, name: str, position: dict[str, Any], options: int) -> int:
        """The bot's answer to a position with so many options. One that takes too long or breaks
        is replaced by a random one, so that no table ever waits for a bot that does not answer."""
        for _ in range(TRIES):
            try:
                return await self._ask(name, position)
            except Failed as failed:
                log.warning("the bot %s: %s", name, failed)
                if isinstance(failed, Late):
                    break
            except Exception:
                log.exception("the bot %s failed", name)
                break
        log.warning("a random option is chosen in place of the bot %s", name)
        return secrets.randbelow(options)

    async def _ask(self, name: str, position: dict[str, Any]) -> int:
        luck = secrets.randbits(63)
        return await self._processes.do(self.seconds, answer, name, position, luck)

    def close(self) -> None:
        self._processes.close()
