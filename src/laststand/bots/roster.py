"""Which bots there are, and for which games."""

from __future__ import annotations

from typing import Final

from laststand.bots.bastion import BastionSteward
from laststand.bots.bot import Bot
from laststand.bots.random_bot import RandomBot
from laststand.bots.spell.steward import SpellSteward
from laststand.bots.steward import Steward
from laststand.bots.stronghold import StrongholdSteward
from laststand.kernel.errors import OptionsRefused

BOTS: Final = ["random", "steward"]

STEWARDS: Final[dict[str, type[Steward]]] = {
    "stronghold": StrongholdSteward,
    "bastion": BastionSteward,
    "spell": SpellSteward,
}


def find_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by name, ready to play a game."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return find_steward(game)
    raise OptionsRefused(f"there is no bot '{name}', only: {', '.join(BOTS)}")


def find_steward(game: str) -> Steward:
    """The steward of a game, who can also say what it thinks of every option."""
    if game not in STEWARDS:
        raise OptionsRefused(f"there is no steward for '{game}', only for: {', '.join(STEWARDS)}")
    return STEWARDS[game]()
