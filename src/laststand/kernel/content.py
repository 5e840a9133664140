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


def read_toml(file: Path, called: str = "") -> dict[str, Any]:
    """A file as TOML; in messages it is called by its name, or as the caller says."""
    called = called or file.name
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DocumentRefused(f"{called}: there is no such file in {file.parent}") from None
    except OSError as error:
        raise DocumentRefused(f"{called}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DocumentRefused(f"{called}: not TOML: {error}") from None


def refused(place: str, field: str, why: str) -> DocumentRefused:
    return DocumentRefused(f"{place}, field '{field}': {why}")


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
        if not head.name.strip():
            raise DocumentRefused("pack.toml, field 'name': a name is needed")
        self.folder = folder
        self.game = head.game
        self.title = head.name
        self.name = f"{'-'.join(head.name.split())}@{_digest(folder)[:12]}"


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.glob("*.toml")):
        try:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        except OSError as error:
            raise DocumentRefused(f"{file.name}: {error.strerror}") from None
    return digest.hexdigest()


class Content:
    """The content of one game as loaded: every entry by file, in the order of the files."""

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        self.folder = folder
        self.pack = pack
        self.entries: dict[str, list[EntryDocument]] = {}
        self._places: dict[str, dict[str, str]] = {}

    @property
    def name(self) -> str:
        return self.pack.name if self.pack else "own"

    def load(self, file: str, key: str, kind: type[E]) -> list[E]:
        """The entries of a file's array of tables, each validated by itself."""
        entries = _entries(self.folder / file, key, file)
        if self.pack is not None and (self.pack.folder / file).exists():
            called = f"pack '{self.pack.title}', {file}"
            for id, printed in _entries(self.pack.folder / file, key, called).items():
                own = entries[id].fields if id in entries else {}
                entries[id] = _Entry({**own, **printed.fields}, printed.place)
        loaded = [validated(entry.fields, kind, entry.place) for entry in entries.values()]
        self.entries[file] = list(loaded)
        self._places[file] = {id: entry.place for id, entry in entries.items()}
        return loaded

    def place(self, file: str, id: str) -> str:
        """Where an entry of a file stands, for messages: the pack, the file, the line, its id."""
        return self._places[file][id]

    def expect_all_used(self, game: str) -> None:
        """A file of the pack that nobody has loaded is misnamed."""
        if self.pack is None:
            return
        for file in sorted(self.pack.folder.glob("*.toml")):
            if file.name != "pack.toml" and file.name not in self.entries:
                raise DocumentRefused(
                    f"pack '{self.pack.title}', {file.name}: {game} has no such file of content, "
                    f"only: {', '.join(self.entries)}"
                )

    def names(self) -> dict[str, str]:
        return {entry.id: entry.name for entries in self.entries.values() for entry in entries}

    def flavours(self) -> dict[str, str]:
        return {entry.id: entry.flavour for entries in self.entries.values() for entry in entries}


class _Entry:
    """An entry as it is written, and where it stands: file, line and id."""

    def __init__(self, fields: dict[str, Any], place: str) -> None:
        self.fields = fields
        self.place = place


def _entries(file: Path, key: str, called: str) -> dict[str, _Entry]:
    document = read_toml(file, called)
    unknown = [name for name in document if name != key]
    if unknown:
        raise DocumentRefused(f"{called}: '{unknown[0]}' is unknown here, only [[{key}]]")
    tables = document.get(key, [])
    if not isinstance(tables, list) or not all([isinstance(table, dict) for table in tables]):
        raise DocumentRefused(f"{called}: '{key}' must be an array of tables, [[{key}]]")
    lines = _lines(file, key, len(tables))
    entries: dict[str, _Entry] = {}
    for number, (fields, line) in enumerate(zip(tables, lines), start=1):
        id = fields.get("id")
        if not isinstance(id, str):
            raise DocumentRefused(f"{called}, [[{key}]] number {number}: field 'id' is missing")
        if id in entries:
            raise DocumentRefused(f"{called}: entry '{id}' stands there twice")
        entries[id] = _Entry(fields, f"{called}{line}, entry '{id}'")
    return entries


def _lines(file: Path, key: str, count: int) -> list[str]:
    """The line of each entry for messages; nothing where the entries have no heads."""
    heads = re.compile(rf"^[ \t]*\[\[[ \t]*{re.escape(key)}[ \t]*\]\]", re.MULTILINE)
    text = file.read_text(encoding="utf-8")
    lines = [text.count("\n", 0, head.start()) + 1 for head in heads.finditer(text)]
    return [f", line {line}" for line in lines] if len(lines) == count else [""] * count
