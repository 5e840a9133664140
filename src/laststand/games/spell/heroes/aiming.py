"""Heroes aim: which attack types, at which spots, and why at no other (Night p. 6 and 21 to 23)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.acting import (
    HeroAction,
    everywhere,
    not_free_for_hero,
    not_held,
    too_few_points,
    too_little_mana,
)
from laststand.games.spell.heroes.attacks import begin_attack, begin_fist
from laststand.games.spell.heroes.conditions import effects_before, mana_cost, uses_of
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON, Hero
from laststand.games.spell.heroes.questions import renew
from laststand.games.spell.heroes.ranges import (
    LANDING,
    MANEUVERS,
    Bounds,
    directions_to,
    hidden_targets,
    impact_spots,
    is_in_range,
    is_useful,
    needs_sight,
    offset,
    spares_own_area,
    spots_in_range,
    telling_spots,
)
from laststand.games.spell.map.geometry import is_in_area
from laststand.games.spell.map.sight import hidden_from, hider
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES
from laststand.games.spell.options import FISTS, Assault, OnSpot, Reading
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.words import (
    ALLY,
    ALLY_OR_SELF,
    EACH_ATTACK,
    FIST,
    LINE_3_MOVE,
    MOVE,
    SCROLL,
    WEAPON,
    ItemKind,
    Type,
)
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact

NOT_PLACED: Final = -1
NO_DIRECTION: Final = [NOWHERE]


# -- weapons and Scrolls -------------------------------------------------------------------


class AttackWithWeapon(HeroAction[Assault]):
    """TLS-ATTACK-1, TLS-HEROES-4: an attack type of a weapon, one in a turn."""

    verb = "attack"

    def candidates(self, s: Vigil) -> list[Assault]:
        h = s.heroes[self.hero]
        found: list[Assault] = []
        for place, number in enumerate(h.weapons):
            for at in range(len(s.item(number).attacks)):
                found.extend(aims_in_question(s, h, s.item(number), place, at))
        return found + attacks_of_others(s, WEAPON, h.weapons)

    def why_not(self, s: Vigil, option: Assault) -> Reason | None:
        return why_not_assault(s, self.hero, option, s.heroes[self.hero].weapons)

    def options(self, s: Vigil) -> list[Assault]:
        h = s.heroes[self.hero]
        if h.has_attacked:
            return NOTHING
        found: list[Assault] = []
        for place, number in enumerate(h.weapons):
            item = s.item(number)
            for at, attack in enumerate(item.attacks):
                if not why_not_attack(s, h, item, place, at):
                    found.extend(aims(s, h, item, place, at, attack))
        return found

    def do(self, s: Vigil, option: Assault) -> Flow | None:
        return attack_now(s, self.hero, option)


class ReadScroll(HeroAction[Assault]):
    """TLS-SCROLL-1, TLS-SCROLL-3: besides the turn's attack, as often as Mana lasts."""

    verb = "read"

    def candidates(self, s: Vigil) -> list[Assault]:
        h = s.heroes[self.hero]
        found: list[Assault] = []
        for number in h.scrolls:
            found.extend(aims_in_question(s, h, s.item(number), NOT_PLACED, 0))
        return found + attacks_of_others(s, SCROLL, h.scrolls)

    def why_not(self, s: Vigil, option: Assault) -> Reason | None:
        return why_not_assault(s, self.hero, option, s.heroes[self.hero].scrolls)

    def options(self, s: Vigil) -> list[Assault]:
        h = s.heroes[self.hero]
        if not h.scrolls:
            return NOTHING
        found: list[Assault] = []
        for number in h.scrolls:
            item = s.item(number)
            if not why_not_attack(s, h, item, NOT_PLACED, 0):
                found.extend(aims(s, h, item, NOT_PLACED, 0, item.attacks[0]))
        return found

    def do(self, s: Vigil, option: Assault) -> Flow | None:
        return attack_now(s, self.hero, option)


def attack_now(s: Vigil, hero: int, option: Assault) -> Flow | None:
    renew(s, s.heroes[hero], EACH_ATTACK)
    return begin_attack(s, hero, option)


def why_not_attack(s: Vigil, h: Hero, item: Item, place: int, at: int) -> str:
    """The rule that bars an attack type wherever it would be aimed, or nothing."""
    return why_not_with(s, h, h.points, item, place, at)


