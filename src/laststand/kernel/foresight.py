"""What an option is certain to bring, before anybody commits to it."""

from __future__ import annotations

from typing import Final

from laststand.kernel.chance import OutcomeNeeded
from laststand.kernel.events import Event, Log
from laststand.kernel.run import Moment, Run
from laststand.kernel.state import Outcome


class Foresight:
    """What happens up to the next chance or decision: the events, in their order; how the game
    ends, if these end it; and what is rolled or drawn next, if chance comes before a decision."""

    def __init__(self, events: list[Event], outcome: Outcome | None, chance: str) -> None:
        self.events = events
        self.outcome = outcome
        self.chance = chance

    @property
    def loses(self) -> bool:
        return self.outcome is not None and not self.outcome.won

    @property
    def wins(self) -> bool:
        return self.outcome is not None and self.outcome.won


def foresee(moment: Moment, index: int) -> Foresight:
    """Plays an option of a moment's choice on a run of its own, which asks for every outcome that
    is not certain, and is given none."""
    run = Run.resume(moment, keeps=False)
    log = Log()
    run.state.log = log
    run.state.chance.asked = True
    chance = ""
    try:
        run.choose(index)
    except OutcomeNeeded as needed:
        chance = needed.what
    return Foresight(log.events, run.outcome, chance)


LONGEST: Final = 3
"""Decisions in a row by which a remedy may lead back to what it is a remedy against."""


def remedies(moment: Moment, index: int, plays: int) -> list[int]:
    """Against an option that loses the game for certain: the other options after which, and after
    what they go on to ask, it does not any more. Only what is certain is looked at, in so many
    plays at most."""
    run = Run.resume(moment, keeps=False)
    assert run.choice is not None
    assert run.step is not None
    search = _Remedies(run.choice.options[index].notation(), run.step.words(), plays)
    choice = run.choice
    return [other for other in range(len(choice.options)) if search.averts(moment, other, index)]


class _Remedies:
    """Looks for a way from an option back to the fatal one, now harmless."""

    def __init__(self, fatal: str, step: list[str], plays: int) -> None:
        self.fatal = fatal
        self.step = step
        self.plays = plays

    def averts(self, moment: Moment, index: int, fatal: int) -> bool:
        return index != fatal and self._leads_out(moment, index, LONGEST)

    def _leads_out(self, moment: Moment, index: int, longest: int) -> bool:
        run = self._played(moment, index)
        if run is None or run.choice is None:
            return run is not None and run.outcome is not None and run.outcome.won
        then = run.moment()
        again = run.choice.find(self.fatal)
        if again is not None:
            return self._is_harmless(then, again)
        if self._is_passed(run):
            return True
        if longest == 1:
            return False
        for other in range(len(run.choice.options)):
            if self._leads_out(then, other, longest - 1):
                return True
        return False

    def _is_passed(self, run: Run) -> bool:
        """Whether the step that the fatal answer would have ended is over, and nothing is lost."""
        steps = [step.words() for step in run.state.agenda]
        if run.step is not None:
            steps.append(run.step.words())
        return self.step not in steps

    def _is_harmless(self, moment: Moment, index: int) -> bool:
        if self.plays <= 0:
            return False
        self.plays -= 1
        return not foresee(moment, index).loses

    def _played(self, moment: Moment, index: int) -> Run | None:
        """The run after an option; None where chance comes first, or enough has been played."""
        if self.plays <= 0:
            return None
        self.plays -= 1
        run = Run.resume(moment)
        run.state.chance.asked = True
        try:
            run.choose(index)
        except OutcomeNeeded:
            return None
        run.state.chance.asked = False
        return run
