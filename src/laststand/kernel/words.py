"""Sentences as data: events, questions, options and refusals are put into words when shown."""

from __future__ import annotations

from typing import Any

from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.events import Event, Fact
from laststand.kernel.state import Outcome
from laststand.kernel.step import Step


class Words:
    """A game's texts in one language: sentences by section and name, and the names of things."""

    def __init__(self, sections: dict[str, dict[str, str]], names: dict[str, str]) -> None:
        self.sections = sections
        self.names = names

    def name(self, thing: str) -> str:
        """A thing as people call it: 'goblin-raider' is the Goblin Raider."""
        base, mark, number = thing.partition("#")
        return self.names.get(base, base) + (f" {mark}{number}" if mark else "")

    def sentence(self, section: str, key: str, facts: dict[str, Fact]) -> str:
        """A sentence with its facts filled in, things by their names."""
        template = self.sections.get(section, {}).get(key)
        if template is None:
            return key
        return template.format_map({name: self._word(value) for name, value in facts.items()})

    def option(self, option: Option) -> str:
        return self.sentence("option", option.key(), option.facts())

    def ask(self, choice: Choice) -> str:
        return self.sentence("ask", choice.ask, {})

    def step(self, step: Step[Any], state: Any) -> str:
        return self.sentence("step", step.words()[0], step.facts(state))

    def outcome(self, outcome: Outcome) -> str:
        return self.sentence("outcome", outcome.reason, {})

    def refusal(self, refusal: Refusal) -> str:
        return self.sentence("refusal", refusal.why, refusal.facts)

    def event(self, event: Event) -> str:
        return self.sentence("event", event.kind, {**event.facts, "cause": event.cause})

    def _word(self, fact: Fact) -> str:
        if isinstance(fact, str):
            return self.name(fact)
        if isinstance(fact, int):
            return str(fact)
        return ", ".join(self.name(thing) for thing in fact)
