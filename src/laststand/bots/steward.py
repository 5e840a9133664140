"""The steward: quick and sensible, with a head of its own for each game."""

from __future__ import annotations

from laststand.bots.stronghold import StrongholdSteward
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.run import Run


class Steward:
    """What every game's steward does."""

    def choose(self, run: Run) -> int:
        raise NotImplementedError


def steward_for(game: str, seed: int) -> StrongholdSteward:
    """The steward of a game. It never decides by lot, so the seed changes nothing."""
    if game == "stronghold":
        return StrongholdSteward()
    raise OptionsRefused(f"there is no steward for '{game}'")
