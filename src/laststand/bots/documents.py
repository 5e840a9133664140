"""The documents of the bots, as msgspec structs: validated on load."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class ForeseenDocument(Struct, forbid_unknown_fields=True):
    """An event that an option wins or averts: in what share of the playouts it comes with the
    option, and in what share with the other."""

    kind: str
    rule: str
    cause: str
    facts: dict[str, Any]
    share: float
    other: float


class ReasonDocument(Struct, forbid_unknown_fields=True):
    """Why an option is good: what its player thinks, what the value sees, what comes of it."""

    why: str
    facts: dict[str, Any]
    themes: list[str]
    foreseen: list[ForeseenDocument]
    ends: Literal["", "won", "lost"]


class MeasuredDocument(Struct, forbid_unknown_fields=True):
    """By how much of a chance an option is behind the best, with the range of that. One that is
    as good comes to the same or leaves the best open, to be done afterwards."""

    behind: float
    low: float
    high: float
    good: bool = False


class PlayedDocument(Struct, forbid_unknown_fields=True):
    """Games that stewards played to their end from a puzzle: how many for each of two answers, and
    how many they won after the best and after the steward's own. None where it takes too long to
    play as many as say something."""

    games: int
    best: int
    steward: int


class PuzzleDocument(Struct, forbid_unknown_fields=True):
    """A position where one option is best beyond doubt and the steward takes another."""

    id: str
    game: str
    position: dict[str, Any]
    ask: str
    best: str
    steward: str
    chance: float
    """Of winning, if a sensible team plays on from the best."""
    played: PlayedDocument
    reason: ReasonDocument
    options: dict[str, MeasuredDocument]


class PuzzlesDocument(Struct, forbid_unknown_fields=True):
    made: str
    """By which command."""
    puzzles: list[PuzzleDocument]


class ChanceDocument(Struct, forbid_unknown_fields=True):
    chance: float
    low: float
    high: float


class StandingDocument(Struct, forbid_unknown_fields=True):
    steward: ChanceDocument
    sage: ChanceDocument | None


class SaidDocument(Struct, forbid_unknown_fields=True):
    key: str
    facts: dict[str, Any]


class LuckDocument(Struct, forbid_unknown_fields=True):
    what: str
    outcome: str
    luck: float


class MomentDocument(Struct, forbid_unknown_fields=True):
    """One decision of a match: how it stood, what was chosen and what that cost, and the luck."""

    moment: int
    standing: StandingDocument
    seat: int | None
    chosen: str
    better: str
    better_said: SaidDocument
    gain: float
    error: float
    turning: bool
    luck: list[LuckDocument]


class AnalysisDocument(Struct, forbid_unknown_fields=True):
    """The analysis of a match, as its record carries it."""

    format: Literal["laststand-analysis 1"]
    luck: float
    turning: list[int]
    moments: list[MomentDocument]
    game: str = ""
