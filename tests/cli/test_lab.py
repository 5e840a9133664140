"""`laststand lab`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from laststand.lab.folder import Folder
from tests.cli.command import HEARS_CONTROL_C, PATIENCE, Command, after

SMALL = """
title = "Small"
games = 20
[[grid]]
game = "stronghold"
bot = "random"
options = { players = [1, 2] }
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    return file


def test_a_run_prints_each_cell_with_its_interval_and_where_the_games_are(
    laststand: Command, small: Path, tmp_path: Path
) -> None:
    done = laststand("lab", "run", small, "--into", tmp_path / "out", "--jobs", 1)
    assert done.code == 0
    for words in ("1 player ", "2 players ", "0.0% to 16.1%", "40 games in ", " a second"):
        assert words in done.out
    assert f"laststand lab report {tmp_path / 'out'}" in done.out
    again = laststand("lab", "run", small, "--into", tmp_path / "out")
    assert " a second" not in again.out


def long_run(laststand: Command, file: Path, into: Path) -> subprocess.Popen[str]:
    """An experiment that nobody waits for, some of whose games are written."""
    file.write_text(SMALL.replace("20", "500000"))
    words = laststand.words("lab", "run", file, "--into", into, "--jobs", 1)
    running = subprocess.Popen(
        after(HEARS_CONTROL_C, words),
        env=laststand.environment({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while not list((into / "parts").glob("*.parquet")):
        assert running.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)
    return running


def test_control_c_keeps_what_was_played_and_says_how_to_go_on(
    laststand: Command, small: Path, tmp_path: Path
) -> None:
    running = long_run(laststand, small, tmp_path / "out")
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (130, "")
    games = len(Folder(tmp_path / "out").read())
    assert games > 0
    assert f"stopped: {games} games are in " in out


def test_a_run_that_is_killed_leaves_whole_files_and_no_workers(
    laststand: Command, small: Path, tmp_path: Path
) -> None:
    running = long_run(laststand, small, tmp_path / "out")
    running.kill()
    running.communicate(timeout=PATIENCE)  # ends when the workers, who hold the pipes too, are gone
    table = Folder(tmp_path / "out").read()
    assert len(table) > 0
    small.write_text(SMALL)
    done = laststand("lab", "run", small, "--into", tmp_path / "out", "--jobs", 1)
    assert done.code == 0
    assert f"{len(Folder(tmp_path / 'out').read())} games in" in done.out


def test_a_full_disk_is_told_in_a_sentence_and_loses_nothing_written(
    laststand: Command, small: Path, tmp_path: Path
) -> None:
    laststand("lab", "run", small, "--into", tmp_path / "out", "--jobs", 1)
    before = Folder(tmp_path / "out").read()
    small.write_text(SMALL.replace("20", "60"))
    words = laststand.words("lab", "run", small, "--into", tmp_path / "out", "--jobs", 1)
    no_file_above_a_kilobyte = "resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))"
    done = subprocess.run(
        after(no_file_above_a_kilobyte, words),
        env=laststand.environment({"PYTHONDONTWRITEBYTECODE": "1"}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    complaint = done.stderr.splitlines()[-1]  # before it, on a slow machine, how far it was
    assert complaint.startswith("laststand: ")
    assert complaint.endswith("cannot be written: File too large; what was written before is kept")
    assert "Traceback" not in done.stderr
    assert Folder(tmp_path / "out").read().equals(before)
    assert not list((tmp_path / "out").rglob("*.new"))


def test_two_experiments_are_compared_and_reported(
    laststand: Command, small: Path, tmp_path: Path
) -> None:
    harder = tmp_path / "harder.toml"
    harder.write_text(SMALL.replace("players", 'level = "legendary", players'))
    into = [tmp_path / "one", tmp_path / "two"]
    for file, folder in zip((small, harder), into, strict=True):
        laststand("lab", "run", file, "--into", folder, "--jobs", 1)
    done = laststand("lab", "compare", *into)
    assert (done.code, done.err) == (0, "")
    for words in ("stronghold: level normal → legendary", "1 player", "all", "Not settled."):
        assert words in done.out
    told = json.loads(laststand("lab", "compare", *into, "--json").out)
    assert told[0]["changed"] == {"level": ["normal", "legendary"]}
    assert told[0]["all"]["pairs"] == {"count": 40, "gained": 0, "lost": 0}

    done = laststand("lab", "report", into[0])
    assert (done.code, done.err, done.out) == (0, "", f"{into[0] / 'report.html'}\n")
    assert "<h1>Small</h1>" in (into[0] / "report.html").read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("report nowhere", "nowhere: there is no such folder of games"),
        ("compare nowhere elsewhere", "nowhere: there is no such folder of games"),
        ("run nowhere.toml", "nowhere.toml cannot be read: No such file or directory"),
        ("run {small} --on moon", "games cannot be played on 'moon', only on local, dask or"),
        ("run {small} --into /proc/lab", "/proc/lab cannot be written: "),
        ("train stronghold --into /proc", "/proc cannot be written: "),
        ("train stronghold --into /proc/lab", "/proc/lab cannot be written: "),
        ("puzzles stronghold --into /proc", "/proc cannot be written: "),
        ("puzzles stronghold --into {small}.d --trove /proc/t", "/proc cannot be written: "),
        ("run {small} more", "'more' is not understood here"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    laststand: Command, small: Path, words: str, sentence: str
) -> None:
    told = words.format(small=small).split()
    assert laststand("lab", *told).complaint.startswith(sentence)


WITHOUT_EXTRA = """
import sys
sys.modules |= dict.fromkeys(["distributed", "matplotlib", "numpy", "pyarrow"])
from laststand.cli import main
for words in sys.argv[1:]:
    assert main(words.split()) == 2
"""


def test_without_its_extra_the_lab_says_what_it_needs() -> None:
    commands = [
        *["lab run a.toml", "lab report a", "lab compare a b", "lab train bastion"],
        *["lab puzzles bastion", "bench --lab", "bench --strength", "bench --luck"],
    ]
    asked = [sys.executable, "-c", WITHOUT_EXTRA, *commands]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stderr
    needs = r"laststand: the lab needs '(numpy|pyarrow)': pip install 'laststand\[lab\]'"
    assert [bool(re.fullmatch(needs, line)) for line in said.splitlines()] == [True] * len(commands)
