"""The words of the content. A word is one object, defined once: its name, where it may stand and
what its entry says of it. Rules compare words by identity; content that uses one otherwise is
refused when it is loaded."""

from __future__ import annotations

from typing import Final, TypeVar

from laststand.kernel.content import refused


class Word:
    def __init__(self, word: str) -> None:
        self.word: Final = word


W = TypeVar("W", bound=Word)


def named(words: list[W], word: str, place: str, field: str) -> W:
    """A word by its name; `place` is the file and the entry that says it."""
    for known in words:
        if known.word == word:
            return known
    known_words = ", ".join([known.word for known in words if known.word])
    raise refused(place, field, f"there is no '{word}', only: {known_words}")


def words_of(words: list[W]) -> list[str]:
    return [word.word for word in words]


def expect(fits: bool, place: str, field: str, why: str) -> None:
    if not fits:
        raise refused(place, field, why)


# -- equipment ---------------------------------------------------------------------------------

# The four decks at the Shop (TLS-SETUP-5).
DECKS: Final = ["armor", "melee", "ranged", "magic"]
LEVELS: Final = 3
"""Of each deck."""
NO_DECK: Final = -1


class Type(Word):
    """TLS-WEAPON-1: what an attack is made with. A Scroll counts as magic (TLS-SCROLL-2)."""

    @property
    def deck(self) -> int:
        """Where weapons of the type lie at the Shop."""
        return DECKS.index(self.word)


MELEE: Final = Type("melee")
RANGED: Final = Type("ranged")
MAGIC: Final = Type("magic")
FIST: Final = Type("fist")
ENGINE: Final = Type("engine")
TYPES: Final = [MELEE, RANGED, MAGIC]
ATTACKERS: Final = [*TYPES, FIST, ENGINE]


class ItemKind(Word):
    """TLS-EQUIP-1."""


WEAPON: Final = ItemKind("weapon")
ARMOR: Final = ItemKind("armor")
SCROLL: Final = ItemKind("scroll")
POTION: Final = ItemKind("potion")


class ArmorSlot(Word):
    """Where an armor is worn."""


LOW: Final = ArmorSlot("low")
HIGH: Final = ArmorSlot("high")
SHIELD: Final = ArmorSlot("shield")
SLOTS: Final = [LOW, HIGH, SHIELD]


class CardUse(Word):
    """When an armor is used."""


USE_ON_DAMAGE: Final = CardUse("damage")
USE_IN_TURN: Final = CardUse("own-turn")
USE_WHEN_ALLY_DIES: Final = CardUse("ally-dies")
USES: Final = [USE_ON_DAMAGE, USE_IN_TURN, USE_WHEN_ALLY_DIES]


class ThenWord(Word):
    """What an armor or Potion does when it is used, and which of them can."""

    def __init__(
        self, word: str, uses: list[CardUse], is_for_potions: bool, is_counted: bool = True
    ) -> None:
        super().__init__(word)
        self.uses: Final = uses
        self.is_for_potions: Final = is_for_potions
        self.is_counted: Final = is_counted


THEN_GAIN_MANA: Final = ThenWord("gain_mana", [USE_ON_DAMAGE], True)
THEN_REFRESH_TOKEN: Final = ThenWord("refresh_token", [USE_ON_DAMAGE], True)
THEN_HEAL_OTHER: Final = ThenWord("heal_other", [USE_ON_DAMAGE], False)
THEN_STRIKE_ADJACENT: Final = ThenWord("strike_adjacent", [USE_ON_DAMAGE], False)
THEN_WOUND_FOR_MANA: Final = ThenWord("wound_for_mana", [USE_ON_DAMAGE], False)
THEN_WOUND_FOR_TOKENS: Final = ThenWord("wound_for_tokens", [USE_ON_DAMAGE], False)
THEN_SAVE_ALLY: Final = ThenWord("save_ally", [USE_WHEN_ALLY_DIES], False, is_counted=False)
THEN_NEXT_TOKEN: Final = ThenWord("next_token", [USE_IN_TURN], False)
THEN_HEAL: Final = ThenWord("heal", [], True)
THEN_GAIN_ACTION: Final = ThenWord("gain_action", [], True)
THENS: Final = [
    THEN_GAIN_MANA,
    THEN_REFRESH_TOKEN,
    THEN_HEAL_OTHER,
    THEN_STRIKE_ADJACENT,
    THEN_WOUND_FOR_MANA,
    THEN_WOUND_FOR_TOKENS,
    THEN_SAVE_ALLY,
    THEN_NEXT_TOKEN,
    THEN_HEAL,
    THEN_GAIN_ACTION,
]


