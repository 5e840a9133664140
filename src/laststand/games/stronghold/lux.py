"""Lux, the last stronghold: its fires, and what holds them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.locations import enemies_seen
from laststand.games.stronghold.places import LUX
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part
from laststand.kernel.state import GameOver, Outcome

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


class Lux(Part["Realm"]):
    """How many of the fire spaces burn, and how many fires to come are warded off."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces
        self.fires = 0
        self.wards = 0

    def clone(self) -> Lux:
        lux = Lux(self.spaces)
        lux.fires = self.fires
        lux.wards = self.wards
        return lux

    def score(self) -> int:
        """Fire spaces still dark, for statistics; the game itself keeps no score."""
        return max(0, self.spaces - self.fires)

    def write(self, s: Realm) -> dict[str, Any]:
        return {"fires": self.fires, "wards": self.wards}

    def read(self, s: Realm, fields: Fields) -> None:
        self.fires = fields.count("fires")
        self.wards = fields.count("wards")
        fields.expect(self.fires < self.spaces, "fires", f"there are {self.spaces} fire spaces")

    def view(self, s: Realm) -> dict[str, Any]:
        lux = {"fires": self.fires, "spaces": self.spaces, "wards": self.wards}
        return {"lux": {**lux, "enemies": enemies_seen(s, LUX)}}


def add_fire(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-LOSE-2: Lux falls when its last space burns."""
    lux = s.lux
    for _ in range(count):
        if lux.wards:
            lux.wards -= 1
            told.fire_warded(s, rule, cause)
            continue
        lux.fires += 1
        told.fire_added(s, rule, cause)
        if lux.fires >= lux.spaces:
            raise GameOver(Outcome(False, "lux-burned", "LS-LOSE-2", lux.score()))


def douse(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-LOSE-3."""
    s.lux.fires -= min(count, s.lux.fires)
    told.fire_removed(s, rule, cause)
