"""Luck: the same seed is the same game, outcomes can be given, and nothing is decided before
anybody can see it."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from laststand import Match
from laststand.kernel.chance import OutcomeNeeded
from tests.conformance.tables import ALL_TABLES, GAMES, TABLES, Table
from tests.conformance.walks import Moment, curious, moment, options, steady, walk

T = TypeVar("T")


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_the_same_seed_and_choices_are_the_same_game(table: Table) -> None:
    game = walk(table, curious, 2)
    match = table.new(2)
    for at, index in enumerate(game.chosen):
        assert moment(match) == game.moments[at]
        match.choose(index)
    assert match.record() == game.record


@pytest.mark.parametrize("game", GAMES)
def test_other_seeds_are_other_games(game: str) -> None:
    table = TABLES[game][0]
    records = {walk(table, steady, seed).record.splitlines()[-1] for seed in range(8)}
    assert len(records) == 8


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_nothing_that_is_seen_depends_on_luck_to_come(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    for at in game.sample(8):
        match.go_to(at)
        for seed in (1, 2):
            other = match.branch(seed=seed)
            assert moment(other) == game.moments[at]
            assert other.position() == match.position()


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_everything_that_is_seen_follows_from_the_choices_and_what_was_heard(
    table: Table,
) -> None:
    """Another seed, told the same outcomes, is the same game: no card, die or order that is
    still unheard can be in the view, for the other seed would have it otherwise."""
    for walker, seed in ((steady, 1), (curious, 2)):
        game = walk(table, walker, seed)
        other = table.new(seed + 1000, outcomes=game.moments[0].heard)
        for at, index in enumerate(game.chosen):
            assert moment(other) == game.moments[at]
            other.choose(index, game.moments[at + 1].heard)
        assert moment(other) == game.moments[-1]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_people_can_give_every_outcome_that_is_asked_of_them(table: Table) -> None:
    """With real dice and cards: asked one by one, any of the named outcomes is accepted, and
    the match stays as it is until all are given."""
    luck = Random(44)
    match, _ = asked(lambda given: table.new(44, asks_outcomes=True, outcomes=given), luck)
    while match.choice is not None and len(match) < 150:
        index = luck.randrange(len(options(match)))
        before = moment(match)

        def choose(given: list[str], index: int = index, before: Moment = before) -> None:
            assert moment(match) == before
            match.choose(index, given)

        _, given = asked(choose, luck)
        heard = iter(match.heard)
        assert all(outcome in heard for outcome in given), "besides, only what is certain is heard"
    assert moment(Match.replay(match.record())) == moment(match)


def asked(do: Callable[[list[str]], T], luck: Random) -> tuple[T, list[str]]:
    """Does something that needs outcomes, which are given one more at a time."""
    given: list[str] = []
    while True:
        try:
            return do(given), given
        except OutcomeNeeded as needed:
            given.append(luck.choice(needed.names))
