"""The sage: looks at the steward's best options with luck of its own making, as far as the end of
the turn, and asks what the tables there are worth. What will really come it cannot see: every
playout begins with fresh luck, the same for each option, so that they differ by the option alone.
"""

from __future__ import annotations

import math
import time
from typing import Final

from laststand.bots.bot import Bot
from laststand.bots.steward import Judgment, Steward
from laststand.bots.tidings import Tidings
from laststand.bots.value import Prospect, Value, certain
from laststand.kernel.chance import Stream
from laststand.kernel.events import Log
from laststand.kernel.run import Moment, Run

FIRST_LOOK: Final = 2
SECOND_LOOK: Final = 4
"""Playouts of an option before it is given up, and before one is taken."""
CLEAR: Final = 1.5
"""Standard errors beyond which one option is taken to be worse than another."""
_LUCK: Final = 2**31


class Weighed:
    """An option as the sage sees it: the steward's judgment, and what the tables were worth to
    which it led, playout by playout."""

    def __init__(self, judgment: Judgment) -> None:
        self.judgment: Final = judgment
        self.index: Final = judgment.index
        self.worths: list[float] = []
        self.chances: list[float] = []
        """Of the same tables, if stewards played on from there."""
        self.seen: list[float] = []
        """The sum of what was seen at the end of the playouts that did not end the game."""
        self.ends = 0
        self.tidings: Final = Tidings()
        """What the playouts told, if the sage listened."""

    def add(self, prospect: Prospect) -> None:
        self.worths.append(prospect.worth)
        self.chances.append(prospect.chance)

    def note(self, features: list[float]) -> None:
        self.ends += 1
        seen = self.seen
        self.seen = [a + b for a, b in zip(seen, features)] if seen else features

    @property
    def mean(self) -> float:
        return sum(self.worths) / max(1, len(self.worths))

    def gain_on(self, other: Weighed) -> tuple[float, float]:
        """How much more it is worth than another, in the playouts that both had, and the standard
        error of that: one playout says nothing of it."""
        gains = [one - two for one, two in zip(self.worths, other.worths)]
        count = len(gains)
        if count == 0:
            return 0.0, 0.0
        mean = sum(gains) / count
        if count == 1:
            return mean, math.inf
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
        return mean, math.sqrt(spread / count)