class ArmorRule(Word):
    """What an armor is besides: while it is worn."""


WALK_OVER_LOW_OBSTACLES: Final = ArmorRule("walk_over_low_obstacles")
NO_SHIELDS: Final = ArmorRule("no_shields")
NO_ARMORS: Final = ArmorRule("no_armors")
TWO_KILLS_REFRESH_TOKEN: Final = ArmorRule("two_kills_refresh_token")
ARMOR_RULES: Final = [
    WALK_OVER_LOW_OBSTACLES,
    NO_SHIELDS,
    NO_ARMORS,
    TWO_KILLS_REFRESH_TOKEN,
]


# -- attacks -----------------------------------------------------------------------------------


class Range(Word):
    """From where an impact spot is chosen: in spots (TLS-RANGE-8), or in sectors by how far they
    are from the hero's."""

    def __init__(
        self, word: str, current: bool = False, adjacent: bool = False, far: bool = False
    ) -> None:
        super().__init__(word)
        self.is_current: Final = current
        self.is_adjacent: Final = adjacent
        self.is_far: Final = far
        self.is_in_sectors: Final = current or adjacent or far  # TLS-ATTACK-4
        self.place = 0  # in tables that are kept for each range


RANGE_MELEE: Final = Range("melee")  # TLS-RANGE-7
RANGE_TWO: Final = Range("two")  # TLS-RANGE-6
RANGE_SELF: Final = Range("self")  # TLS-RANGE-9
CURRENT: Final = Range("current", current=True)  # TLS-RANGE-1
ADJACENT: Final = Range("adjacent", adjacent=True)  # TLS-RANGE-2
FAR: Final = Range("far", far=True)  # TLS-RANGE-3
CURRENT_ADJACENT: Final = Range("current-adjacent", current=True, adjacent=True)  # TLS-RANGE-4
ADJACENT_FAR: Final = Range("adjacent-far", adjacent=True, far=True)  # TLS-RANGE-5
RANGES: Final = [
    RANGE_MELEE,
    RANGE_TWO,
    RANGE_SELF,
    CURRENT,
    ADJACENT,
    FAR,
    CURRENT_ADJACENT,
    ADJACENT_FAR,
]
for _place, _range in enumerate(RANGES):
    _range.place = _place


class Area(Word):
    """What an attack covers: (forward, right) from the impact spot, in the order in which the
    spots are resolved (TLS-ATTACK-9); none where it is the impact spot alone."""

    def __init__(
        self,
        word: str,
        offsets: list[tuple[int, int]],
        has_direction: bool = False,
        strikes: bool = True,
        moves_hero: bool = False,
        can_stun: bool = False,
    ) -> None:
        super().__init__(word)
        self.offsets: Final = offsets
        self.is_wide: Final = len(offsets) > 0
        self.has_direction: Final = has_direction
        self.strikes: Final = strikes  # some only move or help somebody
        self.moves_hero: Final = moves_hero  # makes sense where nobody is touched
        self.can_stun: Final = can_stun  # is also written with -stun
        self.place = 0  # in tables that are kept for each area


_AROUND: Final = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
_LINE: Final = [(0, 0), (1, 0), (2, 0)]

