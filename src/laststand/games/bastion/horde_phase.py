"""Horde phase: the recurring effects of the cards, then the Horde board."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import NO_CARD, SIDES
from laststand.games.bastion.bringing import BringCard
from laststand.games.bastion.effects import (
    HORDE_PHASE,
    Due,
    Dues,
    Suffer,
    awake,
    first_of,
    suffer_all,
    to_order,
)
from laststand.games.bastion.routing import Subside
from laststand.games.bastion.state import Siege
from laststand.games.bastion.step import OfSide
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


def recurring_on(s: Siege, side: int) -> list[Due]:
    """LB-HORDE-1, LB-EFFECT-3; LB-HORDE-2: none on an empty board."""
    found: list[Due] = []
    for space in range(side * 3, side * 3 + 3):
        if s.horde.spaces[space] != NO_CARD:
            card = s.card_on(space)
            for effect in awake(s, card.recurring):
                found.append(Due(card.id, effect))
    return found


class RecurringEffects(Step[Siege]):
    """The recurring effects of the cards that lay on the board when the turn began and are
    still there (LB-HORDE-4), one by one: LB-HORDE-3, the active player chooses the order, or
    the table (LB-NEUTRAL-5)."""

    shape: ClassVar[Shape] = (Number("side"), Dues("effects"))

    def __init__(self, side: int, effects: list[Due]) -> None:
        self.side: Final = side
        self.effects: Final = effects

    def fits(self, s: Siege) -> bool:
        known = s.box.card_numbers
        return self.side < len(SIDES) and all([one.card in known for one in self.effects])

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}

    def play(self, s: Siege) -> Flow | None:
        live = [effect for effect in self.effects if is_live(s, self.side, effect)]
        if len(live) > 1:
            return self.ask(s, live)
        if live:
            s.then(Suffer(live[0].effect, live[0].card, s.active))
        return None

    def ask(self, s: Siege, live: list[Due]) -> Flow:
        rule = "LB-HORDE-3" if s.active >= 0 else "LB-NEUTRAL-5"
        due = to_order(s, s.active, live)
        chosen = yield from first_of(s, s.asked(s.active), "order-recurring", rule, due)
        first = chosen.due
        rest = [effect for effect in live if effect is not first]
        s.then(Suffer(first.effect, first.card, s.active), RecurringEffects(self.side, rest))


def is_live(s: Siege, side: int, effect: Due) -> bool:
    """The card still lies on the board and bears no Net (LB-TILE-TREBUCHET-2)."""
    space = s.space_of(effect.card)
    if space < 0 or space // 3 != side:
        return False
    return s.elements.net.at != space or s.card_on(space).is_warlord


class BoardAction(OfSide):
    """LB-HORDE-5: a full board applies its effect, and brings no card by itself (LB-HORDE-7,
    LB-END-8); LB-HORDE-6: otherwise the active player brings one. LB-NEUTRAL-2: a neutral
    board does not, nor one whose hero has just been taken out (LB-WOUND-7)."""

    def play(self, s: Siege) -> None:
        if s.horde.is_full(self.side):
            board = s.board_on(self.side)
            told.board_filled(s, board)
            if board.subsides:
                s.then(Subside(self.side))
            suffer_all(s, board.id, s.active, board.full)  # LB-NEUTRAL-6
        elif s.active >= 0:
            s.then(BringCard(s.active, HORDE_PHASE))
