"""The table as numbers for learners: bytes in a fixed order, field by field."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import u8


class Field:
    """So many bytes of an observation, and what they mean."""

    def __init__(self, name: str, length: int, text: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.text: Final = text


def byte(value: int) -> u8:
    """A number as a byte: what is below 0 or above 255 stops there."""
    if value < 0:
        return 0
    return 255 if value > 255 else value


def mark(is_so: bool) -> u8:
    return 1 if is_so else 0


def tell_list(things: list[int], most: int, more: int, out: BytesWriter) -> None:
    """So many of them, each and so much more; 0 where there are fewer."""
    count = min(len(things), most)
    for number in range(count):
        out.append(byte(things[number] + more))
    out.write(NOTHING[most - count])


NOTHING: Final = [bytes(count) for count in range(16)]
