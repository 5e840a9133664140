"""Line of sight by the ruler rule (Night p. 7)."""

from __future__ import annotations

from librt.vecs import vec

from laststand.games.spell.map.geometry import EAST, NORTH, SOUTH
from laststand.games.spell.map.spots import COLUMNS, NOWHERE, ROWS, SPOTS, marked, unmarked
from laststand.games.spell.map.town import Town


def blocking_spots(town: Town) -> vec[bool]:
    """By spot, TLS-SIGHT-5: Buildings, Stone Walls and Gates, Trees. Remembered: do not change
    it."""
    known = town.memory.blocking
    if known is None:
        known = marked(town.ground.trees)
        for structure in town.structures:
            if structure.kind.blocks_sight:
                for spot in structure.spots:
                    known[spot] = True
        town.memory.blocking = known
    return known


def hidden_from(town: Town, spot: int) -> vec[bool]:
    """By spot, whether a hero on a certain one does not see it. Remembered: do not change it."""
    known = town.memory.hidden.get(spot)
    if known is None:
        known = marked(hidden_spots(town, spot))
        town.memory.hidden[spot] = known
    return known


def hidden_spots(town: Town, spot: int) -> list[int]:
    """The spots a hero on a spot does not see: none, unless something that blocks sight is
    adjacent. TLS-SIGHT-9: what is straight behind any part of the joined element is hidden, and the
    quarter between two neighbouring directions whose elements are joined (TLS-SIGHT-7)."""
    hidden = unmarked()
    hides = False
    for direction in range(4):
        hides = hide_toward(town, spot, direction, hidden) or hides
    if not hides:
        return []
    blocking, exists = blocking_spots(town), town.ground.exists
    return [far for far in range(SPOTS) if hidden[far] and exists[far] and not blocking[far]]


def spot_ahead(town: Town, spot: int, direction: int) -> int:
    return town.ground.next[direction][spot]


def group_toward(town: Town, spot: int, direction: int) -> list[int]:
    """TLS-SIGHT-7: the blocking spots joined, also at corners, to the one next to the hero."""
    blocking = blocking_spots(town)
    start = town.ground.next[direction][spot]
    if start < 0 or not blocking[start]:
        return []
    is_joined = unmarked()
    is_joined[start] = True
    group = [start]
    for at in group:
        for near in town.ground.area[at]:
            if blocking[near] and not is_joined[near]:
                is_joined[near] = True
                group.append(near)
    return group


def hide_toward(town: Town, spot: int, direction: int, hidden: vec[bool]) -> bool:
    """Hides what the element next to a hero in a direction does, if there is one."""
    group = group_toward(town, spot, direction)
    if not group:
        return False
    hide_behind(spot, direction, group, hidden)
    beside = (direction + 1) % 4
    if spot_ahead(town, spot, beside) in group:
        hide_quarter(spot, direction, beside, hidden)
    return True


def line_of(spot: int, direction: int) -> int:
    """The column a direction runs along, for north and south, or the row."""
    return spot % COLUMNS if direction in (NORTH, SOUTH) else spot // COLUMNS


def depth(spot: int, direction: int) -> int:
    """How far along a direction a spot lies; greater is farther."""
    if direction == NORTH:
        return ROWS - 1 - spot // COLUMNS
    if direction == SOUTH:
        return spot // COLUMNS
    return spot % COLUMNS if direction == EAST else COLUMNS - 1 - spot % COLUMNS


def spot_at(line: int, far: int, direction: int) -> int:
    """The spot of a line that lies so far along a direction."""
    if direction == NORTH:
        return (ROWS - 1 - far) * COLUMNS + line
    if direction == SOUTH:
        return far * COLUMNS + line
    return line * COLUMNS + (far if direction == EAST else COLUMNS - 1 - far)


def hide_behind(spot: int, direction: int, group: list[int], hidden: vec[bool]) -> None:
    """Hides what is behind the part of the element that is ahead, between its two ends
    (TLS-SIGHT-6)."""
    here = depth(spot, direction)
    fronts: dict[int, int] = {}
    for at in group:
        far = depth(at, direction)
        if far > here:
            line = line_of(at, direction)
            fronts[line] = min(fronts.get(line, far), far)
    for line in range(min(fronts), max(fronts) + 1):
        front = fronts.get(line, here + 1)
        for far in range(front + 1, ROWS if direction in (NORTH, SOUTH) else COLUMNS):
            hidden[spot_at(line, far, direction)] = True


def hide_quarter(spot: int, one: int, other: int, hidden: vec[bool]) -> None:
    here, beside = depth(spot, one), depth(spot, other)
    for far in range(SPOTS):
        if depth(far, one) > here and depth(far, other) > beside:
            hidden[far] = True


def hider(town: Town, spot: int, target: int) -> int:
    """The spot next to a hero whose element hides another spot, or NOWHERE."""
    for direction in range(4):
        hidden = unmarked()
        if hide_toward(town, spot, direction, hidden) and hidden[target]:
            return spot_ahead(town, spot, direction)
    return NOWHERE
