"""Horde phase: the recurring effects of the cards, then the Horde board."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import INSTANT
from laststand.games.bastion.effects import HORDE_PHASE, BringCard, Suffer, suffer_all
from laststand.games.bastion.options import FirstEffect, OnSpaces
from laststand.games.bastion.state import NO_CARD, Siege
from laststand.kernel.choice import Choice, Option
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step


class Recurring:
    """One recurring effect of one card."""

    def __init__(self, card: str, effect: int) -> None:
        self.card: Final = card
        self.effect: Final = effect

    def words(self) -> str:
        return f"{self.card}:{INSTANT[self.effect]}"


def recurring_on(s: Siege, side: int) -> list[Recurring]:
    """LB-HORDE-1, LB-EFFECT-3; LB-HORDE-2: none on an empty board."""
    found = []
    for space in range(side * 3, side * 3 + 3):
        if s.spaces[space] != NO_CARD:
            card = s.card_on(space)
            found.extend([Recurring(card.id, effect) for effect in card.recurring])
    return found


class RecurringEffects(Step[Siege]):
    """The recurring effects of the cards that lay on the board when the turn began and are
    still there (LB-HORDE-4), one by one: LB-HORDE-3, the active player chooses the order, or
    the table (LB-NEUTRAL-5)."""

    def __init__(self, side: int, effects: list[Recurring]) -> None:
        self.side: Final = side
        self.effects: Final = effects

    def words(self) -> list[str]:
        return [
            "RecurringEffects",
            str(self.side),
            *[effect.words() for effect in self.effects],
        ]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}

    def play(self, s: Siege) -> Flow | None:
        live = [effect for effect in self.effects if is_live(s, self.side, effect)]
        if len(live) > 1:
            return self.ask(s, live)
        if live:
            s.then(Suffer(live[0].effect, live[0].card, s.active))
        return None

    def ask(self, s: Siege, live: list[Recurring]) -> Flow:
        rule = "LB-HORDE-3" if s.active >= 0 else "LB-NEUTRAL-5"
        options = [order_option(s, effect, live) for effect in live]
        option = yield Choice(s.asked(s.active), "order-recurring", rule, options)
        first = live[options.index(option)]
        rest = [effect for effect in live if effect is not first]
        s.then(Suffer(first.effect, first.card, s.active), RecurringEffects(self.side, rest))


def is_live(s: Siege, side: int, effect: Recurring) -> bool:
    """The card still lies on the board and bears no Net (LB-TILE-TREBUCHET-2)."""
    space = s.space_of(effect.card)
    if space < 0 or space // 3 != side:
        return False
    return s.net != space or s.card_on(space).is_warlord


def order_option(s: Siege, effect: Recurring, live: list[Recurring]) -> Option:
    space = s.space_of(effect.card)
    only: OnSpaces = s.ring.first[space]
    if len([other for other in live if other.card == effect.card]) == 1:
        return only
    return FirstEffect(effect.effect, s.ring.names[space])


class BoardAction(Step[Siege]):
    """LB-HORDE-5: a full board applies its effect, and brings no card by itself (LB-HORDE-7,
    LB-END-8); LB-HORDE-6: otherwise the active player brings one. LB-NEUTRAL-2: a neutral
    board does not, nor one whose hero has just been taken out (LB-WOUND-7)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def words(self) -> list[str]:
        return ["BoardAction", str(self.side)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}

    def play(self, s: Siege) -> None:
        if s.is_full(self.side):
            board = s.box.boards[s.board_at[self.side]]
            if s.log is not None:
                s.log.tell("BoardFilled", board.rule, board.id, board=board.id)
            if s.active >= 0 or not board.linked_only:  # LB-BOARD-LINKED-1
                suffer_all(s, board.id, s.active, board.full)  # LB-NEUTRAL-6
        elif s.active >= 0:
            s.then(BringCard(s.active, HORDE_PHASE))
