"""`laststand lab train GAME`: games, fit, calibration and duel, one command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from statistics import median

import numpy as np

from laststand.bots.value import EVERY_LEVEL, WEIGHTS, find_insight, read_weights
from laststand.folders import expect_writable, write_whole
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting
from laststand.lab.fitting import (
    PARTS,
    Calibration,
    Line,
    Numbers,
    Whole,
    fit_tried,
)
from laststand.lab.pool import pool
from laststand.lab.readings import Read, Tables, fit_readings, try_readings
from laststand.lab.statistics import wilson
from laststand.lab.training import (
    DUELS,
    FIRST_DUEL,
    GAMES,
    Errand,
    Played,
    duel_tables,
    named,
    play_all,
    settings_of,
)

LEAST_DUELS = 2


def train(
    game: str,
    wanted: list[str],
    *,
    games: int | None,
    duels: int | None,
    playouts: int | None = None,
    into: Path | None,
    jobs: int | None,
) -> None:
    """Each setting of a game, or those that are wanted; with no games the weights stay as they are
    and are duelled alone."""
    _expect_enough("games", games, PARTS)
    _expect_enough("duels", duels, LEAST_DUELS)
    folder = into or WEIGHTS
    expect_writable(folder)
    with pool(jobs) as workers:
        for setting, tables in settings_of(game, wanted):
            if games == 0:
                trained = Trained.read(game, setting, folder)
            else:
                trained = _fit(game, setting, tables, games or GAMES[game], workers)
                trained.write(folder)
            duels_here = DUELS[game] if duels is None else duels
            if duels_here:
                seeds = range(FIRST_DUEL, FIRST_DUEL + duels_here)
                at = duel_tables(tables)
                sages = Errand(game, at, seeds, str(folder), playouts or 0)
                _duel(trained, sages, workers)
                trained.write(folder)


def _expect_enough(what: str, wish: int | None, least: int) -> None:
    """Each game is tried by what the others teach: there must be others."""
    if wish is not None and 0 < wish < least:
        raise LaststandError(f"--{what}: 0, or a number from {least}, not {wish}")


class Trained:
    """What a training has found for a setting so far, and the file that tells it: the line's bias
    and calibration, how a sage's chances are read, and the weights."""

    def __init__(self, game: str, setting: str, line: Line, head: list[str]) -> None:
        self.game = game
        self.setting = setting
        self.line = line
        self.head = head
        self.sage: list[str] = []

    @staticmethod
    def fitted(game: str, setting: str, games: int, line: Line, steward: Calibration) -> Trained:
        head = [
            f"# Made by `laststand lab train {game} --setting {setting}`.",
            f"games = {games}",
            f"bias = {line.bias:.5f}",
            "",
            "[steward]",
            *_calibrated(steward),
        ]
        return Trained(game, setting, line, head)

    @staticmethod
    def read(game: str, setting: str, folder: Path) -> Trained:
        """As an earlier training has left it."""
        file = folder / f"{setting}.toml"
        weights = read_weights(file, find_insight(game))
        lines = file.read_text(encoding="utf-8").splitlines()
        line = Line(weights.bias, weights.weights)
        return Trained(game, setting, line, lines[: _begin_of_sage(lines) - 1])

    def write(self, folder: Path) -> None:
        """Without a duel of its own it keeps what an earlier one has found of the sage."""
        file = folder / f"{self.setting}.toml"
        self._expect_numbers()
        sage = self.sage or _sage_part(file)
        write_whole(file, self.document(sage))

    def _expect_numbers(self) -> None:
        if not np.isfinite([self.line.bias, *self.line.weights]).all():
            raise LaststandError(f"{self.setting}: these games fit no line; play more --games")

    def document(self, sage: list[str]) -> str:
        """The file of weights; what each feature says is beside it."""
        lines = [*self.head, *sage, "", "[weights]"]
        for feature, weight in zip(find_insight(self.game).features, self.line.weights):
            if weight:
                lines.append(f"{feature.name} = {weight:.5f}")
        return "\n".join(lines) + "\n"


