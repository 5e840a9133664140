"""Ongoing effects (LB-EFFECT-2): questions asked of the cards in play, on neutral boards too
(LB-NEUTRAL-8). A netted card (LB-TILE-TREBUCHET-2) or one just vanquished (LB-COMBAT-17)
answers none; the Net has no hold on a Warlord (LB-WARLORD-3)."""

from __future__ import annotations

from laststand.games.bastion.box import (
    BLOCK_ALL_POWERS,
    BLOCK_COMBAT_DIE,
    BLOCK_LINKED_POWER,
    FORBID_CALL_TO_ARMS,
    FORBID_EQUIPMENT,
    GUARDED_BY_BOARD,
    GUARDED_BY_OPPOSITE,
    HOLD_IN_FRONT,
    OPPOSITE,
    RALLY_BOARD,
    SPACES,
    SPACES_AT,
)
from laststand.games.bastion.state import NO_CARD, Siege


def ongoing_on(s: Siege, space: int) -> int:
    """The ongoing effects of the card on a space, as bits."""
    number = s.spaces[space]
    if number == NO_CARD or space in s.fallen:
        return 0
    if s.net == space and not s.box.cards[number].is_warlord:
        return 0
    return s.box.ongoing[number]


def is_anywhere(s: Siege, effect: int) -> bool:
    printed = s.box.ongoing
    for space in range(SPACES):
        number = s.spaces[space]
        if number != NO_CARD and printed[number] & effect and ongoing_on(s, space) & effect:
            return True
    return False


def white_dice(s: Siege) -> int:
    """LB-CARD-22: the white Combat dice that no card blocks."""
    free = s.box.white_dice
    printed = s.box.ongoing
    for space in range(SPACES):
        number = s.spaces[space]
        if number != NO_CARD and printed[number] & BLOCK_COMBAT_DIE and ongoing_on(s, space):
            free -= 1
    return max(0, free)


def may_spend_equipment(s: Siege) -> bool:
    """LB-CARD-26."""
    return not is_anywhere(s, FORBID_EQUIPMENT)


def may_call_to_arms(s: Siege) -> bool:
    """LB-CARD-27."""
    return not is_anywhere(s, FORBID_CALL_TO_ARMS)


def is_held(s: Siege, place: int) -> bool:
    """LB-CARD-28: no hero leaves the tile in front of such a card."""
    for space in SPACES_AT[place]:
        if ongoing_on(s, space) & HOLD_IN_FRONT:
            return True
    return False


def has_power(s: Siege, seat: int, power: int) -> bool:
    """Whether a hero has this power (LB-POWER-1) and can use it now: not in the Grasp of Evil
    nor wounded (LB-POWER-2, LB-GRASP-3), and blocked by no card."""
    hero = s.heroes[seat]
    return (
        hero.power == power
        and not hero.is_wounded
        and not hero.in_grasp
        and not is_power_blocked(s, seat)
    )


def is_power_blocked(s: Siege, seat: int) -> bool:
    return is_linked_power_blocked(s, seat) or is_anywhere(s, BLOCK_ALL_POWERS)  # LB-CARD-30


def is_linked_power_blocked(s: Siege, seat: int) -> bool:
    """LB-CARD-29: by a card on the hero's own board."""
    first = s.heroes[seat].side * 3
    for space in range(first, first + 3):
        if ongoing_on(s, space) & BLOCK_LINKED_POWER:
            return True
    return False


def rallied(s: Siege, space: int) -> int:
    """LB-CARD-31: what the other cards of its board add to a Monster's resistance."""
    if s.card_on(space).is_warlord:
        return 0
    first = space // 3 * 3
    added = 0
    for other in range(first, first + 3):
        if other != space and ongoing_on(s, other) & RALLY_BOARD:
            added += 1
    return added


def is_guarded(s: Siege, space: int) -> bool:
    """A card that cannot be fought now."""
    return is_guarded_by_opposite(s, space) or is_guarded_by_board(s, space)


def is_guarded_by_opposite(s: Siege, space: int) -> bool:
    """LB-CARD-32."""
    if not ongoing_on(s, space) & GUARDED_BY_OPPOSITE:
        return False
    return s.spaces[OPPOSITE[space]] != NO_CARD


def is_guarded_by_board(s: Siege, space: int) -> bool:
    """LB-CARD-33."""
    if not ongoing_on(s, space) & GUARDED_BY_BOARD:
        return False
    first = space // 3 * 3
    for other in range(first, first + 3):
        if other != space and s.spaces[other] != NO_CARD:
            return True
    return False
