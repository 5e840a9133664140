"""The content files and positions of The Last Spell, as they are written."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laststand.kernel.documents import EntryDocument

WeaponType = Literal["melee", "ranged", "magic"]
Face = Literal["hit", "hit_stun", "miss", "dodge", "armor"]
DieColour = Literal["blue", "orange"]
Tile = Literal["left", "upper", "right"]

Range = Literal[
    "melee",
    "two",
    "self",
    "current",
    "adjacent",
    "far",
    "current-adjacent",
    "adjacent-far",
]
Area = Literal[
    "one",
    "spots",
    "line-2",
    "line-3",
    "line-3-move",
    "cross",
    "rectangle",
    "cone",
    "square",
    "ring",
    "one-stun",
    "cross-stun",
    "square-stun",
    "move",
    "ally",
    "ally-or-self",
]
EffectWord = Literal[
    "armor_piercing",
    "no_dodge",
    "stun",
    "stun_around",
    "stun_area",
    "vision",
    "isolation",
    "momentum",
    "follow",
    "maneuver",
    "propagation",
    "cursed",
    "restore_action",
    "restore_movement",
]
BoonWord = Literal[
    "hit_points",
    "mana",
    "token_points",
    "jump_points",
    "jump_monsters",
    "climb_points",
    "damage",
    "reroll",
    "effect",
    "extra_use",
    "mana_cost",
    "free_magic_reroll",
    "close_shot",
    "far_shot",
    "less_damage",
    "guard",
    "fortify",
    "heal_at_dusk",
    "hurls",
    "ballista",
    "throw_potion",
    "calm",
    "carry",
    "workers",
    "price",
    "repair",
    "build_cost",
    "forbid",
    "gain_action",
    "gain_mana",
    "gain_movement",
    "heal",
    "strike_back",
    "survive",
    "blink",
    "reload_ballista",
]
Condition = Literal[
    "melee",
    "ranged",
    "magic",
    "weapon",
    "one-handed",
    "first-attack",
    "not-moved",
    "isolated",
    "stunned",
    "half-dead",
    "near-structure",
    "moved-4",
]
Occasion = Literal["", "kill", "two-kills", "missed-all", "attacked", "hero-phase-starts", "dying"]
Each = Literal["", "attack", "turn", "hero-phase", "monster-phase", "day", "campaign"]
Ability = Literal["fly", "resolute", "explosion", "mana_drain"]
BuildGroup = Literal["defense", "wall", "gate", "production", "equipment", "seer"]


class NamedDocument(EntryDocument, kw_only=True):
    """An entry, and the fields of it that the books give."""

    stated: list[str] = []


class CostDocument(Struct, forbid_unknown_fields=True):
    gold: int = 0
    materials: int = 0


class EffectDocument(Struct, forbid_unknown_fields=True):
    """A side effect of an attack."""

    do: EffectWord
    n: int = 1
    only: Literal["", "impact"] = ""
    to: Literal["", "back", "any"] = ""


class BoonDocument(Struct, forbid_unknown_fields=True):
    """What a Perk or a Trait does."""

    kind: Literal["always", "after", "act"]
    do: BoonWord
    n: int = 0
    on: Occasion = ""
    when: list[Condition] = []
    each: Each = ""
    what: Literal["", "shields", "scrolls", "two-handed-melee", "scroll", "potion", "defense"] = ""
    effect: EffectWord | Literal[""] = ""
    action: int = 0
    mana: int = 0
    movement: int = 0
    wounds: int = 0


class HeroSideDocument(Struct, forbid_unknown_fields=True):
    hit_points: int
    mana: int
    tokens: list[Literal[2, 3, 4]]


class HeroDocument(NamedDocument):
    title: str
    level_1: HeroSideDocument
    level_2: HeroSideDocument
    count: Literal[1]


class TextDocument(NamedDocument, kw_only=True):
    text: str


class TraitDocument(TextDocument):
    card: int
    side: Literal["A", "B"]
    good: list[BoonDocument]
    bad: list[BoonDocument]
    perk: str
    weapon: WeaponType
    weapon_levels: Annotated[list[Literal[1, 2, 3]], Meta(min_length=3, max_length=3)]
    armor: str
    extra: str
    count: Literal[1]


class PerkDocument(TextDocument):
    deck: Literal["melee", "ranged", "magic", "assassin", "defense", "survival"]
    level: Literal[1, 2, 3, 4]
    boons: list[BoonDocument]
    count: Literal[1]


class WeaponDocument(NamedDocument):
    type: WeaponType
    level: Literal[1, 2, 3]
    hands: Literal[1, 2]
    price: int
    damage: int
    attacks: Annotated[list[str], Meta(min_length=1, max_length=4)]
    count: int
    count_fr: int = -1


class AttackDocument(NamedDocument):
    range: Range
    area: Area
    action: int
    mana: int
    movement: int
    uses: int
    effects: list[EffectDocument]
    spots: int = 0


class ScrollDocument(NamedDocument):
    price: int
    attack: str
    count: int


class ThenDocument(Struct, forbid_unknown_fields=True):
    """What using an armor or a Potion brings."""

    do: Literal[
        "gain_mana",
        "refresh_token",
        "heal_other",
        "strike_adjacent",
        "wound_for_mana",
        "wound_for_tokens",
        "save_ally",
        "next_token",
        "heal",
        "gain_action",
    ]
    n: int = 1


class RestoreDocument(Struct, forbid_unknown_fields=True):
    mana: int = 0
    tokens: int = 0
    kills: int = 0


class ArmorDocument(NamedDocument):
    rule: str
    slot: Literal["low", "high", "shield"]
    level: Literal[1, 2, 3]
    price: int
    count: int
    use: Literal["damage", "own-turn", "ally-dies"]
    prevent: int
    then: list[ThenDocument]
    restore: RestoreDocument
    rules: list[
        Literal["walk_over_low_obstacles", "no_shields", "no_armors", "two_kills_refresh_token"]
    ]


class PotionDocument(NamedDocument):
    rule: str
    colour: str
    effects: list[ThenDocument]
    uses: int
    price: int
    count: int


class ConditionDocument(Struct, forbid_unknown_fields=True):
    do: Literal[
        "monsters_killed",
        "kills_in_a_phase",
        "kills_of_each_hero",
        "mages_left",
        "buildings_standing",
        "panic_space_left",
    ]
    n: int


class RewardDocument(Struct, forbid_unknown_fields=True):
    gold: int
    materials: int
    equipment: int


class QuestDocument(TextDocument):
    goddess: Literal["schaden", "freude"]
    condition: ConditionDocument
    reward: RewardDocument
    count: Literal[1]


class MonsterDocument(NamedDocument):
    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    level: Literal[1, 2, 3]
    hit_points: int
    movement: int
    damage: int
    range: int
    area: Literal["one", "ring"]
    dice: list[DieColour]
    abilities: list[Ability]
    count: int
    count_fr: int = -1
    colour: str = ""


class BossAttackDocument(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    damage: list[int]
    area: str
    when: Literal["enters", "attack", "card", "last"]


class BossDocument(NamedDocument):
    rule: str
    scenario: str
    hit_points: int
    movement: int
    dice: list[DieColour]
    abilities: list[Ability]
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


class CetusiaCardDocument(NamedDocument):
    head: CetusiaPartDocument
    tail: CetusiaPartDocument
    count: Literal[1]


class CetusiaAreaDocument(NamedDocument):
    rows: Annotated[list[str], Meta(min_length=1)]


class DieDocument(NamedDocument):
    rule: str
    faces: Annotated[list[Face], Meta(min_length=6, max_length=6)]
    count: int


class DirectionDocument(NamedDocument):
    cycle_1: list[int]
    cycle_2: list[int]
    cycle_3: list[int]
    dryad: int
    count: Literal[1]


Layer = Annotated[list[str], Meta(min_length=2, max_length=2)]


class PatternDocument(NamedDocument):
    number: str
    green: Layer
    yellow: Layer
    red: Layer
    alerions: Layer
    growths: Layer
    count: Literal[1]


class SlotDocument(NamedDocument):
    number: int
    tile: Tile
    lines: Annotated[list[str], Meta(min_length=6, max_length=6)]
    count: Literal[1]


class SpaceDocument(NamedDocument):
    gold: int
    materials: int
    equipment: int
    count: Literal[1]


class RuinDocument(NamedDocument):
    spots: Literal[1, 2, 3]
    gold: int
    materials: int
    equipment: int
    count: Literal[1]
    gold_fr: int = -1


class BuildingDocument(NamedDocument):
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


class WallDocument(NamedDocument):
    rules: list[str]
    cost: CostDocument
    hits: int
    count: int
    stone: bool
    gate: bool
    upgrades_to: str


class DefenseDocument(NamedDocument):
    rules: list[str]
    cost: CostDocument
    hits: int
    count: int
    hurls: int
    shots: int
    range: Range | Literal[""]
    area: Area | Literal[""]
    damage: int
    effects: list[EffectDocument]
    cost_fr: CostDocument | None = None
    movement_cost: int = 0
    mana_cost: int = 0


class TableDocument(NamedDocument):
    rule: str
    players: int
    actions: int
    heroes_prepared: int
    heroes_at_once: int
    recruit: list[int]


class TokenDocument(NamedDocument):
    count: int
    value: int = 0


class FixedSpawnDocument(Struct, forbid_unknown_fields=True):
    slot: int
    pattern: str


class ScenarioDocument(NamedDocument):
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


# -- positions -------------------------------------------------------------------------

Facing = Literal["north", "east", "south", "west"]
Spot = Annotated[str, Meta(pattern="^[A-X]([1-9]|1[0-8])$")]
