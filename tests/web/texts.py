"""Every text that people read, by catalogue: `page` for the page's and the server's own, one
for each game the page draws.

`python -m tests.web.texts` adds the texts that the catalogues lack, untranslated, and takes
out those that nobody says any more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

import laststand
from laststand.server.fixed import whole_game
from laststand.server.problems import SENTENCES

WEB = Path(laststand.__file__).parent / "web"
SCRIPTS = WEB / "static"
LANGUAGES = ["fr", "es"]
CALLED = re.compile(r'\bt\(\s*("(?:[^"\\]|\\.)*")')
READ = ("name", "title", "text")
HEADER = r"""msgid ""
msgstr ""
"Language: {language}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"

"""


def drawn_games() -> list[str]:
    """The games that boards.js says have a board."""
    listed = re.search(r"DRAWN = new Set\((\[.*?\])\)", (SCRIPTS / "boards.js").read_text())
    assert listed is not None
    games: list[str] = json.loads(listed[1])
    return games


def catalogues() -> list[str]:
    return ["page", *drawn_games()]


def texts(catalogue: str) -> set[str]:
    if catalogue == "page":
        return {*in_scripts(page_scripts()), *SENTENCES.values(), *bots()}
    return {*in_scripts(game_scripts(catalogue)), *in_game(catalogue)} - texts("page")


def page_scripts() -> Iterator[Path]:
    for file in sorted(SCRIPTS.rglob("*.js")):
        if not {"games", "vendor"} & set(file.relative_to(SCRIPTS).parts):
            yield file


def game_scripts(game: str) -> Iterable[Path]:
    return [SCRIPTS / "games" / f"{game}.js", *sorted((SCRIPTS / "games" / game).glob("*.js"))]


def in_scripts(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        for found in CALLED.findall(file.read_text(encoding="utf-8")):
            yield json.loads(found)


def bots() -> Iterator[str]:
    for game in drawn_games():
        yield from whole_game(game).bots


def in_game(id: str) -> Iterator[str]:
    """A game's name, its sentences, its rules, and what its content calls things and says."""
    game = whole_game(id)
    yield game.name
    for section in game.words.values():
        yield from section.values()
    yield from game.names.values()
    for rule in game.rules.rules:
        yield from filter(None, [rule.text, rule.alternative])
    for entries in game.content.values():
        for entry in entries:
            yield from in_entry(entry)


def in_entry(entry: object) -> Iterator[str]:
    """Names, titles and texts, however deep: a hero's card has a text on each side."""
    if isinstance(entry, dict):
        for key, value in entry.items():
            if key in READ and isinstance(value, str):
                yield value
            else:
                yield from in_entry(value)


# -- the catalogues themselves ---------------------------------------------------------


def file_of(language: str, catalogue: str) -> Path:
    return WEB / "locale" / language / "LC_MESSAGES" / f"{catalogue}.po"


def read(language: str, catalogue: str) -> Catalog:
    file = file_of(language, catalogue)
    if not file.exists():
        return Catalog()
    with file.open("rb") as opened:
        return read_po(opened, locale=language)


def translations(language: str, catalogue: str) -> dict[str, str]:
    return {
        str(message.id): str(message.string or "")
        for message in read(language, catalogue)
        if message.id and not message.fuzzy
    }


def refresh(language: str, catalogue: str, known: dict[str, str] | None = None) -> None:
    """Writes a catalogue anew with what is said now."""
    had = {**translations(language, catalogue), **(known or {})}
    fresh = Catalog()
    for text in sorted(texts(catalogue)):
        fresh.add(text, had.get(text, ""))
    with file_of(language, catalogue).open("wb") as file:
        file.write(HEADER.format(language=language).encode())
        write_po(file, fresh, width=100, omit_header=True)


if __name__ == "__main__":
    for language in LANGUAGES:
        for catalogue in catalogues():
            refresh(language, catalogue)
