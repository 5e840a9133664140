"""Ruins are scavenged by Workers (Day p. 15)."""

from __future__ import annotations

from typing import Any

from laststand.games.spell import told
from laststand.games.spell.board.structures import remove_structure
from laststand.games.spell.day.acting import DayAction
from laststand.games.spell.day.shop import give
from laststand.games.spell.heroes.acting import everywhere
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import SPOT_NAMES
from laststand.games.spell.options import SCAVENGES, OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import WORKERS
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.events import Fact
from laststand.kernel.fields import Fields, named
from laststand.kernel.part import Part


class Workers(Part[Vigil]):
    """Who has worked today, and at what."""

    def __init__(self) -> None:
        self.used = 0
        self.scavenged: list[int] = []  # Ruins beside the board until the Night (TLS-SCAVENGE-4)

    def clone(self) -> Workers:
        workers = Workers()
        workers.used = self.used
        workers.scavenged = self.scavenged.copy()
        return workers

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "workers_used": self.used,
            "scavenged": named(s.box.structure_ids, self.scavenged),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.used = fields.count("workers_used")
        self.scavenged = fields.some("scavenged", s.box.structure_ids)
        ruins = [s.box.structures[number].is_ruin for number in self.scavenged]
        fields.expect(all(ruins), "scavenged", "only Ruins are scavenged")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {
            "workers": workers_left(s),
            "scavenged": named(s.box.structure_ids, self.scavenged),
        }


def workers_left(s: Vigil) -> int:
    """TLS-HOUSE-2, TLS-RESOURCE-3, TLS-SCAVENGE-2: the Houses that stand now, less those whose
    Workers were used today."""
    workers = s.total(WORKERS)
    for structure in s.structures:
        workers += structure.kind.workers
    return max(0, workers - s.workers.used)


def ruins(s: Vigil) -> list[Structure]:
    return [structure for structure in s.structures if structure.kind.is_ruin]


class ScavengeRuin(DayAction[OnSpot]):
    """TLS-SCAVENGE-1: a Worker for each spot of the Ruin; one Ruin at a time (TLS-SCAVENGE-7)."""

    verb = "scavenge"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        first = [ruin.spots[0] for ruin in ruins(s)]
        return [SCAVENGES[spot] for spot in everywhere(s, first)]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        ruin = s.structure_at[option.spot]
        if ruin is None or not ruin.kind.is_ruin:
            return Reason("no-ruin", "TLS-SCAVENGE-1", {"spot": SPOT_NAMES[option.spot]})
        if ruin.spots[0] != option.spot:
            return Reason(
                "by-its-first-spot", "TLS-SCAVENGE-1", {"spot": SPOT_NAMES[ruin.spots[0]]}
            )
        workers = workers_left(s)
        if ruin.kind.spots <= workers:
            return None
        facts: dict[str, Fact] = {"needed": ruin.kind.spots, "workers": workers}
        return Reason("too-few-workers", "TLS-SCAVENGE-1", facts)

    def options(self, s: Vigil) -> list[OnSpot]:
        workers = workers_left(s)
        if workers == 0:
            return NOTHING
        return [
            SCAVENGES[structure.spots[0]]
            for structure in s.structures
            if structure.kind.is_ruin and structure.kind.spots <= workers
        ]

    def do(self, s: Vigil, option: OnSpot) -> None:
        """TLS-SCAVENGE-3, TLS-SCAVENGE-4: the Ruin gives what its base shows and is gone, in the
        French edition once it has lain beside the board until the Night."""
        ruin = s.structure_at[option.spot]
        assert ruin is not None
        s.workers.used += ruin.kind.spots
        remove_structure(s, ruin)
        if s.box.is_french:
            s.workers.scavenged.append(ruin.kind.number)
        told.ruin_scavenged(s, ruin)
        give(s, ruin.kind.scavenged, "TLS-SCAVENGE-3", ruin.kind.id)
