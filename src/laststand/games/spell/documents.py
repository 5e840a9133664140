"""The content files of The Last Spell, as they are written. What their words mean is in
things/words.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laststand.kernel.documents import PieceDocument

DieColour = Literal["blue", "orange"]
Tile = Literal["left", "upper", "right"]
Spot = Annotated[str, Meta(pattern="^[A-X]([1-9]|1[0-8])$")]


class CostDocument(Struct, forbid_unknown_fields=True):
    gold: int = 0
    materials: int = 0


class EffectDocument(Struct, forbid_unknown_fields=True):
    """A side effect of an attack."""

    do: str
    n: int = 0
    only: str = ""
    to: str = ""


class BoonDocument(Struct, forbid_unknown_fields=True):
    """What a Perk or a Trait does."""

    kind: str
    do: str
    n: int = 0
    on: str = ""
    when: list[str] = []
    each: str = ""
    what: str = ""
    effect: str = ""
    action: int = 0
    mana: int = 0
    movement: int = 0
    wounds: int = 0


class HeroSideDocument(Struct, forbid_unknown_fields=True):
    hit_points: int
    mana: int
    tokens: list[Literal[2, 3, 4]]


class HeroDocument(PieceDocument):
    title: str
    level_1: HeroSideDocument
    level_2: HeroSideDocument
    count: Literal[1]


class TextDocument(PieceDocument, kw_only=True):
    text: str


class TraitDocument(TextDocument):
    card: int
    side: Literal["A", "B"]
    good: list[BoonDocument]
    bad: list[BoonDocument]
    perk: str
    weapon: str
    weapon_levels: Annotated[list[Literal[1, 2, 3]], Meta(min_length=3, max_length=3)]
    armor: str
    extra: str
    count: Literal[1]


class PerkDocument(TextDocument):
    deck: Literal["melee", "ranged", "magic", "assassin", "defense", "survival"]
    level: Literal[1, 2, 3, 4]
    boons: list[BoonDocument]
    count: Literal[1]


class WeaponDocument(PieceDocument):
    type: str
    level: Literal[1, 2, 3, 4]
    hands: Literal[1, 2]
    price: int
    damage: int
    attacks: Annotated[list[str], Meta(min_length=1, max_length=4)]
    count: int
    count_fr: int = -1


class AttackDocument(PieceDocument):
    range: str
    area: str
    action: int
    mana: int
    movement: int
    uses: int
    effects: list[EffectDocument]
    spots: int = 0


class EffectWordDocument(PieceDocument):
    """A word for a side effect, and the rule that says what it does."""

    word: str
    rule: str


class ScrollDocument(PieceDocument):
    price: int
    attack: str
    count: int


class ThenDocument(Struct, forbid_unknown_fields=True):
    """What using an armor or a Potion brings."""

    do: str
    n: int = 0


class RestoreDocument(Struct, forbid_unknown_fields=True):
    mana: int = 0
    tokens: int = 0
    kills: int = 0


class ArmorDocument(PieceDocument):
    rule: str
    slot: str
    level: Literal[1, 2, 3, 4]
    price: int
    count: int
    use: str
    prevent: int
    then: list[ThenDocument]
    restore: RestoreDocument
    rules: list[str]


class PotionDocument(PieceDocument):
    rule: str
    colour: str
    effects: list[ThenDocument]
    uses: int
    price: int
    count: int


class ConditionDocument(Struct, forbid_unknown_fields=True):
    do: str
    n: int


class RewardDocument(Struct, forbid_unknown_fields=True):
    gold: int
    materials: int
    equipment: int


class QuestDocument(TextDocument):
    goddess: Literal["schaden", "freude"]
    condition: ConditionDocument
    reward: RewardDocument
    legacy: RewardDocument
    count: Literal[1]


class MonsterDocument(PieceDocument):
    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    level: Literal[1, 2, 3]
    hit_points: int
    movement: int
    damage: int
    range: int
    area: Literal["one", "ring"]
    dice: list[DieColour]
    abilities: list[str]
    count: int
    count_fr: int = -1
    colour: str = ""


class BossAttackDocument(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    damage: list[int]
    area: str
    when: Literal["enters", "attack", "card", "last"]


class BossDocument(PieceDocument):
    rule: str
    scenario: str
    hit_points: int
    movement: int
    dice: list[DieColour]
    abilities: list[str]
    count: int
    letter: str
    damage: int
    attacks: list[BossAttackDocument]
    dice_2: list[DieColour] = []
    range: int = 0
    spots: Literal[1, 2] = 1


class CetusiaPartDocument(Struct, forbid_unknown_fields=True):
    at: Spot
    looks: Literal["north", "east", "south", "west"]
    attack: str


class CetusiaCardDocument(PieceDocument):
    head: CetusiaPartDocument
    tail: CetusiaPartDocument
    count: Literal[1]


class CetusiaAreaDocument(PieceDocument):
    rows: Annotated[list[str], Meta(min_length=1)]


class DieDocument(PieceDocument):
    rule: str
    faces: Annotated[list[str], Meta(min_length=6, max_length=6)]
    count: int


class DirectionDocument(PieceDocument):
    cycle_1: list[int]
    cycle_2: list[int]
    cycle_3: list[int]
    dryad: int
    count: Literal[1]


Layer = Annotated[list[str], Meta(min_length=2, max_length=2)]


class PatternDocument(PieceDocument):
    number: str
    green: Layer
    yellow: Layer
    red: Layer
    alerions: Layer
    growths: Layer
    count: Literal[1]


class SlotDocument(PieceDocument):
    number: int
    tile: Tile
    lines: Annotated[list[str], Meta(min_length=6, max_length=6)]
    count: Literal[1]


class SpaceDocument(PieceDocument):
    gold: int
    materials: int
    equipment: int
    count: Literal[1]


class RuinDocument(PieceDocument):
    spots: Literal[1, 2, 3]
    gold: int
    materials: int
    equipment: int
    count: Literal[1]
    gold_fr: int = -1


class BuildingDocument(PieceDocument):
    rules: list[str]
    kind: Literal["production", "equipment", "seer"]
    spots: Literal[1, 2]
    hits: int
    count: int
    cost: CostDocument
    gives: CostDocument
    upgrade: CostDocument
    upgrade_gives: CostDocument
    produces: CostDocument
    upgrade_produces: CostDocument
    workers: int
    deck: Literal["", "armor", "melee", "ranged", "magic"]
    cost_fr: CostDocument | None = None
    abilities: dict[str, CostDocument] = {}
    abilities_fr: dict[str, CostDocument] = {}


class WallDocument(PieceDocument):
    rules: list[str]
    cost: CostDocument
    hits: int
    count: int
    stone: bool
    gate: bool
    upgrades_to: str


class DefenseDocument(PieceDocument):
    rules: list[str]
    cost: CostDocument
    hits: int
    count: int
    hurls: int
    shots: int
    range: str
    area: str
    damage: int
    effects: list[EffectDocument]
    cost_fr: CostDocument | None = None
    movement_cost: int = 0
    mana_cost: int = 0


class TableDocument(PieceDocument):
    rule: str
    players: int
    actions: int
    heroes_prepared: int
    heroes_at_once: int
    recruit: list[int]


class TokenDocument(PieceDocument):
    count: int
    value: int = 0


class FixedSpawnDocument(Struct, forbid_unknown_fields=True):
    slot: int
    pattern: str


class ScenarioDocument(PieceDocument):
    number: int
    days: int
    boss: str
    backgrounds: list[Literal["green", "yellow", "red"]]
    gold: int
    materials: int
    builds: list[str]
    upgrades: list[str]
    perks: int
    quick_perks: list[int]
    hero_level: Literal[1, 2]
    keeps: int
    keeps_armors: int
    weapon_level_index: int
    mist: int
    mist_advances: bool
    quests: bool
    fixed_spawn: list[FixedSpawnDocument]
    map: str
    sectors: str
