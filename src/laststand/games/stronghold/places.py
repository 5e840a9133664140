"""The five locations and Lux."""

from typing import Final

PLACES: Final = ["A", "B", "C", "D", "E", "Lux"]
LUX: Final = 5
EVERYWHERE: Final = list(range(LUX + 1))
