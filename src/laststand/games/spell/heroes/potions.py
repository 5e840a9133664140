"""Potions (Night p. 8)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.heroes.acting import HeroAction, not_held
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import has
from laststand.games.spell.heroes.tokens import (
    gain_mana,
    heal,
    mana_to_gain,
    refresh_tokens,
    restore_actions,
    used_values,
)
from laststand.games.spell.options import NO_CARD, Throw
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.words import (
    POTION,
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_REFRESH_TOKEN,
    THROW_POTION,
)
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.choice import Flow, Pick


class Drink(HeroAction[Pick]):
    """TLS-POTION-1: in the own turn, as a free extra action."""

    verb = "drink"

    def candidates(self, s: Vigil) -> list[Pick]:
        h = s.heroes[self.hero]
        held = [Pick("drink", s.item(h.potions[place]).id, place) for place in different_places(h)]
        return held + [Pick("drink", item.id, NO_CARD) for item in potions_not_held(s, h)]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        if option.value == NO_CARD:
            return not_held(s, self.hero, option.thing)
        return why_no_help(s, self.hero, s.item(s.heroes[self.hero].potions[option.value]))

    def options(self, s: Vigil) -> list[Pick]:
        h = s.heroes[self.hero]
        if not h.potions:
            return NOTHING
        found: list[Pick] = []
        for place in different_places(h):
            item = s.item(h.potions[place])
            if helps(s, self.hero, item):
                found.append(Pick("drink", item.id, place))
        return found

    def do(self, s: Vigil, option: Pick) -> Flow:
        return use_potion(s, self.hero, option.value, self.hero)


class ThrowPotion(HeroAction[Throw]):
    """With Potion Throw, for another hero in the Current sector."""

    verb = "throw"

    def candidates(self, s: Vigil) -> list[Throw]:
        h = s.heroes[self.hero]
        others = [other for other in s.heroes_in_play() if other != self.hero]
        held = [
            Throw(s.item(h.potions[place]), place, other, s.hero_id(other))
            for place in different_places(h)
            for other in others
        ]
        return held + [
            Throw(item, NO_CARD, other, s.hero_id(other))
            for item in potions_not_held(s, h)
            for other in others
        ]

    def why_not(self, s: Vigil, option: Throw) -> Reason | None:
        h = s.heroes[self.hero]
        if option.place == NO_CARD:
            return not_held(s, self.hero, option.item.id)
        if not has(h, THROW_POTION):
            return NO_THROW
        if s.ground.sector[s.heroes[option.hero].spot] != s.ground.sector[h.spot]:
            return Reason("other-sector", "TLS-TRAIT-6", {"hero": option.whom})
        return why_no_help(s, option.hero, option.item)

    def options(self, s: Vigil) -> list[Throw]:
        h = s.heroes[self.hero]
        if not h.potions or not has(h, THROW_POTION):
            return NOTHING
        return super().options(s)

    def do(self, s: Vigil, option: Throw) -> Flow:
        return use_potion(s, self.hero, option.place, option.hero)


NO_THROW: Final = Reason("no-throw", "TLS-POTION-1")


def different_places(h: Hero) -> list[int]:
    """Where a hero's Potions are, one of each kind."""
    return [at for at, number in enumerate(h.potions) if h.potions.index(number) == at]


def potions_not_held(s: Vigil, h: Hero) -> list[Item]:
    return [item for item in s.box.items if item.kind is POTION and item.number not in h.potions]


def why_no_help(s: Vigil, user: int, item: Item) -> Reason | None:
    if helps(s, user, item):
        return None
    facts = {"item": item.id, "hero": s.hero_id(user)}
    return Reason("no-help", "TLS-POTION-9", {**facts})


def helps(s: Vigil, hero: int, item: Item) -> bool:
    """TLS-POTION-9: whether a Potion would do anything for a hero."""
    h = s.heroes[hero]
    for then in item.then:
        if then.do is THEN_REFRESH_TOKEN and used_values(s, hero):
            return True
        if then.do is THEN_HEAL and h.wounds:
            return True
        if then.do is THEN_GAIN_MANA and mana_to_gain(s, h) > 0:
            return True
        if then.do is THEN_GAIN_ACTION and h.actions < h.all_actions:
            return True
    return False


def use_potion(s: Vigil, hero: int, place: int, user: int) -> Flow:
    """TLS-POTION-6, TLS-POTION-7: two uses, then it is out of the scenario; both may be of one
    turn (TLS-POTION-8)."""
    h = s.heroes[hero]
    item = s.item(h.potions[place])
    h.doses[place] -= 1
    told.potion_used(s, user, item, h.doses[place])
    if h.doses[place] == 0:
        del h.potions[place]
        del h.doses[place]
    for then in item.then:
        if then.do is THEN_REFRESH_TOKEN:
            yield from refresh_tokens(s, user, then.n, "TLS-POTION-2", item.id)
        elif then.do is THEN_HEAL:
            heal(s, user, then.n, "TLS-POTION-3", item.id)
        elif then.do is THEN_GAIN_MANA:
            gain_mana(s, user, then.n, "TLS-POTION-4", item.id)
        elif then.do is THEN_GAIN_ACTION:
            yield from restore_actions(s, user, then.n, "TLS-POTION-5", item.id)
