"""Players that are not people."""

from __future__ import annotations

from laststand.bots.bot import Bot
from laststand.bots.roster import BOTS, find_bot, find_sage, find_steward
from laststand.bots.sage import Sage, Weighed
from laststand.bots.steward import Judgment, Steward

__all__ = [
    "BOTS",
    "Bot",
    "Judgment",
    "Sage",
    "Steward",
    "Weighed",
    "find_bot",
    "find_sage",
    "find_steward",
]
