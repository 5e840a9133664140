"""What many results say together."""

from __future__ import annotations

import pytest

from laststand.lab.simulation import Result
from laststand.lab.statistics import summarise, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval_is_the_published_one(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.00005)


def test_the_interval_of_a_rate_and_of_its_opposite_mirror_each_other() -> None:
    low, high = wilson(3, 17)
    assert wilson(14, 17) == pytest.approx((1 - high, 1 - low))


def result(seed: int, won: bool, reason: str, score: int, choices: int) -> Result:
    return Result(seed, won, reason, score, choices)


def test_a_summary_counts_wins_means_and_reasons_the_commonest_first() -> None:
    summary = summarise(
        [
            result(1, False, "burned", 0, 10),
            result(2, True, "beaten", 5, 30),
            result(3, False, "burned", 1, 20),
            result(4, False, "killed", 2, 40),
        ]
    )
    assert (summary.games, summary.won, summary.win_rate) == (4, 1, 0.25)
    assert (summary.low, summary.high) == wilson(1, 4)
    assert summary.mean_choices == 25
    assert summary.mean_score == 2
    assert summary.reasons == {"burned": 2, "beaten": 1, "killed": 1}
    assert next(iter(summary.reasons)) == "burned"
