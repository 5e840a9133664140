"""What the database keeps of a table: its beginning, its log, its seats."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laststand.server.documents import Kind

EntryKind = Literal["choice", "undo", "rewind", "reseed", "stop"]


class Entry(Struct, kw_only=True, frozen=True):
    """One entry of a table's log. A choice has its option and what chance brought; an undo or
    a rewind the moment it leads to; a reseed the seed of the luck to come; a stop, as its option,
    where somebody wants to be asked."""

    kind: EntryKind
    seat: int | None = None
    option: str = ""
    outcomes: tuple[str, ...] = ()
    by: int | None = None
    bot: str | None = None
    to: int = 0
    seed: int = 0


class SeatRow(Struct, kw_only=True, frozen=True):
    seat: int
    kind: Kind
    name: str = ""
    bot: str | None = None
    invitation: str | None = None
    """The hash of an invitation that nobody has used yet."""


class ConsentRow(Struct, frozen=True):
    """A seat agrees to go back to a moment; `asker` is the seat that asked for it."""

    to: int
    seat: int
    asker: int


class Standing(Struct, kw_only=True, frozen=True):
    """How a table stands, for lists: kept beside the log so that no match is replayed for them."""

    moments: int
    ask: str | None
    asked: int | None
    outcome: str | None
    """The outcome as JSON."""
    rewound: bool


class TableRow(Struct, kw_only=True, frozen=True):
    id: str
    game: str
    rules: int
    content: str
    name: str
    options: dict[str, int | str]
    seed: int
    open_luck: bool
    """Whoever laid the table chose the seed, so everybody is told it."""
    origin: str | None
    """The position the match starts from, as JSON; None: the game's set-up."""
    start: tuple[str, ...]
    """The outcomes of the set-up."""
    created: str
    updated: str
    listed: bool
    frozen: bool
    lesson: bool
    """A guided first game: its steps and its luck are written down."""
    branch_of: str | None
    branch_at: int | None
    revision: int
    """Grows with every change of anything about the table."""
    seq: int
    standing: Standing


class Whole(Struct, frozen=True):
    """Everything about one table, read in one transaction."""

    row: TableRow
    entries: list[Entry]
    seats: list[SeatRow]
    held: dict[str, int | None]
    """Hashes of tokens and the seats they hold; None: the owner's."""
    consents: list[ConsentRow]
    hints: bool = True
    """Whether the table is played with hints."""


class Listed(Struct, frozen=True):
    row: TableRow
    seats: list[SeatRow]
    held: dict[str, int | None]
