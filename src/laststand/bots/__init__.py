"""Players that are not people."""

from __future__ import annotations

from laststand.bots.bot import Bot
from laststand.bots.roster import BOTS, find_bot, find_steward
from laststand.bots.steward import Judgment, Steward

__all__ = ["BOTS", "Bot", "Judgment", "Steward", "find_bot", "find_steward"]
