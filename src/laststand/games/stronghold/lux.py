"""Lux, the last stronghold: its fires, and what holds them back."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.state import Realm
from laststand.kernel.state import GameOver, Outcome


def add_fire(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-LOSE-2: Lux falls when its last space burns."""
    for _ in range(count):
        if s.wards:
            s.wards -= 1
            told.fire_warded(s, rule, cause)
            continue
        s.fires += 1
        told.fire_added(s, rule, cause)
        if s.fires >= s.fire_spaces:
            raise GameOver(Outcome(False, "lux-burned", "LS-LOSE-2", s.score()))


def douse(s: Realm, count: int, rule: str, cause: str) -> None:
    """LS-LOSE-3."""
    s.fires -= min(count, s.fires)
    told.fire_removed(s, rule, cause)
