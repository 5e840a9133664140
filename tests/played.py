"""Playing a match in tests, and reading what every game's table says."""

from __future__ import annotations

from typing import Any, Self

from laststand.kernel.match import Match


class MatchPlayed:
    """A match in play, and what is read off its table."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *lines: str) -> Self:
        for line in lines:
            choice, _, outcomes = line.partition(" => ")
            self.match.choose(choice, outcomes.split())
        return self

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view()

    @property
    def offered(self) -> list[str]:
        return self.match.choice.notations() if self.match.choice else []

    def offers(self, *beginnings: str) -> list[str]:
        """The options that begin so."""
        return [text for text in self.offered if text.startswith(beginnings)]

    def refuses(self, notation: str) -> str:
        """The rule by which something is not offered."""
        assert notation not in self.offered
        return self.match.why_not(notation).rule

    @property
    def ask(self) -> str:
        return self.match.choice.ask if self.match.choice else ""

    @property
    def seat(self) -> int | None:
        assert self.match.choice is not None
        return self.match.choice.seat

    @property
    def ended(self) -> str:
        """How the game ended: 'won LS-WIN-1'; nothing while it goes on."""
        outcome = self.match.outcome
        return "" if outcome is None else f"{'won' if outcome.won else 'lost'} {outcome.rule}"
