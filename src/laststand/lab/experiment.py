"""An experiment: which cells it has and how many games are played in each. A short TOML file.

title = "Heroes of Last Bastion"
games = 400                 # in each cell; with `width`, at most
width = 0.05                # a cell is done when its 95 % interval is this narrow
seed = 1                    # of the first game of each cell

[[grid]]                    # every combination of its lists is a cell
game = "bastion"
bot = ["steward", "random"]
content = ["own", "packs/mine"]
[grid.options]
players = [2, 4]
level = "normal"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from laststand.bots import find_bot
from laststand.kernel.content import validated
from laststand.kernel.errors import DocumentRefused, LaststandError
from laststand.kernel.game import find_game
from laststand.kernel.match import settled_seed
from laststand.lab.digests import rules_digest
from laststand.lab.playing import Cell, Files

OWN = "own"
"""The content of the game as it comes, without a pack."""

MOST_GAMES = 1_000_000

T = TypeVar("T")


class GridDocument(msgspec.Struct, forbid_unknown_fields=True):
    game: str | list[str]
    bot: str | list[str] = "steward"
    content: str | list[str] = OWN
    games: int | None = None
    options: dict[str, int | str | list[int | str]] = msgspec.field(default_factory=dict)


class ExperimentDocument(msgspec.Struct, forbid_unknown_fields=True):
    grid: list[GridDocument]
    title: str = ""
    games: int | None = None
    width: float | None = None
    seed: int = 1


class Experiment(msgspec.Struct, frozen=True):
    """What is to be played: of each cell so many `games`, or as many as make the interval
    `width` narrow, with the seeds from `seed` on."""

    title: str
    cells: tuple[Cell, ...]
    games: tuple[int, ...]
    width: float | None
    seed: int
    source: str
    """What `laststand lab run` was given, to play the same again; empty if it was no file."""


def read_experiment(source: Path | str | Mapping[str, Any], games: int | None = None) -> Experiment:
    """An experiment from its file, or from a dictionary of the same form; with a number of
    games of each cell, instead of what it says itself."""
    if isinstance(source, Mapping):
        return _experiment(dict(source), None, games)
    file = Path(source)
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise DocumentRefused(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DocumentRefused(f"{file}: not TOML: {error}") from None
    return _experiment({"title": file.stem, **document}, file, games)


def _experiment(fields: dict[str, Any], file: Path | None, wish: int | None) -> Experiment:
    called = str(file or "experiment")
    document = validated(fields, ExperimentDocument, called)
    _expect_sensible(document, called)
    planned = list(_cells(document, called, file.parent if file else Path()))
    cells = [cell for cell, _ in planned]
    for number, cell in enumerate(cells):
        if cell in cells[:number]:
            raise DocumentRefused(f"{called}: {cell.words()} is there twice")
    if wish is not None and not 1 <= wish <= MOST_GAMES:
        raise LaststandError(f"--games: a number from 1 to {MOST_GAMES}, not {wish}")
    games = [wish or wanted for _, wanted in planned]
    settled_seed(document.seed + max(games) - 1)
    return Experiment(
        document.title,
        tuple(cells),
        tuple(games),
        document.width,
        document.seed,
        "" if file is None else f"{file}{f' --games {wish}' if wish else ''}",
    )


def _expect_sensible(document: ExperimentDocument, called: str) -> None:
    if not document.grid:
        raise DocumentRefused(f"{called}: a [[grid]] with a game is needed")
    for games in (document.games, *(grid.games for grid in document.grid)):
        if games is not None and not 1 <= games <= MOST_GAMES:
            raise DocumentRefused(f"{called}, field 'games': a number from 1 to {MOST_GAMES}")
    if document.width is not None and not 0.002 <= document.width < 1:
        raise DocumentRefused(f"{called}, field 'width': a share from 0.002 to 1, such as 0.05")
    settled_seed(document.seed)


def _cells(document: ExperimentDocument, called: str, folder: Path) -> Iterator[tuple[Cell, int]]:
    """The cells of all grids, and how many games of each are played at most."""
    for number, grid in enumerate(document.grid, start=1):
        games = grid.games or document.games
        if games is None and document.width is None:
            raise DocumentRefused(
                f"{called}: 'games' or 'width' must say how many games are played"
            )
        try:
            for cell in _cells_of(grid, folder):
                yield cell, games or MOST_GAMES
        except LaststandError as error:
            place = called if len(document.grid) == 1 else f"{called}, [[grid]] number {number}"
            raise DocumentRefused(f"{place}: {error}") from None


def _cells_of(grid: GridDocument, folder: Path) -> Iterator[Cell]:
    _expect_values({"game": grid.game, "bot": grid.bot, "content": grid.content, **grid.options})
    names = list(grid.options)
    for game, bot, content in product(_list(grid.game), _list(grid.bot), _list(grid.content)):
        pack = None if content == OWN else folder / content
        found = find_game(game, pack)
        find_bot(bot, game, 0)
        for values in product(*[_list(grid.options[name]) for name in names]):
            yield Cell(
                game,
                found.settle(dict(zip(names, values, strict=True))),
                bot,
                found.content.name,
                rules_digest(game),
                () if pack is None else _files(pack),
            )


def _expect_values(fields: Mapping[str, object]) -> None:
    for name, value in fields.items():
        if value == []:
            raise LaststandError(f"field '{name}': at least one value is needed")


def _list(value: T | list[T]) -> list[T]:
    return value if isinstance(value, list) else [value]


def _files(pack: Path) -> Files:
    return tuple((file.name, file.read_bytes()) for file in sorted(pack.glob("*.toml")))
