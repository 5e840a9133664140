"""Heroes move: tokens, points, jumps, Watchtowers and Warp Gates (Night p. 5 and 15)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.box import WARP_GATE, WATCHTOWER
from laststand.games.spell.heroes.equipment import is_barred
from laststand.games.spell.heroes.questions import climb_cost, first_token_bonus, has, jump_cost
from laststand.games.spell.heroes.tokens import fresh_values, turn_token
from laststand.games.spell.map.geometry import SPOT_NAMES, SPOTS
from laststand.games.spell.options import JUMPS, MOVES, TOKENS, OnSpot
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.words import JUMP_MONSTERS, WALL
from laststand.kernel.choice import Option

WATER_LOSS: Final = 2
JUMP_LENGTH: Final = 2


def move_options(s: Vigil, hero: int, reach: list[list[int]]) -> list[Option]:
    h = s.heroes[hero]
    options: list[Option] = [TOKENS[value] for value in fresh_values(s, hero)]
    if h.points == 0:
        return options
    if s.is_watchtower(h.spot):
        if h.points >= tower_cost(s, h):
            options.extend(
                [
                    OnSpot("descend", spot)
                    for spot in s.ground.adjacent[h.spot]
                    if s.is_free_for_hero(spot)
                ]
            )
        return options
    for ring in reach:
        options.extend([MOVES[spot] for spot in ring])
    options.extend([JUMPS[spot] for spot in jump_landings(s, hero)])
    if h.points >= tower_cost(s, h):
        options.extend([OnSpot("climb", spot) for spot in towers_beside(s, h)])
    options.extend([OnSpot("warp", spot) for spot in warp_targets(s, h)])
    return options


def spend_points(h: Hero, points: int, spots: int) -> None:
    """Movement points are spent and spots are moved; teleports count no spots."""
    h.points -= points
    h.has_spent_points = h.has_spent_points or points > 0
    h.moved += spots
    h.moved_in_phase += spots


# -- tokens --------------------------------------------------------------------------------


def turn_over(s: Vigil, hero: int, value: int) -> None:
    """TLS-STEP-1: the token's points; Traits and Perks change the first of a Hero Phase, never
    below one; TLS-WATER-2: two less in Water, at least one."""
    h = s.heroes[hero]
    if h.extra_tokens:  # TLS-ARMOR-6
        h.extra_tokens -= 1
    else:
        turn_token(s, hero, value, False)
    points = value
    if not h.has_turned_token:
        points = max(1, points + first_token_bonus(h))
        h.has_turned_token = True
    points += h.next_token  # TLS-ARMORY-23
    h.next_token = 0
    is_in_water = s.ground.is_water[h.spot]
    if is_in_water:
        points = max(1, points - WATER_LOSS)
    h.points += points
    if s.log is not None:
        s.log.tell(
            "TokenSpent",
            "TLS-WATER-2" if is_in_water else "TLS-STEP-1",
            s.hero_id(hero),
            hero=s.hero_id(hero),
            value=value,
            points=points,
        )


# -- walking -------------------------------------------------------------------------------


def walk(s: Vigil, hero: int) -> list[list[int]]:
    """TLS-STEP-3: the spots in reach for one point, for two, and so on, none for a hero on a
    Watchtower (TLS-WATCHTOWER-2); TLS-ARMORY-11: Low Obstacles are walked over, never stopped
    on."""
    h = s.heroes[hero]
    if h.points == 0 or s.is_watchtower(h.spot):
        return []
    strides = walks_over(s, hero)
    adjacent = s.ground.adjacent
    seen = [False] * SPOTS
    seen[h.spot] = True
    rings: list[list[int]] = []
    passed: list[int] = [h.spot]
    for _ in range(h.points):
        ring: list[int] = []
        crossed: list[int] = []
        for spot in passed:
            for near in adjacent[spot]:
                if seen[near]:
                    continue
                seen[near] = True
                if s.is_free_for_hero(near):
                    ring.append(near)
                elif strides and s.ground.is_low_obstacle[near] and not s.is_mist(near):
                    crossed.append(near)
        rings.append(ring)
        passed = ring + crossed if crossed else ring
    return rings


def walks_over(s: Vigil, hero: int) -> bool:
    for number in s.heroes[hero].armors:
        item = s.item(number)
        if item.walks_over_low_obstacles and not is_barred(s, hero, item):
            return True
    return False


def move(s: Vigil, hero: int, spot: int, reach: list[list[int]]) -> None:
    h = s.heroes[hero]
    points = 1
    while spot not in reach[points - 1]:
        points += 1
    spend_points(h, points, points)
    put_hero(s, hero, spot)
    tell_move(s, "HeroMoved", "TLS-STEP-3", hero)


def tell_move(s: Vigil, event: str, rule: str, hero: int) -> None:
    if s.log is not None:
        h = s.heroes[hero]
        id = s.hero_id(hero)
        s.log.tell(event, rule, id, hero=id, to=SPOT_NAMES[h.spot], points=h.points)


# -- jumping -------------------------------------------------------------------------------


def jump_landings(s: Vigil, hero: int) -> list[int]:
    """TLS-JUMP-1, TLS-JUMP-2: just behind the obstacle, on a free spot."""
    h = s.heroes[hero]
    if h.points < jump_cost(h):
        return []
    landings: list[int] = []
    for direction in range(4):
        over = s.ground.next[direction][h.spot]
        if over < 0 or not can_jump_over(s, h, over):
            continue
        landing = s.ground.next[direction][over]
        if landing >= 0 and s.is_free_for_hero(landing):
            landings.append(landing)
    return landings


def can_jump_over(s: Vigil, h: Hero, spot: int) -> bool:
    """TLS-HERO-6, TLS-WALL-1: Low Obstacles and Wooden Walls, in the French edition any Wall or
    Gate; with Leapfrog Monsters. Never a Watchtower (TLS-WATCHTOWER-2)."""
    if s.ground.is_low_obstacle[spot]:
        return True
    monster = s.monster_at[spot]
    if monster is not None:
        return monster.kind.is_monster and has(h, JUMP_MONSTERS)
    structure = s.structure_at[spot]
    if structure is None or structure.kind.family != WALL:
        return False
    return s.box.is_french or not (structure.kind.is_stone or structure.kind.is_gate)


def jump(s: Vigil, hero: int, spot: int) -> None:
    h = s.heroes[hero]
    spend_points(h, jump_cost(h), JUMP_LENGTH)
    put_hero(s, hero, spot)
    tell_move(s, "HeroJumped", "TLS-JUMP-1", hero)


# -- Watchtowers and Warp Gates ------------------------------------------------------------


def tower_cost(s: Vigil, h: Hero) -> int:
    """TLS-WATCHTOWER-2."""
    return climb_cost(h, s.box.structures[WATCHTOWER].movement_cost)


def towers_beside(s: Vigil, h: Hero) -> list[int]:
    return [
        spot for spot in s.ground.adjacent[h.spot] if s.is_watchtower(spot) and s.hero_at[spot] < 0
    ]


def climb(s: Vigil, hero: int, spot: int) -> None:
    h = s.heroes[hero]
    spend_points(h, tower_cost(s, h), 1)
    put_hero(s, hero, spot)
    tell_move(s, "HeroClimbed", "TLS-WATCHTOWER-2", hero)


def warp_targets(s: Vigil, h: Hero) -> list[int]:
    """TLS-WARP-3: from one Warp Gate to another that is free."""
    gate = s.box.structures[WARP_GATE]
    here = s.structure_at[h.spot]
    if here is None or here.kind is not gate:
        return []
    if h.points < climb_cost(h, gate.movement_cost) or h.mana < gate.mana_cost:
        return []
    return [
        other.spots[0] for other in s.structures_of(WARP_GATE) if s.is_free_for_hero(other.spots[0])
    ]


def warp(s: Vigil, hero: int, spot: int) -> None:
    """TLS-ENGINE-5: the points left can be used on."""
    h = s.heroes[hero]
    gate = s.box.structures[WARP_GATE]
    spend_points(h, climb_cost(h, gate.movement_cost), 0)
    h.mana -= gate.mana_cost
    put_hero(s, hero, spot)
    tell_move(s, "HeroWarped", "TLS-WARP-3", hero)


def shift(s: Vigil, hero: int, spot: int, spots: int, rule: str) -> None:
    """A hero is moved by an attack or a Perk, without points."""
    h = s.heroes[hero]
    h.moved += spots
    h.moved_in_phase += spots
    put_hero(s, hero, spot)
    tell_move(s, "HeroMoved", rule, hero)
