"""Defenses are fired in the Hero Phase (Night p. 15, Day p. 20)."""

from __future__ import annotations

from laststand.games.spell.board.structures import replace_structure, touches, with_shots
from laststand.games.spell.box import BALLISTA, CATAPULT
from laststand.games.spell.heroes.attacks import aim
from laststand.games.spell.heroes.ranges import area_spots, near_figures
from laststand.games.spell.map.geometry import NOWHERE, SPOT_NAMES
from laststand.games.spell.options import Fire
from laststand.games.spell.state import Attack, Vigil
from laststand.games.spell.things.kinds import Boon
from laststand.games.spell.things.pieces import Structure
from laststand.games.spell.things.words import BALLISTA_HELP, ENGINE, ONE
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.events import Fact


def engine_options(s: Vigil) -> list[Option]:
    """TLS-ENGINE-1: at any time, as free extra actions."""
    options: list[Option] = []
    for structure in s.structures:
        if structure.kind.number == BALLISTA and not structure.has_shot:  # TLS-BALLISTA-2
            options.extend(shots(s, structure, "shoot"))
        elif structure.kind.number == CATAPULT and structure.hurls:  # TLS-CATAPULT-3
            options.extend(shots(s, structure, "hurl"))
    return options


def shots(s: Vigil, structure: Structure, verb: str) -> list[Option]:
    """Every impact spot in range whose area holds somebody; Vision sees it all. TLS-ENGINE-3:
    the spot itself may be occupied or not."""
    attack = structure.kind.attack
    assert attack is not None
    origin = structure.spots[0]
    sector = s.ground.sector[origin]
    return [
        Fire(verb, structure.serial, origin, spot)
        for spot in near_figures(s, attack.range, sector, attack.area != ONE)
        if holds_somebody(s, area_spots(s.ground, attack.area, spot, NOWHERE))
    ]


def holds_somebody(s: Vigil, spots: list[int]) -> bool:
    for spot in spots:
        monster = s.monster_at[spot]
        if s.hero_at[spot] >= 0 or (monster is not None and not s.boss.is_unhurt(monster)):
            return True
    return False


def fire(s: Vigil, hero: int, option: Fire) -> None:
    """TLS-ENGINE-2, TLS-ENGINE-4: Monsters roll against Defenses too; TLS-ENGINE-6: Hurls as often
    as there are tokens."""
    structure = s.find_structure(option.serial)
    assert structure is not None
    assert structure.kind.attack is not None
    if structure.kind.number == BALLISTA:
        replace_structure(s, with_shots(structure, 0, True))
    else:
        replace_structure(s, with_shots(structure, structure.hurls - 1, False))
    a = Attack(hero, -1, -1, option.origin)
    a.type = ENGINE
    a.bits = structure.kind.attack.effects.bits
    a.damage = structure.kind.damage
    for boon in crew(s, structure):
        a.bits |= boon.effect
        a.damage += boon.n
    if s.log is not None:
        s.log.tell(
            "DefenseFired",
            "TLS-ENGINE-1",
            structure.kind.id,
            structure=structure.kind.id,
            at=SPOT_NAMES[option.impact],
        )
    aim(s, a, structure.kind.attack, option.impact, NOWHERE)


def crew(s: Vigil, structure: Structure) -> list[Boon]:
    """Human Ballista: heroes in whose Area the Ballista is."""
    boons: list[Boon] = []
    if structure.kind.number != BALLISTA:
        return boons
    for number in s.heroes_in_play():
        hero = s.heroes[number]
        if touches(s, structure, hero.spot):
            boons.extend([boon for boon in hero.boons if boon.do == BALLISTA_HELP])
    return boons


# -- why not -------------------------------------------------------------------------------


def engine_refusals(s: Vigil) -> list[Refusal]:
    refusals: list[Refusal] = []
    for structure in s.structures:
        at = SPOT_NAMES[structure.spots[0]]
        facts: dict[str, Fact] = {"structure": structure.kind.id, "from": at}
        if structure.kind.number == BALLISTA:
            if structure.has_shot:
                refusals.append(Refusal(f"shoot {at}", "has-shot", "TLS-BALLISTA-2", facts))
            else:
                refusals.extend(range_refusals(s, structure, "shoot", "TLS-BALLISTA-2"))
        elif structure.kind.number == CATAPULT:
            if structure.hurls == 0:
                refusals.append(Refusal(f"hurl {at}", "no-hurl-left", "TLS-CATAPULT-3", facts))
            else:
                refusals.extend(range_refusals(s, structure, "hurl", "TLS-CATAPULT-3"))
    return refusals


def range_refusals(s: Vigil, structure: Structure, verb: str, rule: str) -> list[Refusal]:
    """Monsters that a Defense does not reach."""
    reached = [shot.impact for shot in shots(s, structure, verb) if isinstance(shot, Fire)]
    at = SPOT_NAMES[structure.spots[0]]
    refusals = []
    for monster in s.monsters:
        if monster.spot not in reached:
            spot = SPOT_NAMES[monster.spot]
            facts: dict[str, Fact] = {"structure": structure.kind.id, "from": at, "spot": spot}
            refusals.append(Refusal(f"{verb} {at} {spot}", "beyond-the-defense", rule, facts))
    return refusals
