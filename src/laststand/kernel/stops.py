"""Where people want to be asked although they need not answer: see `window`."""

from __future__ import annotations

import re
from typing import Final

from laststand.kernel.errors import LaststandError

ALWAYS: Final = "always"
MATTERS: Final = "matters"
NEVER: Final = "never"
WISHES: Final = [ALWAYS, MATTERS, NEVER]

_STOP: Final = re.compile(r"P(\d{1,3}) ([a-z-]+) ([a-z]+)")


class Stop:
    """What somebody wishes for one window."""

    def __init__(self, seat: int, window: str, wish: str) -> None:
        if wish not in WISHES:
            raise LaststandError(f"one stops {', '.join(WISHES)}, not '{wish}'")
        self.seat: Final = seat
        self.window: Final = window
        self.wish: Final = wish

    def is_for(self, seat: int, window: str) -> bool:
        return self.seat == seat and self.window == window

    def words(self) -> str:
        """As a record has it: 'P1 catapults never'."""
        return f"P{self.seat + 1} {self.window} {self.wish}"


def in_words(stop: Stop) -> str:
    return stop.words()


class Stops:
    """What everybody wishes, where it is not to be asked when it matters. Immutable, so that
    copies of a state share it."""

    def __init__(self, wishes: list[Stop]) -> None:
        self.wishes: Final = wishes

    def of(self, seat: int, window: str) -> str:
        for stop in self.wishes:
            if stop.is_for(seat, window):
                return stop.wish
        return MATTERS

    def settled(self, new: Stop) -> Stops:
        """With one more wish, in place of what the same person wished there before."""
        wishes = [stop for stop in self.wishes if not stop.is_for(new.seat, new.window)]
        if new.wish != MATTERS:
            wishes.append(new)
        return Stops(sorted(wishes, key=in_words))

    def words(self) -> list[str]:
        return [stop.words() for stop in self.wishes]

    def changes(self, before: Stops) -> list[str]:
        """What has been said to come here from other wishes."""
        if before is self:
            return []
        said = [words for words in self.words() if words not in before.words()]
        for stop in before.wishes:
            if self.of(stop.seat, stop.window) == MATTERS:
                said.append(Stop(stop.seat, stop.window, MATTERS).words())
        return sorted(said)


WHERE_IT_MATTERS: Final = Stops([])


def read_stop(words: str) -> Stop:
    found = _STOP.fullmatch(words)
    if found is None:
        raise LaststandError(f"'{words[:60]}' is not a stop such as 'P1 catapults never'")
    return Stop(int(found[1]) - 1, found[2], found[3])


def read_stops(words: list[str]) -> Stops:
    stops = WHERE_IT_MATTERS
    for said in words:
        stops = stops.settled(read_stop(said))
    return stops
