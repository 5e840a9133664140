"""The fields of a position's state: written as plain values, read back with a sentence for
whatever does not fit. Things are named by their ids, piles by what is known of them."""

from __future__ import annotations

from typing import Any, Final

from laststand.kernel.bag import Bag, Layer
from laststand.kernel.errors import DocumentRefused

MOST: Final = 9999


class Fields:
    """A table of a document, and where it stands. Each part of a state reads the fields it owns;
    what nobody has read when all are done is refused. In a sparse one fields may be left out: a
    number is then the least it can be that is not negative, a text empty, a list without entries,
    a flag not set. Where a default is given, any may be left out."""

    def __init__(self, document: object, path: str = "", is_sparse: bool = False) -> None:
        if not isinstance(document, dict):
            raise refused(path, "a table of fields is expected")
        self._document: dict[str, Any] = document
        self._path: Final = path
        self._is_sparse: Final = is_sparse
        self._read: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self._document

    def count(self, name: str, most: int = MOST, least: int = 0, default: int | None = None) -> int:
        """A number that is not negative, unless the least is."""
        if default is not None and not self.has(name):
            return default
        return self._count(self._value(name, max(0, least)), name, most, least)

    def counts(
        self,
        name: str,
        length: int | None = None,
        most: int = MOST,
        least: int = 0,
        default: list[int] | None = None,
    ) -> list[int]:
        if default is not None and not self.has(name):
            return default
        return [self._count(value, name, most, least) for value in self._list(name, length)]

    def flag(self, name: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(name):
            return default
        return self._flag(self._value(name, False), name)

    def flags(
        self, name: str, length: int | None = None, default: list[bool] | None = None
    ) -> list[bool]:
        if default is not None and not self.has(name):
            return default
        return [self._flag(value, name) for value in self._list(name, length)]

    def text(self, name: str) -> str:
        return self._text(self._value(name, ""), name)

    def texts(self, name: str) -> list[str]:
        return [self._text(value, name) for value in self._list(name, None)]

    def one(self, name: str, names: list[str], default: int | None = None) -> int:
        """A thing by its id: its number among the names."""
        if default is not None and not self.has(name):
            return default
        return self._number(self._value(name, ""), name, names)

    def one_or_none(self, name: str, names: list[str]) -> int:
        """The same, or -1 for an empty text."""
        return self.one(name, names) if self.text(name) else -1

    def some(self, name: str, names: list[str], length: int | None = None) -> list[int]:
        return [self._number(value, name, names) for value in self._list(name, length)]

    def lists(self, name: str, names: list[str], length: int, most: int) -> list[list[int]]:
        """So many lists of things, none longer than `most`."""
        found: list[list[int]] = []
        for at, value in enumerate(self._list(name, length)):
            place = f"{name}[{at}]"
            if not isinstance(value, list) or len(value) > most:
                raise refused(self.path(place), f"a list of at most {most} is expected")
            found.append([self._number(one, place, names) for one in value])
        return found

    def inner(self, name: str) -> Fields:
        """A table within this one."""
        return Fields(self._value(name, None), self.path(name), self._is_sparse)

    def each(self, name: str, length: int | None = None) -> list[Fields]:
        """The tables of a list."""
        at = self.path(name)
        return [
            Fields(value, f"{at}[{number}]", self._is_sparse)
            for number, value in enumerate(self._list(name, length))
        ]

    def bag(self, name: str, called: str, names: list[str]) -> Bag:
        """A face-down pile."""
        return bag_of(self.inner(name), called, names)

    def expect(self, fits: bool, name: str, why: str) -> None:
        """Refuses the table if something that one of its fields says does not fit."""
        if not fits:
            raise refused(self.path(name), why)

    def expect_all_read(self) -> None:
        for name in self._document:
            if name not in self._read:
                raise refused(self.path(str(name)), "there is no such field")

    def path(self, name: str) -> str:
        """Where a field stands in the whole document."""
        return f"{self._path}.{name}" if self._path else name

    def _value(self, name: str, nothing: Any) -> Any:
        if name not in self._document:
            if self._is_sparse and nothing is not None:
                return nothing
            raise refused(self.path(name), "it is missing")
        self._read.add(name)
        return self._document[name]

    def _list(self, name: str, length: int | None) -> list[Any]:
        value = self._value(name, [])
        if not isinstance(value, list):
            raise refused(self.path(name), f"a list is expected, not {shown(value)}")
        if length is not None and len(value) != length:
            raise refused(self.path(name), f"{length} are expected, not {len(value)}")
        return value

    def _count(self, value: Any, name: str, most: int, least: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise refused(
                self.path(name), f"a number from {least} to {most} is expected, not {shown(value)}"
            )
        return value

    def _flag(self, value: Any, name: str) -> bool:
        if not isinstance(value, bool):
            raise refused(self.path(name), f"true or false is expected, not {shown(value)}")
        return value

    def _text(self, value: Any, name: str) -> str:
        if not isinstance(value, str):
            raise refused(self.path(name), f"a text is expected, not {shown(value)}")
        return value

    def _number(self, value: Any, name: str, names: list[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise refused(self.path(name), f"there is no {shown(value)}")
        return names.index(value)


def bag_of(fields: Fields, called: str, names: list[str]) -> Bag:
    """A face-down pile: its pool, and its layers from the bottom up."""
    layers = [layer_of(layer, names) for layer in fields.each("layers")]
    pool = sorted(fields.some("pool", names))
    fields.expect_all_read()
    fields.expect(all([layer.size for layer in layers]), "layers", "a layer has no cards")
    fields.expect(
        sum([layer.unknown for layer in layers]) == len(pool),
        "layers",
        f"they have places for another number of cards than the {len(pool)} of the pool",
    )
    return Bag(called, names, pool, layers)


def layer_of(fields: Fields, names: list[str]) -> Layer:
    layer = Layer(fields.count("unknown"), fields.some("known", names))
    fields.expect_all_read()
    return layer


def refused(path: str, why: str) -> DocumentRefused:
    return DocumentRefused(f"position, field '{path}': {why}")


def expect(fits: bool, field: str, why: str) -> None:
    """Refuses a position if something that a field says does not fit the rest of the table."""
    if not fits:
        raise refused(field, why)


def shown(value: object) -> str:
    """A value as a message repeats it, a long one cut short."""
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"


def named(names: list[str], numbers: list[int]) -> list[str]:
    """Things by their ids, as they are written."""
    return [names[number] for number in numbers]


def write_bag(bag: Bag) -> dict[str, Any]:
    return {
        "pool": [bag.names[card] for card in bag.pool],
        "layers": [
            {"unknown": layer.unknown, "known": [bag.names[card] for card in layer.known]}
            for layer in bag.layers
        ],
    }
