"""What a table is worth: the chance that the game is won from there. Weights are data, a file for
each setting beside this one, made by `laststand lab train`.

Two questions are asked of a table. What comes of it if stewards play on, a line says that was
fitted to games of stewards alone: the chance. What the search should make of it, a second line may
say that knows games of sages too: the worth, by which the sage chooses, and from which is read what
comes of a table if sages play on. Where a setting has no second line, both are the first's."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final

from laststand.bots.insight.bastion import BastionInsight
from laststand.bots.insight.insight import Insight
from laststand.bots.insight.spell import SpellInsight
from laststand.bots.insight.stronghold import StrongholdInsight
from laststand.kernel.errors import DocumentRefused, OptionsRefused
from laststand.kernel.state import State

WEIGHTS: Final = Path(__file__).parent / "weights"

INSIGHTS: Final[dict[str, Insight]] = {
    "stronghold": StrongholdInsight(),
    "bastion": BastionInsight(),
    "spell": SpellInsight(),
}


EVERY_LEVEL: Final = ""


class Reading:
    """How a worth is to be read when sages play on, and how far off that was in games that it was
    not read from. The more is ahead, the more may a sage still gain."""

    def __init__(self, slope: float, shift: float, ahead: float, error: float) -> None:
        self.slope: Final = slope
        self.shift: Final = shift
        self.ahead: Final = ahead
        """What each ten cards that are still to come add to the shift."""
        self.error: Final = error

    def at(self, ahead: float) -> Reading:
        """The same for a table with so much ahead of it."""
        return Reading(self.slope, self.shift + self.ahead * ahead, 0.0, self.error)

    def chance(self, chance: float) -> float:
        """What is certain stays certain."""
        if chance in (0.0, 1.0):
            return chance
        return chance_of(self.slope * line_of(chance) + self.shift)


class Line:
    """Through the features of a setting: a bias and a weight for each."""

    def __init__(self, bias: float, weights: list[float]) -> None:
        self.bias: Final = bias
        self.weights: Final = weights

    def chance(self, features: list[float]) -> float:
        total = self.bias
        for weight, feature in zip(self.weights, features):
            total += weight * feature
        return chance_of(total)


class Prospect:
    """What a table promises: the chance that it is won if stewards play on, and what it is worth
    to the search."""

    def __init__(self, chance: float, worth: float) -> None:
        self.chance: Final = chance
        self.worth: Final = worth


def certain(won: bool) -> Prospect:
    """Of a game that is over."""
    end = 1.0 if won else 0.0
    return Prospect(end, end)


class Weights:
    """The lines of a setting, how a worth is to be read when sages play on, and how far off the
    chances were in games that they were not fitted to."""

    def __init__(self, steward: Line, search: Line | None = None) -> None:
        self.steward: Final = steward
        self.search: Final[Line] = steward if search is None else search
        self.steward_error = 0.0
        self.sage: dict[str, Reading] = {}
        """By level, or one for every level."""

    @property
    def has_search(self) -> bool:
        """Whether the search has a line of its own."""
        return self.search is not self.steward

    def prospect(self, features: list[float]) -> Prospect:
        chance = self.steward.chance(features)
        return Prospect(chance, self.search.chance(features) if self.has_search else chance)

    def reading(self, level: str) -> Reading | None:
        """None where nobody has measured how sages play at such a table."""
        return self.sage.get(level) or self.sage.get(EVERY_LEVEL)


class Value:
    """The values of one game's tables; without the second lines, if need be, as they were before
    a sage had played."""

    def __init__(self, insight: Insight, folder: Path = WEIGHTS, knows_sages: bool = True) -> None:
        self.insight: Final = insight
        self.folder: Final = folder
        self.knows_sages: Final = knows_sages
        self._known: dict[str, Weights] = {}

    def weights(self, state: State) -> Weights:
        setting = self.insight.setting(state)
        known = self._known.get(setting)
        if known is None:
            known = read_weights(self.folder / f"{setting}.toml", self.insight)
            if not self.knows_sages:
                known = Weights(known.steward)
            self._known[setting] = known
        return known

    def reading(self, state: State) -> Reading | None:
        """How the worth of such a table is to be read when sages play on."""
        reading = self.weights(state).reading(self.insight.level(state))
        return None if reading is None else reading.at(self.insight.ahead(state))

    def prospect(self, state: State) -> Prospect:
        return self.weights(state).prospect(self.insight.look(state))

    def chance(self, state: State) -> float:
        """The chance that a table is won, if stewards play on."""
        return self.weights(state).steward.chance(self.insight.look(state))


def chance_of(line: float) -> float:
    """Never certain: no table is, before the game is over."""
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, line))))


def line_of(chance: float) -> float:
    """The log of the odds."""
    bounded = max(1e-6, min(1.0 - 1e-6, chance))
    return math.log(bounded / (1.0 - bounded))


def read_weights(file: Path, insight: Insight) -> Weights:
    """The file of a setting, with the line of the search if it has one."""
    if not file.exists():
        raise OptionsRefused(
            f"there are no weights '{file.stem}': make them by laststand lab train"
        )
    document: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    search = document.get("search")
    weights = Weights(
        _read_line(file.name, document, insight),
        None if search is None else _read_line(file.name, search, insight),
    )
    weights.steward_error = float(document["steward"]["error"])
    if "sage" in document:
        weights.sage = _read_readings(file.name, document["sage"], insight)
    return weights


def _read_line(file: str, told: dict[str, Any], insight: Insight) -> Line:
    """Each feature by its name; one that the line does not know weighs nothing."""
    for part in ("bias", "weights"):
        if part not in told:
            raise DocumentRefused(f"{file}: a line has no {part}")
    named: dict[str, float] = told["weights"]
    names = [feature.name for feature in insight.features]
    for name in named:
        if name not in names:
            raise DocumentRefused(f"{file}: there is no feature '{name}'")
    return Line(float(told["bias"]), [float(named.get(name, 0.0)) for name in names])


def _read_readings(file: str, sage: dict[str, Any], insight: Insight) -> dict[str, Reading]:
    """One for each level that the sage was measured at, or one for every level alike."""
    levels: dict[str, dict[str, float]] = sage.get("levels", {EVERY_LEVEL: sage})
    for level in levels:
        if level and level not in insight.levels:
            raise DocumentRefused(f"{file}: there is no level '{level}'")
    return {level: _read_reading(file, level, levels[level]) for level in levels}


def _read_reading(file: str, level: str, told: dict[str, float]) -> Reading:
    where = f"{file}: the sage's reading{' at ' if level else ''}{level}"
    for name in ("slope", "shift", "error"):
        if name not in told:
            raise DocumentRefused(f"{where} has no {name}")
    if told["slope"] < 0.0:
        raise DocumentRefused(f"{where} turns chances round: its slope is {told['slope']}")
    ahead = float(told.get("ahead", 0.0))
    return Reading(float(told["slope"]), float(told["shift"]), ahead, float(told["error"]))


def find_insight(game: str) -> Insight:
    if game not in INSIGHTS:
        raise OptionsRefused(f"there are no values for '{game}', only for: {', '.join(INSIGHTS)}")
    return INSIGHTS[game]


_values: dict[str, Value] = {}


def find_value(game: str) -> Value:
    """The values of a game, with the weights that are installed."""
    if game not in _values:
        _values[game] = Value(find_insight(game))
    return _values[game]
