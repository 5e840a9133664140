"""`laststand bench --strength`: the ladder of the bots, and whether luck is nothing on average."""

from __future__ import annotations

import json
import math
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.table import Table

import laststand.games  # noqa: F401  (makes the games known)
from laststand.bots import find_bot
from laststand.bots.luck import luck_of
from laststand.bots.value import find_value
from laststand.kernel.game import Setting, find_game
from laststand.kernel.match import Match
from laststand.kernel.run import Run
from laststand.lab.simulation import Plan, simulate
from laststand.lab.statistics import wilson
from laststand.lab.training import executor

FIRST = 900_001
"""Seeds that nothing was trained or tried on."""
LADDER = ["random", "steward", "sage:12", "sage", "sage:200"]
RUNGS: dict[str, list[dict[str, Setting]]] = {
    "stronghold": [{"boss": boss} for boss in ("deaths-bane", "draxis", "alrath")],
    "bastion": [{"players": players} for players in (2, 4)],
    "spell": [{"scenario": scenario} for scenario in ("gildenberg", "lakeburg", "glenwald")],
}
LUCKY = 25
"""Games whose luck is added up are so many times fewer."""


@dataclass(frozen=True)
class Luck:
    """The luck of some games together: its mean a game, and the standard error of that."""

    games: int
    mean: float
    error: float


def bench_strength(games: int, as_json: bool) -> None:
    rungs: list[dict[str, Any]] = []
    with executor(None) as workers:
        for game, tables in RUNGS.items():
            for table in tables:
                rungs += [_rung(game, table, bot, games, workers) for bot in LADDER]
    lucks = {game: luck_in(game, tables[0], games) for game, tables in RUNGS.items()}
    if as_json:
        told = {game: vars(luck) for game, luck in lucks.items()}
        print(json.dumps({"ladder": rungs, "luck": told}, indent=2))
    else:
        _print(rungs, lucks)


def _rung(
    game: str, table: dict[str, Setting], bot: str, games: int, workers: Executor
) -> dict[str, Any]:
    plan = Plan(game, find_game(game).settle({**table}), bot)
    played = simulate(plan, range(FIRST, FIRST + games), workers, lambda done: None, batch=1)
    won = sum(one.won for one in played)
    low, high = wilson(won, games)
    named = " ".join(str(value) for value in table.values())
    return {"game": game, "table": named, "bot": bot, "won": won, "of": games, "range": [low, high]}


def luck_in(game: str, table: dict[str, Setting], games: int) -> Luck:
    """The luck of some steward's games, all its dice and cards together."""
    totals = [_luck_of_game(game, table, FIRST + n) for n in range(max(2, games // LUCKY))]
    mean = sum(totals) / len(totals)
    spread = sum((total - mean) ** 2 for total in totals) / (len(totals) - 1)
    return Luck(len(totals), mean, math.sqrt(spread / len(totals)))


def _luck_of_game(game: str, table: dict[str, Setting], seed: int) -> float:
    named: dict[str, Any] = {**table}
    match = Match.new(game, seed=seed, **named)
    bot, value = find_bot("steward", game, seed), find_value(game)
    while match.choice is not None:
        match.choose(bot.choose(match.run(keeps=True)))
    total = 0.0
    for before, after in pairwise(match.history):
        run = Run.resume(before.moment)
        index = None if run.choice is None else run.choice.find(before.chosen)
        if index is not None and value.insight.is_laid(run.state):
            events = luck_of(value, before.moment, index, after.heard)
            total += sum(event.luck for event in events)
    return total


def _print(rungs: list[dict[str, Any]], lucks: dict[str, Luck]) -> None:
    table = Table("game", "table", "bot", "won", "95 %")
    for rung in rungs:
        low, high = rung["range"]
        won = f"{rung['won']} of {rung['of']}"
        table.add_row(rung["game"], rung["table"], rung["bot"], won, f"{low:.0%} to {high:.0%}")
    Console().print(table)
    for game, luck in lucks.items():
        print(
            f"{game}: luck {100 * luck.mean:+.1f} points a game, "
            f"standard error {100 * luck.error:.1f}, in {luck.games} games"
        )
