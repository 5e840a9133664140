"""Defenses are fired in the Hero Phase (Night p. 15, Day p. 20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell import told
from laststand.games.spell.board.structures import replace_structure, touches, with_shots
from laststand.games.spell.heroes.acting import everywhere
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.attacks import aim
from laststand.games.spell.heroes.ranges import area_spots, figures_on, impacts_onto
from laststand.games.spell.map.geometry import NORTH
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, unmarked
from laststand.games.spell.map.town import Town
from laststand.games.spell.options import Fire, Shots
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Boon
from laststand.games.spell.things.words import (
    BALLISTA,
    BALLISTA_HELP,
    CATAPULT,
    ENGINE,
    NO_DEFENSE,
    DefenseKind,
)
from laststand.kernel.action import NOTHING, Action, Reason
from laststand.kernel.events import Fact

SHOTS: Final = {verb: Shots(verb) for verb in ("shoot", "hurl")}


class FireDefense(Action[Vigil, Fire]):
    """TLS-ENGINE-1: at any time, as free extra actions, in the turn of a certain hero."""

    kind: DefenseKind = NO_DEFENSE
    rule: str = ""

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero
        self.shots: Final = SHOTS[self.verb]

    def candidates(self, s: Vigil) -> list[Fire]:
        """Each Defense on every spot, or on none if it cannot fire at all; and where none is."""
        found: list[Fire] = []
        for structure in s.structures_of(self.kind):
            at = structure.spots[0]
            first = [shot.impact for shot in shots(s, structure, self.shots)]
            spots = everywhere(s, first) if is_loaded(structure) else [NOWHERE]
            found.extend([Fire(self.verb, at, spot) for spot in spots])
        others = [spot for spot in everywhere(s, []) if self.standing(s, spot) is None]
        return found + [Fire(self.verb, spot, NOWHERE) for spot in others]

    def standing(self, s: Vigil, spot: int) -> Structure | None:
        """The Defense of this kind on a spot."""
        structure = s.structure_at[spot]
        if structure is None or structure.kind.defense is not self.kind:
            return None
        return structure

    def why_not(self, s: Vigil, option: Fire) -> Reason | None:
        id, at = self.kind.word, SPOT_NAMES[option.origin]
        structure = self.standing(s, option.origin)
        if structure is None:
            return Reason("no-defense", self.rule, {"structure": id, "from": at})
        if not is_loaded(structure):
            return why_empty(structure)
        facts: dict[str, Fact] = {"structure": id, "from": at, "spot": SPOT_NAMES[option.impact]}
        return why_not_at(s, structure, option.impact, self.rule, facts)

    def options(self, s: Vigil) -> list[Fire]:
        found: list[Fire] = NOTHING
        for at in engines(s.town):
            structure = s.structures[at]
            if structure.kind.defense is self.kind and is_loaded(structure):
                found = found + shots(s, structure, self.shots)
        return found

    def do(self, s: Vigil, option: Fire) -> None:
        fire(s, self.hero, option)


class Shoot(FireDefense):
    """TLS-BALLISTA-2: once per Hero Phase."""

    verb = "shoot"
    kind = BALLISTA
    rule = "TLS-BALLISTA-2"


class Hurl(FireDefense):
    """TLS-CATAPULT-3: for a Hurl token."""

    verb = "hurl"
    kind = CATAPULT
    rule = "TLS-CATAPULT-3"


def is_loaded(structure: Structure) -> bool:
    """Whether a Ballista has not shot yet, or a Catapult has a Hurl token."""
    return not structure.has_shot if structure.kind.defense is BALLISTA else structure.hurls > 0


def why_empty(structure: Structure) -> Reason:
    if structure.kind.defense is BALLISTA:
        return Reason("has-shot", "TLS-BALLISTA-2", named(structure))
    return Reason("no-hurl-left", "TLS-CATAPULT-3", named(structure))


def engines(town: Town) -> list[int]:
    """Where among the structures of a Town those are that fire. Remembered."""
    known = town.memory.engines
    if known is None:
        known = [
            at
            for at, structure in enumerate(town.structures)
            if structure.kind.defense is BALLISTA or structure.kind.defense is CATAPULT
        ]
        town.memory.engines = known
    return known


def named(structure: Structure) -> dict[str, Fact]:
    return {"structure": structure.kind.id, "from": SPOT_NAMES[structure.spots[0]]}


def shots(s: Vigil, structure: Structure, known: Shots) -> list[Fire]:
    """Every impact spot in range whose area holds somebody; Vision sees it all. TLS-ENGINE-3:
    the spot itself may be occupied or not; TLS-ATTACK-11: the others are there to be asked for."""
    strikes = striking_spots(s, structure)
    if strikes is None:
        return NOTHING
    return known.at(structure.spots[0], spots_reached(s, structure), strikes)


def striking_spots(s: Vigil, structure: Structure) -> vec[bool] | None:
    """By impact spot, whether somebody near what a Defense reaches would be harmed; None, if nobody
    is there."""
    attack = attack_type_of(structure)
    sector = s.ground.sector[structure.spots[0]]
    figures = figures_on(s, s.ground.nearly_reaches[attack.range.place][sector])
    if not figures:
        return None
    strikes = unmarked()
    for figure in figures:
        if not is_somebody_on(s, figure):
            continue
        if not attack.area.is_wide:
            strikes[figure] = True
        else:
            for impact in impacts_onto(s.ground, attack.area, figure, NORTH):
                strikes[impact] = True
    return strikes


def why_not_at(
    s: Vigil, structure: Structure, spot: int, rule: str, facts: dict[str, Fact]
) -> Reason | None:
    """Why a Defense that could fire does not fire at a spot."""
    beyond = why_beyond(s, structure, spot, rule, facts)
    if beyond is not None or would_strike(s, structure, spot):
        return beyond
    asked = f"target {structure.kind.id} {SPOT_NAMES[structure.spots[0]]}"
    return Reason("nobody-fired-at", "TLS-ATTACK-11", {**facts, "answer": asked})


def why_beyond(
    s: Vigil, structure: Structure, spot: int, rule: str, facts: dict[str, Fact]
) -> Reason | None:
    """Why a Defense does not reach a spot."""
    attack = attack_type_of(structure)
    sector = s.ground.sector[structure.spots[0]]
    if s.ground.reaches[attack.range.place][sector][spot]:
        return None
    is_near = s.ground.sector[spot] == sector
    return Reason("own-sector" if is_near else "beyond-the-defense", rule, facts)


def spots_reached(s: Vigil, structure: Structure) -> vec[i64]:
    """TLS-ENGINE-3: every spot in range, occupied or not."""
    attack = attack_type_of(structure)
    return s.ground.in_range[attack.range.place][s.ground.sector[structure.spots[0]]]


def would_strike(s: Vigil, structure: Structure, spot: int) -> bool:
    for struck in area_spots(s.ground, attack_type_of(structure).area, spot, NOWHERE):
        if is_somebody_on(s, struck):
            return True
    return False


def attack_type_of(structure: Structure) -> AttackType:
    assert structure.kind.attack is not None
    return structure.kind.attack


def is_somebody_on(s: Vigil, spot: int) -> bool:
    """Whether a Defense would harm who stands there."""
    monster = s.monster_at[spot]
    return s.hero_at[spot] >= 0 or (monster is not None and not s.boss.is_unhurt(monster))


def fire(s: Vigil, hero: int, option: Fire) -> None:
    """TLS-ENGINE-2, TLS-ENGINE-4: Monsters roll against Defenses too; TLS-ENGINE-6: Hurls as often
    as there are tokens."""
    structure = s.structure_at[option.origin]
    assert structure is not None
    assert structure.kind.attack is not None
    if structure.kind.defense is BALLISTA:
        replace_structure(s, with_shots(structure, 0, True))
    else:
        replace_structure(s, with_shots(structure, structure.hurls - 1, False))
    a = attack_of(s, hero, structure)
    told.defense_fired(s, structure.kind, option.impact)
    aim(s, a, structure.kind.attack, option.impact, NOWHERE)


def attack_of(s: Vigil, hero: int, structure: Structure) -> Attack:
    """An attack of a Defense in a hero's turn, not aimed yet."""
    assert structure.kind.attack is not None
    a = Attack(hero, -1, -1, structure.spots[0])
    a.type = ENGINE
    a.bits = structure.kind.attack.effects.bits
    a.damage = structure.kind.damage
    for boon in crew(s, structure):
        a.bits |= boon.effect
        a.damage += boon.n
    return a


def crew(s: Vigil, structure: Structure) -> list[Boon]:
    """Human Ballista: heroes in whose Area the Ballista is."""
    boons: list[Boon] = []
    if structure.kind.defense is not BALLISTA:
        return boons
    for number in s.heroes_in_play():
        hero = s.heroes[number]
        if touches(s, structure, hero.spot):
            boons.extend(hero.boons.that(BALLISTA_HELP))
    return boons
