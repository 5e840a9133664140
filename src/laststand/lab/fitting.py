"""The line through the features, and how well its chances hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DECILES = 10


@dataclass(frozen=True)
class Line:
    """A bias and a weight for each feature."""

    bias: float
    weights: list[float]

    def chances(self, features: Numbers) -> Numbers:
        return chances_of(features @ np.array(self.weights) + self.bias)


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
    """Slope and shift that turn the log odds of one kind of play into those of another."""
    line = fit_line(lines[:, None], won, ridge=1.0)
    return line.weights[0], line.bias


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
