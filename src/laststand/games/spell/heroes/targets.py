"""Any spot that an attack allows, also where it would do nothing (Night p. 7 and 22). Listing them
all at every decision would drown what matters: first the attack is named, then the spot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from laststand.games.spell.heroes.acting import HeroAction, everywhere, not_held, trapped
from laststand.games.spell.heroes.aiming import (
    NOT_PLACED,
    aims_at,
    assault,
    attack_now,
    attacks_of_others,
    way_of,
    ways_to,
    why_barred,
    why_not_allowed,
    why_not_attack,
)
from laststand.games.spell.heroes.conditions import effects_before
from laststand.games.spell.heroes.defenses import (
    engines,
    fire,
    is_loaded,
    named,
    spots_reached,
    striking_spots,
    why_beyond,
    why_empty,
    would_strike,
)
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.ranges import (
    MANEUVERS,
    Bounds,
    hidden_targets,
    impact_spots,
    is_useful,
    spots_in_range,
    touches_somebody,
)
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES
from laststand.games.spell.options import Assault, Fire, Target, TargetOfDefense
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.words import (
    ALLY_OR_SELF,
    BALLISTA,
    SCROLL,
    WEAPON,
)
from laststand.kernel.action import Reason, decide
from laststand.kernel.choice import Flow, Option


class ChooseTarget(HeroAction[Option]):
    """TLS-ATTACK-11: an attack type of a weapon or Scroll, or a Defense, for which its player then
    chooses any spot. Offered where there is more to choose than what is offered by itself; to a
    hero on a token (TLS-DRYAD-21) only Defenses are."""

    verb = "target"

    def candidates(self, s: Vigil) -> list[Option]:
        h = s.heroes[self.hero]
        found: list[Option] = [*held(s, h)]
        others = attacks_of_others(s, WEAPON, h.weapons) + attacks_of_others(s, SCROLL, h.scrolls)
        for other in others:
            found.append(Target(other.item, NOT_PLACED, other.number, other.attack))
        for at in engines(s.town):
            found.append(target_of(s.structures[at]))
        return found

    def why_not(self, s: Vigil, option: Option) -> Reason | None:
        if isinstance(option, TargetOfDefense):
            return self.why_not_fired(s, option)
        assert isinstance(option, Target)
        h, item = s.heroes[self.hero], option.item
        if item.number not in (h.scrolls if item.kind is SCROLL else h.weapons):
            return not_held(s, self.hero, item.id)
        if h.trapped_by >= 0:
            return trapped(s, self.hero)
        rule = why_not_attack(s, h, item, option.place, option.number)
        if rule:
            return why_barred(s, h, unaimed(option), rule)
        if has_more_spots(s, h, item, option.attack):
            return None
        return Reason("all-offered", "TLS-ATTACK-11", {"attack": option.attack.id})

    def why_not_fired(self, s: Vigil, option: TargetOfDefense) -> Reason | None:
        structure = s.find_structure(option.serial)
        assert structure is not None
        if not is_loaded(structure):
            return why_empty(structure)
        if reaches_more(s, structure):
            return None
        return Reason("defense-all-offered", "TLS-ATTACK-11", named(structure))

    def options(self, s: Vigil) -> list[Option]:
        h = s.heroes[self.hero]
        found: list[Option] = []
        if h.trapped_by < 0:
            for place, number in enumerate(h.weapons):
                self.add_attacks(s, h, s.item(number), place, found)
            for number in h.scrolls:
                self.add_attacks(s, h, s.item(number), NOT_PLACED, found)
        for at in engines(s.town):
            structure = s.structures[at]
            if is_loaded(structure) and reaches_more(s, structure):
                found.append(target_of(structure))
        return found

    def add_attacks(self, s: Vigil, h: Hero, item: Item, place: int, found: list[Option]) -> None:
        for at, attack in enumerate(item.attacks):
            barred = why_not_attack(s, h, item, place, at)
            if not barred and has_more_spots(s, h, item, attack):
                found.append(Target(item, place, at, attack))

    def do(self, s: Vigil, option: Option) -> Flow | None:
        seat = s.heroes[self.hero].seat
        if isinstance(option, TargetOfDefense):
            return decide(s, seat, "target", "TLS-ATTACK-11", FireAnywhere(self.hero, option))
        assert isinstance(option, Target)
        return decide(s, seat, "target", "TLS-ATTACK-11", AttackAnywhere(self.hero, option))


def held(s: Vigil, h: Hero) -> list[Target]:
    """The attack types of what a hero holds."""
    found: list[Target] = []
    for place, number in enumerate(h.weapons):
        item = s.item(number)
        for at, attack in enumerate(item.attacks):
            found.append(Target(item, place, at, attack))
    for number in h.scrolls:
        item = s.item(number)
        found.append(Target(item, NOT_PLACED, 0, item.attacks[0]))
    return found


def unaimed(option: Target) -> Assault:
    return assault(option.item, option.place, option.number, option.attack, NOWHERE, NOWHERE)


def target_of(structure: Structure) -> TargetOfDefense:
    return TargetOfDefense(structure.kind.id, structure.serial, structure.spots[0])


# -- is there more to choose? --------------------------------------------------------------


def has_more_spots(s: Vigil, h: Hero, item: Item, attack: AttackType) -> bool:
    """Whether an attack allows a spot at which it is not offered by itself."""
    if attack.moves_hero:
        return False
    bits = effects_before(s, h, item, attack)
    hidden = hidden_targets(s, h, item, attack, bits)
    bounds = Bounds(s, h, item, attack, bits)
    for spot in spots_thought_of(s, h, item, attack):
        if attack.helps or bounds.allow(spot):
            for way in ways_to(h, attack, spot):
                if is_left_over(s, h, item, attack, bits, spot, way, hidden):
                    return True
    return False


def spots_thought_of(s: Vigil, h: Hero, item: Item, attack: AttackType) -> list[int]:
    """Those in range, or of the heroes whom an attack that helps allows."""
    if not attack.helps:
        return spots_in_range(s, h, item, attack)
    heroes = [s.heroes[number].spot for number in s.heroes_in_play()]
    aimed = aims_at(h, item, NOT_PLACED, item.attacks.index(attack), heroes)
    return [at.impact for at in aimed if why_not_allowed(s, h, at) is None]


def is_left_over(
    s: Vigil,
    h: Hero,
    item: Item,
    attack: AttackType,
    bits: int,
    spot: int,
    way: int,
    hidden: vec[bool],
) -> bool:
    """TLS-EFFECT-5: of the empty spots of an attack after which the hero moves one in each
    direction is offered."""
    if bits & MANEUVERS and attack.is_in_sectors:
        return not touches_somebody(s, h, item, attack, spot, way, hidden)
    return not is_useful(s, h, item, attack, bits, spot, way, hidden)


def reaches_more(s: Vigil, structure: Structure) -> bool:
    for spot in spots_reached(s, structure):
        if not would_strike(s, structure, spot):
            return True
    return False


# -- which spot ----------------------------------------------------------------------------


class AttackAnywhere(HeroAction[Assault]):
    """TLS-ATTACK-5, TLS-EFFECT-16: at any spot that the attack allows. Where it would do nothing,
    the option says so."""

    def __init__(self, hero: int, target: Target) -> None:
        super().__init__(hero)
        self.target: Final = target
        self.verb = unaimed(target).verb

    def aims(self, s: Vigil, spots: list[int]) -> list[Assault]:
        t = self.target
        return aims_at(s.heroes[self.hero], t.item, t.place, t.number, spots)

    def spots(self, s: Vigil) -> list[int]:
        h, attack = s.heroes[self.hero], self.target.attack
        spots = spots_in_range(s, h, self.target.item, attack)
        return [*spots, h.spot] if attack.area is ALLY_OR_SELF else spots

    def candidates(self, s: Vigil) -> list[Assault]:
        return self.aims(s, everywhere(s, self.spots(s)))

    def why_not(self, s: Vigil, option: Assault) -> Reason | None:
        return why_not_allowed(s, s.heroes[self.hero], option)

    def options(self, s: Vigil) -> list[Assault]:
        h, t = s.heroes[self.hero], self.target
        bits = effects_before(s, h, t.item, t.attack)
        hidden = hidden_targets(s, h, t.item, t.attack, bits)
        if t.attack.helps:
            aims = self.aims(s, self.spots(s))
            found = [aimed for aimed in aims if why_not_allowed(s, h, aimed) is None]
        else:
            found = self.aims(s, impact_spots(s, h, t.item, t.attack, bits))
        for aimed in found:
            spot, way = aimed.impact, way_of(h, aimed)
            aimed.is_idle = not is_useful(s, h, t.item, t.attack, bits, spot, way, hidden)
        return found

    def do(self, s: Vigil, option: Assault) -> Flow | None:
        return attack_now(s, self.hero, option)


class FireAnywhere(HeroAction[Fire]):
    """TLS-ENGINE-3: at any spot in range, occupied or not."""

    def __init__(self, hero: int, target: TargetOfDefense) -> None:
        super().__init__(hero)
        self.target: Final = target
        self.verb = "shoot" if target.structure == BALLISTA.word else "hurl"

    def structure(self, s: Vigil) -> Structure:
        structure = s.find_structure(self.target.serial)
        assert structure is not None
        return structure

    def shots(self, s: Vigil, structure: Structure, spots: list[int]) -> list[Fire]:
        shots = [Fire(self.verb, self.target.origin, spot) for spot in spots]
        strikes = striking_spots(s, structure)
        for shot in shots:
            shot.is_idle = strikes is None or not strikes[shot.impact]
        return shots

    def candidates(self, s: Vigil) -> list[Fire]:
        structure = self.structure(s)
        return self.shots(s, structure, everywhere(s, list(spots_reached(s, structure))))

    def why_not(self, s: Vigil, option: Fire) -> Reason | None:
        structure = self.structure(s)
        facts = {**named(structure), "spot": SPOT_NAMES[option.impact]}
        return why_beyond(s, structure, option.impact, "TLS-ENGINE-3", facts)

    def options(self, s: Vigil) -> list[Fire]:
        structure = self.structure(s)
        return self.shots(s, structure, list(spots_reached(s, structure)))

    def do(self, s: Vigil, option: Fire) -> None:
        fire(s, self.hero, option)
