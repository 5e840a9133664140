"""Cetusia's Pattern cards: where Head and Tail come up and what they hit (Night p. 18)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.documents import CetusiaCardDocument, CetusiaPartDocument
from laststand.games.spell.map.geometry import DIRECTIONS, SOUTH, Ground
from laststand.games.spell.map.spots import COLUMNS, ROWS, SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.errors import DocumentRefused

HEAD: Final = 0
TAIL: Final = 1
PARTS: Final = ["cetusia-head", "cetusia-tail"]
CETUSIA: Final = "cetusia"


class PartPattern:
    """What a card says of one part: the spot it comes up on, which way it looks, and its attack
    with the red area."""

    def __init__(
        self, document: CetusiaPartDocument, areas: dict[str, list[str]], ground: Ground
    ) -> None:
        if document.attack not in areas:
            raise DocumentRefused(f"cetusia-areas.toml: there is no '{document.attack}'")
        self.spot: Final = SPOT_NUMBERS[document.at]
        self.facing: Final = DIRECTIONS.index(document.looks)
        self.attack: Final[str] = document.attack
        rows = areas[document.attack]
        if "".join(rows).count("@") != 1 or len({len(row) for row in rows}) != 1:
            raise DocumentRefused(
                f"cetusia-areas.toml, entry '{document.attack}': one part and rows of one length"
            )
        reached = red_area(rows, self.spot, self.facing)
        self.spots: Final = [spot for spot in reached if ground.exists[spot]]


class CetusiaCard:
    """One of the four cards."""

    def __init__(
        self, document: CetusiaCardDocument, areas: dict[str, list[str]], ground: Ground
    ) -> None:
        self.id: Final[str] = document.id
        self.parts: Final = [
            PartPattern(part, areas, ground) for part in (document.head, document.tail)
        ]


def red_area(rows: list[str], spot: int, facing: int) -> list[int]:
    """TLS-CETUSIA-3: the spots of a drawing, turned as the part looks. It is drawn for one that
    looks south, `@` being the part and `#` a spot that is hit."""
    part = "".join(rows).find("@")
    wide = len(rows[0])
    found = []
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark == "#":
                found.append(turned(row - part // wide, column - part % wide, spot, facing))
    return sorted([near for near in found if near >= 0])


def turned(down: int, across: int, spot: int, facing: int) -> int:
    """A spot of the drawing on the map, or -1 beyond its edge."""
    for _ in range((facing - SOUTH) % 4):
        down, across = across, -down
    row = spot // COLUMNS + down
    column = spot % COLUMNS + across
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def check_cards(cards: list[CetusiaCard], kinds: list[MonsterKind], ground: Ground) -> None:
    """Refuses cards that cannot be played: parts that know other attacks, come up where nothing
    can stand, or in each other's place."""
    for card in cards:
        for part, pattern in enumerate(card.parts):
            where = f"cetusia-cards.toml, entry '{card.id}'"
            if pattern.attack not in kinds[part].blows:
                raise DocumentRefused(f"{where}: {kinds[part].id} has no '{pattern.attack}'")
            if not ground.is_open[pattern.spot]:
                name = SPOT_NAMES[pattern.spot]
                raise DocumentRefused(f"{where}: nothing can stand on {name}")
    heads = {card.parts[HEAD].spot for card in cards}
    if heads & {card.parts[TAIL].spot for card in cards}:
        raise DocumentRefused("cetusia-cards.toml: Head and Tail never come up on the same spot")
