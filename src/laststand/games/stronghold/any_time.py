"""What a player may do at any time in the turn (LS-HERO-1, LS-MERCHANT-2)."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.artifacts import AddSymbol, UseHeldArtifact
from laststand.games.stronghold.heroes import UseAbility
from laststand.games.stronghold.merchant import BuyWare
from laststand.kernel.action import Actions

AT_ANY_TIME: Final[Actions] = [
    UseAbility(),
    UseHeldArtifact(),
    AddSymbol(),
    BuyWare(),
]
