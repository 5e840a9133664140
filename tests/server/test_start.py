"""A start that cannot be is said in one sentence, and is no success."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from laststand.cli import main
from laststand.server.settings import database_url
from laststand.server.store import open_database


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where nothing is as it should be."""
    place = tmp_path
    monkeypatch.chdir(place)
    monkeypatch.setenv("XDG_DATA_HOME", str(place / "home"))
    (place / "folder").mkdir()
    (place / "text").write_text("this is no database, and long enough to be one " * 100)
    for name, statement in (
        ("later", "CREATE TABLE about AS SELECT 99 AS schema"),
        ("other", "CREATE TABLE about (name TEXT)"),
    ):
        database = sqlite3.connect(place / name)
        database.execute(statement)
        database.commit()
        database.close()
    return place


@pytest.mark.parametrize(
    "arguments",
    [
        ["--database", "folder"],
        ["--database", "text"],
        ["--database", "later"],
        ["--database", "other"],
        ["--database", "text/below"],
        ["--database", "/proc/nothing/here"],
        ["--database", "mysql://me@host/name"],
        ["--database", "postgresql://me@127.0.0.1:1/name"],
        ["--database", "postgresql://me@no.such.host.invalid/name"],
        ["--database", "postgresql://[/name"],
        ["--database", "://"],
        ["--database", "later", "--workers", "2"],
        ["--port", "99999"],
        ["--port", "-1"],
        ["--port", "x"],
        ["--workers", "-1"],
        ["--workers", "0"],
        ["--host", "no.such.host.invalid"],
        ["--host", "1.2.3.4"],
        ["--proxy", "somewhere"],
        ["--metrics", "somewhere"],
        ["--dance"],
    ],
    ids=" ".join,
)
def test_a_bad_start_ends_in_a_sentence(
    folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(arguments) == 2
    said = capsys.readouterr().err
    assert len([line for line in said.splitlines() if line.startswith("laststand")]) == 1


def ended(arguments: list[str]) -> int:
    try:
        return main(["serve", *arguments])
    except SystemExit as left:  # what the parser of the command line refuses
        return int(left.code or 0)


def test_a_port_that_is_taken_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert ended(["--port", str(taken.getsockname()[1])]) == 2
    assert "no port to listen at" in capsys.readouterr().err


def test_a_file_may_have_any_name(folder: Path) -> None:
    open_database(database_url(str(folder / "a?b#c%20d")))
    assert (folder / "a?b#c%20d").is_file()
