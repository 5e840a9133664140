"""What the server refuses: a code that never changes, and a sentence for people."""

from __future__ import annotations

from typing import Final

from laststand.catalogues import Catalogue
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact
from laststand.kernel.game import Game

SENTENCES: Final = {
    "bad-request": "The request cannot be read.",
    "bad-options": "These options do not fit the game.",
    "bad-record": "This record cannot be used.",
    "bad-position": "This save cannot be used.",
    "bad-seats": "These seats do not fit the table.",
    "wrong-token": "This table does not know that token.",
    "not-your-seat": "It is for another seat to choose.",
    "bot-plays": "A bot plays this seat: take it back first.",
    "watching-only": "You are watching: take a seat to play.",
    "not-the-owner": "Only whoever set up the table, or holds the seat, may do this.",
    "wrong-origin": "Another page may not act here.",
    "wrong-host": "This server does not answer to that name.",
    "not-at-home": "Seats are taken back without a token only on one's own machine.",
    "no-such-table": "There is no such table.",
    "no-such-game": "There is no such game.",
    "no-such-lesson": "This game has no lesson.",
    "no-such-puzzle": "There is no such puzzle.",
    "no-such-moment": "The match has no such moment.",
    "no-such-seat": "The table has no such seat.",
    "no-such-bot": "There is no such bot.",
    "no-such-language": "There is no catalogue of that language.",
    "no-such-page": "There is nothing at this address.",
    "wrong-invitation": "This invitation is not known here, or it has been used.",
    "wrong-link": "This link is not known here, has been used, or has been taken back.",
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
    "too-many": "That was too much at once: wait a moment.",
    "later": "The server is busy just now: ask again in a moment.",
    "no-hints": "This table is played without hints.",
    "no-advice": "Nothing can be said about this position.",
    "lesson": "The lesson means something else here: what glows.",
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

    def sentence(self, catalogue: Catalogue) -> str:
        return worded(self.code, self.facts, catalogue)


class RefusedByRule(Problem):
    """A choice that the rules do not allow; the game has the sentence."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        super().__init__(422, "refused", refusal.rule, reason=game.words.refusal(refusal))
        self.game: Final = game
        self.refusal: Final = refusal

    def sentence(self, catalogue: Catalogue) -> str:
        return catalogue.words(self.game).refusal(self.refusal)


class AgainstLesson(Problem):
    """A choice that the lesson does not mean; the lesson says why."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__(422, "lesson")
        self.game: Final = game
        self.text: Final = text

    def sentence(self, catalogue: Catalogue) -> str:
        if not self.text:
            return super().sentence(catalogue)
        return catalogue.words(self.game).text(self.text)


def worded(code: str, facts: dict[str, Fact], catalogue: Catalogue) -> str:
    """A sentence in the language of a catalogue, English where that has none. Reasons are in
    English: in another language they are among the facts alone."""
    words = {
        name: ", ".join(fact) if isinstance(fact, list) else str(fact)
        for name, fact in facts.items()
    }
    sentence = catalogue.page.text(SENTENCES[code]).format_map(words)
    if "reason" in words and catalogue.language == "en":
        return f"{sentence.removesuffix('.')}: {words['reason']}"
    return sentence
