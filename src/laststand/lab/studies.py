"""Which effects are looked for in the games of one game, each among games that can show it.

What a team has from the start is compared over all games. What it gains on the way is not: who
holds out longer gains more, so a thing would look good for coming late. It is compared among the
games that still went on at a certain turn (the landmark), by who had it then. Bosses that come one
after the other are compared by the first, among the games that it came to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laststand.kernel.game import Game, find_game
from laststand.lab.cells import ALWAYS, GameResult
from laststand.lab.regression import Effect, Feature, effects

LANDMARK = 0.25
"""The share of games that have ended by the landmark."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Study:
    """Effects that were looked for in the same games."""

    title: str
    note: str
    games: int
    effects: list[Effect]


def studies(result: GameResult) -> list[Study]:
    """All that has something to tell."""
    rows = result.games.to_pylist()
    kinds = kinds_of_things(find_game(result.game))
    made = [_settings(result, rows), _start(result, rows, kinds)]
    made += [_gained(result, rows, kinds), _bosses(result, rows)]
    return [study for study in made if study.effects]


def _settings(result: GameResult, rows: list[Row]) -> Study:
    note = "Over all games: what differs between the cells of the experiment."
    return Study("Settings", note, len(rows), effects(_won(rows), settings(result, rows)))


def _start(result: GameResult, rows: list[Row], kinds: dict[str, str]) -> Study:
    note = "Over all games: who played, and what they had before the first turn."
    return _study("From the start", note, result, rows, _heroes(rows) + _had(rows, kinds, -1, 0))


def _gained(result: GameResult, rows: list[Row], kinds: dict[str, str]) -> Study:
    landmark = int(np.quantile([row["turns"] for row in rows], LANDMARK))
    going_on = [row for row in rows if row["turns"] > landmark]
    note = f"Among the games that went on after turn {landmark}: what the team gained until then."
    gained = _had(going_on, kinds, 0, landmark)
    return _study("Gained on the way", note, result, going_on, gained, _heroes(going_on))


def _bosses(result: GameResult, rows: list[Row]) -> Study:
    met = [row for row in rows if row["bosses"]]
    note = "Among the games that a boss came to: which came first."
    bosses = _of_each(met, "first boss", lambda row: row["bosses"][:1])
    return _study("The first boss", note, result, met, bosses, _heroes(met))


def _study(
    title: str,
    note: str,
    result: GameResult,
    rows: list[Row],
    features: list[Feature],
    others: Sequence[Feature] = (),
) -> Study:
    """The effects of the features, adjusted for the settings and the others."""
    ids = list(dict.fromkeys(row["cell"] for row in rows))
    cells = np.array([ids.index(row["cell"]) for row in rows], dtype=np.int64)
    found = effects(_won(rows), features, [*settings(result, rows), *others], cells)
    return Study(title, note, len(rows), found)


def _won(rows: list[Row]) -> NDArray[np.bool_]:
    return np.array([row["won"] for row in rows], dtype=bool)


def _heroes(rows: list[Row]) -> list[Feature]:
    return _of_each(rows, "heroes", lambda row: row["heroes"])


def settings(result: GameResult, rows: list[Row]) -> list[Feature]:
    """What differs between the cells of the experiment."""
    column = {name: name if name in ALWAYS else f"option_{name}" for name in result.varied}
    return [
        Feature(name, str(value), np.array([row[column[name]] == value for row in rows]))
        for name in result.varied
        for value in dict.fromkeys(cell.setting[name] for cell in result.cells)
    ]


def kinds_of_things(game: Game) -> dict[str, str]:
    """The kind of each thing: the name of the file of content that it is in."""
    return {
        entry.id: file.removesuffix(".toml")
        for file, entries in game.content.entries.items()
        for entry in entries
    }


def _had(rows: list[Row], kinds: dict[str, str], after: int, until: int) -> list[Feature]:
    """What was first had after one turn and not after another, kind by kind."""
    found = _of_each(
        rows, "", lambda row: [thing for thing, turn in row["had"] if after < turn <= until]
    )
    sorted_in = [Feature(kinds.get(one.thing, "others"), one.thing, one.there) for one in found]
    return sorted(sorted_in, key=lambda feature: feature.kind)


def _of_each(rows: list[Row], kind: str, things: Callable[[Row], list[str]]) -> list[Feature]:
    """A feature for each thing that some game has."""
    having: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        for thing in things(row):
            having.setdefault(thing, []).append(number)
    return [
        Feature(kind, thing, np.isin(np.arange(len(rows)), having[thing]))
        for thing in sorted(having)
    ]
