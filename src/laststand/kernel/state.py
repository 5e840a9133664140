"""What every game's state has: an agenda, its luck, where people stop, and perhaps a log."""

from __future__ import annotations

from typing import Any, TypeVar

from laststand.kernel.chance import Chance
from laststand.kernel.events import Log
from laststand.kernel.step import Step
from laststand.kernel.stops import WHERE_IT_MATTERS, Stops

T = TypeVar("T", bound="Step[Any]")


class Outcome:
    """How a game ended."""

    def __init__(self, won: bool, reason: str, rule: str, score: int = 0) -> None:
        self.won = won
        self.reason = reason
        self.rule = rule
        self.score = score

    def as_dict(self) -> dict[str, object]:
        return {"won": self.won, "reason": self.reason, "rule": self.rule, "score": self.score}

    def __repr__(self) -> str:
        return f"<{'won' if self.won else 'lost'}: {self.reason} ({self.rule})>"


class GameOver(Exception):
    """Raised by the rule that ends the game: nothing after it happens."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome


class PartOver(Exception):
    """Raised by the rule that ends a part of the game, such as a scenario of a campaign: nothing
    of it happens any more. What follows is the step that was put on the agenda first."""


class State:
    """The base of every game's state. Games add plain typed fields and a hand-written clone."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.stops: Stops = WHERE_IT_MATTERS
        self.log: Log | None = None

    def then(self, step: Step[Any], *later: Step[Any]) -> None:
        """Puts steps on the agenda, the first of them to happen next."""
        for at in range(len(later) - 1, -1, -1):
            self.agenda.append(later[at])
        self.agenda.append(step)

    def then_all(self, steps: list[T]) -> None:
        """Puts as many steps on the agenda as there are, the first of them to happen next."""
        for at in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[at])

    def clone(self) -> State:
        """An independent copy that tells nobody: no log, nothing heard."""
        raise NotImplementedError

    def hand_on(self, copy: State) -> None:
        """What every state has, luck apart, goes to a copy of this one."""
        copy.agenda = self.agenda.copy()
        copy.stops = self.stops
