"""The cells of a table of games: what differs between them, and how each went."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
import pyarrow.compute as compute

from laststand.bots import BOTS
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting, find_game, game_ids
from laststand.lab.arrow import OPTION
from laststand.lab.statistics import wilson

ALWAYS = ("bot", "content", "rules")
"""Settings that every game has beside its options."""


@dataclass(frozen=True)
class CellResult:
    """One cell: its settings by name, options among them, and its games."""

    game: str
    setting: dict[str, Setting]
    games: pa.Table

    @property
    def count(self) -> int:
        return len(self.games)

    @property
    def won(self) -> int:
        return sum(self.games.column("won").to_pylist())

    @property
    def rate(self) -> float:
        return self.won / self.count

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.count)

    def mean(self, column: str) -> float:
        return float(compute.mean(self.games.column(column)).as_py())

    def reasons(self) -> Counter[str]:
        return Counter(self.games.column("reason").to_pylist())

    def words(self, names: list[str]) -> str:
        """Its settings of these names in a line."""
        return " ".join(_words(name, self.setting[name]) for name in names) or self.game


@dataclass(frozen=True)
class GameResult:
    """All cells of one game, in the order of its options, and what differs between them."""

    game: str
    cells: list[CellResult]
    varied: list[str]

    @property
    def games(self) -> pa.Table:
        return pa.concat_tables([cell.games for cell in self.cells])


def results_of(table: pa.Table) -> list[GameResult]:
    """The cells of a table, game by game."""
    if not len(table):
        raise LaststandError("there are no games in it yet")
    found = [
        _cell(table.filter(compute.equal(table.column("cell"), id)))
        for id in table.column("cell").unique().to_pylist()
    ]
    return [
        _game_result(game, [cell for cell in found if cell.game == game])
        for game in game_ids()
        if any(cell.game == game for cell in found)
    ]


def _cell(games: pa.Table) -> CellResult:
    row: dict[str, Any] = games.slice(0, 1).to_pylist()[0]
    setting = {name: row[name] for name in ALWAYS}
    for option in find_game(row["game"]).table_options():
        setting[option.name] = row.get(OPTION + option.name, option.default)
    return CellResult(row["game"], setting, games)


def _game_result(game: str, cells: list[CellResult]) -> GameResult:
    order = value_orders(game)
    names = [*order, *ALWAYS]
    varied = [name for name in names if len({cell.setting[name] for cell in cells}) > 1]
    cells = sorted(cells, key=lambda cell: [_rank(order, name, cell) for name in names])
    return GameResult(game, cells, varied)


def value_orders(game: str) -> dict[str, list[Setting]]:
    """The values of each option in the order in which the game names them."""
    return {option.name: option.values for option in find_game(game).table_options()}


def _rank(orders: dict[str, list[Setting]], name: str, cell: CellResult) -> tuple[int, str]:
    value = cell.setting[name]
    known = orders.get(name, list(BOTS) if name == "bot" else [])
    return (known.index(value) if value in known else len(known)), str(value)


def _words(name: str, value: Setting) -> str:
    return players_words(str(value)) if name == "players" else str(value)


def players_words(number: str) -> str:
    return "1 player" if number == "1" else f"{number} players"
