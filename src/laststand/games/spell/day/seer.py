"""The Seer's abilities (Day p. 16 and 23)."""

from __future__ import annotations

from laststand.games.spell.day.building import can_pay, pay
from laststand.games.spell.day.scouting import FARTHEST_MIST, guesses_who, repel_mist
from laststand.games.spell.map.geometry import NO_SIDE, TILES
from laststand.games.spell.options import ReplaceCard
from laststand.games.spell.state import UNSEEN, Vigil
from laststand.games.spell.things.kinds import Cost
from laststand.kernel.choice import Option, Pick, Refusal
from laststand.kernel.events import Fact


def price(s: Vigil, ability: str) -> Cost:
    return s.box.seer.abilities[ability]


def why_not_repel(s: Vigil, side: int) -> str:
    """TLS-SEERACT-1, TLS-SEER-3, TLS-SEER-4."""
    if not s.has_structure(s.box.seer):
        return "TLS-SEERACT-1"
    if s.mist[side] >= FARTHEST_MIST:
        return "TLS-SEER-4"
    return "" if can_pay(s, price(s, "repel_mist")) else "TLS-SEER-3"


def seer_options(s: Vigil) -> list[Option]:
    if not s.has_structure(s.box.seer):
        return []
    options: list[Option] = [
        Pick("repel", TILES[side], side) for side in range(NO_SIDE) if not why_not_repel(s, side)
    ]
    if guesses_who(s) and can_pay(s, price(s, "guess_again")):
        for slot, cards in enumerate(s.slots):
            if s.box.is_french:
                options.extend(replacements(s, slot))
            elif len(cards) > 1:
                options.append(Pick("guess", s.box.slot_ids[slot], slot))
    return options


def replacements(s: Vigil, slot: int) -> list[Option]:
    """TLS-SEER-7 in the French edition: any card of the slot, while the deck has others."""
    unseen = sum([cards.count(UNSEEN) for cards in s.slots])
    if len(s.patterns) <= unseen:
        return []
    ids = s.box.pattern_ids
    return [
        ReplaceCard(slot, s.box.slot_ids[slot], card, ids[card])
        for card in s.slots[slot]
        if card != UNSEEN
    ]


def repel(s: Vigil, side: int) -> None:
    pay(s, price(s, "repel_mist"))
    repel_mist(s, side, "TLS-SEER-3")


def guess_again(s: Vigil, slot: int) -> None:
    """TLS-SEER-7: a slot's top card goes to the bottom of its pile."""
    pay(s, price(s, "guess_again"))
    cards = s.slots[slot]
    s.slots[slot] = [*cards[1:], cards[0]]
    if s.log is not None:
        s.log.tell("PatternsSwapped", "TLS-SEER-7", "seer", slot=s.box.slot_ids[slot])


def replace_card(s: Vigil, option: ReplaceCard) -> None:
    """TLS-SEER-7 in the French edition: the card goes under the deck, another takes its place."""
    pay(s, price(s, "guess_again"))
    cards = s.slots[option.slot]
    card = s.patterns.draw(s.chance)
    cards[cards.index(option.card)] = card
    s.patterns.put_at_bottom(option.card)
    if s.log is not None:
        s.log.tell(
            "PatternReplaced",
            "TLS-SEER-7",
            "seer",
            slot=option.slot_id,
            old=option.card_id,
            card=s.box.pattern_ids[card],
        )


def seer_refusals(s: Vigil) -> list[Refusal]:
    refusals = []
    for side in range(NO_SIDE):
        rule = why_not_repel(s, side)
        if rule:
            facts: dict[str, Fact] = {"gold": price(s, "repel_mist").gold, "tile": TILES[side]}
            why = {
                "TLS-SEERACT-1": "no-seer",
                "TLS-SEER-4": "mist-at-its-farthest",
                "TLS-SEER-3": "too-little-gold",
            }[rule]
            refusals.append(Refusal(f"repel {TILES[side]}", why, rule, facts))
    return refusals + guess_refusals(s)


def guess_refusals(s: Vigil) -> list[Refusal]:
    """TLS-SEER-7: of the slots that have cards."""
    cost = price(s, "guess_again")
    refusals = []
    for slot, cards in enumerate(s.slots):
        facts: dict[str, Fact] = {"slot": s.box.slot_ids[slot], "gold": cost.gold}
        notation = f"guess {s.box.slot_ids[slot]}"
        if not s.has_structure(s.box.seer):
            why, rule = "no-seer", "TLS-SEERACT-1"
        elif not guesses_who(s):
            why, rule = "not-guessed", "TLS-SEER-7"
        elif not can_pay(s, cost):
            why, rule = "too-little-gold", "TLS-SEER-7"
        else:
            why, rule = "one-card", "TLS-SEER-7"
        is_possible = why == "one-card" and (len(cards) > 1 or s.box.is_french)
        if cards and not is_possible:
            refusals.append(Refusal(notation, why, rule, facts))
    return refusals
