"""The agenda: what is still to happen, as data."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeAlias, TypeVar

from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.events import Fact

S = TypeVar("S")

Flow: TypeAlias = Generator[Choice, Option, None]
"""A rule in progress: it yields each choice it comes to and is handed the option chosen."""


class Step(Generic[S]):
    """Something that will happen. Steps are immutable and are named, with their arguments,
    in positions: `words` gives what the game's `step` reads back."""

    def play(self, state: S) -> Flow | None:
        """Carries the step out. One that asks is a generator; one that does not is a plain
        function and returns None."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """The step's name and its arguments."""
        return [type(self).__name__]

    def facts(self, state: S) -> dict[str, Fact]:
        """What the sentence that announces the step says: things by their ids."""
        return {}

    def refusals(self, state: S, choice: Choice) -> list[Refusal]:
        """What somebody may expect among the options of the step's choice, and why it is not."""
        return []

    def __repr__(self) -> str:
        return f"<{' '.join(self.words())}>"
