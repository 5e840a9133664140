"""Luck, told honestly: what a chance event brought, less exactly what it would bring on average.
Whatever the value is worth, that is nothing in the long run."""

from __future__ import annotations

from typing import Any, Final

from laststand.bots.value import Value
from laststand.kernel.chance import OutcomeNeeded
from laststand.kernel.run import Moment, Run


class Event:
    """A die or a card: what it was, what it gave, and how much better that was than the mean."""

    def __init__(self, what: str, outcome: str, luck: float) -> None:
        self.what: Final = what
        self.outcome: Final = outcome
        self.luck: Final = luck

    def as_dict(self) -> dict[str, Any]:
        return {"what": self.what, "outcome": self.outcome, "luck": round(self.luck, 4)}


class _Reached:
    """Where a choice leads with so many outcomes given: the next chance event, or none before
    somebody chooses again or the game is over."""

    def __init__(self, run: Run, heard: list[str], needed: OutcomeNeeded | None) -> None:
        self.run: Final = run
        self.heard: Final = heard
        self.needed: Final = needed


def luck_of(value: Value, moment: Moment, index: int, heard: list[str]) -> list[Event]:
    """The chance events between a decision and the next, an option being taken and such outcomes
    heard; of those whose outcomes are worth the same, nothing is said."""
    events: list[Event] = []
    reached = _reach(moment, index, [])
    while reached.needed is not None:
        needed = reached.needed
        given = heard[len(reached.heard)]
        mean = _mean(value, moment, index, reached)
        reached = _reach(moment, index, [*reached.heard, given])
        events.append(Event(needed.what, given, worth_of(value, reached.run) - mean))
    return events


def _mean(value: Value, moment: Moment, index: int, reached: _Reached) -> float:
    """What the outcomes of an event are worth on average, each as likely as it is."""
    needed = reached.needed
    assert needed is not None
    likely: dict[str, int] = {}
    for name, weight in zip(needed.names, needed.weights):
        likely[name] = likely.get(name, 0) + weight
    total = 0.0
    for name, weight in likely.items():
        then = _reach(moment, index, [*reached.heard, name])
        total += weight * worth_of(value, then.run)
    return total / sum(needed.weights)


def _reach(moment: Moment, index: int, outcomes: list[str]) -> _Reached:
    run = Run.resume(moment)
    chance = run.state.chance
    assert chance.heard is not None
    before = len(chance.heard)
    chance.given = outcomes.copy()
    chance.asked = True
    needed: OutcomeNeeded | None = None
    try:
        run.choose(index)
    except OutcomeNeeded as asked:
        needed = asked
    return _Reached(run, chance.heard[before:], needed)


def worth_of(value: Value, run: Run) -> float:
    """What a table is worth as it lies there, in the middle of things too."""
    if run.outcome is not None:
        return 1.0 if run.outcome.won else 0.0
    return value.chance(run.state)
