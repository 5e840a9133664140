"""Moving heroes: by their own move, by a gift, by the Tavern."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.box import NEIGHBOURS, PLACES
from laststand.games.bastion.ongoing import is_held
from laststand.games.bastion.options import MOVES, STAY, Move
from laststand.games.bastion.state import Siege
from laststand.kernel.action import NOTHING, Action, Actions, End, Reason, offer
from laststand.kernel.choice import Flow


def can_move(s: Siege, seat: int) -> bool:
    return not is_held(s, s.heroes[seat].place)


def moves_of(s: Siege, seat: int, moves: list[Move]) -> list[Move]:
    """Of the moves to all tiles, those that a hero can make."""
    if not can_move(s, seat):
        return NOTHING
    return [moves[to] for to in NEIGHBOURS[s.heroes[seat].place]]


def why_not_to(s: Siege, seat: int, to: int) -> Reason | None:
    """Why a hero cannot go to a tile, by whatever move."""
    place = s.heroes[seat].place
    if is_held(s, place):
        return Reason("held", "LB-CARD-28", {"place": PLACES[to]})
    if to not in NEIGHBOURS[place]:
        return Reason("not-adjacent", "LB-MOVE-1", {"place": PLACES[to]})
    return None


def move_hero(s: Siege, seat: int, place: int, rule: str, cause: str) -> None:
    """LB-MOVE-1; LB-MOVE-2: whoever else stands there."""
    s.heroes[seat].place = place
    if seat == s.active:
        s.deeds.acted_at = -1  # LB-POWER-YSALINE-1: she has left the tile
    told.hero_moved(s, seat, rule, cause)


class GivenMove(Action[Siege, Move]):
    verb = "move"
    ends = True

    def __init__(self, seat: int, rule: str, cause: str) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Move]:
        return MOVES

    def why_not(self, s: Siege, option: Move) -> Reason | None:
        return why_not_to(s, self.seat, option.to)

    def options(self, s: Siege) -> list[Move]:
        return moves_of(s, self.seat, MOVES)

    def do(self, s: Siege, option: Move) -> None:
        move_hero(s, self.seat, option.to, self.rule, self.cause)


def give_move(s: Siege, seat: int, rule: str, cause: str) -> Flow:
    """A move by the choice of the moved hero's own player, who may stay."""
    actions: Actions = [End(STAY), GivenMove(seat, rule, cause)]
    return offer(s, seat, "given-move", rule, actions)
