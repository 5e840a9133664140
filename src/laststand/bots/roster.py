"""Which bots there are, and for which games."""

from __future__ import annotations

from typing import Final

from laststand.bots.bastion import BastionSteward
from laststand.bots.bot import Bot
from laststand.bots.random_bot import RandomBot
from laststand.bots.sage import Sage
from laststand.bots.spell.steward import SpellSteward
from laststand.bots.steward import Steward
from laststand.bots.stronghold import StrongholdSteward
from laststand.bots.value import find_value
from laststand.kernel.errors import OptionsRefused

BOTS: Final = ["random", "steward", "sage"]

PLAYOUTS: Final = {"stronghold": 48, "bastion": 48, "spell": 24}
"""How many playouts a sage spends on a decision."""

MOST: Final = 10**6
"""Playouts of a sage that only the clock stops."""

STEWARDS: Final[dict[str, type[Steward]]] = {
    "stronghold": StrongholdSteward,
    "bastion": BastionSteward,
    "spell": SpellSteward,
}


def find_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by name, ready to play a game; `sage:200` is one that spends 200 playouts on a
    decision, `sage:2s` one that thinks two seconds about a decision that is not plain, as long as
    the clock has it. No other bot depends on how fast the machine is."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return find_steward(game)
    if name == "sage":
        return find_sage(game, seed)
    called, _, thought = name.partition(":")
    number = thought.removesuffix("s")
    if called == "sage" and number.isdecimal() and int(number) <= MOST:
        if thought != number:
            return find_sage(game, seed, MOST, float(number))
        if int(number):
            return find_sage(game, seed, int(number))
    bots = ", ".join(BOTS)
    raise OptionsRefused(
        f"there is no bot '{name}', only: {bots}, and with so much thought sage:200 or sage:2s "
        f"(1 to {MOST})"
    )


def find_sage(
    game: str, seed: int, playouts: int | None = None, seconds: float | None = None
) -> Sage:
    """The sage of a game, who can also say how much better an option is than another."""
    steward = find_steward(game)
    return Sage(steward, find_value(game), seed, playouts or PLAYOUTS[game], seconds)


def find_steward(game: str) -> Steward:
    """The steward of a game, who can also say what it thinks of every option."""
    if game not in STEWARDS:
        raise OptionsRefused(f"there is no steward for '{game}', only for: {', '.join(STEWARDS)}")
    return STEWARDS[game]()
