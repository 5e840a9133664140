"""The Main Phase of the Day: turns of one action each (Day p. 14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.day.building import BuildStructure, RepairStructure, UpgradeStructure
from laststand.games.spell.day.scavenge import ScavengeRuin
from laststand.games.spell.day.seer import GuessAgain, RepelMist, ReplacePattern
from laststand.games.spell.day.solo import Recruit
from laststand.games.spell.day.trade import BuyItem, LeaveItem, RefreshShop, SellItems, TakeItem
from laststand.games.spell.options import PASS
from laststand.games.spell.state import Vigil
from laststand.kernel.action import Actions, Saying, possible, taken
from laststand.kernel.choice import Choice, Flow, Parts, Say
from laststand.kernel.events import Fact
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part
from laststand.kernel.step import Number, Shape, Step

MOST_PLAYERS: Final = 4


class Passed(Part[Vigil]):
    """Who is out of the Main Phase (TLS-MAIN-4)."""

    def __init__(self, seats: list[bool]) -> None:
        self.seats = seats

    def clone(self) -> Passed:
        return Passed(self.seats.copy())

    def begin_day(self) -> None:
        self.seats = [False] * len(self.seats)

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"passed": self.seats.copy()}

    def read(self, s: Vigil, fields: Fields) -> None:
        if fields.has("passed"):
            self.seats = fields.flags("passed", len(self.seats))

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"passed": self.seats.copy()}


class MainPhase(Step[Vigil]):
    """TLS-MAIN-1: players take turns from the first player on, clockwise (TLS-FIRST-1)."""

    def play(self, s: Vigil) -> None:
        s.then(DAY_TURNS[s.first])


class DayTurn(Step[Vigil]):
    """One action of a player, or of the next who can act. TLS-MAIN-4: who passes acts no more
    today; whoever can do nothing else is not asked, but may be when others have acted."""

    shape: ClassVar[Shape] = (Number("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fits(self, s: Vigil) -> bool:
        return self.seat < s.players

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Vigil) -> Flow | None:
        for turn in range(s.players):
            seat = (self.seat + turn) % s.players
            if not s.passed.seats[seat]:
                actions = FRENCH_TURNS[seat] if s.box.is_french else TURNS[seat]
                parts = possible(s, actions)
                if can_act(parts):
                    return self.ask(s, seat, actions, parts)
        return None

    def ask(self, s: Vigil, seat: int, actions: Actions, parts: Parts) -> Flow:
        chosen = yield Choice(seat, "day-turn", "TLS-MAIN-2", parts, actions)
        flow = taken(s, actions, chosen, DAY_TURNS[(seat + 1) % s.players])
        if flow is not None:
            yield from flow


DAY_TURNS: Final = [DayTurn(seat) for seat in range(MOST_PLAYERS)]
"""By seat, one step for each, since steps never change."""


def can_act(parts: Parts) -> bool:
    """Whether there is more than to pass, which is a part by itself."""
    return len(parts) > 1


class PassTheDay(Saying[Vigil]):
    def __init__(self, seat: int) -> None:
        super().__init__(PASS)
        self.seat: Final = seat

    def options(self, s: Vigil) -> list[Say]:
        return self.alone

    def do(self, s: Vigil, option: Say) -> None:
        s.passed.seats[self.seat] = True
        told.passed(s, self.seat)


def actions_of(seat: int, is_french: bool) -> Actions:
    """TLS-MAIN-2."""
    return [
        PassTheDay(seat),
        BuildStructure(seat),
        UpgradeStructure(seat),
        RepairStructure(seat),
        TakeItem(seat),
        LeaveItem(seat),
        BuyItem(seat),
        SellItems(seat),
        ScavengeRuin(seat),
        RefreshShop(),
        RepelMist(seat),
        ReplacePattern(seat) if is_french else GuessAgain(seat),
        Recruit(seat),
    ]


TURNS: Final[list[Actions]] = [actions_of(seat, False) for seat in range(MOST_PLAYERS)]
FRENCH_TURNS: Final[list[Actions]] = [actions_of(seat, True) for seat in range(MOST_PLAYERS)]
