"""Whom an attack would touch, and what else it would do (Night p. 21 to 23)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import monsters_in_area
from laststand.games.spell.heroes.ranges import (
    LANDING,
    area_spots,
    directions_to,
    offset,
    spares_own_area,
)
from laststand.games.spell.map.geometry import is_in_area
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import (
    ALLY,
    ALLY_OR_SELF,
    FOLLOW,
    LINE_3_MOVE,
    MANEUVER_ANY,
    MANEUVER_BACK,
    MOVE,
    STUN_AREA,
    STUN_AROUND,
    AttackType,
    Item,
)


def is_useful(
    s: Vigil,
    h: Hero,
    item: Item,
    attack: AttackType,
    bits: int,
    spot: int,
    direction: int,
    hidden: set[int],
) -> bool:
    if attack.area == MOVE:
        return s.is_free_for_hero(spot)
    if attack.area == ALLY or attack.area == ALLY_OR_SELF:
        return can_help(s, h, attack, spot)
    if attack.area == LINE_3_MOVE:  # TLS-SHAPE-7
        landing = offset(s.ground, spot, direction, LANDING, 0)
        return landing >= 0 and s.is_free_for_hero(landing)
    if touches_somebody(s, h, item, attack, spot, direction, hidden):
        return True
    if bits & (STUN_AROUND | STUN_AREA) and monsters_in_area(s, spot):
        return True
    if bits & FOLLOW and not attack.is_in_sectors and s.is_free_for_hero(spot):  # TLS-EFFECT-2
        return True
    return (
        bits & (MANEUVER_BACK | MANEUVER_ANY) != 0
        and len(maneuver_spots(s, h.spot, spot, bits)) > 0
    )


def touches_somebody(
    s: Vigil,
    h: Hero,
    item: Item,
    attack: AttackType,
    impact: int,
    direction: int,
    hidden: set[int],
) -> bool:
    spares = spares_own_area(h, item.type)
    for spot in area_spots(s.ground, attack.area, impact, direction):
        if hidden and spot in hidden:
            continue
        if s.hero_at[spot] >= 0:
            return True
        monster = s.monster_at[spot]
        if monster is None or (spares and is_in_area(h.spot, spot)):
            continue
        if s.boss.why_unhurt(s, monster, item.type, h.spot, spot) is None:
            return True
    return False


def can_help(s: Vigil, h: Hero, attack: AttackType, spot: int) -> bool:
    """TLS-EFFECT-14, TLS-EFFECT-15: another hero, or any; one whom it helps."""
    number = s.hero_at[spot]
    if number < 0 or (attack.area == ALLY and s.heroes[number] is h):
        return False
    ally = s.heroes[number]
    spent = ally.all_actions - ally.actions
    if ally is h:
        spent += attack.action
    return attack.effects.restore_movement > 0 or spent > 0


def maneuver_spots(s: Vigil, spot: int, impact: int, bits: int) -> list[int]:
    """TLS-EFFECT-5: straight back from the impact spot, or any adjacent spot, if unoccupied."""
    if bits & MANEUVER_ANY:
        ways = [0, 1, 2, 3]
    else:
        ways = [(way + 2) % 4 for way in directions_to(spot, impact)]
    ahead = [s.ground.next[way][spot] for way in ways]
    return [to for to in ahead if to >= 0 and s.is_free_for_hero(to)]
