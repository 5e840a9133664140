"""What the server refuses: a code that never changes, and a sentence for people."""

from __future__ import annotations

from typing import Final

from laststand.kernel.events import Fact

SENTENCES: Final = {
    "bad-request": "The request cannot be read: {reason}.",
    "bad-options": "These options do not fit the game: {reason}.",
    "bad-record": "This record cannot be used: {reason}.",
    "bad-position": "This save cannot be used: {reason}.",
    "bad-seats": "These seats do not fit the table: {reason}.",
    "wrong-token": "This table does not know that token.",
    "not-your-seat": "It is for another seat to choose.",
    "bot-plays": "A bot plays this seat: take it back first.",
    "watching-only": "You are watching: take a seat to play.",
    "not-the-owner": "Only whoever laid the table, or holds the seat, may do this.",
    "wrong-origin": "Another page may not act here.",
    "wrong-host": "This server does not answer to that name.",
    "not-at-home": "Seats are taken back without a token only on one's own machine.",
    "no-such-table": "There is no such table.",
    "no-such-game": "There is no such game.",
    "no-such-moment": "The match has no such moment.",
    "no-such-seat": "The table has no such seat.",
    "no-such-bot": "There is no such bot.",
    "no-such-language": "There is no catalogue of that language.",
    "no-such-page": "There is nothing at this address.",
    "wrong-invitation": "This invitation is not known here, or it has been used.",
    "wrong-method": "This address does not take that method.",
    "late": "The table has moved on: look again.",
    "frozen": "This is a record: watch it, or branch from it to play on.",
    "old-rules": "This table was played under rules or content that this program lacks.",
    "damaged": "The log of this table does not play to its end: it is shown as far as it goes.",
    "away": "The tables cannot be reached just now. Nothing is lost: try again in a moment.",
    "nothing-to-undo": "There is nothing to undo.",
    "no-request": "Nobody asks for consent now.",
    "too-large": "That is too large: at most {most} bytes are taken.",
    "wrong-type": "The content must be {type}.",
    "refused": "{reason}",
    "too-many": "That was too much at once: wait a moment.",
    "chance": "Dice or cards came since: {outcomes}.",
    "another-person": "Another person has decided since.",
    "failed": "The server failed at this; what was acknowledged is kept.",
}


class Problem(Exception):
    """A refusal on its way to whoever asked."""

    def __init__(
        self, status: int, code: str, rule: str = "", *, wait: int = 0, **facts: Fact
    ) -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.rule: Final = rule
        self.wait: Final = wait
        self.facts: Final = facts

    def sentence(self, catalogue: dict[str, str]) -> str:
        return worded(self.code, self.facts, catalogue)


def worded(code: str, facts: dict[str, Fact], catalogue: dict[str, str]) -> str:
    """A sentence in the language of a catalogue; English where that has none."""
    english = SENTENCES[code]
    words = {
        name: ", ".join(fact) if isinstance(fact, list) else str(fact)
        for name, fact in facts.items()
    }
    return catalogue.get(english, english).format_map(words)
