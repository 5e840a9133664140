"""Structures are built, upgraded and repaired (Day p. 14, 15 and 20 to 23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from laststand.games.spell import told
from laststand.games.spell.board.monsters import figure_spots
from laststand.games.spell.board.structures import (
    place_structure,
    replace_structure,
    structure_area,
    with_flames,
)
from laststand.games.spell.day.acting import DayAction, can_pay, gain, heroes_of, pay
from laststand.games.spell.day.scouting import repel_mist, turn_up_patterns
from laststand.games.spell.day.shop import draw_item, form_deck, show_all
from laststand.games.spell.heroes.equipment import stow
from laststand.games.spell.heroes.questions import spend
from laststand.games.spell.map.geometry import NO_SIDE, is_on_perimeter
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import SPOT_NAMES, SPOTS, marked
from laststand.games.spell.map.town import Town
from laststand.games.spell.options import Build, Mend, Upgrade
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon, Cost, StructureKind
from laststand.games.spell.things.words import BUILD_COST, BUILDING, DEFENSE, REPAIR, WALL
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.events import Fact

LIMITS: Final = ["TLS-INTRO-5", "TLS-LIMIT-1", "TLS-LAKEBURG-9", "TLS-GLENWALD-9"]
"""By scenario, the rule that says what is built and upgraded."""

FREE_LEVEL: Final = 2
UPGRADED_LEVEL: Final = 3
MANY_MATERIALS: Final = 9


# -- sites ---------------------------------------------------------------------------------


def sites(s: Vigil, kind: StructureKind, taken: list[int]) -> list[Build]:
    """Where a structure may be placed: what the Town leaves open, without the spots taken by
    Monsters and heroes. Do not change the list."""
    known = open_sites(s, kind)
    if taken:
        return [site for site in known if site.first not in taken and site.last not in taken]
    return known


def open_sites(s: Vigil, kind: StructureKind) -> list[Build]:
    """What the Town leaves open, found once for all kinds that are placed alike. Remembered: do not
    change the list."""
    by_kind = sites_by_kind(s)
    known = by_kind[kind.number]
    if known is None:
        all_sites = s.scenario.sites[kind.number]
        if kind.placed_as == kind.number:
            known = find_sites(s.town, kind, all_sites)
        else:
            alike = open_sites(s, s.box.structures[kind.placed_as])
            known = [all_sites[site.number] for site in alike]
        by_kind[kind.number] = known
    return known


def sites_by_kind(s: Vigil) -> list[list[Build] | None]:
    """What is remembered of the sites that the Town leaves open."""
    memory = s.town.memory
    if not memory.sites:
        memory.sites = [None] * len(s.box.structures)
    return memory.sites


def find_sites(town: Town, kind: StructureKind, all_sites: vec[Build]) -> list[Build]:
    is_open = apart_from_buildings(town, kind) if kind.family is BUILDING else free_spots(town)
    return [site for site in all_sites if is_open[site.first] and is_open[site.last]]


def free_spots(town: Town) -> vec[bool]:
    """By spot, whether something could stand there and no structure does. Remembered: do not change
    the list."""
    known = town.memory.free
    if known is None:
        known = town.ground.is_open[:]
        for structure in town.structures:
            for spot in structure.spots:
                known[spot] = False
        town.memory.free = known
    return known


def apart_from_buildings(town: Town, kind: StructureKind) -> vec[bool]:
    """The free spots outside the Areas of the Buildings that a new one must keep away from: of all,
    unless it may stand beside one of its own type. Remembered: do not change the list."""
    if kind.is_production and town.has(kind):
        return apart_from(town, [other for other in town.structures if keeps_away(other, kind)])
    known = town.memory.apart
    if known is None:
        known = apart_from(town, [other for other in town.structures if other.is_building])
        town.memory.apart = known
    return known


def apart_from(town: Town, buildings: list[Structure]) -> vec[bool]:
    is_open = free_spots(town)[:]
    for building in buildings:
        for spot in building.spots:
            for near in town.ground.area[spot]:
                is_open[near] = False
    return is_open


def hand_on_sites(s: Vigil, before: Town, added: Structure) -> None:
    """What was open before a structure was added still is, but where it stands and, for a kind that
    must keep away from it, in its Area."""
    taken = marked(added.spots)
    near = taken[:]
    for spot in added.spots:
        for other in s.ground.area[spot]:
            near[other] = True
    by_kind = sites_by_kind(s)
    for number, known in enumerate(before.memory.sites):
        kind = s.box.structures[number]
        if known is not None and kind.placed_as == number:
            closed = near if kind.family is BUILDING and keeps_away(added, kind) else taken
            by_kind[number] = still_open(known, closed)


def still_open(sites: list[Build], closed: vec[bool]) -> list[Build]:
    """Those of which no spot is closed: the list itself, if they all are."""
    gone = [at for at, site in enumerate(sites) if closed[site.first] or closed[site.last]]
    if not gone:
        return sites
    left = sites.copy()
    for at in range(len(gone) - 1, -1, -1):
        del left[gone[at]]
    return left


def keeps_away(structure: Structure, kind: StructureKind) -> bool:
    """Walls, Defenses and the Circle do not matter (TLS-PLACING-2), nor do production buildings of
    the same type (TLS-PLACING-3); Ruins count as Buildings (TLS-PLACING-5)."""
    return structure.is_building and not (kind.is_production and structure.kind is kind)


def why_no_site(s: Vigil, kind: StructureKind, spots: list[int]) -> Reason | None:
    """Why a kind that can be built cannot stand there."""
    for spot in spots:
        if not s.ground.is_town[spot]:
            return OUTSIDE_THE_TOWN
        if not s.is_free(spot):
            facts: dict[str, Fact] = {"spot": SPOT_NAMES[spot], "by": s.occupant(spot)}
            return Reason("occupied", "TLS-PLACING-8", facts)
        if kind.family is WALL and not s.ground.has_cut_out[spot]:
            return NORTHERN_BORDER if is_on_perimeter(spot) else NO_CUT_OUT
    other = neighbour(s, kind, spots) if kind.family is BUILDING else None
    if other is None:
        return None
    rule = "TLS-PLACING-5" if kind.is_production else "TLS-PLACING-4"
    return Reason("area-of-a-building", rule, {"other": other.kind.id})


OUTSIDE_THE_TOWN: Final = Reason("outside-the-town", "TLS-PLACING-1")
NO_CUT_OUT: Final = Reason("no-cut-out", "TLS-PLACING-6")
NORTHERN_BORDER: Final = Reason("northern-border", "TLS-LAKEBURG-10")


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
    return cost_with(cheaper(s, seat), kind)


def cost_with(boon: Boon | None, kind: StructureKind) -> Cost:
    if boon is None or kind.family is not DEFENSE:
        return kind.cost
    return Cost(kind.cost.gold, max(0, kind.cost.materials + boon.n))


def at_cost(sites: list[Build], cost: Cost) -> list[Build]:
    """Sites of one kind, offered for what it costs. Do not change the list."""
    if not sites or sites[0].cost is cost:
        return sites
    return [Build(site.kind, site.spots, site.number, cost) for site in sites]


def cheaper(s: Vigil, seat: int) -> Boon | None:
    """What makes the next Defense of a player cheaper."""
    for hero in s.heroes:
        if not (hero.is_in_play and hero.seat == seat):
            continue
        for boon in hero.boons.that(BUILD_COST):
            if boon.number not in hero.spent_boons:
                return boon
    return None


class BuildStructure(DayAction[Build]):
    """TLS-MAIN-2: a structure of the box on a site of the Town."""

    verb = "build"
    has_parts = True

    def candidates(self, s: Vigil) -> list[Build]:
        found: list[Build] = []
        for kind in [*s.scenario.builds, *kinds_not_built(s)]:
            cost = build_cost(s, self.seat, kind)
            if self.why_no_kind(s, kind, cost) is None:
                found.extend(at_cost(sites_in_question(s, kind), cost))
            else:
                found.append(Build(kind, [], cost=cost))
        return found

    def why_not(self, s: Vigil, option: Build) -> Reason | None:
        why = self.why_no_kind(s, option.kind, option.cost)
        return why or why_no_site(s, option.kind, option.spots)

    def why_no_kind(self, s: Vigil, kind: StructureKind, cost: Cost) -> Reason | None:
        """Why a kind cannot be built wherever it would stand."""
        if kind.is_ruin:
            return RUINS_NOT_BUILT
        if kind.is_stone:
            rule = "TLS-GATE-2" if kind.is_gate else "TLS-WALL-3"
            return Reason("stone-comes-from-wood", rule, {"structure": kind.id})
        if kind not in s.scenario.builds:
            rule = LIMITS[s.scenario.number]
            return Reason("not-in-this-scenario", rule, {"structure": kind.id})
        if s.supply.pieces[kind.number] == 0:
            return Reason("none-left", "TLS-PLACING-9", {"structure": kind.id})
        return None if can_pay(s, cost) else too_dear(kind, cost)

    def options(self, s: Vigil) -> list[Build]:
        return [option for part in self.parts(s) for option in part]

    def parts(self, s: Vigil) -> list[list[Build]]:
        """Kind by kind, as the Town remembers them."""
        found: list[list[Build]] = []
        taken = figure_spots(s)
        boon = cheaper(s, self.seat)
        for kind in s.scenario.builds:
            cost = cost_with(boon, kind)
            if can_pay(s, cost) and s.supply.pieces[kind.number]:
                offered = at_cost(sites(s, kind, taken), cost)
                if offered:
                    found.append(offered)
        return found

    def do(self, s: Vigil, option: Build) -> None:
        kind = option.kind
        pay(s, option.cost)
        boon = cheaper(s, self.seat)
        if boon is not None and kind.family is DEFENSE:
            for hero in heroes_of(s, self.seat):
                if boon in hero.boons.that(BUILD_COST):
                    spend(hero, boon)
        before = s.town
        hand_on_sites(s, before, place_structure(s, kind, option.spots))
        told.structure_built(s, kind, option.spots)
        gain(s, kind.gives, "TLS-BUILD-2", kind.id)
        if kind.deck >= 0:
            raise_deck(s, kind, FREE_LEVEL, "TLS-SMITH-2")
        elif kind is s.box.seer:
            for side in range(NO_SIDE):
                repel_mist(s, side, "TLS-SEER-1")
        elif kind is s.box.shop:
            show_all(s)  # TLS-DAMAGE-4: the decks are open again


def kinds_not_built(s: Vigil) -> list[StructureKind]:
    return [kind for kind in s.box.structures if kind not in s.scenario.builds]


RUINS_NOT_BUILT: Final = Reason("ruins-not-built", "TLS-DAMAGE-1")


def too_dear(kind: StructureKind, cost: Cost) -> Reason:
    facts: dict[str, Fact] = {"structure": kind.id, "gold": cost.gold, "materials": cost.materials}
    return Reason("too-dear", "TLS-BUILD-1", facts)


def sites_in_question(s: Vigil, kind: StructureKind) -> list[Build]:
    """The sites of a kind, and where else somebody may think that it could stand."""
    known = s.scenario.sites[kind.number]
    if kind.spots == 1:
        taken = [site.first for site in known]
        others = [[spot] for spot in range(SPOTS) if s.ground.exists[spot] and spot not in taken]
    else:
        others = pairs_at_the_edge(s)
    return [*known, *[Build(kind, spots) for spots in others]]


def pairs_at_the_edge(s: Vigil) -> list[list[int]]:
    """Two adjacent spots that are not both in the Town, though one of them is."""
    return [
        sorted([spot, near])
        for spot in s.ground.town
        for near in s.ground.adjacent[spot]
        if not s.ground.is_town[near]
    ]


def raise_deck(s: Vigil, kind: StructureKind, level: int, rule: str) -> None:
    """TLS-SMITH-2, TLS-SMITH-3: a better deck, and its first card for the Stash. It also starts
    again with Level II when the building is rebuilt (TLS-SMITH-6)."""
    form_deck(s, kind.deck, level)
    told.deck_replaced(s, kind, level, rule)
    if not s.shop.decks[kind.deck].is_empty:
        item = s.item(draw_item(s, kind.deck))
        stow(s, item)
        told.equipment_gained(s, item, rule, kind.id)


# -- upgrading -----------------------------------------------------------------------------


class UpgradeStructure(DayAction[Upgrade]):
    """TLS-BUILD-1: what the scenario allows, for the price on its card."""

    verb = "upgrade"

    def candidates(self, s: Vigil) -> list[Upgrade]:
        return [
            Upgrade(structure.kind, structure.serial, structure.spots[0])
            for structure in s.structures
        ]

    def why_not(self, s: Vigil, option: Upgrade) -> Reason | None:
        structure = s.find_structure(option.serial)
        assert structure is not None
        kind = structure.kind
        if structure.is_upgraded or kind.upgrade.is_nothing:
            return Reason("no-upgrade", "TLS-BUILD-2", {"structure": kind.id})
        if not s.scenario.upgrades[kind.number]:
            rule = LIMITS[s.scenario.number]
            return Reason("not-upgraded-here", rule, {"structure": kind.id})
        if kind.stone is not None and s.supply.pieces[kind.stone.number] == 0:
            return Reason("none-left", "TLS-PLACING-9", {"structure": kind.stone.id})
        return None if can_pay(s, option.cost) else too_dear(kind, option.cost)

    def options(self, s: Vigil) -> list[Upgrade]:
        if s.purse.gold == 0 and s.purse.materials == 0:
            return NOTHING
        upgrades = s.scenario.upgrades
        return [
            Upgrade(structure.kind, structure.serial, structure.spots[0])
            for structure in s.structures
            if upgrades[structure.kind.number] and can_upgrade(s, structure)
        ]

    def do(self, s: Vigil, option: Upgrade) -> None:
        structure = s.find_structure(option.serial)
        assert structure is not None
        kind = structure.kind
        pay(s, option.cost)
        if kind.stone is not None:
            upgrade_wall(s, structure, kind.stone)
            return
        better = Structure(
            kind, structure.serial, structure.spots, structure.flames, True, structure.hurls, False
        )
        replace_structure(s, better)
        told.structure_upgraded(s, kind, structure.spots, "TLS-BUILD-1")
        gain(s, kind.upgrade_gives, "TLS-BUILD-2", kind.id)
        if kind.deck >= 0:
            raise_deck(s, kind, UPGRADED_LEVEL, "TLS-SMITH-3")
        elif kind is s.box.seer:
            turn_up_patterns(s)


def can_upgrade(s: Vigil, structure: Structure) -> bool:
    """Whether one of a kind that the scenario lets upgrade can be."""
    kind = structure.kind
    if structure.is_upgraded or kind.upgrade.is_nothing:
        return False
    if kind.stone is not None and s.supply.pieces[kind.stone.number] == 0:
        return False
    return can_pay(s, kind.upgrade)


def upgrade_wall(s: Vigil, structure: Structure, stone: StructureKind) -> None:
    """TLS-WALL-3, TLS-GATE-2: stone in the place of wood; the Flames stay."""
    s.supply.pieces[structure.kind.number] += 1
    s.supply.pieces[stone.number] -= 1
    better = Structure(stone, structure.serial, structure.spots, structure.flames, False, 0, False)
    replace_structure(s, better)
    rule = "TLS-GATE-2" if stone.is_gate else "TLS-WALL-3"
    told.structure_upgraded(s, stone, structure.spots, rule)


# -- repairing -----------------------------------------------------------------------------


def flames_per_material(s: Vigil, seat: int) -> int:
    """TLS-REPAIR-1: one; Masons remove more."""
    n = 1
    for hero in heroes_of(s, seat):
        n += hero.total(REPAIR)
    return n


class RepairStructure(DayAction[Mend]):
    """TLS-REPAIR-1: Materials for Flames, which go to the box (TLS-DAMAGE-6)."""

    verb = "repair"

    def candidates(self, s: Vigil) -> list[Mend]:
        return [
            Mend(structure.kind, structure.serial, structure.spots[0], materials)
            for structure in s.structures
            for materials in range(1, max(structure.kind.hits, MANY_MATERIALS) + 1)
        ]

    def why_not(self, s: Vigil, option: Mend) -> Reason | None:
        structure = s.find_structure(option.serial)
        assert structure is not None
        facts: dict[str, Fact] = {
            "structure": structure.kind.id,
            "spot": SPOT_NAMES[option.spot],
            "flames": structure.flames,
            "left": s.purse.materials,
        }
        if structure.flames == 0:
            return Reason("not-damaged", "TLS-REPAIR-1", facts)
        if option.materials > self.materials_for(s, structure):
            return Reason("more-than-needed", "TLS-REPAIR-1", facts)
        if option.materials > s.purse.materials:
            return Reason("too-little-materials", "TLS-REPAIR-1", facts)
        return None

    def materials_for(self, s: Vigil, structure: Structure) -> int:
        """What takes all Flames off a structure."""
        return -(-structure.flames // flames_per_material(s, self.seat))

    def options(self, s: Vigil) -> list[Mend]:
        found: list[Mend] = []
        if s.purse.materials == 0:
            return NOTHING
        for structure in s.structures:
            if structure.flames:
                most = min(self.materials_for(s, structure), s.purse.materials)
                for materials in range(1, most + 1):
                    found.append(
                        Mend(structure.kind, structure.serial, structure.spots[0], materials)
                    )
        return found

    def do(self, s: Vigil, option: Mend) -> None:
        structure = s.find_structure(option.serial)
        assert structure is not None
        s.purse.materials -= option.materials
        removed = min(structure.flames, option.materials * flames_per_material(s, self.seat))
        replace_structure(s, with_flames(structure, structure.flames - removed))
        told.structure_repaired(s, structure, removed)
