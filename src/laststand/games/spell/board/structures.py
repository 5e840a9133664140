"""Structures on the board: placed, damaged, destroyed."""

from __future__ import annotations

from laststand.games.spell import told
from laststand.games.spell.board.panic import take_flames
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import StructureKind
from laststand.games.spell.things.words import CATAPULT, FORTIFY, HURLS, WALL, WARP_GATE


def place_structure(s: Vigil, kind: StructureKind, spots: list[int]) -> Structure:
    """Puts a structure of the box on the board, undamaged."""
    structure = take_structure(s, kind, spots)
    put_up(s, [structure])
    return structure


def take_structure(s: Vigil, kind: StructureKind, spots: list[int]) -> Structure:
    """A structure comes out of the box; whoever takes it places it."""
    structure = Structure(kind, s.next_serial, spots, 0, False, hurls_to_gain(s, kind, 0), False)
    s.next_serial += 1
    s.supply.pieces[kind.number] -= 1
    return structure


def put_up(s: Vigil, added: list[Structure]) -> None:
    """Structures stand in the Town from now on."""
    s.town = s.town.with_structures(added)
    for structure in added:
        for spot in structure.spots:
            s.structure_at[spot] = structure


def full_hurls(s: Vigil, kind: StructureKind) -> int:
    """TLS-CATAPULT-2, TLS-DUSK-7: two Hurl tokens, and what Perks add."""
    return kind.hurls + s.total(HURLS) if kind.defense is CATAPULT else 0


def hurls_to_gain(s: Vigil, kind: StructureKind, hurls: int) -> int:
    """How many tokens a structure with so many lacks, and the box can give (TLS-LIMIT-2)."""
    lacks = full_hurls(s, kind) - hurls
    return min(lacks, hurls_in_box(s)) if s.rulings.tokens_run_out else lacks


def hurls_in_box(s: Vigil) -> int:
    laid = sum([structure.hurls for structure in s.structures])
    return max(0, s.box.hurl_tokens - laid)


def remove_structure(s: Vigil, structure: Structure) -> None:
    """TLS-DAMAGE-3: it leaves the board; a hero on it stands on its spot (TLS-WARP-5,
    TLS-WATCHTOWER-4)."""
    s.town = s.town.without(structure)
    for spot in structure.spots:
        s.structure_at[spot] = None
    # TLS-BUILDING-3: it can be built again, without its upgrade.
    if not structure.kind.is_ruin:  # TLS-SCAVENGE-4: Ruins are out of the game
        s.supply.pieces[structure.kind.number] += 1


def replace_structure(s: Vigil, changed: Structure) -> None:
    """Puts a structure's changed self where it stood."""
    s.town = s.town.with_changed(changed)
    for spot in changed.spots:
        s.structure_at[spot] = changed


def with_flames(structure: Structure, flames: int) -> Structure:
    return Structure(
        structure.kind,
        structure.serial,
        structure.spots,
        flames,
        structure.is_upgraded,
        structure.hurls,
        structure.has_shot,
    )


def with_shots(structure: Structure, hurls: int, has_shot: bool) -> Structure:
    return Structure(
        structure.kind,
        structure.serial,
        structure.spots,
        structure.flames,
        structure.is_upgraded,
        hurls,
        has_shot,
    )


def structure_area(s: Vigil, spots: list[int]) -> list[int]:
    """TLS-AREA-2: the ring around all the spots of a piece."""
    ring: list[int] = []
    for spot in spots:
        for near in s.ground.area[spot]:
            if near not in spots and near not in ring:
                ring.append(near)
    return ring


# -- damage --------------------------------------------------------------------------------


def damage_structure(s: Vigil, structure: Structure, n: int, rule: str, cause: str) -> None:
    """A Monster's damage: one Flame each (TLS-DAMAGE-2), at most the hits it has left; those of
    Walls and Gates come from the box, the others from the Panic meter (TLS-STRIKE-2,
    TLS-STRIKE-3). The structure must still stand."""
    flames = min(max(n - fortified(s, structure), 0), structure.hits_left)
    if flames == 0:
        return
    if structure.kind.family is not WALL:
        take_flames(s, flames, "TLS-STRIKE-2", cause)
    burned = with_flames(structure, structure.flames + flames)
    replace_structure(s, burned)
    told.structure_burned(s, burned, flames, rule, cause)
    if burned.hits_left <= 0:
        destroy_structure(s, burned, "TLS-DAMAGE-3", cause)


def fortified(s: Vigil, structure: Structure) -> int:
    """Fortress Master: less damage to structures in the hero's Area, but never to a Warp Gate
    (TLS-WARP-6)."""
    if structure.kind.defense is WARP_GATE:
        return 0
    less = 0
    for hero in s.heroes:
        if not hero.is_in_play or hero.spot < 0:
            continue
        for boon in hero.boons.that(FORTIFY):
            if touches(s, structure, hero.spot):
                less += boon.n
    return less


def touches(s: Vigil, structure: Structure, spot: int) -> bool:
    """Whether a structure is in the Area of a spot, or on the spot itself."""
    if spot in structure.spots:
        return True
    for near in s.ground.area[spot]:
        if near in structure.spots:
            return True
    return False


def destroy_structure(s: Vigil, structure: Structure, rule: str, cause: str) -> None:
    """Off the board, whatever its hits: its Flames go to the box (TLS-DAMAGE-6)."""
    remove_structure(s, structure)
    told.structure_destroyed(s, structure, rule, cause)
    if structure.kind is s.box.shop:  # TLS-DAMAGE-4, TLS-DAMAGE-5
        told.shop_closed(s, cause)
