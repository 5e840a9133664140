"""The ground and the structures on it, as they stand at one time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from laststand.games.spell.map.geometry import Ground, drawing_of, drawn_structures, read_grid
from laststand.games.spell.map.letters import DRAWN, TERRAIN, TOWN_MARKS
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import SPOT_NAMES, SPOTS, read_spots, spot_names
from laststand.games.spell.things.kinds import StructureKind
from laststand.games.spell.things.words import WALL
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.spell.map.mist import Mist
    from laststand.games.spell.options import Build, OnSpot
    from laststand.games.spell.state import Vigil


@mypyc_attr(acyclic=True)
class Memory:
    """What has been found out about a Town."""

    def __init__(self) -> None:
        self.blocking: vec[bool] | None = None  # by spot, what blocks sight (see sight.py)
        self.hidden: Final[dict[int, vec[bool]]] = {}  # by spot, what is hidden from it
        self.halting: vec[bool] | None = None  # spots where Monsters halt (see monsters/moves.py)
        self.halting_fliers: vec[bool] | None = None
        self.deployment: list[OnSpot] | None = (
            None  # where heroes begin in a Mist (see day/dusk.py)
        )
        self.mist: Mist | None = None
        self.engines: list[int] | None = None  # structures that fire (see heroes/defenses.py)
        self.free: vec[bool] | None = None  # by spot, whether no structure stands there
        self.apart: vec[bool] | None = None  # of these, whether in no Building's Area
        self.sites: list[list[Build] | None] = []
        """By kind of structure, where it can be built (see day/building.py)."""


class Terrain:
    """The ground that the scenario's map does not show as it is: drawn otherwise by a position
    (`drawing`; empty where it is that of the map), or with spots `cleared` of a Low Obstacle or
    Tree. Immutable."""

    def __init__(self, drawing: str, cleared: list[int]) -> None:
        self.drawing: Final = drawing
        self.cleared: Final = cleared


AS_MAPPED: Final = Terrain("", [])


class Town(Part["Vigil"]):
    """Never changed, only replaced: what is once found out about it stays true, and is remembered
    here for everybody who shares it."""

    def __init__(
        self,
        ground: Ground,
        structures: list[Structure],
        memory: Memory,
        terrain: Terrain = AS_MAPPED,
    ) -> None:
        self.ground: Final = ground
        self.structures: Final = structures
        self.memory: Final = memory
        self.terrain: Final = terrain
        self.drawn: bytes | None = None  # by spot, what stands there (see observation.py)

    def on(self, ground: Ground, terrain: Terrain) -> Town:
        """The same structures on other ground."""
        return Town(ground, self.structures, Memory(), terrain)

    def with_structures(self, added: list[Structure]) -> Town:
        return Town(self.ground, self.structures + added, Memory(), self.terrain)

    def without(self, structure: Structure) -> Town:
        left = [other for other in self.structures if other.serial != structure.serial]
        return Town(self.ground, left, Memory(), self.terrain)

    def has(self, kind: StructureKind) -> bool:
        """Whether a structure of a kind stands."""
        for structure in self.structures:
            if structure.kind is kind:
                return True
        return False

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
        return Town(self.ground, structures, memory, self.terrain)

    # -- as a document -------------------------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        document: dict[str, Any] = {
            "structures": [structure.write() for structure in self.structures],
            "cleared": spot_names(self.terrain.cleared),
        }
        if self.terrain.drawing:
            document["ground"] = self.terrain.drawing
        return document

    def read(self, s: Vigil, fields: Fields) -> None:
        drawing = fields.text("ground")
        if drawing:
            draw_ground(s, drawing)
        clear_obstacles(s, fields)
        for structure in standing(s, fields, drawing):
            stand(s, structure)

    def check(self, s: Vigil) -> None:
        for structure in self.structures:
            for spot in structure.spots:
                name = SPOT_NAMES[spot]
                expect(self.ground.is_town[spot], "structures", f"{name} is not in the Town")
                fits = structure.kind.family is not WALL or self.ground.has_cut_out[spot]
                expect(fits, "structures", f"{name} has no cut-out for a {structure.kind.id}")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {
            "structures": [structure.view() for structure in self.structures],
            "cleared": spot_names(self.terrain.cleared),
        }


def lay_ground(s: Vigil, drawing: str, cleared: list[int]) -> None:
    """What stands in the Town stays."""
    s.town = s.town.on(s.scenario.ground_drawn(drawing, cleared), Terrain(drawing, cleared))


def clear_obstacle(s: Vigil, spot: int) -> None:
    """TLS-DRYAD-35: a Low Obstacle or a Tree is taken off the board."""
    terrain = s.town.terrain
    lay_ground(s, terrain.drawing, sorted([*terrain.cleared, spot]))


# -- ground that a position draws --------------------------------------------------------------


def draw_ground(s: Vigil, drawing: str) -> None:
    """The terrain of a drawing: Low Obstacles, Trees and Water outside the Town."""
    drawn_grid = read_grid(drawing, "position, field 'ground'")
    grid = [terrain_drawn(s, spot, drawn_grid[spot]) for spot in range(SPOTS)]
    if grid != s.scenario.ground.grid:
        lay_ground(s, drawing_of(grid), [])


def terrain_drawn(s: Vigil, spot: int, mark: str) -> str:
    """What the ground is where a drawing has a mark; the Town, the Cliff and the frame are as the
    map has them."""
    known = s.scenario.ground.grid[spot]
    if known in TERRAIN and mark in TERRAIN:
        return mark
    is_plain = mark == known or mark in DRAWN or (s.ground.is_town[spot] and mark in TOWN_MARKS)
    name = SPOT_NAMES[spot]
    expect(is_plain, "ground", f"'{mark}' cannot be drawn on {name}, where the map has '{known}'")
    return known


def clear_obstacles(s: Vigil, fields: Fields) -> None:
    """Low Obstacles and Trees that a Boss has removed."""
    for spot in read_spots(fields, "cleared"):
        stood = s.ground.is_low_obstacle[spot] or s.ground.is_tree[spot]
        fields.expect(stood, "cleared", f"no obstacle stands on {SPOT_NAMES[spot]}")
        clear_obstacle(s, spot)


# -- structures of a position ------------------------------------------------------------------


def standing(s: Vigil, fields: Fields, drawing: str) -> list[Structure]:
    """Those that are listed; else those of the drawing, else of the map."""
    if not fields.has("structures"):
        return drawn(s, drawing)
    found: list[Structure] = []
    serial = 0
    for entry in fields.each("structures"):
        structure = Structure.read(s, entry, serial + 1)
        serial = structure.serial
        for spot in structure.spots:
            free = s.ground.is_open[spot]
            entry.expect(free, "at", f"{SPOT_NAMES[spot]} is not free for {structure.kind.id}")
        found.append(structure)
    return found


def drawn(s: Vigil, drawing: str) -> list[Structure]:
    pieces = s.ground.drawn
    if drawing:
        pieces = drawn_structures(read_grid(drawing, "position, field 'ground'"))
    found: list[Structure] = []
    for piece in pieces:
        expect(piece.letter in DRAWN, "ground", f"no structure '{piece.letter}'")
        kind = s.box.structure(DRAWN[piece.letter])
        fits = len(piece.spots) == kind.spots
        expect(fits, "ground", f"a {kind.id} has {kind.spots} spots, not {len(piece.spots)}")
        found.append(Structure(kind, len(found) + 1, piece.spots, 0, False, kind.hurls, False))
    return found


def stand(s: Vigil, structure: Structure) -> None:
    """Puts a structure of a position where it stands, out of the box."""
    kind = structure.kind
    for spot in structure.spots:
        is_free = s.structure_at[spot] is None
        expect(is_free, "structures", f"{SPOT_NAMES[spot]} is not free for {kind.id}")
        s.structure_at[spot] = structure
    s.town = s.town.with_structures([structure])
    s.supply.pieces[kind.number] -= 1
    expect(s.supply.pieces[kind.number] >= 0, "structures", f"the box has no more {kind.id}")
