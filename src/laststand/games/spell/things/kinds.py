"""The kinds of things in the box, as the rules use them."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.documents import (
    ArmorDocument,
    AttackDocument,
    BoonDocument,
    BossDocument,
    BuildingDocument,
    CostDocument,
    DefenseDocument,
    DieColour,
    EffectDocument,
    HeroDocument,
    HeroSideDocument,
    MonsterDocument,
    PatternDocument,
    PerkDocument,
    PotionDocument,
    QuestDocument,
    RuinDocument,
    ScrollDocument,
    ThenDocument,
    TraitDocument,
    WallDocument,
    WeaponDocument,
)
from laststand.games.spell.things.words import (
    AREAS,
    ARMOR,
    BOONS,
    BUILDING,
    COLOURS,
    CONDITIONS,
    CONE,
    CURRENT,
    DECKS,
    DEFENSE,
    EACH,
    EFFECT_BITS,
    KINDS,
    LINE_2,
    LINE_3_MOVE,
    MAGIC,
    MANEUVER_ANY,
    MELEE,
    MOVE,
    NO_DECK,
    NO_DODGE_ON_IMPACT,
    OCCASIONS,
    POTION,
    QUEST_CONDITIONS,
    RANGES,
    RECTANGLE,
    SCROLL,
    SLOTS,
    STUN,
    THENS,
    TYPES,
    USE_ON_DAMAGE,
    USES,
    WALL,
    WEAPON,
)


class Cost:
    """Gold and Materials, paid or gained."""

    def __init__(self, gold: int, materials: int) -> None:
        self.gold: Final = gold
        self.materials: Final = materials

    @staticmethod
    def of(document: CostDocument) -> Cost:
        return Cost(document.gold, document.materials)

    @property
    def is_nothing(self) -> bool:
        return self.gold == 0 and self.materials == 0


class Boon:
    """Something a Perk or a Trait does."""

    def __init__(self, document: BoonDocument, number: int, source: str) -> None:
        self.number: Final = number
        self.source: Final = source
        self.kind: Final = KINDS.index(document.kind)
        self.do: Final = BOONS.index(document.do)
        self.n: Final[int] = document.n
        self.on: Final = OCCASIONS.index(document.on)
        self.when: Final = [CONDITIONS.index(condition) for condition in document.when]
        self.each: Final = EACH.index(document.each)
        self.what: Final[str] = document.what
        self.effect: Final = EFFECT_BITS.get(document.effect, 0)
        self.action: Final[int] = document.action
        self.mana: Final[int] = document.mana
        self.movement: Final[int] = document.movement
        self.wounds: Final[int] = document.wounds


class HeroSide:
    """A side of a hero card."""

    def __init__(self, document: HeroSideDocument) -> None:
        self.hit_points: Final[int] = document.hit_points
        self.mana: Final[int] = document.mana
        self.tokens: Final = sorted([int(value) for value in document.tokens])


class HeroCard:
    def __init__(self, document: HeroDocument) -> None:
        self.id: Final[str] = document.id
        self.sides: Final = [HeroSide(document.level_1), HeroSide(document.level_2)]


class Trait:
    """A side of a Trait card; what it names is found in the box."""

    def __init__(self, document: TraitDocument, boons: list[Boon]) -> None:
        self.id: Final[str] = document.id
        self.card: Final[int] = document.card
        self.boons: Final = boons
        self.perk: Final[str] = document.perk
        self.weapon: Final = TYPES.index(document.weapon)
        self.weapon_levels: Final = [int(level) for level in document.weapon_levels]
        self.armor: Final[str] = document.armor
        self.extra: Final[str] = document.extra


class Perk:
    def __init__(self, document: PerkDocument, boons: list[Boon]) -> None:
        self.id: Final[str] = document.id
        self.deck: Final[str] = document.deck
        self.level: Final[int] = document.level
        self.boons: Final = boons


class Effects:
    """The side effects of an attack: bits, and the numbers some of them have."""

    def __init__(self, effects: list[EffectDocument], stuns: bool) -> None:
        bits = STUN if stuns else 0
        bounces = 0
        action = 0
        movement = 0
        for effect in effects:
            if effect.do == "propagation":
                bounces = effect.n
            elif effect.do == "restore_action":
                action = effect.n
            elif effect.do == "restore_movement":
                movement = effect.n
            else:
                bits |= _effect_bit(effect)
        self.bits: Final = bits
        self.bounces: Final = bounces
        self.restore_action: Final = action
        self.restore_movement: Final = movement


def _effect_bit(effect: EffectDocument) -> int:
    if effect.do == "no_dodge" and effect.only == "impact":
        return NO_DODGE_ON_IMPACT
    if effect.do == "maneuver" and effect.to == "any":
        return MANEUVER_ANY
    return EFFECT_BITS[effect.do]


class AttackType:
    """What a weapon, a Scroll, the Fist or a Defense does (TLS-ATTACK-3)."""

    def __init__(
        self, id: str, number: int, range: str, area: str, spots: int, effects: list[EffectDocument]
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.range: Final = RANGES.index(range)
        self.area: Final = AREAS.index(area.removesuffix("-stun"))
        self.spots: Final = spots
        self.effects: Final = Effects(effects, area.endswith("-stun"))
        self.action = 0
        self.mana = 0
        self.movement = 0
        self.uses = 0

    @staticmethod
    def of(document: AttackDocument, number: int) -> AttackType:
        made = AttackType(
            document.id,
            number,
            document.range,
            document.area,
            document.spots,
            list(document.effects),
        )
        made.action = document.action
        made.mana = document.mana
        made.movement = document.movement
        made.uses = document.uses
        return made

    @property
    def is_in_sectors(self) -> bool:
        """TLS-ATTACK-4."""
        return self.range >= CURRENT

    @property
    def has_direction(self) -> bool:
        return LINE_2 <= self.area <= LINE_3_MOVE or self.area == RECTANGLE or self.area == CONE

    @property
    def moves_hero(self) -> bool:
        """Whether it moves the hero, and makes sense where nobody is touched."""
        return self.area == MOVE or self.area == LINE_3_MOVE

    @property
    def strikes(self) -> bool:
        """Whether it attacks at all: some only move or help somebody."""
        return self.area < MOVE


class Then:
    """What using an armor or a Potion brings."""

    def __init__(self, document: ThenDocument) -> None:
        self.do: Final = THENS.index(document.do)
        self.n: Final[int] = document.n


class Item:
    """A piece of equipment; copies of one card share a number."""

    def __init__(self, id: str, number: int, kind: int, price: int, count: int) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final = kind
        self.price: Final = price
        self.count: Final = count
        self.deck = NO_DECK
        self.level = 0
        # Weapons and Scrolls.
        self.type = MAGIC
        self.hands = 0
        self.damage = 1
        self.attacks: list[AttackType] = []
        # Armors and Shields; Potions have `then`.
        self.slot = 0
        self.use = USE_ON_DAMAGE
        self.prevent = 0
        self.then: list[Then] = []
        self.restore_mana = 0
        self.restore_tokens = 0
        self.restore_kills = 0
        self.walks_over_low_obstacles = False
        self.bars_shields = False
        self.bars_armors = False
        self.two_kills_refresh_token = False
        self.doses = 0

    @property
    def is_two_handed_melee(self) -> bool:
        return self.kind == WEAPON and self.type == MELEE and self.hands == 2


def make_weapon(
    document: WeaponDocument, number: int, attacks: dict[str, AttackType], french: bool
) -> Item:
    # TLS-EQUIP-2: the French box has three fewer.
    is_fewer = french and document.count_fr >= 0
    count = document.count_fr if is_fewer else document.count
    item = Item(document.id, number, WEAPON, document.price, count)
    item.type = TYPES.index(document.type)
    item.deck = DECKS.index(document.type)
    item.level = document.level
    item.hands = document.hands
    item.damage = document.damage
    item.attacks = [attacks[id] for id in document.attacks]
    return item


def make_armor(document: ArmorDocument, number: int) -> Item:
    item = Item(document.id, number, ARMOR, document.price, document.count)
    item.deck = 0
    item.level = document.level
    item.slot = SLOTS.index(document.slot)
    item.use = USES.index(document.use)
    # All that TLS-ARMORY-1, TLS-ARMORY-2, TLS-ARMORY-3, TLS-ARMORY-4, TLS-ARMORY-5, TLS-ARMORY-6,
    # TLS-ARMORY-12 and TLS-ARMORY-15 do.
    item.prevent = document.prevent
    # TLS-ARMORY-7, TLS-ARMORY-8, TLS-ARMORY-24.
    item.then = [Then(then) for then in document.then]
    item.restore_mana = document.restore.mana
    item.restore_tokens = document.restore.tokens
    item.restore_kills = document.restore.kills
    item.walks_over_low_obstacles = "walk_over_low_obstacles" in document.rules
    item.bars_shields = "no_shields" in document.rules
    item.bars_armors = "no_armors" in document.rules
    item.two_kills_refresh_token = "two_kills_refresh_token" in document.rules
    return item


def make_scroll(document: ScrollDocument, number: int, attacks: dict[str, AttackType]) -> Item:
    item = Item(document.id, number, SCROLL, document.price, document.count)
    item.attacks = [attacks[document.attack]]
    return item


def make_potion(document: PotionDocument, number: int) -> Item:
    item = Item(document.id, number, POTION, document.price, document.count)
    item.then = [Then(then) for then in document.effects]
    item.doses = document.uses
    return item


class MonsterKind:
    """A kind of Monster (TLS-MONSTER-1), or a piece of a Boss (TLS-HARPY-1, TLS-HARPY-4,
    TLS-HARPY-5, TLS-DRYAD-3, TLS-DRYAD-4, TLS-DRYAD-6). `count` is how many figures the box holds
    (TLS-MONSTER-2); the Bulkies and the Accursed have values of their own (TLS-MONSTER-3,
    TLS-MONSTER-4)."""

    def __init__(self, id: str, number: int, letter: str, count: int) -> None:
        self.id: Final = id
        self.number: Final = number
        self.letter: Final = letter
        self.count: Final = count
        self.hit_points = 1
        self.movement = 0
        self.damage = 0
        self.range = 0
        self.strikes_ring = False
        self.dice: list[int] = []
        self.blows: dict[str, int] = {}  # a Boss's attacks by name, with their damage
        self.strikes_by_card = False  # TLS-CETUSIA-3
        self.turned: MonsterKind | None = None  # the other side of the card (TLS-CETUSIA-6)
        self.flies = False
        self.is_resolute = False
        self.explodes = False
        self.drains_mana = False
        self.is_boss = False
        self.spots = 1
        self.is_monster = True  # a Monolith is not: it is like a Wall (TLS-DRYAD-2)
        self.aims = True  # attacks with the others, when and as they do


def make_monster(document: MonsterDocument, number: int, count: int) -> MonsterKind:
    kind = MonsterKind(document.id, number, document.letter, count)
    kind.hit_points = document.hit_points
    kind.movement = document.movement
    kind.damage = document.damage
    kind.range = document.range
    kind.strikes_ring = document.area == "ring"
    kind.dice = [COLOURS.index(die) for die in document.dice]
    give_abilities(kind, list(document.abilities))
    return kind


def make_boss(document: BossDocument, number: int) -> MonsterKind:
    kind = boss_side(document, number, 0, list(document.dice))
    if document.dice_2:
        kind.turned = boss_side(document, number, 1, list(document.dice_2))
    return kind


def boss_side(
    document: BossDocument, number: int, stage: int, dice: list[DieColour]
) -> MonsterKind:
    """A side of a Boss's card (TLS-CETUSIA-1, TLS-CETUSIA-13)."""
    kind = MonsterKind(document.id, number, document.letter, document.count)
    kind.hit_points = document.hit_points
    kind.movement = document.movement
    kind.damage = document.damage
    kind.range = document.range
    kind.dice = [COLOURS.index(die) for die in dice]
    kind.blows = {attack.id: attack.damage[stage] for attack in document.attacks}
    kind.strikes_by_card = any([attack.when == "card" for attack in document.attacks])
    kind.is_boss = len(document.attacks) > 0
    kind.spots = document.spots
    kind.is_monster = len(document.dice) > 0
    kind.aims = document.damage > 0 and not any(
        [attack.when in ("card", "last") for attack in document.attacks]
    )
    give_abilities(kind, list(document.abilities))
    return kind


