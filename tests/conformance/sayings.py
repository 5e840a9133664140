"""What a match says: its questions, options, refusals, steps, events and its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from laststand import Match
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact

SECTIONS = ["ask", "option", "event", "refusal", "step", "outcome", "siege"]
Saying = tuple[str, str, dict[str, Fact]]
Said = dict[str, dict[str, dict[tuple[str, ...], dict[str, Fact]]]]
"""By section and key: the facts it was said with, one example for each set of their names."""


def nothing_said() -> Said:
    return {section: {} for section in SECTIONS}


def note_all(found: Said, said: Iterable[Saying]) -> None:
    for section, key, facts in said:
        found[section].setdefault(key, {}).setdefault(tuple(facts), facts)


def sayings(match: Match, refusals: list[Refusal]) -> Iterator[Saying]:
    choice = match.choice
    if choice is not None:
        yield "ask", choice.ask, {}
        for option in choice.options:
            yield "option", option.key(), option.facts()
    for refusal in refusals:
        yield "refusal", refusal.why, refusal.facts
    for step in match.coming_up:
        yield "step", step.key(match.state), step.facts(match.state)
    for prospect in match.view()["siege"]:
        yield "siege", prospect["key"], prospect["facts"]
    if match.outcome is not None:
        yield "outcome", match.outcome.reason, {}


def events(match: Match) -> Iterator[Saying]:
    for event in match.events:
        yield "event", event.kind, {**event.facts, "cause": event.cause}
