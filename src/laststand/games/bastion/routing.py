"""Monsters that leave a Horde board unfought: a full board throws one off, a leader's fall puts
one to flight."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import NO_CARD
from laststand.games.bastion.effects import Suffer, effect_named
from laststand.games.bastion.options import OnSpaces
from laststand.games.bastion.placing import discard_card
from laststand.games.bastion.state import Siege
from laststand.games.bastion.step import OfSide
from laststand.kernel.action import Action, Reason, decide
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact


def rout(s: Siege, seat: int, side: int, rule: str, cause: str) -> Flow | None:
    """One Monster of a board goes, if there is any; LB-EFFECT-5: without exit effect."""
    action = Rout(side, rule, cause)
    if not action.options(s):
        return None
    return decide(s, s.asked(seat), "rout", rule, action)


class Rout(Action[Siege, OnSpaces]):
    verb = "rout"

    def __init__(self, side: int, rule: str, cause: str) -> None:
        self.side: Final = side
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.rout

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        space, name = option.spaces[0], option.names[0]
        if space // 3 != self.side:
            facts: dict[str, Fact] = {"space": name, "board": s.board_id(self.side)}
            return Reason("not-of-this-board", self.rule, facts)
        if s.horde.spaces[space] == NO_CARD or space in s.horde.fallen:
            return Reason("no-card-there", self.rule, {"space": name})
        card = s.card_on(space)
        if card.is_warlord:
            return Reason("not-on-warlords", self.rule, {"card": card.id, "space": name})
        return None

    def options(self, s: Siege) -> list[OnSpaces]:
        first = self.side * 3
        return [
            s.horde.ring.rout[space]
            for space in range(first, first + 3)
            if s.horde.spaces[space] != NO_CARD
            and space not in s.horde.fallen
            and not s.card_on(space).is_warlord
        ]

    def do(self, s: Siege, option: OnSpaces) -> None:
        discard_card(s, option.spaces[0], self.rule, self.cause)


class Subside(OfSide):
    """LB-BOARD-FULL-1: what a full board throws off when its effect is done."""

    def play(self, s: Siege) -> Flow | None:
        board = s.board_id(self.side)
        if not Rout(self.side, "LB-BOARD-FULL-1", board).options(s):
            s.then(Suffer(effect_named("draw_horde_card"), board, s.active))  # LB-BOARD-FULL-2
            return None
        return rout(s, s.active, self.side, "LB-BOARD-FULL-1", board)
