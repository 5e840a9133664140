"""What a value sees of a table: named numbers, in a fixed order."""

from __future__ import annotations

from typing import Final

from laststand.bots.steward import Judgment
from laststand.kernel.events import Event
from laststand.kernel.run import Run
from laststand.kernel.state import State


class Feature:
    """One number: its name, what it says, and what it is about, by which a hint names it."""

    def __init__(self, name: str, text: str, theme: str = "") -> None:
        self.name: Final = name
        self.text: Final = text
        self.theme: Final = theme


def about(theme: str, features: list[Feature]) -> list[Feature]:
    return [Feature(feature.name, feature.text, theme) for feature in features]


def named(names: list[str], name: str, text: str) -> list[Feature]:
    """A feature for each of some things."""
    return [Feature(f"{name}-{thing}", f"{text} {thing}") for thing in names]


class Insight:
    """How one game's tables are put into numbers. They mean most where a turn begins, for which
    their weights are fitted, but any table has them."""

    features: list[Feature]
    candidates: int
    """Of the steward's ranking, so many options are looked at."""
    gains: list[str]
    losses: list[str]
    """The kinds of events that a hint names: what an option wins, and what it averts."""
    levels: list[str]
    """How hard a table may be by its rules; none if the game has no levels."""
    price = ""
    """The cause of losses that people choose to bear for something: nothing to be averted."""

    def setting(self, state: State) -> str:
        """Which weights are for such a table."""
        raise NotImplementedError

    def level(self, state: State) -> str:
        """One of the levels; "" if it has none, or one that is not known."""
        return ""

    def ahead(self, state: State) -> float:
        """How much of the game is still to come: tens of cards, or nothing if that is not told."""
        return 0.0

    def look(self, state: State) -> list[float]:
        """The features of a table, in their order."""
        raise NotImplementedError

    def is_laid(self, state: State) -> bool:
        """Whether the table has been set up: before, the numbers know too little."""
        raise NotImplementedError

    def shortlist(self, ranking: list[Judgment], kept: int) -> list[Judgment]:
        """Which options are looked at: the first, so many at least, and what else looks good."""
        return ranking[: max(kept, self.candidates)]

    def deserves_thought(self, run: Run, best: Judgment) -> bool:
        """Whether playouts are worth their time at a decision, the steward's best being known."""
        return True

    def matters(self, event: Event) -> bool:
        return self.sign_of(event) != 0

    def sign_of(self, event: Event) -> int:
        """1: good news, -1: bad, 0: neither."""
        if event.kind == "GameEnded":
            return 1 if event.facts["result"] == "won" else -1
        if event.kind in self.gains:
            return 1
        return -1 if event.kind in self.losses and event.cause != self.price else 0


def sign(is_so: bool) -> float:
    return 1.0 if is_so else 0.0
