"""Ongoing effects (LB-EFFECT-2): questions asked of the cards in play, on neutral boards too
(LB-NEUTRAL-8). A netted card (LB-TILE-TREBUCHET-2) or one just vanquished (LB-COMBAT-17)
answers none; the Net has no hold on a Warlord (LB-WARLORD-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from laststand.games.bastion.box import NO_CARD, OPPOSITE, SPACES, SPACES_AT
from laststand.games.bastion.vocabulary import (
    BAR_TILE_IN_FRONT,
    BLOCK_ALL_POWERS,
    BLOCK_COMBAT_DIE,
    BLOCK_LINKED_POWER,
    FIRM_WHEN_FULL,
    FORBID_CALL_TO_ARMS,
    FORBID_EQUIPMENT,
    GUARDED_BY_BOARD,
    GUARDED_BY_OPPOSITE,
    HOLD_IN_FRONT,
    RALLY_BOARD,
    Ongoing,
    Power,
)
from laststand.kernel.action import Reason

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


def ongoing_on(s: Siege, space: int) -> int:
    """The effects that the card on a space has now, a bit for each."""
    number = s.horde.spaces[space]
    if number == NO_CARD:
        return 0
    bits = s.box.ongoing_bits[number]
    return bits if bits and answers(s, space) else 0


def is_on(s: Siege, space: int, effect: Ongoing) -> bool:
    """Whether the card on a space has an effect, and has it now."""
    return ongoing_on(s, space) & effect.bit != 0


def is_anywhere(s: Siege, effect: Ongoing) -> bool:
    bit, spaces, bits = i64(effect.bit), s.horde.spaces, s.box.ongoing_bits
    for space in range(i64(SPACES)):
        number = spaces[space]
        if number != NO_CARD and bits[number] & bit and answers(s, space):
            return True
    return False


def how_many(s: Siege, effect: Ongoing, first: int, beyond: int) -> int:
    """The cards on some spaces that have an effect now."""
    found = 0
    bit, spaces, bits = i64(effect.bit), s.horde.spaces, s.box.ongoing_bits
    space: i64
    for space in range(first, beyond):
        number = spaces[space]
        if number != NO_CARD and bits[number] & bit and answers(s, space):
            found += 1
    return found


def answers(s: Siege, space: int) -> bool:
    """Whether a card in play has any effect now."""
    if space in s.horde.fallen:
        return False
    return s.elements.net.at != space or s.card_on(space).is_warlord


def white_dice(s: Siege) -> int:
    """LB-CARD-22: the white Combat dice that no card blocks."""
    return max(0, s.box.white_dice - how_many(s, BLOCK_COMBAT_DIE, 0, SPACES))


def may_spend_equipment(s: Siege) -> bool:
    """LB-CARD-26."""
    return not is_anywhere(s, FORBID_EQUIPMENT)


def may_call_to_arms(s: Siege) -> bool:
    """LB-CARD-27."""
    return not is_anywhere(s, FORBID_CALL_TO_ARMS)


def is_held(s: Siege, place: int) -> bool:
    """LB-CARD-28: no hero leaves the tile in front of such a card."""
    for space in SPACES_AT[place]:
        if is_on(s, space, HOLD_IN_FRONT):
            return True
    return False


def is_barred(s: Siege, place: int) -> bool:
    """LB-CARD-42: nobody activates the tile in front of such a card."""
    for space in SPACES_AT[place]:
        if is_on(s, space, BAR_TILE_IN_FRONT):
            return True
    return False


# -- powers --------------------------------------------------------------------------------


def has_power(s: Siege, seat: int, power: Power) -> bool:
    """Whether a hero has this power (LB-POWER-1) and can use it now: not in the Grasp of Evil
    nor wounded (LB-POWER-2, LB-GRASP-3), and blocked by no card."""
    hero = s.heroes[seat]
    return (
        hero.power is power
        and not hero.is_wounded
        and not hero.in_grasp
        and not is_linked_power_blocked(s, seat)
        and not is_anywhere(s, BLOCK_ALL_POWERS)
    )


def is_linked_power_blocked(s: Siege, seat: int) -> bool:
    """LB-CARD-29: by a card on the hero's own board."""
    first = s.heroes[seat].side * 3
    return how_many(s, BLOCK_LINKED_POWER, first, first + 3) > 0


def why_powerless(s: Siege, seat: int) -> Reason | None:
    """Why a hero cannot use the power, whatever it is."""
    hero = s.heroes[seat]
    if hero.is_wounded:
        return Reason("power-wounded", "LB-WOUND-14", {"hero": s.hero_id(seat)})
    if hero.in_grasp:
        return Reason("power-in-grasp", "LB-GRASP-3", {"hero": s.hero_id(seat)})
    if is_linked_power_blocked(s, seat):
        return Reason("power-blocked", "LB-CARD-29", {"hero": s.hero_id(seat)})
    if is_anywhere(s, BLOCK_ALL_POWERS):
        return Reason("powers-blocked", "LB-CARD-30", {"hero": s.hero_id(seat)})
    return None


def why_not_power(s: Siege, seat: int, power: Power) -> Reason | None:
    """Why a hero cannot use a power: it is another's, or it is lost."""
    if s.heroes[seat].power is power:
        return why_powerless(s, seat)
    owner = [hero.id for hero in s.box.heroes if hero.power is power]
    return Reason("not-your-power", "LB-POWER-1", {"hero": s.hero_id(seat), "owner": owner})


# -- resistance and guards -----------------------------------------------------------------


def rallied(s: Siege, space: int) -> int:
    """LB-CARD-31: what the other cards of its board add to a Monster's resistance."""
    if s.card_on(space).is_warlord:
        return 0
    first = space // 3 * 3
    own = 1 if is_on(s, space, RALLY_BOARD) else 0
    return how_many(s, RALLY_BOARD, first, first + 3) - own


def firmness(s: Siege, space: int) -> int:
    """LB-CARD-43: what a full board adds to the resistance of such a card."""
    return 1 if is_on(s, space, FIRM_WHEN_FULL) and s.horde.is_full(space // 3) else 0


def is_guarded(s: Siege, space: int) -> bool:
    """A card that cannot be fought now."""
    return is_guarded_by_opposite(s, space) or is_guarded_by_board(s, space)


def is_guarded_by_opposite(s: Siege, space: int) -> bool:
    """LB-CARD-32."""
    if not is_on(s, space, GUARDED_BY_OPPOSITE):
        return False
    return s.horde.spaces[OPPOSITE[space]] != NO_CARD


def is_guarded_by_board(s: Siege, space: int) -> bool:
    """LB-CARD-33."""
    if not is_on(s, space, GUARDED_BY_BOARD):
        return False
    first = space // 3 * 3
    for other in range(first, first + 3):
        if other != space and s.horde.spaces[other] != NO_CARD:
            return True
    return False
