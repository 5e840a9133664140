"""How Monsters move (Night p. 12 and 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from laststand.games.spell import told
from laststand.games.spell.board.monsters import move_monster, turn_monster
from laststand.games.spell.map.geometry import COIN_SIDES, EAST, SOUTH, TOWARD_TOWN, WEST
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import COLUMNS, NOWHERE, ROWS, SPOT_NAMES, SPOTS
from laststand.games.spell.map.town import Town
from laststand.games.spell.monsters.spawn import spawn_to_change
from laststand.games.spell.state import Vigil
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step

WATER_TAKES: Final = 2  # TLS-WATER-1

# Why a Monster stays where it is.
STUNNED: Final = "stunned"
RESOLUTE: Final = "resolute"
BESIDE: Final = "beside-a-target"
BARRED: Final = "barred"


# -- the order --------------------------------------------------------------------------------


def in_order(s: Vigil) -> list[Monster]:
    """TLS-MOVE-2: from the western end clockwise."""
    monsters = s.horde.monsters
    many: i64 = len(monsters)
    places = vec[i64]([0] * len(monsters))
    for at, monster in enumerate(monsters):
        to: i64 = at
        place = place_in_order(monster) * many + to
        while to > 0 and places[to - 1] > place:
            places[to] = places[to - 1]
            to -= 1
        places[to] = place
    return [monsters[place % many] for place in places]


def place_in_order(monster: Monster) -> i64:
    """TLS-MOVE-4: by facing, then by line, then the nearest to the Town first (TLS-MOVE-3)."""
    spot: i64 = monster.spot
    row, column = spot // COLUMNS, spot % COLUMNS
    if monster.facing == EAST:
        return SPOTS - 1 - spot
    if monster.facing == SOUTH:
        return SPOTS + column * ROWS + ROWS - 1 - row
    if monster.facing == WEST:
        return 2 * SPOTS + spot
    return 3 * SPOTS + (COLUMNS - 1 - column) * ROWS + row


class MoveMonsters(Step[Vigil]):
    """TLS-NIGHT-2, fifth part: the order is fixed when it begins (TLS-MOVE-4). What has no
    movement at all, as the parts of some Bosses, does not turn either; what has hatched in this
    phase has moved already (TLS-DRYAD-19)."""

    def play(self, s: Vigil) -> None:
        moving = [move_of(monster.serial) for monster in in_order(s) if moves(s, monster)]
        s.boss.order_is_fixed()
        s.then(DiscardPatterns())
        s.then_all(moving)


def moves(s: Vigil, monster: Monster) -> bool:
    return monster.kind.movement > 0 and not s.boss.has_moved(monster)


class MoveMonster(Step[Vigil]):
    """One Monster's movement, and the turn at its end."""

    shape: ClassVar[Shape] = (Number("serial"),)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return facts_of(s, self.serial)

    def play(self, s: Vigil) -> None:
        monster = s.find_monster(self.serial)
        if monster is not None:
            move_figure(s, monster)


SERIALS: Final = 512
"""More than most games give out."""
KNOWN_MOVES: Final = [MoveMonster(serial) for serial in range(SERIALS)]
"""By serial, one step for each, since steps never change."""


def move_of(serial: int) -> MoveMonster:
    return KNOWN_MOVES[serial] if serial < SERIALS else MoveMonster(serial)


def move_figure(s: Vigil, monster: Monster) -> None:
    hold = what_holds(s, monster)
    if hold:
        told.monster_held(s, monster, hold, HELD_BY[hold])
    else:
        monster = walk(s, monster)
    if hold != STUNNED and hold != RESOLUTE:  # TLS-ABILITY-12
        turn_monster(s, monster, facing_on(s, monster.spot, s.coin), "TLS-FACING-2")


def walk(s: Vigil, monster: Monster) -> Monster:
    """Moves a Monster that nothing holds; as it stands then."""
    way = Walk(s, monster, s.coin)
    path = way.go()
    if not path:
        told.monster_held(s, monster, BARRED, way.barred_by)
        return monster
    told.monster_moved(s, monster, path)
    return move_monster(s, monster, path[-1])


class DiscardPatterns(Step[Vigil]):
    """TLS-MOVE-17."""

    def play(self, s: Vigil) -> None:
        if not s.spawn.revealed:
            return
        told.cards_discarded(s, s.spawn.revealed)
        spawn_to_change(s).revealed = []


def facts_of(s: Vigil, serial: int) -> dict[str, Fact]:
    """A Monster in the words of a step that is about it."""
    monster = s.find_monster(serial)
    if monster is None:
        return {"monster": "", "at": ""}
    return {"monster": monster.kind.id, "at": SPOT_NAMES[monster.spot]}


