"""The content files of The Last Stronghold, as they are written."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laststand.kernel.documents import EntryDocument, PieceDocument

Icon = Literal["fight", "search", "agility", "defend"]
Face = Literal["fight", "search", "agility", "defend", "star", "corruption", "reroll"]
Letter = Literal["A", "B", "C", "D", "E"]
Place = Literal["A", "B", "C", "D", "E", "Lux"]


class HarmDocument(Struct, forbid_unknown_fields=True):
    """Something bad that a timer brings, by a word of the vocabulary."""

    do: str
    n: int | None = None


class BoonDocument(Struct, forbid_unknown_fields=True):
    """Something good that a hero, an artifact or a ware does, by a word of the vocabulary."""

    do: str
    n: int | None = None
    icons: list[Icon] = []
    anywhere: bool = False


class LevelDocument(EntryDocument):
    fire_spaces: int


class LocationDocument(PieceDocument):
    letter: Letter
    spaces: int
    chests: int


class TokenDocument(EntryDocument):
    count: int


class CatapultDocument(EntryDocument):
    icon: Icon
    count: int


class DieDocument(EntryDocument):
    faces: list[Face]


class AbilityDocument(Struct, forbid_unknown_fields=True):
    name: str
    text: str
    boons: list[BoonDocument]


class HeroDocument(PieceDocument):
    title: str
    full: AbilityDocument
    damaged: AbilityDocument


class ArtifactDocument(EntryDocument):
    text: str
    boons: list[BoonDocument]
    each_turn: bool = False


class WareDocument(PieceDocument):
    text: str
    price: int
    boons: list[BoonDocument]


class EnemyDocument(EntryDocument):
    """A kind of enemy; `at` has a letter for each card of it, or none for 'where called'."""

    needs: list[Icon]
    at: list[Letter] = []
    count: int = 0
    ability: str = ""
    gold: bool = False
    catapult: bool = False
    corruption: int = 0
    adds_chest: bool = False
    removes_chest: bool = False
    timer: int = 0
    moves: bool = False
    harms: list[HarmDocument] = []


class BossDocument(PieceDocument):
    """One card of a boss."""

    boss: str
    level: int
    number: int
    at: Place
    needs: list[Icon]
    timer: int
    harms: list[HarmDocument]
    wild: bool = True
