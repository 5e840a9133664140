"""What a hero's Trait and Perks do together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from laststand.games.spell.things.kinds import Boon
from laststand.games.spell.things.words import ALWAYS, BOONS, BoonWord


@mypyc_attr(acyclic=True)
class Boons:
    """In the order they came. Never changed, only replaced, and so it is known what they add up
    to."""

    def __init__(self, every: list[Boon]) -> None:
        self.every: Final = every
        self._by_word: Final = [NONE] * len(BOONS)
        self._totals: Final = vec[i64]([0] * len(BOONS))
        self._have: Final = vec[bool]([False] * len(BOONS))
        for boon in every:
            place = boon.do.place
            self._by_word[place] = [*self._by_word[place], boon]
            self._have[place] = True
            if boon.kind is ALWAYS:
                self._totals[place] += boon.n

    def that(self, do: BoonWord) -> list[Boon]:
        """Those that do something. Do not change the list."""
        return self._by_word[do.place]

    def have(self, do: BoonWord) -> bool:
        """Whether any does something."""
        return self._have[do.place]

    def total(self, do: BoonWord) -> int:
        """The sum of what they add to something, where no condition is asked."""
        return self._totals[do.place]


NONE: Final[list[Boon]] = []
NO_BOONS: Final = Boons([])
