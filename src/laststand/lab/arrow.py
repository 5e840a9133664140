"""Rows as an Arrow table: one row for each game, whose columns any tool of the trade can read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as compute

from laststand.kernel.game import find_game
from laststand.lab.digests import DIGITS
from laststand.lab.playing import Cell, Row

OPTION = "option_"
"""Before the name of a table option, which may be that of another column."""

COUNTS = pa.map_(pa.string(), pa.int32())

SETTING: dict[str, pa.DataType] = {
    name: pa.string() for name in ("cell", "game", "bot", "content", "rules", "version")
}
GAME: dict[str, tuple[pa.DataType, Callable[[Row], Any]]] = {
    "seed": (pa.uint64(), lambda row: row.seed),
    "won": (pa.bool_(), lambda row: row.won),
    "reason": (pa.string(), lambda row: row.reason),
    "rule": (pa.string(), lambda row: row.rule),
    "score": (pa.int32(), lambda row: row.score),
    "choices": (pa.int32(), lambda row: row.choices),
    "turns": (pa.int32(), lambda row: row.told.turns),
    "stage": (pa.string(), lambda row: row.told.stage),
    "cause": (pa.string(), lambda row: row.told.cause),
    "heroes": (pa.list_(pa.string()), lambda row: row.told.heroes),
    "bosses": (pa.list_(pa.string()), lambda row: row.told.bosses),
    "had": (COUNTS, lambda row: list(row.told.had.items())),
    "used": (COUNTS, lambda row: list(row.told.used.items())),
    "bought": (COUNTS, lambda row: list(row.told.bought.items())),
    "met": (COUNTS, lambda row: list(row.told.met.items())),
    "killed": (COUNTS, lambda row: list(row.told.killed.items())),
}


def cell_id(cell: Cell) -> str:
    """A short name of a cell: the same wherever and whenever it is played."""
    return hashlib.sha256(f"{cell.words()} {cell.rules}".encode()).hexdigest()[:DIGITS]


def table_of(cell: Cell, rows: Sequence[Row], version: str) -> pa.Table:
    """The games of one cell."""
    columns = {
        "cell": cell_id(cell),
        "game": cell.game,
        "bot": cell.bot,
        "content": cell.content,
        "rules": cell.rules,
        "version": version,
    }
    made = {name: pa.array([value] * len(rows), SETTING[name]) for name, value in columns.items()}
    for option in find_game(cell.game).table_options():
        kind = pa.int32() if isinstance(option.default, int) else pa.string()
        made[OPTION + option.name] = pa.array([cell.options[option.name]] * len(rows), kind)
    for name, (kind, value) in GAME.items():
        made[name] = pa.array([value(row) for row in rows], kind)
    return pa.table(made)


def empty_table() -> pa.Table:
    columns = {**SETTING, **{name: kind for name, (kind, _) in GAME.items()}}
    return pa.schema(list(columns.items())).empty_table()


def joined(tables: Sequence[pa.Table]) -> pa.Table:
    """All rows under all columns: an option that a game does not have is null there."""
    if not tables:
        return empty_table()
    table = pa.concat_tables(tables, promote_options="default")
    options = [name for name in table.column_names if name.startswith(OPTION)]
    return table.select([*SETTING, *options, *GAME]).combine_chunks()


def in_order(table: pa.Table) -> pa.Table:
    """Each game once, by game and cell, in the order of the seeds."""
    table = table.sort_by([(name, "ascending") for name in ("game", "cell", "seed")])
    if len(table) < 2:
        return table
    changes = [
        compute.not_equal(column.slice(1), column.slice(0, len(table) - 1))
        for column in (table.column("cell").combine_chunks(), table.column("seed").combine_chunks())
    ]
    first_of_its_kind = pa.concat_arrays([pa.array([True]), compute.or_(*changes)])
    return table.filter(first_of_its_kind)
