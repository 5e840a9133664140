"""Ruins are scavenged by Workers (Day p. 15)."""

from __future__ import annotations

from laststand.games.spell.board.structures import remove_structure, spots_named
from laststand.games.spell.day.building import gain
from laststand.games.spell.day.shop import GainEquipment
from laststand.games.spell.map.geometry import SPOT_NAMES
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.pieces import Structure
from laststand.games.spell.things.words import WORKERS
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.events import Fact


def workers_left(s: Vigil) -> int:
    """TLS-HOUSE-2, TLS-RESOURCE-3, TLS-SCAVENGE-2: the Houses that stand now, less those whose
    Workers were used today."""
    workers = s.total(WORKERS)
    for structure in s.structures:
        workers += structure.kind.workers
    return max(0, workers - s.workers_used)


def ruins(s: Vigil) -> list[Structure]:
    return [structure for structure in s.structures if structure.kind.is_ruin]


def scavenge_options(s: Vigil) -> list[Option]:
    """TLS-SCAVENGE-1: a Worker for each spot of the Ruin; one Ruin at a time (TLS-SCAVENGE-7)."""
    workers = workers_left(s)
    return [OnSpot("scavenge", ruin.spots[0]) for ruin in ruins(s) if ruin.kind.spots <= workers]


def scavenge(s: Vigil, option: OnSpot) -> None:
    """TLS-SCAVENGE-3, TLS-SCAVENGE-4: the Ruin gives what its base shows and is gone, in the
    French edition once it has lain beside the board until the Night."""
    ruin = s.structure_at[option.spot]
    assert ruin is not None
    s.workers_used += ruin.kind.spots
    remove_structure(s, ruin)
    if s.box.is_french:
        s.scavenged.append(ruin.kind.number)
    if s.log is not None:
        at = spots_named(ruin.spots)
        s.log.tell("RuinScavenged", "TLS-SCAVENGE-3", ruin.kind.id, ruin=ruin.kind.id, at=at)
    gain(s, ruin.kind.gives, "TLS-SCAVENGE-3", ruin.kind.id)
    s.then(*[GainEquipment(ruin.kind.id) for _ in range(ruin.kind.equipment)])


def scavenge_refusals(s: Vigil) -> list[Refusal]:
    workers = workers_left(s)
    refusals = []
    for ruin in ruins(s):
        if ruin.kind.spots > workers:
            notation = f"scavenge {SPOT_NAMES[ruin.spots[0]]}"
            facts: dict[str, Fact] = {"needed": ruin.kind.spots, "workers": workers}
            refusals.append(Refusal(notation, "too-few-workers", "TLS-SCAVENGE-1", facts))
    return refusals
