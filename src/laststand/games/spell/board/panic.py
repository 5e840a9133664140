"""The Panic meter."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell import told
from laststand.games.spell.state import Vigil
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part

FLAMES_AT_SETUP: Final = 2  # on each space (TLS-SETUP-15)


class Panic(Part[Vigil]):
    def __init__(self, flames: list[int]) -> None:
        self.flames = flames  # on each space of the meter

    def clone(self) -> Panic:
        return Panic(self.flames.copy())

    def fill(self, each: int) -> None:
        """So many Flames on each space."""
        self.flames = [each] * len(self.flames)

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"panic": self.flames.copy()}

    def read(self, s: Vigil, fields: Fields) -> None:
        self.fill(FLAMES_AT_SETUP)
        if fields.has("panic"):
            self.flames = fields.counts("panic", len(self.flames))

    def view(self, s: Vigil) -> dict[str, Any]:
        return {
            "panic": [
                {
                    "flames": flames,
                    "gold": space.resources.gold,
                    "materials": space.resources.materials,
                    "equipment": space.equipment,
                }
                for flames, space in zip(self.flames, s.box.panic)
            ]
        }


def take_flames(s: Vigil, n: int, rule: str, cause: str) -> int:
    """Takes Flames off the meter, from the leftmost space that has one (TLS-STRIKE-3); how many
    there were. What the meter lacks comes from the box (TLS-STRIKE-4)."""
    flames = s.panic.flames
    taken = 0
    for space in range(len(flames)):
        here = min(flames[space], n - taken)
        flames[space] -= here
        taken += here
    if taken:
        told.flames_taken(s, taken, rule, cause)
    return taken


def first_space(s: Vigil) -> int:
    """The first space that is not empty, or -1 (TLS-DAWN-2)."""
    for space, flames in enumerate(s.panic.flames):
        if flames:
            return space
    return -1
