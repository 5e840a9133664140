"""The line through the features, and how well its chances hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

DECILES = 10
RIDGES = (30.0, 100.0, 300.0)
"""How much small weights are preferred: what fits games best that were not fitted to."""
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
    """Logistic regression by Newton's steps, on features of like size; small weights are
    preferred, as much as `ridge` says."""
    mean, spread = features.mean(axis=0), features.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = np.column_stack([np.ones(len(features)), (features - mean) / spread])
    penalty = np.full(scaled.shape[1], ridge)
    penalty[0] = 0.0
    weights = np.zeros(scaled.shape[1])
    for _ in range(30):
        chances = chances_of(scaled @ weights)
        slope = scaled.T @ (won - chances) - penalty * weights
        curve = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + np.diag(penalty + 1e-9)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    raw = weights[1:] / spread
    return Line(float(weights[0] - raw @ mean), [float(weight) for weight in raw])


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
    best, tried = RIDGES[0], np.zeros(0)
    least = np.inf
    for ridge in RIDGES:
        lines = np.empty(len(won))
        for part in range(PARTS):
            held = parts == part
            lines[held] = fit_line(features[~held], won[~held], ridge).lines(features[held])
        brier = float(((chances_of(lines) - won) ** 2).mean())
        if brier < least:
            best, tried, least = ridge, lines, brier
    line = fit_line(features, won, best).read(*fit_reading(tried, won))
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
    """How often a table that was won was said to be likelier won than one that was lost."""
    order = np.argsort(chances, kind="stable")
    places = np.empty(len(order))
    places[order] = np.arange(1, len(order) + 1)
    wins = float(won.sum())
    losses = len(won) - wins
    if not wins or not losses:
        return 0.5
    return float((places[won > 0.5].sum() - wins * (wins + 1) / 2) / (wins * losses))
