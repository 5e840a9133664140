"""Inventory and reserve: tokens gained and lost. A player may hold any number (LB-RESERVE-1);
the reserve sets the limit (LB-RESERVE-2, LB-FAQ-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laststand.games.bastion import told
from laststand.games.bastion.box import COLOURS, Box
from laststand.games.bastion.heroes import Hero, read_equipment, write_equipment
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


class Reserve(Part["Siege"]):
    """Tokens and Grasp of Evil figures that nobody has."""

    def __init__(self, equipment: list[int]) -> None:
        self.life = 0
        self.equipment = equipment
        self.calls = 0
        self.grasp = 0

    @staticmethod
    def full(box: Box) -> Reserve:
        reserve = Reserve(box.equipment.copy())
        reserve.life = box.life
        reserve.calls = box.calls
        reserve.grasp = box.grasp
        return reserve

    def clone(self) -> Reserve:
        reserve = Reserve(self.equipment.copy())
        reserve.life = self.life
        reserve.calls = self.calls
        reserve.grasp = self.grasp
        return reserve

    @property
    def has_equipment(self) -> bool:
        for left in self.equipment:
            if left:
                return True
        return False

    def write(self, s: Siege) -> dict[str, Any]:
        return {
            "reserve": {
                "life": self.life,
                "equipment": write_equipment(self.equipment),
                "calls": self.calls,
                "grasp": self.grasp,
            }
        }

    def read(self, s: Siege, fields: Fields) -> None:
        reserve = fields.inner("reserve")
        self.life = reserve.count("life")
        self.equipment = read_equipment(reserve.inner("equipment"))
        self.calls = reserve.count("calls")
        self.grasp = reserve.count("grasp")
        reserve.expect_all_read()

    def check(self, s: Siege) -> None:
        """The box has so many of each, and no more."""
        heroes, box = s.heroes, s.box
        life = self.life + sum([hero.life for hero in heroes])
        expect_in_box(life, box.life, "life", "Life tokens")
        calls = self.calls + sum([hero.calls for hero in heroes])
        expect_in_box(calls, box.calls, "calls", "Call to Arms tokens")
        for colour, name in enumerate(COLOURS):
            held = sum([hero.equipment[colour] for hero in heroes])
            count = self.equipment[colour] + held
            expect_in_box(count, box.equipment[colour], "equipment", f"{name} Equipment tokens")
        on_heroes = len([hero for hero in heroes if hero.in_grasp])
        figures = self.grasp + on_heroes + s.tiles.in_grasp() + s.horde.marked.count(True)
        expect_in_box(figures, box.grasp, "grasp", "Grasp of Evil figures")

    def view(self, s: Siege) -> dict[str, Any]:
        tokens = {colour: self.equipment[number] for number, colour in enumerate(COLOURS)}
        return {
            "reserve": {
                "life": self.life,
                "equipment": tokens,
                "calls": self.calls,
                "grasp": self.grasp,
            }
        }


def expect_in_box(count: int, in_box: int, field: str, what: str) -> None:
    expect(
        count <= in_box,
        f"reserve.{field}",
        f"with those in use there are {count} {what}, the box has {in_box}",
    )


# -- gains and losses ------------------------------------------------------------------------


def gain_life(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.reserve.life == 0:
        told.gain_lost(s, seat, "life", cause)
        return
    s.reserve.life -= 1
    s.heroes[seat].life += 1
    told.life_gained(s, seat, rule, cause)


def gain_call(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.reserve.calls == 0:
        told.gain_lost(s, seat, "call", cause)
        return
    s.reserve.calls -= 1
    s.heroes[seat].calls += 1
    told.call_gained(s, seat, rule, cause)


def gain_equipment(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    if s.reserve.equipment[colour] == 0:
        told.gain_lost(s, seat, COLOURS[colour], cause)
        return
    s.reserve.equipment[colour] -= 1
    s.heroes[seat].equipment[colour] += 1
    told.equipment_gained(s, seat, colour, rule, cause)


def return_equipment(s: Siege, seat: int, colour: int) -> None:
    s.heroes[seat].equipment[colour] -= 1
    s.reserve.equipment[colour] += 1


def lose_equipment(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    return_equipment(s, seat, colour)
    told.equipment_lost(s, seat, colour, rule, cause)


def return_call(s: Siege, seat: int) -> None:
    s.heroes[seat].calls -= 1
    s.reserve.calls += 1


def lose_call(s: Siege, seat: int, rule: str, cause: str) -> None:
    return_call(s, seat)
    told.call_lost(s, seat, rule, cause)


def lose_all_equipment(s: Siege, seat: int, rule: str, cause: str) -> None:
    held = s.heroes[seat].equipment
    for colour in range(len(COLOURS)):
        for _ in range(held[colour]):
            lose_equipment(s, seat, colour, rule, cause)


def has_round_token(s: Siege, hero: Hero) -> bool:
    """LB-RESERVE-4: Equipment, and Call to Arms too where the table has settled so."""
    return hero.has_equipment or (s.agreed.calls_are_round and hero.calls > 0)
