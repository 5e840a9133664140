"""Items that no hero holds: the Stash, and the shelves of the Shop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from laststand.kernel.choice import Option

NO_NUMBER: Final = -1


@mypyc_attr(acyclic=True)
class Stash:
    """Items in order. Never changed, only replaced, and so it remembers what it brings."""

    def __init__(self, items: list[int]) -> None:
        self.items: Final = items
        self.different: Final = different(items)
        """Without the copies."""
        self.sales: list[Option] | None = None
        """What can be sold of it, once somebody asked (see day/trade.py)."""

    def with_item(self, item: int) -> Stash:
        items = self.items.copy()
        items.insert(place_of(items, item), item)
        return Stash(items)

    def without(self, item: int) -> Stash:
        items = self.items.copy()
        items.remove(item)
        return Stash(items)


def place_of(numbers: list[int], number: int) -> int:
    """Where a number is among some in ascending order, or would be."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] >= number:
        place -= 1
    return place


def different(numbers: list[int]) -> list[int]:
    """Numbers in ascending order without their copies."""
    found: list[int] = []
    last = NO_NUMBER
    for number in numbers:
        if number != last:
            found.append(number)
            last = number
    return found
