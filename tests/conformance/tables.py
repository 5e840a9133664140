"""The tables at which every game is tried: all player counts, and every pair of values of any
two options at some table, or of a long game every value. That is many, for the quicker build at
full depth (tests/test_builds.py); otherwise one table for each player count, or of a long game on
the pure build every day the fewest players and the most."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from laststand import Match, list_games
from tests.conformance.conftest import build
from tests.conformance.invariants import invariants_of
from tests.depth import AT_EVERY_TABLE, IS_EVERYDAY

Settings = dict[str, int | str]
Meeting = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True)
class Table:
    """A game with its options."""

    game: str
    settings: tuple[tuple[str, int | str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, *(str(value) for _, value in self.settings)])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings)

    def new(self, seed: int, **more: Any) -> Match:
        return Match.new(self.game, seed=seed, **self.options, **more)


def tables_of(game: str, values: dict[str, list[int | str]], together: int) -> list[Table]:
    """A few tables at which any so many options meet in each combination of their values."""
    missing: dict[Meeting, None] = {
        tuple(zip(names, meeting, strict=True)): None
        for names in combinations(values, together)
        for meeting in product(*(values[name] for name in names))
    }
    found = []
    while missing:
        settings: Settings = dict(next(iter(missing)))
        for name, allowed in values.items():
            if name not in settings:
                settings[name] = max(
                    allowed, key=lambda value: _new_meetings(missing, settings, name, value)
                )
        for meeting in list(missing):
            if all(settings[name] == value for name, value in meeting):
                del missing[meeting]
        found.append(Table(game, tuple((name, settings[name]) for name in values)))
    return found


def _new_meetings(
    missing: dict[Meeting, None], settings: Settings, name: str, value: int | str
) -> int:
    """How many meetings that are still missing a value would bring."""
    met = {*settings.items(), (name, value)}
    return sum((name, value) in meeting and met.issuperset(meeting) for meeting in missing)


def first_tables(tables: list[Table]) -> list[Table]:
    """One for each player count."""
    first: dict[int, Table] = {}
    for table in tables:
        first.setdefault(table.options["players"], table)
    return [first[players] for players in sorted(first)]


def tried(game: str) -> list[Table]:
    if AT_EVERY_TABLE:
        return EVERY_TABLE[game]
    first = FOR_EACH_COUNT[game]
    is_slow = invariants_of(game).IS_LONG and build() == "pure"
    return [first[0], first[-1]] if IS_EVERYDAY and is_slow else first


EVERY_TABLE = {
    overview.id: tables_of(
        overview.id,
        {option.name: option.values for option in overview.options},
        together=1 if invariants_of(overview.id).IS_LONG else 2,
    )
    for overview in list_games()
}
FOR_EACH_COUNT = {game: first_tables(tables) for game, tables in EVERY_TABLE.items()}
TABLES = {game: tried(game) for game in EVERY_TABLE}
GAMES = list(TABLES)
ALL_TABLES = [table for tables in TABLES.values() for table in tables]
