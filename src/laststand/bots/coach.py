"""The coach: how a table stands, and what would be good. It is given a position and makes luck of
its own, so it knows no more of what will come than the people at the table."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from laststand.bots.roster import MOST, find_sage
from laststand.bots.sage import Sage, Weighed, mean_of
from laststand.bots.steward import Judgment
from laststand.bots.tidings import Foreseen, foreseen
from laststand.bots.value import Line, Prospect, Reading, certain
from laststand.kernel.chance import Stream
from laststand.kernel.match import Match
from laststand.kernel.run import Run

HINTS: Final = 3
SURE: Final = 1.96
"""Standard errors on either side of what is said, nineteen times out of twenty."""
EQUAL: Final = 0.005
"""Options that differ by less are about equal, however sure the difference is."""
MOVED: Final = 0.03
"""What a theme must add to the log of the odds to be named."""
THEMES: Final = 2
"""More playouts than any hint has the time for."""


class Chance:
    """The chance that a table is won, with its range."""

    def __init__(self, chance: float, low: float, high: float) -> None:
        self.chance: Final = chance
        self.low: Final = max(0.0, low)
        self.high: Final = min(1.0, high)

    def as_dict(self) -> dict[str, float]:
        return {
            "chance": round(self.chance, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }


class Standing:
    """How a table stands: if stewards, a sensible team, played on, and if sages did; None where
    nobody has measured how these play."""

    def __init__(self, steward: Chance, sage: Chance | None) -> None:
        self.steward: Final = steward
        self.sage: Final = sage

    def as_dict(self) -> dict[str, Any]:
        sage = None if self.sage is None else self.sage.as_dict()
        return {"steward": self.steward.as_dict(), "sage": sage}


def standing_of(
    chances: list[float], off: float, worths: list[float], reading: Reading | None
) -> Standing:
    """What playouts say if stewards play on, and how what they are worth is read if sages do; the
    range of each is as wide as their spread and as such chances were off before."""
    chance, error = _mean_of(chances)
    steward = _with_range(chance, error + off)
    if reading is None:
        return Standing(steward, None)
    worth, error = _mean_of(worths)
    return Standing(steward, _with_range(reading.chance(worth), error + reading.error))


def standing_at_end(won: bool) -> Standing:
    return standing_of([1.0 if won else 0.0], 0.0, [], None)


def _mean_of(numbers: list[float]) -> tuple[float, float]:
    """With what it is off by, nineteen times out of twenty at the most."""
    count = max(1, len(numbers))
    mean = sum(numbers) / count
    spread = sum([(number - mean) ** 2 for number in numbers]) / max(1, count - 1)
    return mean, SURE * math.sqrt(spread / count)


def _with_range(chance: float, error: float) -> Chance:
    return Chance(chance, chance - error, chance + error)


class Hint:
    """One of the best options: by how much of a chance it is behind the best, with the range of
    that; why the steward thinks well of it, and what the value sees in it."""

    def __init__(self, notation: str, judgment: Judgment, behind: float, error: float) -> None:
        self.notation: Final = notation
        self.judgment: Final = judgment
        self.behind: Final = behind
        self.error: Final = error
        self.themes: list[str] = []
        self.foreseen: list[Foreseen] = []
        """What it wins or averts, by the playouts."""
        self.ends = ""
        """How the game is certain to end by it: won, lost or not."""

    @property
    def is_equal(self) -> bool:
        """Whether it is about as good as the best."""
        return self.behind <= max(EQUAL, SURE * self.error)

    def as_dict(self) -> dict[str, Any]:
        return {
            "notation": self.notation,
            "behind": round(self.behind, 4),
            "low": round(max(0.0, self.behind - SURE * self.error), 4),
            "high": round(min(1.0, self.behind + SURE * self.error), 4),
            "equal": self.is_equal,
            "why": self.judgment.why,
            "facts": self.judgment.facts,
            "themes": self.themes,
            "foreseen": [one.as_dict() for one in self.foreseen],
            "ends": self.ends,
        }


class Advice:
    """What the coach says of a decision."""

    def __init__(self, standing: Standing, hints: list[Hint]) -> None:
        self.standing: Final = standing
        self.hints: Final = hints

    def as_dict(self) -> dict[str, Any]:
        return {
            "standing": self.standing.as_dict(),
            "hints": [hint.as_dict() for hint in self.hints],
        }


class Coach:
    """Thinks about one match's decisions, for so many seconds each or so many playouts."""

    def __init__(
        self, game: str, seed: int, seconds: float | None = None, playouts: int = MOST
    ) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.playouts: Final = playouts
        self.luck: Final = Stream.seeded(seed, 1)
        self.sage: Final = self._sage(seed, 0.7)
        self.sage.listens = True

    def _sage(self, seed: int, share: float) -> Sage:
        seconds = None if self.seconds is None else share * self.seconds
        return find_sage(self.game, seed, self.playouts, seconds)

    def standing(self, match: Match, seconds: float | None = None) -> Standing:
        """How the table stands, from playouts to the end of the turn."""
        run = match.run(keeps=True)
        if run.outcome is not None:
            return standing_at_end(run.outcome.won)
        moment = run.moment()
        until = None if seconds is None else time.perf_counter() + seconds
        most = min(self.playouts, 2000)
        chances: list[float] = []
        worths: list[float] = []
        while len(worths) < most and (len(worths) < 2 or not is_past(until)):
            playout = Run.resume(moment, keeps=False)
            playout.reseed(self.luck.below(2**31))
            prospect = self.prospect_of(playout)
            chances.append(prospect.chance)
            worths.append(prospect.worth)
        value = self.sage.value
        off = value.weights(run.state).steward_error
        return standing_of(chances, off, worths, value.reading(run.state))

    def prospect_of(self, run: Run) -> Prospect:
        """What a playout comes to at the end of the turn."""
        run.stop_at_turns()
        while run.choice is not None:
            run.choose(self.sage.steward.choose(run))
        if run.outcome is not None:
            return certain(run.outcome.won)
        return self.sage.value.prospect(run.state)

    def advise(self, match: Match) -> Advice:
        """How the table stands, and the best options of the present decision."""
        seconds = None if self.seconds is None else 0.25 * self.seconds
        standing = self.standing(match, seconds)
        choice = match.choice
        if choice is None:
            return Advice(standing, [])
        run = match.run(keeps=True)
        ranking = self.sage.steward.rank(run)
        weighed = self.sage.weigh(run, ranking, best=HINTS)
        thinks = self.sage.thinks(run, ranking[0])
        best = self.sage.prefer(weighed) if thinks else weighed[0]
        line = self.sage.value.weights(run.state).search
        return Advice(standing, self.hints(match, weighed, best, line))

    def hints(self, match: Match, weighed: list[Weighed], best: Weighed, line: Line) -> list[Hint]:
        """What the sage would take, and two others of those that most playouts were spent on."""
        choice = match.choice
        assert choice is not None
        most = max([len(option.worths) for option in weighed])
        tried = [option for option in weighed if len(option.worths) == most]
        rest = sorted([o for o in tried if o is not best], key=mean_of, reverse=True)
        return [
            self.hint(match, option, best, rest[0] if rest else best, line)
            for option in [best, *rest][:HINTS]
        ]

    def hint(
        self, match: Match, option: Weighed, best: Weighed, second: Weighed, line: Line
    ) -> Hint:
        """An option beside the best; of the best what it has beyond the second."""
        choice = match.choice
        assert choice is not None
        behind, error = (0.0, 0.0) if option is best else best.gain_on(option)
        hint = Hint(
            choice.options[option.index].notation(), option.judgment, max(0.0, behind), error
        )
        other = second if option is best else best
        if other is not option:
            hint.themes = self.themes(option, other, line)
            hint.foreseen = foreseen(option.tidings, other.tidings, self.sage.value.insight)
        ends = match.foresee(option.index)
        hint.ends = "won" if ends.wins else "lost" if ends.loses else ""
        return hint

    def themes(self, option: Weighed, other: Weighed, line: Line) -> list[str]:
        """What the table has more of after an option than after another, by what that adds."""
        if not option.ends or not other.ends:
            return []
        added: dict[str, float] = {}
        for at, feature in enumerate(self.sage.value.insight.features):
            if feature.theme:
                more = option.seen[at] / option.ends - other.seen[at] / other.ends
                added[feature.theme] = added.get(feature.theme, 0.0) + line.weights[at] * more
        best = sorted(added, key=lambda theme: added[theme], reverse=True)
        return [theme for theme in best[:THEMES] if added[theme] > MOVED]


def is_past(until: float | None) -> bool:
    return until is not None and time.perf_counter() > until
