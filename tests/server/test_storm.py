"""A short storm of each kind; a long one: `python -m tests.server.storm`."""

from __future__ import annotations

import pytest

from tests.server.storm import storm


@pytest.mark.parametrize("is_postgresql", [False, True], ids=["sqlite", "postgresql"])
def test_nothing_is_lost_in_a_storm(is_postgresql: bool) -> None:
    acknowledged, raging = storm(lambda strikes: strikes >= 3, is_postgresql, seed=2)
    assert acknowledged > 10
    assert raging.states > 10
    assert sum(raging.kills.values()) == 3
