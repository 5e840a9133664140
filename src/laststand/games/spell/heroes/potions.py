"""Potions and cards used in the own turn (Night p. 8)."""

from __future__ import annotations

from laststand.games.spell.heroes.damage import is_barred, restore_options
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
from laststand.games.spell.things.kinds import (
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_NEXT_TOKEN,
    THEN_REFRESH_TOKEN,
    THROW_POTION,
    USE_IN_TURN,
    Item,
)
from laststand.kernel.choice import Option, Pick
from laststand.kernel.step import Flow


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
