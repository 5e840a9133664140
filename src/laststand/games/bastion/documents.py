"""The content files and positions of Last Bastion, as they are written."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laststand.kernel.documents import Count, EntryDocument

BoardColour = Literal["red", "green", "blue", "yellow"]
Colour = Literal["red", "green", "blue", "yellow", "black"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]


class NamedDocument(EntryDocument, kw_only=True):
    """An entry, and the fields of it that a source gives."""

    stated: list[str] = []


class BoardDocument(NamedDocument):
    rule: str
    colour: BoardColour
    spaces: Literal[3]
    full: list[str]
    linked_only: bool = False


class DieDocument(NamedDocument):
    rule: str
    count: int
    colour: str
    faces: Annotated[list[str], Meta(min_length=6, max_length=6)]
    hero: str = ""


class EffectDocument(NamedDocument):
    word: str
    kind: Literal["instant", "ongoing"]
    sufferer: Literal["player", "everyone", "nobody"]
    able: Literal[
        "in_play",
        "has_round_token",
        "has_equipment",
        "hero_board_free",
        "rolls_corruption_die",
        "nobody",
        "always",
    ]
    choice: Literal["none", "token", "tile", "colour", "reward", "hero"]
    rule: str


class HeroDocument(NamedDocument):
    who: str
    power: Literal[
        "extra_move",
        "lift_grasp",
        "enchant",
        "reroll",
        "gray_die",
        "crossbows",
        "act_twice",
        "falcon",
    ]
    rules: list[str]
    text: str


class LevelDocument(NamedDocument):
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


class MonsterDocument(NamedDocument):
    colour: Colour
    resistance: int
    count: int
    entrance: list[str]
    ongoing: list[str]
    recurring: list[str]
    exit: list[str]


class WarlordDocument(NamedDocument):
    placed_as: Colour
    needs: dict[Colour, int]
    count: int
    entrance: list[str]
    ongoing: list[str]
    recurring: list[str]
    exit: list[str]


class TileDocument(NamedDocument):
    action: Literal[
        "take_equipment",
        "heal_hero",
        "raise_standard",
        "destroy_monster",
        "set_trap",
        "throw_net",
        "cleanse_grasp",
        "swap_cards",
        "rest_hero",
    ]
    rules: list[str]
    text: str
    element: Literal["", "standard", "trap", "net"] = ""
    works_on_warlords: bool = False
    dice: int = 0
    life: int = 0
    call_to_arms: int = 0
    life_cost: int = 0
    figures: int = 0
    lowers: int = 0
    moves: int = 0
    cards: int = 0


class TokenDocument(NamedDocument):
    kind: Literal["token", "figure"]
    count: int
    colour: str = ""


# -- positions -------------------------------------------------------------------------

Place = Literal["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
Side = Literal["north", "east", "south", "west"]


class HeroPositionDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player's hero; `hero` is empty before one is taken, `place` while it is out."""

    hero: str
    board: BoardColour | Literal[""]
    place: Place | Literal[""]
    life: Count
    equipment: dict[Colour, Count]
    calls: Count
    grasp: bool = False
    wounded: bool = False
    status: Literal["in play", "out", "dead"] = "in play"


class CardPositionDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    card: str
    space: str
    grasp: bool = False


class ReserveDocument(Struct, forbid_unknown_fields=True):
    life: Count
    equipment: dict[Colour, Count]
    calls: Count
    grasp: Count


class PledgeDocument(Struct, forbid_unknown_fields=True):
    seat: Count
    colour: Colour


class CombatDocument(Struct, forbid_unknown_fields=True):
    targets: list[str]
    faces: list[Face]
    pledged: list[PledgeDocument]
    refused: list[Count]


class SiegeDocument(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole table. Elements (trap, net, standard, enchantment) say where they lie: a
    space, a colour, 'icon', 'reserve', or 'box' for one that is not in the game."""

    tiles: list[str]
    boards: list[BoardColour]
    grasped: list[Place]
    cards: list[CardPositionDocument]
    heroes: list[HeroPositionDocument]
    reserve: ReserveDocument
    trap: str
    net: str
    standard: str
    enchantment: str
    runs: list[Count]
    monsters: list[str]
    warlords: list[str]
    discard: list[str]
    fallen: list[str] = []
    warlords_left: Count
    turn: Count = 0
    turn_side: Side = "north"
    active: Annotated[int, Meta(ge=-1, le=3)] = -1
    first: Annotated[int, Meta(ge=0, le=3)] = 0
    moved: bool = False
    activated: bool = False
    fought: bool = False
    acted_at: Place | Literal[""] = ""
    extra_move_used: bool = False
    enchanted: bool = False
    combat: CombatDocument | None = None
