"""The analysis of a match: how it stood at each moment, what luck brought, and where another
choice would have been better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from laststand.bots.coach import Standing, standing_at_end, standing_of
from laststand.bots.documents import AnalysisDocument
from laststand.bots.luck import Event, luck_of
from laststand.bots.roster import PLAYOUTS, find_sage
from laststand.bots.sage import Sage, Weighed
from laststand.bots.steward import Judgment
from laststand.kernel.content import validated
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.events import Fact
from laststand.kernel.match import Decision, Match
from laststand.kernel.run import Run

TURNING: Final = 0.04
"""A choice that costs so much of a chance, beyond doubt, is a turning point."""
SURE: Final = 1.64
STANDING: Final = 3
"""A table is judged by one playout of so many that a decision may take."""
AT_ONCE: Final = 10
"""Moments that are looked at before somebody hears how far it is."""


class Moment:
    """One decision of the match: how the table stood, what was chosen and what that cost beside
    the sage's choice, and the luck that led to the next."""

    def __init__(self, number: int, standing: Standing) -> None:
        self.number: Final = number
        self.standing: Final = standing
        self.seat: int | None = None
        self.chosen = ""
        self.better = ""
        self.better_key = ""
        self.better_facts: dict[str, Fact] = {}
        self.gain = 0.0
        self.error = 0.0
        self.luck: list[Event] = []

    @property
    def is_turning(self) -> bool:
        return self.better != "" and self.gain > max(TURNING, SURE * self.error)

    def as_dict(self) -> dict[str, Any]:
        return {
            "moment": self.number,
            "standing": self.standing.as_dict(),
            "seat": self.seat,
            "chosen": self.chosen,
            "better": self.better,
            "better_said": {"key": self.better_key, "facts": self.better_facts},
            "gain": round(self.gain, 4),
            "error": round(self.error, 4),
            "turning": self.is_turning,
            "luck": [event.as_dict() for event in self.luck],
        }


class Analysis:
    """Every moment of a match, in order, the end included."""

    def __init__(self, game: str, moments: list[Moment]) -> None:
        self.game: Final = game
        self.moments: Final = moments

    @property
    def luck(self) -> float:
        """All luck together, in chances to win."""
        return sum([event.luck for moment in self.moments for event in moment.luck])

    def turning_points(self) -> list[Moment]:
        """The dearest first."""
        found = [moment for moment in self.moments if moment.is_turning]
        return sorted(found, key=gain_of, reverse=True)

    def as_dict(self) -> dict[str, Any]:
        return {
            "format": "laststand-analysis 1",
            "game": self.game,
            "luck": round(self.luck, 4),
            "turning": [moment.number for moment in self.turning_points()],
            "moments": [moment.as_dict() for moment in self.moments],
        }


def read_analysis(document: object, match: Match) -> AnalysisDocument:
    """The analysis that a record carries, which must be of its match."""
    analysis = validated(document, AnalysisDocument, "analysis")
    chosen = [moment.chosen for moment in analysis.moments]
    if chosen != [decision.chosen for decision in match.history]:
        raise DocumentRefused("analysis: it is of another match")
    numbers = list(range(len(analysis.moments)))
    is_in_order = [moment.moment for moment in analysis.moments] == numbers
    if not is_in_order or any([number not in numbers for number in analysis.turning]):
        raise DocumentRefused("analysis: its moments are not those of the match")
    return analysis


def gain_of(moment: Moment) -> float:
    return moment.gain


def analyse(
    match: Match,
    seed: int = 0,
    playouts: int | None = None,
    hear: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Looks at every decision of a match, which stays as it is; `hear` is told how far it is."""
    moments: list[Moment] = []
    for first in range(0, len(match) + 1, AT_ONCE):
        moments += look_at(match, range(first, first + AT_ONCE), seed, playouts)
        if hear is not None:
            hear(len(moments), len(match) + 1)
    return Analysis(match.game.id, moments)


def look_at(match: Match, numbers: range, seed: int, playouts: int | None) -> list[Moment]:
    """Some moments of a match; each has luck of its own, so that it does not matter in which parts
    a match is looked at."""
    game = match.game.id
    history = match.history
    moments: list[Moment] = []
    for number in range(numbers.start, min(numbers.stop, len(history))):
        following = history[number + 1] if number + 1 < len(history) else None
        sage = find_sage(game, seed + number, playouts or PLAYOUTS[game])
        moments.append(_look(sage, number, history[number], following))
    return moments


def _look(sage: Sage, number: int, decision: Decision, following: Decision | None) -> Moment:
    run = Run.resume(decision.moment)
    if run.outcome is not None:
        return Moment(number, standing_at_end(run.outcome.won))
    choice = run.choice
    assert choice is not None
    chosen = choice.find(decision.chosen) if decision.chosen else None
    ranking = sage.steward.rank(run)
    weighed = _weigh(sage, run, ranking, chosen)
    judged = next(option for option in weighed if option.judgment is ranking[0])
    seen = sage.with_more(run, judged, sage.playouts // STANDING)
    value = sage.value
    off = value.weights(run.state).steward_error
    reading = value.reading(run.state)
    moment = Moment(number, standing_of(seen.chances, off, seen.worths, reading))
    if chosen is None:
        return moment
    moment.seat, moment.chosen = decision.seat, decision.chosen
    _compare(moment, weighed[0], sage.prefer(weighed), run)
    if following is not None and sage.value.insight.is_laid(run.state):
        moment.luck = luck_of(sage.value, decision.moment, chosen, following.heard)
    return moment


def _weigh(sage: Sage, run: Run, ranking: list[Judgment], chosen: int | None) -> list[Weighed]:
    """What was chosen first, then the steward's own choice, by which the table is judged, and where
    the sage would think, others."""
    steward = ranking[0]
    first = [j for j in ranking if j.index == chosen or (chosen is None and j is steward)]
    if steward not in first:
        first.append(steward)
    others = ranking if sage.thinks(run, steward) else []
    return sage.weigh(run, [*first, *[j for j in others if j not in first]], len(first))


def _compare(moment: Moment, chosen: Weighed, preferred: Weighed, run: Run) -> None:
    choice = run.choice
    assert choice is not None
    if preferred is chosen:
        return
    option = choice.options[preferred.index]
    moment.better, moment.better_key = option.notation(), option.key()
    moment.better_facts = option.facts()
    moment.gain, error = preferred.gain_on(chosen)
    moment.error = min(1.0, error)
