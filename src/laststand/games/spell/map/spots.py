"""Spots and their names. A spot is `row * 24 + column`; it is written as a letter and a number,
L12."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from laststand.kernel.fields import Fields

COLUMNS: Final = 24
ROWS: Final = 18
SPOTS: Final = 432
NOWHERE: Final = -1

SPOT_NAMES: Final = [
    f"{chr(ord('A') + spot % COLUMNS)}{spot // COLUMNS + 1}" for spot in range(SPOTS)
]
SPOT_NUMBERS: Final = {name: spot for spot, name in enumerate(SPOT_NAMES)}


def unmarked() -> vec[bool]:
    """By spot, false."""
    return vec[bool]([False] * SPOTS)


def marked(spots: list[int]) -> vec[bool]:
    """By spot, whether it is one of some."""
    marks = unmarked()
    for spot in spots:
        marks[spot] = True
    return marks


def spot_name(spot: int) -> str:
    return SPOT_NAMES[spot] if spot >= 0 else ""


def spot_names(spots: list[int]) -> list[str]:
    return [SPOT_NAMES[spot] for spot in spots]


def read_spot(fields: Fields, name: str) -> int:
    return known_spot(fields, name, fields.text(name))


def read_spot_or_none(fields: Fields, name: str) -> int:
    return read_spot(fields, name) if fields.text(name) else NOWHERE


def read_spots(fields: Fields, name: str) -> list[int]:
    return [known_spot(fields, name, text) for text in fields.texts(name)]


def known_spot(fields: Fields, name: str, text: str) -> int:
    is_known = text in SPOT_NUMBERS
    fields.expect(is_known, name, f"there is no spot '{text}': they are A1 to X18")
    return SPOT_NUMBERS[text]
