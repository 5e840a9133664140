"""Plays many games with bots, on any executor. The seeds alone decide the results: neither the
number of jobs nor the order in which they end changes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial

from laststand.bots import find_bot
from laststand.kernel.chance import Chance
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting, find_game
from laststand.kernel.run import Run
from laststand.lab.pool import QUEUED, as_they_end

MOST_CHOICES = 100_000
"""No game is near this long: one that reaches it does not end, and is reported."""


@dataclass(frozen=True)
class Plan:
    """What is simulated: a game, its options, a bot in every seat."""

    game: str
    options: dict[str, Setting]
    bot: str
    content: str | None = None


@dataclass(frozen=True)
class Result:
    """One game played."""

    seed: int
    won: bool
    reason: str
    score: int
    choices: int

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def play(plan: Plan, seed: int) -> Result:
    """One game from its seed to its end."""
    game = find_game(plan.game, plan.content)
    bot = find_bot(plan.bot, plan.game, seed)
    run = Run(game.new(plan.options, Chance.seeded(seed)), keeps=bot.looks_ahead)
    choices = play_to_end(run, bot.choose, f"{plan.game} with seed {seed}")
    assert run.outcome is not None
    return Result(seed, run.outcome.won, run.outcome.reason, run.outcome.score, choices)


def play_to_end(run: Run, choose: Callable[[Run], int], called: str) -> int:
    """Plays a run that has not begun, as somebody chooses; how many choices that took."""
    run.advance()
    choices = 0
    while run.choice is not None:
        run.choose(choose(run))
        choices += 1
        if choices > MOST_CHOICES:
            raise LaststandError(f"{called} does not end")
    return choices


def play_some(plan: Plan, seeds: range) -> list[Result]:
    return [play(plan, seed) for seed in seeds]


def simulate(
    plan: Plan, seeds: range, executor: Executor, *, batch: int = 10, at_once: int = QUEUED
) -> Iterator[list[Result]]:
    """Plays a game for each seed, some at a time, and gives what has ended as it ends."""
    return as_they_end(executor, partial(play_some, plan), batches(seeds, batch), at_once)


def batches(seeds: range, size: int) -> Iterator[range]:
    for start in range(seeds.start, seeds.stop, size):
        yield range(start, min(start + size, seeds.stop))
