"""Questions the rules ask of what is in play: what Perks and Traits add or lift (TLS-TRAIT-6).

Fist satisfies no condition and has no boons (TLS-FIST-2): ask nothing for it.
"""

from __future__ import annotations

from laststand.games.spell.board.monsters import area_of
from laststand.games.spell.state import Attack, Hero, Vigil
from laststand.games.spell.things.kinds import (
    ALWAYS,
    CARRY,
    CLIMB_POINTS,
    DAMAGE,
    EFFECT,
    EXTRA_USE,
    FORBID,
    GUARD,
    HIT_POINTS,
    JUMP_POINTS,
    LESS_DAMAGE,
    MAGIC,
    MANA,
    MANA_COST,
    MELEE,
    RANGED,
    REROLL,
    TOKEN_POINTS,
    WEAPON,
    WHEN_FIRST_ATTACK,
    WHEN_HALF_DEAD,
    WHEN_ISOLATED,
    WHEN_MAGIC,
    WHEN_MELEE,
    WHEN_MOVED_4,
    WHEN_NEAR_STRUCTURE,
    WHEN_NOT_MOVED,
    WHEN_ONE_HANDED,
    WHEN_RANGED,
    WHEN_STUNNED,
    WHEN_WEAPON,
    AttackType,
    Boon,
    Item,
)
from laststand.games.spell.things.pieces import Monster

JUMP_COST = 3  # TLS-JUMP-1
MOVED_ENOUGH = 4


def total(hero: Hero, do: int) -> int:
    """The sum of what a hero's boons add to something, where no condition is asked."""
    n = 0
    for boon in hero.boons:
        if boon.do == do and boon.kind == ALWAYS:
            n += boon.n
    return n


def every_total(s: Vigil, do: int) -> int:
    """The sum over all heroes in play."""
    n = 0
    for hero in s.heroes:
        if hero.is_in_play:
            n += total(hero, do)
    return n


def has(hero: Hero, do: int) -> bool:
    for boon in hero.boons:
        if boon.do == do:
            return True
    return False


def has_said(hero: Hero, do: int, what: str) -> bool:
    for boon in hero.boons:
        if boon.do == do and boon.what == what:
            return True
    return False


def max_hit_points(s: Vigil, hero: Hero) -> int:
    side = s.box.heroes[hero.kind].sides[hero.level - 1]
    return side.hit_points + total(hero, HIT_POINTS)


def base_mana(s: Vigil, hero: Hero) -> int:
    """The Mana of the card, which Monsters look at (TLS-TARGET-4)."""
    return s.box.heroes[hero.kind].sides[hero.level - 1].mana


def max_mana(s: Vigil, hero: Hero) -> int:
    """TLS-MANA-2."""
    return base_mana(s, hero) + total(hero, MANA)


def jump_cost(hero: Hero) -> int:
    return JUMP_COST + total(hero, JUMP_POINTS)


def climb_cost(hero: Hero, printed: int) -> int:
    """Movement points for a Watchtower or a Warp Gate."""
    return max(0, printed + total(hero, CLIMB_POINTS))


def first_token_bonus(hero: Hero) -> int:
    return total(hero, TOKEN_POINTS)


def guard_strength(hero: Hero) -> int:
    """TLS-GUARD-2."""
    return 1 + total(hero, GUARD)


def carries_more(hero: Hero, what: str) -> int:
    n = 0
    for boon in hero.boons:
        if boon.do == CARRY and boon.what == what:
            n += boon.n
    return n


def is_forbidden(hero: Hero, what: str) -> bool:
    return has_said(hero, FORBID, what)


# -- attacks -------------------------------------------------------------------------------


def holds_before(boon: Boon, hero: Hero, s: Vigil, item: Item) -> bool:
    """Whether the conditions on the attack itself hold for an attack about to be made with a
    weapon or a Scroll; conditions on the target do not."""
    is_weapon = item.kind == WEAPON
    is_first = is_weapon and hero.attacks_made == 0
    for condition in boon.when:
        if not holds(condition, hero, s, item.type, is_weapon, is_first, item.hands):
            return False
    return True


def holds_for(boon: Boon, s: Vigil, attack: Attack, target: Monster | None) -> bool:
    """Whether the conditions hold for an attack in progress, and its target if there is one."""
    for condition in boon.when:
        if condition == WHEN_ISOLATED:
            if target is None or not is_isolated(s, target):
                return False
        elif condition == WHEN_STUNNED:
            if target is None or target.stunned == 0:
                return False
        elif not holds_in(condition, s, attack):
            return False
    return True