HELD_BY: Final = {
    STUNNED: "TLS-DICE-7",
    RESOLUTE: "TLS-ABILITY-2",
    BESIDE: "TLS-MOVE-6",
}


# -- facing -----------------------------------------------------------------------------------


def facing_on(s: Vigil, spot: int, coin: int) -> int:
    """TLS-FACING-2: the arrow of the spot; in the Mist straight to the Town (TLS-FACING-1)."""
    if s.is_mist(spot):
        return TOWARD_TOWN[s.ground.side[spot]]
    return s.ground.arrow[coin][spot]


# -- what stops a Monster ---------------------------------------------------------------------


def what_holds(s: Vigil, monster: Monster) -> str:
    """Why a Monster does not begin to move, or nothing."""
    if monster.stunned:
        return STUNNED
    if s.is_mist(monster.spot):  # TLS-MOVE-15
        return ""
    if monster.kind.is_resolute:
        return RESOLUTE if is_in_area_of_target(s, monster.spot) else ""
    return BESIDE if meets(s, monster.spot, monster.kind.flies) else ""


def meets(s: Vigil, spot: int, flies: bool) -> bool:
    """TLS-MOVE-6: whether a hero, a structure or the Circle is adjacent."""
    return halting_spots(s.town, flies)[spot] or is_beside_hero(s, spot)


def is_beside_hero(s: Vigil, spot: int) -> bool:
    hero_at = s.hero_at
    for near in s.ground.ways[spot]:  # nobody stands anywhere else
        if hero_at[near] >= 0:
            return True
    return False


def halting_spots(town: Town, flies: bool) -> vec[bool]:
    """By spot, whether a structure or the Circle is adjacent; those that fly ignore Defenses
    (TLS-ABILITY-3) but not Walls and Buildings (TLS-ABILITY-4). Remembered: do not change the
    list."""
    memory = town.memory
    known = memory.halting_fliers if flies else memory.halting
    if known is None:
        known = town.ground.is_beside_circle[:]
        for structure in town.structures:
            if not (flies and structure.is_defense):
                for spot in structure.spots:
                    for near in town.ground.adjacent[spot]:
                        known[near] = True
        if flies:
            memory.halting_fliers = known
        else:
            memory.halting = known
    return known


def is_in_area_of_target(s: Vigil, spot: int) -> bool:
    """TLS-ABILITY-2: a Building, a Defense, the Circle or a hero; Walls and Gates do not count."""
    for near in s.ground.area[spot]:
        if s.ground.is_circle[near] or s.hero_at[near] >= 0:
            return True
        structure = s.structure_at[near]
        if structure is not None and (structure.is_building or structure.is_defense):
            return True
    return False


