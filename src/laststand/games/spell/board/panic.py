"""The Panic meter."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.state import Vigil

FLAMES_AT_SETUP: Final = 2  # on each space (TLS-SETUP-15)


def take_flames(s: Vigil, n: int, rule: str, cause: str) -> int:
    """Takes Flames off the meter, from the leftmost space that has one (TLS-STRIKE-3); how many
    there were. What the meter lacks comes from the box (TLS-STRIKE-4)."""
    taken = 0
    for space in range(len(s.panic)):
        here = min(s.panic[space], n - taken)
        s.panic[space] -= here
        taken += here
    if taken:
        told.flames_taken(s, taken, rule, cause)
    return taken


def first_space(s: Vigil) -> int:
    """The first space that is not empty, or -1 (TLS-DAWN-2)."""
    for space, flames in enumerate(s.panic):
        if flames:
            return space
    return -1
