"""Items that no hero holds: the Stash, and the shelves of the Shop."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
        put_in_order(items, item)
        return Stash(items)

    def without(self, item: int) -> Stash:
        items = self.items.copy()
        items.remove(item)
        return Stash(items)


@mypyc_attr(acyclic=True)
class Spares:
    """Items that lie in the box."""

    def __init__(self, counts: vec[i64]) -> None:
        self._counts: Final = counts
        """By item, how many."""

    def copy(self) -> Spares:
        return Spares(self._counts[:])

    def has(self, item: int) -> bool:
        return self._counts[item] > 0

    def add(self, item: int) -> None:
        self._counts[item] += 1

    def remove(self, item: int) -> None:
        """One of them, which is there."""
        self._counts[item] -= 1

    def remove_some(self, items: list[int]) -> None:
        """As far as they are there."""
        for item in items:
            if self._counts[item] > 0:
                self._counts[item] -= 1

    def among(self, items: list[int]) -> list[int]:
        """Those of some items that are there, with their copies."""
        found: list[int] = []
        for item in items:
            for _ in range(self._counts[item]):
                found.append(item)
        return found


def put_in_order(numbers: list[int], number: int) -> None:
    """Puts a number among some in ascending order."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] >= number:
        place -= 1
    numbers.insert(place, number)


def different(numbers: list[int]) -> list[int]:
    """Numbers in ascending order without their copies."""
    found: list[int] = []
    last = NO_NUMBER
    for number in numbers:
        if number != last:
            found.append(number)
            last = number
    return found
