"""Everything face up on the table, for people and pages: each part shows its own."""

from __future__ import annotations

from typing import Any

from laststand.games.stronghold.prospects import prospects
from laststand.games.stronghold.state import Realm


def view(s: Realm) -> dict[str, Any]:
    seen: dict[str, Any] = {"turn": s.turn, "active": s.active}
    seen["siege"] = [prospect.as_dict() for prospect in prospects(s)]
    for part in s.parts():
        seen.update(part.view(s))
    seen["merchant"] = [{"id": ware.id, "price": ware.price} for ware in s.box.wares]
    return seen
