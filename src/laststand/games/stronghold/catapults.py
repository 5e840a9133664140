"""Catapult tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.stronghold import told
from laststand.games.stronghold.box import PLACES
from laststand.games.stronghold.lux import add_fire

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


def catapults_fire(s: Realm) -> None:
    """LS-CATAPULT-2: at the beginning of a turn, one fire for each; those placed later in the
    turn wait for the next (LS-CATAPULT-3)."""
    for place, location in enumerate(s.land.locations):
        for _ in location.catapults:
            told.catapult_fired(s, place)
            add_fire(s, 1, "LS-CATAPULT-2", "catapult")


def places_of_catapults(s: Realm) -> list[str]:
    """Where the catapults stand that fire when the next turn begins, each by itself."""
    return [
        PLACES[place] for place, location in enumerate(s.land.locations) for _ in location.catapults
    ]


def remove_catapult(s: Realm, place: int, icon: int, rule: str, cause: str) -> None:
    """LS-CATAPULT-6: out of play for good."""
    s.land.locations[place].catapults.remove(icon)
    s.piles.removed_catapults.append(icon)
    told.catapult_removed(s, place, icon, rule, cause)
