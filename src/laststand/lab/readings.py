"""How the chances of stewards are to be read when sages play on: at each level in its own way, as
far as its games say so, and by how much of the game is still ahead. The same log odds are nearly a
win at one level and nearly a loss at another; and a sage gains turn by turn on what a steward would
have made of the table, so that it has most to gain at the beginning."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laststand.lab.fitting import (
    PARTS,
    Calibration,
    Logistic,
    Numbers,
    Whole,
    calibrate,
    chances_of,
)

SHIFTS_APART, AHEAD_APART = 1.5, 0.3
"""By how much a level's shift, and what it gains by what is ahead, differ from those of all levels
as long as games do not say otherwise: standard deviations."""
LOOSELY = 10.0
"""The same of what all levels have in common: it only has to be finite."""


@dataclass(frozen=True)
class Tables:
    """Tables of a sage's games: the log odds of stewards, what was still ahead, how the game ended,
    which it was, and at which level."""

    lines: Numbers
    ahead: Numbers
    won: Numbers
    games: Whole
    levels: NDArray[np.str_]

    def those(self, which: NDArray[np.bool_]) -> Tables:
        lines, ahead, won = self.lines[which], self.ahead[which], self.won[which]
        return Tables(lines, ahead, won, self.games[which], self.levels[which])

    def names(self) -> list[str]:
        return [str(level) for level in np.unique(self.levels)]

    @property
    def of_a_game(self) -> float:
        """How many there are of a game."""
        return len(self.games) / len(np.unique(self.games))


@dataclass(frozen=True)
class Read:
    """What turns the log odds of one kind of play into those of another."""

    slope: float
    shift: float
    ahead: float

    def chances(self, tables: Tables) -> Numbers:
        return chances_of(self.slope * tables.lines + self.shift + self.ahead * tables.ahead)


def fit_readings(tables: Tables, levels: list[str]) -> dict[str, Read]:
    """One slope, and for each level a shift and what is gained by what is ahead: those of all
    levels, and what is its own. The fewer its games, the more is it read as the others are; and
    where all were won, not as if none could be lost. The tables of a game, which all end alike,
    count as one."""
    middle, half = float(tables.lines.mean()), float(tables.ahead.mean())
    ahead = (tables.ahead - half)[:, None]
    at = (tables.levels[:, None] == np.array(levels)).astype(np.float64)
    ones = np.ones((len(at), 1))
    rows = np.hstack([(tables.lines - middle)[:, None], ones, at, ahead, at * ahead])
    apart = [SHIFTS_APART] * len(levels), [AHEAD_APART] * len(levels)
    spread = np.array([LOOSELY, np.inf, *apart[0], LOOSELY, *apart[1]])
    weights = Logistic(rows, tables.of_a_game / spread**2).fit(tables.won)
    slope, own = max(0.0, float(weights[0])), weights[1:].reshape(2, -1)
    shifts, gains = own[:, 0, None] + own[:, 1:]
    return {
        level: Read(slope, float(shift - slope * middle - gain * half), float(gain))
        for level, shift, gain in zip(levels, shifts, gains)
    }


def try_readings(tables: Tables) -> tuple[Calibration, dict[str, Calibration]]:
    """How well log odds hold, of all tables and of each level's, when they are read as the other
    parts of the games teach."""
    parts, levels = tables.games % PARTS, tables.names()
    chances = np.empty(len(tables.won))
    for part in np.unique(parts):
        readings = fit_readings(tables.those(parts != part), levels)
        for level in levels:
            held = (tables.levels == level) & (parts == part)
            chances[held] = readings[level].chances(tables.those(held))
    by_level = {
        level: calibrate(chances[tables.levels == level], tables.won[tables.levels == level])
        for level in levels
    }
    return calibrate(chances, tables.won), by_level
