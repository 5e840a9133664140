"""`laststand replay`: what a record tells, and whether it is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laststand import Match, Refused
from tests.cli.command import Command

CHOICES = ["draw", "move D", "roll", "reroll 1 2", "keep", "done"]


@pytest.fixture(scope="module")
def match() -> Match:
    """The first seed whose enemy lets the party go to D."""
    for seed in range(100):
        match = Match.new("stronghold", seed=seed)
        try:
            for choice in CHOICES:
                match.choose(choice)
        except Refused:
            continue
        return match
    raise AssertionError("no enemy lets the party go")


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_a_record_is_told_event_by_event_with_cause_and_rule(
    laststand: Command, record: Path, match: Match
) -> None:
    done = laststand("replay", record)
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) == len(match.events)
    assert "The party goes to D, Shadow Moor.  [move, LS-TURN-5]\n" in done.out


def test_a_true_record_is_verified_by_its_digest(
    laststand: Command, record: Path, match: Match
) -> None:
    done = laststand("replay", record, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{record}: 6 choices, all as recorded; digest {match.digest()}\n"


def test_a_finished_game_ends_with_its_outcome(laststand: Command, tmp_path: Path) -> None:
    match = Match.new("stronghold", seed=5)
    while match.choice is not None:
        match.choose(0)
    file = tmp_path / "ended.record"
    file.write_text(match.record(), encoding="utf-8")
    outcome = match.outcome
    assert outcome is not None
    assert laststand("replay", file).out.endswith(f"{match.game.words.outcome(outcome)}\n")


def test_a_die_that_was_changed_is_found_with_its_line(laststand: Command, record: Path) -> None:
    text = record.read_text()
    rolled = re.search(r"^3 P1 roll => (\w+) ", text, re.MULTILINE)
    assert rolled is not None
    other = "fight" if rolled[1] != "fight" else "star"
    record.write_text(text.replace(rolled[0], f"3 P1 roll => {other} "))
    complaint = laststand("replay", record, "--verify").complaint
    line = text[: rolled.start()].count("\n") + 1
    assert complaint.startswith(f"{record}: line {line}: the choice brings {rolled[1]} ")


def test_a_record_cut_short_is_refused_with_the_line_where_it_ends(
    laststand: Command, record: Path
) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:-2]))
    complaint = laststand("replay", record).complaint
    end = len(lines) - 1
    assert complaint == f"{record}: line {end}: the record ends where 'outcome: …' should stand"


@pytest.mark.parametrize(
    ("found", "put", "line"),
    [
        ("laststand record 1", "laststand record 9", 1),
        ("game: stronghold", "game: chess", 2),
        ("rules: 1", "rules: 99", 3),
        ("level=normal", "level=easy", 4),
        ("content: own", "content: other@123", 6),
        ("1 P1 draw", "1 P1 dance", 8),
        ("2 P1 move D", "2 P2 move D", 9),
        ("2 P1 move D", "7 P1 move D", 9),
        ("outcome: unfinished", "outcome: won boss-defeated LS-WIN-1", 14),
        ("digest: ", "digest: 0", 15),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(
    laststand: Command, record: Path, found: str, put: str, line: int
) -> None:
    text = record.read_text()
    assert found in text
    record.write_text(text.replace(found, put, 1))
    complaint = laststand("replay", record, "--verify").complaint
    assert complaint.startswith(f"{record}: line {line}: ")


def test_what_is_no_file_of_text_is_refused_with_the_reason(
    laststand: Command, tmp_path: Path
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    empty = tmp_path / "empty"
    empty.touch()
    reasons = {
        tmp_path / "missing": "No such file or directory",
        tmp_path: "Is a directory",
        binary: "not a text in UTF-8",
        empty: "line 1: the record ends where the first line should stand",
    }
    for file, reason in reasons.items():
        assert laststand("replay", file).complaint == f"{file}: {reason}"
        assert laststand("replay", file, "--verify").complaint == f"{file}: {reason}"
