"""Damaged positions and records are refused with a sentence, or they are good ones."""

import json
from random import Random
from typing import Any

import pytest

from laststand import DocumentRefused, LaststandError, Match, verify
from tests.conformance.invariants import invariants_of
from tests.conformance.tables import GAMES, TABLES
from tests.conformance.walks import Walk, curious, options, walk
from tests.depth import by_depth

ANYTHING: list[Any] = [
    *(None, True, -1, 0, 1, 2, 3, 7, 99, 10**30, 1.5),
    *("", "x", "A", "Lux", "EndTurn", "BeginTurn 7", "HeroPhase 9", "SetUp"),
    *([], {}, [1], ["x"]),
]


def places(document: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    inner: list[Any] = []
    if isinstance(document, dict):
        inner = list(document)
    elif isinstance(document, list):
        inner = list(range(len(document)))
    found = [place for key in inner for place in places(document[key], (*here, key))]
    return [here, *found] if here else found


def damaged(document: dict[str, Any], luck: Random) -> dict[str, Any]:
    """The document with one thing in it gone, or replaced by anything."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    *way, last = luck.choice(places(document))
    part: Any = copy
    for key in way:
        part = part[key]
    if luck.random() < 0.2:
        del part[last]
    else:
        part[last] = luck.choice([*ANYTHING, luck.choice(list(part))])
    return copy


def play_on(match: Match, luck: Random) -> None:
    for _ in range(25):
        match.view()
        match.refusals()
        if match.choice is None:
            return
        assert match.choice.options
        match.choose(luck.randrange(len(options(match))))


def tries_of(game: str, most: int) -> int:
    """How often a document is damaged."""
    most = by_depth(everyday=most // 4, full=most)
    return most // 6 if invariants_of(game).IS_LONG else most


def documents(game: str) -> list[dict[str, Any]]:
    """Positions of some moments, in the middle of steps too."""
    found: list[dict[str, Any]] = []
    for table in TABLES[game][:4]:
        played: Walk = walk(table, curious, 2)
        match = played.match()
        for at in played.sample(5, seed=6):
            match.go_to(at)
            found.append(match.position())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_position_is_refused_or_can_be_played(game: str) -> None:
    luck = Random(game)
    refused = 0
    tries = tries_of(game, 60)
    for document in documents(game):
        for _ in range(tries):
            try:
                play_on(Match.at(damaged(document, luck), seed=1), luck)
            except LaststandError as error:
                refused += 1
                assert str(error)  # noqa: PT017  (a position need not be refused)
    assert refused > tries


def damaged_text(text: str, luck: Random) -> str:
    """The text with a line gone, doubled, or with another word, number or text in it."""
    lines = text.splitlines()
    at = luck.randrange(len(lines))
    words = lines[at].split()
    words[luck.randrange(len(words))] = luck.choice(["x", "P2", "any", "=>", "-1", "9" * 30, ""])
    other = luck.choice([[], [lines[at]] * 2, [" ".join(words)], [luck.choice(lines)]])
    return "\n".join([*lines[:at], *other, *lines[at + 1 :], ""])


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_refused_with_its_line_or_tells_the_same(game: str) -> None:
    luck = Random(game)
    played = [walk(table, curious, 2) for table in TABLES[game][:4]]
    records = [walked.record for walked in played]
    records += [Match.at(documents(game)[3], seed=1).record()]
    for record in records:
        good = verify(record)
        for _ in range(tries_of(game, 40)):
            text = damaged_text(record, luck)
            try:
                match = verify(text)
            except DocumentRefused as refused:
                assert str(refused).startswith("line ")  # noqa: PT017  (it need not be refused)
            else:
                assert match.record() == good.record()


@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_a_head_is_refused_by_its_number(game: str) -> None:
    lines = walk(TABLES[game][0], curious, 2).record.splitlines()
    for at, wrong in enumerate(
        ["record", "game: x", "rules: 0", "options: x=1", "seed: x", "content: x@1", "start: x"]
    ):
        text = "\n".join([*lines[:at], wrong, *lines[at + 1 :]])
        for check in (verify, Match.replay):
            with pytest.raises(DocumentRefused, match=f"^line {at + 1}: "):
                check(text)
