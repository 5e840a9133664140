"""Armors and Shields: which serve, and how spent ones are restored (Night p. 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.heroes.acting import HeroAction, not_held, too_little_mana
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import is_barred
from laststand.games.spell.heroes.step import WindowOfHero
from laststand.games.spell.options import DONE, NO_CARD, Restore
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.words import ARMOR, SHIELD
from laststand.kernel.action import NOTHING, Actions, End, Reason
from laststand.kernel.events import Fact

DRAINED: Final = 2  # TLS-ABILITY-9


def card_barred(item: Item) -> Reason:
    """TLS-ARMORY-16, TLS-ARMORY-17: another card rules it out."""
    rule = "TLS-ARMORY-16" if item.slot is SHIELD else "TLS-ARMORY-17"
    return Reason("card-barred", rule, {"item": item.id})


def cards_not_worn(s: Vigil, h: Hero) -> list[Item]:
    return [item for item in s.box.items if item.kind is ARMOR and item.number not in h.armors]


# -- restoring -----------------------------------------------------------------------------


class RestoreCard(HeroAction[Restore]):
    """TLS-ARMOR-4: a spent card is ready again, for Mana or fresh Movement tokens, whichever it
    asks for."""

    verb = "restore"

    def serves(self, item: Item, place: int) -> bool:
        """Whether what it is offered for allows the card."""
        return True

    def candidates(self, s: Vigil) -> list[Restore]:
        h = s.heroes[self.hero]
        found: list[Restore] = []
        for place, number in enumerate(h.armors):
            item = s.item(number)
            prices = [[]] if h.ready[place] else token_sets(h.tokens, token_price(item)) or [[]]
            found.extend([Restore(item, place, tokens) for tokens in prices])
        return found + [Restore(item, NO_CARD, []) for item in cards_not_worn(s, h)]

    def why_not(self, s: Vigil, option: Restore) -> Reason | None:
        h, item = s.heroes[self.hero], option.item
        if option.place == NO_CARD:
            return not_held(s, self.hero, item.id)
        if h.ready[option.place]:
            return Reason("card-ready", "TLS-ARMOR-3", {"item": item.id})
        if is_barred(s, self.hero, item):
            return card_barred(item)
        if not self.serves(item, option.place):
            return Reason("not-restored-now", "TLS-ARMOR-4", {"item": item.id})
        return self.why_unpaid(s, option)

    def why_unpaid(self, s: Vigil, option: Restore) -> Reason | None:
        h, item = s.heroes[self.hero], option.item
        if item.restore_mana:
            if h.mana >= item.restore_mana:
                return None
            return too_little_mana(h, item.restore_mana, "TLS-ARMOR-4")
        if item.restore_tokens:
            if option.tokens in token_sets(h.fresh_tokens(), token_price(item)):
                return None
            facts: dict[str, Fact] = {"item": item.id, "tokens": item.restore_tokens}
            return Reason("too-few-tokens", "TLS-ARMOR-4", facts)
        return Reason("restored-at-dusk", "TLS-DUSK-3", {"item": item.id})

    def options(self, s: Vigil) -> list[Restore]:
        h = s.heroes[self.hero]
        found: list[Restore] = NOTHING
        for place, is_ready in enumerate(h.ready):
            if is_ready:
                continue
            item = s.item(h.armors[place])
            if self.serves(item, place) and not is_barred(s, self.hero, item):
                found = found + ways_to_restore(s, self.hero, place)
        return found

    def do(self, s: Vigil, option: Restore) -> None:
        h = s.heroes[self.hero]
        for value in option.tokens:
            h.turn_token(value, False)
        if not option.tokens:
            h.mana -= option.item.restore_mana
        h.ready[option.place] = True
        told.card_restored(s, self.hero, option.item, "TLS-ARMOR-4")


def ways_to_restore(s: Vigil, hero: int, place: int) -> list[Restore]:
    h = s.heroes[hero]
    item = s.item(h.armors[place])
    if item.restore_mana:
        return [Restore(item, place, [])] if h.mana >= item.restore_mana else []
    sets = token_sets(h.fresh_tokens(), token_price(item))
    return [Restore(item, place, tokens) for tokens in sets]


def token_price(item: Item) -> int:
    """How many fresh tokens a card takes, unless it takes Mana."""
    return 0 if item.restore_mana else item.restore_tokens


def token_sets(tokens: list[int], n: int) -> list[list[int]]:
    """Every different choice of one or two tokens, by their values; none of no tokens."""
    values = sorted(tokens)
    sets: list[list[int]] = []
    for at, first in enumerate(values):
        for chosen in [[first]] if n == 1 else [[first, second] for second in values[at + 1 :]]:
            if n and chosen not in sets:
                sets.append(chosen)
    return sets


# -- with what is about to go --------------------------------------------------------------


class RestoreWith(RestoreCard):
    """Only the cards that take what is about to go: Mana, or Movement tokens."""

    def __init__(self, hero: int, is_mana: bool) -> None:
        super().__init__(hero)
        self.is_mana: Final = is_mana

    def serves(self, item: Item, place: int) -> bool:
        return (item.restore_mana if self.is_mana else item.restore_tokens) > 0


class LastRestore(WindowOfHero):
    """TLS-ARMOR-4: what is about to go may still restore cards."""

    rule: ClassVar[str] = "TLS-ARMOR-4"
    is_mana: ClassVar[bool] = False
    """Whether it is Mana; else it is Movement tokens."""

    def actions(self, s: Vigil) -> Actions:
        return [End(DONE), RestoreWith(self.hero, self.is_mana)]

    def is_of_use(self, s: Vigil) -> bool:
        return len(RestoreWith(self.hero, self.is_mana).options(s)) > 0


class RestoreBeforeDrain(LastRestore):
    """Whoever loses Mana to an attack."""

    window: ClassVar[str] = "restore-before-drain"
    is_mana: ClassVar[bool] = True

    def matters(self, s: Vigil) -> bool:
        """Not if the Mana that is left restores them all."""
        h = s.heroes[self.hero]
        prices = [
            s.item(number).restore_mana for at, number in enumerate(h.armors) if not h.ready[at]
        ]
        return h.mana < sum(prices) + DRAINED and self.is_of_use(s)


class RestoreCards(LastRestore):
    """Whoever has tokens left when a Monster Phase ends, before they are refreshed."""

    window: ClassVar[str] = "restore-cards"


def wears_restorable(s: Vigil, hero: int) -> bool:
    """Whether a hero has a card that Movement tokens restore."""
    for number in s.heroes[hero].armors:
        if s.item(number).restore_tokens:
            return True
    return False
