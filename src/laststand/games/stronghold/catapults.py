"""Catapult tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.stronghold import told
from laststand.games.stronghold.lux import add_fire
from laststand.games.stronghold.places import LUX, PLACES

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


def add_catapult(s: Realm, at: int, rule: str, cause: str) -> None:
    """A catapult token is turned up as it is placed (LS-CATAPULT-1)."""
    if at == LUX or s.land.locations[at].is_destroyed or s.piles.catapults.is_empty:
        return  # LS-CATAPULT-7
    icon = s.piles.catapults.draw(s.chance)
    s.land.locations[at].catapults.append(icon)
    told.catapult_added(s, at, icon, rule, cause)


def catapults_in_place(s: Realm) -> int:
    count = 0
    for location in s.land.locations:
        count += len(location.catapults)
    return count


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
