"""What many results say together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from statistics import mean

from laststand.lab.simulation import Result

Z = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True)
class Summary:
    games: int
    won: int
    win_rate: float
    low: float
    high: float
    mean_choices: float
    mean_score: float
    reasons: dict[str, int]


def summarise(results: list[Result]) -> Summary:
    games, won = len(results), sum(result.won for result in results)
    low, high = wilson(won, games)
    reasons = Counter(result.reason for result in results)
    return Summary(
        games=games,
        won=won,
        win_rate=won / games,
        low=low,
        high=high,
        mean_choices=mean(result.choices for result in results),
        mean_score=mean(result.score for result in results),
        reasons=dict(reasons.most_common()),
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    rate = won / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    width = 1 + Z * Z / games
    return max(0.0, (centre - spread) / width), min(1.0, (centre + spread) / width)
