"""Players that are not people."""

from __future__ import annotations

from laststand.bots.bot import BOTS, Bot, find_bot

__all__ = ["BOTS", "Bot", "find_bot"]
