"""Placement rules for Horde cards."""

from __future__ import annotations

from laststand.games.bastion import told
from laststand.games.bastion.box import BLACK, NO_CARD, SPACES
from laststand.games.bastion.elements import home_of, home_of_enchantment
from laststand.games.bastion.state import Siege


def board_for(s: Siege, number: int, seat: int) -> int:
    """The side of the board that a card belongs to: LB-PLACING-1, LB-PLACING-2 and LB-PLACING-3, a
    Warlord like a Monster (LB-WARLORD-4, LB-WARLORD-5)."""
    colour = s.box.cards[number].colour
    return s.heroes[seat].side if colour == BLACK else s.side_of(colour)


def spaces_for(s: Siege, number: int, seat: int) -> list[int]:
    """Where a card may be placed; LB-PLACING-4, LB-PLACING-5: on any board, when the one
    concerned is full."""
    first = board_for(s, number, seat) * 3
    spaces = s.horde.spaces
    free = [space for space in range(first, first + 3) if spaces[space] == NO_CARD]
    if free:
        return free
    return [space for space in range(SPACES) if spaces[space] == NO_CARD]


def put_card(s: Siege, number: int, space: int, cause: str) -> bool:
    """Puts a card on its space. False: the Trap took it (LB-TILE-QUARRY-3)."""
    trap = s.elements.trap
    if trap.at == space:
        trap.at = home_of(s, trap)  # LB-TILE-QUARRY-4: a Warlord walks through it
        if not s.box.cards[number].is_warlord:
            s.deck.discard.append(number)
            told.card_trapped(s, number, space)
            return False
    s.horde.spaces[space] = number
    told.card_placed(s, space, cause)
    return True


def discard_card(s: Siege, space: int, rule: str, cause: str) -> None:
    """A card leaves play, and what lay on it returns where it came from (LB-COMBAT-15)."""
    horde, elements = s.horde, s.elements
    told.card_discarded(s, space, rule, cause)
    s.deck.discard.append(horde.spaces[space])
    horde.spaces[space] = NO_CARD
    if space in horde.fallen:
        horde.fallen.remove(space)
    if horde.marked[space]:
        horde.marked[space] = False
        s.reserve.grasp += 1
    if elements.net.at == space:  # LB-TILE-TREBUCHET-3
        elements.net.at = home_of(s, elements.net)
    if elements.enchantment.at == space:
        elements.enchantment.at = home_of_enchantment(s)
