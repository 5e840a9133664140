"""What a worker does: plays the games of an errand and tells a row of each. It needs the core
install alone, and refuses where its rules are not those of whoever sent it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from laststand.bots import find_bot
from laststand.kernel.chance import Chance
from laststand.kernel.errors import LaststandError
from laststand.kernel.events import Log
from laststand.kernel.game import Game, Setting, find_game
from laststand.kernel.run import Run
from laststand.lab.chronicle import Chronicle, chronicle
from laststand.lab.digests import program_version, rules_digest
from laststand.lab.simulation import play_to_end

Files = tuple[tuple[str, bytes], ...]
"""The files of a folder, by name."""


@dataclass(frozen=True)
class Cell:
    """One setting of an experiment: what differs between its games is the seed alone. A pack
    travels with the cell, file by file: a worker on another machine has no such folder."""

    game: str
    options: Mapping[str, Setting]
    bot: str
    content: str
    rules: str
    pack: Files = ()

    def words(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, self.bot, self.content, *told])


@dataclass(frozen=True)
class Errand:
    """Some games of a cell, to be played in one go."""

    cell: Cell
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """One game played."""

    seed: int
    won: bool
    reason: str
    rule: str
    score: int
    choices: int
    told: Chronicle


@dataclass(frozen=True)
class Harvest:
    """What came of an errand, and how long the worker took over it."""

    rows: list[Row]
    seconds: float
    version: str


def play_errand(errand: Errand) -> Harvest:
    started = time.perf_counter()
    game = _game(errand.cell)
    rows = [play_one(errand.cell, game, seed) for seed in errand.seeds]
    return Harvest(rows, time.perf_counter() - started, program_version())


def play_one(cell: Cell, game: Game, seed: int) -> Row:
    """One game from its seed to its end."""
    state = game.new(dict(cell.options), Chance.seeded(seed))
    state.log = Log()
    bot = find_bot(cell.bot, cell.game, seed)
    run = Run(state, keeps=bot.looks_ahead)
    choices = play_to_end(run, bot.choose, f"{cell.words()} with seed {seed}")
    outcome = run.outcome
    assert outcome is not None
    told = chronicle(cell.game, cell.options, state.log.events)
    if not told.heroes:
        told = replace(told, heroes=[hero["id"] for hero in game.view(state)["heroes"]])
    return Row(seed, outcome.won, outcome.reason, outcome.rule, outcome.score, choices, told)


def _game(cell: Cell) -> Game:
    here = rules_digest(cell.game)
    if here != cell.rules:
        raise LaststandError(
            f"a worker has other rules of {cell.game} ({here}) than this machine ({cell.rules}): "
            "install the same laststand there"
        )
    return _packed(cell.game, cell.pack)


@cache
def _packed(game: str, pack: Files) -> Game:
    if not pack:
        return find_game(game)
    with TemporaryDirectory(prefix="laststand-pack-") as folder:
        for name, content in pack:
            (Path(folder) / name).write_bytes(content)
        return find_game(game, folder)
