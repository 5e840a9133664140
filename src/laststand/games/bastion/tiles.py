"""The nine Bastion tiles: where each lies, and which are in the Grasp of Evil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.bastion.box import PLACES, Tile
from laststand.kernel.fields import Fields, expect, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege

TILES_THAT_LOSE: Final = 3


class Tiles(Part["Siege"]):
    """The tiles by place."""

    def __init__(self, laid: list[int], grasped: list[bool]) -> None:
        self.laid = laid
        self.grasped = grasped

    @staticmethod
    def none() -> Tiles:
        return Tiles([], [False] * len(PLACES))

    def clone(self) -> Tiles:
        return Tiles(self.laid.copy(), self.grasped.copy())

    def place_of(self, tile: int) -> int:
        return self.laid.index(tile)

    def in_grasp(self) -> int:
        """How many are."""
        return self.grasped.count(True)

    def write(self, s: Siege) -> dict[str, Any]:
        return {
            "tiles": named(s.box.tile_ids, self.laid),
            "grasped": [PLACES[place] for place in range(len(PLACES)) if self.grasped[place]],
        }

    def read(self, s: Siege, fields: Fields) -> None:
        self.laid = fields.some("tiles", s.box.tile_ids)
        fields.expect(
            len(self.laid) in (0, len(PLACES)) and len(set(self.laid)) == len(self.laid),
            "tiles",
            "nine different tiles are needed",
        )
        for place in fields.some("grasped", PLACES):
            self.grasped[place] = True

    def check(self, s: Siege) -> None:
        expect(len(self.laid) == len(PLACES), "tiles", "nine tiles are needed")
        expect(self.in_grasp() < TILES_THAT_LOSE, "grasped", "a third tile has lost the game")

    def view(self, s: Siege) -> dict[str, Any]:
        return {
            "tiles": [
                {"place": PLACES[place], "id": s.box.tile_ids[tile], "grasp": self.grasped[place]}
                for place, tile in enumerate(self.laid)
            ]
        }


def tile_at(s: Siege, place: int) -> Tile:
    return s.box.tiles[s.tiles.laid[place]]
