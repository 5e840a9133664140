"""`laststand lab train`: the weights of a game's values, from nothing. Stewards play, a line is
fitted to how their games ended, and the sage that looks along it plays fresh seeds against them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np
from numpy.typing import NDArray

from laststand.bots import Bot, Sage, find_steward
from laststand.bots.roster import PLAYOUTS
from laststand.bots.value import Value, find_insight
from laststand.kernel.chance import Chance
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.game import Setting, find_game
from laststand.kernel.run import Run

FIRST_OWN = 2_000_000
OWN_PLAYOUTS = 12
"""The sage's own games that teach the line of the search: on which seeds, and with how many
playouts at a decision. Other numbers of playouts were not tried."""
FIRST_DUEL = 5_000_000
"""Duels are on seeds that no training has seen."""

SETTINGS: dict[str, dict[str, list[dict[str, Setting]]]] = {
    "bastion": {
        f"bastion-{players}": [
            {"players": players, "level": level, "heroes": heroes}
            for level, heroes in product(
                ["normal", "novice", "normal", "difficult", "normal", "heroic"],
                ["choose", "random"],
            )
        ]
        for players in (4, 2, 3, 1)
    },
    "stronghold": {
        f"stronghold-{boss}": [
            {"boss": boss, "players": players, "level": level}
            for players, level in product([1, 2], ["normal", "hard", "legendary"])
        ]
        for boss in ("alrath", "draxis", "deaths-bane")
    },
    "spell": {
        f"spell-{scenario}": [
            {"scenario": scenario, "players": players} for players in (3, 2, 4, 1)
        ]
        for scenario in ("gildenberg", "lakeburg", "glenwald", "introduction")
    },
}
"""By game and setting the tables that are played, in turn: every level, every number of people,
chosen and random heroes. Half of Last Bastion's games are at Normal, which is played most."""
GAMES = {"bastion": 2500, "stronghold": 2000, "spell": 500}
"""How many games a setting is fitted to."""
DUELS = {"bastion": 100, "stronghold": 60, "spell": 20}
"""How many seeds each is duelled on."""


@dataclass(frozen=True)
class Errand:
    """Some games to be played: at each seed's table, by stewards or by a sage that looks along the
    weights of a folder, or along those lines alone that know no games of sages."""

    game: str
    tables: list[dict[str, Setting]]
    seeds: range
    weights: str = ""
    playouts: int = 0
    knows_sages: bool = True


@dataclass(frozen=True)
class Played:
    """One game: the table at the beginning of each turn in numbers, and how it ended."""

    seed: int
    level: str
    turns: NDArray[np.float32]
    ahead: list[float]
    """What was still to come at each of them."""
    won: bool
    ms: float
    """What a decision took of a core, in the median of those with more than one option."""


def duel_tables(tables: list[dict[str, Setting]]) -> list[dict[str, Setting]]:
    """At which tables is duelled, in turn: each as often as the others, for what is rarely played
    is to be known as well."""
    return [table for at, table in enumerate(tables) if table not in tables[:at]]


def named(table: dict[str, Setting]) -> str:
    return " ".join(f"{name}={value}" for name, value in table.items())


def play_errand(errand: Errand) -> list[Played]:
    return [play_seen(errand, seed) for seed in errand.seeds]


def play_seen(errand: Errand, seed: int) -> Played:
    """One game, looked at wherever a turn begins."""
    game, insight = find_game(errand.game), find_insight(errand.game)
    options = game.settle(dict(errand.tables[seed % len(errand.tables)]))
    bot = _bot(errand, seed)
    run = Run(game.new(options, Chance.seeded(seed)), keeps=bot.looks_ahead)
    run.stop_at_turns()
    run.advance()
    turns: list[list[float]] = []
    ahead: list[float] = []
    clock = Clock()
    while run.outcome is None:
        if run.choice is None:
            turns.append(insight.look(run.state))
            ahead.append(insight.ahead(run.state))
            run.go_on()
        else:
            run.choose(clock.choose(bot, run))
    seen = np.array(turns, dtype=np.float32).reshape(len(turns), len(insight.features))
    return Played(seed, insight.level(run.state), seen, ahead, run.outcome.won, clock.ms)


class Clock:
    """Times a bot's decisions: time of a core, so that it does not matter what else the machine
    does."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def choose(self, bot: Bot, run: Run) -> int:
        assert run.choice is not None
        is_question = len(run.choice.options) > 1
        begun = process_time()
        chosen = bot.choose(run)
        if is_question:
            self.taken.append(1000 * (process_time() - begun))
        return chosen

    @property
    def ms(self) -> float:
        """In the median of those that have more than one option."""
        return round(median(self.taken), 2)


def _bot(errand: Errand, seed: int) -> Bot:
    if not errand.weights:
        return find_steward(errand.game)
    value = Value(find_insight(errand.game), Path(errand.weights), errand.knows_sages)
    playouts = errand.playouts or PLAYOUTS[errand.game]
    return Sage(find_steward(errand.game), value, seed, playouts)


def play_all(errand: Errand, executor: Executor, hear: Callable[[int], None]) -> list[Played]:
    """Every seed of an errand, in the order of the seeds."""
    size = max(1, min(50, len(errand.seeds) // 16))
    parts = [
        replace(errand, seeds=errand.seeds[at : at + size])
        for at in range(0, len(errand.seeds), size)
    ]
    played: list[Played] = []
    for some in executor.map(play_errand, parts):
        played.extend(some)
        hear(len(played))
    return played


def settings_of(game: str, wanted: list[str]) -> Iterator[tuple[str, list[dict[str, Setting]]]]:
    """The settings of a game by name, all or those that are named."""
    if game not in SETTINGS:
        raise OptionsRefused(f"there are no values for '{game}', only for: {', '.join(SETTINGS)}")
    for name in wanted:
        if name not in SETTINGS[game]:
            raise OptionsRefused(f"there is no setting '{name}', only: {', '.join(SETTINGS[game])}")
    for name, tables in SETTINGS[game].items():
        if not wanted or name in wanted:
            yield name, tables
