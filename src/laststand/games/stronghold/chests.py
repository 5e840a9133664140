"""Chest tokens, and the artifacts in them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from laststand.games.stronghold import told
from laststand.games.stronghold.places import LUX

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


def add_chest(s: Realm, at: int, rule: str, cause: str) -> None:
    if at == LUX or s.land.locations[at].is_destroyed or s.piles.chests == 0:
        return  # LS-CHEST-5
    s.piles.chests -= 1
    s.land.locations[at].chests += 1
    told.chest_added(s, at, rule, cause)


def remove_chest(s: Realm, at: int, rule: str, cause: str) -> None:
    s.land.locations[at].chests -= 1
    s.piles.chests += 1
    told.chest_removed(s, at, rule, cause)


def open_chest(s: Realm) -> None:
    """LS-CHEST-2: the token goes back to the supply."""
    s.land.locations[s.party_at].chests -= 1
    s.piles.chests += 1
    told.chest_opened(s)
    draw_artifact(s, "LS-CHEST-1", "chest")


def draw_artifact(s: Realm, rule: str, cause: str) -> None:
    """LS-CHEST-5: nothing is gained when none is left."""
    if s.piles.artifacts.is_empty:
        return
    artifact = s.piles.artifacts.draw(s.chance)
    insort(s.purse.artifacts, artifact)
    told.artifact_gained(s, artifact, rule, cause)
