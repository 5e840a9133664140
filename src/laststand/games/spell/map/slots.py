"""Mist slots, on which Pattern cards lie (Day p. 12)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.documents import SlotDocument
from laststand.games.spell.map.geometry import (
    LEFT_SIDE,
    TILES,
    TOWN_LEFT,
    TOWN_RIGHT,
    TOWN_TOP,
    UPPER_SIDE,
)
from laststand.games.spell.map.spots import COLUMNS


class Slot:
    """A Mist slot (TLS-SCOUT-7): the tile it is on (TLS-SCOUT-8) and the rows or columns of its
    patch (TLS-SCOUT-9)."""

    def __init__(self, document: SlotDocument) -> None:
        self.id: Final[str] = document.id
        self.tile: Final = TILES.index(document.tile)
        self.lines: Final = [line_number(line) for line in document.lines]

    def spot(self, rank: int, place: int, mist: int) -> int:
        """The spot of a place, the Mist tile standing so far from the Town."""
        away = mist + 1 + rank
        line = self.lines[place]
        if self.tile == UPPER_SIDE:
            return (TOWN_TOP - away) * COLUMNS + line
        column = TOWN_LEFT - away if self.tile == LEFT_SIDE else TOWN_RIGHT + away
        return line * COLUMNS + column


def line_number(line: str) -> int:
    """A row by its number or a column by its letter."""
    return int(line) - 1 if line.isdigit() else ord(line) - ord("A")
