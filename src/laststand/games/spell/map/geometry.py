"""The map of a scenario: sectors, sides, arrows. One object per map, never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.map.spots import COLUMNS, NOWHERE, ROWS, SPOTS, marked
from laststand.games.spell.things.words import AREAS, RANGES, Range
from laststand.kernel.errors import DocumentRefused

WIDEST: Final = 2  # how far an area goes beyond its impact spot

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]
LETTERS: Final = ["N", "E", "S", "W"]
DOWN: Final = [-1, 0, 1, 0]
ACROSS: Final = [0, 1, 0, -1]

LEFT: Final = 0
RIGHT: Final = 1
COIN: Final = ["left", "right"]
COIN_SIDES: Final = [
    [[(facing + 3) % 4, (facing + 1) % 4] for facing in range(4)],
    [[(facing + 1) % 4, (facing + 3) % 4] for facing in range(4)],
]
"""TLS-MOVE-10, TLS-MOVE-11: by coin and facing, the coin's side and then the other."""

# Sides of the Town, each with its Mist tile (TLS-SETUP-4).
LEFT_SIDE: Final = 0
UPPER_SIDE: Final = 1
RIGHT_SIDE: Final = 2
NO_SIDE: Final = 3
TILES: Final = ["left", "upper", "right"]
TOWARD_TOWN: Final = [EAST, SOUTH, WEST]

# Terrain.
VOID: Final = 0
FRAME: Final = 1
GROUND: Final = 2
TOWN: Final = 3
CLIFF: Final = 4
WATER: Final = 5

# TLS-SETUP-17: the Town is I9 to P16, the Magic Circle L12 to M13.
TOWN_LEFT: Final = 8
TOWN_RIGHT: Final = 15
TOWN_TOP: Final = 8
TOWN_BOTTOM: Final = 15
CIRCLE_LEFT: Final = 11
CIRCLE_RIGHT: Final = 12
CIRCLE_TOP: Final = 11
CIRCLE_BOTTOM: Final = 12
HALF: Final = 12


def toward(spot: int, direction: int, steps: int) -> int:
    """The place so many steps away, on the map or NOWHERE."""
    row = spot // COLUMNS + DOWN[direction] * steps
    column = spot % COLUMNS + ACROSS[direction] * steps
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NOWHERE


def is_in_area(a: i64, b: i64) -> bool:
    """TLS-AREA-2: whether two different spots touch, at corners too."""
    return -1 <= a // COLUMNS - b // COLUMNS <= 1 and -1 <= a % COLUMNS - b % COLUMNS <= 1