def give_abilities(kind: MonsterKind, abilities: list[str]) -> None:
    kind.flies = "fly" in abilities
    kind.is_resolute = "resolute" in abilities
    kind.explodes = "explosion" in abilities
    kind.drains_mana = "mana_drain" in abilities


class StructureKind:
    """A kind of structure (TLS-STRUCTURE-2); every Ruin base, of one, two or three spots
    (TLS-STRUCTURE-3), is a kind of its own (TLS-SETUP-11)."""

    def __init__(self, id: str, number: int, family: int, group: str, count: int) -> None:
        self.id: Final = id
        self.number: Final = number
        self.family: Final = family
        self.group: Final = group
        self.is_ruin: Final = group == "ruin"
        self.is_production: Final = group == "production"
        self.count: Final = count
        self.spots = 1
        # TLS-BALLISTA-3, TLS-CATAPULT-4, TLS-WARP-4, TLS-MINE-4, TLS-CAMP-4, TLS-HOUSE-3,
        # TLS-SHOP-2, TLS-SMITH-5, TLS-SEER-2, TLS-BUILDING-1: the damage that destroys it.
        self.hits = 1
        # TLS-BALLISTA-1, TLS-CATAPULT-1, TLS-WARP-1, TLS-WATCHTOWER-1, TLS-MINE-1, TLS-CAMP-1,
        # TLS-HOUSE-1, TLS-SMITH-1: what it costs and gives.
        self.cost = Cost(0, 0)
        self.gives = Cost(0, 0)
        # TLS-MINE-2, TLS-CAMP-2, TLS-SEER-5.
        self.upgrade = Cost(0, 0)
        self.upgrade_gives = Cost(0, 0)
        # TLS-MINE-3, TLS-CAMP-3.
        self.produces = Cost(0, 0)
        self.upgrade_produces = Cost(0, 0)
        self.workers = 0
        self.deck = NO_DECK
        self.abilities: dict[str, Cost] = {}
        # Walls and Gates.
        self.is_stone = False
        self.is_gate = False
        self.upgrades_to = ""
        self.stone: StructureKind | None = None  # what it is upgraded to
        # Defenses.
        self.hurls = 0
        self.attack: AttackType | None = None
        self.damage = 1
        self.movement_cost = 0
        self.mana_cost = 0
        # Ruins.
        self.equipment = 0
        # The first kind that is placed by the same rules.
        self.placed_as = number

    @property
    def blocks_sight(self) -> bool:
        """TLS-SIGHT-5, TLS-WALL-5, TLS-GATE-6."""
        return self.family == BUILDING or self.is_stone


