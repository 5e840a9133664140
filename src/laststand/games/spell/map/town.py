"""The ground and the structures on it, as they stand at one time."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.map.geometry import Ground
from laststand.games.spell.things.pieces import Structure


class Memory:
    """What has been found out about a Town."""

    def __init__(self) -> None:
        self.blocking: set[int] | None = None  # spots that block sight (see sight.py)
        self.hidden: Final[dict[int, set[int]]] = {}  # by spot, what is hidden from it
        self.free: list[bool] | None = None  # by spot, whether no structure stands there
        self.sites: Final[dict[int, list[int]]] = {}  # by kind of structure (see day/building.py)


class Town:
    """Never changed, only replaced: what is once found out about it stays true, and is remembered
    here for everybody who shares it."""

    def __init__(self, ground: Ground, structures: list[Structure], memory: Memory) -> None:
        self.ground: Final = ground
        self.structures: Final = structures
        self.memory: Final = memory
        self.drawn: bytes | None = None  # by spot, what stands there (see observation.py)

    def on(self, ground: Ground) -> Town:
        """The same structures on other ground."""
        return Town(ground, self.structures, Memory())

    def with_structures(self, added: list[Structure]) -> Town:
        return Town(self.ground, self.structures + added, Memory())

    def without(self, structure: Structure) -> Town:
        left = [other for other in self.structures if other.serial != structure.serial]
        return Town(self.ground, left, Memory())

    def with_changed(self, changed: Structure) -> Town:
        """A structure's changed self where it stood. What is known of the Town still holds, unless
        it became another kind."""
        structures = self.structures.copy()
        memory = self.memory
        for at, other in enumerate(structures):
            if other.serial == changed.serial:
                structures[at] = changed
                if other.kind is not changed.kind:
                    memory = Memory()
        return Town(self.ground, structures, memory)
