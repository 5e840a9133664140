"""Whatever bytes come: a sentence, never a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.fuzz import fuzz


@pytest.mark.parametrize("seed", [1, 2])
def test_no_bytes_make_the_server_fail(tmp_path: Path, seed: int) -> None:
    seen = fuzz(str(tmp_path / "t.sqlite3"), tmp_path, seed, lambda sent: sent >= 400)
    assert seen[400] > 20
    assert seen[200] > 20


def test_no_bytes_make_a_server_on_postgresql_fail(tmp_path: Path, postgres: str) -> None:
    seen = fuzz(postgres, tmp_path, 3, lambda sent: sent >= 300)
    assert seen[400] > 20
