"""`laststand bench --strength`: the ladder of the bots."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from typing import Any

from rich.console import Console
from rich.table import Table

import laststand.games  # noqa: F401  (makes the games known)
from laststand.kernel.game import Setting, find_game
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


def bench_strength(games: int, as_json: bool) -> None:
    rungs: list[dict[str, Any]] = []
    with executor(None) as workers:
        for game, tables in RUNGS.items():
            for table in tables:
                rungs += [_rung(game, table, bot, games, workers) for bot in LADDER]
    if as_json:
        print(json.dumps({"ladder": rungs}, indent=2))
    else:
        _print(rungs)


def _rung(
    game: str, table: dict[str, Setting], bot: str, games: int, workers: Executor
) -> dict[str, Any]:
    plan = Plan(game, find_game(game).settle({**table}), bot)
    played = simulate(plan, range(FIRST, FIRST + games), workers, lambda done: None, batch=1)
    won = sum(one.won for one in played)
    low, high = wilson(won, games)
    named = " ".join(str(value) for value in table.values())
    return {"game": game, "table": named, "bot": bot, "won": won, "of": games, "range": [low, high]}


def _print(rungs: list[dict[str, Any]]) -> None:
    table = Table("game", "table", "bot", "won", "95 %")
    for rung in rungs:
        low, high = rung["range"]
        won = f"{rung['won']} of {rung['of']}"
        table.add_row(rung["game"], rung["table"], rung["bot"], won, f"{low:.0%} to {high:.0%}")
    Console().print(table)
