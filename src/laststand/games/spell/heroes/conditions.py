"""What Perks and Traits add to an attack, and on which conditions.

Fist satisfies no condition and has no boons (TLS-FIST-2): ask nothing for it.
"""

from __future__ import annotations

from laststand.games.spell.board.monsters import area_of
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import holds_of_hero
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Boon, Item
from laststand.games.spell.things.words import (
    DAMAGE,
    EFFECT,
    EXTRA_USE,
    MAGIC,
    MANA_COST,
    MELEE,
    RANGED,
    REROLL,
    WEAPON,
    WHEN_FIRST_ATTACK,
    WHEN_ISOLATED,
    WHEN_MAGIC,
    WHEN_MELEE,
    WHEN_ONE_HANDED,
    WHEN_RANGED,
    WHEN_STUNNED,
    WHEN_WEAPON,
    Condition,
    Type,
)


def holds_before(boon: Boon, hero: Hero, s: Vigil, item: Item) -> bool:
    """Whether the conditions on the attack itself hold for an attack about to be made with a
    weapon or a Scroll; conditions on the target do not."""
    is_weapon = item.kind is WEAPON
    is_first = is_weapon and hero.attacks_made == 0
    for condition in boon.when:
        if not holds(condition, hero, s, item.type, is_weapon, is_first, item.hands):
            return False
    return True


def holds_for(s: Vigil, boon: Boon, attack: Attack, target: Monster | None) -> bool:
    """Whether the conditions hold for an attack in progress, and its target if there is one."""
    for condition in boon.when:
        if condition is WHEN_ISOLATED:
            if target is None or not is_isolated(s, target):
                return False
        elif condition is WHEN_STUNNED:
            if target is None or target.stunned == 0:
                return False
        elif not holds_in(s, condition, attack):
            return False
    return True


def holds_in(s: Vigil, condition: Condition, attack: Attack) -> bool:
    """A condition that asks nothing of a target, in an attack in progress."""
    hero = s.heroes[attack.hero]
    hands = s.item(attack.item).hands
    return holds(condition, hero, s, attack.type, attack.is_weapon, attack.is_first, hands)


def holds(
    condition: Condition,
    hero: Hero,
    s: Vigil,
    type: Type,
    is_weapon: bool,
    is_first: bool,
    hands: int,
) -> bool:
    if condition is WHEN_MELEE:
        return type is MELEE
    if condition is WHEN_RANGED:
        return type is RANGED
    if condition is WHEN_MAGIC:
        return type is MAGIC
    if condition is WHEN_WEAPON:
        return is_weapon
    if condition is WHEN_ONE_HANDED:
        return is_weapon and hands == 1
    if condition is WHEN_FIRST_ATTACK:
        return is_first
    return holds_of_hero(condition, hero, s)


def is_isolated(s: Vigil, monster: Monster) -> bool:
    """TLS-EFFECT-3: no other Monster in its Area; Monoliths do not count."""
    for near in area_of(s, monster):
        other = s.monster_at[near]
        if other is not None and other.kind.is_monster:
            return False
    return True


def effects_before(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> int:
    """The effects an attack will have as far as its target does not matter."""
    bits = attack.effects.bits
    for boon in hero.boons.that(EFFECT):
        if holds_before(boon, hero, s, item):
            bits |= boon.effect
    return bits


def effects_on(s: Vigil, attack: Attack, target: Monster) -> int:
    bits = attack.bits
    if attack.item < 0:
        return bits
    for boon in s.heroes[attack.hero].boons.that(EFFECT):
        if holds_for(s, boon, attack, target):
            bits |= boon.effect
    return bits


def damage_on(s: Vigil, attack: Attack, target: Monster | None) -> int:
    """TLS-WEAPON-2: the card's damage and what boons add."""
    n = attack.damage
    if attack.item < 0:
        return n
    for boon in s.heroes[attack.hero].boons.that(DAMAGE):
        if holds_for(s, boon, attack, target):
            n += boon.n
    return n


def rerolls_by_boons(s: Vigil, attack: Attack, target: Monster) -> int:
    n = 0
    if attack.item >= 0:
        for boon in s.heroes[attack.hero].boons.that(REROLL):
            if holds_for(s, boon, attack, target):
                n += boon.n
    return n


def uses_of(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> int:
    """TLS-ATTACK-2: how often an attack type may be used in a Hero Phase; 0 is no limit."""
    if attack.uses == 0:
        return 0
    n = attack.uses
    for boon in hero.boons.that(EXTRA_USE):
        if holds_before(boon, hero, s, item):
            n += boon.n
    return n


def mana_cost(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> int:
    n = attack.mana
    for boon in hero.boons.that(MANA_COST):
        if holds_before(boon, hero, s, item):
            n += boon.n
    return max(0, n)
