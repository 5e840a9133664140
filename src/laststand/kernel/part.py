"""Parts of a state, each owned by the module whose rules change it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from laststand.kernel.fields import Fields

S = TypeVar("S")


class Part(Generic[S]):
    """Something on the table with all that must be known of it: a new counter is a change of the
    one file that owns it. Games add plain typed fields, and `clone`, which must be quick.

    `S` is the game's state. Parts write and read fields of one flat document, so that a position
    can be read by people; no two parts own fields of the same name.
    """

    def write(self, s: S) -> dict[str, Any]:
        """The part's fields as a position has them."""
        raise NotImplementedError

    def read(self, s: S, fields: Fields) -> None:
        """Takes the part's fields from a position, into a state of which what the box and the
        options say is known."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Refuses what does not fit the rest of the table, once all of it is read."""

    def view(self, s: S) -> dict[str, Any]:
        """What is face up of it."""
        return {}