def make_defense(document: DefenseDocument, number: int, french: bool) -> StructureKind:
    kind = StructureKind(document.id, number, DEFENSE, "defense", document.count)
    kind.hits = document.hits
    kind.cost = edition_cost(document.cost, document.cost_fr, french)
    kind.hurls = document.hurls
    kind.movement_cost = document.movement_cost
    kind.mana_cost = document.mana_cost
    kind.damage = document.damage
    if document.range and document.area:
        kind.attack = AttackType(
            document.id, -1, document.range, document.area, 0, list(document.effects)
        )
    return kind


def make_wall(document: WallDocument, number: int) -> StructureKind:
    group = "gate" if document.gate else "wall"
    kind = StructureKind(document.id, number, WALL, group, document.count)
    kind.hits = document.hits
    kind.cost = Cost.of(document.cost)
    kind.is_stone = document.stone
    kind.is_gate = document.gate
    kind.upgrades_to = document.upgrades_to
    return kind


def make_building(document: BuildingDocument, number: int, french: bool) -> StructureKind:
    kind = StructureKind(document.id, number, BUILDING, document.kind, document.count)
    kind.spots = document.spots
    kind.hits = document.hits
    kind.cost = edition_cost(document.cost, document.cost_fr, french)
    kind.gives = Cost.of(document.gives)
    kind.upgrade = Cost.of(document.upgrade)
    kind.upgrade_gives = Cost.of(document.upgrade_gives)
    kind.produces = Cost.of(document.produces)
    kind.upgrade_produces = Cost.of(document.upgrade_produces)
    kind.workers = document.workers
    kind.deck = DECKS.index(document.deck) if document.deck else NO_DECK
    prices = {**document.abilities, **document.abilities_fr} if french else document.abilities
    kind.abilities = {name: Cost.of(price) for name, price in prices.items()}
    return kind


