"""`laststand lab train GAME`: games, fit, calibration and duel, one command."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
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
    FIRST_OWN,
    GAMES,
    OWN_PLAYOUTS,
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
    own_games: int = 0,
    duels: int | None,
    playouts: int | None = None,
    into: Path | None,
    jobs: int | None,
) -> None:
    """Each setting of a game, or those that are wanted; with no games the weights stay as they are
    and are duelled alone. With games of the sage's own the line of the search is made, and that of
    stewards stays as it is."""
    _expect_enough("games", games, PARTS)
    _expect_enough("own-games", own_games, PARTS)
    if own_games and games == 0:
        raise LaststandError("--own-games: stewards' games teach this line too, not --games 0")
    _expect_enough("duels", duels, LEAST_DUELS)
    folder = into or WEIGHTS
    expect_writable(folder)
    with pool(jobs) as workers:
        for setting, tables in settings_of(game, wanted):
            if own_games:
                trained = Trained.read(game, setting, folder)
                stewards = Errand(game, tables, range(games or GAMES[game]))
                sages = _own_errand(stewards, own_games, folder)
                trained.search = _fit_search(setting, stewards, sages, workers)
                trained.write(folder)
            elif games == 0:
                trained = Trained.read(game, setting, folder)
            else:
                trained = _fit(game, setting, tables, games or GAMES[game], workers)
                trained.search = Search.read(game, setting, folder)
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


@dataclass(frozen=True)
class Search:
    """The line of the search, and how many games of stewards and of the sage's own taught it."""

    line: Line
    games: int
    own_games: int

    @staticmethod
    def read(game: str, setting: str, folder: Path) -> Search | None:
        """As an earlier training has left it, if one has made it."""
        file = folder / f"{setting}.toml"
        if not file.exists():
            return None
        told = tomllib.loads(file.read_text(encoding="utf-8")).get("search")
        if told is None:
            return None
        line = read_weights(file, find_insight(game)).search
        return Search(Line(line.bias, line.weights), told["games"], told["own_games"])

    def part(self, game: str, setting: str) -> list[str]:
        games = f"--games {self.games} --own-games {self.own_games}"
        return [
            "",
            f"# Made by `laststand lab train {game} --setting {setting} {games}`.",
            "[search]",
            f"games = {self.games}",
            f"own_games = {self.own_games}",
            f"bias = {self.line.bias:.5f}",
            "",
            "[search.weights]",
            *_weighed(game, self.line),
        ]


class Trained:
    """What a training has found for a setting so far, and the file that tells it: the line's bias
    and calibration, how a sage's chances are read, the weights, and the line of the search."""

    def __init__(self, game: str, setting: str, line: Line, head: list[str]) -> None:
        self.game = game
        self.setting = setting
        self.line = line
        self.head = head
        self.sage: list[str] = []
        self.search: Search | None = None

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
        line = Line(weights.steward.bias, weights.steward.weights)
        trained = Trained(game, setting, line, lines[: _begin_of_sage(lines) - 1])
        trained.search = Search.read(game, setting, folder)
        return trained

    @property
    def searched(self) -> Line:
        """Along which the sage looks, and from which its chances are read."""
        return self.line if self.search is None else self.search.line

    def write(self, folder: Path) -> None:
        """Without a duel of its own it keeps what an earlier one has found of the sage."""
        file = folder / f"{self.setting}.toml"
        self._expect_numbers()
        sage = self.sage or _sage_part(file)
        write_whole(file, self.document(sage))

    def _expect_numbers(self) -> None:
        lines = [self.line, self.searched]
        if not all(np.isfinite([line.bias, *line.weights]).all() for line in lines):
            raise LaststandError(f"{self.setting}: these games fit no line; play more --games")

    def document(self, sage: list[str]) -> str:
        """The file of weights; what each feature says is beside it."""
        lines = [*self.head, *sage, "", "[weights]", *_weighed(self.game, self.line)]
        if self.search is not None:
            lines += self.search.part(self.game, self.setting)
        return "\n".join(lines) + "\n"


def _weighed(game: str, line: Line) -> list[str]:
    """Each feature that weighs anything."""
    features = find_insight(game).features
    return [f"{f.name} = {weight:.5f}" for f, weight in zip(features, line.weights) if weight]


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


def _own_errand(stewards: Errand, games: int, folder: Path) -> Errand:
    """The sage's own games, at the same tables; along the line of stewards, so that it does not
    matter whether there has been another."""
    seeds = range(FIRST_OWN, FIRST_OWN + games)
    return replace(
        stewards, seeds=seeds, weights=str(folder), playouts=OWN_PLAYOUTS, knows_sages=False
    )


def _fit_search(setting: str, stewards: Errand, sages: Errand, workers: Executor) -> Search:
    """One line through the games of stewards and of sages together."""
    games, own = len(stewards.seeds), len(sages.seeds)
    played = play_all(stewards, workers, _heard(setting, games))
    played_own = play_all(sages, workers, _heard(f"{setting}, its own", own))
    line, tried = fit_tried(*_samples([*played, *played_own]))
    _say(
        f"{setting}: {games} games of stewards and {own} of sages, "
        f"{np.mean([one.won for one in played_own]):.1%} of these won; "
        f"AUC {tried.auc:.3f}, Brier {tried.brier:.3f}, error {tried.error:.3f}"
    )
    return Search(line, games, own)


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
    tables = Tables(trained.searched.lines(features), ahead, won, games, levels)
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
