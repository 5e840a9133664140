"""Monsters' attacks that are aimed and not yet dealt (TLS-STRIKE-8)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from laststand.games.spell.map.spots import SPOT_NAMES, read_spot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.fields import MOST, Fields, expect
from laststand.kernel.part import Part

# What a Monster aims at.
AT_CIRCLE: Final = 0
AT_HERO: Final = 1
AT_STRUCTURE: Final = 2
AT_MONSTER: Final = 3  # one in the Area of an Explosion (TLS-ABILITY-6)
BURST: Final = 4  # the Explosion itself
AIMS: Final = ["circle", "hero", "structure", "monster", "burst"]


@mypyc_attr(acyclic=True)
class Strike:
    """A Monster's attack on one target once it is aimed. All are dealt together (TLS-STRIKE-8),
    so it keeps what it needs of a Monster that may be gone by then. Immutable."""

    def __init__(self, monster: int, kind: MonsterKind, spot: int, aim: int, target: int) -> None:
        self.monster: Final = monster  # serial
        self.kind: Final = kind
        self.spot: Final = spot
        self.aim: Final = aim
        self.target: Final = target  # a hero's number, a structure's or Monster's serial, or -1

    def write(self) -> dict[str, Any]:
        return {
            "monster": self.monster,
            "kind": self.kind.id,
            "at": SPOT_NAMES[self.spot],
            "aim": AIMS[self.aim],
            "target": self.target,
        }

    @staticmethod
    def read(s: Vigil, fields: Fields) -> Strike:
        strike = Strike(
            fields.count("monster"),
            s.box.monsters[fields.one("kind", s.box.monster_ids)],
            read_spot(fields, "at"),
            fields.one("aim", AIMS),
            fields.count("target", MOST, least=-1),
        )
        fields.expect_all_read()
        return strike


class Onslaught(Part[Vigil]):
    def __init__(self) -> None:
        self.strikes: list[Strike] = []
        self.answers_due: list[int] = []
        """Serials of Monsters at one of which a hero strikes back."""

    def clone(self) -> Onslaught:
        onslaught = Onslaught()
        onslaught.strikes = self.strikes.copy()
        onslaught.answers_due = self.answers_due.copy()
        return onslaught

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "strikes": [strike.write() for strike in self.strikes],
            "answers_due": self.answers_due.copy(),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.strikes = [Strike.read(s, strike) for strike in fields.each("strikes")]
        self.answers_due = fields.counts("answers_due")

    def check(self, s: Vigil) -> None:
        for at, strike in enumerate(self.strikes):
            fits = strike.aim != AT_HERO or 0 <= strike.target < len(s.heroes)
            expect(fits, f"strikes[{at}].target", "there is no such hero")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"strikes": len(self.strikes)}
