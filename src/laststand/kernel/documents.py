"""Documents at the border: what is read from and written to files.

Kept apart and never compiled: msgspec reads the annotations that mypyc erases.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Status = Literal["stated", "ruling", "reconstructed"]

Id = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""Ids are words of notations and records, so they have no spaces and no marks but hyphens."""


class BookDocument(Struct, forbid_unknown_fields=True):
    id: str
    title: str


class RuleDocument(Struct, forbid_unknown_fields=True):
    """One entry of a ledger."""

    id: str
    text: str
    book: str
    page: str
    status: Status
    ruling: int | str | None = None
    source: str = ""
    """Of a ruling that no list has: what it rests on."""
    alternative: str = ""
    editions: list[str] = []


class LedgerDocument(Struct, forbid_unknown_fields=True):
    game: str
    name: str
    book: list[BookDocument]
    rule: list[RuleDocument]


class EntryDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a game's content says of itself; games add the fields of a kind."""

    id: Id
    name: str
    status: Status
    page: str
    flavour: str = ""


class PieceDocument(EntryDocument, kw_only=True):
    """Something of the box, of which some fields may be printed though the rest is our design:
    `stated` says which; a table also says where."""

    stated: list[str] | dict[str, str] = []

    def __post_init__(self) -> None:
        for field in self.stated:
            if not hasattr(self, field):
                raise ValueError(f"there is no field '{field}' that could be stated")


class PackDocument(Struct, forbid_unknown_fields=True):
    """The head of an owner's pack of printed values: pack.toml."""

    name: str
    game: str


class PositionDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """Any situation of any game."""

    laststand: str
    game: str
    rules: int
    options: dict[str, int | str]
    state: dict[str, Any]
    agenda: list[str]
    chosen: list[str] = []
    heard: list[str] = []
    stops: list[str] = []


class SayDocument(Struct, forbid_unknown_fields=True):
    """What the companion of a lesson says, and the component of the board it points at."""

    text: str
    at: str = ""


class LessonStepDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """One choice of a lesson: the notations that are meant, `*` for whatever stands there; what
    is said before it, and to whoever chooses otherwise; what chance then brings."""

    choose: list[str]
    say: list[SayDocument] = []
    wrong: str = ""
    outcomes: list[str] = []


class LessonDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """A guided first game: lesson.toml. It stands where the choices of `before` lead, with the
    fields of `lay` and `add` laid over that position's state."""

    game: str
    options: dict[str, int | str] = {}
    seats: list[str] = []
    """What the seats are called."""
    start: list[str] = []
    before: list[str] = []
    """In notation, and behind an arrow what chance brings: 'draw => goblin-raider-b'."""
    lay: dict[str, Any] = {}
    add: dict[str, list[Any]] = {}
    """What is laid besides, behind what lies there."""
    step: list[LessonStepDocument]
    aside: list[LessonStepDocument] = []
    """Questions that may come between two steps."""
    end: list[SayDocument]
