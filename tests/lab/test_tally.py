"""Which games of a cell are played, and how many it needs."""

from __future__ import annotations

from random import Random

import pytest

from laststand.lab.statistics import wilson
from laststand.lab.tally import FIRST, Tally


def test_every_seed_is_handed_out_once_and_counted_once() -> None:
    tally = Tally(games=5, width=None, first_seed=10)
    assert tally.hand_out(3) == (10, 11, 12)
    assert tally.hand_out(3) == (13, 14)
    assert tally.hand_out(3) == ()
    assert [tally.take(seed, True) for seed in (12, 10, 12, 14, 13, 11)] == [
        True,
        True,
        False,
        True,
        True,
        True,
    ]
    assert tally.is_done
    assert tally.played == 5


def test_what_was_put_back_is_handed_out_again_unless_it_came_after_all() -> None:
    tally = Tally(games=4, width=None, first_seed=0)
    assert tally.hand_out(4) == (0, 1, 2, 3)
    tally.put_back((1, 2))
    tally.take(2, False)
    assert tally.hand_out(4) == (1,)


def test_seeds_of_nobody_are_not_counted() -> None:
    tally = Tally(games=3, width=None, first_seed=5)
    assert not tally.take(4, True)
    assert not tally.take(8, True)


def played_to_the_end(results: list[bool], width: float, order: Random) -> Tally:
    """A cell whose games come back in any order."""
    tally = Tally(len(results), width, first_seed=1)
    in_work: list[int] = []
    while not tally.is_done:
        in_work += tally.hand_out(order.randint(1, 9))
        order.shuffle(in_work)
        seed = in_work.pop()
        assert tally.take(seed, results[seed - 1])
    assert not in_work
    return tally


@pytest.mark.parametrize("rate", [0.02, 0.4, 0.9])
def test_a_cell_ends_when_its_interval_is_narrow_enough_whatever_the_order(rate: float) -> None:
    luck = Random(7)
    results = [luck.random() < rate for _ in range(3000)]
    tallies = [played_to_the_end(results, 0.08, Random(order)) for order in range(5)]
    lengths = {tally.played for tally in tallies}
    assert len(lengths) == 1
    games = lengths.pop()
    low, high = wilson(sum(results[:games]), games)
    assert high - low <= 0.08
    assert games < 1200


def test_a_cell_that_never_narrows_ends_with_the_games_allowed() -> None:
    results = [number % 2 == 0 for number in range(3 * FIRST)]
    assert played_to_the_end(results, 0.01, Random(1)).played == 3 * FIRST


def test_how_many_games_it_will_have_been_is_told_from_the_rate_so_far() -> None:
    tally = Tally(games=10_000, width=0.1, first_seed=0)
    assert tally.expected() == FIRST
    for seed in range(FIRST):
        tally.take(seed, seed % 2 == 0)
    assert not tally.is_done
    assert tally.expected() == 385  # (2 × 1.96 / 0.1)² × ½ × ½
