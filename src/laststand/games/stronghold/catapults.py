"""Catapult tokens."""

from __future__ import annotations

from laststand.games.stronghold.box import ICONS, PLACES
from laststand.games.stronghold.state import Realm


def catapults_fire(s: Realm) -> None:
    """LS-CATAPULT-2: at the beginning of a turn, one fire for each; those placed later in the
    turn wait for the next (LS-CATAPULT-3)."""
    for place, location in enumerate(s.locations):
        for _ in location.catapults:
            if s.log is not None:
                s.log.tell("CatapultFired", "LS-CATAPULT-2", "catapult", at=PLACES[place])
            s.add_fire(1, "LS-CATAPULT-2", "catapult")


def remove_catapult(s: Realm, place: int, icon: int, rule: str, cause: str) -> None:
    """LS-CATAPULT-6: out of play for good."""
    s.locations[place].catapults.remove(icon)
    s.removed_catapults.append(icon)
    if s.log is not None:
        s.log.tell("CatapultRemoved", rule, cause, at=PLACES[place], icon=ICONS[icon])
