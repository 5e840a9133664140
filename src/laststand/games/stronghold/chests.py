"""Chest tokens, and the artifacts in them."""

from __future__ import annotations

from bisect import insort

from laststand.games.stronghold.box import PLACES
from laststand.games.stronghold.state import Realm


def can_open_chest(s: Realm) -> bool:
    """LS-CHEST-1, LS-CHEST-3: as long as there is one; LS-CHEST-6: not while no artifact is
    left."""
    return s.locations[s.party_at].chests > 0 and not s.artifact_deck.is_empty


def open_chest(s: Realm) -> None:
    """LS-CHEST-2: the token goes back to the supply."""
    s.locations[s.party_at].chests -= 1
    s.chest_supply += 1
    if s.log is not None:
        s.log.tell("ChestOpened", "LS-CHEST-2", "combat", at=PLACES[s.party_at])
    draw_artifact(s, "LS-CHEST-1", "chest")


def draw_artifact(s: Realm, rule: str, cause: str) -> None:
    """LS-CHEST-5: nothing is gained when none is left."""
    if s.artifact_deck.is_empty:
        return
    artifact = s.artifact_deck.draw(s.chance)
    insort(s.artifacts, artifact)
    if s.log is not None:
        s.log.tell("ArtifactGained", rule, cause, artifact=s.box.artifacts[artifact].id)
