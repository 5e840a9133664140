"""How a scenario ends: with its Boss, or with a defeat (Night p. 3 and 16)."""

from __future__ import annotations

from typing import Final, NoReturn

from laststand.games.spell import told
from laststand.games.spell.state import Vigil
from laststand.kernel.state import GameOver, Outcome, PartOver

LAST_SCENARIO: Final = 3


def defeat_boss(s: Vigil) -> NoReturn:
    """TLS-END-4: at once. In a campaign the next scenario follows, and after the last of them
    the campaign is won (TLS-VICTORY-1)."""
    if not s.rulings.is_campaign:
        raise GameOver(Outcome(True, "boss-defeated", "TLS-END-4", s.score()))
    told.scenario_won(s)
    if is_followed(s):
        raise PartOver()
    raise GameOver(Outcome(True, "campaign-won", "TLS-VICTORY-1", s.score()))


def is_followed(s: Vigil) -> bool:
    """Whether another scenario comes after this one (TLS-GOAL-5)."""
    return s.rulings.is_campaign and 0 < s.scenario.number < LAST_SCENARIO


def lose(s: Vigil, reason: str, rule: str) -> NoReturn:
    """A campaign says in which scenario it was lost."""
    if s.rulings.is_campaign:
        reason = f"{reason}-in-{s.scenario.id}"
    raise GameOver(Outcome(False, reason, rule, s.score()))
