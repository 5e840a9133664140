"""What happened, as data: put into words only when shown."""

from __future__ import annotations

from typing import TypeAlias

Fact: TypeAlias = "int | str | list[str]"


class Event:
    """One change of the table: its kind (past tense), the rule and the cause that brought it."""

    def __init__(self, kind: str, rule: str, cause: str, facts: dict[str, Fact]) -> None:
        self.kind = kind
        self.rule = rule
        self.cause = cause
        self.facts = facts

    def as_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "rule": self.rule, "cause": self.cause, **self.facts}

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<{self.kind} {facts} ({self.rule}, {self.cause})>"


class Log:
    """Where rules tell what they do. A state without a log tells nobody and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, rule: str, cause: str, **facts: Fact) -> None:
        self.events.append(Event(kind, rule, cause, facts))
