"""A game's cards, dice and boards: TOML entries that say where they come from.

An owner's pack of printed values is laid over them entry by entry: fields of an entry with
the same id replace ours, an entry with a new id is added.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from laststand.kernel.documents import EntryDocument, PackDocument
from laststand.kernel.errors import DocumentRefused

T = TypeVar("T")
E = TypeVar("E", bound=EntryDocument)


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DocumentRefused(f"{file.name}: there is no such file in {file.parent}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DocumentRefused(f"{file.name}: not TOML: {error}") from None


def validated(document: object, kind: type[T], place: str) -> T:
    """A document as its kind, or a sentence that names the place, the field and the reason."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        field = path.strip("`").removeprefix("$").removeprefix(".")
        where = f", field '{field}'" if field else ""
        raise DocumentRefused(f"{place}{where}: {reason}") from None


class Pack:
    """An owner's folder of printed values for one game."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise DocumentRefused(f"{folder}: there is no such folder of content")
        head = validated(read_toml(folder / "pack.toml"), PackDocument, "pack.toml")
        self.folder = folder
        self.game = head.game
        digest = hashlib.sha256()
        for file in sorted(folder.glob("*.toml")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        self.name = f"{head.name.replace(' ', '-')}@{digest.hexdigest()[:12]}"


class Content:
    """The content of one game as loaded: every entry by file, in the order of the files."""

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        self.folder = folder
        self.pack = pack
        self.entries: dict[str, list[EntryDocument]] = {}

    @property
    def name(self) -> str:
        return self.pack.name if self.pack else "own"

    def load(self, file: str, key: str, kind: type[E]) -> list[E]:
        """The entries of a file's array of tables, each validated by itself."""
        entries = _entries(self.folder / file, key)
        places = _places(self.folder / file, key)
        if self.pack is not None and (self.pack.folder / file).exists():
            self._overlay(entries, places, file, key)
        loaded = [validated(entry, kind, places[id]) for id, entry in entries.items()]
        self.entries[file] = list(loaded)
        return loaded

    def _overlay(
        self, entries: dict[str, dict[str, Any]], places: dict[str, str], file: str, key: str
    ) -> None:
        assert self.pack is not None
        printed = self.pack.folder / file
        for id, entry in _entries(printed, key).items():
            entries[id] = {**entries.get(id, {}), **entry}
        places.update(_places(printed, key))

    def names(self) -> dict[str, str]:
        return {entry.id: entry.name for entries in self.entries.values() for entry in entries}


def _entries(file: Path, key: str) -> dict[str, dict[str, Any]]:
    document = read_toml(file)
    unknown = [name for name in document if name != key]
    if unknown:
        raise DocumentRefused(f"{file.name}: '{unknown[0]}' is unknown here, only [[{key}]]")
    entries: dict[str, dict[str, Any]] = {}
    for number, entry in enumerate(document.get(key, []), start=1):
        id = entry.get("id")
        if not isinstance(id, str):
            raise DocumentRefused(f"{file.name}, [[{key}]] number {number}: field 'id' is missing")
        if id in entries:
            raise DocumentRefused(f"{file.name}: entry '{id}' stands there twice")
        entries[id] = entry
    return entries


def _places(file: Path, key: str) -> dict[str, str]:
    """Where each entry stands, for messages: file, line and id."""
    heads = re.compile(rf"^\[\[{re.escape(key)}\]\]", re.MULTILINE)
    text = file.read_text(encoding="utf-8")
    lines = [text.count("\n", 0, head.start()) + 1 for head in heads.finditer(text)]
    return {
        id: f"{file.name}, line {line}, entry '{id}'"
        for id, line in zip(_entries(file, key), lines, strict=False)
    }
