"""Moving heroes: by their own move, by a gift, by the Tavern."""

from __future__ import annotations

from laststand.games.bastion.box import NEIGHBOURS, PLACES
from laststand.games.bastion.ongoing import is_held
from laststand.games.bastion.options import MOVES, STAY, Move
from laststand.games.bastion.state import Siege
from laststand.kernel.choice import Choice, Option
from laststand.kernel.step import Flow


def can_move(s: Siege, seat: int) -> bool:
    return not is_held(s, s.heroes[seat].place)


def move_hero(s: Siege, seat: int, place: int, rule: str, cause: str) -> None:
    """LB-MOVE-1; LB-MOVE-2: whoever else stands there."""
    s.heroes[seat].place = place
    if seat == s.active:
        s.acted_at = -1  # LB-POWER-YSALINE-1: she has left the tile
    if s.log is not None:
        s.log.tell("HeroMoved", rule, cause, hero=s.hero_id(seat), place=PLACES[place])


def give_move(s: Siege, seat: int, rule: str, cause: str) -> Flow:
    """A move by the choice of the moved hero's own player, who may stay."""
    options: list[Option] = [STAY]
    options.extend([MOVES[place] for place in NEIGHBOURS[s.heroes[seat].place]])
    option = yield Choice(seat, "given-move", rule, options)
    if isinstance(option, Move):
        move_hero(s, seat, option.to, rule, cause)
