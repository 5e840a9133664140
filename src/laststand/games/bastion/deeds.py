"""What the active hero has done in this turn, and what that leaves to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laststand.games.bastion.heroes import read_place, write_place
from laststand.games.bastion.ongoing import has_power, why_powerless
from laststand.games.bastion.vocabulary import ACT_TWICE
from laststand.kernel.action import Reason
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


class Deeds(Part["Siege"]):
    def __init__(self) -> None:
        self.has_moved = False
        self.has_activated = False
        self.has_fought = False
        self.acted_at = -1
        """The tile of the action, until the hero leaves it."""
        self.extra_move_used = False
        self.has_enchanted = False

    def clone(self) -> Deeds:
        deeds = Deeds()
        deeds.has_moved = self.has_moved
        deeds.has_activated = self.has_activated
        deeds.has_fought = self.has_fought
        deeds.acted_at = self.acted_at
        deeds.extra_move_used = self.extra_move_used
        deeds.has_enchanted = self.has_enchanted
        return deeds

    def write(self, s: Siege) -> dict[str, Any]:
        return {
            "moved": self.has_moved,
            "activated": self.has_activated,
            "fought": self.has_fought,
            "acted_at": write_place(self.acted_at),
            "extra_move_used": self.extra_move_used,
            "enchanted": self.has_enchanted,
        }

    def read(self, s: Siege, fields: Fields) -> None:
        self.has_moved = fields.flag("moved", default=False)
        self.has_activated = fields.flag("activated", default=False)
        self.has_fought = fields.flag("fought", default=False)
        self.acted_at = read_place(fields, "acted_at") if fields.has("acted_at") else -1
        self.extra_move_used = fields.flag("extra_move_used", default=False)
        self.has_enchanted = fields.flag("enchanted", default=False)

    def check(self, s: Siege) -> None:
        has_acted = self.has_activated or self.has_fought
        expect(has_acted or self.acted_at < 0, "acted_at", "nobody has acted")

    def view(self, s: Siege) -> dict[str, Any]:
        return {
            "turn_flags": {
                "moved": self.has_moved,
                "activated": self.has_activated,
                "fought": self.has_fought,
            }
        }


def may_activate(s: Siege, seat: int) -> bool:
    """LB-ACT-2: a tile or a combat; LB-POWER-YSALINE-1: both, for Ysaline."""
    if s.deeds.has_activated:
        return False
    return not s.deeds.has_fought or acts_twice(s, seat)


def may_fight(s: Siege, seat: int) -> bool:
    if s.deeds.has_fought:
        return False
    return not s.deeds.has_activated or acts_twice(s, seat)


def acts_twice(s: Siege, seat: int) -> bool:
    return s.deeds.acted_at == s.heroes[seat].place and has_power(s, seat, ACT_TWICE)


def why_acted(s: Siege, seat: int, has_done_it: bool) -> Reason:
    """Why a hero who has acted does not act again: for Ysaline, why not twice."""
    if has_done_it or s.heroes[seat].power is not ACT_TWICE:
        return Reason("acted-already", "LB-ACT-2")
    reason = why_powerless(s, seat)
    return reason or Reason("left-the-tile", "LB-POWER-YSALINE-1", {"hero": s.hero_id(seat)})
