"""Everything face up on the table, for people and pages."""

from __future__ import annotations

from typing import Any

from laststand.games.bastion.box import (
    BOARD_COLOURS,
    COLOURS,
    FACES,
    INSTANT,
    ONGOING,
    PLACES,
    SIDES,
    Card,
)
from laststand.games.bastion.chances import Row, chances
from laststand.games.bastion.combat import (
    NO_TOKENS,
    can_win,
    foe_on,
    pledged_tokens,
    spare_tokens,
    subsets,
)
from laststand.games.bastion.end import score_parts
from laststand.games.bastion.hero_phase import fight_options, may_fight
from laststand.games.bastion.ongoing import has_power, is_guarded, white_dice
from laststand.games.bastion.options import OnSpaces
from laststand.games.bastion.position import STATUS, write_element, write_equipment, write_place
from laststand.games.bastion.state import NO_CARD, Siege


def view(s: Siege) -> dict[str, Any]:
    return {
        "level": s.level.id,
        "turn": s.turn,
        "turn_side": SIDES[s.turn_side],
        "active": s.active,
        "tiles": [view_tile(s, place) for place in range(len(s.tiles))],
        "boards": [view_board(s, side) for side in range(len(s.board_at))],
        "heroes": [view_hero(s, seat) for seat in range(s.players)],
        "reserve": {
            "life": s.life,
            "equipment": {colour: s.equipment[number] for number, colour in enumerate(COLOURS)},
            "calls": s.calls,
            "grasp": s.grasp,
        },
        "elements": {
            "trap": write_element(s.trap, s.ring.names),
            "net": write_element(s.net, s.ring.names),
            "standard": write_element(s.standard, COLOURS),
            "enchantment": write_element(s.enchantment, s.ring.names),
        },
        "deck": view_deck(s),
        "discard": [s.box.card_ids[card] for card in s.discard],
        "corruption_die": [INSTANT[face] for face in s.box.corruption_faces],
        "white_dice": white_dice(s),
        "turn_flags": {
            "moved": s.has_moved,
            "activated": s.has_activated,
            "fought": s.has_fought,
        },
        "drawn": None if s.drawn == NO_CARD else view_card(s.box.cards[s.drawn]),
        "corruption": "" if s.corruption < 0 else INSTANT[s.corruption],
        "dice": [FACES[face] for face in s.faces],
        "combat": view_combat(s),
        "odds": view_odds(s),
        "score": score_parts(s, False),
    }


def view_tile(s: Siege, place: int) -> dict[str, Any]:
    return {"place": PLACES[place], "id": s.box.tile_ids[s.tiles[place]], "grasp": s.grasped[place]}


def view_board(s: Siege, side: int) -> dict[str, Any]:
    return {
        "side": SIDES[side],
        "colour": s.board_id(side),
        "seat": s.hero_at(side),
        "neutral": s.hero_at(side) < 0,
        "full": s.is_full(side),
        "effects": [INSTANT[effect] for effect in s.box.boards[s.board_at[side]].full],
        "spaces": [view_space(s, space) for space in range(side * 3, side * 3 + 3)],
    }


def view_space(s: Siege, space: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"name": s.ring.names[space], "trap": s.trap == space, "card": None}
    if s.spaces[space] != NO_CARD:
        foe = foe_on(s, space)
        seen["card"] = view_card(s.card_on(space))
        seen["grasp"] = s.marked[space]
        seen["net"] = s.net == space
        seen["enchanted"] = s.enchantment == space
        seen["resistance"] = write_equipment(foe.needs)
        seen["waived"] = foe.waived
        seen["guarded"] = is_guarded(s, space)
    return seen


def view_card(card: Card) -> dict[str, Any]:
    """What is printed on a Horde card."""
    return {
        "id": card.id,
        "kind": card.kind,
        "colour": COLOURS[card.colour],
        "warlord": card.is_warlord,
        "needs": write_equipment(card.needs),
        "entrance": [INSTANT[effect] for effect in card.entrance],
        "ongoing": [word for bit, word in enumerate(ONGOING) if card.ongoing >> bit & 1],
        "recurring": [INSTANT[effect] for effect in card.recurring],
        "exit": [INSTANT[effect] for effect in card.exit],
    }


def view_hero(s: Siege, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    return {
        "seat": seat,
        "id": s.box.hero_ids[hero.kind] if hero.kind >= 0 else "",
        "colour": BOARD_COLOURS[s.board_at[hero.side]] if hero.side >= 0 else "",
        "place": write_place(hero.place),
        "life": hero.life,
        "equipment": {colour: hero.equipment[number] for number, colour in enumerate(COLOURS)},
        "calls": hero.calls,
        "grasp": hero.in_grasp,
        "wounded": hero.is_wounded,
        "status": STATUS[hero.status],
        "power_usable": hero.kind >= 0 and hero.is_in_play and has_power(s, seat, hero.power),
    }


def view_deck(s: Siege) -> dict[str, Any]:
    """How many Monsters lie above each Warlord, and what may still come: every card not seen."""
    return {
        "count": sum(s.runs) + max(0, len(s.runs) - 1),
        "runs": s.runs.copy(),
        "warlords_left": s.warlords_left,
        "may_hold": [s.box.card_ids[card] for card in s.monsters.pool],
        "warlords_may_be": [s.box.card_ids[card] for card in s.warlords.pool],
    }


def view_combat(s: Siege) -> dict[str, Any] | None:
    """The combat in progress: what the dice show, what is laid down, what could be won."""
    if not s.targets:
        return None
    tokens = pledged_tokens(s)
    return {
        "targets": s.ring.words(s.targets),
        "pledged": [
            {"hero": s.hero_id(token // 5), "colour": COLOURS[token % 5]} for token in s.pledged
        ],
        "won": [
            s.ring.words(spaces)
            for spaces in subsets(s.targets)
            if can_win(s, spaces, tokens, NO_TOKENS)
        ],
        "within_reach": [
            s.ring.words(spaces)
            for spaces in subsets(s.targets)
            if can_win(s, spaces, tokens, spare_tokens(s, s.active))
        ],
    }


# -- odds ------------------------------------------------------------------------------------


def view_odds(s: Siege) -> list[dict[str, Any]]:
    """For each combat the active hero could begin: the exact chance to vanquish all that is
    fought, without a token and with each number of fitting tokens at hand."""
    seat = s.active
    if s.targets or not s.is_in_play(seat) or not may_fight(s, seat):
        return []
    odds = []
    for option in fight_options(s, seat):
        assert isinstance(option, OnSpaces)
        rows = [view_row(row) for row in chances(s, seat, option.spaces)]
        odds.append({"spaces": option.names.copy(), "chances": rows})
    return odds


def view_row(row: Row) -> dict[str, Any]:
    return {
        "tokens": write_equipment(row.tokens),
        "chance": f"{row.chance.numerator}/{row.chance.denominator}",
    }
