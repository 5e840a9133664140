"""What the dice show: four icons, which cards require, and three faces of their own."""

from __future__ import annotations

from typing import Final

FACES: Final = ["fight", "search", "agility", "defend", "star", "corruption", "reroll"]
ICONS: Final = FACES[:4]
SEARCH: Final = 1
AGILITY: Final = 2
STAR: Final = 4
CORRUPTION: Final = 5
REROLL: Final = 6
