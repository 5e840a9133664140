"""Golden playthroughs still go as they went, and positions have as many courses as they had."""

import json
from pathlib import Path
from typing import Any

import pytest

from laststand import LaststandError, Match, verify
from tests.conformance.goldens import FOLDER, standing, story
from tests.conformance.perft import courses
from tests.conformance.tables import FOR_EACH_COUNT, GAMES

RECORDS = sorted(FOLDER.glob("*/*.record"))
STORIES = sorted(FOLDER.glob("*/*.story"))
COUNTS = [
    (file.parent / count["record"], count)
    for file in sorted(FOLDER.glob("*/counts.json"))
    for count in json.loads(file.read_text(encoding="utf-8"))
]
RENEW = "if this change is meant: python -m tests.conformance.goldens"


def called(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


def checked(record: Path) -> Match:
    try:
        return verify(record)
    except LaststandError as error:
        pytest.fail(f"{called(record)}, {error}\n{RENEW}")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_golden_playthrough_for_each_player_count(game: str) -> None:
    names = {file.name for file in (FOLDER / game).glob("*")}
    for table in FOR_EACH_COUNT[game]:
        players = table.options["players"]
        assert {f"{players}-players.record", f"{players}-players.story"} <= names, RENEW
    assert {"long.record", "counts.json"} <= names, RENEW


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_a_golden_playthrough_goes_as_it_went(record: Path) -> None:
    match = checked(record)
    assert match.outcome is not None
    assert match.record() == record.read_text(encoding="utf-8"), RENEW


@pytest.mark.parametrize("file", STORIES, ids=called)
def test_a_golden_story_is_told_as_it_was(file: Path) -> None:
    match = checked(file.with_suffix(".record"))
    assert story(match).splitlines() == file.read_text(encoding="utf-8").splitlines(), RENEW


@pytest.mark.parametrize(
    ("record", "count"),
    COUNTS,
    ids=[f"{called(file)}-{count['after']}-{count['depth']}" for file, count in COUNTS],
)
def test_a_position_has_as_many_courses_as_it_had(record: Path, count: dict[str, Any]) -> None:
    checked(record)
    match = standing(record, count["after"])
    here = match.digest()
    assert courses(match, count["depth"], count["by_luck"]) == count["courses"], RENEW
    assert match.digest() == here
