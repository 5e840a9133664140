"""`laststand analyse`: what a record's match was, and an analysis that is kept in the record."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from laststand import Match, verify
from laststand.kernel.record import Record
from tests.cli.command import Command, after


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match.new("stronghold", seed=4)
    while match.choice is not None and len(match) < 9:
        match.choose(0)
    record = tmp_path / "game.txt"
    record.write_text(match.record(), encoding="utf-8")
    return record


def test_an_analysis_is_kept_in_the_record_and_read_from_it(laststand: Command, file: Path) -> None:
    made = laststand("analyse", file, "--playouts", 2, "--seed", 3, "--json", "--keep")
    assert made.code == 0
    kept = Record.read(file).analysis
    assert kept == json.loads(made.out)
    read = laststand("analyse", file, "--json")
    assert json.loads(read.out) == kept
    assert len(verify(file)) == 9
    assert "choices: 9" in laststand("analyse", file).out
    french = laststand("analyse", file, "--language", "fr").out
    assert "choix\u00a0: 9" in french
    assert "Toute la chance ensemble" in french
    assert "enemy deck" not in french


def test_an_analysis_is_made_anew_when_its_playouts_are_said(
    laststand: Command, file: Path
) -> None:
    laststand("analyse", file, "--playouts", 2, "--keep")
    kept = Record.read(file).analysis
    made = laststand("analyse", file, "--playouts", 2, "--seed", 9, "--json")
    assert json.loads(made.out) != kept
    assert Record.read(file).analysis == kept


def test_an_analysis_of_another_match_is_refused(laststand: Command, file: Path) -> None:
    laststand("analyse", file, "--playouts", 2, "--keep")
    record = Record.read(file)
    assert record.analysis is not None
    record.analysis["moments"][3]["chosen"] = "dance"
    file.write_text(record.write(), encoding="utf-8")
    assert "of another match" in laststand("analyse", file).complaint


def test_a_record_that_cannot_be_written_stays_as_it_was(laststand: Command, file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    words = laststand.words("analyse", file, "--playouts", 2, "--keep")
    done = subprocess.run(
        after("resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))", words),
        env=laststand.environment({"PYTHONDONTWRITEBYTECODE": "1"}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, f"laststand: {file}: File too large\n")
    assert file.read_text(encoding="utf-8") == before
    assert [each.name for each in file.parent.iterdir()] == [file.name]
