"""Many games: the seeds alone decide."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.kernel.game import find_game
from laststand.lab.simulation import Plan, Result, batches, play, simulate


def plan(game: str = "stronghold", bot: str = "random", **wishes: Any) -> Plan:
    return Plan(game, find_game(game).settle(wishes), bot)


QUICK = plan(level="legendary", boss="alrath")


def simulated(seeds: range, jobs: int, batch: int) -> tuple[list[Result], list[int]]:
    heard: list[int] = []
    with ThreadPoolExecutor(jobs) as executor:
        return simulate(QUICK, seeds, executor, heard.append, batch), heard


def test_results_come_in_the_order_of_their_seeds_whoever_plays_them() -> None:
    seeds = range(10, 21)
    expected = [play(QUICK, seed) for seed in seeds]
    for jobs, batch in [(1, 1), (3, 2), (2, 100)]:
        results, heard = simulated(seeds, jobs, batch)
        assert results == expected
        assert heard[-1] == len(seeds)
        assert heard == sorted(heard)


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


def test_a_game_that_fails_ends_the_simulation_and_cancels_the_rest() -> None:
    class Stopped(ThreadPoolExecutor):
        futures: list[Future[Any]] = []  # noqa: RUF012

        def submit(self, *call: Any, **more: Any) -> Future[Any]:
            future: Future[Any] = Future()
            self.futures.append(future)
            if len(self.futures) == 1:
                future.set_exception(RuntimeError("broken"))
            return future

    with Stopped(1) as executor, pytest.raises(RuntimeError, match="broken"):
        simulate(QUICK, range(30), executor, lambda done: None)
    assert [future.cancelled() for future in executor.futures] == [False, True, True]
