"""How far a cell has come: which of its games are played, handed out or still missing.

How many games a cell needs depends on nothing but the results of its first seeds, never on who
played them or in which order they came back; so the same experiment ends with the same games
wherever it runs.
"""

from __future__ import annotations

from collections import deque
from math import ceil

from laststand.lab.statistics import Z, wilson

FIRST = 40
"""The games after which the width of an interval is looked at for the first time."""


class Tally:
    """The games of one cell."""

    def __init__(self, games: int, width: float | None, first_seed: int) -> None:
        self.games = games
        self.width = width
        self.first_seed = first_seed
        self.won: dict[int, bool] = {}
        self._prefix = 0
        self._prefix_won = 0
        self._handed_out = 0
        self._returned: deque[int] = deque()
        self.needed = games if width is None else min(FIRST, games)

    def take(self, seed: int, won: bool) -> bool:
        """Counts a game; whether it was wanted and not counted before."""
        number = seed - self.first_seed
        if not 0 <= number < self.games or number in self.won:
            return False
        self.won[number] = won
        while self._prefix in self.won and self._prefix < self.needed:
            self._prefix_won += self.won[self._prefix]
            self._prefix += 1
            if self._prefix == self.needed:
                self.needed = self._next_need()
        return True

    def hand_out(self, most: int) -> tuple[int, ...]:
        """The next seeds that nobody has played or is playing."""
        seeds: list[int] = []
        while len(seeds) < most and self._returned:
            self._add_missing(seeds, self._returned.popleft())
        while len(seeds) < most and self._handed_out < self.needed:
            self._add_missing(seeds, self._handed_out)
            self._handed_out += 1
        return tuple(seeds)

    def _add_missing(self, seeds: list[int], number: int) -> None:
        if number not in self.won:
            seeds.append(self.first_seed + number)

    def put_back(self, seeds: tuple[int, ...]) -> None:
        """Games that were handed out and whose worker is gone."""
        self._returned.extend(seed - self.first_seed for seed in seeds)

    @property
    def is_done(self) -> bool:
        return self._prefix >= self.needed

    @property
    def played(self) -> int:
        """Of the games needed so far, how many are there."""
        return min(len(self.won), self.needed)

    def expected(self) -> int:
        """How many games it will have been, as far as can be told."""
        if self.width is None or self.is_done:
            return self.needed
        return max(self.needed, min(self.games, self._narrow_enough()))

    def _next_need(self) -> int:
        if self.width is None or self._prefix >= self.games:
            return self.needed
        low, high = wilson(self._prefix_won, self._prefix)
        if high - low <= self.width:
            return self.needed
        return min(self.games, max(self._prefix + FIRST, self._narrow_enough()), 2 * self._prefix)

    def _narrow_enough(self) -> int:
        """At the rate seen so far, after how many games the interval would be narrow enough."""
        assert self.width is not None
        if not self._prefix:
            return self.needed
        low, high = wilson(self._prefix_won, self._prefix)
        rate = (low + high) / 2
        return ceil((2 * Z / self.width) ** 2 * rate * (1 - rate))
