"""What is asked of the people at the table, and what they may answer."""

from __future__ import annotations

from typing import Final

from laststand.kernel.events import Fact


class Option:
    """One answer to a choice. Games subclass it with typed fields; its notation is its identity."""

    def notation(self) -> str:
        """A short, stable, readable text, unique among the options of one choice."""
        raise NotImplementedError

    def key(self) -> str:
        """The name of the sentence that puts this option into words."""
        return type(self).__name__

    def facts(self) -> dict[str, Fact]:
        """What that sentence says: things by their ids."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


class Say(Option):
    """An answer that is only a word or two: roll, keep, end turn."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def notation(self) -> str:
        return self.word

    def key(self) -> str:
        return self.word


class Pick(Option):
    """A verb and one thing, which has a number for the rules."""

    def __init__(self, verb: str, thing: str, value: int) -> None:
        self.verb: Final = verb
        self.thing: Final = thing
        self.value: Final = value

    def notation(self) -> str:
        return f"{self.verb} {self.thing}"

    def key(self) -> str:
        return self.verb

    def facts(self) -> dict[str, Fact]:
        return {"thing": self.thing}


class Choice:
    """A question to a seat (None: anyone at the table) with the answers the rules allow."""

    def __init__(self, seat: int | None, ask: str, rule: str, options: list[Option]) -> None:
        self.seat = seat
        self.ask = ask
        self.rule = rule
        self.options = options

    def notations(self) -> list[str]:
        return [option.notation() for option in self.options]

    def __repr__(self) -> str:
        return f"<{self.ask}: {', '.join(self.notations())}>"


class Refusal:
    """Why an answer is not among the options: a sentence by name, its facts and the rule."""

    def __init__(self, notation: str, why: str, rule: str, facts: dict[str, Fact] | None = None):
        self.notation = notation
        self.why = why
        self.rule = rule
        self.facts: dict[str, Fact] = facts or {}

    def __repr__(self) -> str:
        return f"<no {self.notation}: {self.why} ({self.rule})>"
