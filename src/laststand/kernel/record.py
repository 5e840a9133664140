"""Records: a match as readable text, every choice in notation and every chance outcome named.

laststand record 1
game: stronghold
rules: 1
options: players=1 level=normal boss=deaths-bane
seed: 7 sfc32
content: own
start: nothing
1 P1 draw => goblin-raider
2 P1 move B
outcome: unfinished
digest: 5f2c…
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from laststand.kernel.chance import GENERATOR
from laststand.kernel.errors import DocumentRefused

FORMAT: Final = "laststand record 1"
_HEAD: Final = ["game", "rules", "options", "seed", "content", "start"]
_CHOICE: Final = re.compile(r"^(\d+) (P\d+|any) (.+?)(?: => (.+))?$")
_RESEED: Final = re.compile(r"^~ seed (\d+)$")


class Line:
    """One choice of a record, and the outcomes it brought."""

    def __init__(
        self, number: int, seat: int | None, chosen: str, heard: list[str], reseed: int | None
    ) -> None:
        self.number = number
        self.seat = seat
        self.chosen = chosen
        self.heard = heard
        self.reseed = reseed
        self.at = 0

    def write(self) -> list[str]:
        seat = "any" if self.seat is None else f"P{self.seat + 1}"
        outcomes = f" => {' '.join(self.heard)}" if self.heard else ""
        reseed = [] if self.reseed is None else [f"~ seed {self.reseed}"]
        return [*reseed, f"{self.number} {seat} {self.chosen}{outcomes}"]

    def refused(self, reason: str) -> DocumentRefused:
        return refused(self.at, reason)


class Record:
    """What a record says, whether or not the rules agree with it."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, int | str],
        seed: int,
        generator: str,
        content: str,
        position: dict[str, Any] | None,
        start: list[str],
        lines: list[Line],
        outcome: str,
        digest: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seed = seed
        self.generator = generator
        self.content = content
        self.position = position
        self.start = start
        self.lines = lines
        self.outcome = outcome
        self.digest = digest
        self.last_line = 0

    def write(self) -> str:
        head = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            "options: " + " ".join(f"{name}={value}" for name, value in self.options.items()),
            f"seed: {self.seed} {self.generator}",
            f"content: {self.content}",
            f"start: {' '.join(self.start) or 'nothing'}",
        ]
        if self.position is not None:
            head.append(f"position: {json.dumps(self.position, separators=(',', ':'))}")
        body = [text for line in self.lines for text in line.write()]
        return "\n".join([*head, *body, f"outcome: {self.outcome}", f"digest: {self.digest}", ""])

    @staticmethod
    def read(source: str | Path) -> Record:
        """A record from its text or its file; refused with the line and the reason."""
        return _Reader(read_text(source)).record()


def read_text(source: str | Path) -> str:
    """The text itself, or a file's."""
    if isinstance(source, str):
        return source
    try:
        return source.read_text(encoding="utf-8")
    except OSError as error:
        raise DocumentRefused(f"{source}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DocumentRefused(f"{source}: not a text in UTF-8") from None


def refused(line: int, reason: str) -> DocumentRefused:
    return DocumentRefused(f"line {line}: {reason}")


class _Reader:
    """Reads a record from the first line to the last."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def record(self) -> Record:
        if self.take("the first line") != FORMAT:
            raise refused(1, f"this is not a record that I can read: it must begin '{FORMAT}'")
        head = {name: self.field(name) for name in _HEAD}
        seed, generator = self.seed(head["seed"])
        record = Record(
            game=head["game"],
            rules=self.number("rules", head["rules"]),
            options=self.options(head["options"]),
            seed=seed,
            generator=generator,
            content=head["content"],
            position=self.position(),
            start=[] if head["start"] == "nothing" else head["start"].split(),
            lines=self.choices(),
            outcome=self.field("outcome"),
            digest=self.field("digest"),
        )
        record.last_line = self.at
        if any(line.strip() for line in self.lines[self.at :]):
            raise refused(self.at + 1, "nothing is expected after the digest")
        return record

    def take(self, expected: str) -> str:
        if self.at >= len(self.lines):
            raise refused(self.at + 1, f"the record ends where {expected} should stand")
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def field(self, name: str) -> str:
        line = self.take(f"'{name}: …'")
        if not line.startswith(f"{name}: "):
            raise refused(self.at, f"'{name}: …' should stand here, not '{line[:40]}'")
        return line[len(name) + 2 :]

    def number(self, name: str, text: str) -> int:
        if not text.isdecimal():
            raise refused(self.at, f"{name} must be a number, not '{text[:40]}'")
        return int(text)

    def seed(self, text: str) -> tuple[int, str]:
        seed, _, generator = text.partition(" ")
        return self.number("seed", seed), generator

    def options(self, text: str) -> dict[str, int | str]:
        pairs = [pair.partition("=") for pair in text.split()]
        return {name: value for name, _, value in pairs}

    def position(self) -> dict[str, Any] | None:
        if self.at >= len(self.lines) or not self.lines[self.at].startswith("position: "):
            return None
        try:
            position: dict[str, Any] = json.loads(self.field("position"))
        except ValueError as error:
            raise refused(self.at, f"the position is not JSON: {error}") from None
        return position

    def choices(self) -> list[Line]:
        lines: list[Line] = []
        while self.at < len(self.lines) and not self.lines[self.at].startswith("outcome: "):
            lines.append(self.choice(len(lines) + 1))
        return lines

    def choice(self, number: int) -> Line:
        text = self.take("a choice")
        reseed = _RESEED.match(text)
        if reseed:
            text = self.take("a choice after the new seed")
        found = _CHOICE.match(text)
        if not found:
            raise refused(self.at, f"'{text[:60]}' is not a choice such as '{number} P1 …'")
        if int(found[1]) != number:
            raise refused(self.at, f"choice {number} should stand here, not {found[1]}")
        line = Line(
            number=number,
            seat=None if found[2] == "any" else int(found[2][1:]) - 1,
            chosen=found[3],
            heard=(found[4] or "").split(),
            reseed=int(reseed[1]) if reseed else None,
        )
        line.at = self.at
        return line


def generator_words(given: bool) -> str:
    """Where outcomes came from: the generator by name, or people."""
    return "given" if given else GENERATOR