# -- the way ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Walk:
    """One Monster's way, spot by spot. The table is only looked at: the figure is moved when the
    way is known, so that the page can ask for ways that are not taken."""

    def __init__(self, s: Vigil, monster: Monster, coin: int) -> None:
        self.s: Final = s
        self.veil: Final = s.mist.veil
        self.halts: Final = halting_spots(s.town, monster.kind.flies)
        self.kind: Final = monster.kind
        # What hatches leaves a spot on which the Hatchery stays (TLS-DRYAD-28).
        leaves = s.monster_at[monster.spot] is monster
        self.start: Final = monster.spot if leaves else NOWHERE
        self.facing: Final = monster.facing
        self.ahead: Final = s.ground.next[monster.facing]
        self.coin: Final = coin
        self.spot = monster.spot
        self.points = points_of(s, monster)
        self.path: list[int] = []
        self.barred_by = "TLS-MOVE-1"  # the rule that ended the way, when none of it was gone

    def go(self) -> list[int]:
        """TLS-MOVE-1: as far as the points reach and nothing stops it."""
        while self.points > 0 and self.goes_on():
            if self.stops():
                break
        return self.path

    @property
    def sides(self) -> list[int]:
        """The coin's side first."""
        return COIN_SIDES[self.coin][self.facing]

    def goes_on(self) -> bool:
        """Takes the next step if there is one."""
        return self.leave_mist() if self.veil[self.spot] else self.advance()

    def stops(self) -> bool:
        """TLS-MOVE-6 on the spot just reached; a Resolute one stops for the Circle only
        (TLS-ABILITY-1), and in the Mist none does (TLS-MOVE-15)."""
        if self.veil[self.spot]:
            return False
        if self.kind.is_resolute:
            return self.s.ground.is_beside_circle[self.spot]
        return self.halts[self.spot] or is_beside_hero(self.s, self.spot)

    def enter(self, spot: int, points: int) -> None:
        self.spot = spot
        self.points -= points
        self.path.append(spot)

    # On the map.

    def advance(self) -> bool:
        ahead = self.ahead[self.spot]
        if ahead < 0 or self.veil[ahead]:  # TLS-MOVE-13
            return self.sidestep()
        if self.is_free(ahead):
            self.enter(ahead, 1)
            return True
        if self.is_passed(ahead):
            return self.pass_over(ahead)
        if self.s.ground.is_circle[ahead]:
            return self.end_by("TLS-MOVE-5")
        if self.is_target(ahead) and not self.kind.is_resolute:
            return self.end_by("TLS-MOVE-5")
        return self.sidestep()

    def end_by(self, rule: str) -> bool:
        """Ends the way."""
        self.barred_by = rule
        return False

    def is_free(self, spot: int) -> bool:
        """The spot the Monster started from is free once it has left it."""
        return spot == self.start or self.s.is_free(spot)

    def is_target(self, spot: int) -> bool:
        """A hero or any structure, Gates as well (TLS-GATE-5)."""
        return self.s.hero_at[spot] >= 0 or self.s.structure_at[spot] is not None

    def is_passed(self, spot: int) -> bool:
        """TLS-MOVE-7: Monsters are passed, Cetusia too, but not what never moves, which is an
        obstacle (TLS-DRYAD-31); TLS-ABILITY-3: what one that flies is above."""
        monster = self.s.monster_at[spot]
        if monster is not None:
            goes = monster.kind.movement > 0 or monster.kind.strikes_by_card
            return spot != self.start and goes
        return self.is_flown_over(spot)

    def is_flown_over(self, spot: int) -> bool:
        if not self.kind.flies or self.s.hero_at[spot] >= 0:
            return False
        structure = self.s.structure_at[spot]
        return self.s.ground.is_low_obstacle[spot] or (
            structure is not None and structure.is_defense
        )

    def pass_over(self, spot: int) -> bool:
        """To the first spot beyond, which must be free and within the points (TLS-MOVE-8); what
        is beside the way does not stop it (TLS-MOVE-9)."""
        steps = 1
        while spot >= 0 and self.is_passed(spot) and not self.veil[spot]:
            spot = self.ahead[spot]
            steps += 1
        if spot < 0 or steps > self.points or not self.is_free(spot) or self.veil[spot]:
            return self.end_by("TLS-MOVE-8")
        self.enter(spot, steps)
        return True

    def sidestep(self) -> bool:
        """TLS-MOVE-10: to the coin's side, else to the other (TLS-MOVE-11), for a point
        (TLS-MOVE-12). Where it is free a Monster does not go to and fro."""
        is_free = self.s.rulings.free_sidesteps
        for side in self.sides:
            to = self.s.ground.next[side][self.spot]
            if is_free and (to == self.start or to in self.path):
                continue
            if to >= 0 and self.is_free(to) and not self.veil[to]:
                self.enter(to, 0 if is_free else 1)
                return True
        return self.end_by("TLS-MOVE-11")

    # In the Mist.

    def leave_mist(self) -> bool:
        """TLS-MOVE-14: what is in the way is gone round without points."""
        ahead = self.ahead[self.spot]
        if ahead >= 0 and self.is_free(ahead):
            self.enter(ahead, 1)
            return True
        if self.fly_out(ahead):
            return True
        aside = self.way_out()
        if aside < 0:
            return self.end_by("TLS-MOVE-16")
        self.enter(aside, 0)
        return True

    def fly_out(self, spot: int) -> bool:
        """TLS-ABILITY-3 in the Mist: over Low Obstacles, not over Monsters (TLS-MOVE-14)."""
        steps = 1
        while spot >= 0 and self.is_flown_over(spot):
            spot = self.ahead[spot]
            steps += 1
        if steps == 1 or steps > self.points or spot < 0 or not self.is_free(spot):
            return False
        self.enter(spot, steps)
        return True

    def way_out(self) -> int:
        """TLS-MOVE-16: the next spot of the tile to the coin's side (TLS-MOVE-15), if it is free;
        not to one from which there is no way out."""
        ground = self.s.ground
        tile = ground.side[self.spot]
        aside = ground.next[self.sides[0]]
        spot = aside[self.spot]
        while spot >= 0 and ground.side[spot] == tile and self.is_free(spot):
            ahead = self.ahead[spot]
            if ahead >= 0 and self.is_free(ahead):
                return aside[self.spot]
            spot = aside[spot]
        return NOWHERE


def points_of(s: Vigil, monster: Monster) -> int:
    """TLS-MONSTER-5; Water slows what starts in it (TLS-WATER-1) and does not fly
    (TLS-WATER-3)."""
    points = monster.kind.movement
    if points and s.ground.is_water[monster.spot] and not monster.kind.flies:
        return max(1, points - WATER_TAKES)
    return points
