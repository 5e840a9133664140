"""Records and positions say exactly how a match stands, in the middle of steps too."""

import json
from pathlib import Path

import pytest

from laststand import Match, verify
from laststand.kernel.events import Fact
from tests.conformance.conftest import build
from tests.conformance.goldens import FOLDER
from tests.conformance.invariants import invariants_of
from tests.conformance.tables import ALL_TABLES, Table
from tests.conformance.walks import Moment, Walk, curious, moment, steady, walk
from tests.depth import by_depth

AT = 5
LONG = sorted(FOLDER.glob("*/long.record"))


def walks(table: Table) -> list[Walk]:
    return [walk(table, steady, 1), walk(table, curious, 2)]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_whole_games_record_is_verified_and_replayed(table: Table) -> None:
    for game in walks(table):
        for match in (verify(game.record), Match.replay(game.record)):
            assert match.record() == game.record
            assert moment(match) == game.moments[-1]
            assert match.outcome is not None


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_replayed_match_stands_as_the_match_stood_and_goes_on_as_it_went_on(
    table: Table,
) -> None:
    for game in walks(table):
        for at in game.sample(AT):
            match = Match.replay(game.match(at).record())
            assert moment(match) == game.moments[at]
            for later in range(at, len(game.chosen))[:8]:
                match.choose(game.chosen[later])
                assert moment(match) == game.moments[later + 1]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_replayed_match_remembers_every_moment(table: Table) -> None:
    game = walks(table)[0]
    match = Match.replay(game.record)
    for at in game.sample(AT, seed=1):
        match.go_to(at)
        assert moment(match) == game.moments[at]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_position_is_the_match_as_it_stands(table: Table) -> None:
    """Nothing that a state remembers is lost with the state: set up from its document, a match
    asks the same, offers the same and refuses the same."""
    for game in walks(table):
        match = game.match(0)
        for at, index in enumerate([*game.chosen, None]):
            if at % every(table.game) == 0 or index is None:
                check_position(match, game.moments[at])
            if index is not None:
                match.choose(index)


@pytest.mark.parametrize("record", LONG, ids=lambda file: file.parent.name)
def test_a_position_of_a_long_game_is_the_match_as_it_stands(record: Path) -> None:
    played = Match.replay(record)
    for at in range(0, len(played), 4 * every(played.game.id)):
        match = played.as_of(at)
        check_position(match, moment(match))


def every(game: str) -> int:
    """How many choices apart the moments are that are tried: of a long game every other one, and
    every one where the build is compiled and quick (tests/test_builds.py); every day a third."""
    apart = 2 if invariants_of(game).IS_LONG and build() == "pure" else 1
    return by_depth(everyday=3 * apart, full=apart)


def check_position(match: Match, here: Moment) -> None:
    document = match.position()
    assert json.loads(json.dumps(document)) == document
    placed = Match.at(document, seed=3)
    assert placed.digest() == here.digest
    assert json.dumps(placed.view()) == here.view
    assert asked(placed) == asked(match)
    assert reasons(placed) == reasons(match)
    assert placed.position() == document
    assert [step.words() for step in placed.coming_up] == [step.words() for step in match.coming_up]


def asked(match: Match) -> list[object]:
    choice = match.choice
    if choice is None:
        return []
    return [choice.seat, choice.ask, choice.rule, choice.notations()]


def reasons(match: Match) -> list[tuple[str, str, str, dict[str, Fact]]]:
    return [(each.notation, each.why, each.rule, each.facts) for each in match.refusals()]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_match_from_a_position_goes_on_as_the_match_with_the_same_outcomes(
    table: Table,
) -> None:
    for game in walks(table):
        match = game.match()
        for at in game.sample(AT, seed=2)[:-1]:
            match.go_to(at)
            placed = Match.at(match.position(), seed=3)
            for later in range(at, len(game.chosen))[:8]:
                placed.choose(game.chosen[later], game.moments[later + 1].heard)
                assert placed.digest() == game.moments[later + 1].digest
            record = placed.record()
            assert verify(record).record() == record
            assert Match.replay(record).digest() == placed.digest()


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_position_made_in_a_match_from_a_position_is_the_same(table: Table) -> None:
    game = walks(table)[1]
    for at in game.sample(2, seed=3)[1:-1]:
        placed = Match.at(game.match(at).position(), seed=3)
        placed.choose(game.chosen[at], game.moments[at + 1].heard)
        assert placed.position() == game.match(at + 1).position()
