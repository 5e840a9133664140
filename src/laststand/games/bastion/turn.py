"""Game turn: a Horde phase followed by a Hero phase (LB-TURN-4), board after board."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.hero_phase import HeroPhase
from laststand.games.bastion.horde_phase import BoardAction, RecurringEffects, recurring_on
from laststand.games.bastion.state import Siege
from laststand.kernel.events import Fact
from laststand.kernel.step import Step


class BoardTurn(Step[Siege]):
    """The turn of a Horde board. LB-TURN-3: the player linked to it is active; a neutral board
    (LB-NEUTRAL-1) has a Horde phase only, in its place (LB-FEWER-6, LB-FEWER-7)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def words(self) -> list[str]:
        return ["BoardTurn", str(self.side)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}

    def play(self, s: Siege) -> None:
        s.turn += 1
        s.turn_side = self.side
        s.active = s.hero_at(self.side)
        s.has_moved = False
        s.has_activated = False
        s.has_fought = False
        s.acted_at = -1
        s.extra_move_used = False
        s.has_enchanted = False
        if s.log is not None:
            board = s.board_id(self.side)
            hero = s.hero_id(s.active)
            kind = "TurnBegan" if hero else "NeutralTurnBegan"
            s.log.tell(kind, "LB-TURN-2", "turn", board=board, hero=hero)
        s.then(END_TURNS[self.side])
        if s.active >= 0:
            s.then(HeroPhase(s.active))
        s.then(BOARD_ACTIONS[self.side])
        recurring = recurring_on(s, self.side)
        if recurring:
            s.then(RecurringEffects(self.side, recurring))


class EndTurn(Step[Siege]):
    """LB-TURN-2: the turn passes clockwise."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def words(self) -> list[str]:
        return ["EndTurn", str(self.side)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}

    def play(self, s: Siege) -> None:
        if s.log is not None:
            s.log.tell("TurnEnded", "LB-TURN-2", "turn", board=s.board_id(self.side))
        s.then(BOARD_TURNS[(self.side + 1) % 4])


BOARD_TURNS: Final = [BoardTurn(side) for side in range(4)]
BOARD_ACTIONS: Final = [BoardAction(side) for side in range(4)]
END_TURNS: Final = [EndTurn(side) for side in range(4)]
