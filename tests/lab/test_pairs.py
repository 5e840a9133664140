"""Two versions on the same seeds."""

from __future__ import annotations

from math import comb
from random import Random

import pyarrow as pa
import pytest

from laststand.kernel.errors import LaststandError
from laststand.lab.arrow import joined, table_of
from laststand.lab.compare import compare
from laststand.lab.pairs import Pairs
from laststand.lab.statistics import Z
from tests.lab.invented import cell, row


def test_without_a_pair_that_differs_the_interval_is_that_of_nothing_seen() -> None:
    # With no discordant pair Tango's equation is solved by z² / (n + z²).
    low, high = Pairs(44, 0, 0).interval()
    assert high == pytest.approx(Z * Z / (44 + Z * Z))
    assert low == pytest.approx(-high)


@pytest.mark.parametrize(("gained", "lost"), [(5, 20), (20, 5), (0, 9), (40, 38)])
def test_the_interval_of_the_opposite_comparison_is_its_mirror(gained: int, lost: int) -> None:
    low, high = Pairs(100, gained, lost).interval()
    assert -1 < low < (gained - lost) / 100 < high < 1
    assert Pairs(100, lost, gained).interval() == pytest.approx((-high, -low))


def test_the_interval_leaves_zero_out_when_mcnemars_statistic_is_beyond_its_bound() -> None:
    for gained in range(31):
        for lost in range(31):
            if gained + lost:
                low, high = Pairs(60, gained, lost).interval()
                statistic = (gained - lost) ** 2 / (gained + lost)
                assert (low > 1e-9 or high < -1e-9) == (statistic > Z * Z)


def test_the_interval_holds_what_it_promises() -> None:
    luck, covered = Random(2), 0
    for _ in range(1000):
        drawn = [luck.random() for _ in range(60)]
        gained, lost = sum(x < 0.2 for x in drawn), sum(0.2 <= x < 0.3 for x in drawn)
        low, high = Pairs(60, gained, lost).interval()
        covered += low <= 0.1 <= high
    assert 930 <= covered <= 975


@pytest.mark.parametrize(("gained", "lost"), [(1, 7), (0, 5), (12, 30), (4, 4), (300, 220)])
def test_the_exact_test_counts_the_splits_as_uneven_as_this(gained: int, lost: int) -> None:
    total, fewer = gained + lost, min(gained, lost)
    tail = sum(comb(total, count) for count in range(fewer + 1)) / 2**total
    assert Pairs(1000, gained, lost).p_value() == pytest.approx(min(1.0, 2 * tail))


def test_the_exact_test_manages_a_hundred_thousand_games() -> None:
    # normal, with the correction for continuity: z = (294 - 1) / √20,000
    assert Pairs(100_000, 10_147, 9_853).p_value() == pytest.approx(0.0383, abs=0.0001)


def test_how_many_pairs_would_settle_it_is_connors_number() -> None:
    assert Pairs(100, 15, 5).needed(0.1) == 155
    assert Pairs(100, 15, 5).needed(0.0) is None
    assert Pairs(100, 0, 0).needed(0.02) == 391  # at least as many pairs differ as are gained


def test_games_are_paired_by_setting_and_seed_and_what_changed_is_named() -> None:
    team = ["kazgin", "berric"]
    first = table_of(cell(players=2), [row(seed, seed > 2, team) for seed in (1, 2, 3, 4)], "0.1.0")
    other = cell(content="soft@abc", players=2)
    second = table_of(other, [row(seed, seed != 4, team) for seed in (2, 3, 4, 5)], "0.1.0")
    (comparison,) = compare(first, second)
    assert comparison.changed == {"content": ("own", "soft@abc")}
    (one,) = comparison.cells
    assert (one.first_won, one.second_won) == (2, 2)
    assert one.pairs == Pairs(3, 1, 1)


def test_a_setting_that_both_vary_pairs_their_cells() -> None:
    def tables(level: str, wins: int) -> list[pa.Table]:
        return [
            table_of(
                cell(players=players, level=level),
                [row(seed, seed <= wins, ["kazgin"]) for seed in range(1, 11)],
                "0.1.0",
            )
            for players in (2, 3)
        ]

    (comparison,) = compare(joined(tables("novice", 7)), joined(tables("normal", 4)))
    assert comparison.changed == {"level": ("novice", "normal")}
    assert [one.name for one in comparison.cells] == ["2 players", "3 players"]
    assert comparison.total.pairs == Pairs(20, 0, 6)


def test_games_without_a_common_seed_are_refused() -> None:
    first = table_of(cell(), [row(1, True, [])], "0.1.0")
    second = table_of(cell(), [row(2, True, [])], "0.1.0")
    with pytest.raises(LaststandError, match="no games of the same settings and seeds in common"):
        compare(first, second)


def test_settled_is_what_both_the_interval_and_the_test_say() -> None:
    edge = Pairs(80, 5, 14)
    assert edge.interval()[1] < 0
    assert edge.p_value() > 0.05
    assert not edge.is_settled
    assert Pairs(80, 4, 16).is_settled
    assert Pairs(80, 16, 4).is_settled
    assert not Pairs(80, 0, 0).is_settled
