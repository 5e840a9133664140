"""Every text that people read, by catalogue: `page` for the page's and the server's own,
`terminal` for what only a terminal says, one for each game the page draws. What a game says itself
is in its own catalogue even where the page has the same English text: of a game that is "won"
French says another word than above a column of games. A counted noun is one text, its English
singular and plural.

`python -m tests.web.texts` adds the texts that the catalogues lack, untranslated, and takes
out those that nobody says any more.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

import laststand
from laststand.kernel.game import find_game
from laststand.kernel.lesson import find_lesson
from laststand.kernel.words import GENERAL
from laststand.server.fixed import whole_game
from laststand.server.problems import SENTENCES

WEB = Path(laststand.__file__).parent / "web"
SCRIPTS = WEB / "static"
TERMINAL = WEB.with_name("terminal")
LANGUAGES = ["fr", "es"]
Text = str | tuple[str, str]
"""A text; of a counted noun its singular and its plural."""
CALLED = re.compile(r'\bt\(\s*("(?:[^"\\]|\\.)*")')
READ = ("name", "title", "text", "who", "flavour")
COUNTED = re.compile(r'^  \w+: \["(\{n\}[^"]*)", "([^"]*)"\],$', re.MULTILINE)
PLURALS = {"fr": "(n > 1)", "es": "(n != 1)"}
HEADER = r"""msgid ""
msgstr ""
"Language: {language}\n"
"Plural-Forms: nplurals=2; plural={plural};\n"
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
    return ["page", "terminal", *drawn_games()]


@cache
def texts(catalogue: str) -> frozenset[Text]:
    if catalogue == "page":
        own = [*SENTENCES.values(), *GENERAL.values(), *bots(), *counted_by_the_page()]
        return frozenset([*in_scripts(page_scripts()), *own])
    if catalogue == "terminal":
        return frozenset[Text](in_python(terminal_modules())) - texts("page")
    said = [*in_scripts(game_scripts(catalogue)), *in_python([TERMINAL / f"{catalogue}.py"])]
    return (frozenset[Text](said) - texts("page")) | {*in_game(catalogue)}


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


def terminal_modules() -> Iterator[Path]:
    """What draws no game."""
    yield TERMINAL.with_name("cli.py")
    for file in sorted(TERMINAL.glob("*.py")):
        if file.stem not in drawn_games():
            yield file


def in_python(files: Iterable[Path]) -> Iterator[str]:
    """What is said by `words.t("…")`."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("words.t"):
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
                yield str(node.args[0].value)


def bots() -> Iterator[str]:
    for game in drawn_games():
        yield from whole_game(game).bots


def counted_by_the_page() -> Iterator[Text]:
    yield from COUNTED.findall((SCRIPTS / "words.js").read_text(encoding="utf-8"))


def in_game(id: str) -> Iterator[Text]:
    """A game's name, its sentences and counted nouns, its rules, and what its content calls
    things and says."""
    game = whole_game(id)
    yield game.name
    yield from map(as_text, game.counts.values())
    for section in game.words.values():
        yield from section.values()
    yield from game.names.values()
    for rule in game.rules.rules:
        yield from filter(None, [rule.text, rule.alternative])
    lesson = find_lesson(find_game(id))
    yield from lesson.texts() if lesson is not None else []
    for entries in game.content.values():
        for entry in entries:
            yield from in_entry(entry)


def in_entry(entry: object) -> Iterator[str]:
    """Names, titles and texts, however deep: a hero's card has a text on each side."""
    if isinstance(entry, dict):
        for key, value in entry.items():
            if key in READ and isinstance(value, str):
                yield from filter(None, [value])
            elif key != "stated":
                yield from in_entry(value)


def forms(text: Text) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


# -- the catalogues themselves ---------------------------------------------------------


def file_of(language: str, catalogue: str) -> Path:
    return WEB / "locale" / language / "LC_MESSAGES" / f"{catalogue}.po"


def read(language: str, catalogue: str) -> Catalog:
    file = file_of(language, catalogue)
    if not file.exists():
        return Catalog()
    with file.open("rb") as opened:
        return read_po(opened, locale=language)


@cache
def translations(language: str, catalogue: str) -> Mapping[Text, Text]:
    return MappingProxyType(
        {
            as_text(message.id): as_text(message.string or "")
            for message in read(language, catalogue)
            if message.id and not message.fuzzy
        }
    )


def as_text(written: object) -> Text:
    return (written[0], written[1]) if isinstance(written, list | tuple) else str(written)


def refresh(language: str, catalogue: str) -> None:
    """Writes a catalogue anew with what is said now."""
    had = translations(language, catalogue)
    fresh = Catalog(locale=language)
    for text in sorted(texts(catalogue), key=forms):
        fresh.add(text, had.get(text, "" if isinstance(text, str) else ("", "")))
    with file_of(language, catalogue).open("wb") as file:
        header = HEADER.format(language=language, plural=PLURALS[language])
        file.write(header.encode())
        write_po(file, fresh, width=100, omit_header=True)


if __name__ == "__main__":
    for language in LANGUAGES:
        for catalogue in catalogues():
            refresh(language, catalogue)
