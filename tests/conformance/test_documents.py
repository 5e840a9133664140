"""Records and positions say exactly how a match stands, in the middle of steps too."""

import json

import pytest

from laststand import Match, verify
from tests.conformance.tables import ALL_TABLES, Table
from tests.conformance.walks import Walk, curious, moment, steady, walk

AT = 5


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
    for game in walks(table):
        match = game.match()
        for at in game.sample(12, seed=5):
            match.go_to(at)
            document = match.position()
            text = json.dumps(document)
            assert json.loads(text) == document
            placed = Match.at(document, seed=3)
            assert placed.digest() == game.moments[at].digest
            assert json.dumps(placed.view()) == game.moments[at].view
            assert placed.position() == document
            assert [step.words() for step in placed.coming_up] == [
                step.words() for step in match.coming_up
            ]


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
