"""What is seen of a run while it goes on."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from laststand.lab.console import Shown
from laststand.lab.runner import Progress


def heard(monkeypatch: pytest.MonkeyPatch, at: list[float], workers: int = 2) -> list[str]:
    """What a run of ten games a second says in a log, told of it at these seconds."""
    seconds = iter([0.0, *at])
    monkeypatch.setattr("laststand.lab.console.time.monotonic", lambda: next(seconds))
    out = io.StringIO()
    shown = Shown(Console(file=out, width=40))
    for second in at:
        played = int(10 * second) if workers else 0
        shown.hear(Progress(4, 1, 2000, played, played, workers))
    return out.getvalue().splitlines()


def test_without_a_terminal_there_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, [1, 29, 31, 32, 60, 62, 63, 123, 125, 200]) == [
        "310 of 2000 games, 1 of 4 cells, 10.0 games/s on 2, 0:02:49 left",
        "620 of 2000 games, 1 of 4 cells, 10.0 games/s on 2, 0:02:18 left",
        "1250 of 2000 games, 1 of 4 cells, 10.0 games/s on 2, 0:01:15 left",
    ]


def test_a_cluster_without_workers_is_waited_for_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert heard(monkeypatch, [31], workers=0) == [
        "0 of 2000 games, 1 of 4 cells, waiting for workers"
    ]
