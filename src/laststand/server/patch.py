"""What has changed between two documents, as a document: a viewer who holds the one is sent the
patch to the other.

A patch of a table is a table of patches by key, and so is one of a list that keeps its length, by
index. `[value]` stands for another value, `[]` for a key that is gone. A list that grows or
shrinks is told as `{"@": [start, gone, [new, …]]}`: so many items from the start on give way.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

SPLICE: Final = "@"

Pieces = dict[str, bytes]
"""A document by its keys, each value encoded: what is kept of it takes a tenth of the memory, and
values that are the same are found so without going through them."""

_encoder: Final = msgspec.json.Encoder()
_decode: Final = msgspec.json.Decoder().decode


def pieces(document: dict[str, Any]) -> Pieces:
    return {key: _encoder.encode(value) for key, value in document.items()}


def whole(document: Pieces) -> bytes:
    """The document, encoded."""
    return _encoder.encode({key: msgspec.Raw(value) for key, value in document.items()})


def patch(old: Pieces, new: Pieces) -> bytes:
    """The patch that makes one document the other, encoded."""
    changes: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if before is None:
            changes[key] = [msgspec.Raw(value)]
        elif before != value:
            changes[key] = difference(_decode(before), _decode(value))
    return _encoder.encode(changes or None)


def difference(old: Any, new: Any) -> Any:
    """The patch that makes one value the other, None where they are the same. A field never
    changes between a number and a truth value, which Python takes for the same."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_tables(old, new)
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return _of_items(old, new) if len(old) == len(new) else _of_lists(old, new)
    return [new]


def _of_tables(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = [value]
        elif old[key] != value:  # most are the same
            patch[key] = difference(old[key], value)
    return patch


def _of_items(old: list[Any], new: list[Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    for index, (before, after) in enumerate(zip(old, new, strict=True)):
        if before != after:
            patch[str(index)] = difference(before, after)
    return patch


def _of_lists(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """What is alike at both ends stays."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return {SPLICE: [start, len(old) - start - end, new[start : len(new) - end]]}


def patched(old: Any, patch: Any) -> Any:
    """A value with a patch applied; the value itself stays as it is."""
    if patch is None:
        return old
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, dict):
        return _patched_table(old, patch)
    if SPLICE in patch:
        start, gone, items = patch[SPLICE]
        return [*old[:start], *items, *old[start + gone :]]
    items = list(old)
    for index, change in patch.items():
        items[int(index)] = patched(items[int(index)], change)
    return items


def _patched_table(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    table = dict(old)
    for key, change in patch.items():
        if change == []:
            del table[key]
        else:
            table[key] = patched(table.get(key), change)
    return table
