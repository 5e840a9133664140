"""The Magic Circle and its Mages."""

from __future__ import annotations

from typing import Any

from laststand.games.spell import told
from laststand.games.spell.endings import lose
from laststand.games.spell.state import Vigil
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part


class Circle(Part[Vigil]):
    def __init__(self, mages: int) -> None:
        self.mages = mages

    def clone(self) -> Circle:
        return Circle(self.mages)

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"mages": self.mages}

    def read(self, s: Vigil, fields: Fields) -> None:
        if fields.has("mages"):
            self.mages = fields.count("mages", s.box.mages)

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"mages": self.mages}


def lose_mages(s: Vigil, n: int, rule: str, cause: str) -> None:
    """TLS-STRIKE-5: each damage to the Magic Circle removes a Mage for good (TLS-STRIKE-6), and the
    last one loses the game at once."""
    lost = min(n, s.circle.mages)
    s.circle.mages -= lost
    told.mage_lost(s, lost, rule, cause)
    if s.circle.mages == 0:
        lose(s, "circle-fallen", "TLS-STRIKE-5")
