"""Where an attack can be aimed and what its area covers (Night p. 21 to 23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from laststand.games.spell.board.monsters import monsters_in_area, spots_of
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import has
from laststand.games.spell.map.geometry import (
    ACROSS,
    CLIFF,
    DOWN,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Ground,
    is_in_area,
)
from laststand.games.spell.map.sight import hidden_from
from laststand.games.spell.map.spots import COLUMNS, NOWHERE, ROWS, SPOTS, unmarked
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.words import (
    ALLY,
    CLOSE_SHOT,
    FAR,
    FAR_SHOT,
    FOLLOW,
    LINE_3_MOVE,
    MAGIC,
    MANEUVER_ANY,
    MANEUVER_BACK,
    MOVE,
    RANGE_MELEE,
    RANGE_SELF,
    RANGE_TWO,
    RANGED,
    STUN_AREA,
    STUN_AROUND,
    VISION,
    Area,
    Range,
    Type,
)

LANDING: Final = 3
STUNS: Final = STUN_AROUND.bit | STUN_AREA.bit
MANEUVERS: Final = MANEUVER_BACK.bit | MANEUVER_ANY.bit
NO_SPOTS: Final = unmarked()
NO_WAY: Final[list[int]] = []
ONE_WAY: Final = [[way] for way in range(4)]
EITHER_WAY: Final = [[[one, other] for other in range(4)] for one in range(4)]


def area_spots(ground: Ground, area: Area, impact: int, direction: int) -> list[int]:
    """The spots of an area that exist (TLS-ATTACK-10), in their order; Trees do not matter here
    (TLS-TREE-2). Remembered: do not change the list."""
    ahead = direction if direction >= 0 else NORTH
    place = (area.place * 4 + ahead) * SPOTS + impact
    known = ground.covered[place]
    if known is None:
        known = find_area(ground, area, impact, ahead)
        ground.covered[place] = known
    return known


def impacts_onto(ground: Ground, area: Area, spot: int, ahead: int) -> list[int]:
    """The impact spots from which an area in a direction covers a spot. Remembered: do not change
    the list."""
    place = (area.place * 4 + ahead) * SPOTS + spot
    known = ground.covering[place]
    if known is None:
        known = find_impacts(ground, area, spot, ahead)
        ground.covering[place] = known
    return known


def find_impacts(ground: Ground, area: Area, spot: int, ahead: int) -> list[int]:
    if not area.is_wide:
        return [spot]
    impacts = [offset(ground, spot, ahead, -forward, -right) for forward, right in area.offsets]
    return [impact for impact in impacts if impact >= 0]


def find_area(ground: Ground, area: Area, impact: int, ahead: int) -> list[int]:
    if not area.is_wide:
        return [impact]
    spots: list[int] = []
    for forward, right in area.offsets:
        spot = offset(ground, impact, ahead, forward, right)
        if spot >= 0:
            spots.append(spot)
    return spots


def offset(ground: Ground, spot: int, direction: int, forward: int, right: int) -> int:
    side = (direction + 1) % 4
    row = spot // COLUMNS + DOWN[direction] * forward + DOWN[side] * right
    column = spot % COLUMNS + ACROSS[direction] * forward + ACROSS[side] * right
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        return NOWHERE
    to = row * COLUMNS + column
    return to if ground.exists[to] else NOWHERE


def directions_to(origin: i64, impact: i64) -> list[int]:
    """TLS-ATTACK-8: from the hero to the impact spot along the longer of the two distances, or
    either when they are equal. Do not change the list."""
    down = impact // COLUMNS - origin // COLUMNS
    across = impact % COLUMNS - origin % COLUMNS
    vertical = SOUTH if down > 0 else NORTH
    horizontal = EAST if across > 0 else WEST
    if down * down > across * across:
        return ONE_WAY[vertical]
    if across * across > down * down:
        return ONE_WAY[horizontal]
    return EITHER_WAY[vertical][horizontal] if down else NO_WAY


def impact_spots(s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int) -> list[int]:
    """The spots that can be chosen as impact spot, empty too (TLS-ATTACK-5, TLS-EFFECT-16)."""
    return open_to(s, hero, item, attack, bits, spots_in_range(s, hero, item, attack))


def telling_spots(s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int) -> list[int]:
    """Those impact spots of an attack in sectors whose area might touch somebody."""
    sector = s.ground.sector[hero.spot]
    is_wide = attack.area.is_wide or bits & STUNS != 0
    near = near_figures(s, attack.range, sector, is_wide)
    if item.type is RANGED and has(hero, FAR_SHOT):
        near = sorted({*near, *near_figures(s, FAR, sector, is_wide)})
    return open_to(s, hero, item, attack, bits, [spot for spot in near if spot != hero.spot])


def near_figures(s: Vigil, range: Range, sector: int, is_wide: bool) -> list[int]:
    """In order, of the spots that a range reaches from a sector those of heroes and Monsters, or
    those from which a wider area might touch one."""
    if not is_wide:
        return sorted(figures_on(s, s.ground.reaches[range.place][sector]))
    figures = figures_on(s, s.ground.nearly_reaches[range.place][sector])
    if not figures:
        return figures
    near = unmarked()
    for figure in figures:
        for spot in s.ground.vicinity[figure]:
            near[spot] = True
    return [spot for spot in s.ground.in_range[range.place][sector] if near[spot]]


def figures_on(s: Vigil, marked: vec[bool]) -> list[int]:
    """Those of the marked spots on which a hero or a Monster stands."""
    spots: list[int] = []
    for monster in s.horde.monsters:
        if marked[monster.spot]:
            spots.append(monster.spot)
        if monster.kind.spots > 1:
            wing = spots_of(s, monster)[1]
            if marked[wing]:
                spots.append(wing)
    for hero in s.heroes:
        if hero.is_in_play and hero.spot >= 0 and marked[hero.spot]:
            spots.append(hero.spot)
    return spots


def open_to(
    s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int, spots: list[int]
) -> list[int]:
    """Those of the spots in range that the weapon and line of sight allow."""
    if not spots:
        return spots
    bounds = Bounds(s, hero, item, attack, bits)
    if bounds.are_open:
        return spots
    return [spot for spot in spots if bounds.allow(spot)]


@mypyc_attr(acyclic=True)
class Bounds:
    """What a weapon and line of sight leave of the spots in range to be chosen."""

    def __init__(self, s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int) -> None:
        needs = needs_sight(s, hero, item, attack, bits)
        self._spares: Final = spares_own_area(hero, item.type)
        self.are_open: Final = not (needs or self._spares)
        """Whether nothing is left out."""
        self._hidden: Final = hidden_from(s.town, hero.spot) if needs else NO_SPOTS
        self._is_under_tree: Final = s.ground.is_under_tree if needs else NO_SPOTS
        self._monster_at: Final = s.monster_at
        self._origin: Final = hero.spot

    def allow(self, spot: int) -> bool:
        """TLS-WEAPON-4, TLS-TREE-1, TLS-SIGHT-8, TLS-SIGHT-11."""
        if self._hidden[spot] or self._is_under_tree[spot]:
            return False
        return not (
            self._spares and self._monster_at[spot] is not None and is_in_area(self._origin, spot)
        )


def spares_own_area(hero: Hero, type: Type) -> bool:
    """TLS-WEAPON-4: a ranged attack leaves out Monsters in the hero's own Area."""
    return type is RANGED and not has(hero, CLOSE_SHOT)


