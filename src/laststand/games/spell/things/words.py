"""The words of the content, which are numbers to the rules."""

from __future__ import annotations

from typing import Final

# TLS-WEAPON-1: what an attack is made with. A Scroll counts as magic (TLS-SCROLL-2).
MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2
FIST: Final = 3
ENGINE: Final = 4
TYPES: Final = ["melee", "ranged", "magic"]

# The four decks at the Shop (TLS-SETUP-5).
DECKS: Final = ["armor", "melee", "ranged", "magic"]
NO_DECK: Final = -1

# TLS-EQUIP-1.
WEAPON: Final = 0
ARMOR: Final = 1
SCROLL: Final = 2
POTION: Final = 3

LOW: Final = 0
HIGH: Final = 1
SHIELD: Final = 2
SLOTS: Final = ["low", "high", "shield"]

USE_ON_DAMAGE: Final = 0
USE_IN_TURN: Final = 1
USE_WHEN_ALLY_DIES: Final = 2
USES: Final = ["damage", "own-turn", "ally-dies"]

# Ranges: in spots (TLS-RANGE-8), then in sectors.
RANGE_MELEE: Final = 0  # TLS-RANGE-7
RANGE_TWO: Final = 1  # TLS-RANGE-6
RANGE_SELF: Final = 2  # TLS-RANGE-9
CURRENT: Final = 3  # TLS-RANGE-1
ADJACENT: Final = 4  # TLS-RANGE-2
FAR: Final = 5  # TLS-RANGE-3
CURRENT_ADJACENT: Final = 6  # TLS-RANGE-4
ADJACENT_FAR: Final = 7  # TLS-RANGE-5
RANGES: Final = [
    "melee",
    "two",
    "self",
    "current",
    "adjacent",
    "far",
    "current-adjacent",
    "adjacent-far",
]

# Areas; those written with -stun have Stun as well (TLS-SHAPE-4, TLS-SHAPE-9, TLS-SHAPE-13).
ONE: Final = 0  # TLS-SHAPE-1
SPOTS: Final = 1  # TLS-SHAPE-2
LINE_2: Final = 2  # TLS-SHAPE-5
LINE_3: Final = 3  # TLS-SHAPE-6
LINE_3_MOVE: Final = 4  # TLS-SHAPE-7
CROSS: Final = 5  # TLS-SHAPE-8
RECTANGLE: Final = 6  # TLS-SHAPE-10
CONE: Final = 7  # TLS-SHAPE-11
SQUARE: Final = 8  # TLS-SHAPE-12
RING: Final = 9  # TLS-SHAPE-14, TLS-SHAPE-15
MOVE: Final = 10  # TLS-SHAPE-3
ALLY: Final = 11  # TLS-EFFECT-14
ALLY_OR_SELF: Final = 12  # TLS-EFFECT-15
AREAS: Final = [
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
    "move",
    "ally",
    "ally-or-self",
]

# Effects of an attack, one bit each (TLS-EFFECT).
ARMOR_PIERCING: Final = 1  # TLS-EFFECT-1
NO_DODGE: Final = 2  # TLS-EFFECT-7
NO_DODGE_ON_IMPACT: Final = 4
STUN: Final = 8
STUN_AROUND: Final = 16
STUN_AREA: Final = 32
VISION: Final = 64
ISOLATION: Final = 128
MOMENTUM: Final = 256
FOLLOW: Final = 512
MANEUVER_BACK: Final = 1024
MANEUVER_ANY: Final = 2048
CURSED: Final = 4096
EFFECT_BITS: Final = {
    "armor_piercing": ARMOR_PIERCING,
    "no_dodge": NO_DODGE,
    "stun": STUN,
    "stun_around": STUN_AROUND,
    "stun_area": STUN_AREA,
    "vision": VISION,
    "isolation": ISOLATION,
    "momentum": MOMENTUM,
    "follow": FOLLOW,
    "maneuver": MANEUVER_BACK,
    "cursed": CURSED,
}

# Boons: what Perks and Traits do (TLS-TRAIT-6).
ALWAYS: Final = 0
AFTER: Final = 1
ACT: Final = 2
KINDS: Final = ["always", "after", "act"]