def make_ruin(document: RuinDocument, number: int, french: bool) -> StructureKind:
    kind = StructureKind(document.id, number, BUILDING, "ruin", document.count)
    kind.spots = document.spots
    kind.hits = document.spots + 1  # TLS-RUIN-1
    # TLS-SCAVENGE-6: in the French edition one base of the example gives no Gold.
    gold = document.gold_fr if french and document.gold_fr >= 0 else document.gold
    kind.gives = Cost(gold, document.materials)
    kind.equipment = document.equipment
    return kind


def edition_cost(cost: CostDocument, cost_fr: CostDocument | None, french: bool) -> Cost:
    return Cost.of(cost_fr if french and cost_fr is not None else cost)


class Icon:
    """A figure on a Pattern card: its kind, the rank (0 front, 1 back) and place it stands on."""

    def __init__(self, letter: str, rank: int, place: int) -> None:
        self.letter: Final = letter
        self.rank: Final = rank
        self.place: Final = place


class Pattern:
    """A Spawn Pattern card: icons by background."""

    def __init__(self, document: PatternDocument) -> None:
        self.id: Final[str] = document.id
        self.number: Final[str] = document.number
        self.layers: Final = {
            "green": _icons(list(document.green)),
            "yellow": _icons(list(document.yellow)),
            "red": _icons(list(document.red)),
            "alerions": _icons(list(document.alerions)),
            "growths": _icons(list(document.growths)),
        }


