"""Many games: the seeds alone decide."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import chain
from typing import Any

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.kernel.game import find_game
from laststand.lab.simulation import Plan, Result, batches, play, simulate


def plan(game: str = "stronghold", bot: str = "random", **wishes: Any) -> Plan:
    return Plan(game, find_game(game).settle(wishes), bot)


QUICK = plan(level="legendary", boss="alrath")


def simulated(seeds: range, jobs: int, batch: int) -> list[Result]:
    with ThreadPoolExecutor(jobs) as executor:
        played = simulate(QUICK, seeds, executor, batch=batch, at_once=2 * jobs)
        return sorted(chain.from_iterable(played), key=lambda result: result.seed)


def test_every_seed_is_played_once_whoever_plays_it() -> None:
    seeds = range(10, 21)
    expected = [play(QUICK, seed) for seed in seeds]
    for jobs, batch in [(1, 1), (3, 2), (2, 100)]:
        assert simulated(seeds, jobs, batch) == expected


@pytest.mark.parametrize("players", [1, 2])
def test_a_simulated_game_is_the_match_of_its_seed_and_bot(players: int) -> None:
    match = Match.new("stronghold", seed=4, players=players, level="hard")
    bot = find_bot("random", "stronghold", 4)
    while match.choice is not None:
        match.choose(bot.choose(match.run(keeps=True)))
    outcome = match.outcome
    assert outcome is not None
    assert play(plan(players=players, level="hard"), 4) == Result(
        4, outcome.won, outcome.reason, outcome.score, len(match)
    )


def test_batches_cover_the_seeds_once_each() -> None:
    parts = list(batches(range(3, 14), 4))
    assert parts == [range(3, 7), range(7, 11), range(11, 14)]
    assert list(batches(range(5, 5), 4)) == []


class Stopped(Executor):
    """Nobody who plays: the first work fails, or is done, and the others are never begun."""

    def __init__(self, error: Exception | None = None) -> None:
        self.futures: list[Future[Any]] = []
        self.error = error

    def submit(self, *call: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append(future)
        if self.error is not None and len(self.futures) == 1:
            future.set_exception(self.error)
        elif len(self.futures) == 1:
            future.set_result([])
        return future


def test_a_game_that_fails_ends_the_simulation_and_cancels_the_rest() -> None:
    executor = Stopped(RuntimeError("broken"))
    with pytest.raises(RuntimeError, match="broken"):
        list(simulate(QUICK, range(30), executor))
    assert [future.cancelled() for future in executor.futures] == [False, True, True]


def test_only_a_few_games_are_handed_out_at_once() -> None:
    executor = Stopped()
    played = simulate(QUICK, range(10**9), executor, batch=1, at_once=4)
    assert next(played) == []
    assert len(executor.futures) == 4
