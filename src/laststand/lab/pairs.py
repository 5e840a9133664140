"""Two versions on the same seeds: the paired difference of their win rates.

Only pairs that differ count: `gained` are won by the second version alone, `lost` by the first
alone. The interval is Tango's score interval (T. Tango, Statistics in Medicine 17, 1998), the test
is McNemar's in its exact form.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp, inf, lgamma, log, sqrt

from laststand.lab.statistics import Z

SURE = 0.05
"""Below such a share of chance a difference is called settled."""

POWER_Z = 0.841621
"""The normal quantile of a power of 80 %."""


@dataclass(frozen=True)
class Pairs:
    """How many seeds both versions played, and how many only one of them won."""

    count: int
    gained: int
    lost: int

    @property
    def difference(self) -> float:
        return (self.gained - self.lost) / self.count

    def interval(self) -> tuple[float, float]:
        """The differences that a score test of 5 % would not refuse."""
        return self._limit(-1), self._limit(1)

    def _limit(self, side: int) -> float:
        low, high = sorted((self.difference, float(side)))
        for _ in range(60):
            middle = (low + high) / 2
            inside = abs(self._score(middle)) < Z
            if inside == (side > 0):
                low = middle
            else:
                high = middle
        return (low + high) / 2

    def _score(self, difference: float) -> float:
        """How far the counts lie from what a difference would have them, in deviations."""
        surprise = self.gained - self.lost - self.count * difference
        a = 2 * self.count
        b = -self.gained - self.lost + (2 * self.count - self.gained + self.lost) * difference
        c = -self.lost * difference * (1 - difference)
        only_first = (sqrt(max(0.0, b * b - 4 * a * c)) - b) / (2 * a)
        variance = self.count * (2 * only_first + difference * (1 - difference))
        if variance <= 0:
            return 0.0 if surprise == 0 else inf
        return surprise / sqrt(variance)

    def p_value(self) -> float:
        """McNemar's exact test: how often chance alone would split the pairs that differ as
        unevenly as this."""
        differing = self.gained + self.lost
        fewer = min(self.gained, self.lost)
        if 2 * fewer == differing:
            return 1.0
        term = exp(_log_choices(differing, fewer) - differing * log(2))
        tail = 0.0
        for count in range(fewer, -1, -1):
            tail += term
            term *= count / (differing - count + 1)
        return min(1.0, 2 * tail)

    @property
    def is_settled(self) -> bool:
        """Whether interval and test both say that it is no chance: near the edge one may, and the
        other not."""
        low, high = self.interval()
        return (low > 0 or high < 0) and self.p_value() < SURE

    def needed(self, difference: float) -> int | None:
        """How many pairs would show such a difference, four times in five (Connor, Biometrics
        43, 1987), if as many pairs differ as so far; None where no number would."""
        differing = max((self.gained + self.lost) / self.count, abs(difference))
        if difference == 0 or differing == 0:
            return None
        root = Z * sqrt(differing) + POWER_Z * sqrt(max(0.0, differing - difference**2))
        return ceil((root / difference) ** 2)


def _log_choices(things: int, chosen: int) -> float:
    """The logarithm of how many ways there are to choose some of them."""
    return lgamma(things + 1) - lgamma(chosen + 1) - lgamma(things - chosen + 1)