# Those written with -stun have Stun as well (TLS-SHAPE-4, TLS-SHAPE-9, TLS-SHAPE-13).
ONE: Final = Area("one", [], can_stun=True)  # TLS-SHAPE-1
SEVERAL_SPOTS: Final = Area("spots", [])  # TLS-SHAPE-2
LINE_2: Final = Area("line-2", _LINE[:2], has_direction=True)  # TLS-SHAPE-5
LINE_3: Final = Area("line-3", _LINE, has_direction=True)  # TLS-SHAPE-6
LINE_3_MOVE: Final = Area("line-3-move", _LINE, True, moves_hero=True)  # TLS-SHAPE-7
CROSS: Final = Area(  # TLS-SHAPE-8
    "cross", [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)], can_stun=True
)
RECTANGLE: Final = Area(  # TLS-SHAPE-10
    "rectangle", [(0, 0), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)], has_direction=True
)
CONE: Final = Area(  # TLS-SHAPE-11
    "cone",
    [(0, 0), (1, -1), (1, 0), (1, 1), (2, -2), (2, -1), (2, 0), (2, 1), (2, 2)],
    has_direction=True,
)
SQUARE: Final = Area("square", [(0, 0), *_AROUND], can_stun=True)  # TLS-SHAPE-12
RING: Final = Area("ring", _AROUND)  # TLS-SHAPE-14, TLS-SHAPE-15
MOVE: Final = Area("move", [], strikes=False, moves_hero=True)  # TLS-SHAPE-3
ALLY: Final = Area("ally", [], strikes=False)  # TLS-EFFECT-14
ALLY_OR_SELF: Final = Area("ally-or-self", [], strikes=False)  # TLS-EFFECT-15
AREAS: Final = [
    ONE,
    SEVERAL_SPOTS,
    LINE_2,
    LINE_3,
    LINE_3_MOVE,
    CROSS,
    RECTANGLE,
    CONE,
    SQUARE,
    RING,
    MOVE,
    ALLY,
    ALLY_OR_SELF,
]
for _place, _area in enumerate(AREAS):
    _area.place = _place


class Effect(Word):
    """A side effect of an attack (TLS-EFFECT): a bit of the attack's effects, or a number."""

    def __init__(
        self,
        word: str,
        bit: int,
        rule: str,
        only: str = "",
        to: str = "",
        by_boon: bool = False,
        by_ballista: bool = False,
        is_counted: bool = False,
        helps: bool = False,
    ) -> None:
        super().__init__(word)
        self.bit: Final = bit
        self.rule: Final = rule  # which says what it does
        self.only: Final = only
        self.to: Final = to
        self.by_boon: Final = by_boon  # a Perk or Trait can add it to an attack
        self.by_ballista: Final = by_ballista  # or to a Ballista's
        self.is_counted: Final = is_counted
        self.helps: Final = helps  # somebody, rather than strike


ARMOR_PIERCING: Final = Effect("armor_piercing", 1, "TLS-EFFECT-1", by_boon=True, by_ballista=True)
NO_DODGE: Final = Effect("no_dodge", 2, "TLS-EFFECT-7", by_boon=True, by_ballista=True)
NO_DODGE_ON_IMPACT: Final = Effect("no_dodge", 4, "TLS-EFFECT-7", only="impact")
STUN: Final = Effect("stun", 8, "TLS-EFFECT-10", by_boon=True, by_ballista=True)
STUN_AROUND: Final = Effect("stun_around", 16, "TLS-SHAPE-16")
STUN_AREA: Final = Effect("stun_area", 32, "TLS-SHAPE-16")
VISION: Final = Effect("vision", 64, "TLS-EFFECT-4", by_boon=True)
ISOLATION: Final = Effect("isolation", 128, "TLS-EFFECT-3", by_boon=True)
MOMENTUM: Final = Effect("momentum", 256, "TLS-EFFECT-6", by_boon=True)
FOLLOW: Final = Effect("follow", 512, "TLS-EFFECT-2")
MANEUVER_BACK: Final = Effect("maneuver", 1024, "TLS-EFFECT-5", to="back")
MANEUVER_ANY: Final = Effect("maneuver", 2048, "TLS-EFFECT-5", to="any")
CURSED: Final = Effect("cursed", 4096, "TLS-EFFECT-13", by_boon=True, by_ballista=True)
PROPAGATION: Final = Effect("propagation", 0, "TLS-EFFECT-8", is_counted=True)
RESTORE_ACTION: Final = Effect("restore_action", 0, "TLS-EFFECT-11", is_counted=True, helps=True)
RESTORE_MOVEMENT: Final = Effect(
    "restore_movement", 0, "TLS-EFFECT-12", is_counted=True, helps=True
)
EFFECTS: Final = [
    ARMOR_PIERCING,
    NO_DODGE,
    NO_DODGE_ON_IMPACT,
    STUN,
    STUN_AROUND,
    STUN_AREA,
    VISION,
    ISOLATION,
    MOMENTUM,
    FOLLOW,
    MANEUVER_BACK,
    MANEUVER_ANY,
    CURSED,
    PROPAGATION,
    RESTORE_ACTION,
    RESTORE_MOVEMENT,
]
ALL_EFFECTS: Final = sum([effect.bit for effect in EFFECTS])


