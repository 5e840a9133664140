"""Control-C ends whatever plays with many processes, at once and without a word of theirs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import HEARS_CONTROL_C, PATIENCE, Command, after
from tests.depth import crossed

SOON = 20.0
"""Seconds for what is done within one or two, on a machine that has much else to do."""
AT_WORK = 4.0
"""Seconds of a core after which a worker has loaded what it needs, and plays."""

LONG = {
    "simulate": "simulate spell --scenario glenwald --games 100 --jobs 1",
    "strength": "bench --strength --only spell --bot sage --jobs 1",
    "train": "lab train spell --setting spell-glenwald --into {folder} --jobs 1",
    "experiment": "lab run {folder}/long.toml --into {folder}/out --jobs 1",
    "puzzles": "lab puzzles spell --into {folder} --jobs 1",
}
LONG_GAMES = """
games = 50
[[grid]]
game = "spell"
bot = "sage:200"
"""


class Running:
    """A command in a process group of its own, as a shell starts it."""

    def __init__(self, laststand: Command, words: list[str]) -> None:
        self.process = subprocess.Popen(
            after(HEARS_CONTROL_C, laststand.words(*words)),
            env=laststand.environment({}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait_for_worker(self, seconds: float) -> None:
        """Until a worker has used so much of a core."""
        until = time.monotonic() + PATIENCE
        while max((_used(worker) for worker in self.workers()), default=-1.0) < seconds:
            assert self.process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.02)

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in children.split() if b"spawn_main" in _command_of(child)]

    def interrupt(self) -> tuple[str, str]:
        """What it said, when it and all its workers, who hold the pipes too, are gone."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.communicate(timeout=SOON)

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)


def _command_of(process: str) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _used(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return -1.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[list[Running]]:
    (tmp_path / "long.toml").write_text(LONG_GAMES)
    running: list[Running] = []
    yield running
    for each in running:
        each.kill()


def begin(begun: list[Running], laststand: Command, words: str, folder: Path) -> Running:
    begun.append(Running(laststand, words.format(folder=folder).split()))
    return begun[-1]


@crossed(what=list(LONG), seconds=[0.0, AT_WORK])
def test_control_c_ends_the_work_at_once(
    begun: list[Running], laststand: Command, tmp_path: Path, what: str, seconds: float
) -> None:
    running = begin(begun, laststand, LONG[what], tmp_path)
    running.wait_for_worker(seconds)
    _, err = running.interrupt()
    assert running.process.returncode == 130
    assert "Traceback" not in err


def test_a_simulation_that_is_stopped_says_what_was_played(
    begun: list[Running], laststand: Command, tmp_path: Path
) -> None:
    words = "simulate stronghold --bot random --games 100000000 --jobs 1 --json"
    running = begin(begun, laststand, words, tmp_path)
    running.wait_for_worker(AT_WORK)
    out, err = running.interrupt()
    games = json.loads(out)["summary"]["games"]
    assert games > 0
    assert err == f"stopped: {games} of 100000000 games were played\n"


def test_the_workers_of_a_simulation_that_is_killed_go_too(
    begun: list[Running], laststand: Command, tmp_path: Path
) -> None:
    running = begin(begun, laststand, LONG["simulate"], tmp_path)
    running.wait_for_worker(AT_WORK)
    running.process.kill()
    running.process.communicate(timeout=SOON)