HIT_POINTS: Final = 0
MANA: Final = 1
TOKEN_POINTS: Final = 2
JUMP_POINTS: Final = 3
JUMP_MONSTERS: Final = 4
CLIMB_POINTS: Final = 5
DAMAGE: Final = 6
REROLL: Final = 7
EFFECT: Final = 8
EXTRA_USE: Final = 9
MANA_COST: Final = 10
FREE_MAGIC_REROLL: Final = 11
CLOSE_SHOT: Final = 12
FAR_SHOT: Final = 13
LESS_DAMAGE: Final = 14
GUARD: Final = 15
FORTIFY: Final = 16
HEAL_AT_DUSK: Final = 17
HURLS: Final = 18
BALLISTA_HELP: Final = 19
THROW_POTION: Final = 20
CALM: Final = 21
CARRY: Final = 22
WORKERS: Final = 23
PRICE: Final = 24
REPAIR: Final = 25
BUILD_COST: Final = 26
FORBID: Final = 27
GAIN_ACTION: Final = 28
GAIN_MANA: Final = 29
GAIN_MOVEMENT: Final = 30
HEAL: Final = 31
STRIKE_BACK: Final = 32
SURVIVE: Final = 33
BLINK: Final = 34
RELOAD_BALLISTA: Final = 35
BOONS: Final = [
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

WHEN_MELEE: Final = 0
WHEN_RANGED: Final = 1
WHEN_MAGIC: Final = 2
WHEN_WEAPON: Final = 3
WHEN_ONE_HANDED: Final = 4
WHEN_FIRST_ATTACK: Final = 5
WHEN_NOT_MOVED: Final = 6
WHEN_ISOLATED: Final = 7
WHEN_STUNNED: Final = 8
WHEN_HALF_DEAD: Final = 9
WHEN_NEAR_STRUCTURE: Final = 10
WHEN_MOVED_4: Final = 11
CONDITIONS: Final = [
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

ON_NOTHING: Final = 0
ON_KILL: Final = 1
ON_TWO_KILLS: Final = 2
ON_MISSED_ALL: Final = 3
ON_ATTACKED: Final = 4
ON_HERO_PHASE: Final = 5
ON_DYING: Final = 6
OCCASIONS: Final = [
    "",
    "kill",
    "two-kills",
    "missed-all",
    "attacked",
    "hero-phase-starts",
    "dying",
]

EACH_TIME: Final = 0
EACH_ATTACK: Final = 1
EACH_TURN: Final = 2
EACH_HERO_PHASE: Final = 3
EACH_MONSTER_PHASE: Final = 4
EACH_DAY: Final = 5
EACH_CAMPAIGN: Final = 6
EACH: Final = ["", "attack", "turn", "hero-phase", "monster-phase", "day", "campaign"]

# What an armor or Potion does when it is used.
THEN_GAIN_MANA: Final = 0
THEN_REFRESH_TOKEN: Final = 1
THEN_HEAL_OTHER: Final = 2
THEN_STRIKE_ADJACENT: Final = 3
THEN_WOUND_FOR_MANA: Final = 4
THEN_WOUND_FOR_TOKENS: Final = 5
THEN_SAVE_ALLY: Final = 6
THEN_NEXT_TOKEN: Final = 7
THEN_HEAL: Final = 8
THEN_GAIN_ACTION: Final = 9
THENS: Final = [
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

# Faces of the Defense dice (TLS-DICE-2 to TLS-DICE-6).
HIT: Final = 0
HIT_STUN: Final = 1
MISS: Final = 2
DODGE: Final = 3
ARMOR_FACE: Final = 4
FACES: Final = ["hit", "hit_stun", "miss", "dodge", "armor"]
BLUE: Final = 0
ORANGE: Final = 1
COLOURS: Final = ["blue", "orange"]

# Families of structures (TLS-STRUCTURE-1), in the order Monsters prefer them (TLS-TARGET-5).
DEFENSE: Final = 0
WALL: Final = 1
BUILDING: Final = 2

QUEST_CONDITIONS: Final = [
    "monsters_killed",
    "kills_in_a_phase",
    "kills_of_each_hero",
    "mages_left",
    "buildings_standing",
    "panic_space_left",
]
