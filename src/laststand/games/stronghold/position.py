"""The whole table as a document, and back: each part writes and reads its own fields."""

from __future__ import annotations

from typing import Any

from laststand.games.stronghold.setup import SplitParty
from laststand.games.stronghold.state import Realm
from laststand.kernel.fields import Fields, expect


def write(s: Realm) -> dict[str, Any]:
    document: dict[str, Any] = {"turn": s.turn, "active": s.active}
    for part in s.parts():
        document.update(part.write(s))
    return document


def read_into(s: Realm, document: dict[str, Any]) -> None:
    """Lays the table as the document says."""
    fields = Fields(document)
    s.turn = fields.count("turn")
    s.active = fields.count("active", s.players - 1)
    for part in s.parts():
        part.read(s, fields)
    fields.expect_all_read()


def check(s: Realm) -> None:
    """What no single field can say: that the table as laid can be played on."""
    for part in s.parts():
        part.check(s)
    if not any([isinstance(step, SplitParty) for step in s.agenda]):
        each = len(s.box.heroes) // s.players
        is_fair = all([s.party.owners.count(seat) == each for seat in range(s.players)])
        expect(is_fair, "owners", f"each player leads {each} heroes")  # LS-TWO-1
