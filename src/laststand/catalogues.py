"""Translations: gettext catalogues that the page, the server and the terminal share."""

from __future__ import annotations

import gettext
import json
import os
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

from laststand.kernel.game import Game
from laststand.kernel.words import Translation, Words, english_form

LOCALE: Final = Path(__file__).parent / "web" / "locale"

Texts = dict[str, str | list[str]]
"""Translations by their English texts; of a counted noun all forms, by its English singular."""

_LINE: Final = re.compile(r'(msg\w+)?(?:\[(\d+)\])?\s*("(?:[^"\\]|\\.)*")$')
_PLURAL: Final = re.compile(r"plural=([^;\n]+)")


class Catalogues:
    """Every language there is, read from a folder of .po files when first asked for."""

    def __init__(self, folder: Path = LOCALE) -> None:
        self.folder: Final = folder
        self._read = {"en": ENGLISH}

    @cached_property
    def languages(self) -> list[str]:
        found = {file.parent.parent.name for file in self.folder.glob("*/LC_MESSAGES/*.po")}
        return sorted({"en", *found})

    def of(self, language: str) -> Catalogue:
        """A language's catalogue; KeyError where there is none."""
        if language not in self.languages:
            raise KeyError(language)
        if language not in self._read:
            files = sorted((self.folder / language / "LC_MESSAGES").glob("*.po"))
            self._read[language] = _read(language, files)
        return self._read[language]


class Catalogue:
    """A language's texts, by catalogue: the page's and server's own, the terminal's, a game's.
    Each game's are its own: the same English text may be another in another game."""

    def __init__(self, language: str, texts: dict[str, Texts], form: Callable[[int], int]) -> None:
        self.language: Final = language
        self.texts: Final = texts
        self.form: Final = form
        self._words: dict[tuple[Game, tuple[str, ...]], Words] = {}

    def translation(self, *catalogues: str) -> Translation:
        """The texts of some catalogues, those of an earlier one before those of a later."""
        texts: Texts = {}
        for name in reversed(catalogues):
            texts |= self.texts.get(name, {})
        return Translation(
            {english: text for english, text in texts.items() if isinstance(text, str)},
            {english: text for english, text in texts.items() if isinstance(text, list)},
            self.form,
        )

    @cached_property
    def page(self) -> Translation:
        return self.translation("page")

    def words(self, game: Game, *more: str) -> Words:
        """A game's words in this language, with the texts of more catalogues."""
        if (game, more) not in self._words:
            language = self.translation(game.id, *more, "page")
            self._words[game, more] = game.words.translated(language)
        return self._words[game, more]


ENGLISH: Final = Catalogue("en", {}, english_form)


def locale_language(languages: list[str]) -> str:
    """The language of the user's locale, as POSIX says where to look; English if we lack it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wish = os.environ[name].split("_")[0].split(".")[0].lower()
            return wish if wish in languages else "en"
    return "en"


def _read(language: str, files: list[Path]) -> Catalogue:
    texts: dict[str, Texts] = {}
    form: Callable[[int], int] = english_form
    for file in files:
        texts[file.stem] = {}
        for message in _messages(file.read_text(encoding="utf-8")):
            if message.id:
                texts[file.stem] |= message.translated(language)
            elif plural := _PLURAL.search(message.forms.get(0, "")):
                form = gettext.c2py(plural[1])
    return Catalogue(language, texts, form)


class _Message:
    """One entry of a .po file."""

    def __init__(self, is_fuzzy: bool) -> None:
        self.is_fuzzy: Final = is_fuzzy
        self.id = ""
        self.forms: dict[int, str] = {}
        self.is_counted = False

    def translated(self, language: str) -> Texts:
        """What there is of a translation that can be trusted."""
        forms = [typeset(language, form) for _, form in sorted(self.forms.items())]
        if self.is_fuzzy or not all(forms):
            return {}
        return {self.id: forms if self.is_counted else forms[0]}


def _messages(po: str) -> Iterator[_Message]:
    """The entries of a .po file, which empty lines divide."""
    for paragraph in re.split(r"\n\s*\n", po.strip()):
        message = _Message("#, fuzzy" in paragraph)
        field, form = "", 0
        for line in paragraph.splitlines():
            said = None if line.startswith("#") else _LINE.match(line.strip())
            if said is None:
                continue
            if said[1]:
                field, form = said[1], int(said[2] or 0)
            text = json.loads(said[3])
            if field == "msgid":
                message.id += text
            elif field == "msgid_plural":
                message.is_counted = True
            elif field == "msgstr":
                message.forms[form] = message.forms.get(form, "") + text
        if message.forms:
            yield message


def typeset(language: str, text: str) -> str:
    """A text as printers set it, so that no catalogue need hold what a keyboard lacks: the
    apostrophe, and the spaces at which no line is broken: before a percent sign, and in French
    before other signs."""
    text = re.sub(r"(?<=\w)'(?=\w)", "’", text)
    text = text.replace(" %", "\u00a0%")
    if language == "fr":
        text = re.sub(r" (?=[;!?])", "\u202f", text)
        text = re.sub(r" (?=[:»])|(?<=«) ", "\u00a0", text)
    return text
