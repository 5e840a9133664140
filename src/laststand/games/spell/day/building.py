"""Structures are built, upgraded and repaired (Day p. 14, 15 and 20 to 23)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.monsters import figure_spots
from laststand.games.spell.board.structures import (
    called,
    place_structure,
    replace_structure,
    spots_named,
    structure_area,
    with_flames,
)
from laststand.games.spell.day.scouting import repel_mist, turn_up_patterns
from laststand.games.spell.day.shop import draw_item, form_deck, show_all
from laststand.games.spell.heroes.equipment import stow
from laststand.games.spell.heroes.questions import spend
from laststand.games.spell.map.geometry import EAST, NO_SIDE, SOUTH, SPOT_NAMES, is_on_perimeter
from laststand.games.spell.map.town import Town
from laststand.games.spell.options import Build, Mend, OnStructure
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import Boon, Cost, StructureKind
from laststand.games.spell.things.pieces import Structure
from laststand.games.spell.things.words import BUILD_COST, BUILDING, DEFENSE, REPAIR, WALL
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.events import Fact

LIMITS: Final = ["TLS-INTRO-5", "TLS-LIMIT-1", "TLS-LAKEBURG-9", "TLS-GLENWALD-9"]
"""By scenario, the rule that says what is built and upgraded."""

FREE_LEVEL: Final = 2
UPGRADED_LEVEL: Final = 3


def heroes_of(s: Vigil, seat: int) -> list[Hero]:
    """The heroes in play of a player."""
    return [hero for hero in s.heroes if hero.is_in_play and hero.seat == seat]


def can_pay(s: Vigil, cost: Cost) -> bool:
    """TLS-BUILD-1: from the Common Stash."""
    return s.gold >= cost.gold and s.materials >= cost.materials


def pay(s: Vigil, cost: Cost) -> None:
    s.gold -= cost.gold
    s.materials -= cost.materials


def gain(s: Vigil, gains: Cost, rule: str, cause: str) -> None:
    """TLS-BUILD-2, TLS-RESOURCE-4."""
    if gains.is_nothing:
        return
    s.gold += gains.gold
    s.materials += gains.materials
    if s.log is not None:
        s.log.tell("ResourcesGained", rule, cause, gold=gains.gold, materials=gains.materials)


# -- sites ---------------------------------------------------------------------------------


def sites(s: Vigil, kind: StructureKind, taken: list[int]) -> list[Option]:
    """Where a structure may be placed: what the Town leaves open, remembered for all kinds that are
    placed alike, without the spots taken by Monsters and heroes."""
    all_sites = s.scenario.sites[kind.number]
    known = s.town.memory.sites.get(kind.placed_as)
    if known is None:
        known = find_sites(s.town, kind, all_sites)
        s.town.memory.sites[kind.placed_as] = known
    if taken:
        return [
            all_sites[number]
            for number in known
            if all_sites[number].first not in taken and all_sites[number].last not in taken
        ]
    return [all_sites[number] for number in known]


def find_sites(town: Town, kind: StructureKind, all_sites: list[Build]) -> list[int]:
    """Which of the sites of a kind are open, by their numbers."""
    is_open = open_spots(town, kind)
    return [
        number
        for number, site in enumerate(all_sites)
        if is_open[site.first] and is_open[site.last]
    ]


def open_spots(town: Town, kind: StructureKind) -> list[bool]:
    """By spot, whether no structure is there and it is not in the Area of a Building that a new
    Building must keep away from."""
    is_open = town.ground.is_open.copy()
    for structure in town.structures:
        is_apart = kind.family == BUILDING and keeps_away(structure, kind)
        for spot in structure.spots:
            is_open[spot] = False
            if is_apart:
                for near in town.ground.area[spot]:
                    is_open[near] = False
    return is_open


def keeps_away(structure: Structure, kind: StructureKind) -> bool:
    """Walls, Defenses and the Circle do not matter (TLS-PLACING-2), nor do production buildings of
    the same type (TLS-PLACING-3); Ruins count as Buildings (TLS-PLACING-5)."""
    return structure.is_building and not (kind.is_production and structure.kind is kind)


def why_no_site(s: Vigil, kind: StructureKind, spots: list[int]) -> str:
    """The rule that bars a site, or nothing."""
    for spot in spots:
        if not s.ground.is_town[spot]:
            return "TLS-PLACING-1"
        if not s.is_free(spot):
            return "TLS-PLACING-8"
        if kind.family == WALL and not s.ground.has_cut_out[spot]:
            return "TLS-LAKEBURG-10" if is_on_perimeter(spot) else "TLS-PLACING-6"
    if kind.family != BUILDING or neighbour(s, kind, spots) is None:
        return ""
    return "TLS-PLACING-5" if kind.is_production else "TLS-PLACING-4"


def neighbour(s: Vigil, kind: StructureKind, spots: list[int]) -> Structure | None:
    """A Building whose Area the site is in and must not be."""
    for near in structure_area(s, spots):
        structure = s.structure_at[near]
        if structure is not None and keeps_away(structure, kind):
            return structure
    return None


# -- building ------------------------------------------------------------------------------


def build_cost(s: Vigil, seat: int, kind: StructureKind) -> Cost:
    """TLS-RESOURCE-1, TLS-RESOURCE-2: what the description says; Tinkers build cheaper."""
    boon = cheaper(s, seat, kind)
    if boon is None:
        return kind.cost
    return Cost(kind.cost.gold, max(0, kind.cost.materials + boon.n))


def cheaper(s: Vigil, seat: int, kind: StructureKind) -> Boon | None:
    if kind.family != DEFENSE:
        return None
    for hero in heroes_of(s, seat):
        for boon in hero.boons:
            if boon.do == BUILD_COST and boon.number not in hero.spent_boons:
                return boon
    return None


def build_options(s: Vigil, seat: int) -> list[Option]:
    options: list[Option] = []
    taken = figure_spots(s)
    for kind in s.scenario.builds:
        if not why_not_build(s, seat, kind):
            options.extend(sites(s, kind, taken))
    return options


def why_not_build(s: Vigil, seat: int, kind: StructureKind) -> str:
    """The rule that bars a kind that the scenario allows, wherever it would stand, or nothing."""
    if s.pieces[kind.number] == 0:
        return "TLS-PLACING-9"
    return "" if can_pay(s, build_cost(s, seat, kind)) else "TLS-BUILD-1"


def build(s: Vigil, seat: int, option: Build) -> None:
    kind = option.kind
    pay(s, build_cost(s, seat, kind))
    boon = cheaper(s, seat, kind)
    if boon is not None:
        for hero in heroes_of(s, seat):
            if boon in hero.boons:
                spend(hero, boon)
    place_structure(s, kind, option.spots)
    tell_structure(s, "StructureBuilt", "TLS-BUILD-1", kind, option.spots)
    gain(s, kind.gives, "TLS-BUILD-2", kind.id)
    if kind.deck >= 0:
        raise_deck(s, kind, FREE_LEVEL, "TLS-SMITH-2")
    elif kind.id == "seer":
        for side in range(NO_SIDE):
            repel_mist(s, side, "TLS-SEER-1")
    elif kind.id == "shop":
        show_all(s)  # TLS-DAMAGE-4: the decks are open again


def raise_deck(s: Vigil, kind: StructureKind, level: int, rule: str) -> None:
    """TLS-SMITH-2, TLS-SMITH-3: a better deck, and its first card for the Stash. It also starts
    again with Level II when the building is rebuilt (TLS-SMITH-6)."""
    form_deck(s, kind.deck, level)
    if s.log is not None:
        s.log.tell("DeckReplaced", rule, kind.id, structure=kind.id, level=level)
    if not s.decks[kind.deck].is_empty:
        item = s.item(draw_item(s, kind.deck))
        stow(s, item)
        if s.log is not None:
            s.log.tell("EquipmentGained", rule, kind.id, item=item.id)


def tell_structure(s: Vigil, event: str, rule: str, kind: StructureKind, spots: list[int]) -> None:
    if s.log is not None:
        s.log.tell(event, rule, kind.id, structure=kind.id, at=spots_named(spots))


# -- upgrading -----------------------------------------------------------------------------


def upgrade_options(s: Vigil) -> list[Option]:
    return [
        OnStructure("upgrade", structure.kind, structure.serial, structure.spots[0])
        for structure in s.structures
        if s.scenario.may_upgrade(structure.kind) and not why_not_upgrade(s, structure)
    ]


def why_not_upgrade(s: Vigil, structure: Structure) -> str:
    kind = structure.kind
    if structure.is_upgraded or kind.upgrade.is_nothing:
        return "TLS-BUILD-2"
    if not s.scenario.may_upgrade(kind):
        return LIMITS[s.scenario.number]
    if kind.stone is not None and s.pieces[kind.stone.number] == 0:
        return "TLS-PLACING-9"
    return "" if can_pay(s, kind.upgrade) else "TLS-BUILD-1"


def upgrade(s: Vigil, option: OnStructure) -> None:
    structure = s.find_structure(option.serial)
    assert structure is not None
    kind = structure.kind
    pay(s, kind.upgrade)
    if kind.stone is not None:
        upgrade_wall(s, structure, kind.stone)
        return
    better = Structure(
        kind, structure.serial, structure.spots, structure.flames, True, structure.hurls, False
    )
    replace_structure(s, better)
    tell_structure(s, "StructureUpgraded", "TLS-BUILD-1", kind, structure.spots)
    gain(s, kind.upgrade_gives, "TLS-BUILD-2", kind.id)
    if kind.deck >= 0:
        raise_deck(s, kind, UPGRADED_LEVEL, "TLS-SMITH-3")
    elif kind.id == "seer":
        turn_up_patterns(s)


def upgrade_wall(s: Vigil, structure: Structure, stone: StructureKind) -> None:
    """TLS-WALL-3, TLS-GATE-2: stone in the place of wood; the Flames stay."""
    s.pieces[structure.kind.number] += 1
    s.pieces[stone.number] -= 1
    better = Structure(stone, structure.serial, structure.spots, structure.flames, False, 0, False)
    replace_structure(s, better)
    rule = "TLS-GATE-2" if stone.is_gate else "TLS-WALL-3"
    tell_structure(s, "StructureUpgraded", rule, stone, structure.spots)


# -- repairing -----------------------------------------------------------------------------


def flames_per_material(s: Vigil, seat: int) -> int:
    """TLS-REPAIR-1: one; Masons remove more."""
    n = 1
    for hero in heroes_of(s, seat):
        for boon in hero.boons:
            if boon.do == REPAIR:
                n += boon.n
    return n


def repair_options(s: Vigil, seat: int) -> list[Option]:
    options: list[Option] = []
    each = flames_per_material(s, seat)
    for structure in s.structures:
        if structure.flames == 0:
            continue
        needed = -(-structure.flames // each)
        for materials in range(1, min(needed, s.materials) + 1):
            options.append(Mend(structure.kind, structure.serial, structure.spots[0], materials))
    return options


def repair(s: Vigil, seat: int, option: Mend) -> None:
    """TLS-REPAIR-1; the Flames go to the box (TLS-DAMAGE-6)."""
    structure = s.find_structure(option.serial)
    assert structure is not None
    s.materials -= option.materials
    removed = min(structure.flames, option.materials * flames_per_material(s, seat))
    replace_structure(s, with_flames(structure, structure.flames - removed))
    if s.log is not None:
        s.log.tell(
            "StructureRepaired",
            "TLS-REPAIR-1",
            called(structure),
            structure=called(structure),
            at=spots_named(structure.spots),
            flames=removed,
        )


# -- why not -------------------------------------------------------------------------------

BUILD_REFUSALS: Final = {
    **dict.fromkeys(LIMITS, "not-in-this-scenario"),
    "TLS-PLACING-9": "none-left",
    "TLS-BUILD-1": "too-dear",
    "TLS-PLACING-1": "outside-the-town",
    "TLS-PLACING-8": "occupied",
    "TLS-PLACING-6": "no-cut-out",
    "TLS-LAKEBURG-10": "northern-border",
    "TLS-PLACING-4": "area-of-a-building",
    "TLS-PLACING-5": "area-of-a-building",
}


def build_refusals(s: Vigil, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    for kind in s.box.structures:
        if kind.is_ruin:
            continue
        if kind.is_stone:
            rule = "TLS-GATE-2" if kind.is_gate else "TLS-WALL-3"
            stone: dict[str, Fact] = {"structure": kind.id}
            refusals.append(Refusal(f"build {kind.id}", "stone-comes-from-wood", rule, stone))
            continue
        if kind not in s.scenario.builds:
            rule = LIMITS[s.scenario.number]
        else:
            rule = why_not_build(s, seat, kind)
        if rule:
            facts = cost_facts(kind, build_cost(s, seat, kind))
            refusals.append(Refusal(f"build {kind.id}", BUILD_REFUSALS[rule], rule, facts))
        else:
            refusals.extend(site_refusals(s, kind))
    return refusals


def cost_facts(kind: StructureKind, cost: Cost) -> dict[str, Fact]:
    return {"structure": kind.id, "gold": cost.gold, "materials": cost.materials}


def site_refusals(s: Vigil, kind: StructureKind) -> list[Refusal]:
    refusals = []
    for spots in spots_in_question(s, kind):
        rule = why_no_site(s, kind, spots)
        if rule:
            other = neighbour(s, kind, spots)
            taken = [spot for spot in spots if not s.is_free(spot)]
            facts: dict[str, Fact] = {
                "structure": kind.id,
                "other": "" if other is None else other.kind.id,
                "spot": SPOT_NAMES[taken[0]] if taken else "",
                "by": s.occupant(taken[0]) if taken else "",
            }
            notation = Build(kind, spots).notation()
            refusals.append(Refusal(notation, BUILD_REFUSALS[rule], rule, facts))
    return refusals


def spots_in_question(s: Vigil, kind: StructureKind) -> list[list[int]]:
    """Where somebody may think that a structure could stand: in the Town and next to it."""
    if kind.spots == 1:
        return [[spot] for spot in s.ground.town] + [[spot] for spot in around_town(s)]
    return [
        [spot, s.ground.next[direction][spot]]
        for spot in s.ground.town
        for direction in (EAST, SOUTH)
        if s.ground.next[direction][spot] >= 0
    ]


def around_town(s: Vigil) -> list[int]:
    return [spot for spot in structure_area(s, s.ground.town) if s.ground.exists[spot]]


UPGRADE_REFUSALS: Final = {
    "TLS-BUILD-2": "no-upgrade",
    **dict.fromkeys(LIMITS, "not-upgraded-here"),
    "TLS-PLACING-9": "none-left",
    "TLS-BUILD-1": "too-dear",
}


def upgrade_refusals(s: Vigil) -> list[Refusal]:
    refusals = []
    for structure in s.structures:
        rule = why_not_upgrade(s, structure)
        if rule and not structure.kind.is_ruin:
            kind = structure.kind
            facts = cost_facts(kind, kind.upgrade)
            notation = f"upgrade {kind.id} {SPOT_NAMES[structure.spots[0]]}"
            refusals.append(Refusal(notation, UPGRADE_REFUSALS[rule], rule, facts))
    return refusals


def repair_refusals(s: Vigil, seat: int) -> list[Refusal]:
    """Structures without Flames, and Materials that are lacking or too many."""
    refusals: list[Refusal] = []
    each = flames_per_material(s, seat)
    for structure in s.structures:
        at = SPOT_NAMES[structure.spots[0]]
        notation = f"repair {structure.kind.id} {at}"
        facts: dict[str, Fact] = {
            "structure": structure.kind.id,
            "spot": at,
            "flames": structure.flames,
        }
        if structure.flames == 0:
            refusals.append(Refusal(notation, "not-damaged", "TLS-REPAIR-1", facts))
        elif s.materials == 0:
            refusals.append(Refusal(notation, "too-little-materials", "TLS-REPAIR-1", facts))
        else:
            needed = -(-structure.flames // each)
            for materials in range(needed + 1, s.materials + 1):
                more = f"{notation} {materials}"
                refusals.append(Refusal(more, "more-than-needed", "TLS-REPAIR-1", facts))
    return refusals