# -- Perks and Traits --------------------------------------------------------------------------


class Condition(Word):
    """What must hold for a boon to count."""


WHEN_MELEE: Final = Condition("melee")
WHEN_RANGED: Final = Condition("ranged")
WHEN_MAGIC: Final = Condition("magic")
WHEN_WEAPON: Final = Condition("weapon")
WHEN_ONE_HANDED: Final = Condition("one-handed")
WHEN_FIRST_ATTACK: Final = Condition("first-attack")
WHEN_NOT_MOVED: Final = Condition("not-moved")
WHEN_ISOLATED: Final = Condition("isolated")
WHEN_STUNNED: Final = Condition("stunned")
WHEN_HALF_DEAD: Final = Condition("half-dead")
WHEN_NEAR_STRUCTURE: Final = Condition("near-structure")
WHEN_MOVED_4: Final = Condition("moved-4")

OF_HERO: Final = [WHEN_NOT_MOVED, WHEN_HALF_DEAD, WHEN_NEAR_STRUCTURE, WHEN_MOVED_4]
OF_ATTACK: Final = [
    WHEN_MELEE,
    WHEN_RANGED,
    WHEN_MAGIC,
    WHEN_WEAPON,
    WHEN_ONE_HANDED,
    WHEN_FIRST_ATTACK,
    *OF_HERO,
]
OF_TARGET: Final = [*OF_ATTACK, WHEN_ISOLATED, WHEN_STUNNED]
CONDITIONS: Final = OF_TARGET
NO_CONDITION: Final[list[Condition]] = []


class Each(Word):
    """How often a boon serves: once in something that begins anew, or without limit."""


EACH_TIME: Final = Each("")
EACH_ATTACK: Final = Each("attack")
EACH_TURN: Final = Each("turn")
EACH_HERO_PHASE: Final = Each("hero-phase")
EACH_MONSTER_PHASE: Final = Each("monster-phase")
EACH_DAY: Final = Each("day")
EACH_CAMPAIGN: Final = Each("campaign")
EACH: Final = [
    EACH_TIME,
    EACH_ATTACK,
    EACH_TURN,
    EACH_HERO_PHASE,
    EACH_MONSTER_PHASE,
    EACH_DAY,
    EACH_CAMPAIGN,
]


class Occasion(Word):
    """What a boon follows, and what can be asked then."""

    def __init__(self, word: str, conditions: list[Condition], is_limited: bool = True) -> None:
        super().__init__(word)
        self.conditions: Final = conditions
        self.is_limited: Final = is_limited  # whether `each` can say how often


ON_NOTHING: Final = Occasion("", NO_CONDITION)
ON_KILL: Final = Occasion("kill", [*OF_ATTACK, WHEN_ISOLATED])
ON_TWO_KILLS: Final = Occasion("two-kills", OF_ATTACK)
ON_MISSED_ALL: Final = Occasion("missed-all", OF_ATTACK)
ON_ATTACKED: Final = Occasion("attacked", NO_CONDITION)
ON_HERO_PHASE: Final = Occasion("hero-phase-starts", OF_HERO, is_limited=False)
ON_DYING: Final = Occasion("dying", NO_CONDITION)
OCCASIONS: Final = [
    ON_NOTHING,
    ON_KILL,
    ON_TWO_KILLS,
    ON_MISSED_ALL,
    ON_ATTACKED,
    ON_HERO_PHASE,
    ON_DYING,
]
AFTER_ATTACKS: Final = [ON_KILL, ON_TWO_KILLS, ON_MISSED_ALL]


class BoonKind(Word):
    """How a boon serves."""


ALWAYS: Final = BoonKind("always")
AFTER: Final = BoonKind("after")
ACT: Final = BoonKind("act")
KINDS: Final = [ALWAYS, AFTER, ACT]


