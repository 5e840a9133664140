"""Everything face up on the table, for people and pages."""

from __future__ import annotations

from typing import Any

from laststand.games.bastion.box import SIDES
from laststand.games.bastion.end import score_parts
from laststand.games.bastion.odds import view_odds
from laststand.games.bastion.prospects import prospects
from laststand.games.bastion.state import Siege


def view(s: Siege) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "level": s.level.id,
        "turn": s.turn,
        "turn_side": SIDES[s.turn_side],
        "active": s.active,
        "siege": [prospect.as_dict() for prospect in prospects(s)],
        "odds": view_odds(s),
        "score": score_parts(s, False),
    }
    for part in s.parts():
        seen.update(part.view(s))
    return seen
