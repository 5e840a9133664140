"""The bot that decides by lot, for tests and as a measure of the others."""

from __future__ import annotations

from laststand.bots.bot import Bot
from laststand.kernel.chance import Stream
from laststand.kernel.run import Run


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.luck = Stream.seeded(seed, 0)

    def choose(self, run: Run) -> int:
        assert run.choice is not None
        return self.luck.below(len(run.choice.options))
