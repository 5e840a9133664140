"""The Stash: items that no hero holds."""

from __future__ import annotations

from bisect import insort
from typing import Final

from laststand.games.spell.options import Sell


class Stash:
    """Items in order. Never changed, only replaced, and so it remembers what it brings."""

    def __init__(self, items: list[int]) -> None:
        self.items: Final = items
        self.sales: list[Sell] | None = None
        """What can be sold of it, once somebody asked (see day/trade.py)."""

    def with_item(self, item: int) -> Stash:
        items = self.items.copy()
        insort(items, item)
        return Stash(items)

    def without(self, item: int) -> Stash:
        items = self.items.copy()
        items.remove(item)
        return Stash(items)
