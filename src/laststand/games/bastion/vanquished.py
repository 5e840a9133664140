"""Cards that are vanquished: their exit effects, and the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import SPACES
from laststand.games.bastion.combat import end_combat
from laststand.games.bastion.effects import suffer_all
from laststand.games.bastion.end import JudgeVictory
from laststand.games.bastion.options import First
from laststand.games.bastion.placing import discard_card
from laststand.games.bastion.reserve import return_equipment
from laststand.games.bastion.state import Siege
from laststand.kernel.action import ask
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


def vanquish(s: Siege, seat: int, spaces: list[int]) -> Flow:
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
    if len([space for space in spaces if s.card_on(space).exit]) > 1:
        options = [First(s.horde.ring.names[space], None) for space in spaces]
        chosen = yield from ask(seat, "order-vanquished", "LB-TWO-5", options)
        first = spaces[options.index(chosen)]
    else:
        first = spaces[0] if not s.card_on(spaces[0]).exit else spaces[-1]
    for space in spaces:
        if space != first:
            s.then(CardExits(space, seat))
    s.then(CardExits(first, seat))


def spend_pledged(s: Siege) -> None:
    """LB-FAQ-3: nothing else a player chooses returns Equipment to the reserve."""
    for token in s.combat.pledged:
        return_equipment(s, token.owner, token.colour)
        told.equipment_spent(s, token.owner, token.colour)


class CardExits(Step[Siege]):
    """LB-COMBAT-14: the exit effects of a vanquished card, then the discard pile; until then
    it takes up its space (LB-COMBAT-17)."""

    shape: ClassVar[Shape] = (Number("space"), Number("seat"))

    def __init__(self, space: int, seat: int) -> None:
        self.space: Final = space
        self.seat: Final = seat

    def fits(self, s: Siege) -> bool:
        return self.space in s.horde.fallen and self.seat < s.players

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"card": s.card_on(self.space).id}

    def play(self, s: Siege) -> None:
        card = s.card_on(self.space)
        if card.exit:
            s.then(DiscardCard(self.space))
            suffer_all(s, card.id, self.seat, card.exit)
        else:
            discard_card(s, self.space, "LB-COMBAT-14", "combat")


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
