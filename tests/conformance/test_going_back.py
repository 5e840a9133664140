"""Undo, redo and going to any moment."""

from random import Random

import pytest

from laststand import Match
from tests.conformance.tables import ALL_TABLES, Table
from tests.conformance.walks import curious, moment, options, steady, walk


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_undo_and_redo_pass_through_every_moment_of_the_game(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    for before in game.moments[-2::-1]:
        match.undo()
        assert moment(match) == before
    for after in game.moments[1:]:
        match.redo()
        assert moment(match) == after
    assert match.record() == game.record


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_any_moment_can_be_gone_to_from_any_other(table: Table) -> None:
    game = walk(table, steady, 1)
    match = game.match()
    luck = Random(22)
    for _ in range(10):
        at = luck.randrange(len(game.moments))
        match.go_to(at)
        assert moment(match) == game.moments[at]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_the_same_choices_after_going_back_have_the_same_luck(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    for at in game.sample(6)[-2::-1]:
        match.go_to(at)
        for later in range(at, len(game.chosen))[:8]:
            match.choose(game.chosen[later])
            assert moment(match) == game.moments[later + 1]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_other_choices_after_going_back_are_those_of_a_match_that_never_was_elsewhere(
    table: Table,
) -> None:
    game = walk(table, steady, 1)
    for at in game.sample(4, seed=4)[:-1]:
        back, straight = game.match(), game.match(at)
        back.go_to(at)
        for match in (back, straight):
            play_on(match, 6)
        assert back.record() == straight.record()
        assert moment(back) == moment(straight)


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_the_match_as_of_any_moment_stands_as_it_stood_and_the_live_match_is_never_moved(
    table: Table,
) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    run, state = match._run, match.state
    for at in game.sample(20, seed=7):
        past = match.as_of(at)
        assert moment(past) == game.moments[at]
        assert past.record() == game.match(at).record()
        play_on(past, 4)
        assert match._run is run
        assert match.state is state
        assert len(match) == len(game.chosen)
    assert moment(match) == game.moments[-1]
    assert match.record() == game.record


def play_on(match: Match, count: int) -> None:
    luck = Random(5)
    for _ in range(count):
        if match.choice is not None:
            match.choose(luck.randrange(len(options(match))))
