"""What the players hold in common: Gold, Materials and the Stash (TLS-RESOURCE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laststand.games.spell.things.kinds import Cost
from laststand.games.spell.things.stash import Stash
from laststand.kernel.fields import Fields, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.spell.state import Vigil


class Purse(Part["Vigil"]):
    def __init__(self, gold: int, materials: int, stash: Stash) -> None:
        self.gold = gold
        self.materials = materials
        self.stash = stash

    def take_in(self, s: Vigil, gains: Cost) -> Cost:
        """What is gained of so much: all, unless the box runs out of tokens (TLS-LIMIT-2)."""
        taken = gains
        if s.rulings.tokens_run_out:
            gold = min(gains.gold, s.box.gold_tokens - self.gold)
            taken = Cost(gold, min(gains.materials, s.box.material_tokens - self.materials))
        self.gold += taken.gold
        self.materials += taken.materials
        return taken

    def clone(self) -> Purse:
        return Purse(self.gold, self.materials, self.stash)

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "gold": self.gold,
            "materials": self.materials,
            "stash": named(s.box.item_ids, self.stash.items),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.gold = fields.count("gold")
        self.materials = fields.count("materials")
        self.stash = Stash(sorted(fields.some("stash", s.box.item_ids)))

    def view(self, s: Vigil) -> dict[str, Any]:
        return self.write(s)