def why_not_with(s: Vigil, h: Hero, points: int, item: Item, place: int, at: int) -> str:
    """The same with other Movement points, which tokens could still give."""
    attack = item.attacks[at]
    if attack.moves_hero and s.is_watchtower(h.spot):
        return "TLS-WATCHTOWER-6"
    if item.kind is WEAPON:
        if h.has_attacked:
            return "TLS-HEROES-4"
        most = uses_of(s, h, item, attack)
        if most and h.uses[place * ATTACKS_OF_A_WEAPON + at] >= most:
            return "TLS-ATTACK-2"
    if h.actions < attack.action or points < attack.movement:
        return "TLS-ATTACK-1"
    return "TLS-MANA-1" if h.mana < mana_cost(s, h, item, attack) else ""


def aims(s: Vigil, h: Hero, item: Item, place: int, at: int, attack: AttackType) -> list[Assault]:
    """Every impact spot, and every direction where two are possible, that makes sense: where an
    attack would touch nobody, move nobody and restore nothing, its player has to ask for it
    (TLS-ATTACK-11, `targets`)."""
    bits = effects_before(s, h, item, attack)
    options: list[Assault] = []
    hidden = hidden_targets(s, h, item, attack, bits)
    for spot in spots_to_aim_at(s, h, item, attack, bits):
        directions = ways_to(h, attack, spot)
        for direction in directions:
            if is_useful(s, h, item, attack, bits, spot, direction, hidden):
                named = direction if len(directions) > 1 else NOWHERE
                options.append(assault(item, place, at, attack, spot, named))
    return options


def ways_to(h: Hero, attack: AttackType, spot: int) -> list[int]:
    """The directions in which a spot can be attacked; of no direction if the attack has none."""
    return directions_to(h.spot, spot) if attack.has_direction else NO_DIRECTION


def assault(
    item: Item, place: int, at: int, attack: AttackType, spot: int, direction: int
) -> Assault:
    if item.kind is SCROLL:
        return Reading(item, place, at, attack, spot, direction)
    return Assault(item, place, at, attack, spot, direction)


def spots_to_aim_at(s: Vigil, h: Hero, item: Item, attack: AttackType, bits: int) -> list[int]:
    """The impact spots that may make sense, in the order in which they are offered."""
    if attack.is_in_sectors and not attack.moves_hero:
        spots = telling_spots(s, h, item, attack, bits)
        if bits & MANEUVERS:
            spots = spots + retreats(s, h, item, attack, bits)
    else:
        spots = impact_spots(s, h, item, attack, bits)
    if attack.area is ALLY_OR_SELF and h.spot not in spots:
        spots = [*spots, h.spot]
    return spots


def retreats(s: Vigil, h: Hero, item: Item, attack: AttackType, bits: int) -> list[int]:
    """TLS-EFFECT-5, TLS-EFFECT-16: of the spots with nobody on them one in each direction, since
    the hero moves back from all of them alike."""
    found: list[int] = []
    taken = [False] * 4
    bounds = Bounds(s, h, item, attack, bits)
    for spot in spots_in_range(s, h, item, attack):
        ways = directions_to(h.spot, spot)
        if len(ways) != 1 or taken[ways[0]]:
            continue
        if s.monster_at[spot] is None and s.hero_at[spot] < 0 and bounds.allow(spot):
            taken[ways[0]] = True
            found.append(spot)
            if len(found) == 4:
                break
    return found


# -- why not there -------------------------------------------------------------------------


def aims_in_question(s: Vigil, h: Hero, item: Item, place: int, at: int) -> list[Assault]:
    """An attack type on every spot of the map, or on none if it is barred wherever it is aimed."""
    attack = item.attacks[at]
    if why_not_attack(s, h, item, place, at):
        return [assault(item, place, at, attack, NOWHERE, NOWHERE)]
    bits = effects_before(s, h, item, attack)
    return aims_at(h, item, place, at, everywhere(s, spots_to_aim_at(s, h, item, attack, bits)))


def aims_at(h: Hero, item: Item, place: int, at: int, spots: list[int]) -> list[Assault]:
    """An attack type on some spots, in every direction where two are possible."""
    attack = item.attacks[at]
    found: list[Assault] = []
    for spot in spots:
        ways = ways_to(h, attack, spot)
        for way in ways if len(ways) > 1 else NO_DIRECTION:
            found.append(assault(item, place, at, attack, spot, way))
    return found


def attacks_of_others(s: Vigil, kind: ItemKind, held: list[int]) -> list[Assault]:
    """The attack types of the weapons or Scrolls that a hero does not hold."""
    return [
        assault(item, NOT_PLACED, at, attack, NOWHERE, NOWHERE)
        for item in s.box.items
        if item.kind is kind and item.number not in held
        for at, attack in enumerate(item.attacks)
    ]


