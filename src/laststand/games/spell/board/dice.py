"""The Defense dice (Night p. 9)."""

from __future__ import annotations

from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    ARMOR_FACE,
    ARMOR_PIERCING,
    DODGE,
    HIT,
    HIT_STUN,
    MISS,
    NO_DODGE,
)


def roll_dice(s: Vigil, dice: list[int]) -> list[int]:
    """TLS-DICE-1: rolls the dice of the given colours; the faces they show."""
    return [s.box.die_faces[colour][s.chance.roll(s.box.dice[colour])] for colour in dice]


def counts_as_hit(face: int, bits: int) -> bool:
    """TLS-DICE-2, TLS-DICE-3, TLS-DICE-4, TLS-DICE-5, TLS-DICE-6 against an attack with these
    effects."""
    if face in (HIT, HIT_STUN):
        return True
    if face == DODGE:
        return bits & NO_DODGE != 0
    return face == ARMOR_FACE and bits & ARMOR_PIERCING != 0


def faces_that_hit(s: Vigil, colour: int, bits: int) -> int:
    """How many faces of a die count against an attack with these effects."""
    n = 0
    for face in s.box.die_faces[colour]:
        if counts_as_hit(face, bits):
            n += 1
    return n


def is_hit(faces: list[int], bits: int) -> bool:
    """TLS-DICE-9: both dice must count. Without dice everything hits (TLS-DRYAD-2)."""
    for face in faces:
        if not counts_as_hit(face, bits):
            return False
    return True


def shows_stun(faces: list[int]) -> bool:
    """TLS-DICE-10: every die shows the sign, whatever else it shows."""
    for face in faces:
        if not bears_stun(face):
            return False
    return len(faces) > 0


def bears_stun(face: int) -> bool:
    return face not in (HIT, MISS)
