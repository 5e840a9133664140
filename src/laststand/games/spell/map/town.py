"""The ground and the structures on it, as they stand at one time."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.map.geometry import SPOTS, Ground
from laststand.games.spell.things.pieces import Structure


class Town:
    """Never changed, only replaced: what is once found out about it stays true, and is remembered
    here for everybody who shares it."""

    def __init__(
        self,
        ground: Ground,
        structures: list[Structure],
        structure_at: list[Structure | None],
        hidden: dict[int, set[int]],
        sites: dict[int, list[int]],
    ) -> None:
        self.ground: Final = ground
        self.structures: Final = structures
        self.structure_at: Final = structure_at
        self.hidden: Final = hidden
        """By spot, what is hidden from it, as far as somebody asked (see sight.py)."""
        self.sites: Final = sites
        """By kind of structure, which of its sites are open (see day/building.py)."""

    @staticmethod
    def laid(ground: Ground, structures: list[Structure]) -> Town:
        structure_at: list[Structure | None] = [None] * SPOTS
        for structure in structures:
            for spot in structure.spots:
                structure_at[spot] = structure
        return Town(ground, structures, structure_at, {}, {})

    def on(self, ground: Ground) -> Town:
        """The same structures on other ground."""
        return Town(ground, self.structures, self.structure_at, {}, {})

    def with_structure(self, structure: Structure) -> Town:
        return Town.laid(self.ground, [*self.structures, structure])

    def without(self, structure: Structure) -> Town:
        left = [other for other in self.structures if other.serial != structure.serial]
        return Town.laid(self.ground, left)

    def with_changed(self, changed: Structure) -> Town:
        """A structure's changed self where it stood. What is known of the Town still holds, unless
        it became another kind."""
        structures = self.structures.copy()
        for at, other in enumerate(structures):
            if other.serial == changed.serial:
                structures[at] = changed
                if other.kind is not changed.kind:
                    return Town.laid(self.ground, structures)
        structure_at = self.structure_at.copy()
        for spot in changed.spots:
            structure_at[spot] = changed
        return Town(self.ground, structures, structure_at, self.hidden, self.sites)