def why_not_assault(s: Vigil, hero: int, option: Assault, held: list[int]) -> Reason | None:
    h, item = s.heroes[hero], option.item
    if item.number not in held:
        return not_held(s, hero, item.id)
    rule = why_not_attack(s, h, item, option.place, option.number)
    return why_barred(s, h, option, rule) if rule else why_not_there(s, h, option)


def why_barred(s: Vigil, h: Hero, option: Assault, rule: str) -> Reason:
    attack = option.attack
    if rule == "TLS-HEROES-4":
        return ATTACKED_ALREADY
    if rule == "TLS-WATCHTOWER-6":
        return BOUND_TO_WATCHTOWER
    if rule == "TLS-ATTACK-2":
        uses = uses_of(s, h, option.item, attack)
        return Reason("attack-used-up", rule, {"attack": attack.id, "uses": uses})
    if rule == "TLS-ATTACK-1":
        return too_few_points(attack.action, attack.movement, rule)
    return too_little_mana(h, mana_cost(s, h, option.item, attack), rule)


ATTACKED_ALREADY: Final = Reason("attacked-already", "TLS-HEROES-4")
BOUND_TO_WATCHTOWER: Final = Reason("on-a-watchtower", "TLS-WATCHTOWER-6")


def why_not_there(s: Vigil, h: Hero, option: Assault) -> Reason | None:
    """Why an attack type that can be used is not offered at a spot."""
    return why_not_allowed(s, h, option) or why_not_offered(s, h, option)


def why_not_allowed(s: Vigil, h: Hero, option: Assault) -> Reason | None:
    """Why an attack type that can be used cannot be aimed at a spot."""
    item, attack, spot = option.item, option.attack, option.impact
    if attack.area is ALLY and spot == h.spot:
        return NOT_THE_HERO
    is_own = attack.area is ALLY_OR_SELF and spot == h.spot
    if not is_own and not is_in_range(s, h, item, attack, spot):
        return at_spot("out-of-range", "TLS-ATTACK-3", option)
    bits = effects_before(s, h, item, attack)
    barred = None if is_own else why_not_chosen(s, h, item, attack, bits, spot)
    if barred is not None:
        return barred
    if attack.area is MOVE:
        return not_free_for_hero(s, spot, "TLS-SHAPE-3")
    if attack.area is LINE_3_MOVE:
        return why_not_landed(s, spot, way_of(h, option))
    if attack.helps and s.hero_at[spot] < 0:
        return at_spot("no-hero-there", "TLS-EFFECT-14", option)
    return None


NOT_THE_HERO: Final = Reason("not-the-hero", "TLS-EFFECT-14")


def at_spot(why: str, rule: str, option: Assault) -> Reason:
    spot = SPOT_NAMES[option.impact]
    return Reason(why, rule, {"attack": option.attack.id, "spot": spot})


def why_not_chosen(
    s: Vigil, h: Hero, item: Item, attack: AttackType, bits: int, spot: int
) -> Reason | None:
    """Why a spot in range cannot be an impact spot."""
    is_near = s.monster_at[spot] is not None and is_in_area(h.spot, spot)
    if is_near and spares_own_area(h, item.type):
        return IN_OWN_AREA
    if not needs_sight(s, h, item, attack, bits):
        return None
    if hidden_from(s.town, h.spot)[spot]:
        return Reason("out-of-sight", "TLS-SIGHT-8", hidden_by(s, h, spot))
    if s.ground.is_under_tree[spot]:
        return Reason("under-a-tree", "TLS-TREE-1", {"spot": SPOT_NAMES[spot]})
    return None


IN_OWN_AREA: Final = Reason("in-own-area", "TLS-WEAPON-4")


def hidden_by(s: Vigil, h: Hero, spot: int) -> dict[str, Fact]:
    """What hides a spot from a hero, and where it is next to the hero."""
    near = hider(s.town, h.spot, spot)
    by, where = ("", "") if near < 0 else (s.occupant(near), SPOT_NAMES[near])
    return {"spot": SPOT_NAMES[spot], "by": by, "near": where}


