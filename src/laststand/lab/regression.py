"""What each thing does to the win rate, the others being as they are: a logistic regression.

Every game is a row, every thing a column that says whether it was there. Coefficients carry a weak
prior (normal, mean 0, deviation 2.5 in logits), which keeps those finite that games alone would
drive to infinity. A thing is compared with the average thing of its kind: a team has its four
heroes whoever they are, so that only this comparison has an answer. The logits are turned into a
difference of win rates over the games at hand, each with the thing and each with an average one
in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laststand.lab.statistics import Z

PRIOR_DEVIATION = 2.5
SEEN_OFTEN_ENOUGH = 10
"""Games with a thing, and games of the same cells without it, before anything is said of it."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Feature:
    """Whether a thing of some kind was there, game by game."""

    kind: str
    thing: str
    there: NDArray[np.bool_]

    @property
    def games(self) -> int:
        return int(self.there.sum())

    def tells_something(self, cells: NDArray[np.int64]) -> bool:
        """Whether enough games with it can be compared with games of the same cell without it."""
        of_cell = np.bincount(cells)
        with_it = np.bincount(cells, weights=self.there, minlength=len(of_cell))
        return bool(np.minimum(with_it, of_cell - with_it).sum() >= SEEN_OFTEN_ENOUGH)


@dataclass(frozen=True)
class Effect:
    """How the win rate differs with a thing from what it is with an average one of its kind."""

    kind: str
    thing: str
    games: int
    difference: float
    low: float
    high: float


@dataclass(frozen=True)
class Fit:
    coefficients: Floats
    covariance: Floats
    design: Floats


def effects(
    won: NDArray[np.bool_],
    features: list[Feature],
    settings: Sequence[Feature] = (),
    cells: NDArray[np.int64] | None = None,
) -> list[Effect]:
    """The effect of each feature that is seen often enough, adjusted for the others and for the
    settings; kinds in their order, the best thing of a kind first."""
    within = np.zeros(len(won), dtype=np.int64) if cells is None else cells
    told = [feature for feature in features if feature.tells_something(within)]
    if not told or won.all() or not won.any():
        return []
    every = [*told, *settings]
    model = fit(won, every)
    found = [_effect(model, every, at) for at in range(len(told))]
    kinds = list(dict.fromkeys(feature.kind for feature in told))
    return sorted(found, key=lambda effect: (kinds.index(effect.kind), -effect.difference))


def fit(won: NDArray[np.bool_], features: list[Feature]) -> Fit:
    """The most likely coefficients by Newton's method, and their covariance."""
    design = np.column_stack([np.ones(len(won)), *(feature.there for feature in features)])
    penalty = np.full(design.shape[1], PRIOR_DEVIATION**-2)
    penalty[0] = 1e-9
    coefficients = np.zeros(design.shape[1])
    for _ in range(100):
        rates = _logistic(design @ coefficients)
        slope = design.T @ (won - rates) - penalty * coefficients
        curvature = (design.T * (rates * (1 - rates))) @ design + np.diag(penalty)
        step = np.linalg.solve(curvature, slope)
        coefficients = coefficients + step
        if np.abs(step).max() < 1e-9:
            break
    return Fit(coefficients, np.linalg.inv(curvature), design)


def _effect(model: Fit, features: list[Feature], at: int) -> Effect:
    feature = features[at]
    weights = _against_its_kind(features, at)
    logit = float(weights @ model.coefficients)
    deviation = float(np.sqrt(weights @ model.covariance @ weights))
    logits = model.design @ model.coefficients
    difference, low, high = (
        _rate_difference(logits, feature.there, shift)
        for shift in (logit, logit - Z * deviation, logit + Z * deviation)
    )
    return Effect(feature.kind, feature.thing, feature.games, difference, low, high)


def _against_its_kind(features: list[Feature], at: int) -> Floats:
    """Weights of the coefficients, the constant's first: a thing less the average of its kind."""
    kind = [other.kind == features[at].kind for other in features]
    weights = np.zeros(len(features) + 1)
    weights[at + 1] = 1.0
    if sum(kind) > 1:
        weights[1:][np.array(kind)] -= 1 / sum(kind)
    return weights


def _rate_difference(logits: Floats, there: NDArray[np.bool_], shift: float) -> float:
    with_it = _logistic(logits + np.where(there, 0.0, shift))
    without = _logistic(logits - np.where(there, shift, 0.0))
    return float((with_it - without).mean())


def _logistic(logits: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(logits, -35, 35)))
