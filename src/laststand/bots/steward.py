"""The steward: quick and sensible, with a head of its own for each game."""

from __future__ import annotations

from typing import Protocol

from laststand.bots.bastion import BastionSteward
from laststand.bots.spell import SpellSteward
from laststand.bots.stronghold import StrongholdSteward
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.run import Run


class Steward(Protocol):
    """It never decides by lot: the same table gets the same answer."""

    def choose(self, run: Run) -> int: ...


_STEWARDS: dict[str, type[Steward]] = {
    "stronghold": StrongholdSteward,
    "bastion": BastionSteward,
    "spell": SpellSteward,
}


def steward_for(game: str) -> Steward:
    """The steward of a game."""
    if game not in _STEWARDS:
        raise OptionsRefused(f"there is no steward for '{game}', only for: {', '.join(_STEWARDS)}")
    return _STEWARDS[game]()
