"""What an answer names and is not there: a spot beyond the map, a structure where none stands. No
action lists all that is not there, so it is asked when no action has said why not."""

from __future__ import annotations

import re
from typing import Final

from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.state import Vigil
from laststand.kernel.action import Reason, refused
from laststand.kernel.choice import Refusal

SPOT: Final = re.compile(r"[A-Z][0-9]+")
ON_STRUCTURES: Final = ["upgrade", "repair"]
"""Verbs that are followed by a structure and its spot; others say themselves what is not there."""


def what_is_absent(s: Vigil, notation: str) -> Refusal | None:
    verb, *words = notation.casefold().split()
    reason = no_such_spot(s, words)
    if reason is None and verb in ON_STRUCTURES:
        reason = no_such_structure(s, words)
    return refused(notation, reason)


def no_such_spot(s: Vigil, words: list[str]) -> Reason | None:
    """TLS-SETUP-17: a word that is written as spots are and is none of this map."""
    for word in words:
        name = word.upper()
        if SPOT.fullmatch(name) and not is_on_map(s, name):
            return Reason("no-such-spot", "TLS-SETUP-17", {"spot": name})
    return None


def is_on_map(s: Vigil, name: str) -> bool:
    return name in SPOT_NUMBERS and s.ground.exists[SPOT_NUMBERS[name]]


def no_such_structure(s: Vigil, words: list[str]) -> Reason | None:
    """TLS-STRUCTURE-1: a kind of structure, and a spot where none of it stands or that is not its
    first."""
    if len(words) < 2 or words[0] not in s.box.structure_ids:
        return None
    name = words[1].upper()
    if name not in SPOT_NUMBERS:
        return None
    structure = s.structure_at[SPOT_NUMBERS[name]]
    if structure is None or structure.kind.id != words[0]:
        facts = {"structure": words[0], "spot": name}
        return Reason("no-structure-there", "TLS-STRUCTURE-1", {**facts})
    first = SPOT_NAMES[structure.spots[0]]
    if first == name:
        return None
    return Reason("named-by-first-spot", "TLS-STRUCTURE-1", {"structure": words[0], "spot": first})
