"""Game turn: a Horde phase followed by a Hero phase (LB-TURN-4), board after board."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.box import SIDES
from laststand.games.bastion.deeds import Deeds
from laststand.games.bastion.hero_phase import HeroPhase
from laststand.games.bastion.horde_phase import BoardAction, RecurringEffects, recurring_on
from laststand.games.bastion.state import Siege
from laststand.games.bastion.step import OfSide


class BoardTurn(OfSide):
    """The turn of a Horde board. LB-TURN-3: the player linked to it is active; a neutral board
    (LB-NEUTRAL-1) has a Horde phase only, in its place (LB-FEWER-6, LB-FEWER-7)."""

    begins_turn = True

    def play(self, s: Siege) -> None:
        s.turn += 1
        s.turn_side = self.side
        s.active = s.hero_at(self.side)
        s.deeds = Deeds()
        told.turn_began(s)
        s.then(END_TURNS[self.side])
        if s.active >= 0:
            s.then(HeroPhase(s.active))
        s.then(BOARD_ACTIONS[self.side])
        recurring = recurring_on(s, self.side)
        if recurring:
            s.then(RecurringEffects(self.side, recurring))


class EndTurn(OfSide):
    """LB-TURN-2: the turn passes clockwise."""

    def play(self, s: Siege) -> None:
        told.turn_ended(s, self.side)
        s.then(BOARD_TURNS[(self.side + 1) % len(SIDES)])


BOARD_TURNS: Final = [BoardTurn(side) for side in range(len(SIDES))]
BOARD_ACTIONS: Final = [BoardAction(side) for side in range(len(SIDES))]
END_TURNS: Final = [EndTurn(side) for side in range(len(SIDES))]
