"""`laststand bench --luck`: whether luck, as the analysis tells it, is nothing on average, whoever
plays. Every die and card is worth its mean before it falls, so what each brings beyond that is
uncorrelated with the others, and the spread of a sum is that of its parts."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.table import Table

from laststand.bots import find_bot
from laststand.bots.luck import Event, luck_of
from laststand.bots.value import find_value
from laststand.kernel.game import Setting
from laststand.kernel.match import Match
from laststand.kernel.run import Run
from laststand.lab.pool import pool
from laststand.lab.strength import FIRST, expect_tables, tables_of

SURE = 2.0
"""Standard errors within which a mean is taken for nothing."""
SAGES = 20
"""Games of the sage are so many times fewer."""


@dataclass(frozen=True)
class Luck:
    """The luck of some games: how many dice and cards, the mean of a game, and the standard error
    of that."""

    games: int
    events: int
    mean: float
    error: float

    @property
    def is_nothing(self) -> bool:
        return abs(self.mean) <= SURE * self.error


def added_up(games: list[list[float]]) -> Luck:
    lucks = [luck for game in games for luck in game]
    error = math.sqrt(sum(luck**2 for luck in lucks)) / len(games)
    return Luck(len(games), len(lucks), sum(lucks) / len(games), error)


def lucks_of(match: Match) -> list[float]:
    """What each die and card of a match was worth beyond its mean, from the end of the set-up
    on."""
    value = find_value(match.game.id)
    found: list[Event] = []
    for before, after in pairwise(match.history):
        run = Run.resume(before.moment)
        index = None if run.choice is None else run.choice.find(before.chosen)
        if index is not None and value.insight.is_laid(run.state):
            found += luck_of(value, before.moment, index, after.heard)
    return [event.luck for event in found]


def lucks_of_seed(game: str, tables: list[dict[str, Setting]], bot: str, seed: int) -> list[float]:
    """The luck of one game that a bot plays, at each table in turn."""
    named: dict[str, Any] = {**tables[seed % len(tables)]}
    match = Match.new(game, seed=seed, **named)
    player = find_bot(bot, game, seed)
    while match.choice is not None:
        match.choose(player.choose(match.run(keeps=True)))
    return lucks_of(match)


def luck_in(
    game: str, tables: list[dict[str, Setting]], bot: str, games: int, workers: Executor
) -> Luck:
    play: Callable[[int], list[float]] = partial(lucks_of_seed, game, tables, bot)
    return added_up(list(workers.map(play, range(FIRST, FIRST + games))))


def bench_luck(
    games: int,
    as_json: bool,
    *,
    only: str = "",
    bots: list[str] | None = None,
    jobs: int | None = None,
) -> None:
    """Of every game, or at the tables whose name has such words in it; by stewards, and fewer by
    sages, or as many by each bot that is named."""
    expect_tables(only)
    counts = {"steward": games, "sage": max(2, games // SAGES)}
    if bots:
        counts = dict.fromkeys(bots, games)
    found: list[tuple[str, str, Luck]] = []
    with pool(jobs) as workers:
        for game in dict.fromkeys(game for game, _ in tables_of(only)):
            tables = [table for of, table in tables_of(only) if of == game]
            for bot, count in counts.items():
                found.append((game, bot, luck_in(game, tables, bot, count, workers)))
    if as_json:
        told = [{"game": game, "bot": bot, **asdict(luck)} for game, bot, luck in found]
        print(json.dumps(told, indent=2))
    else:
        _print(found)


def _print(found: list[tuple[str, str, Luck]]) -> None:
    table = Table("game", "bot", "games", "dice and cards", "luck, points", "error", "nothing")
    for game, bot, luck in found:
        counts = [str(luck.games), str(luck.events)]
        points = [f"{100 * luck.mean:+.2f}", f"{100 * luck.error:.2f}"]
        table.add_row(game, bot, *counts, *points, "yes" if luck.is_nothing else "NO")
    Console().print(table)
