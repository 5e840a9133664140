"""Heroes on the board: put on a spot, taken off, freed from a token."""

from __future__ import annotations

from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.state import Vigil


def leave_board(s: Vigil, hero: int) -> None:
    h = s.heroes[hero]
    if h.spot >= 0:
        s.hero_at[h.spot] = -1
    h.spot = NOWHERE


def put_hero(s: Vigil, hero: int, spot: int) -> None:
    """Sets a hero's figure on a spot."""
    leave_board(s, hero)
    s.heroes[hero].spot = spot
    s.hero_at[spot] = hero


def free_from_token(s: Vigil, hero: int) -> None:
    """The token under a hero goes back to the box (TLS-DRYAD-22)."""
    h = s.heroes[hero]
    if h.trapped_by >= 0:
        s.supply.figures[h.trapped_by] += 1
        h.trapped_by = -1
