"""`laststand simulate`: many games, a progress bar, and what they say."""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from laststand.bots import find_bot
from laststand.kernel.game import find_game
from laststand.kernel.match import settled_seed
from laststand.lab.pool import QUEUED, pool
from laststand.lab.simulation import Plan, Result
from laststand.lab.simulation import simulate as simulate_games
from laststand.lab.statistics import Summary, summarise


def simulate(
    game: str,
    wishes: dict[str, Any],
    *,
    bot: str,
    games: int,
    seed: int,
    jobs: int | None,
    content: str | None,
    as_json: bool,
) -> None:
    """Plays the games of seeds `seed` to `seed + games - 1` and prints what came of them."""
    options = find_game(game, content).settle(wishes)
    find_bot(bot, game, seed)
    settled_seed(seed)
    settled_seed(seed + games - 1)
    plan = Plan(game, options, bot, content)
    started = time.perf_counter()
    results: list[Result] = []
    try:
        _play(plan, range(seed, seed + games), jobs or os.cpu_count() or 1, results)
    except KeyboardInterrupt:
        print(f"stopped: {len(results)} of {games} games were played", file=sys.stderr)
        _tell(plan, seed, results, time.perf_counter() - started, as_json)
        raise
    _tell(plan, seed, results, time.perf_counter() - started, as_json)


def _play(plan: Plan, seeds: range, jobs: int, results: list[Result]) -> None:
    """Adds each game to the results as it ends."""
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shows_nothing = not console.is_terminal
    with (
        Progress(*columns, console=console, transient=True, disable=shows_nothing) as progress,
        pool(jobs) as workers,
    ):
        task = progress.add_task("", total=len(seeds))
        batch = max(1, min(25, len(seeds) // (jobs * 4)))
        for some in simulate_games(plan, seeds, workers, batch=batch, at_once=QUEUED * jobs):
            results.extend(some)
            progress.update(task, completed=len(results))


def _tell(plan: Plan, seed: int, results: list[Result], seconds: float, as_json: bool) -> None:
    """What the games say, in the order of their seeds; of none there is nothing to say."""
    results.sort(key=lambda result: result.seed)
    if not results:
        return
    summary = summarise(results)
    if as_json:
        print(json.dumps(_document(plan, seed, summary, results, seconds), indent=2))
    else:
        _print(plan, summary, seconds)


def _document(
    plan: Plan, seed: int, summary: Summary, results: list[Result], seconds: float
) -> dict[str, Any]:
    return {
        "plan": asdict(plan),
        "seed": seed,
        "summary": asdict(summary),
        "seconds": round(seconds, 3),
        "games": [result.as_dict() for result in results],
    }


def _print(plan: Plan, summary: Summary, seconds: float) -> None:
    print(f"{plan.game} with {plan.bot}: {_settled(plan)}")
    print(
        f"won {summary.won} of {summary.games}: {summary.win_rate:.1%} "
        f"(95 %: {summary.low:.1%} to {summary.high:.1%})"
    )
    for reason, count in summary.reasons.items():
        print(f"  {reason}: {count}")
    print(f"choices a game: {summary.mean_choices:.0f}; games/s: {summary.games / seconds:.1f}")


def _settled(plan: Plan) -> str:
    """The table's options; of rulings only those that are not the usual ones."""
    usual = {
        option.name: option.default
        for option in find_game(plan.game, plan.content).table_options()
        if option.text == "ruling"
    }
    return " ".join(
        f"{name}={value}" for name, value in plan.options.items() if usual.get(name) != value
    )
