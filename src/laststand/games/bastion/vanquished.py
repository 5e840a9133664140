"""Cards that are vanquished: their exit effects, and the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import SPACES
from laststand.games.bastion.combat import end_combat
from laststand.games.bastion.effects import Due, Dues, Suffer, first_of, suffer_all, to_order
from laststand.games.bastion.end import JudgeVictory
from laststand.games.bastion.placing import discard_card
from laststand.games.bastion.reserve import return_equipment
from laststand.games.bastion.state import Siege
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


def vanquish(s: Siege, seat: int, spaces: list[int]) -> None:
    spend_pledged(s)
    end_combat(s)
    warlords = 0
    for space in spaces:
        s.horde.fallen.append(space)
        warlords += 1 if s.card_on(space).is_warlord else 0
        told.card_vanquished(s, space, seat)
    s.deck.warlords_left -= warlords
    if warlords:
        s.then(JudgeVictory())
    leave(s, seat, spaces)


def leave(s: Siege, seat: int, spaces: list[int]) -> None:
    """LB-COMBAT-14: the exit effects of a card, then the discard pile."""
    leaving: list[int] = []
    for space in spaces:
        if s.card_on(space).exit:
            leaving.append(space)
        else:
            discard_card(s, space, "LB-COMBAT-14", "combat")
    if len(leaving) == 1:
        card = s.card_on(leaving[0])
        s.then(DiscardCard(leaving[0]))
        suffer_all(s, card.id, seat, card.exit)
    elif leaving:
        cards = [s.card_on(space) for space in leaving]
        dues = [Due(card.id, effect) for card in cards for effect in card.exit]
        s.then(ExitEffects(seat, dues))


def spend_pledged(s: Siege) -> None:
    """LB-FAQ-3: nothing else a player chooses returns Equipment to the reserve."""
    for token in s.combat.pledged:
        return_equipment(s, token.owner, token.colour)
        told.equipment_spent(s, token.owner, token.colour)


class ExitEffects(Step[Siege]):
    """LB-TWO-5: all the exit effects of two cards vanquished together, in any order. Each card
    takes up its space until its own are done (LB-COMBAT-17)."""

    shape: ClassVar[Shape] = (Number("seat"), Dues("effects"))

    def __init__(self, seat: int, effects: list[Due]) -> None:
        self.seat: Final = seat
        self.effects: Final = effects

    def fits(self, s: Siege) -> bool:
        known = s.box.card_numbers
        cards = [due.card for due in self.effects]
        if self.seat >= s.players or not cards or any([card not in known for card in cards]):
            return False
        return all([s.space_of(card) in s.horde.fallen for card in cards])

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"cards": self.cards()}

    def cards(self) -> list[str]:
        found: list[str] = []
        for due in self.effects:
            if due.card not in found:
                found.append(due.card)
        return found

    def play(self, s: Siege) -> Flow:
        asked = s.asked(self.seat)
        due = to_order(s, self.seat, self.effects)
        chosen = yield from first_of(s, asked, "order-vanquished", "LB-TWO-5", due)
        first = chosen.due
        rest = [due for due in self.effects if due is not first]
        steps: list[Step[Siege]] = [Suffer(first.effect, first.card, self.seat)]
        if first.card not in [due.card for due in rest]:
            steps.append(DiscardCard(s.space_of(first.card)))
        if rest:
            steps.append(ExitEffects(self.seat, rest))
        s.then_all(steps)


class DiscardCard(Step[Siege]):
    """A vanquished card leaves play when its exit effects are done."""

    shape: ClassVar[Shape] = (Number("space"),)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def fits(self, s: Siege) -> bool:
        return self.space < SPACES and self.space in s.horde.fallen

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"card": s.card_on(self.space).id}

    def play(self, s: Siege) -> None:
        discard_card(s, self.space, "LB-COMBAT-14", "combat")
