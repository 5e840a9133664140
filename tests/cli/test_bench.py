"""`laststand bench`, on a copy of the source: what else was built in the checkout is not in it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from laststand.cli import main
from laststand.envs.measure import measure_seats, measure_team
from laststand.lab.bench import jobs
from laststand.lab.measure import repeat
from laststand.lab.peers import PEERS, installed, measure_peer
from laststand.server import load
from tests.cli.command import SOURCE, Command

BRIEF = ["bench", "--rounds", "1", "--seconds", "0.05"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package without its pages, in a folder where no other build lies."""
    folder = tmp_path / "checkout" / "src"
    ignored = shutil.ignore_patterns("web", "server", "__pycache__", "*.so")
    shutil.copytree(SOURCE / "laststand", folder / "laststand", ignore=ignored)
    return folder


def test_every_game_and_the_peer_are_measured_in_the_same_run(
    laststand: Command, copy: Path
) -> None:
    done = laststand(*BRIEF, "--json", PYTHONPATH=str(copy))
    assert done.code == 0, done.err
    measured = json.loads(done.out)
    assert {"stronghold pure", "bastion pure", "catanatron pure"} <= measured.keys()
    assert {"stronghold steward pure", "spell steward pure"} <= measured.keys()
    peer = measured["catanatron pure"]["decisions_per_second"]
    for row in measured.values():
        assert row["build"] == "pure"
        assert row["games_per_second"] < row["decisions_per_second"]
        assert row["times"] == {"catanatron": pytest.approx(row["decisions_per_second"] / peer)}
        if "bot" in row:
            continue
        assert row["clones_per_second"] > 0
        decisions = row["decisions_per_second"] / row["clones_per_second"]
        assert row["clone_in_decisions"] == pytest.approx(decisions)


@pytest.mark.parametrize("peer", sorted(PEERS))
def test_every_peer_plays_and_says_how_fast(peer: str) -> None:
    measured = measure_peer(peer, 0.05, repeat)
    assert measured["decisions_per_second"] > measured["games_per_second"] > 0
    assert measured.get("clones_per_second", 1) > 0


@pytest.mark.parametrize("measure", [measure_seats, measure_team])
def test_our_environments_are_measured_as_the_peers_are(
    measure: Callable[[str, float], dict[str, Any]],
) -> None:
    measured = measure("stronghold", 0.05)
    assert measured["build"] == "pure"
    assert measured["decisions_per_second"] > max(1, measured["games_per_second"])


def test_with_peers_all_that_are_installed_and_our_environments_are_in_the_plan() -> None:
    assert installed() == list(PEERS)
    planned = {" ".join(what) for what, _ in jobs(peers=True)}
    assert planned >= {*PEERS, "stronghold", "bastion steward", "bastion seats", "spell team"}


def test_without_them_our_games_and_one_peer_are() -> None:
    games = {"stronghold", "bastion", "spell"}
    planned = {" ".join(what) for what, _ in jobs(peers=False)}
    assert planned == {*games, *(f"{game} steward" for game in games), "catanatron"}


def test_the_table_has_a_line_for_each(laststand: Command, copy: Path) -> None:
    done = laststand(*BRIEF, PYTHONPATH=str(copy))
    assert done.code == 0, done.err
    for name in (
        "decisions/s",
        "clones/s",
        "stronghold pure",
        "bastion steward pure",
        "catanatron pure",
    ):
        assert name in done.out


def test_a_game_that_cannot_be_measured_is_named_with_the_reason(
    laststand: Command, copy: Path
) -> None:
    (copy / "laststand" / "games" / "stronghold" / "content" / "dice.toml").write_text("[[die]]\n")
    complaint = laststand(*BRIEF, PYTHONPATH=str(copy)).complaint
    assert complaint.startswith(f"stronghold in {copy} could not be measured: ")
    assert "dice.toml" in complaint


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "long"])
def test_seconds_are_above_zero(laststand: Command, seconds: str) -> None:
    done = laststand("bench", f"--seconds={seconds}")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"--seconds: seconds above 0, not '{seconds}'\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--game foo", "there is no game 'foo', only: stronghold"),
        ("--json", "bench --server tells what it measures as text: leave out --json"),
    ],
)
def test_a_load_that_cannot_be_measured_is_refused_before_a_server_starts(
    laststand: Command, words: str, sentence: str
) -> None:
    assert laststand("bench", "--server", *words.split()).complaint.startswith(sentence)


@pytest.mark.parametrize(("words", "seconds"), [([], 10.0), (["--seconds", "5"], 5.0)])
def test_the_load_takes_as_long_as_is_said(
    monkeypatch: pytest.MonkeyPatch, words: list[str], seconds: float
) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr(load, "run", lambda **how: asked.append(how))
    assert main(["bench", "--server", "--tables", "3", *words]) == 0
    assert asked == [{"tables": 3, "seconds": seconds, "game": "stronghold"}]


def test_a_file_that_cannot_be_written_is_told_before_a_game(
    laststand: Command, tmp_path: Path
) -> None:
    complaint = laststand("bench", "--strength", "--into", "/proc/ladder.json").complaint
    assert complaint.startswith("/proc cannot be written: ")
    complaint = laststand("bench", "--strength", "--into", tmp_path).complaint
    assert complaint == f"{tmp_path} cannot be read: Is a directory"


def test_a_measurement_counts_calls_and_what_they_return_until_the_time_is_over() -> None:
    numbers: list[int] = []

    def once(number: int) -> int:
        numbers.append(number)
        return 3

    total, count, spent = repeat(0.01, once)
    assert numbers == list(range(count))
    assert total == 3 * count
    assert spent >= 0.01
