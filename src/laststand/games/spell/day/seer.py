"""The Seer's abilities (Day p. 16 and 23)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.day.acting import DayAction, can_pay, pay, too_little_gold
from laststand.games.spell.day.scouting import FARTHEST_MIST, guesses_who, repel_mist
from laststand.games.spell.map.geometry import NO_SIDE, TILES
from laststand.games.spell.monsters.spawn import UNSEEN, spawn_to_change
from laststand.games.spell.options import ForGold, ReplaceCard
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Cost
from laststand.kernel.action import NOTHING, Reason


def price(s: Vigil, ability: str) -> Cost:
    return s.box.seer.abilities[ability]


NO_SEER: Final = Reason("no-seer", "TLS-SEERACT-1")


class RepelMist(DayAction[ForGold]):
    """TLS-SEER-3: a Mist tile goes one spot back."""

    verb = "repel"

    def candidates(self, s: Vigil) -> list[ForGold]:
        gold = price(s, "repel_mist").gold
        return [ForGold("repel", TILES[side], side, gold) for side in range(NO_SIDE)]

    def why_not(self, s: Vigil, option: ForGold) -> Reason | None:
        if not s.has_structure(s.box.seer):
            return NO_SEER
        if s.mist.distances[option.value] >= FARTHEST_MIST:
            return Reason("mist-at-its-farthest", "TLS-SEER-4", {"tile": option.thing})
        cost = price(s, "repel_mist")
        return None if can_pay(s, cost) else too_little_gold(cost.gold, "TLS-SEER-3")

    def options(self, s: Vigil) -> list[ForGold]:
        is_paid = s.has_structure(s.box.seer) and can_pay(s, price(s, "repel_mist"))
        return super().options(s) if is_paid else NOTHING

    def do(self, s: Vigil, option: ForGold) -> None:
        pay(s, price(s, "repel_mist"))
        repel_mist(s, option.value, "TLS-SEER-3")


# -- Guess Again ---------------------------------------------------------------------------


def why_no_guess(s: Vigil) -> Reason | None:
    """Why the Seer does not guess again whatever the slot."""
    if not s.has_structure(s.box.seer):
        return NO_SEER
    if not guesses_who(s):
        return NOT_GUESSED
    cost = price(s, "guess_again")
    return None if can_pay(s, cost) else too_little_gold(cost.gold, "TLS-SEER-7")


NOT_GUESSED: Final = Reason("not-guessed", "TLS-SEER-7")


class GuessAgain(DayAction[ForGold]):
    """TLS-SEER-7: a slot's top card goes to the bottom of its pile."""

    verb = "guess"

    def candidates(self, s: Vigil) -> list[ForGold]:
        gold = price(s, "guess_again").gold
        return [ForGold("guess", id, slot, gold) for slot, id in enumerate(s.box.slot_ids)]

    def why_not(self, s: Vigil, option: ForGold) -> Reason | None:
        cards = s.spawn.slots[option.value]
        if not cards:
            return Reason("empty-slot", "TLS-SEER-7", {"slot": option.thing})
        barred = why_no_guess(s)
        if barred is not None:
            return barred
        return None if len(cards) > 1 else Reason("one-card", "TLS-SEER-7", {"slot": option.thing})

    def options(self, s: Vigil) -> list[ForGold]:
        return super().options(s) if why_no_guess(s) is None else NOTHING

    def do(self, s: Vigil, option: ForGold) -> None:
        guess_again(s, option.value)


def guess_again(s: Vigil, slot: int) -> None:
    pay(s, price(s, "guess_again"))
    cards = s.spawn.slots[slot]
    spawn_to_change(s).slots[slot] = [*cards[1:], cards[0]]
    told.patterns_swapped(s, slot)


class ReplacePattern(DayAction[ReplaceCard]):
    """TLS-SEER-7 in the French edition: any card of a slot goes under the deck, another takes its
    place, while the deck has others."""

    verb = "guess"

    def candidates(self, s: Vigil) -> list[ReplaceCard]:
        found: list[ReplaceCard] = []
        gold = price(s, "guess_again").gold
        for slot, id in enumerate(s.box.slot_ids):
            cards = [card for card in s.spawn.slots[slot] if card != UNSEEN]
            found.extend(
                [ReplaceCard(slot, id, card, s.box.pattern_ids[card], gold) for card in cards]
            )
            if not cards:
                found.append(ReplaceCard(slot, id, UNSEEN, "", gold))
        return found

    def why_not(self, s: Vigil, option: ReplaceCard) -> Reason | None:
        if not s.spawn.slots[option.slot]:
            return Reason("empty-slot", "TLS-SEER-7", {"slot": option.slot_id})
        return why_no_guess(s) or self.why_no_other(s)

    def why_no_other(self, s: Vigil) -> Reason | None:
        unseen = sum([cards.count(UNSEEN) for cards in s.spawn.slots])
        return NO_OTHER_CARD if len(s.spawn.patterns) <= unseen else None

    def options(self, s: Vigil) -> list[ReplaceCard]:
        return super().options(s) if s.has_structure(s.box.seer) else NOTHING

    def do(self, s: Vigil, option: ReplaceCard) -> None:
        pay(s, price(s, "guess_again"))
        spawn = spawn_to_change(s)
        cards = spawn.slots[option.slot]
        card = spawn.patterns.draw(s.chance)
        cards[cards.index(option.card)] = card
        spawn.patterns.put_at_bottom(option.card)
        told.pattern_replaced(s, option.slot, option.card, card)


NO_OTHER_CARD: Final = Reason("no-other-card", "TLS-SEER-7")
