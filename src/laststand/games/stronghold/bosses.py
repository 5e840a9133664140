"""The bosses: how often each must be defeated. Where they go is in `placing`, what their
timers bring in `time_tracks`."""

from __future__ import annotations

from laststand.games.stronghold.state import Realm
from laststand.kernel.state import GameOver, Outcome


def defeats_needed(s: Realm) -> int:
    """Once for each of its cards (LS-DEATHSBANE-1, LS-DRAXIS-1, LS-ALRATH-1)."""
    return len(s.box.bosses[s.boss])


def beat_boss(s: Realm) -> None:
    """LS-BOSS-7: the last defeat wins at once (LS-WIN-1), before any later fire (LS-WIN-2)."""
    s.bosses_beaten += 1
    if s.bosses_beaten == defeats_needed(s):
        raise GameOver(Outcome(True, "boss-defeated", "LS-WIN-1", s.score()))
