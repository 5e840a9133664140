"""Placement rules for Horde cards."""

from __future__ import annotations

from laststand.games.bastion.box import BLACK, QUARRY, SPACES, TREBUCHET
from laststand.games.bastion.end import lose
from laststand.games.bastion.grasp import home_of, home_of_enchantment
from laststand.games.bastion.state import NO_CARD, Siege


def draw_card(s: Siege, seat: int, cause: str) -> int:
    """The first card of the deck: a Monster, or the Warlord that lies under so many of them
    (LB-SETUP-11). LB-END-7: with the deck empty the game is lost."""
    if s.runs[0] == 0 and len(s.runs) == 1:
        lose(s, "deck-empty", "LB-END-7")
    if s.runs[0] > 0:
        s.runs[0] -= 1
        number = s.monsters.draw(s.chance)
    else:
        del s.runs[0]
        number = s.warlords.draw(s.chance)  # LB-SETUP-12: only now is it known which
    if s.log is not None:
        s.log.tell(
            "CardDrawn", "LB-HORDE-6", cause, card=s.box.cards[number].id, hero=s.hero_id(seat)
        )
    return number


def spaces_for(s: Siege, number: int, seat: int) -> list[int]:
    """Where a card may be placed: LB-PLACING-1, LB-PLACING-2 and LB-PLACING-3, a Warlord like
    a Monster (LB-WARLORD-4, LB-WARLORD-5); LB-PLACING-4, LB-PLACING-5: on any board, when the
    one concerned is full."""
    colour = s.box.cards[number].colour
    side = s.heroes[seat].side if colour == BLACK else s.side_of(colour)
    first = side * 3
    free = [space for space in range(first, first + 3) if s.spaces[space] == NO_CARD]
    if free:
        return free
    return [space for space in range(SPACES) if s.spaces[space] == NO_CARD]


def put_card(s: Siege, number: int, space: int, cause: str) -> bool:
    """Puts a card on its space. False: the Trap took it (LB-TILE-QUARRY-3)."""
    card = s.box.cards[number]
    if s.trap == space:
        s.trap = home_of(s, QUARRY)  # LB-TILE-QUARRY-4: a Warlord walks through it
        if not card.is_warlord:
            s.discard.append(number)
            if s.log is not None:
                s.log.tell(
                    "CardTrapped",
                    "LB-TILE-QUARRY-3",
                    "trap",
                    card=card.id,
                    space=s.ring.names[space],
                )
            return False
    s.spaces[space] = number
    if s.log is not None:
        kind = "WarlordAppeared" if card.is_warlord else "CardPlaced"
        s.log.tell(kind, "LB-PLACING-1", cause, card=card.id, space=s.ring.names[space])
    return True


def discard_card(s: Siege, space: int, rule: str, cause: str) -> None:
    """A card leaves play, and what lay on it returns where it came from (LB-COMBAT-15)."""
    number = s.spaces[space]
    s.spaces[space] = NO_CARD
    s.discard.append(number)
    if s.log is not None:
        s.log.tell(
            "CardDiscarded", rule, cause, card=s.box.cards[number].id, space=s.ring.names[space]
        )
    if space in s.fallen:
        s.fallen.remove(space)
    if s.marked[space]:
        s.marked[space] = False
        s.grasp += 1
    if s.net == space:  # LB-TILE-TREBUCHET-3
        s.net = home_of(s, TREBUCHET)
    if s.enchantment == space:
        s.enchantment = home_of_enchantment(s)
