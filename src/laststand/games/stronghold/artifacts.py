"""Artifacts, and the symbol tokens bought from the merchant."""

from __future__ import annotations

from bisect import insort

from laststand.games.stronghold.boons import can_grant, grant, tell_dice
from laststand.games.stronghold.dice import add_icon
from laststand.games.stronghold.options import SYMBOLS, UseArtifact
from laststand.games.stronghold.state import NOT_IN_COMBAT, Realm
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.step import Flow


def can_use(s: Realm, artifact: int) -> bool:
    return artifact not in s.tired and can_grant(s, s.box.artifacts[artifact].boons)


def artifact_options(s: Realm) -> list[Option]:
    """LS-TWO-4: artifacts belong to both players."""
    return [
        UseArtifact(artifact, s.box.artifacts[artifact].id)
        for artifact in s.artifacts
        if can_use(s, artifact)
    ]


def use_artifact(s: Realm, artifact: int) -> Flow:
    """LS-CHEST-7: used up, or tired until the next turn."""
    card = s.box.artifacts[artifact]
    if card.each_turn:
        s.tired.append(artifact)
    else:
        s.artifacts.remove(artifact)
        insort(s.spent_artifacts, artifact)
    if s.log is not None:
        s.log.tell("ArtifactUsed", "LS-CHEST-7", card.id, artifact=card.id)
    yield from grant(s, card.boons, "LS-CHEST-7", card.id)


def symbol_options(s: Realm) -> list[Option]:
    if s.combat == NOT_IN_COMBAT:
        return []
    return [SYMBOLS[icon] for icon, held in enumerate(s.symbols) if held]


def use_symbol(s: Realm, icon: int) -> None:
    s.symbols[icon] -= 1
    add_icon(s, icon)
    tell_dice(s, "IconsAdded", "LS-MERCHANT-1", "symbol token")


def artifact_refusals(s: Realm) -> list[Refusal]:
    refusals = []
    for artifact in s.artifacts:
        id = s.box.artifacts[artifact].id
        if artifact in s.tired:
            why = "artifact-tired"
        elif not can_use(s, artifact):
            why = "artifact-does-nothing-now"
        else:
            continue
        refusals.append(Refusal(f"artifact {id}", why, "LS-CHEST-7", {"artifact": id}))
    return refusals