class Sage(Bot):
    """The same seed and number of playouts give the same answers; with seconds, as many playouts
    as fit into them."""

    looks_ahead = True

    def __init__(
        self,
        steward: Steward,
        value: Value,
        seed: int,
        playouts: int,
        seconds: float | None = None,
    ) -> None:
        self.steward: Final = steward
        self.value: Final = value
        self.luck: Final = Stream.seeded(seed, 0)
        self.playouts: Final = playouts
        self.seconds: Final = seconds
        self.listens = False
        """Whether it hears what happens in its playouts, to tell people."""

    def choose(self, run: Run) -> int:
        assert run.choice is not None
        if len(run.choice.options) == 1:
            return 0
        if not self.value.insight.is_laid(run.state):
            return self.steward.choose(run)
        ranking = self.steward.rank(run)
        if not self.thinks(run, ranking[0]):
            return ranking[0].index
        return self.prefer(self.weigh(run, ranking)).index

    def thinks(self, run: Run, best: Judgment) -> bool:
        """Whether it leaves the steward's choice for what playouts say, and not in the set-up."""
        insight = self.value.insight
        return insight.is_laid(run.state) and insight.deserves_thought(run, best)

    def prefer(self, weighed: list[Weighed]) -> Weighed:
        """The best, if it is better by a standard error; otherwise the steward's choice, the
        first."""
        first = weighed[0]
        best = first
        for other in weighed[1:]:
            if len(other.worths) == len(first.worths) and other.mean > best.mean:
                best = other
        gain, error = best.gain_on(first)
        return best if gain > error else first

    def weigh(
        self, run: Run, ranking: list[Judgment], kept: int = 1, best: int = 1
    ) -> list[Weighed]:
        """The steward's best options, its own choice first. Whatever is clearly worse than the best
        is given up, so that most playouts are spent on what may be best, and none once it is plain
        which that is; the first of the ranking, so many, are kept, and so many of the best. Of few
        playouts no option has fewer than it takes to compare two."""
        most = max(kept, 2, self.playouts // FIRST_LOOK)
        shortlist = self.value.insight.shortlist(ranking, kept)[:most]
        weighed = [Weighed(judgment) for judgment in shortlist]
        moment = run.moment()
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        seeds: list[int] = []
        left = weighed.copy()
        spent = 0
        more = min(FIRST_LOOK, max(1, self.playouts // len(left)))
        while more:
            if not self.play_some(moment, left, more, seeds, until):
                break
            spent += more * len(left)
            left = still_open(left, kept, best)
            if is_plain(left):
                break
            more = min(len(seeds), max(0, self.playouts - spent) // len(left))
        return weighed

    def play_some(
        self, moment: Moment, left: list[Weighed], more: int, seeds: list[int], until: float | None
    ) -> bool:
        """So many playouts more of each, as far as there is the time, but one at least; whether
        there is time for another."""
        for _ in range(more):
            begun = time.perf_counter()
            if len(left[0].worths) == len(seeds):
                seeds.append(self.luck.below(_LUCK))
            for option in left:
                self.play_out(moment, option, seeds[len(option.worths)])
            now = time.perf_counter()
            if until is not None and now + (now - begun) > until:
                return False
        return True

    def with_more(self, run: Run, option: Weighed, least: int) -> Weighed:
        """An option with so many playouts at least."""
        more = Weighed(option.judgment)
        more.worths, more.chances = option.worths.copy(), option.chances.copy()
        moment = run.moment()
        for _ in range(len(option.worths), least):
            self.play_out(moment, more, self.luck.below(_LUCK))
        return more

    def play_out(self, moment: Moment, option: Weighed, seed: int) -> None:
        """What the table is worth at the end of the turn, if stewards play on from an option."""
        run = Run.resume(moment, keeps=False)
        run.reseed(seed)
        log = Log() if self.listens else None
        run.state.log = log
        play_turn(run, option.index, self.steward)
        if log is not None:
            option.tidings.hear(log.events, self.value.insight)
        if run.outcome is not None:
            option.add(certain(run.outcome.won))
            return
        features = self.value.insight.look(run.state)
        option.note(features)
        option.add(self.value.weights(run.state).prospect(features))


def play_turn(run: Run, index: int, steward: Steward) -> None:
    """Takes an option, and plays on as a steward does until the turn is over, or the game."""
    run.stop_at_turns()
    run.choose(index)
    while run.choice is not None:
        run.choose(steward.choose(run))


def still_open(left: list[Weighed], kept: int, best: int) -> list[Weighed]:
    """Those that are kept, some of the best, and whatever may yet be better than the best of all
    and than the first."""
    order = sorted(left, key=mean_of, reverse=True)
    return [
        option
        for at, option in enumerate(left)
        if at < kept
        or option in order[:best]
        or not (is_behind(option, order[0]) or is_behind(option, left[0]))
    ]


def is_behind(option: Weighed, other: Weighed) -> bool:
    """Whether it is not better than another, beyond doubt."""
    gain, error = option.gain_on(other)
    return gain + CLEAR * error <= 0.0


def is_plain(left: list[Weighed]) -> bool:
    """Whether more playouts would say the same."""
    if len(left[0].worths) < SECOND_LOOK:
        return len(left) == 1
    best = max(left, key=mean_of)
    for option in left:
        gain, error = best.gain_on(option)
        if gain < CLEAR * error:
            return False
    return True


def mean_of(weighed: Weighed) -> float:
    return weighed.mean
