"""Powers used between actions (LB-POWER-3)."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.box import NO_CARD
from laststand.games.bastion.grasp import bearers, figures, has_grasp_to_remove, why_not_free
from laststand.games.bastion.heroes import of_heroes, why_out
from laststand.games.bastion.moving import can_move, give_move, move_hero, moves_of, why_not_to
from laststand.games.bastion.ongoing import has_power, why_not_power
from laststand.games.bastion.options import EXTRA_MOVES, Move, OnFigure, OnSpaces
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import ENCHANT, EXTRA_MOVE, LIFT_GRASP
from laststand.kernel.action import NOTHING, Action, Reason
from laststand.kernel.choice import Flow, Pick

# -- Elmer ---------------------------------------------------------------------------------


def may_move_more(s: Siege, seat: int) -> bool:
    """LB-POWER-ELMER-1: once in a Hero phase."""
    return not s.deeds.extra_move_used and has_power(s, seat, EXTRA_MOVE)


def why_no_extra_move(s: Siege, seat: int) -> Reason | None:
    reason = why_not_power(s, seat, EXTRA_MOVE)
    if reason is None and s.deeds.extra_move_used:
        return EXTRA_MOVE_USED
    return reason


EXTRA_MOVE_USED: Final = Reason("extra-move-used", "LB-POWER-ELMER-2")


class ExtraMove(Action[Siege, Move]):
    """LB-POWER-ELMER-1."""

    verb = "extra move"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Move]:
        return EXTRA_MOVES

    def why_not(self, s: Siege, option: Move) -> Reason | None:
        return why_no_extra_move(s, self.seat) or why_not_to(s, self.seat, option.to)

    def options(self, s: Siege) -> list[Move]:
        if s.heroes[self.seat].power is not EXTRA_MOVE or not may_move_more(s, self.seat):
            return NOTHING
        return moves_of(s, self.seat, EXTRA_MOVES)

    def do(self, s: Siege, option: Move) -> None:
        s.deeds.extra_move_used = True
        move_hero(s, self.seat, option.to, "LB-POWER-ELMER-1", s.hero_id(self.seat))


class GiveMove(Action[Siege, Pick]):
    """LB-POWER-ELMER-2, LB-POWER-ELMER-3."""

    verb = "give move"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return of_heroes(s, s.answers.give_move)

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        reason = why_no_extra_move(s, self.seat)
        seat = s.seat_of(option.value)
        if reason is None and seat == self.seat:
            return Reason("to-another-hero", "LB-POWER-ELMER-2", {"hero": option.thing})
        reason = reason or why_out(s, seat)
        if reason is None and not can_move(s, seat):
            return Reason("hero-held", "LB-CARD-28", {"hero": option.thing})
        return reason

    def options(self, s: Siege) -> list[Pick]:
        if s.heroes[self.seat].power is not EXTRA_MOVE or not may_move_more(s, self.seat):
            return NOTHING
        return [
            s.answers.give_move[s.heroes[other].kind]
            for other in s.seats_in_play()
            if other != self.seat and can_move(s, other)
        ]

    def do(self, s: Siege, option: Pick) -> Flow:
        s.deeds.extra_move_used = True
        given = s.seat_of(option.value)
        return give_move(s, given, "LB-POWER-ELMER-3", s.hero_id(self.seat))


# -- Teagaan -------------------------------------------------------------------------------


class LiftGrasp(Action[Siege, OnFigure]):
    """LB-POWER-TEAGAAN-1; LB-POWER-TEAGAAN-2: held in place or not."""

    verb = "lift grasp"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[OnFigure]:
        return bearers(s, "lift grasp")

    def why_not(self, s: Siege, option: OnFigure) -> Reason | None:
        reason = why_not_power(s, self.seat, LIFT_GRASP)
        if reason is None and s.deeds.has_moved:
            return MOVE_IS_SPENT
        return reason or why_not_free(s, option, "LB-POWER-TEAGAAN-1")

    def options(self, s: Siege) -> list[OnFigure]:
        if s.heroes[self.seat].power is not LIFT_GRASP or s.deeds.has_moved:
            return NOTHING
        if not has_grasp_to_remove(s) or not has_power(s, self.seat, LIFT_GRASP):
            return NOTHING
        return figures(s, "lift grasp")

    def do(self, s: Siege, option: OnFigure) -> None:
        s.deeds.has_moved = True
        option.bearer.free(s, "LB-POWER-TEAGAAN-1", s.hero_id(self.seat))


MOVE_IS_SPENT: Final = Reason("move-is-spent", "LB-POWER-TEAGAAN-2")


# -- Mylfaar -------------------------------------------------------------------------------


class Enchant(Action[Siege, OnSpaces]):
    """LB-POWER-MYLFAAR-1: once in a Hero phase, on any card in play."""

    verb = "enchant"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.enchant

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        reason = why_not_power(s, self.seat, ENCHANT)
        if reason is not None:
            return reason
        if s.deeds.has_enchanted:
            return ENCHANTED_ALREADY
        space, rule = option.spaces[0], "LB-POWER-MYLFAAR-1"
        if s.horde.spaces[space] == NO_CARD:
            return Reason("no-card-there", rule, {"space": option.names[0]})
        if s.elements.enchantment.at == space:
            return Reason("enchantment-there", rule, {"space": option.names[0]})
        return None

    def options(self, s: Siege) -> list[OnSpaces]:
        if s.heroes[self.seat].power is not ENCHANT or s.deeds.has_enchanted:
            return NOTHING
        if not has_power(s, self.seat, ENCHANT):
            return NOTHING
        ring, at = s.horde.ring, s.elements.enchantment.at
        return [ring.enchant[space] for space in s.horde.taken() if space != at]

    def do(self, s: Siege, option: OnSpaces) -> None:
        s.deeds.has_enchanted = True
        s.elements.enchantment.at = option.spaces[0]
        told.enchantment_placed(s, self.seat, option.spaces[0])


ENCHANTED_ALREADY: Final = Reason("enchanted-already", "LB-POWER-MYLFAAR-1")
