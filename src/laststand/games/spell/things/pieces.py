"""Figures and structures as they stand on the board. Immutable, so that clones of the table share
them."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.things.kinds import MonsterKind, StructureKind
from laststand.games.spell.things.words import BUILDING, DEFENSE


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
        """The Monster Phase at whose end the stun ends; 0 for none (TLS-DICE-7)."""

    @property
    def hits_left(self) -> int:
        return self.kind.hit_points - self.wounds


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
        return self.kind.family == DEFENSE

    @property
    def is_building(self) -> bool:
        return self.kind.family == BUILDING
