"""Which figure comes when the wanted one has run out (Night p. 12 and 20)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind

# TLS-SPAWN-5; the Bulkies share a place (TLS-SPAWN-6).
SUBSTITUTES: Final = [
    ["armored"],
    ["archer"],
    ["runner"],
    ["winged"],
    ["boomer"],
    ["crimson-bulky", "azure-bulky", "ochre-bulky"],
    ["accursed"],
    ["clawer"],
]


def figure_for(s: Vigil, wanted: MonsterKind) -> MonsterKind | None:
    """The kind itself, or the next in the order of which a figure is left (TLS-SPAWN-5,
    TLS-SPAWN-6). A Boss's company has no substitutes."""
    if s.supply.figures[wanted.number] > 0:
        return wanted
    at = place_in_substitutes(wanted.id)
    if at < 0:
        return None
    for further in range(1, len(SUBSTITUTES) + 1):
        for id in SUBSTITUTES[(at + further) % len(SUBSTITUTES)]:
            kind = s.box.monster(id)
            if s.supply.figures[kind.number] > 0:
                return kind
    return None


def place_in_substitutes(id: str) -> int:
    for at, kinds in enumerate(SUBSTITUTES):
        if id in kinds:
            return at
    return -1
