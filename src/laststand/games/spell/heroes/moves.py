"""Heroes move: tokens, points, jumps, Watchtowers and Warp Gates (Night p. 5 and 15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from laststand.games.spell import told
from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.heroes.acting import (
    IN_THE_MIST,
    ON_A_WATCHTOWER,
    HeroAction,
    everywhere,
    not_free_for_hero,
    occupied,
    too_few_points,
    too_little_mana,
)
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import (
    climb_cost,
    first_token_bonus,
    has,
    is_barred,
    jump_cost,
)
from laststand.games.spell.heroes.tokens import fresh_values
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, unmarked
from laststand.games.spell.options import JUMPS, MOVES, TOKENS, OnSpot
from laststand.games.spell.state import Vigil, lets_heroes_in
from laststand.games.spell.things.words import JUMP_MONSTERS, WALL, WARP_GATE
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.choice import Pick

WATER_LOSS: Final = 2
JUMP_LENGTH: Final = 2
A_FEW_STEPS: Final = 31
"""As many spots as most walks reach: there is room for them from the first."""


def spend_points(h: Hero, points: int, spots: int) -> None:
    """Movement points are spent and spots are moved; teleports count no spots."""
    h.points -= points
    h.has_spent_points = h.has_spent_points or points > 0
    h.moved += spots
    h.moved_in_phase += spots


def why_not_paid(h: Hero, cost: int, rule: str) -> Reason | None:
    """Why Movement points do not pay for something, which takes at least one in hand."""
    return None if h.points >= max(1, cost) else too_few_points(0, cost, rule)


def shift(s: Vigil, hero: int, spot: int, spots: int, rule: str) -> None:
    """A hero is moved by an attack or a Perk, without points."""
    h = s.heroes[hero]
    h.moved += spots
    h.moved_in_phase += spots
    put_hero(s, hero, spot)
    told.hero_moved(s, hero, rule)


# -- tokens --------------------------------------------------------------------------------


class TurnToken(HeroAction[Pick]):
    """TLS-STEP-1: a Movement token is turned over for its points."""

    verb = "token"

    def candidates(self, s: Vigil) -> list[Pick]:
        return TOKENS

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        if option.value in fresh_values(s, self.hero):
            return None
        if option.value in s.heroes[self.hero].tokens:
            return Reason("token-used", "TLS-STEP-1", {"value": option.value})
        facts = {"hero": s.hero_id(self.hero), "value": option.thing}
        return Reason("no-such-token", "TLS-HERO-2", {**facts})

    def options(self, s: Vigil) -> list[Pick]:
        h = s.heroes[self.hero]
        fresh = h.fresh
        if True not in fresh:
            return NOTHING
        found: list[Pick] = []
        last = NOWHERE
        for at, value in enumerate(h.tokens):
            if fresh[at] and value != last:
                found.append(TOKENS[value])
                last = value
        return found

    def do(self, s: Vigil, option: Pick) -> None:
        h = s.heroes[self.hero]
        if h.extra_tokens:  # TLS-ARMOR-6
            h.extra_tokens -= 1
        else:
            h.turn_token(option.value, False)
        points = token_points(s, h, option.value, True)
        h.has_turned_token = True
        h.next_token = 0
        h.points += points
        rule = "TLS-WATER-2" if s.ground.is_water[h.spot] else "TLS-STEP-1"
        told.token_spent(s, self.hero, option.value, points, rule)


def token_points(s: Vigil, h: Hero, value: int, is_next: bool) -> int:
    """TLS-STEP-1: the points of a token that is turned over next, or after others; Traits and
    Perks change the first of a Hero Phase, never below one; TLS-WATER-2: two less in Water, at
    least one."""
    points = value
    if is_next and not h.has_turned_token:
        points = max(1, points + first_token_bonus(h))
    if is_next:
        points += h.next_token  # TLS-ARMORY-23
    if s.ground.is_water[h.spot]:
        points = max(1, points - WATER_LOSS)
    return points


# -- walking -------------------------------------------------------------------------------


class Walk(HeroAction[OnSpot]):
    """TLS-STEP-3: along sides, a point a spot."""

    verb = "move"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        reached, _ = walk(s, self.hero)
        return [MOVES[spot] for spot in everywhere(s, list(reached))]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, spot = s.heroes[self.hero], option.spot
        if spot == h.spot:
            return already_there(spot)
        barred = not_free_for_hero(s, spot, "TLS-STEP-3")
        if barred is not None:
            return barred
        if s.is_watchtower(h.spot):
            return ON_A_WATCHTOWER
        is_near = rows_and_columns(h.spot, spot) <= h.points
        reached, _ = walk(s, self.hero)
        if is_near and spot in reached:
            return None
        return Reason("too-far", "TLS-STEP-2", {"points": h.points})

    def options(self, s: Vigil) -> list[OnSpot]:
        if s.heroes[self.hero].points == 0:
            return NOTHING
        reached, _ = walk(s, self.hero)
        return [MOVES[spot] for spot in reached]

    def do(self, s: Vigil, option: OnSpot) -> None:
        _, points = walk(s, self.hero, option.spot)
        spend_points(s.heroes[self.hero], points, points)
        put_hero(s, self.hero, option.spot)
        told.hero_moved(s, self.hero, "TLS-STEP-3")


def already_there(spot: int) -> Reason:
    return Reason("already-there", "TLS-STEP-3", {"spot": SPOT_NAMES[spot]})


def walk(s: Vigil, hero: int, to: int = NOWHERE) -> tuple[vec[i64], int]:
    """TLS-STEP-3: the spots in reach, the nearest first, up to the one where the hero goes, and how
    many points it takes; none for a hero on a Watchtower (TLS-WATCHTOWER-2). TLS-ARMORY-11: Low
    Obstacles are walked over, never stopped on."""
    h = s.heroes[hero]
    reached = vec[i64](capacity=A_FEW_STEPS)
    if h.points == 0 or s.is_watchtower(h.spot):
        return reached, 0
    strides = walks_over(s, hero)
    ways, veil, is_low = s.ground.ways, s.mist.veil, s.ground.is_low_obstacle
    hero_at, monster_at, structure_at = s.hero_at, s.monster_at, s.structure_at
    seen = unmarked()
    seen[h.spot] = True
    passed = append(vec[i64](capacity=A_FEW_STEPS), h.spot)
    crossed = vec[i64]()
    points = 0
    first: i64 = 0
    while points < h.points and not (to >= 0 and seen[to]):
        points += 1
        last: i64 = len(passed)
        for at in range(first, last):
            for near in ways[passed[at]]:
                if seen[near]:
                    continue
                seen[near] = True
                structure = structure_at[near]
                if veil[near] or (structure is not None and not lets_heroes_in(structure.kind)):
                    continue
                if is_low[near]:
                    crossed = append(crossed, near)
                elif hero_at[near] < 0 and monster_at[near] is None:
                    passed = append(passed, near)
                    reached = append(reached, near)
        first = last
        if strides and len(crossed) > 0:
            passed = extend(passed, crossed)
            crossed = vec[i64]()
    return reached, points


def walks_over(s: Vigil, hero: int) -> bool:
    for number in s.heroes[hero].armors:
        item = s.item(number)
        if item.walks_over_low_obstacles and not is_barred(s, hero, item):
            return True
    return False


# -- jumping -------------------------------------------------------------------------------


class Jump(HeroAction[OnSpot]):
    """TLS-JUMP-1, TLS-JUMP-2: over an obstacle to the spot just behind it, if it is free."""

    verb = "jump"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        at = s.heroes[self.hero].spot
        behind = [landing_of(s, at, over) for over in s.ground.adjacent[at]]
        return [JUMPS[spot] for spot in everywhere(s, [spot for spot in behind if spot >= 0])]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, landing = s.heroes[self.hero], option.spot
        if s.is_watchtower(h.spot):
            return ON_A_WATCHTOWER
        over = jumped_over(s, h.spot, landing)
        if over < 0:
            return Reason("not-a-jump", "TLS-JUMP-1", {"spot": SPOT_NAMES[landing]})
        if not can_jump_over(s, h, over):
            return why_not_over(s, over)
        if s.is_mist(landing):
            return IN_THE_MIST
        if not s.is_free_for_hero(landing):
            return occupied(s, landing, "TLS-JUMP-2")
        return why_not_paid(h, jump_cost(h), "TLS-JUMP-1")

    def options(self, s: Vigil) -> list[OnSpot]:
        h = s.heroes[self.hero]
        if h.points < jump_cost(h) or s.is_watchtower(h.spot):
            return NOTHING
        landings: list[OnSpot] = []
        for over in s.ground.adjacent[h.spot]:
            if can_jump_over(s, h, over):
                landing = landing_of(s, h.spot, over)
                if landing >= 0 and s.is_free_for_hero(landing):
                    landings.append(JUMPS[landing])
        return landings

    def do(self, s: Vigil, option: OnSpot) -> None:
        h = s.heroes[self.hero]
        spend_points(h, jump_cost(h), JUMP_LENGTH)
        put_hero(s, self.hero, option.spot)
        told.hero_jumped(s, self.hero)


def landing_of(s: Vigil, spot: int, over: int) -> int:
    """The spot just behind an adjacent one."""
    for direction in range(4):
        if s.ground.next[direction][spot] == over:
            return s.ground.next[direction][over]
    return NOWHERE


def jumped_over(s: Vigil, spot: int, landing: int) -> int:
    """The spot between two in a straight line, or NOWHERE."""
    for over in s.ground.adjacent[spot]:
        if landing_of(s, spot, over) == landing:
            return over
    return NOWHERE


def can_jump_over(s: Vigil, h: Hero, spot: int) -> bool:
    """TLS-HERO-6, TLS-WALL-1: Low Obstacles and Wooden Walls, in the French edition any Wall;
    Gates as Walls (TLS-GATE-7); with Leapfrog Monsters. Never a Watchtower
    (TLS-WATCHTOWER-2)."""
    if s.ground.is_low_obstacle[spot]:
        return True
    monster = s.monster_at[spot]
    if monster is not None:
        return monster.kind.is_monster and has(h, JUMP_MONSTERS)
    structure = s.structure_at[spot]
    if structure is None or structure.kind.family is not WALL:
        return False
    return s.box.is_french or not structure.kind.is_stone


def why_not_over(s: Vigil, over: int) -> Reason:
    """Why nobody jumps over what is there, or nothing is."""
    structure = s.structure_at[over]
    if structure is not None and structure.kind.family is WALL:
        return STONE_GATE if structure.kind.is_gate else STONE_WALL
    if s.is_free_for_hero(over) or s.is_mist(over):
        return Reason("nothing-to-jump", "TLS-JUMP-1", {"spot": SPOT_NAMES[over]})
    rule = "TLS-WATCHTOWER-2" if s.is_watchtower(over) else "TLS-HERO-6"
    return Reason("not-jumped", rule, {"spot": SPOT_NAMES[over], "by": s.occupant(over)})


STONE_WALL: Final = Reason("stone-wall", "TLS-WALL-1")
STONE_GATE: Final = Reason("stone-wall", "TLS-GATE-7")


# -- Watchtowers ---------------------------------------------------------------------------


def tower_cost(s: Vigil, h: Hero) -> int:
    """TLS-WATCHTOWER-2."""
    return climb_cost(h, s.box.watchtower.movement_cost)


class Climb(HeroAction[OnSpot]):
    """TLS-WATCHTOWER-2: onto a Watchtower beside the hero, with nobody on it."""

    verb = "climb"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        beside = s.ground.adjacent[s.heroes[self.hero].spot]
        return [OnSpot("climb", spot) for spot in everywhere(s, beside)]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, spot = s.heroes[self.hero], option.spot
        if not s.is_watchtower(spot):
            return Reason("no-watchtower", "TLS-WATCHTOWER-2", {"spot": SPOT_NAMES[spot]})
        if s.hero_at[spot] >= 0:
            return occupied(s, spot, "TLS-STEP-3")
        if s.is_watchtower(h.spot):
            return ON_A_WATCHTOWER
        if spot not in s.ground.adjacent[h.spot]:
            return Reason("not-beside", "TLS-WATCHTOWER-2", {"spot": SPOT_NAMES[spot]})
        return why_not_paid(h, tower_cost(s, h), "TLS-WATCHTOWER-2")

    def options(self, s: Vigil) -> list[OnSpot]:
        h = s.heroes[self.hero]
        if h.points == 0 or h.points < tower_cost(s, h) or s.is_watchtower(h.spot):
            return NOTHING
        return [
            OnSpot("climb", spot)
            for spot in s.ground.adjacent[h.spot]
            if s.is_watchtower(spot) and s.hero_at[spot] < 0
        ]

    def do(self, s: Vigil, option: OnSpot) -> None:
        climb(s, self.hero, option.spot)


class Descend(HeroAction[OnSpot]):
    """TLS-WATCHTOWER-2: from a Watchtower to a free spot beside it."""

    verb = "descend"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        beside = s.ground.adjacent[s.heroes[self.hero].spot]
        return [OnSpot("descend", spot) for spot in everywhere(s, beside)]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, spot = s.heroes[self.hero], option.spot
        if not s.is_watchtower(h.spot):
            return NOT_ON_A_WATCHTOWER
        barred = not_free_for_hero(s, spot, "TLS-STEP-3")
        if barred is not None:
            return barred
        if spot not in s.ground.adjacent[h.spot]:
            return Reason("not-beside", "TLS-WATCHTOWER-2", {"spot": SPOT_NAMES[spot]})
        return why_not_paid(h, tower_cost(s, h), "TLS-WATCHTOWER-2")

    def options(self, s: Vigil) -> list[OnSpot]:
        h = s.heroes[self.hero]
        if h.points == 0 or not s.is_watchtower(h.spot) or h.points < tower_cost(s, h):
            return NOTHING
        beside = s.ground.adjacent[h.spot]
        return [OnSpot("descend", spot) for spot in beside if s.is_free_for_hero(spot)]

    def do(self, s: Vigil, option: OnSpot) -> None:
        climb(s, self.hero, option.spot)


NOT_ON_A_WATCHTOWER: Final = Reason("not-on-a-watchtower", "TLS-WATCHTOWER-2")


def climb(s: Vigil, hero: int, spot: int) -> None:
    h = s.heroes[hero]
    spend_points(h, tower_cost(s, h), 1)
    put_hero(s, hero, spot)
    told.hero_climbed(s, hero)


# -- Warp Gates ----------------------------------------------------------------------------


def is_warp_gate(s: Vigil, spot: int) -> bool:
    structure = s.structure_at[spot]
    return structure is not None and structure.kind.defense is WARP_GATE


class Warp(HeroAction[OnSpot]):
    """TLS-WARP-3: from one Warp Gate to another that is free."""

    verb = "warp"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        gates = [gate.spots[0] for gate in s.structures_of(WARP_GATE)]
        return [OnSpot("warp", spot) for spot in everywhere(s, gates)]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, spot = s.heroes[self.hero], option.spot
        if not is_warp_gate(s, spot):
            return Reason("no-warp-gate", "TLS-WARP-3", {"spot": SPOT_NAMES[spot]})
        if not is_warp_gate(s, h.spot):
            return NOT_ON_A_WARP_GATE
        if spot == h.spot:
            return already_there(spot)
        if not s.is_free_for_hero(spot):
            return occupied(s, spot, "TLS-STEP-3")
        gate = s.box.warp_gate
        if h.mana < gate.mana_cost:
            return too_little_mana(h, gate.mana_cost, "TLS-WARP-3")
        return why_not_paid(h, climb_cost(h, gate.movement_cost), "TLS-WARP-3")

    def options(self, s: Vigil) -> list[OnSpot]:
        h = s.heroes[self.hero]
        if h.points == 0 or not is_warp_gate(s, h.spot):
            return NOTHING
        gate = s.box.warp_gate
        if h.points < climb_cost(h, gate.movement_cost) or h.mana < gate.mana_cost:
            return []
        return [
            OnSpot("warp", other.spots[0])
            for other in s.structures_of(WARP_GATE)
            if s.is_free_for_hero(other.spots[0])
        ]

    def do(self, s: Vigil, option: OnSpot) -> None:
        """TLS-ENGINE-5: the points left can be used on."""
        h = s.heroes[self.hero]
        gate = s.box.warp_gate
        spend_points(h, climb_cost(h, gate.movement_cost), 0)
        h.mana -= gate.mana_cost
        put_hero(s, self.hero, option.spot)
        told.hero_warped(s, self.hero)


NOT_ON_A_WARP_GATE: Final = Reason("not-on-a-warp-gate", "TLS-WARP-3")
