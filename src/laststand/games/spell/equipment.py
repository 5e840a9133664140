"""Equipment: what heroes hold, and how much they can carry (Day p. 11)."""

from __future__ import annotations

from bisect import insort

from laststand.games.spell.questions import carries_more, is_forbidden
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things import ARMOR, POTION, SCROLL, SHIELD, WEAPON, Item

HANDS_FULL = 2


def cannot_carry(s: Vigil, hero: Hero, item: Item) -> str:
    """The rule that keeps a hero from taking an item as well, or nothing."""
    if item.kind == ARMOR:
        return cannot_wear(s, hero, item)
    if item.kind == SCROLL:
        if is_forbidden(hero, "scrolls"):
            return "TLS-TRAIT-2"
        full = len(hero.scrolls) > carries_more(hero, "scroll")
        return "TLS-ENCUMBRANCE-2" if full else ""
    if item.kind == POTION:
        full = len(hero.potions) > carries_more(hero, "potion")
        return "TLS-ENCUMBRANCE-3" if full else ""
    return cannot_wield(s, hero, item)


def cannot_wear(s: Vigil, hero: Hero, item: Item) -> str:
    """TLS-ENCUMBRANCE-1: one Low Armor, one High Armor, one Shield."""
    if item.slot == SHIELD and is_forbidden(hero, "shields"):
        return "TLS-TRAIT-2"
    for number in hero.armors:
        if s.item(number).slot == item.slot:
            return "TLS-ENCUMBRANCE-1"
    return ""


def cannot_wield(s: Vigil, hero: Hero, item: Item) -> str:
    """TLS-ENCUMBRANCE-4: two weapons, never two two-handed ones; in the French edition a
    two-handed weapon alone."""
    if item.is_two_handed_melee and is_forbidden(hero, "two-handed-melee"):
        return "TLS-TRAIT-2"
    hands = [s.item(number).hands for number in hero.weapons]
    if s.box.is_french:
        fits = sum(hands) + item.hands <= HANDS_FULL
    else:
        fits = len(hands) < HANDS_FULL and not (item.hands == HANDS_FULL and HANDS_FULL in hands)
    return "" if fits else "TLS-ENCUMBRANCE-4"


def is_overloaded(s: Vigil, hero: Hero) -> bool:
    """Whether a hero holds more than can be carried."""
    bare = Hero()
    bare.boons = hero.boons
    for number in held_items(hero):
        item = s.item(number)
        if cannot_carry(s, bare, item):
            return True
        hold(bare, item)
    return False


def held_items(hero: Hero) -> list[int]:
    return hero.weapons + hero.armors + hero.scrolls + hero.potions


def hold(hero: Hero, item: Item) -> None:
    """A hero takes an item: armors ready and Potions full, as they are at the next dusk at the
    latest (TLS-DUSK-3)."""
    if item.kind == WEAPON:
        hero.weapons.append(item.number)
    elif item.kind == ARMOR:
        hero.armors.append(item.number)
        hero.ready.append(True)
    elif item.kind == SCROLL:
        hero.scrolls.append(item.number)
    else:
        hero.potions.append(item.number)
        hero.doses.append(item.doses)


def let_go(hero: Hero, item: Item) -> None:
    """A hero parts with an item."""
    if item.kind == WEAPON:
        hero.weapons.remove(item.number)
    elif item.kind == ARMOR:
        place = hero.armors.index(item.number)
        del hero.armors[place]
        del hero.ready[place]
    elif item.kind == SCROLL:
        hero.scrolls.remove(item.number)
    else:
        place = hero.potions.index(item.number)
        del hero.potions[place]
        del hero.doses[place]


def stow(s: Vigil, item: Item) -> None:
    """Into the Common Stash (TLS-RESOURCE-4)."""
    insort(s.stash, item.number)


def different(numbers: list[int]) -> list[int]:
    """Items without their copies, in ascending order."""
    found: list[int] = []
    for number in sorted(numbers):
        if not found or found[-1] != number:
            found.append(number)
    return found
