"""When a Night is over (Night p. 3)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import hit_points_left
from laststand.games.spell.state import Vigil


def is_night_over(s: Vigil) -> bool:
    """TLS-END-3: every placed Pattern card is revealed and the Monsters left have together no
    more Hit Points than there are heroes, the living ones (TLS-SOLO-11). A Night with a Boss ends
    only with its death (TLS-END-4)."""
    if s.phase == 0 or is_boss_night(s):
        return False
    if s.spawn.is_to_come and not s.rulings.cards_may_wait:
        return False
    return hit_points_left(s) <= s.count_heroes()


def is_boss_night(s: Vigil) -> bool:
    """TLS-BOSS-1."""
    return s.scenario.boss != "" and s.day == s.scenario.days
