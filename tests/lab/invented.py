"""Games that nobody played, for tests of what is made of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pyarrow as pa

from laststand.kernel.game import find_game
from laststand.lab.arrow import in_order, joined, table_of
from laststand.lab.chronicle import Chronicle
from laststand.lab.playing import Cell, Row

HEROES = ["berric", "feng-li", "kazgin", "mylfaar", "teagaan", "ysaline"]
WARLORDS = ["lady-of-webs", "marshal-of-bones"]


def cell(content: str = "own", rules: str = "0123456789ab", **options: Any) -> Cell:
    return Cell("bastion", find_game("bastion").settle(options), "steward", content, rules)


def row(seed: int, won: bool, heroes: list[str], boss: str = "", turns: int = 20) -> Row:
    told = Chronicle(
        turns=turns,
        stage=f"bosses met: {int(bool(boss))}",
        cause="corruption",
        heroes=heroes,
        bosses=[boss] if boss else [],
        killed=Counter({"incubus": 2}),
    )
    reason = "warlords-vanquished" if won else "heroes-taken-out"
    return Row(seed, won, reason, "LB-END-2", 10 if won else -5, 100 + seed, told)


def games(cell: Cell, count: int, rate: Callable[[list[str]], float], luck: Random) -> pa.Table:
    """Teams dealt by lot, who win as often as the rate says of them."""
    rows = []
    for seed in range(1, count + 1):
        heroes = sorted(luck.sample(HEROES, int(cell.options["players"])))
        won = luck.random() < rate(heroes)
        boss = luck.choice(WARLORDS) if won or luck.random() < 0.5 else ""
        rows.append(row(seed, won, heroes, boss, turns=luck.randint(10, 60)))
    return table_of(cell, rows, "0.1.0")


def experiment(count: int = 120) -> pa.Table:
    """Four cells; Kazgin is a good hero and nobody else makes a difference."""
    luck = Random(4)
    return in_order(
        joined(
            [
                games(
                    cell(players=players, level=level),
                    count,
                    lambda heroes: 0.6 if "kazgin" in heroes else 0.25,
                    luck,
                )
                for players in (2, 3)
                for level in ("novice", "normal")
            ]
        )
    )
