"""What playouts tell: which events that matter come after an option, and how often."""

from __future__ import annotations

from typing import Any, Final

from laststand.bots.insight.insight import Insight
from laststand.kernel.events import Event

TELLING: Final = 0.25
"""By so many playouts of all an event must come more often, or less, to be named."""
MOST: Final = 2


class Tidings:
    """Of the playouts of one option: in how many each event that matters came."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        """The first of each that was heard."""
        self.came: dict[str, int] = {}
        self.playouts = 0

    def hear(self, events: list[Event], insight: Insight) -> None:
        self.playouts += 1
        keys: list[str] = []
        for event in events:
            if insight.matters(event):
                key = matter_of(event)
                self.events.setdefault(key, event)
                if key not in keys:
                    keys.append(key)
        for key in keys:
            self.came[key] = self.came.get(key, 0) + 1

    def share(self, key: str) -> float:
        return self.came.get(key, 0) / max(1, self.playouts)


def matter_of(event: Event) -> str:
    """What happens to whom, however much of it: who is struck for two is not spared a blow of
    one."""
    named = [f"{name}={fact}" for name, fact in event.facts.items() if not isinstance(fact, int)]
    return " ".join([event.kind, *named])


class Foreseen:
    """An event that an option wins or averts: in what share of the playouts it comes with the
    option, and in what share with the other."""

    def __init__(self, event: Event, share: float, other: float) -> None:
        self.event: Final = event
        self.share: Final = share
        self.other: Final = other

    def as_dict(self) -> dict[str, Any]:
        event = self.event
        return {
            "kind": event.kind,
            "rule": event.rule,
            "cause": event.cause,
            "facts": event.facts,
            "share": round(self.share, 2),
            "other": round(self.other, 2),
        }


def foreseen(option: Tidings, other: Tidings, insight: Insight) -> list[Foreseen]:
    """What an option wins or averts beside another, the most certain first, one of a kind."""
    if not option.playouts or not other.playouts:
        return []
    found: list[Foreseen] = []
    for key in {**option.events, **other.events}:
        teller = option if option.share(key) > other.share(key) else other
        event = teller.events[key]
        one = Foreseen(event, option.share(key), other.share(key))
        if insight.sign_of(event) * (one.share - one.other) >= TELLING:
            found.append(one)
    return _of_each_kind(sorted(found, key=difference_of, reverse=True))[:MOST]


def difference_of(one: Foreseen) -> float:
    return abs(one.share - one.other)


def _of_each_kind(found: list[Foreseen]) -> list[Foreseen]:
    kinds: list[str] = []
    first: list[Foreseen] = []
    for one in found:
        if one.event.kind not in kinds:
            kinds.append(one.event.kind)
            first.append(one)
    return first
