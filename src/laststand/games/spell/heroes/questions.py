"""Questions the rules ask of what is in play: what Perks and Traits add or lift (TLS-TRAIT-6)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon, Item
from laststand.games.spell.things.words import (
    CARRY,
    CLIMB_POINTS,
    FORBID,
    GUARD,
    HIT_POINTS,
    JUMP_POINTS,
    LESS_DAMAGE,
    MANA,
    SHIELD,
    TOKEN_POINTS,
    WHEN_HALF_DEAD,
    WHEN_MOVED_4,
    WHEN_NEAR_STRUCTURE,
    WHEN_NOT_MOVED,
    BoonWord,
    Condition,
    Each,
)

JUMP_COST: Final = 3  # TLS-JUMP-1
MOVED_ENOUGH: Final = 4


def has(hero: Hero, do: BoonWord) -> bool:
    return hero.boons.have(do)


def max_hit_points(s: Vigil, hero: Hero) -> int:
    side = s.box.heroes[hero.kind].sides[hero.level - 1]
    return side.hit_points + hero.total(HIT_POINTS)


def base_mana(s: Vigil, hero: Hero) -> int:
    """The Mana of the card, which Monsters look at (TLS-TARGET-4)."""
    return s.box.heroes[hero.kind].sides[hero.level - 1].mana


def max_mana(s: Vigil, hero: Hero) -> int:
    """TLS-MANA-2."""
    return base_mana(s, hero) + hero.total(MANA)


def jump_cost(hero: Hero) -> int:
    return JUMP_COST + hero.total(JUMP_POINTS)


def climb_cost(hero: Hero, printed: int) -> int:
    """Movement points for a Watchtower or a Warp Gate."""
    return max(0, printed + hero.total(CLIMB_POINTS))


def first_token_bonus(hero: Hero) -> int:
    return hero.total(TOKEN_POINTS)


def guard_strength(hero: Hero) -> int:
    """TLS-GUARD-2."""
    return 1 + hero.total(GUARD)


def carries_more(hero: Hero, what: str) -> int:
    n = 0
    for boon in hero.boons.that(CARRY):
        if boon.what == what:
            n += boon.n
    return n


def is_forbidden(hero: Hero, what: str) -> bool:
    for boon in hero.boons.that(FORBID):
        if boon.what == what:
            return True
    return False


# -- conditions ----------------------------------------------------------------------------


def holds_of_hero(condition: Condition, hero: Hero, s: Vigil) -> bool:
    """Conditions that ask nothing of an attack."""
    if condition is WHEN_NOT_MOVED:
        return not hero.has_spent_points
    if condition is WHEN_HALF_DEAD:
        return hero.wounds * 2 >= max_hit_points(s, hero)
    if condition is WHEN_NEAR_STRUCTURE:
        return is_near_structure(s, hero)
    if condition is WHEN_MOVED_4:
        return hero.moved_in_phase >= MOVED_ENOUGH
    return False


def is_near_structure(s: Vigil, hero: Hero) -> bool:
    for near in s.ground.area[hero.spot]:
        if s.structure_at[near] is not None:
            return True
    return False


# -- damage by Monsters ----------------------------------------------------------------------


def less_damage(s: Vigil, hero: Hero) -> int:
    """What boons take off a Monster's attack, or add to it, without being asked."""
    n = 0
    for boon in hero.boons.that(LESS_DAMAGE):
        if not is_optional(boon) and serves(s, hero, boon):
            n += boon.n
            spend(hero, boon)
    return n


def is_made_worse(s: Vigil, hero: Hero) -> bool:
    """Whether the next attack of a Monster deals more than it would, and only that."""
    for boon in hero.boons.that(LESS_DAMAGE):
        if boon.is_limited and boon.n < 0 and serves(s, hero, boon):
            return True
    return False


def is_optional(boon: Boon) -> bool:
    """TLS-ARMOR-7: one that serves now and then is used when its player says so; what is bad for
    the hero is no choice."""
    return boon.is_limited and boon.n > 0


def serves(s: Vigil, hero: Hero, boon: Boon) -> bool:
    """Whether a boon is not spent and its conditions hold, as far as the hero is concerned."""
    if boon.number in hero.spent_boons:
        return False
    for condition in boon.when:
        if not holds_of_hero(condition, hero, s):
            return False
    return True


def perks_against_damage(s: Vigil, hero: Hero) -> list[Boon]:
    """TLS-ARMOR-2: what the hero's player may use against a Monster's attack."""
    return [
        boon for boon in hero.boons.that(LESS_DAMAGE) if is_optional(boon) and serves(s, hero, boon)
    ]


def leans_on_structure(s: Vigil, hero: Hero) -> bool:
    """Whether a Perk serves against damage for a structure that stands near the hero."""
    for boon in hero.boons.that(LESS_DAMAGE):
        if WHEN_NEAR_STRUCTURE in boon.when and is_optional(boon) and serves(s, hero, boon):
            return True
    return False


def is_barred(s: Vigil, hero: int, item: Item) -> bool:
    """TLS-ARMORY-16, TLS-ARMORY-17: cards that rule out Shields, or Armors."""
    for number in s.heroes[hero].armors:
        other = s.item(number)
        if other is item:
            continue
        if item.slot is SHIELD and other.bars_shields:
            return True
        if item.slot is not SHIELD and other.bars_armors:
            return True
    return False


# -- limits ------------------------------------------------------------------------------------


def spend(hero: Hero, boon: Boon) -> None:
    """A boon that serves once each turn, phase, Day or campaign has served."""
    if boon.is_limited:
        hero.spent_boons.append(boon.number)


def renew(s: Vigil, hero: Hero, each: Each) -> None:
    """Boons limited by something that begins anew may serve again."""
    if hero.spent_boons:
        hero.spent_boons = [
            number for number in hero.spent_boons if s.box.boons[number].each is not each
        ]
