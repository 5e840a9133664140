"""The table of Last Bastion as numbers for learners. Cards, tiles, heroes, boards and faces are
their number in the box and one more; 0 is nothing."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from laststand.games.bastion.box import PLACES, SIDES, SPACES
from laststand.games.bastion.heroes import STATUSES, Hero
from laststand.games.bastion.state import Siege
from laststand.kernel.observation import Field, byte, mark, tell_list
from laststand.kernel.state import State

SEATS: Final = 4
DICE: Final = 6
RUNS: Final = 3
NO_HERO: Final = bytes(14)
ELSEWHERE: Final = 4
"""Where an element lies is told from here on: below are the places beside the board."""

FIELDS: Final = [
    Field(
        "turn", 3, "the number of the turn, the side it is of, the seat that has it and one more"
    ),
    Field("level", 1, "Warlords that are still to be vanquished"),
    Field("done", 3, "in this turn: moved, activated a tile, fought"),
    Field("reserve", 8, "Life, Equipment by colour, Calls to Arms, Grasp of Evil figures"),
    Field("elements", 4, "Trap, Net, Standard, enchantment: 4 and more are spaces or colours"),
    Field(
        "deck", RUNS + 1, "Monsters above each of the next three Warlords, and all that are left"
    ),
    Field("open", 2, "the card drawn, the face of the Corruption die"),
    Field("dice", DICE, "the Combat dice as they lie"),
    Field("tiles", len(PLACES), "the tile at each place"),
    Field("grasped", len(PLACES), "whether it is in the Grasp of Evil"),
    Field("boards", len(SIDES), "the board at each side"),
    Field("spaces", SPACES, "the card on each space"),
    Field("marked", SPACES, "whether it bears a Grasp of Evil figure"),
    Field("fought", SPACES, "whether it is fought now"),
    Field(
        "heroes",
        SEATS * len(NO_HERO),
        "for each seat: hero, side and one more, place and one more, Life, Equipment by colour, "
        "Calls to Arms, in the Grasp of Evil, wounded, status, in play",
    ),
]


def observe(state: State, out: BytesWriter) -> None:
    """What lies on the table, after the bytes that are there already."""
    assert isinstance(state, Siege)
    tell_turn(state, out)
    tell_reserve(state, out)
    tell_board(state, out)
    for hero in state.heroes:
        tell_hero(hero, out)
    for _ in range(SEATS - len(state.heroes)):
        out.write(NO_HERO)


def tell_turn(s: Siege, out: BytesWriter) -> None:
    out.append(byte(s.turn))
    out.append(byte(s.turn_side))
    out.append(byte(s.active + 1))
    out.append(byte(s.deck.warlords_left))
    out.append(mark(s.deeds.has_moved))
    out.append(mark(s.deeds.has_activated))
    out.append(mark(s.deeds.has_fought))


def tell_reserve(s: Siege, out: BytesWriter) -> None:
    out.append(byte(s.reserve.life))
    for left in s.reserve.equipment:
        out.append(byte(left))
    out.append(byte(s.reserve.calls))
    out.append(byte(s.reserve.grasp))
    out.append(byte(s.elements.trap.at + ELSEWHERE))
    out.append(byte(s.elements.net.at + ELSEWHERE))
    out.append(byte(s.elements.standard.at + ELSEWHERE))
    out.append(byte(s.elements.enchantment.at + ELSEWHERE))
    tell_list(s.deck.runs, RUNS, 0, out)
    out.append(byte(sum(s.deck.runs)))


def tell_board(s: Siege, out: BytesWriter) -> None:
    out.append(byte(s.deck.drawn + 1))
    shown = s.dice.corruption
    out.append(byte(0 if shown is None else s.box.corruption_faces.index(shown) + 1))
    tell_list(s.dice.faces, DICE, 1, out)
    tell_list(s.tiles.laid, len(PLACES), 1, out)
    for grasped in s.tiles.grasped:
        out.append(mark(grasped))
    tell_list(s.horde.board_at, len(SIDES), 1, out)
    for card in s.horde.spaces:
        out.append(byte(card + 1))
    for marked in s.horde.marked:
        out.append(mark(marked))
    for space in range(SPACES):
        out.append(mark(space in s.combat.targets))


def tell_hero(hero: Hero, out: BytesWriter) -> None:
    out.append(byte(hero.kind + 1))
    out.append(byte(hero.side + 1))
    out.append(byte(hero.place + 1))
    out.append(byte(hero.life))
    for held in hero.equipment:
        out.append(byte(held))
    out.append(byte(hero.calls))
    out.append(mark(hero.in_grasp))
    out.append(mark(hero.is_wounded))
    out.append(byte(STATUSES.index(hero.status)))
    out.append(mark(hero.is_in_play))


def progress(state: State) -> float:
    """How near the team is to winning, from -1 to 1: Horde cards met, less who is out."""
    assert isinstance(state, Siege)
    deck = len(state.box.cards)
    out = sum([1 for hero in state.heroes if not hero.is_in_play]) / state.players
    return (deck - sum(state.deck.runs) - state.deck.warlords_left) / deck - out