def _sage_part(file: Path) -> list[str]:
    """Its reading and its duels, as far as there are any."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    part = lines[_begin_of_sage(lines) : lines.index("[weights]") - 1]
    return ["", *part] if part else []


def _begin_of_sage(lines: list[str]) -> int:
    return next(at for at, line in enumerate(lines) if line in ("[sage]", "[duels]", "[weights]"))


def _calibrated(calibration: Calibration) -> list[str]:
    deciles = ", ".join(f"[{d.count}, {d.said:.4f}, {d.came:.4f}]" for d in calibration.deciles)
    return [
        f"error = {calibration.error:.4f}",
        f"brier = {calibration.brier:.4f}",
        f"auc = {calibration.auc:.4f}",
        f"deciles = [{deciles}]",
    ]


def _fit(
    game: str, setting: str, tables: list[dict[str, Setting]], games: int, workers: Executor
) -> Trained:
    played = play_all(Errand(game, tables, range(games)), workers, _heard(setting, games))
    line, steward = fit_tried(*_samples(played))
    _say(
        f"{setting}: {games} games, {np.mean([one.won for one in played]):.1%} won; "
        f"AUC {steward.auc:.3f}, Brier {steward.brier:.3f}, error {steward.error:.3f}"
    )
    return Trained.fitted(game, setting, games, line, steward)


def _samples(played: list[Played]) -> tuple[Numbers, Numbers, Whole]:
    """Every table that was looked at, how its game ended, and which game it was."""
    features = np.concatenate([one.turns for one in played]).astype(np.float64)
    won = np.array([float(one.won) for one in played for _ in one.turns])
    games = np.array([at for at, one in enumerate(played) for _ in one.turns])
    return features, won, games


def _duel(trained: Trained, errand: Errand, workers: Executor) -> None:
    """Sage and steward on the same fresh seeds, at every table of the setting in turn; the sage's
    games then say how its chances are to be read at each level, and each is tried by what the
    others teach."""
    hear = _heard(f"{trained.setting}, duel", len(errand.seeds))
    stewards = play_all(replace(errand, weights=""), workers, hear)
    sages = play_all(errand, workers, hear)
    features, won, games = _samples(sages)
    levels = np.array([one.level for one in sages for _ in one.turns])
    ahead = np.array([told for one in sages for told in one.ahead])
    tables = Tables(trained.line.lines(features), ahead, won, games, levels)
    calibration, by_level = try_readings(tables)
    trained.sage = [
        "",
        "[sage]",
        *_calibrated(calibration),
        f"first = {errand.seeds.start}",
        *_readings(fit_readings(tables, tables.names()), by_level, sages),
        "",
        "[duels]",
        *[_duels_at(errand, table, stewards, sages) for table in errand.tables],
    ]
    shares = f"steward {_share(stewards)}, sage {_share(sages)}"
    errors = ", ".join(f"{level} {found.error:.3f}" for level, found in by_level.items() if level)
    _say(f"{trained.setting}: {shares}; error {calibration.error:.3f} {errors}".rstrip())


def _readings(
    readings: dict[str, Read], tried: dict[str, Calibration], sages: list[Played]
) -> list[str]:
    """How the sage's chances are read, at each level if there are any, and how many games of it say
    so."""
    if EVERY_LEVEL in readings:
        return _reading(readings[EVERY_LEVEL])
    lines = ["", "[sage.levels]"]
    for level, read in readings.items():
        won = [one.won for one in sages if one.level == level]
        reading = ", ".join(_reading(read))
        found = f"error = {tried[level].error:.4f}, games = {len(won)}, won = {sum(won)}"
        lines.append(f"{level} = {{ {reading}, {found} }}")
    return lines


def _reading(read: Read) -> list[str]:
    told = {"slope": read.slope, "shift": read.shift, "ahead": read.ahead}
    return [f"{name} = {number:.5f}" for name, number in told.items() if name != "ahead" or number]


def _duels_at(
    errand: Errand, table: dict[str, Setting], stewards: list[Played], sages: list[Played]
) -> str:
    """The duels at one table: a 1 for each game won and a 0 for each lost, seed after seed."""
    here = [errand.tables[one.seed % len(errand.tables)] == table for one in stewards]
    won = [
        "".join("1" if one.won else "0" for one, is_here in zip(played, here) if is_here)
        for played in (stewards, sages)
    ]
    ms = [one.ms for one, is_here in zip(sages, here) if is_here]
    told = f'steward = "{won[0]}", sage = "{won[1]}", ms = {median(ms or [0.0]):.1f}'
    return f'"{named(table)}" = {{ {told} }}'


def _share(played: list[Played]) -> str:
    won = sum(one.won for one in played)
    low, high = wilson(won, len(played))
    return f"{won}/{len(played)} ({low:.0%} to {high:.0%})"


def _heard(what: str, games: int) -> Callable[[int], None]:
    def hear(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{what}: {done}/{games}", end="", file=sys.stderr)

    return hear


def _say(sentence: str) -> None:
    print(sentence, flush=True)
