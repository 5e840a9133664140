"""The Mist tiles around the Town, as they stand at one time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.spell.map.geometry import NO_SIDE, TILES, veil_of
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.spell.state import Vigil


class Mist(Part["Vigil"]):
    """Never changed, only replaced."""

    def __init__(self, distances: list[int]) -> None:
        self.distances: Final = distances  # by side, how far the tile stands from the Town
        self.veil: Final = veil_of(distances)  # by spot, whether it lies in the Mist (TLS-MIST-4)

    def with_tile(self, side: int, distance: int) -> Mist:
        distances = self.distances.copy()
        distances[side] = distance
        return Mist(distances)

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"mist": self.distances.copy()}

    def read(self, s: Vigil, fields: Fields) -> None:
        if fields.has("mist"):
            s.mist = Mist(fields.counts("mist", NO_SIDE, s.scenario.mist))
            fields.expect(min(s.mist.distances) >= 1, "mist", "it never comes to the Town itself")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"mist": {TILES[side]: distance for side, distance in enumerate(self.distances)}}