def why_not_offered(s: Vigil, h: Hero, option: Assault) -> Reason | None:
    """TLS-ATTACK-11: why an attack is offered at a spot only to whoever asks for any spot."""
    item, attack, spot = option.item, option.attack, option.impact
    bits = effects_before(s, h, item, attack)
    hidden = hidden_targets(s, h, item, attack, bits)
    if is_useful(s, h, item, attack, bits, spot, way_of(h, option), hidden):
        return why_alike(s, h, option, bits)
    if attack.helps:
        return unless_asked("nothing-to-restore", "TLS-EFFECT-11", option)
    unhurt = why_unhurt(s, item.type, h.spot, spot)
    return unhurt or unless_asked("nobody-struck", "TLS-ATTACK-11", option)


def way_of(h: Hero, option: Assault) -> int:
    """The direction of an attack, which need not be named where only one is possible."""
    if option.direction >= 0 or not option.attack.has_direction:
        return option.direction
    ways = directions_to(h.spot, option.impact)
    return ways[0] if ways else NOWHERE


def unless_asked(why: str, rule: str, option: Assault) -> Reason:
    facts = {"attack": option.attack.id, "spot": SPOT_NAMES[option.impact]}
    return Reason(why, rule, {**facts, "answer": f"target {option.item.id} {option.attack.id}"})


def why_not_landed(s: Vigil, spot: int, way: int) -> Reason | None:
    """TLS-SHAPE-7: the spot behind the three is off the map, in the Mist or occupied."""
    landing = offset(s.ground, spot, way, LANDING, 0)
    return LANDING_OCCUPIED if landing < 0 else not_free_for_hero(s, landing, "TLS-SHAPE-7")


LANDING_OCCUPIED: Final = Reason("landing-occupied", "TLS-SHAPE-7")


def why_unhurt(s: Vigil, type: Type, origin: int, spot: int) -> Reason | None:
    """Why the Monster on a spot would not be hurt."""
    monster = s.monster_at[spot]
    return None if monster is None else s.boss.why_unhurt(s, monster, type, origin, spot)


def why_alike(s: Vigil, h: Hero, option: Assault, bits: int) -> Reason | None:
    """TLS-EFFECT-5: of the empty spots from which the hero would move back alike one is enough."""
    attack = option.attack
    if not bits & MANEUVERS or not attack.is_in_sectors or attack.moves_hero:
        return None
    offered = spots_to_aim_at(s, h, option.item, attack, bits)
    if option.impact in offered:
        return None
    return unless_asked("retreat-alike", "TLS-ATTACK-11", option)


# -- Fist ----------------------------------------------------------------------------------


class StrikeWithFist(HeroAction[OnSpot]):
    """TLS-FIST-1: on an adjacent spot, or on the token under the hero (TLS-DRYAD-22)."""

    verb = "fist"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        at = s.heroes[self.hero].spot
        return [FISTS[spot] for spot in everywhere(s, [*s.ground.adjacent[at], at])]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        h, spot = s.heroes[self.hero], option.spot
        if spot not in s.ground.adjacent[h.spot] and spot != h.spot:
            return Reason("beyond-the-fist", "TLS-FIST-1", {"spot": SPOT_NAMES[spot]})
        if s.monster_at[spot] is None and not s.is_trapped(spot):
            return self.why_nobody(s, spot)
        barred = why_unhurt(s, FIST, h.spot, spot)
        if barred is not None:
            return barred
        if h.has_attacked:
            return ATTACKED_ALREADY
        return None if h.actions else too_few_points(1, 0, "TLS-FIST-1")

    def why_nobody(self, s: Vigil, spot: int) -> Reason:
        facts: dict[str, Fact] = {"spot": SPOT_NAMES[spot]}
        hero = s.hero_at[spot]
        if hero < 0:
            return Reason("nobody-there", "TLS-FIST-1", facts)
        return Reason("friendly", "TLS-FIST-1", {**facts, "hero": s.hero_id(hero)})

    def options(self, s: Vigil) -> list[OnSpot]:
        h = s.heroes[self.hero]
        if h.has_attacked or h.actions < 1:
            return NOTHING
        spots = s.ground.adjacent[h.spot]
        if h.trapped_by >= 0:
            spots = [*spots, h.spot]
        found: list[OnSpot] = NOTHING
        for spot in spots:
            if can_strike(s, h.spot, spot):
                found = [*found, FISTS[spot]]
        return found

    def do(self, s: Vigil, option: OnSpot) -> None:
        begin_fist(s, self.hero, option.spot)


def can_strike(s: Vigil, origin: int, spot: int) -> bool:
    """Whether Fist does anything there: to a Monster, or to a token under a hero
    (TLS-DRYAD-22)."""
    monster = s.monster_at[spot]
    if monster is None:
        return s.is_trapped(spot)
    return s.boss.why_unhurt(s, monster, FIST, origin, spot) is None
