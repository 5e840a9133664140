"""Whatever fails: what was acknowledged is there, nothing is invented, all see one log."""

from __future__ import annotations

import pytest

from tests.depth import by_depth
from tests.server.simulation import simulate

RUNS = 20


@pytest.mark.parametrize("first", range(0, by_depth(everyday=20, full=60), RUNS))
def test_nothing_acknowledged_is_lost_and_all_see_one_log(first: int) -> None:
    told = [simulate(seed) for seed in range(first, first + RUNS)]
    assert sum(len(truth.acknowledged) for truth in told) > 2 * RUNS
    assert sum(len(truth.seen) for truth in told) > 10 * RUNS


def test_the_same_seed_is_the_same_run() -> None:
    first, again = simulate(7), simulate(7)
    assert first.acknowledged == again.acknowledged
    assert [seen.view for seen in first.seen] == [seen.view for seen in again.seen]
