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
    def bare(ground: Ground) -> Town:
        return Town(ground, [], [None] * SPOTS, {}, {})

    def on(self, ground: Ground) -> Town:
        """The same structures on other ground."""
        return Town(ground, self.structures, self.structure_at, {}, {})

    def with_structures(self, added: list[Structure]) -> Town:
        structure_at = self.structure_at.copy()
        for structure in added:
            for spot in structure.spots:
                structure_at[spot] = structure
        return Town(self.ground, self.structures + added, structure_at, {}, {})

    def without(self, structure: Structure) -> Town:
        left = [other for other in self.structures if other.serial != structure.serial]
        structure_at = self.structure_at.copy()
        for spot in structure.spots:
            structure_at[spot] = None
        return Town(self.ground, left, structure_at, {}, {})

    def with_changed(self, changed: Structure) -> Town:
        """A structure's changed self where it stood. What is known of the Town still holds, unless
        it became another kind."""
        structures = self.structures.copy()
        is_alike = True
        for at, other in enumerate(structures):
            if other.serial == changed.serial:
                structures[at] = changed
                is_alike = other.kind is changed.kind
        structure_at = self.structure_at.copy()
        for spot in changed.spots:
            structure_at[spot] = changed
        hidden = self.hidden if is_alike else {}
        sites = self.sites if is_alike else {}
        return Town(self.ground, structures, structure_at, hidden, sites)
