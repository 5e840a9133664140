"""Equipment: what heroes hold, and how much they can carry (Day p. 11)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import carries_more, is_forbidden
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.stash import put_in_order
from laststand.games.spell.things.words import ARMOR, POTION, SCROLL, SHIELD, WEAPON, ArmorSlot
from laststand.kernel.action import Reason
from laststand.kernel.events import Fact

HANDS_FULL: Final = 2


def cannot_carry(s: Vigil, hero: Hero, item: Item) -> str:
    """The rule that keeps a hero from taking an item as well, or nothing."""
    if item.kind is ARMOR:
        return cannot_wear(s, hero, item)
    if item.kind is SCROLL:
        return cannot_read(hero, len(hero.scrolls) + 1)
    if item.kind is POTION:
        return cannot_drink(hero, len(hero.potions) + 1)
    return cannot_wield(s, hero, item)


def why_not_carried(s: Vigil, hero: Hero, item: Item) -> Reason | None:
    """The same with the limit that it would break."""
    rule = cannot_carry(s, hero, item)
    if not rule:
        return None
    facts: dict[str, Fact] = {"item": item.id, "hero": s.box.hero_ids[hero.kind], "most": 1}
    if rule == "TLS-TRAIT-2":
        return Reason("forbidden", rule, facts)
    if item.kind is ARMOR:
        return Reason("one-of-each-armor", rule, facts)
    if item.kind is SCROLL:
        return Reason("so-many-scrolls", rule, {**facts, "most": most_scrolls(hero)})
    if item.kind is POTION:
        return Reason("so-many-potions", rule, {**facts, "most": most_potions(hero)})
    return Reason("two-hands" if s.box.is_french else "two-weapons", rule, facts)


def why_overloaded(s: Vigil, hero: Hero) -> str:
    """The rule by which a hero holds more than can be carried, or nothing."""
    return (
        cannot_wear(s, hero, None)
        or cannot_read(hero, len(hero.scrolls))
        or cannot_drink(hero, len(hero.potions))
        or cannot_wield(s, hero, None)
    )


def cannot_wear(s: Vigil, hero: Hero, another: Item | None) -> str:
    """TLS-ENCUMBRANCE-1: one Low Armor, one High Armor, one Shield; with what is worn, and perhaps
    another."""
    for worn, number in enumerate(hero.armors):
        rule = cannot_add(s, hero, worn, s.item(number).slot)
        if rule:
            return rule
    return "" if another is None else cannot_add(s, hero, len(hero.armors), another.slot)


def cannot_add(s: Vigil, hero: Hero, worn: int, slot: ArmorSlot) -> str:
    """The rule that keeps a hero from wearing something besides the first so many armors."""
    if slot is SHIELD and is_forbidden(hero, "shields"):
        return "TLS-TRAIT-2"
    for place in range(worn):
        if s.item(hero.armors[place]).slot is slot:
            return "TLS-ENCUMBRANCE-1"
    return ""


def cannot_read(hero: Hero, scrolls: int) -> str:
    """TLS-ENCUMBRANCE-2: one Scroll."""
    if scrolls and is_forbidden(hero, "scrolls"):
        return "TLS-TRAIT-2"
    return "TLS-ENCUMBRANCE-2" if scrolls > most_scrolls(hero) else ""


def most_scrolls(hero: Hero) -> int:
    return 1 + carries_more(hero, "scroll")


def cannot_drink(hero: Hero, potions: int) -> str:
    """TLS-ENCUMBRANCE-3: one Potion."""
    return "TLS-ENCUMBRANCE-3" if potions > most_potions(hero) else ""


def most_potions(hero: Hero) -> int:
    return 1 + carries_more(hero, "potion")


def cannot_wield(s: Vigil, hero: Hero, another: Item | None) -> str:
    """TLS-ENCUMBRANCE-4: two weapons, never two two-handed ones; in the French edition a
    two-handed weapon alone; with what is held, and perhaps another."""
    weapons = len(hero.weapons)
    hands = two_handed = 0
    for number in hero.weapons:
        item = s.item(number)
        if is_too_heavy(hero, item):
            return "TLS-TRAIT-2"
        hands += item.hands
        two_handed += item.hands == HANDS_FULL
    if another is not None:
        if is_too_heavy(hero, another):
            return "TLS-TRAIT-2"
        weapons += 1
        hands += another.hands
        two_handed += another.hands == HANDS_FULL
    if s.box.is_french:
        fits = hands <= HANDS_FULL
    else:
        fits = weapons <= HANDS_FULL and two_handed <= 1
    return "" if fits else "TLS-ENCUMBRANCE-4"


def is_too_heavy(hero: Hero, weapon: Item) -> bool:
    return weapon.is_two_handed_melee and is_forbidden(hero, "two-handed-melee")


def held_items(hero: Hero) -> list[int]:
    return hero.weapons + hero.armors + hero.scrolls + hero.potions


def items_in_order(hero: Hero) -> list[int]:
    """The same by their numbers."""
    found: list[int] = []
    for number in held_items(hero):
        put_in_order(found, number)
    return found


def hold(hero: Hero, item: Item) -> None:
    """A hero takes an item: armors ready and Potions full, as they are at the next dusk at the
    latest (TLS-DUSK-3)."""
    if item.kind is WEAPON:
        hero.weapons.append(item.number)
    elif item.kind is ARMOR:
        hero.armors.append(item.number)
        hero.ready.append(True)
    elif item.kind is SCROLL:
        hero.scrolls.append(item.number)
    else:
        hero.potions.append(item.number)
        hero.doses.append(item.doses)


def let_go(hero: Hero, item: Item) -> None:
    """A hero parts with an item."""
    if item.kind is WEAPON:
        hero.weapons.remove(item.number)
    elif item.kind is ARMOR:
        place = hero.armors.index(item.number)
        del hero.armors[place]
        del hero.ready[place]
    elif item.kind is SCROLL:
        hero.scrolls.remove(item.number)
    else:
        place = hero.potions.index(item.number)
        del hero.potions[place]
        del hero.doses[place]


def stow(s: Vigil, item: Item) -> None:
    """Into the Common Stash (TLS-RESOURCE-4)."""
    s.purse.stash = s.purse.stash.with_item(item.number)
