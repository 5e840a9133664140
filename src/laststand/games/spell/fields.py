"""Fields of a position of The Last Spell: what stands for nothing, and how one is refused."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.map.geometry import NOWHERE, SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.state import UNSEEN, Vigil
from laststand.kernel.bag import Bag
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.fields import number

MANY: Final = 999
UNSEEN_CARD: Final = "unseen"


def spot_name(spot: int) -> str:
    return SPOT_NAMES[spot] if spot >= 0 else ""


def item_names(s: Vigil, numbers: list[int]) -> list[str]:
    return [s.box.item_ids[number] for number in numbers]


def write_card(s: Vigil, card: int) -> str:
    return UNSEEN_CARD if card == UNSEEN else s.box.pattern_ids[card]


def read_spot(name: str, field: str) -> int:
    expect(name in SPOT_NUMBERS, field, f"there is no spot '{name}': they are A1 to X18")
    return SPOT_NUMBERS[name]


def read_spots(names: list[str], field: str) -> list[int]:
    return [read_spot(name, field) for name in names]


def spot_or_none(name: str, field: str) -> int:
    return read_spot(name, field) if name else NOWHERE


def one_or_none(names: list[str], id: str, field: str) -> int:
    return number(names, id, field) if id else -1


def expect(holds: bool, field: str, reason: str) -> None:
    if not holds:
        raise DocumentRefused(f"position, field '{field}': {reason}")


def within(value: int, least: int, most: int, field: str) -> None:
    expect(least <= value <= most, field, f"{value} is not between {least} and {most}")


def check_bag(bag: Bag, field: str) -> None:
    unknown = 0
    for layer in bag.layers:
        within(layer.unknown, 0, MANY, field)
        expect(layer.size > 0, field, "a layer is empty")
        unknown += layer.unknown
    expect(unknown <= len(bag.pool), field, "more cards are face down than there can be")
