"""Chest tokens, and the artifacts in them."""

from __future__ import annotations

from bisect import insort

from laststand.games.stronghold import told
from laststand.games.stronghold.state import Realm


def open_chest(s: Realm) -> None:
    """LS-CHEST-2: the token goes back to the supply."""
    s.locations[s.party_at].chests -= 1
    s.chest_supply += 1
    told.chest_opened(s)
    draw_artifact(s, "LS-CHEST-1", "chest")


def draw_artifact(s: Realm, rule: str, cause: str) -> None:
    """LS-CHEST-5: nothing is gained when none is left."""
    if s.artifact_deck.is_empty:
        return
    artifact = s.artifact_deck.draw(s.chance)
    insort(s.artifacts, artifact)
    told.artifact_gained(s, artifact, rule, cause)