def spots_in_range(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> list[int]:
    """Do not change the list. TLS-WEAPON-3: ranged weapons have their range in sectors."""
    spots = spots_around(s.ground, attack.range, hero.spot)
    if attack.is_in_sectors and item.type is RANGED and has(hero, FAR_SHOT):
        return sorted({*spots, *spots_around(s.ground, FAR, hero.spot)})
    return spots


def spots_around(ground: Ground, range: Range, origin: int) -> list[int]:
    """What a range reaches from a spot. Remembered: do not change the list."""
    place = range.place * SPOTS + origin
    known = ground.around[place]
    if known is None:
        known = find_around(ground, range, origin)
        ground.around[place] = known
    return known


def find_around(ground: Ground, range: Range, origin: int) -> list[int]:
    if range is RANGE_SELF:
        return [origin]
    if range is RANGE_MELEE:
        return [spot for spot in ground.adjacent[origin] if ground.terrain[spot] != CLIFF]
    if range is RANGE_TWO:
        return ground.up_to_two[origin]
    sector = ground.sector[origin]
    return [spot for spot in ground.in_range[range.place][sector] if spot != origin]


def is_in_range(s: Vigil, hero: Hero, item: Item, attack: AttackType, spot: int) -> bool:
    """Whether a spot is one of those in range."""
    if not attack.is_in_sectors:
        return spot in spots_in_range(s, hero, item, attack)
    sector = s.ground.sector[hero.spot]
    is_far = item.type is RANGED and has(hero, FAR_SHOT)
    return spot != hero.spot and (
        s.ground.reaches[attack.range.place][sector][spot]
        or (is_far and s.ground.reaches[FAR.place][sector][spot])
    )


def spots_up_to_two(s: Vigil, spot: int) -> list[int]:
    """TLS-RANGE-6: in a straight line; what lies between does not matter (TLS-RANGE-10)."""
    return s.ground.up_to_two[spot]


def hidden_targets(s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int) -> vec[bool]:
    """TLS-SIGHT-8: by spot, whether an attack of a wider area leaves out whoever stands there."""
    if attack.area.is_wide and needs_sight(s, hero, item, attack, bits):
        return hidden_from(s.town, hero.spot)
    return NO_SPOTS


def needs_sight(s: Vigil, hero: Hero, item: Item, attack: AttackType, bits: int) -> bool:
    return needs_sight_from(s, hero.spot, item.type, attack, bits)


def needs_sight_from(s: Vigil, origin: int, type: Type, attack: AttackType, bits: int) -> bool:
    """TLS-SIGHT-1, TLS-SIGHT-2, TLS-SIGHT-3; Vision lifts it (TLS-EFFECT-4, TLS-TREE-3)."""
    if bits & VISION.bit or s.is_watchtower(origin):
        return False
    return type is RANGED or (type is MAGIC and attack.is_in_sectors)


def is_in_sight(s: Vigil, origin: int, spot: int) -> bool:
    """TLS-TREE-1: nobody is seen under a Tree."""
    return not s.ground.is_under_tree[spot] and not hidden_from(s.town, origin)[spot]


def leads_to(s: Vigil, hero: Hero, type: Type, attack: AttackType, origin: int, spot: int) -> bool:
    """Whether a range in sectors leads from one spot to another."""
    sector = s.ground.sector[origin]
    if s.ground.reaches[attack.range.place][sector][spot]:
        return True
    return type is RANGED and s.ground.reaches[FAR.place][sector][spot] and has(hero, FAR_SHOT)


# -- whom an attack would touch --------------------------------------------------------------


def is_useful(
    s: Vigil,
    h: Hero,
    item: Item,
    attack: AttackType,
    bits: int,
    spot: int,
    direction: int,
    hidden: vec[bool],
) -> bool:
    if attack.area is MOVE:
        return s.is_free_for_hero(spot)
    if attack.helps:
        return can_help(s, h, attack, spot)
    if attack.area is LINE_3_MOVE:  # TLS-SHAPE-7
        landing = offset(s.ground, spot, direction, LANDING, 0)
        return landing >= 0 and s.is_free_for_hero(landing)
    if touches_somebody(s, h, item, attack, spot, direction, hidden):
        return True
    if bits & STUNS and can_stun_around(s, h, item, attack, bits, spot):
        return True
    if bits & FOLLOW.bit and not attack.is_in_sectors and can_follow(s, h.spot, spot):
        return True
    return bits & MANEUVERS != 0 and len(maneuver_spots(s, h.spot, spot, bits)) > 0


def touches_somebody(
    s: Vigil,
    h: Hero,
    item: Item,
    attack: AttackType,
    impact: int,
    direction: int,
    hidden: vec[bool],
) -> bool:
    if not attack.area.is_wide:
        return touches_spot(s, h, item, impact, hidden)
    hero_at, monster_at = s.hero_at, s.monster_at
    for spot in area_spots(s.ground, attack.area, impact, direction):
        is_held = hero_at[spot] >= 0 or monster_at[spot] is not None
        if is_held and touches_spot(s, h, item, spot, hidden):
            return True
    return False


def touches_spot(s: Vigil, h: Hero, item: Item, spot: int, hidden: vec[bool]) -> bool:
    """Whether somebody stands there whom the attack does not leave out."""
    if hidden[spot]:
        return False
    if s.hero_at[spot] >= 0:
        return True
    monster = s.monster_at[spot]
    if monster is None or (is_in_area(h.spot, spot) and spares_own_area(h, item.type)):
        return False
    return s.boss.why_unhurt(s, monster, item.type, h.spot, spot) is None


def can_stun_around(
    s: Vigil, h: Hero, item: Item, attack: AttackType, bits: int, spot: int
) -> bool:
    """TLS-SHAPE-16: whether a Monster is around a spot that an attack which stuns does not leave
    out (TLS-SHAPE-19) and that is no Boss (TLS-DICE-8)."""
    hidden = hidden_from(s.town, h.spot) if needs_sight(s, h, item, attack, bits) else NO_SPOTS
    spares = spares_own_area(h, item.type)
    for monster in monsters_in_area(s, spot):
        if monster.kind.is_boss or hidden[monster.spot]:
            continue
        if not (spares and is_in_area(h.spot, monster.spot)):
            return True
    return False


def can_help(s: Vigil, h: Hero, attack: AttackType, spot: int) -> bool:
    """TLS-EFFECT-14, TLS-EFFECT-15: another hero, or any; one whom it helps."""
    number = s.hero_at[spot]
    if number < 0 or (attack.area is ALLY and s.heroes[number] is h):
        return False
    ally = s.heroes[number]
    spent = ally.all_actions - ally.actions
    if ally is h:
        spent += attack.action
    return attack.effects.restore_movement > 0 or spent > 0


def can_follow(s: Vigil, spot: int, impact: int) -> bool:
    """TLS-EFFECT-2: to an unoccupied impact spot, but not from a Watchtower (TLS-WATCHTOWER-6)."""
    return s.is_free_for_hero(impact) and not s.is_watchtower(spot)


def maneuver_spots(s: Vigil, spot: int, impact: int, bits: int) -> list[int]:
    """TLS-EFFECT-5: straight back from the impact spot, or any adjacent spot, if unoccupied; none
    from a Watchtower (TLS-WATCHTOWER-6)."""
    if s.is_watchtower(spot):
        return []
    if bits & MANEUVER_ANY.bit:
        ways = [0, 1, 2, 3]
    else:
        ways = [(way + 2) % 4 for way in directions_to(spot, impact)]
    ahead = [s.ground.next[way][spot] for way in ways]
    return [to for to in ahead if to >= 0 and s.is_free_for_hero(to)]
