"""Records: a match as readable text, every choice in notation and every chance outcome named.

laststand record 1
game: stronghold
rules: 1
options: players=1 level=normal boss=deaths-bane
seed: 7 sfc32
content: own
start: nothing
1 P1 draw => goblin-raider
~ stop P1 time never
2 P1 move B
outcome: unfinished
digest: 5f2c…

An analysis of the match may stand after it, as JSON: `analysis: {…}`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from laststand.kernel.chance import GENERATOR, LAST_SEED
from laststand.kernel.errors import DocumentRefused

FORMAT: Final = "laststand record 1"
UNKNOWN: Final = "unknown"
"""The digest of a match that was written down by a program that could not play it."""
_HEAD: Final = ["game", "rules", "options", "seed", "content", "start"]
LINE: Final = {name: number for number, name in enumerate([*_HEAD, "position"], start=2)}
"""Where the fields of the head stand."""

_CHOICE: Final = re.compile(r"^(\S+) (P\d{1,3}|any) (.+?)(?: => (.+))?$")
_STOP: Final = "~ stop "
_RESEED: Final = "~ seed "


class Line:
    """One choice of a record, what was settled before it, and the outcomes it brought."""

    def __init__(
        self,
        number: int,
        seat: int | None,
        chosen: str,
        heard: list[str],
        stops: list[str],
        reseed: int | None,
    ) -> None:
        self.number = number
        self.seat = seat
        self.chosen = chosen
        self.heard = heard
        self.stops = stops
        self.reseed = reseed
        self.at = 0

    def write(self) -> list[str]:
        seat = "any" if self.seat is None else f"P{self.seat + 1}"
        outcomes = f" => {' '.join(self.heard)}" if self.heard else ""
        made = f"{self.number} {seat} {self.chosen}{outcomes}"
        return [*_stops(self.stops), *_reseed(self.reseed), made]

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
        stops: list[str],
        reseed: int | None,
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
        self.stops = stops
        self.reseed = reseed
        self.outcome = outcome
        self.digest = digest
        self.last_line = 0
        """That of the digest."""
        self.analysis: dict[str, Any] | None = None

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
        body += _stops(self.stops) + _reseed(self.reseed)
        foot = [f"outcome: {self.outcome}", f"digest: {self.digest}"]
        if self.analysis is not None:
            foot.append(f"analysis: {json.dumps(self.analysis, separators=(',', ':'))}")
        return "\n".join([*head, *body, *foot, ""])

    @staticmethod
    def read(source: str | Path) -> Record:
        """A record from its text or its file; refused with the line and the reason."""
        return _Reader(read_text(source)).record()


def _stops(said: list[str]) -> list[str]:
    """Where somebody wants to be asked from here on, and where not."""
    return [f"{_STOP}{words}" for words in said]


def _reseed(seed: int | None) -> list[str]:
    """Other luck from here on."""
    return [] if seed is None else [f"{_RESEED}{seed}"]


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
        game = self.field("game")
        rules = self.number("rules", self.field("rules"))
        options = self.options(self.field("options"))
        seed, generator = self.seed(self.field("seed"))
        record = Record(
            game=game,
            rules=rules,
            options=options,
            seed=seed,
            generator=generator,
            content=self.field("content"),
            start=self.start(self.field("start")),
            position=self.json("position"),
            lines=self.choices(),
            stops=self.stops(),
            reseed=self.reseed(),
            outcome=self.field("outcome"),
            digest=self.field("digest"),
        )
        record.last_line = self.at
        record.analysis = self.json("analysis")
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
        if not re.fullmatch("[0-9]{1,20}", text) or int(text) > LAST_SEED:
            raise refused(self.at, f"{name} must be a number, not '{text[:40]}'")
        return int(text)

    def seed(self, text: str) -> tuple[int, str]:
        seed, _, generator = text.partition(" ")
        if not generator:
            raise refused(self.at, "the generator's name is missing after the seed")
        return self.number("seed", seed), generator

    def options(self, text: str) -> dict[str, int | str]:
        pairs = [pair.partition("=") for pair in text.split()]
        return {name: value for name, _, value in pairs}

    def start(self, text: str) -> list[str]:
        return [] if text == "nothing" else text.split()

    def json(self, name: str) -> dict[str, Any] | None:
        """A field of fields, if it stands here."""
        if not self.stands(f"{name}: "):
            return None
        try:
            read = json.loads(self.field(name))
        except (ValueError, RecursionError) as error:
            raise refused(self.at, f"the {name} is not JSON: {error}") from None
        if not isinstance(read, dict):
            raise refused(self.at, f"the {name} is not a table of fields")
        return read

    def stands(self, beginning: str) -> bool:
        """Whether the next line begins so."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(beginning)

    def choices(self) -> list[Line]:
        lines: list[Line] = []
        while self.at < len(self.lines) and not self.ends():
            lines.append(self.choice(len(lines) + 1))
        return lines

    def ends(self) -> bool:
        """Whether no choice follows, though perhaps what is settled before the next."""
        for line in self.lines[self.at :]:
            if not line.startswith((_STOP, _RESEED)):
                return line.startswith("outcome: ")
        return False

    def stops(self) -> list[str]:
        said: list[str] = []
        while self.stands(_STOP):
            said.append(self.take("a stop")[len(_STOP) :])
        return said

    def reseed(self) -> int | None:
        if not self.stands(_RESEED):
            return None
        return self.number("a new seed", self.take("a new seed")[len(_RESEED) :])

    def choice(self, number: int) -> Line:
        stops = self.stops()
        reseed = self.reseed()
        text = self.take(f"choice {number}")
        found = _CHOICE.match(text)
        if not found:
            raise refused(self.at, f"'{text[:60]}' is not a choice such as '{number} P1 …'")
        if found[1] != str(number):
            raise refused(self.at, f"choice {number} should stand here, not {found[1][:40]}")
        seat, chosen, heard = found[2], found[3], found[4]
        line = Line(
            number=number,
            seat=None if seat == "any" else int(seat[1:]) - 1,
            chosen=chosen,
            heard=(heard or "").split(),
            stops=stops,
            reseed=reseed,
        )
        line.at = self.at
        return line


def generator_words(given: bool) -> str:
    """Where outcomes came from: the generator by name, or people."""
    return "given" if given else GENERATOR
