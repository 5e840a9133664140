"""What a bot is, and which there are."""

from __future__ import annotations

from typing import Protocol

from laststand.bots.random_bot import RandomBot
from laststand.bots.steward import steward_for
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.run import Run

BOTS = ["random", "steward"]


class Bot(Protocol):
    """Somebody who answers choices. The same seed and the same choices give the same answers."""

    def choose(self, run: Run) -> int:
        """The number of the option taken at the run's present choice."""
        ...


def find_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by name, ready to play a game."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return steward_for(game)
    raise OptionsRefused(f"there is no bot '{name}', only: {', '.join(BOTS)}")
