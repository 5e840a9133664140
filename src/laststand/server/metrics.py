"""What the server counts of itself, in the text format that Prometheus reads."""

from __future__ import annotations

import bisect
import os
import time
from collections import Counter
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which waits are counted together."""


class Waits:
    """How long something took, counted by bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        told, total = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            told.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self.began: Final = time.time()
        self.requests: Final[Counter[tuple[str, int]]] = Counter()
        self.choices: Final[Counter[str]] = Counter()
        self.commits: Final = Waits()
        self.away = 0

    def text(self, now: dict[str, float]) -> str:
        """All of it; `now` is what can be counted at any time."""
        lines = _described("laststand_requests_total", "counter", "Requests answered.")
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'laststand_requests_total{{method="{method}",status="{status}"}} {count}')
        lines += _described("laststand_choices_total", "counter", "Choices committed.")
        for game, count in sorted(self.choices.items()):
            lines.append(f'laststand_choices_total{{game="{game}"}} {count}')
        lines += _described("laststand_commit_seconds", "histogram", "Until a choice is on disk.")
        lines += self.commits.lines("laststand_commit_seconds")
        counted = {"laststand_database_away_total": (self.away, "Times the database was away.")}
        for name, (value, text) in counted.items():
            lines += [*_described(name, "counter", text), f"{name} {value}"]
        for name, level in {**now, **self._process()}.items():
            lines += [*_described(name, "gauge", GAUGES[name]), f"{name} {level:g}"]
        return "\n".join([*lines, ""])

    def _process(self) -> dict[str, float]:
        told = {"process_start_time_seconds": self.began}
        told["process_cpu_seconds_total"] = time.process_time()
        statm = Path("/proc/self/statm")
        if statm.exists():
            pages = int(statm.read_text().split()[1])
            told["process_resident_memory_bytes"] = float(pages * os.sysconf("SC_PAGE_SIZE"))
        return told


GAUGES: Final = {
    "laststand_connections": "Connections of any kind.",
    "laststand_viewers": "People who watch or play live.",
    "laststand_rooms": "Tables somebody has used lately.",
    "laststand_moments": "Moments of tables in memory.",
    "process_start_time_seconds": "When this process began.",
    "process_cpu_seconds_total": "Processor time this process has used.",
    "process_resident_memory_bytes": "Memory this process takes.",
}


def _described(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]
