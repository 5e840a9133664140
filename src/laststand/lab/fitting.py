"""The line through the features, and how well its chances hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

DECILES = 10
RIDGE = 100.0
"""How much small weights are preferred."""
TRUST = 0.8
"""How far a table is taught by what came of it rather than by what the next table says. With 1 the
end of the game alone would teach, which says the same of all its tables and little of each."""
RARE, SELDOM = 0.02, 0.1
"""A feature that spreads less than the one weighs nothing, for it is seen too rarely to be learned;
one that spreads less than the other must be the surer."""
ROUNDS = 60
SETTLED = 1e-3
"""Rounds of teaching at the most; when no weight moves by more, they are over."""
PARTS = 5
"""Every game is tried by a line that was fitted to the other parts alone."""


@dataclass(frozen=True)
class Line:
    """A bias and a weight for each feature."""

    bias: float
    weights: list[float]

    def lines(self, features: Numbers) -> Numbers:
        """The log of the odds."""
        lines: Numbers = features @ np.array(self.weights) + self.bias
        return lines

    def read(self, slope: float, shift: float) -> Line:
        """The same line, its log odds read otherwise."""
        return Line(slope * self.bias + shift, [slope * weight for weight in self.weights])


@dataclass(frozen=True)
class Decile:
    """Tables whose chances are alike: how many, what was said on average and what came."""

    count: int
    said: float
    came: float


@dataclass(frozen=True)
class Calibration:
    """How well chances hold in games that they were not fitted to."""

    tables: int
    error: float
    brier: float
    auc: float
    deciles: list[Decile]


def chances_of(lines: Numbers) -> Numbers:
    return 1.0 / (1.0 + np.exp(-np.clip(lines, -20.0, 20.0)))


def fit_line(features: Numbers, won: Numbers, ridge: float) -> Line:
    """Logistic regression on features of like size; small weights are preferred, as much as
    `ridge` says."""
    table = _Table(features, ridge)
    weights = table.fit(won)
    return table.line(weights)


def fit_chain(features: Numbers, won: Numbers, games: Whole, ridge: float) -> Line:
    """A line on which the tables of a game, which lie one after the other, agree: each is taught
    by what the line says of those after it, the nearest most, and the last by how the game ended
    (temporal differences). What a step of a game changes is told from what a whole game brings."""
    table, chain = _Table(features, ridge), _Chain(games)
    weights = table.fit(won)
    curve = table.curve(weights)
    for _ in range(ROUNDS):
        taught = chain.teach(table.chances(weights), won)
        step = np.linalg.solve(curve, table.slope(weights, taught))
        weights += step
        if np.abs(step).max() < SETTLED:
            break
    return table.line(weights)


class Logistic:
    """Rows of numbers whose weighted sums are log odds; how much small weights are preferred, each
    by itself, says the penalty."""

    def __init__(self, rows: Numbers, penalty: Numbers) -> None:
        self.rows = rows
        self.penalty = penalty

    def chances(self, weights: Numbers) -> Numbers:
        return chances_of(self.rows @ weights)

    def slope(self, weights: Numbers, taught: Numbers) -> Numbers:
        slope: Numbers = self.rows.T @ (taught - self.chances(weights)) - self.penalty * weights
        return slope

    def curve(self, weights: Numbers) -> Numbers:
        chances = self.chances(weights)
        curve: Numbers = (self.rows * (chances * (1 - chances))[:, None]).T @ self.rows
        return curve + np.diag(self.penalty + 1e-9)

    def fit(self, taught: Numbers) -> Numbers:
        """By Newton's steps."""
        weights = np.zeros(self.rows.shape[1])
        for _ in range(30):
            step = np.linalg.solve(self.curve(weights), self.slope(weights, taught))
            weights += step
            if np.abs(step).max() < SETTLED:
                break
        return weights


