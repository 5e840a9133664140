"""Potions and cards used in the own turn (Night p. 8)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.damage import barred_refusal, restore_options, restore_refusals
from laststand.games.spell.heroes.equipment import is_barred
from laststand.games.spell.heroes.questions import has, max_mana
from laststand.games.spell.heroes.tokens import (
    gain_mana,
    heal,
    refresh_tokens,
    restore_actions,
    used_values,
)
from laststand.games.spell.options import Throw
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.words import (
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_NEXT_TOKEN,
    THEN_REFRESH_TOKEN,
    THROW_POTION,
    USE_IN_TURN,
    USE_ON_DAMAGE,
)
from laststand.kernel.choice import Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow

POTION_RULES: Final = {
    THEN_REFRESH_TOKEN: "TLS-POTION-2",
    THEN_HEAL: "TLS-POTION-3",
    THEN_GAIN_MANA: "TLS-POTION-4",
    THEN_GAIN_ACTION: "TLS-POTION-5",
}


def potion_options(s: Vigil, hero: int) -> list[Option]:
    """TLS-POTION-1: for the hero; with Potion Throw for another in the Current sector."""
    h = s.heroes[hero]
    options: list[Option] = []
    for place, number in enumerate(h.potions):
        item = s.item(number)
        if helps(s, hero, item):
            options.append(Pick("drink", item.id, place))
        if has(h, THROW_POTION):
            for other in s.heroes_in_play():
                near = s.ground.sector[s.heroes[other].spot] == s.ground.sector[h.spot]
                if other != hero and near and helps(s, other, item):
                    options.append(Throw(item, place, other, s.hero_id(other)))
    return options


def helps(s: Vigil, hero: int, item: Item) -> bool:
    """Whether a Potion would do anything for a hero."""
    h = s.heroes[hero]
    for then in item.then:
        if then.do == THEN_REFRESH_TOKEN and used_values(s, hero):
            return True
        if then.do == THEN_HEAL and h.wounds:
            return True
        if then.do == THEN_GAIN_MANA and h.mana < max_mana(s, h):
            return True
        if then.do == THEN_GAIN_ACTION and h.actions < h.all_actions:
            return True
    return False


def use_potion(s: Vigil, hero: int, place: int, user: int) -> Flow:
    """TLS-POTION-6, TLS-POTION-7: two uses, then it is out of the scenario."""
    h = s.heroes[hero]
    item = s.item(h.potions[place])
    h.doses[place] -= 1
    if s.log is not None:
        left = h.doses[place]
        s.log.tell(
            "PotionUsed", "TLS-POTION-1", item.id, hero=s.hero_id(user), item=item.id, left=left
        )
    if h.doses[place] == 0:
        del h.potions[place]
        del h.doses[place]
    for then in item.then:
        if then.do == THEN_REFRESH_TOKEN:
            yield from refresh_tokens(s, user, then.n, "TLS-POTION-2", item.id)
        elif then.do == THEN_HEAL:
            heal(s, user, then.n, "TLS-POTION-3", item.id)
        elif then.do == THEN_GAIN_MANA:
            gain_mana(s, user, then.n, "TLS-POTION-4", item.id)
        elif then.do == THEN_GAIN_ACTION:
            yield from restore_actions(s, user, then.n, "TLS-POTION-5", item.id)


# -- Armors and Shields in the own turn ----------------------------------------------------


def card_options(s: Vigil, hero: int) -> list[Option]:
    """TLS-ARMOR-4: spent cards are restored; TLS-ARMORY-23: Running Boots are used."""
    h = s.heroes[hero]
    options: list[Option] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if is_barred(s, hero, item):  # TLS-ARMORY-16, TLS-ARMORY-17
            continue
        if not h.ready[place]:
            options.extend(restore_options(s, hero, place))
        elif item.use == USE_IN_TURN:
            options.append(Pick("use", item.id, place))
    return options


def use_card(s: Vigil, hero: int, place: int) -> None:
    h = s.heroes[hero]
    item = s.item(h.armors[place])
    h.ready[place] = False
    for then in item.then:
        if then.do == THEN_NEXT_TOKEN:
            h.next_token += then.n
    if s.log is not None:
        s.log.tell("CardUsed", "TLS-ARMORY-23", item.id, hero=s.hero_id(hero), item=item.id)


# -- why not -------------------------------------------------------------------------------


def potion_refusals(s: Vigil, hero: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    h = s.heroes[hero]
    for number in h.potions:
        item = s.item(number)
        if not helps(s, hero, item):
            refusals.append(no_help(s, hero, item, f"drink {item.id}"))
        for other in s.heroes_in_play():
            if other != hero and has(h, THROW_POTION):
                refusals.extend(throw_refusals(s, hero, other, item))
    return refusals


def no_help(s: Vigil, user: int, item: Item, notation: str) -> Refusal:
    facts: dict[str, Fact] = {"item": item.id, "hero": s.hero_id(user)}
    return Refusal(notation, "no-help", POTION_RULES[item.then[0].do], facts)


def throw_refusals(s: Vigil, hero: int, other: int, item: Item) -> list[Refusal]:
    notation = f"throw {item.id} {s.hero_id(other)}"
    if s.ground.sector[s.heroes[other].spot] != s.ground.sector[s.heroes[hero].spot]:
        facts: dict[str, Fact] = {"hero": s.hero_id(other)}
        return [Refusal(notation, "other-sector", "TLS-TRAIT-6", facts)]
    return [] if helps(s, other, item) else [no_help(s, other, item, notation)]


def card_refusals(s: Vigil, hero: int) -> list[Refusal]:
    """In the own turn spent cards are restored and few are used."""
    h = s.heroes[hero]
    refusals: list[Refusal] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        facts: dict[str, Fact] = {"item": item.id}
        if not h.ready[place]:
            refusals.append(Refusal(f"use {item.id}", "card-spent", "TLS-ARMOR-3", facts))
            refusals.extend(restore_refusals(s, hero, place))
        elif item.use != USE_IN_TURN:
            rule = "TLS-ARMOR-1" if item.use == USE_ON_DAMAGE else "TLS-ARMOR-3"
            refusals.append(Refusal(f"use {item.id}", "not-in-the-turn", rule, facts))
        elif is_barred(s, hero, item):
            refusals.append(barred_refusal(item))
    return refusals
