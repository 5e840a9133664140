"""The content files of Last Bastion, as they are written."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from laststand.kernel.documents import PieceDocument

BoardColour = Literal["red", "green", "blue", "yellow"]
Colour = Literal["red", "green", "blue", "yellow", "black"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]


class BoardDocument(PieceDocument):
    rule: str
    colour: BoardColour
    spaces: Literal[3]
    full: list[str]
    subsides: bool


class DieDocument(PieceDocument):
    rule: str
    count: int
    colour: str
    faces: Annotated[list[str], Meta(min_length=6, max_length=6)]
    hero: str = ""


class EffectDocument(PieceDocument):
    word: str
    kind: str
    sufferer: str
    able: str
    choice: str
    rule: str


class HeroDocument(PieceDocument):
    who: str
    power: str
    rules: list[str]
    text: str


class LevelDocument(PieceDocument):
    rule: str
    warlords: int
    monsters: Annotated[list[int], Meta(min_length=4, max_length=4)]
    above: Annotated[list[int], Meta(min_length=4, max_length=4)]
    between: int
    life: int
    call_to_arms: int
    own_equipment: int
    black_equipment: int
    points: int


class MonsterDocument(PieceDocument):
    colour: Colour
    resistance: int
    count: int
    entrance: list[str]
    ongoing: list[str]
    recurring: list[str]
    exit: list[str]


class WarlordDocument(PieceDocument):
    placed_as: Colour
    needs: dict[Colour, int]
    count: int
    entrance: list[str]
    ongoing: list[str]
    recurring: list[str]
    exit: list[str]


class TileDocument(PieceDocument):
    action: str
    rules: list[str]
    text: str
    element: str = ""
    works_on_warlords: bool | None = None
    dice: int = 0
    life: int = 0
    call_to_arms: int = 0
    figures: int = 0
    lowers: int = 0
    moves: int = 0
    cards: int = 0


class TokenDocument(PieceDocument):
    kind: Literal["token", "figure"]
    count: int
    colour: str = ""