class _Table(Logistic):
    """Features of like size, and a one for the bias."""

    def __init__(self, features: Numbers, ridge: float) -> None:
        self.mean, spread = features.mean(axis=0), features.std(axis=0)
        self.spread = np.where(spread < RARE, np.inf, np.maximum(spread, SELDOM))
        scaled = (features - self.mean) / self.spread
        penalty = np.full(scaled.shape[1] + 1, ridge)
        penalty[0] = 0.0
        super().__init__(np.column_stack([np.ones(len(features)), scaled]), penalty)

    def line(self, weights: Numbers) -> Line:
        raw = weights[1:] / self.spread
        return Line(float(weights[0] - raw @ self.mean), [float(weight) for weight in raw])


class _Chain:
    """Tables by how many follow in their game: those with none, then those with one, and so on."""

    def __init__(self, games: Whole) -> None:
        ends = np.flatnonzero(np.append(games[1:] != games[:-1], True))
        lengths = np.diff(np.append(-1, ends))
        self.ranks = [ends[lengths > rank] - rank for rank in range(int(lengths.max()))]

    def teach(self, chances: Numbers, won: Numbers) -> Numbers:
        taught = won.copy()
        for rows in self.ranks[1:]:
            taught[rows] = (1 - TRUST) * chances[rows + 1] + TRUST * taught[rows + 1]
        return taught


def fit_reading(lines: Numbers, won: Numbers) -> tuple[float, float]:
    """Slope and shift that turn the log odds of one kind of play into those of another. What is
    likelier stays likelier: where games say otherwise they are too few, and nothing is told but how
    often they are won."""
    line = fit_line(lines[:, None], won, ridge=1.0)
    if line.weights[0] <= 0.0:
        line = fit_line(np.zeros((len(won), 1)), won, ridge=1.0)
    return line.weights[0], line.bias


def fit_tried(features: Numbers, won: Numbers, games: Whole) -> tuple[Line, Calibration]:
    """A line through all, and how well such a line holds in games that it was not fitted to: each
    game is tried by a line through the others. What these say too boldly, the line says less so."""
    parts = games % PARTS
    tried = np.empty(len(won))
    for part in range(PARTS):
        held = parts == part
        line = fit_chain(features[~held], won[~held], games[~held], RIDGE)
        tried[held] = line.lines(features[held])
    line = fit_chain(features, won, games, RIDGE).read(*fit_reading(tried, won))
    return line, try_reading(tried, won, games)


def try_reading(lines: Numbers, won: Numbers, games: Whole) -> Calibration:
    """How well log odds hold when they are read as the other parts of the games teach."""
    parts = games % PARTS
    chances = np.empty(len(won))
    for part in range(PARTS):
        held = parts == part
        slope, shift = fit_reading(lines[~held], won[~held])
        chances[held] = chances_of(slope * lines[held] + shift)
    return calibrate(chances, won)


def calibrate(chances: Numbers, won: Numbers) -> Calibration:
    order = np.argsort(chances, kind="stable")
    deciles: list[Decile] = []
    for part in np.array_split(order, DECILES):
        if len(part):
            said, came = float(chances[part].mean()), float(won[part].mean())
            deciles.append(Decile(len(part), said, came))
    error = sum(d.count * abs(d.said - d.came) for d in deciles) / max(1, len(won))
    brier = float(((chances - won) ** 2).mean())
    return Calibration(len(won), error, brier, area_under_curve(chances, won), deciles)


def area_under_curve(chances: Numbers, won: Numbers) -> float:
    """How often a table that was won was said to be likelier won than one that was lost; said to
    be as likely, half of the time."""
    _, tied, counts = np.unique(chances, return_inverse=True, return_counts=True)
    places = (np.cumsum(counts) - (counts - 1) / 2)[tied]
    wins = float(won.sum())
    losses = len(won) - wins
    if not wins or not losses:
        return 0.5
    return float((places[won > 0.5].sum() - wins * (wins + 1) / 2) / (wins * losses))