def _icons(ranks: list[str]) -> list[Icon]:
    return [
        Icon(letter, rank, place)
        for rank, places in enumerate(ranks)
        for place, letter in enumerate(places)
        if letter != "."
    ]


class Quest:
    """An Urban Quest."""

    def __init__(self, document: QuestDocument) -> None:
        self.id: Final[str] = document.id
        self.is_schaden: Final = document.goddess == "schaden"
        self.condition: Final = QUEST_CONDITIONS.index(document.condition.do)
        self.n: Final[int] = document.condition.n
        self.reward: Final = Cost(document.reward.gold, document.reward.materials)
        self.equipment: Final[int] = document.reward.equipment


class Space:
    """A space of the Panic meter."""

    def __init__(self, gold: int, materials: int, equipment: int) -> None:
        self.gives: Final = Cost(gold, materials)
        self.equipment: Final = equipment


class Direction:
    """A Spawn Direction card: slots (from 0) by cycle."""

    def __init__(self, id: str, cycles: list[list[int]], dryad: int) -> None:
        self.id: Final = id
        self.cycles: Final = cycles
        self.dryad: Final = dryad


class Seats:
    """What depends on the number of players (TLS-HERO-3, TLS-SOLO-2)."""

    def __init__(
        self, actions: int, heroes_prepared: int, heroes_at_once: int, recruit: list[int]
    ) -> None:
        self.actions: Final = actions
        self.heroes_prepared: Final = heroes_prepared
        self.heroes_at_once: Final = heroes_at_once
        self.recruit: Final = recruit
