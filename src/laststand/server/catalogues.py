"""Translations: gettext catalogues that the server and the page share."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

from babel.messages.pofile import read_po

from laststand.server.problems import Problem


class Catalogues:
    """Every language's texts by their English ones, as the .po files have them."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._read: dict[str, dict[str, str]] = {"en": {}}

    @cached_property
    def languages(self) -> list[str]:
        found = {file.parent.parent.name for file in self.folder.glob("*/LC_MESSAGES/*.po")}
        return sorted({"en", *found})

    def of(self, language: str) -> dict[str, str]:
        if language not in self._read:
            if language not in self.languages:
                raise Problem(404, "no-such-language")
            self._read[language] = self._merged(language)
        return self._read[language]

    def _merged(self, language: str) -> dict[str, str]:
        texts: dict[str, str] = {}
        for file in sorted((self.folder / language / "LC_MESSAGES").glob("*.po")):
            with file.open("rb") as source:
                for message in read_po(source):
                    if message.id and message.string and not message.fuzzy:
                        texts[str(message.id)] = str(message.string)
        return texts

    def preferred(self, accept_language: str) -> dict[str, str]:
        """The catalogue for an Accept-Language header; English where none fits."""
        for wish in _by_weight(accept_language):
            if wish in self.languages:
                return self.of(wish)
        return {}


def _by_weight(header: str) -> list[str]:
    wishes: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return [language for _, language in sorted(wishes, key=lambda wish: wish[0])]
