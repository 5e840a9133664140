"""The content files of The Last Stronghold, as they are written."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laststand.kernel.documents import BagDocument, Count, EntryDocument

Icon = Literal["fight", "search", "agility", "defend"]
Face = Literal["fight", "search", "agility", "defend", "star", "corruption", "reroll"]
Letter = Literal["A", "B", "C", "D", "E"]
Place = Literal["A", "B", "C", "D", "E", "Lux"]


BoonWord = Literal[
    "add_icons",
    "turn_die",
    "reroll_dice",
    "heal",
    "cleanse",
    "douse",
    "smite",
    "topple",
    "stall",
    "stall_all",
    "drive",
    "scout",
    "march",
    "gain_gold",
    "gain_rerolls",
    "gain_symbol",
    "draw_artifact",
    "add_chest",
    "ward",
]


class HarmDocument(Struct, forbid_unknown_fields=True):
    """Something bad that a timer brings."""

    do: Literal[
        "add_fire",
        "corrupt",
        "corrupt_all",
        "add_catapult",
        "harm_hero",
        "draw_enemy",
        "steal_gold",
        "lose_rerolls",
        "destroy_location",
    ]
    n: int = 1


class BoonDocument(Struct, forbid_unknown_fields=True):
    """Something good that a hero, an artifact or a ware does."""

    do: BoonWord
    n: int = 1
    icons: list[Icon] = []
    anywhere: bool = False


class LevelDocument(EntryDocument):
    fire_spaces: int


class LocationDocument(EntryDocument):
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


class HeroDocument(EntryDocument):
    title: str
    full: AbilityDocument
    damaged: AbilityDocument


class ArtifactDocument(EntryDocument):
    text: str
    boons: list[BoonDocument]
    each_turn: bool = False


class WareDocument(EntryDocument):
    text: str
    price: int
    boons: list[BoonDocument]


class EnemyDocument(EntryDocument):
    """A kind of enemy; `at` has a letter for each card of it, or none for 'where called'."""

    needs: list[Icon]
    at: list[Letter] = []
    count: int = 0
    ability: Literal[
        "", "horde", "chieftain", "summoner", "vampire", "basilisk", "shaman", "lesh"
    ] = ""
    gold: bool = False
    catapult: bool = False
    corruption: int = 0
    adds_chest: bool = False
    removes_chest: bool = False
    timer: int = 0
    moves: bool = False
    harms: list[HarmDocument] = []


class BossDocument(EntryDocument):
    """One card of a boss."""

    boss: str
    level: int
    number: int
    at: Place
    needs: list[Icon]
    timer: int
    harms: list[HarmDocument]
    wild: bool = True


# -- positions -------------------------------------------------------------------------

Side = Literal["full", "damaged", "incapacitated"]


class StandingDocument(Struct, forbid_unknown_fields=True):
    """An enemy in play."""

    card: str
    serial: Count
    space: Count
    timer: Count


class PlaceDocument(Struct, forbid_unknown_fields=True):
    corruption: Count
    destroyed: bool
    chests: Count
    catapults: list[Icon]
    enemies: list[StandingDocument]


class RealmDocument(Struct, forbid_unknown_fields=True):
    turn: Count
    active: Count
    fires: Count
    wards: Count
    locations: Annotated[list[PlaceDocument], Meta(min_length=5, max_length=5)]
    at_lux: list[StandingDocument]
    pawns: list[Place]
    heroes: Annotated[list[Side], Meta(min_length=4, max_length=4)]
    owners: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    gold: Count
    rerolls: Count
    symbols: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    artifacts: list[str]
    tired: list[str]
    chest_supply: Count
    next_serial: Count
    bosses_beaten: Count
    deck: BagDocument
    shamans: BagDocument
    leshes: BagDocument
    artifact_deck: BagDocument
    catapults: BagDocument
    discard: list[str]
    out_of_game: list[str]
    spent_artifacts: list[str]
    removed_catapults: list[Icon]
    rooted: bool
    fresh: list[Count]
    combat: Literal["", "rolling", "spending"]
    pool: list[Face]
    used: list[bool]
    free_reroll: bool
