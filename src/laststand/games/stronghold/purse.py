"""What the players hold in common (LS-TWO-4, LS-TWO-5): gold, tokens and artifacts."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any

from laststand.games.stronghold import told
from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.options import Pick
from laststand.kernel.action import ask
from laststand.kernel.fields import Fields, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm
    from laststand.kernel.choice import Flow


class Purse(Part["Realm"]):
    """Gold, reroll tokens, symbol tokens by icon, and artifacts; those used this turn are tired
    (LS-CHEST-7)."""

    def __init__(self) -> None:
        self.gold = 0
        self.rerolls = 0
        self.symbols = [0] * len(ICONS)
        self.artifacts: list[int] = []
        self.tired: list[int] = []

    def clone(self) -> Purse:
        purse = Purse()
        purse.gold = self.gold
        purse.rerolls = self.rerolls
        purse.symbols = self.symbols.copy()
        purse.artifacts = self.artifacts.copy()
        purse.tired = self.tired.copy()
        return purse

    def write(self, s: Realm) -> dict[str, Any]:
        return {
            "gold": self.gold,
            "rerolls": self.rerolls,
            "symbols": self.symbols.copy(),
            "artifacts": named(s.box.artifact_ids, self.artifacts),
            "tired": named(s.box.artifact_ids, self.tired),
        }

    def read(self, s: Realm, fields: Fields) -> None:
        self.gold = fields.count("gold")
        self.rerolls = fields.count("rerolls", s.box.reroll_limit)
        self.symbols = fields.counts("symbols", len(ICONS))
        self.artifacts = fields.some("artifacts", s.box.artifact_ids)
        self.tired = fields.some("tired", s.box.artifact_ids)
        held = set(self.artifacts)
        fields.expect(len(held) == len(self.artifacts), "artifacts", "one is held twice")
        fields.expect(set(self.tired) <= held, "tired", "only held artifacts can be")

    def view(self, s: Realm) -> dict[str, Any]:
        return {
            "gold": self.gold,
            "rerolls": self.rerolls,
            "symbols": {icon: self.symbols[number] for number, icon in enumerate(ICONS)},
            "artifacts": [
                {"id": s.box.artifact_ids[artifact], "tired": artifact in self.tired}
                for artifact in self.artifacts
            ],
        }


def gain_gold(s: Realm, count: int, rule: str, cause: str) -> None:
    """There is always enough of it (LS-SETUP-19)."""
    s.purse.gold += count
    told.gold_gained(s, count, rule, cause)


def lose_gold(s: Realm, count: int, cause: str) -> None:
    lost = min(count, s.purse.gold)
    s.purse.gold -= lost
    if lost:
        told.gold_lost(s, lost, cause)


def lose_an_artifact(s: Realm, cause: str) -> Flow:
    """Out of play, as if it had been used up; the table chooses which."""
    held = [Pick("lose", s.box.artifact_ids[artifact], artifact) for artifact in s.purse.artifacts]
    seat = s.active if s.players == 1 else None
    chosen = yield from ask(seat, "lose-artifact", "LS-TIME-5", held)
    s.purse.artifacts.remove(chosen.value)
    if chosen.value in s.purse.tired:
        s.purse.tired.remove(chosen.value)
    insort(s.piles.spent_artifacts, chosen.value)
    told.artifact_lost(s, chosen.value, cause)


def gain_rerolls(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-REROLL-6, LS-REROLL-7: at most five, both players together (LS-TWO-9); what is
    beyond is lost."""
    gained = min(count, s.box.reroll_limit - s.purse.rerolls)
    if gained > 0:
        s.purse.rerolls += gained
        told.rerolls_gained(s, gained, rule, cause)


def lose_rerolls(s: Realm, count: int, cause: str) -> None:
    lost = min(count, s.purse.rerolls)
    s.purse.rerolls -= lost
    if lost:
        told.rerolls_lost(s, lost, cause)
