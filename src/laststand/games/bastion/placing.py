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


def move_card(s: Siege, space: int, to: int, rule: str, cause: str) -> None:
    """A card goes to a free space, with everything on it. LB-TILE-QUARRY-3: the Trap that is set
    there takes a Monster."""
    horde, elements = s.horde, s.elements
    card = s.card_on(space)
    if elements.trap.at == to:
        elements.trap.at = home_of(s, elements.trap)  # LB-TILE-QUARRY-4
        if not card.is_warlord:
            told.card_trapped(s, horde.spaces[space], to)
            discard_card(s, space, "LB-TILE-QUARRY-3", "trap")
            return
    swap_cards(s, space, to)
    told.card_moved(s, to, rule, cause)


def swap_cards(s: Siege, one: int, other: int) -> None:
    """Everything on a card goes with it."""
    spaces, marked = s.horde.spaces, s.horde.marked
    spaces[one], spaces[other] = spaces[other], spaces[one]
    marked[one], marked[other] = marked[other], marked[one]
    for element in (s.elements.net, s.elements.enchantment):
        if element.at == one:
            element.at = other
        elif element.at == other:
            element.at = one


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
