"""Sentences as data: events, questions, options and refusals are put into words when shown."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter
from typing import Any, Final

from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.events import Event, Fact
from laststand.kernel.state import Outcome
from laststand.kernel.step import Step

_FORMS: Final = ("one", "other")

GENERAL: Final = {
    "game-over": "The game is over: nothing is left to choose.",
    "not-possible": "'{notation}' is not possible here, only: {offered}.",
    "no-such-number": "There is no option {number}: they are numbered 0 to {last}.",
}
"""Refusals of the match itself, in any game."""

ROMAN: Final = ["0", "I", "II", "III", "IV", "V"]
"""Levels as cards print them: {level:roman}."""


def english_form(n: int) -> int:
    """Which form a counted noun has: one Flame, but no Flames and two Flames."""
    return 0 if n == 1 else 1


class Translation:
    """A language: its texts by the English ones, the forms of what is counted by the English
    singular, and which form goes with a number. What it lacks stays English."""

    def __init__(
        self,
        texts: dict[str, str],
        counted: dict[str, list[str]],
        form: Callable[[int], int],
    ) -> None:
        self.texts = texts
        self.counted = counted
        self.form = form

    def text(self, english: str) -> str:
        return self.texts.get(english, english)

    def forms(self, english: list[str]) -> list[str]:
        return self.counted.get(english[0], english)


ENGLISH: Final = Translation({}, {}, english_form)


class Words:
    """A game's texts in one language: sentences by section and name, the forms of its counted
    nouns, and the names of things."""

    def __init__(self, sections: dict[str, dict[str, Any]], names: dict[str, str]) -> None:
        self.sections: dict[str, dict[str, str]] = {
            section: texts for section, texts in sections.items() if section != "count"
        }
        self.counts: dict[str, list[str]] = {
            noun: [forms[form] for form in _FORMS]
            for noun, forms in sections.get("count", {}).items()
        }
        self.names = names
        self.language = ENGLISH

    def translated(self, language: Translation) -> Words:
        """The same in another language."""
        sections = {
            section: {key: language.text(text) for key, text in texts.items()}
            for section, texts in self.sections.items()
        }
        words = Words(sections, {id: language.text(name) for id, name in self.names.items()})
        words.counts = {noun: language.forms(forms) for noun, forms in self.counts.items()}
        words.language = language
        return words

    def name(self, thing: str) -> str:
        """A thing as people call it: 'goblin-raider' is the Goblin Raider."""
        base, mark, number = thing.partition("#")
        name = self.names.get(base)
        if name is None:
            name = self.language.text(base)  # a card's ability goes by its name
        return name + (f" {mark}{number}" if mark else "")

    def sentence(self, section: str, key: str, facts: dict[str, Fact]) -> str:
        """A sentence with its facts filled in, things by their names. It begins with a capital
        letter, whatever it begins with, but for odds, which stand within a sentence."""
        template = self.sections.get(section, {}).get(key)
        if template is None:
            return key
        said = self._filled(template, facts, names_things=True).rstrip()
        return said if section == "odds" else said[:1].upper() + said[1:]

    def text(self, english: str) -> str:
        """What a card or a rule says."""
        return self.language.text(english)

    def t(self, text: str, /, **facts: Fact) -> str:
        """A text of the one who shows the game, its facts as they are."""
        return self._filled(self.language.text(text), facts, names_things=False)

    def option(self, option: Option) -> str:
        return self.sentence("option", option.key(), option.facts())

    def ask(self, choice: Choice) -> str:
        return self.sentence("ask", choice.ask, {})

    def step(self, step: Step[Any], state: Any) -> str:
        return self.sentence("step", step.key(state), step.facts(state))

    def outcome(self, outcome: Outcome) -> str:
        return self.sentence("outcome", outcome.reason, {})

    def refusal(self, refusal: Refusal) -> str:
        general = GENERAL.get(refusal.why)
        if general is not None:
            return self._filled(self.language.text(general), refusal.facts, names_things=False)
        return self.sentence("refusal", refusal.why, refusal.facts)

    def event(self, event: Event) -> str:
        return self.sentence("event", event.kind, {**event.facts, "cause": event.cause})

    def _filled(self, template: str, facts: dict[str, Fact], names_things: bool) -> str:
        parts: list[str] = []
        for text, name, nouns, _ in Formatter().parse(template):
            parts.append(text)
            if name is not None and nouns:
                parts.append(self._amounts(f"{name}:{nouns}", facts, names_things))
            elif name is not None:
                parts.append(self._word(facts[name], names_things))
        return "".join(parts)

    def _word(self, fact: Fact, names_things: bool) -> str:
        if isinstance(fact, str):
            return self.name(fact) if names_things else fact
        if isinstance(fact, int):
            return str(fact)
        return ", ".join(self._word(thing, names_things) for thing in fact)

    def _amounts(self, amounts: str, facts: dict[str, Fact], names_things: bool) -> str:
        """So many of something, or of several things: 'gold:gold+flames:flame' is '1 Gold, 2
        Flames', without what there is none of."""
        said: list[str] = []
        none = ""
        for amount in amounts.split("+"):
            name, _, noun = amount.partition(":")
            fact = facts[name]
            word = self._counted(fact, noun, self._word(fact, names_things))
            if fact:
                said.append(word)
            none = none or word
        return ", ".join(said) or none

    def _counted(self, fact: Fact, noun: str, word: str) -> str:
        """'1 Flame', '2 Flames'. Things that are named are counted too: 'die 1', 'dice 1, 3'."""
        number = fact if isinstance(fact, int) else 1 if isinstance(fact, str) else len(fact)
        if noun == "roman":
            return ROMAN[number]
        return self.counts[noun][self.language.form(number)].format(n=word)
