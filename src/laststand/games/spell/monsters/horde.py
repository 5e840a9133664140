"""The Monsters on the board."""

from __future__ import annotations

from typing import Any

from laststand.games.spell.board.monsters import spots_of
from laststand.games.spell.heroes.conditions import is_isolated
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import SPOT_NAMES, spot_names
from laststand.games.spell.state import Vigil
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part


class Horde(Part[Vigil]):
    def __init__(self, monsters: list[Monster]) -> None:
        self.monsters = monsters  # in order of their serials

    def clone(self) -> Horde:
        return Horde(self.monsters.copy())

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"monsters": [monster.write() for monster in self.monsters]}

    def read(self, s: Vigil, fields: Fields) -> None:
        serial = max([structure.serial for structure in s.structures], default=0)
        for entry in fields.each("monsters"):
            monster = Monster.read(s, entry, serial + 1)
            serial = monster.serial
            for spot in spots_of(s, monster):
                free = spot >= 0 and s.is_free(spot)
                entry.expect(free, "at", f"{SPOT_NAMES[monster.spot]} is not free")
                s.monster_at[spot] = monster
            self.monsters.append(monster)
            s.supply.figures[monster.kind.number] -= 1
        self.monsters.sort(key=serial_of)

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"monsters": [view_monster(s, monster) for monster in self.monsters]}


def serial_of(monster: Monster) -> int:
    return monster.serial


def view_monster(s: Vigil, monster: Monster) -> dict[str, Any]:
    return {
        **monster.view(),
        "dice": [die.colour for die in monster.kind.dice],
        "alone": is_isolated(s, monster),
        "spots": spot_names(spots_of(s, monster)),
        "brood": s.boss.brood_of(monster),
    }