def rows_and_columns(a: int, b: int) -> int:
    """How far two spots are apart, along sides."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


class Drawn:
    """A structure as a map draws it."""

    def __init__(self, letter: str, spots: list[int]) -> None:
        self.letter: Final = letter
        self.spots: Final = spots


class Ground:
    """Everything about a map that does not change in a game."""

    def __init__(self, scenario: str, drawing: str, sectors: str) -> None:
        grid = read_grid(drawing, f"scenarios.toml, entry '{scenario}', field 'map'")
        zones = read_grid(sectors, f"scenarios.toml, entry '{scenario}', field 'sectors'")
        self.grid: Final = grid
        # TLS-SETUP-2, TLS-SETUP-3, TLS-GLENWALD-1: the frame, Low Obstacles and Trees are drawn
        # where the scenario's boards show them; TLS-SPOT-2,
        # TLS-SPOT-4, TLS-TREE-4: nothing stands on obstacles, Trees and the Cliff.
        self.exists: Final = vec[bool]([grid[spot] != " " for spot in range(SPOTS)])
        self.terrain: Final = vec[i64]([terrain_of(grid[spot], spot) for spot in range(SPOTS)])
        self.is_town: Final = vec[bool]([is_in_town(spot) for spot in range(SPOTS)])
        self.is_circle: Final = vec[bool]([grid[spot] == "C" for spot in range(SPOTS)])
        self.is_low_obstacle: Final = vec[bool]([grid[spot] == "o" for spot in range(SPOTS)])
        self.is_tree: Final = vec[bool]([grid[spot] == "T" for spot in range(SPOTS)])
        self.trees: Final = [spot for spot in range(SPOTS) if self.is_tree[spot]]
        self.is_water: Final = vec[bool]([kind == WATER for kind in self.terrain])  # TLS-WATER-4
        self.has_cut_out: Final = vec[bool](
            [is_on_perimeter(spot) and grid[spot] != "," for spot in range(SPOTS)]
        )
        # Whether anything may ever stand there: what can occupy a spot is asked of the state.
        self.is_open: Final = vec[bool](
            [
                self.exists[spot]
                and self.terrain[spot] != CLIFF
                and not self.is_circle[spot]
                and not self.is_low_obstacle[spot]
                and not self.is_tree[spot]
                for spot in range(SPOTS)
            ]
        )
        self.open_spots: Final = [spot for spot in range(SPOTS) if self.is_open[spot]]
        self.circle: Final = [spot for spot in range(SPOTS) if self.is_circle[spot]]
        self.town: Final = [spot for spot in range(SPOTS) if self.is_town[spot]]
        self.side: Final = vec[i64]([side_of(spot) for spot in range(SPOTS)])
        self.distance: Final = vec[i64]([distance_of(spot) for spot in range(SPOTS)])
        self.next: Final = [
            vec[i64]([self._step(spot, direction) for spot in range(SPOTS)])
            for direction in range(4)
        ]
        # TLS-AREA-1: along sides; TLS-SIGHT-4 knows no facing of heroes.
        self.adjacent: Final = [
            [
                self.next[direction][spot]
                for direction in range(4)
                if self.next[direction][spot] >= 0
            ]
            for spot in range(SPOTS)
        ]
        self.ways: Final = [
            vec[i64]([near for near in beside if self.is_open[near] or self.is_low_obstacle[near]])
            for beside in self.adjacent
        ]
        """Where heroes walk as far as the ground allows it, or stride over."""
        self.up_to_two: Final = [self._up_to_two(spot) for spot in range(SPOTS)]
        """In a straight line, on either side of what lies between; never a Cliff spot."""
        self.is_beside_circle: Final = vec[bool](
            [any([self.is_circle[near] for near in self.adjacent[spot]]) for spot in range(SPOTS)]
        )
        self.area: Final = [self._area(spot) for spot in range(SPOTS)]
        # TLS-TREE-1.
        self.is_under_tree: Final = vec[bool](
            [
                any([self.is_tree[near] for near in [spot, *self.area[spot]]])
                for spot in range(SPOTS)
            ]
        )
        self.arrow: Final = [
            vec[i64]([arrow_of(spot, coin) for spot in range(SPOTS)]) for coin in range(2)
        ]
        # TLS-SECTOR-1, TLS-SECTOR-2, TLS-SECTOR-5, TLS-SECTOR-7: every spot has its sector.
        letters = sorted({zones[spot] for spot in range(SPOTS) if self.exists[spot]})
        self.sector_names: Final = letters
        self.sector: Final = vec[i64](
            [letters.index(zones[spot]) if self.exists[spot] else NOWHERE for spot in range(SPOTS)]
        )
        self.adjacent_sectors: Final = self._adjacent_sectors()
        in_range = [self._in_range(word) for word in RANGES]
        self.in_range: Final = [[vec[i64](spots) for spots in by_sector] for by_sector in in_range]
        # The same by spot: whether the range reaches it.
        self.reaches: Final = [[marked(spots) for spots in by_sector] for by_sector in in_range]
        # Spots at most two rows and two columns away, from which any area can touch a spot, and
        # whether a range reaches one of them.
        self.vicinity: Final = [self._vicinity(spot) for spot in range(SPOTS)]
        self.nearly_reaches: Final = [
            [
                marked([near for spot in spots for near in self.vicinity[spot]])
                for spots in by_sector
            ]
            for by_sector in in_range
        ]
        self.covered: Final[list[list[int] | None]] = [None] * (len(AREAS) * 4 * SPOTS)
        """The areas of attacks, remembered (see heroes/ranges.py)."""
        self.covering: Final[list[list[int] | None]] = [None] * (len(AREAS) * 4 * SPOTS)
        """The same from the spots that they cover."""
        self.around: Final[list[list[int] | None]] = [None] * (len(RANGES) * SPOTS)
        """By range and spot, what an attack from there can be aimed at."""
        self.drawn: Final = drawn_structures(grid)
        if len(self.circle) != 4:
            raise DocumentRefused(f"scenarios.toml, entry '{scenario}': the Circle has four spots")

    def _step(self, spot: int, direction: int) -> int:
        to = toward(spot, direction, 1)
        return to if to >= 0 and self.exists[spot] and self.exists[to] else NOWHERE

    def _up_to_two(self, spot: int) -> list[int]:
        found: list[int] = []
        for direction in range(4):
            one = self.next[direction][spot]
            two = self.next[direction][one] if one >= 0 else NOWHERE
            for far in (one, two):
                if far >= 0 and self.terrain[far] != CLIFF:
                    found.append(far)
        return found

    def _area(self, spot: int) -> list[int]:
        """TLS-AREA-2: the ring of spots, clockwise from the north."""
        if not self.exists[spot]:
            return []
        row, column = spot // COLUMNS, spot % COLUMNS
        ring = []
        for down, across in NEIGHBOURS:
            if 0 <= row + down < ROWS and 0 <= column + across < COLUMNS:
                near = (row + down) * COLUMNS + column + across
                if self.exists[near]:
                    ring.append(near)
        return ring

    def _vicinity(self, spot: int) -> list[int]:
        row, column = spot // COLUMNS, spot % COLUMNS
        rows = range(max(0, row - WIDEST), min(ROWS, row + WIDEST + 1))
        columns = range(max(0, column - WIDEST), min(COLUMNS, column + WIDEST + 1))
        near = [down * COLUMNS + across for down in rows for across in columns]
        return [far for far in near if self.exists[far]]

    def _adjacent_sectors(self) -> list[list[int]]:
        """TLS-SECTOR-3, TLS-SECTOR-6."""
        borders: list[set[int]] = [set() for _ in self.sector_names]
        for spot in range(SPOTS):
            for near in self.adjacent[spot]:
                if self.sector[near] != self.sector[spot]:
                    borders[self.sector[spot]].add(self.sector[near])
        return [sorted(border) for border in borders]

    def far_sectors(self, sector: int) -> list[int]:
        """TLS-SECTOR-4."""
        near = self.adjacent_sectors[sector]
        found = {far for between in near for far in self.adjacent_sectors[between]}
        return sorted([far for far in found if far != sector and far not in near])

    def _in_range(self, word: Range) -> list[list[int]]:
        """By sector, the spots a range in sectors reaches; Cliff spots are never chosen."""
        return [self._reached(word, sector) for sector in range(len(self.sector_names))]

    def _reached(self, word: Range, sector: int) -> list[int]:
        reached: list[int] = []
        if word.is_current:
            reached.append(sector)
        if word.is_adjacent:
            reached.extend(self.adjacent_sectors[sector])
        if word.is_far:
            reached.extend(self.far_sectors(sector))
        return [
            spot
            for spot in range(SPOTS)
            if self.sector[spot] in reached and self.terrain[spot] != CLIFF
        ]

    def is_mist_or_void(self, spot: int, mist: list[int]) -> bool:
        """Whether a map shows Mist there, or nothing at all."""
        side = self.side[spot]
        return not self.exists[spot] or (side != NO_SIDE and self.distance[spot] > mist[side])


NEIGHBOURS: Final = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]


MARGIN: Final = 3  # characters before a row of a drawing


def read_grid(text: str, place: str) -> list[str]:
    """The characters of a drawing, spot by spot: a header, then a line of each row."""
    lines = text.strip("\n").split("\n")[1:]
    if len(lines) != ROWS:
        raise DocumentRefused(f"{place}: {ROWS} rows are needed, there are {len(lines)}")
    grid: list[str] = []
    for line in lines:
        row = line[MARGIN:].ljust(COLUMNS)
        if len(row) != COLUMNS:
            raise DocumentRefused(f"{place}: a row has {len(row)} columns, more than {COLUMNS}")
        grid.extend(row)
    return grid


def drawing_of(grid: list[str]) -> str:
    """A drawing of these characters."""
    header = " " * MARGIN + "".join([chr(ord("A") + column) for column in range(COLUMNS)])
    rows = [
        f"{row + 1:2} " + "".join(grid[row * COLUMNS : (row + 1) * COLUMNS]).rstrip()
        for row in range(ROWS)
    ]
    return "\n".join([header, *rows])


def erased(drawing: str, spots: list[int]) -> str:
    """A drawing of a map with plain ground on some spots."""
    lines = drawing.strip("\n").split("\n")
    for spot in spots:
        row = spot // COLUMNS + 1
        at = MARGIN + spot % COLUMNS
        lines[row] = f"{lines[row][:at]}.{lines[row][at + 1 :]}"
    return "\n".join(lines)


def terrain_of(mark: str, spot: int) -> int:
    if mark == " ":
        return VOID
    if mark == "~":
        return FRAME
    if mark == "^":
        return CLIFF
    if mark == "w":
        return WATER
    return TOWN if is_in_town(spot) else GROUND


def is_in_town(spot: int) -> bool:
    row, column = spot // COLUMNS, spot % COLUMNS
    return TOWN_TOP <= row <= TOWN_BOTTOM and TOWN_LEFT <= column <= TOWN_RIGHT


def is_on_perimeter(spot: int) -> bool:
    """TLS-PLACING-7: the outermost ring of the Town."""
    row, column = spot // COLUMNS, spot % COLUMNS
    return is_in_town(spot) and (
        row in (TOWN_TOP, TOWN_BOTTOM) or column in (TOWN_LEFT, TOWN_RIGHT)
    )


def side_of(spot: int) -> int:
    row, column = spot // COLUMNS, spot % COLUMNS
    if row < TOWN_TOP:
        return UPPER_SIDE
    if row > TOWN_BOTTOM or TOWN_LEFT <= column <= TOWN_RIGHT:
        return NO_SIDE
    return LEFT_SIDE if column < TOWN_LEFT else RIGHT_SIDE


def distance_of(spot: int) -> int:
    """How many spots from the Town, on its side; 0 where no Mist comes."""
    side = side_of(spot)
    if side == UPPER_SIDE:
        return TOWN_TOP - spot // COLUMNS
    if side == LEFT_SIDE:
        return TOWN_LEFT - spot % COLUMNS
    if side == RIGHT_SIDE:
        return spot % COLUMNS - TOWN_RIGHT
    return 0


def veil_of(mist: list[int]) -> vec[bool]:
    """TLS-MIST-4: by spot, whether it is farther from the Town than the Mist tile of its side.
    Remembered: do not change it."""
    key = (mist[LEFT_SIDE] * SPOTS + mist[UPPER_SIDE]) * SPOTS + mist[RIGHT_SIDE]
    known = VEILS.get(key)
    if known is None:
        known = vec[bool](
            [
                side_of(spot) != NO_SIDE and distance_of(spot) > mist[side_of(spot)]
                for spot in range(SPOTS)
            ]
        )
        VEILS[key] = known
    return known


VEILS: Final[dict[int, vec[bool]]] = {}


def arrow_of(spot: int, coin: int) -> int:
    """TLS-FACING-3: toward the Circle along the longer distance. TLS-FACING-4: of the two
    directions that are as long, the coin's left is the one counter-clockwise of the other."""
    row, column = spot // COLUMNS, spot % COLUMNS
    east = max(CIRCLE_LEFT - column, 0)
    west = max(column - CIRCLE_RIGHT, 0)
    south = max(CIRCLE_TOP - row, 0)
    north = max(row - CIRCLE_BOTTOM, 0)
    across = EAST if east else WEST
    along = SOUTH if south else NORTH
    if east + west > south + north:
        return across
    if south + north > east + west:
        return along
    first = across if (across + 1) % 4 == along else along
    return first if coin == LEFT else (first + 1) % 4


def drawn_structures(grid: list[str]) -> list[Drawn]:
    """Equal letters that touch are one building; every House, Wall, Gate and Defense is one by
    itself."""
    found: list[Drawn] = []
    seen: set[int] = set()
    for spot in range(SPOTS):
        letter = grid[spot]
        if letter in " ~.,+C^woT" or spot in seen:
            continue
        spots = [spot]
        if letter in JOINED:
            gather(grid, spots)
        seen.update(spots)
        found.append(Drawn(letter, sorted(spots)))
    return found


JOINED: Final = "SMPALOQEabcdef"
"""Letters of structures that may have more than one spot."""


def gather(grid: list[str], spots: list[int]) -> None:
    """Adds every spot of the same letter that touches."""
    for spot in spots:
        for direction in range(4):
            near = toward(spot, direction, 1)
            if near >= 0 and grid[near] == grid[spot] and near not in spots:
                spots.append(near)
