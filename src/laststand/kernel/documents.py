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
