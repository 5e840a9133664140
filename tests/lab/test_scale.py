"""How far one scheduler reaches: `laststand bench --lab`."""

from __future__ import annotations

import os

import pytest

from laststand.lab.places import LOCAL
from laststand.lab.runner import ERRAND_SECONDS
from laststand.lab.scale import Scale, measured, seconds_per_game, seconds_per_row


def test_the_sender_is_busy_when_errands_and_rows_take_all_its_time() -> None:
    scale = Scale("somewhere", {1: 9.0}, 0.003, 0.1, 0.0001)
    rows = ERRAND_SECONDS / 0.1
    assert scale.most_workers == pytest.approx(ERRAND_SECONDS / (0.003 + rows * 0.0001))
    assert scale.most_games_per_second == pytest.approx(scale.most_workers / 0.1)


def test_every_number_of_workers_up_to_the_cores_is_measured() -> None:
    scale = measured(LOCAL, 2, seconds_per_game(), seconds_per_row())
    assert list(scale.games_per_second) == list(range(1, (os.cpu_count() or 1) + 1))
    assert all(pace > 0 for pace in scale.games_per_second.values())
    assert 0 < scale.seconds_per_row < scale.seconds_per_game
    assert scale.most_workers > 1
