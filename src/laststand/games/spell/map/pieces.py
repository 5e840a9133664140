"""Figures and structures as they stand on the board. Immutable, so that clones of the table share
them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from laststand.games.spell.map.geometry import DIRECTIONS
from laststand.games.spell.map.spots import SPOT_NAMES, read_spot, read_spots, spot_names
from laststand.games.spell.things.kinds import MonsterKind, StructureKind
from laststand.games.spell.things.words import BUILDING, DEFENSE
from laststand.kernel.fields import Fields

if TYPE_CHECKING:
    from laststand.games.spell.state import Vigil


NO_STUN: Final = 0


@mypyc_attr(acyclic=True)
class Monster:
    """A figure of the horde."""

    def __init__(
        self, kind: MonsterKind, serial: int, spot: int, facing: int, wounds: int, stunned: int
    ) -> None:
        self.kind: Final = kind
        self.serial: Final = serial
        self.spot: Final = spot
        self.facing: Final = facing
        self.wounds: Final = wounds
        self.stunned: Final = stunned
        """The Monster Phase at whose end the stun ends, or NO_STUN (TLS-DICE-7)."""

    @property
    def hits_left(self) -> int:
        return self.kind.hit_points - self.wounds

    def of_kind(self, kind: MonsterKind) -> Monster:
        return Monster(kind, self.serial, self.spot, self.facing, self.wounds, self.stunned)

    def moved_to(self, spot: int) -> Monster:
        return Monster(self.kind, self.serial, spot, self.facing, self.wounds, self.stunned)

    def turned_to(self, facing: int) -> Monster:
        return Monster(self.kind, self.serial, self.spot, facing, self.wounds, self.stunned)

    def wounded(self, wounds: int) -> Monster:
        """With so many Wounds in all."""
        return Monster(self.kind, self.serial, self.spot, self.facing, wounds, self.stunned)

    def stunned_until(self, phase: int) -> Monster:
        return Monster(self.kind, self.serial, self.spot, self.facing, self.wounds, phase)

    def write(self) -> dict[str, Any]:
        return {
            "monster": self.kind.id,
            "at": SPOT_NAMES[self.spot],
            "facing": DIRECTIONS[self.facing],
            "wounds": self.wounds,
            "stunned": self.stunned,
            "serial": self.serial,
        }

    @staticmethod
    def read(s: Vigil, fields: Fields, next_serial: int) -> Monster:
        """Without a serial, or with 0, it has the next."""
        kind = s.boss.side_up(s.box.monsters[fields.one("monster", s.box.monster_ids)])
        monster = Monster(
            kind,
            fields.count("serial") or next_serial,
            read_spot(fields, "at"),
            fields.one("facing", DIRECTIONS),
            fields.count("wounds", kind.hit_points - 1),
            fields.count("stunned"),
        )
        fields.expect_all_read()
        return monster

    def view(self) -> dict[str, Any]:
        return {
            "monster": self.kind.id,
            "serial": self.serial,
            "at": SPOT_NAMES[self.spot],
            "facing": DIRECTIONS[self.facing],
            "wounds": self.wounds,
            "hit_points": self.kind.hit_points,
            "stunned": self.stunned != NO_STUN,
        }


@mypyc_attr(acyclic=True)
class Structure:
    """A structure in the Town."""

    def __init__(
        self,
        kind: StructureKind,
        serial: int,
        spots: list[int],
        flames: int,
        is_upgraded: bool,
        hurls: int,
        has_shot: bool,
    ) -> None:
        self.kind: Final = kind
        self.serial: Final = serial
        self.spots: Final = spots
        self.flames: Final = flames
        self.is_upgraded: Final = is_upgraded
        self.hurls: Final = hurls
        self.has_shot: Final = has_shot

    @property
    def hits_left(self) -> int:
        """TLS-BUILDING-2, TLS-WALL-2, TLS-WALL-4, TLS-GATE-1, TLS-GATE-3: what destroys it."""
        return self.kind.hits - self.flames

    @property
    def is_defense(self) -> bool:
        return self.kind.family is DEFENSE

    @property
    def is_building(self) -> bool:
        return self.kind.family is BUILDING

    def write(self) -> dict[str, Any]:
        return {
            "structure": self.kind.id,
            "at": spot_names(self.spots),
            "flames": self.flames,
            "upgraded": self.is_upgraded,
            "hurls": self.hurls,
            "shot": self.has_shot,
            "serial": self.serial,
        }

    @staticmethod
    def read(s: Vigil, fields: Fields, next_serial: int) -> Structure:
        """Without a serial, or with 0, it has the next; without `hurls` all it comes with."""
        kind = s.box.structures[fields.one("structure", s.box.structure_ids)]
        spots = read_spots(fields, "at")
        fields.expect(
            len(spots) == kind.spots, "at", f"a {kind.id} has {kind.spots} spots, not {len(spots)}"
        )
        structure = Structure(
            kind,
            fields.count("serial") or next_serial,
            spots,
            fields.count("flames", kind.hits - 1),
            fields.flag("upgraded"),
            fields.count("hurls", default=kind.hurls),
            fields.flag("shot"),
        )
        fields.expect_all_read()
        return structure

    def view(self) -> dict[str, Any]:
        return {
            "structure": self.kind.id,
            "serial": self.serial,
            "at": spot_names(self.spots),
            "flames": self.flames,
            "hits_left": self.hits_left,
            "upgraded": self.is_upgraded,
            "hurls": self.hurls,
            "shot": self.has_shot,
        }


MonsterAt: TypeAlias = vec[Monster | None]
StructureAt: TypeAlias = vec[Structure | None]
"""By spot, what stands there."""
