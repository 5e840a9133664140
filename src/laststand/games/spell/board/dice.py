"""The Defense dice (Night p. 9)."""

from __future__ import annotations

from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import DefenseDie
from laststand.games.spell.things.words import Face


def roll_dice(s: Vigil, dice: list[DefenseDie]) -> list[Face]:
    """TLS-DICE-1: rolls the dice; the faces they show."""
    return [die.faces[s.chance.roll(die.luck)] for die in dice]


def counts_as_hit(face: Face, bits: int) -> bool:
    """TLS-DICE-2, TLS-DICE-3, TLS-DICE-4, TLS-DICE-5, TLS-DICE-6 against an attack with these
    effects."""
    return face.hits or bits & face.countered_by != 0


def faces_that_hit(die: DefenseDie, bits: int) -> int:
    """How many faces of a die count against an attack with these effects."""
    n = 0
    for face in die.faces:
        if counts_as_hit(face, bits):
            n += 1
    return n


def is_hit(faces: list[Face], bits: int) -> bool:
    """TLS-DICE-9: both dice must count. Without dice everything hits (TLS-DRYAD-2)."""
    for face in faces:
        if not counts_as_hit(face, bits):
            return False
    return True


def shows_stun(faces: list[Face]) -> bool:
    """TLS-DICE-10: every die shows the sign, whatever else it shows."""
    for face in faces:
        if not face.stuns:
            return False
    return len(faces) > 0
