"""Why a hero cannot move, jump, climb or warp somewhere."""

from __future__ import annotations

from laststand.games.spell.box import WARP_GATE
from laststand.games.spell.heroes.moves import (
    can_jump_over,
    jump_landings,
    tower_cost,
    walk,
    warp_targets,
)
from laststand.games.spell.heroes.questions import climb_cost, jump_cost
from laststand.games.spell.heroes.ranges import offset
from laststand.games.spell.heroes.tokens import fresh_values
from laststand.games.spell.map.geometry import SPOT_NAMES, SPOTS
from laststand.games.spell.options import JUMPS, MOVES
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.words import WALL
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact


def move_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    return [
        *token_refusals(s, hero),
        *walk_refusals(s, hero),
        *jump_refusals(s, hero),
        *tower_refusals(s, h),
        *warp_refusals(s, h),
    ]


def token_refusals(s: Vigil, hero: int) -> list[Refusal]:
    fresh = fresh_values(s, hero)
    used = sorted({value for value in s.heroes[hero].tokens if value not in fresh})
    return [
        Refusal(f"token {value}", "token-used", "TLS-STEP-1", {"value": value}) for value in used
    ]


def occupied(s: Vigil, notation: str, spot: int, rule: str) -> Refusal:
    facts: dict[str, Fact] = {"spot": SPOT_NAMES[spot], "by": s.occupant(spot)}
    return Refusal(notation, "occupied", rule, facts)


def too_few_points(notation: str, movement: int, rule: str) -> Refusal:
    return Refusal(notation, "too-few-points", rule, {"action": 0, "movement": movement})


# -- on foot -------------------------------------------------------------------------------


def walk_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    reach = {spot for ring in walk(s, hero) for spot in ring}
    return [
        why_not_move(s, h, spot)
        for spot in range(SPOTS)
        if s.ground.exists[spot] and spot != h.spot and spot not in reach
    ]


def why_not_move(s: Vigil, h: Hero, spot: int) -> Refusal:
    notation = MOVES[spot].notation()
    if s.is_mist(spot):
        return Refusal(notation, "in-the-mist", "TLS-STEP-4")
    if not s.is_free_for_hero(spot):
        return occupied(s, notation, spot, "TLS-STEP-3")
    if s.is_watchtower(h.spot):
        return Refusal(notation, "on-a-watchtower", "TLS-WATCHTOWER-2")
    return Refusal(notation, "too-far", "TLS-STEP-2", {"points": h.points})


def jump_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    landings = jump_landings(s, hero)
    refusals: list[Refusal] = []
    for direction in range(4):
        landing = offset(s.ground, h.spot, direction, 2, 0)
        if landing >= 0 and landing not in landings:
            over = s.ground.next[direction][h.spot]
            refusals.extend(why_not_jump(s, h, over, landing))
    return refusals


def why_not_jump(s: Vigil, h: Hero, over: int, landing: int) -> list[Refusal]:
    notation = JUMPS[landing].notation()
    structure = s.structure_at[over]
    if not can_jump_over(s, h, over):
        if structure is not None and structure.kind.family == WALL:
            return [Refusal(notation, "stone-wall", "TLS-WALL-1")]
        return []
    if not s.is_free_for_hero(landing):
        return [Refusal(notation, "landing-occupied", "TLS-JUMP-2")]
    if h.points < jump_cost(h):
        return [too_few_points(notation, jump_cost(h), "TLS-JUMP-1")]
    return []


# -- Watchtowers and Warp Gates ------------------------------------------------------------


def tower_refusals(s: Vigil, h: Hero) -> list[Refusal]:
    """Watchtowers beside the hero, or the spots around the one the hero stands on."""
    descends = s.is_watchtower(h.spot)
    refusals: list[Refusal] = []
    for spot in s.ground.adjacent[h.spot]:
        if descends:
            notation, is_free = f"descend {SPOT_NAMES[spot]}", s.is_free_for_hero(spot)
        elif s.is_watchtower(spot):
            notation, is_free = f"climb {SPOT_NAMES[spot]}", s.hero_at[spot] < 0
        else:
            continue
        if not is_free:
            refusals.append(occupied(s, notation, spot, "TLS-STEP-3"))
        elif h.points < tower_cost(s, h):
            refusals.append(too_few_points(notation, tower_cost(s, h), "TLS-WATCHTOWER-2"))
    return refusals


def warp_refusals(s: Vigil, h: Hero) -> list[Refusal]:
    """Other Warp Gates that the hero does not reach."""
    offered = warp_targets(s, h)
    others = [gate.spots[0] for gate in s.structures_of(WARP_GATE)]
    return [why_not_warp(s, h, spot) for spot in others if spot != h.spot and spot not in offered]


def why_not_warp(s: Vigil, h: Hero, spot: int) -> Refusal:
    gate = s.box.structures[WARP_GATE]
    here = s.structure_at[h.spot]
    notation = f"warp {SPOT_NAMES[spot]}"
    if here is None or here.kind is not gate:
        return Refusal(notation, "not-on-a-warp-gate", "TLS-WARP-3")
    if not s.is_free_for_hero(spot):
        return occupied(s, notation, spot, "TLS-STEP-3")
    cost = climb_cost(h, gate.movement_cost)
    if h.points < cost:
        return too_few_points(notation, cost, "TLS-WARP-3")
    facts: dict[str, Fact] = {"mana": gate.mana_cost, "left": h.mana}
    return Refusal(notation, "too-little-mana", "TLS-WARP-3", facts)