class BoonWord(Word):
    """What Perks and Traits do (TLS-TRAIT-6), and what of an entry the rules carry out."""

    def __init__(
        self,
        word: str,
        kinds: list[BoonKind],
        is_counted: bool = True,
        conditions: list[Condition] = NO_CONDITION,
        is_limited: bool = False,
        occasions: list[Occasion] | None = None,
        whats: list[str] | None = None,
        has_effect: bool = False,
    ) -> None:
        super().__init__(word)
        self.place = 0  # in tables that are kept for each word
        self.kinds: Final = kinds
        self.is_counted: Final = is_counted  # `n`
        self.conditions: Final = conditions  # of an `always`
        self.is_limited: Final = is_limited  # an `always` that `each` limits
        self.occasions: Final = occasions or []  # of an `after`
        self.whats: Final = whats or []
        self.has_effect: Final = has_effect


def _sum(word: str) -> BoonWord:
    """A number that is added to another."""
    return BoonWord(word, [ALWAYS])


def _leave(word: str) -> BoonWord:
    """Something that the hero may do and others may not."""
    return BoonWord(word, [ALWAYS], is_counted=False)


def _reward(word: str, kinds: list[BoonKind], occasions: list[Occasion]) -> BoonWord:
    return BoonWord(word, kinds, occasions=occasions)


HIT_POINTS: Final = _sum("hit_points")
MANA: Final = _sum("mana")
TOKEN_POINTS: Final = _sum("token_points")
JUMP_POINTS: Final = _sum("jump_points")
JUMP_MONSTERS: Final = _leave("jump_monsters")
CLIMB_POINTS: Final = _sum("climb_points")
DAMAGE: Final = BoonWord("damage", [ALWAYS], conditions=OF_TARGET)
REROLL: Final = BoonWord("reroll", [ALWAYS], conditions=OF_TARGET)
EFFECT: Final = BoonWord(
    "effect", [ALWAYS], is_counted=False, conditions=OF_TARGET, has_effect=True
)
EXTRA_USE: Final = BoonWord("extra_use", [ALWAYS], conditions=OF_ATTACK)
MANA_COST: Final = BoonWord("mana_cost", [ALWAYS], conditions=OF_ATTACK)
FREE_MAGIC_REROLL: Final = _leave("free_magic_reroll")
CLOSE_SHOT: Final = _leave("close_shot")
FAR_SHOT: Final = _leave("far_shot")
LESS_DAMAGE: Final = BoonWord("less_damage", [ALWAYS], conditions=OF_HERO, is_limited=True)
GUARD: Final = _sum("guard")
FORTIFY: Final = _sum("fortify")
HEAL_AT_DUSK: Final = _sum("heal_at_dusk")
HURLS: Final = _sum("hurls")
BALLISTA_HELP: Final = BoonWord("ballista", [ALWAYS], has_effect=True)
THROW_POTION: Final = _leave("throw_potion")
CALM: Final = _sum("calm")
CARRY: Final = BoonWord("carry", [ALWAYS], whats=["scroll", "potion"])
WORKERS: Final = _sum("workers")
PRICE: Final = _sum("price")
REPAIR: Final = _sum("repair")
BUILD_COST: Final = BoonWord("build_cost", [ALWAYS], is_limited=True, whats=["defense"])
FORBID: Final = BoonWord(
    "forbid", [ALWAYS], is_counted=False, whats=["shields", "scrolls", "two-handed-melee"]
)
GAIN_ACTION: Final = _reward("gain_action", [AFTER], [*AFTER_ATTACKS, ON_HERO_PHASE])
GAIN_MANA: Final = _reward("gain_mana", [AFTER, ACT], AFTER_ATTACKS)
GAIN_MOVEMENT: Final = _reward("gain_movement", [AFTER], AFTER_ATTACKS)
HEAL: Final = _reward("heal", [AFTER], AFTER_ATTACKS)
STRIKE_BACK: Final = _reward("strike_back", [AFTER], [ON_ATTACKED])
SURVIVE: Final = BoonWord("survive", [AFTER], is_counted=False, occasions=[ON_DYING])
BLINK: Final = BoonWord("blink", [ACT])
RELOAD_BALLISTA: Final = BoonWord("reload_ballista", [ACT], is_counted=False)
BOONS: Final = [
    HIT_POINTS,
    MANA,
    TOKEN_POINTS,
    JUMP_POINTS,
    JUMP_MONSTERS,
    CLIMB_POINTS,
    DAMAGE,
    REROLL,
    EFFECT,
    EXTRA_USE,
    MANA_COST,
    FREE_MAGIC_REROLL,
    CLOSE_SHOT,
    FAR_SHOT,
    LESS_DAMAGE,
    GUARD,
    FORTIFY,
    HEAL_AT_DUSK,
    HURLS,
    BALLISTA_HELP,
    THROW_POTION,
    CALM,
    CARRY,
    WORKERS,
    PRICE,
    REPAIR,
    BUILD_COST,
    FORBID,
    GAIN_ACTION,
    GAIN_MANA,
    GAIN_MOVEMENT,
    HEAL,
    STRIKE_BACK,
    SURVIVE,
    BLINK,
    RELOAD_BALLISTA,
]
for _place, _boon in enumerate(BOONS):
    _boon.place = _place


