"""What the box still holds of figures and pieces."""

from __future__ import annotations

from typing import Any

from laststand.games.spell.box import Box
from laststand.games.spell.state import Vigil
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part


class Supply(Part[Vigil]):
    """All there are, less what is on the board or set aside: no field of a position says it."""

    def __init__(self, figures: list[int], pieces: list[int]) -> None:
        self.figures = figures  # by kind of Monster
        self.pieces = pieces  # by kind of structure

    @staticmethod
    def full(box: Box) -> Supply:
        return Supply(
            [kind.count for kind in box.monsters], [kind.count for kind in box.structures]
        )

    def clone(self) -> Supply:
        return Supply(self.figures.copy(), self.pieces.copy())

    def write(self, s: Vigil) -> dict[str, Any]:
        return {}

    def read(self, s: Vigil, fields: Fields) -> None:
        """Whoever puts something on the board takes it out of the box."""

    def check(self, s: Vigil) -> None:
        for kind in s.box.monsters:
            expect(self.figures[kind.number] >= 0, "monsters", f"too many {kind.id}")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {
            "left": {
                "monsters": {
                    kind.id: self.figures[kind.number]
                    for kind in s.box.monsters
                    if self.figures[kind.number]
                },
                "structures": {
                    kind.id: self.pieces[kind.number]
                    for kind in s.box.structures
                    if self.pieces[kind.number] and not kind.is_ruin
                },
            }
        }
