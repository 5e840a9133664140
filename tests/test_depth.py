"""What a depth changes: how often the same is tried, and never what is tried."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import DEPTHS, by_depth, crossed, first_of

ROOT = Path(__file__).parent.parent
LONG = "tests/web/test_siege_line.py"


def collected(depth: str, where: str = LONG) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", where],
        cwd=ROOT,
        env={**os.environ, "LASTSTAND_DEPTH": depth},
        capture_output=True,
        text=True,
        check=False,
    )


def everyday_cases(parametrised: pytest.MarkDecorator) -> list[object]:
    """The parameters that bear no mark."""
    return [case for case in parametrised.args[1] if not getattr(case, "marks", ())]


def test_every_value_is_met_every_day_and_every_combination_at_full_depth() -> None:
    mark = crossed(
        game=["stronghold", "bastion", "spell"], size=[1, 2, 3, 4], language=["en", "fr"]
    )
    assert mark.args[0] == ("game", "size", "language")
    assert len(mark.args[1]) == 24
    assert everyday_cases(mark) == [
        ("stronghold", 1, "en"),
        ("bastion", 2, "fr"),
        ("spell", 3, "en"),
        ("stronghold", 4, "fr"),
    ]


def test_the_first_value_is_the_everyday_one() -> None:
    mark = first_of("language", ["en", "fr", "es"])
    assert everyday_cases(mark) == ["en"]
    assert len(mark.args[1]) == 3


def test_what_is_thorough_is_left_out_every_day_and_tried_at_full_depth() -> None:
    everyday, full = collected("everyday"), collected("full")
    assert "5/13 tests collected (8 deselected)" in everyday.stdout
    assert "13 tests collected" in full.stdout


def test_a_depth_that_there_is_not_is_refused() -> None:
    refused = collected("deep")
    assert refused.returncode != 0
    assert f"LASTSTAND_DEPTH is deep, and not one of {', '.join(DEPTHS)}" in refused.stderr


def test_a_sweep_goes_as_far_as_the_depth_says() -> None:
    everyday = os.environ.get("LASTSTAND_DEPTH", "everyday") in ("", "everyday")
    assert by_depth(everyday=1, full=2) == (1 if everyday else 2)