def holds_in(condition: int, s: Vigil, attack: Attack) -> bool:
    """A condition that asks nothing of a target, in an attack in progress."""
    hero = s.heroes[attack.hero]
    hands = s.item(attack.item).hands
    return holds(condition, hero, s, attack.type, attack.is_weapon, attack.is_first, hands)


def holds(
    condition: int, hero: Hero, s: Vigil, type: int, is_weapon: bool, is_first: bool, hands: int
) -> bool:
    if condition == WHEN_MELEE:
        return type == MELEE
    if condition == WHEN_RANGED:
        return type == RANGED
    if condition == WHEN_MAGIC:
        return type == MAGIC
    if condition == WHEN_WEAPON:
        return is_weapon
    if condition == WHEN_ONE_HANDED:
        return is_weapon and hands == 1
    if condition == WHEN_FIRST_ATTACK:
        return is_first
    return holds_of_hero(condition, hero, s)


def holds_of_hero(condition: int, hero: Hero, s: Vigil) -> bool:
    """Conditions that ask nothing of an attack."""
    if condition == WHEN_NOT_MOVED:
        return not hero.has_spent_points
    if condition == WHEN_HALF_DEAD:
        return hero.wounds * 2 >= max_hit_points(s, hero)
    if condition == WHEN_NEAR_STRUCTURE:
        return is_near_structure(s, hero)
    if condition == WHEN_MOVED_4:
        return hero.moved_in_phase >= MOVED_ENOUGH
    return False


def is_near_structure(s: Vigil, hero: Hero) -> bool:
    for near in s.ground.area[hero.spot]:
        if s.structure_at[near] is not None:
            return True
    return False


def is_isolated(s: Vigil, monster: Monster) -> bool:
    """TLS-EFFECT-3: no other Monster in its Area; Monoliths do not count."""
    for near in area_of(s, monster):
        other = s.monster_at[near]
        if other is not None and other.kind.is_monster:
            return False
    return True


def effects_before(hero: Hero, s: Vigil, item: Item, attack: AttackType) -> int:
    """The effects an attack will have as far as its target does not matter."""
    bits = attack.effects.bits
    for boon in hero.boons:
        if boon.do == EFFECT and holds_before(boon, hero, s, item):
            bits |= boon.effect
    return bits


def effects_on(s: Vigil, attack: Attack, target: Monster) -> int:
    bits = attack.bits
    if attack.item < 0:
        return bits
    for boon in s.heroes[attack.hero].boons:
        if boon.do == EFFECT and holds_for(boon, s, attack, target):
            bits |= boon.effect
    return bits


def damage_on(s: Vigil, attack: Attack, target: Monster | None) -> int:
    """TLS-WEAPON-2: the card's damage and what boons add."""
    n = attack.damage
    if attack.item < 0:
        return n
    for boon in s.heroes[attack.hero].boons:
        if boon.do == DAMAGE and holds_for(boon, s, attack, target):
            n += boon.n
    return n


def rerolls_by_boons(s: Vigil, attack: Attack, target: Monster) -> int:
    n = 0
    if attack.item >= 0:
        for boon in s.heroes[attack.hero].boons:
            if boon.do == REROLL and holds_for(boon, s, attack, target):
                n += boon.n
    return n


def uses_of(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> int:
    """TLS-ATTACK-2: how often an attack type may be used in a Hero Phase; 0 is no limit."""
    if attack.uses == 0:
        return 0
    n = attack.uses
    for boon in hero.boons:
        if boon.do == EXTRA_USE and holds_before(boon, hero, s, item):
            n += boon.n
    return n


def mana_cost(s: Vigil, hero: Hero, item: Item, attack: AttackType) -> int:
    n = attack.mana
    for boon in hero.boons:
        if boon.do == MANA_COST and holds_before(boon, hero, s, item):
            n += boon.n
    return max(0, n)


# -- damage by Monsters ----------------------------------------------------------------------


def less_damage(s: Vigil, hero: Hero) -> int:
    """What boons take off a Monster's attack; those that serve once a phase are spent by it
    (TLS-ARMOR-2)."""
    n = 0
    for boon in hero.boons:
        if boon.do != LESS_DAMAGE or boon.number in hero.spent_boons:
            continue
        if all([holds_of_hero(condition, hero, s) for condition in boon.when]):
            n += boon.n
            spend(hero, boon)
    return n


# -- limits ------------------------------------------------------------------------------------


def spend(hero: Hero, boon: Boon) -> None:
    """A boon that serves once each turn, phase, Day or campaign has served."""
    if boon.each:
        hero.spent_boons.append(boon.number)


def renew(s: Vigil, hero: Hero, each: int) -> None:
    """Boons limited by something that begins anew may serve again."""
    if hero.spent_boons:
        hero.spent_boons = [
            number for number in hero.spent_boons if s.box.boons[number].each != each
        ]