# -- dice, Monsters, structures ----------------------------------------------------------------


class Face(Word):
    """A face of a Defense die (TLS-DICE-2 to TLS-DICE-6)."""

    def __init__(self, word: str, hits: bool, stuns: bool, countered_by: int = 0) -> None:
        super().__init__(word)
        self.hits: Final = hits
        self.stuns: Final = stuns  # bears the sign (TLS-DICE-10)
        self.countered_by: Final = countered_by  # effects against which it hits all the same


HIT: Final = Face("hit", True, False)
HIT_STUN: Final = Face("hit_stun", True, True)
MISS: Final = Face("miss", False, False)
DODGE: Final = Face("dodge", False, True, NO_DODGE.bit)
ARMOR_FACE: Final = Face("armor", False, True, ARMOR_PIERCING.bit)
FACES: Final = [HIT, HIT_STUN, MISS, DODGE, ARMOR_FACE]

COLOURS: Final = ["blue", "orange"]


class MonsterAbility(Word):
    """TLS-ABILITY."""


FLY: Final = MonsterAbility("fly")
RESOLUTE: Final = MonsterAbility("resolute")
EXPLOSION: Final = MonsterAbility("explosion")
MANA_DRAIN: Final = MonsterAbility("mana_drain")
MONSTER_ABILITIES: Final = [FLY, RESOLUTE, EXPLOSION, MANA_DRAIN]


class Family(Word):
    """TLS-STRUCTURE-1. `rank` is the order in which Monsters prefer them (TLS-TARGET-5)."""

    def __init__(self, word: str, rank: int) -> None:
        super().__init__(word)
        self.rank: Final = rank


DEFENSE: Final = Family("defense", 0)
WALL: Final = Family("wall", 1)
BUILDING: Final = Family("building", 2)


class DefenseKind(Word):
    """Which Defense a structure is (TLS-STRUCTURE-1): each has rules of its own."""


NO_DEFENSE: Final = DefenseKind("")
BALLISTA: Final = DefenseKind("ballista")
CATAPULT: Final = DefenseKind("catapult")
WARP_GATE: Final = DefenseKind("warp-gate")
WATCHTOWER: Final = DefenseKind("watchtower")
DEFENSES: Final = [BALLISTA, CATAPULT, WARP_GATE, WATCHTOWER]


class QuestCondition(Word):
    """What an Urban Quest asks."""


MONSTERS_KILLED: Final = QuestCondition("monsters_killed")
KILLS_IN_A_PHASE: Final = QuestCondition("kills_in_a_phase")
KILLS_OF_EACH_HERO: Final = QuestCondition("kills_of_each_hero")
MAGES_LEFT: Final = QuestCondition("mages_left")
BUILDINGS_STANDING: Final = QuestCondition("buildings_standing")
PANIC_SPACE_LEFT: Final = QuestCondition("panic_space_left")
QUEST_CONDITIONS: Final = [
    MONSTERS_KILLED,
    KILLS_IN_A_PHASE,
    KILLS_OF_EACH_HERO,
    MAGES_LEFT,
    BUILDINGS_STANDING,
    PANIC_SPACE_LEFT,
]
