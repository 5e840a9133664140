"""What the players hold in common (LS-TWO-4, LS-TWO-5): gold and reroll tokens."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.state import Realm


def gain_gold(s: Realm, count: int, rule: str, cause: str) -> None:
    s.gold += count
    told.gold_gained(s, count, rule, cause)


def lose_gold(s: Realm, count: int, cause: str) -> None:
    lost = min(count, s.gold)
    s.gold -= lost
    if lost:
        told.gold_lost(s, lost, cause)


def gain_rerolls(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-REROLL-6, LS-REROLL-7: at most five, both players together (LS-TWO-9); what is
    beyond is lost."""
    gained = min(count, s.box.reroll_limit - s.rerolls)
    if gained > 0:
        s.rerolls += gained
        told.rerolls_gained(s, gained, rule, cause)


def lose_rerolls(s: Realm, count: int, cause: str) -> None:
    lost = min(count, s.rerolls)
    s.rerolls -= lost
    if lost:
        told.rerolls_lost(s, lost, cause)
