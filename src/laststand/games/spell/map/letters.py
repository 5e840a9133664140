"""Structures on drawn maps, by their letters."""

from __future__ import annotations

from typing import Final

KINDS_DRAWN: Final = {
    "W": "wooden-wall",
    "#": "stone-wall",
    "H": "house",
    "S": "shop",
}
"""Those that the maps of the scenarios show, but for Ruins."""

# Letters of a drawn position besides those of the scenarios' maps; Ruins stand for their bases.
DRAWN: Final = {
    **KINDS_DRAWN,
    "B": "ballista",
    "K": "catapult",
    "V": "warp-gate",
    "Y": "watchtower",
    "G": "wooden-gate",
    "N": "stone-gate",
    "M": "gold-mine",
    "P": "scavenger-camp",
    "A": "armor-maker",
    "L": "blacksmith",
    "O": "bowyer",
    "Q": "magic-shop",
    "E": "seer",
    "a": "ruin-1",
    "b": "ruin-2",
    "c": "ruin-3",
    "d": "ruin-7",
    "e": "ruin-8",
    "f": "ruin-11",
}

LETTER_OF: Final = {id: letter for letter, id in DRAWN.items()}

TERRAIN: Final = ".oTw"
"""Plain ground, Low Obstacles, Trees and Water."""

TOWN_MARKS: Final = ".,+"
"""Spots of the Town on which nothing stands."""
