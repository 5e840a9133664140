"""What an option is certain to bring, before anybody commits to it."""

from __future__ import annotations

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
