"""A Boss takes its place: heroes move aside, everything else goes (Night p. 18 and 20)."""

from __future__ import annotations

from laststand.games.spell import told
from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.board.monsters import remove_monster
from laststand.games.spell.board.structures import destroy_structure
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.map.spots import NOWHERE, SPOTS
from laststand.games.spell.map.town import clear_obstacle
from laststand.games.spell.state import Vigil


def sweep(s: Vigil, spot: int, rule: str, cause: str) -> None:
    """Removes whatever stands on a spot, but heroes. What is removed dies by nobody's hand, and a
    Boomer does not explode (TLS-CETUSIA-11, TLS-DRYAD-13)."""
    monster = s.monster_at[spot]
    if monster is not None:
        remove_monster(s, monster)
        told.monster_swept(s, monster, spot, rule, cause)
    structure = s.structure_at[spot]
    if structure is not None:
        destroy_structure(s, structure, rule, cause)
    if s.ground.is_low_obstacle[spot] or s.ground.is_tree[spot]:
        told.obstacle_swept(s, spot, rule, cause)
        clear_obstacle(s, spot)


def spots_aside(s: Vigil, spot: int, way: int, taken: list[int]) -> list[int]:
    """Where a hero is moved: straight on to the nearest free spot that is not taken; where there
    is none before the Mist, the nearest of all."""
    ahead = first_free(s, spot, way, taken)
    return [ahead] if ahead >= 0 else nearest_for_hero(s, spot, taken)


def first_free(s: Vigil, spot: int, way: int, taken: list[int]) -> int:
    spot = s.ground.next[way][spot]
    while spot >= 0 and not s.is_mist(spot):
        if s.is_free_for_hero(spot) and spot not in taken:
            return spot
        spot = s.ground.next[way][spot]
    return NOWHERE


def nearest_for_hero(s: Vigil, spot: int, taken: list[int]) -> list[int]:
    free = [other for other in range(SPOTS) if s.is_free_for_hero(other) and other not in taken]
    least = min([rows_and_columns(spot, other) for other in free])
    return [other for other in free if rows_and_columns(spot, other) == least]


def push(s: Vigil, hero: int, spot: int, rule: str, cause: str) -> None:
    """A hero makes room."""
    at = s.heroes[hero].spot
    put_hero(s, hero, spot)
    told.hero_pushed(s, hero, at, rule, cause)
