"""The kinds of things in the box, as the rules use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from laststand.games.spell.documents import (
    ArmorDocument,
    AttackDocument,
    BoonDocument,
    BossDocument,
    BuildingDocument,
    CostDocument,
    DefenseDocument,
    EffectDocument,
    HeroDocument,
    HeroSideDocument,
    MonsterDocument,
    PatternDocument,
    PerkDocument,
    PotionDocument,
    QuestDocument,
    RewardDocument,
    RuinDocument,
    ScrollDocument,
    ThenDocument,
    TraitDocument,
    WallDocument,
    WeaponDocument,
)
from laststand.games.spell.things.words import (
    ACT,
    AFTER,
    ALLY,
    ALLY_OR_SELF,
    ALWAYS,
    AREAS,
    ARMOR,
    ARMOR_RULES,
    BALLISTA_HELP,
    BOONS,
    BUILDING,
    CONDITIONS,
    DECKS,
    DEFENSE,
    DEFENSES,
    EACH,
    EACH_TIME,
    EFFECTS,
    EXPLOSION,
    FLY,
    FOLLOW,
    KINDS,
    LINE_3_MOVE,
    MAGIC,
    MANA_DRAIN,
    MANEUVER_ANY,
    MANEUVER_BACK,
    MELEE,
    MONSTER_ABILITIES,
    MOVE,
    NO_ARMORS,
    NO_DECK,
    NO_DEFENSE,
    NO_SHIELDS,
    OCCASIONS,
    ON_NOTHING,
    POTION,
    PROPAGATION,
    QUEST_CONDITIONS,
    RANGE_SELF,
    RANGES,
    RESOLUTE,
    RESTORE_ACTION,
    RESTORE_MOVEMENT,
    SCROLL,
    SEVERAL_SPOTS,
    SHIELD,
    SLOTS,
    STUN,
    THENS,
    TWO_KILLS_REFRESH_TOKEN,
    TYPES,
    USE_ON_DAMAGE,
    USES,
    WALK_OVER_LOW_OBSTACLES,
    WALL,
    WEAPON,
    Area,
    ArmorSlot,
    BoonWord,
    CardUse,
    Condition,
    DefenseKind,
    Effect,
    Face,
    Family,
    ItemKind,
    Range,
    ThenWord,
    Type,
    expect,
    named,
    words_of,
)
from laststand.kernel.chance import Die
from laststand.kernel.content import refused


@mypyc_attr(acyclic=True)
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


class Reward:
    """Resources, and so many pieces of equipment of choice: what a space of the Panic meter, an
    Urban Quest or a Ruin gives."""

    def __init__(self, resources: Cost, equipment: int) -> None:
        self.resources: Final = resources
        self.equipment: Final = equipment

    @staticmethod
    def of(document: RewardDocument) -> Reward:
        return Reward(Cost(document.gold, document.materials), document.equipment)


NO_REWARD: Final = Reward(Cost(0, 0), 0)


class Boon:
    """Something a Perk or a Trait does. `place` is the entry that says it and `field` where."""

    def __init__(
        self, document: BoonDocument, number: int, source: str, place: str, field: str
    ) -> None:
        self.number: Final = number
        self.source: Final = source
        self.kind: Final = named(KINDS, document.kind, place, f"{field}.kind")
        self.do: Final = named(BOONS, document.do, place, f"{field}.do")
        self.on: Final = named(OCCASIONS, document.on, place, f"{field}.on")
        self.when: Final = [
            named(CONDITIONS, condition, place, f"{field}.when") for condition in document.when
        ]
        self.each: Final = named(EACH, document.each, place, f"{field}.each")
        self.is_limited: Final = self.each is not EACH_TIME
        self.n: Final[int] = document.n
        self.what: Final[str] = document.what
        self.effect: Final = effect_of_boon(document, self.do, place, field)
        self.action: Final[int] = document.action
        self.mana: Final[int] = document.mana
        self.movement: Final[int] = document.movement
        self.wounds: Final[int] = document.wounds
        self._check(place, field)

    def _check(self, place: str, field: str) -> None:
        """What no rule carries out is refused."""
        do = self.do
        word = do.word
        expect(self.kind in do.kinds, place, f"{field}.kind", kinds_wanted(do))
        expect((self.n != 0) == do.is_counted, place, f"{field}.n", counted(word, do.is_counted))
        is_said = self.what in do.whats if do.whats else not self.what
        expect(is_said, place, f"{field}.what", f"{word} names {one_of(do.whats)}")
        occasions = do.occasions if self.kind is AFTER else [ON_NOTHING]
        follows = self.on in occasions
        expect(follows, place, f"{field}.on", f"{word} follows {one_of(words_of(occasions))}")
        for condition in self.when:
            fits = condition in self._conditions()
            expect(fits, place, f"{field}.when", f"{word} cannot ask for '{condition.word}' here")
        expect(
            not self.is_limited or self._may_be_limited(),
            place,
            f"{field}.each",
            f"nothing limits {word} here",
        )
        for cost, paid in (
            ("action", self.action),
            ("mana", self.mana),
            ("movement", self.movement),
            ("wounds", self.wounds),
        ):
            fits = paid == 0 or (self.kind is ACT and paid > 0)
            expect(fits, place, f"{field}.{cost}", "only what is done in the turn costs something")

    def _conditions(self) -> list[Condition]:
        if self.kind is ALWAYS:
            return self.do.conditions
        return self.on.conditions

    def _may_be_limited(self) -> bool:
        if self.kind is ALWAYS:
            return self.do.is_limited
        return self.kind is ACT or self.on.is_limited


def effect_of_boon(document: BoonDocument, do: BoonWord, place: str, field: str) -> int:
    """The bit of the effect that a boon adds to attacks, or 0."""
    if not do.has_effect:
        expect(not document.effect, place, f"{field}.effect", f"{do.word} has no effect")
        return 0
    effect = named(EFFECTS, document.effect, place, f"{field}.effect")
    fits = effect.by_ballista if do is BALLISTA_HELP else effect.by_boon
    expect(fits, place, f"{field}.effect", f"{do.word} cannot bring {effect.word}")
    return effect.bit


def kinds_wanted(do: BoonWord) -> str:
    return f"{do.word} serves {one_of(words_of(do.kinds))}"


def counted(word: str, is_counted: bool) -> str:
    return f"{word} says how many" if is_counted else f"{word} is not counted"


def one_of(words: list[str]) -> str:
    return " or ".join([f"'{word}'" for word in words if word]) or "nothing"


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

    def __init__(self, document: TraitDocument, boons: list[Boon], place: str) -> None:
        self.id: Final[str] = document.id
        self.card: Final[int] = document.card
        self.boons: Final = boons
        self.perk: Final[str] = document.perk
        self.weapon: Final = named(TYPES, document.weapon, place, "weapon")
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

    def __init__(self, effects: list[EffectDocument], stuns: bool, place: str) -> None:
        bits = STUN.bit if stuns else 0
        self.words: Final[list[Effect]] = []
        self.bounces = 0
        self.restore_action = 0
        self.restore_movement = 0
        for number, document in enumerate(effects):
            effect = effect_named(document, place, f"effects[{number}]")
            self.words.append(effect)
            bits |= effect.bit
            if effect is PROPAGATION:
                self.bounces = document.n
            elif effect is RESTORE_ACTION:
                self.restore_action = document.n
            elif effect is RESTORE_MOVEMENT:
                self.restore_movement = document.n
        self.bits: Final = bits


def effect_named(document: EffectDocument, place: str, field: str) -> Effect:
    """An effect by its word and what is said with it."""
    alike = [effect for effect in EFFECTS if effect.word == document.do]
    found = alike[0] if alike else named(EFFECTS, document.do, place, f"{field}.do")
    onlys, tos = [effect.only for effect in alike], [effect.to for effect in alike]
    expect(document.only in onlys, place, f"{field}.only", f"{found.word} is {one_of(onlys)} only")
    expect(document.to in tos, place, f"{field}.to", f"{found.word} leads {one_of(tos)}")
    is_counted = document.n > 0
    expect(
        is_counted == found.is_counted, place, f"{field}.n", counted(found.word, found.is_counted)
    )
    for effect in alike:
        if effect.only == document.only and effect.to == document.to:
            return effect
    raise refused(place, field, f"nothing is known of such a {found.word}")


class AttackType:
    """What a weapon, a Scroll, the Fist or a Defense does (TLS-ATTACK-3)."""

    def __init__(
        self,
        id: str,
        number: int,
        range: Range,
        area: Area,
        spots: int,
        effects: Effects,
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.range: Final = range
        self.area: Final = area
        self.spots: Final = spots
        self.effects: Final = effects
        # As the words have them; asked for often.
        self.is_in_sectors: Final = range.is_in_sectors
        self.has_direction: Final = area.has_direction
        self.moves_hero: Final = area.moves_hero
        self.strikes: Final = area.strikes
        self.helps: Final = area is ALLY or area is ALLY_OR_SELF
        self.action = 0
        self.mana = 0
        self.movement = 0
        self.uses = 0

    @staticmethod
    def of(document: AttackDocument, number: int, place: str) -> AttackType:
        made = attack_named(
            document.id,
            number,
            document.range,
            document.area,
            document.spots,
            list(document.effects),
            place,
        )
        made.action = document.action
        made.mana = document.mana
        made.movement = document.movement
        made.uses = document.uses
        return made


def attack_named(
    id: str,
    number: int,
    range: str,
    area: str,
    spots: int,
    effects: list[EffectDocument],
    place: str,
) -> AttackType:
    """An attack type by its words, refused where no rule carries out what they say together."""
    shape = named(AREAS, area.removesuffix("-stun"), place, "area")
    stuns = area.endswith("-stun")
    expect(shape.can_stun or not stuns, place, "area", f"{shape.word} has no -stun")
    reach = named(RANGES, range, place, "range")
    lost = shape.has_direction and reach is RANGE_SELF
    expect(not lost, place, "range", f"from the own spot {shape.word} has no direction")
    repeats = spots > 1 if shape is SEVERAL_SPOTS else spots == 0
    expect(repeats, place, "spots", "'spots' has two or more, any other area none")
    found = Effects(effects, stuns, place)
    check_effects(found.words, shape, place)
    return AttackType(id, number, reach, shape, spots, found)


def check_effects(effects: list[Effect], area: Area, place: str) -> None:
    once = len(set(words_of(effects))) == len(effects)
    expect(once, place, "effects", "an effect stands there twice")
    helps = not area.strikes and area is not MOVE
    expect(len(effects) > 0 or not helps, place, "effects", f"{area.word} must restore something")
    for effect in effects:
        fits = area is not MOVE and effect.helps == helps
        expect(fits, place, "effects", f"{effect.word} does nothing with '{area.word}'")
    moves = [effect for effect in effects if effect in (FOLLOW, MANEUVER_BACK, MANEUVER_ANY)]
    most = 0 if area is LINE_3_MOVE else 1
    expect(len(moves) <= most, place, "effects", "the hero is moved once")


class Then:
    """What using an armor or a Potion brings."""

    def __init__(self, document: ThenDocument, place: str, field: str) -> None:
        self.do: Final[ThenWord] = named(THENS, document.do, place, f"{field}.do")
        self.n: Final[int] = document.n
        is_counted = self.do.is_counted
        why = counted(self.do.word, is_counted)
        expect((document.n > 0) == is_counted, place, f"{field}.n", why)


class Item:
    """A piece of equipment; copies of one card share a number."""

    def __init__(self, id: str, number: int, kind: ItemKind, price: int, count: int) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final = kind
        self.price: Final = price
        self.count: Final = count
        self.deck = NO_DECK
        self.level = 0
        self.is_epic = False
        # Weapons and Scrolls.
        self.type: Type = MAGIC
        self.hands = 0
        self.damage = 1
        self.attacks: list[AttackType] = []
        # Armors and Shields; Potions have `then`.
        self.slot: ArmorSlot = SHIELD
        self.use: CardUse = USE_ON_DAMAGE
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
        return self.kind is WEAPON and self.type is MELEE and self.hands == 2


LAST_LEVEL: Final = 3


def set_level(item: Item, level: int) -> None:
    """TLS-EQUIP-3: epic cards are above level III, and lie in its deck."""
    item.level = min(level, LAST_LEVEL)
    item.is_epic = level > LAST_LEVEL


def make_weapon(
    document: WeaponDocument,
    number: int,
    attacks: dict[str, AttackType],
    french: bool,
    place: str,
) -> Item:
    # TLS-EQUIP-2: the French box has three fewer.
    is_fewer = french and document.count_fr >= 0
    count = document.count_fr if is_fewer else document.count
    item = Item(document.id, number, WEAPON, document.price, count)
    item.type = named(TYPES, document.type, place, "type")
    item.deck = item.type.deck
    set_level(item, document.level)
    item.hands = document.hands
    item.damage = document.damage
    item.attacks = [attacks[id] for id in document.attacks]
    return item


def make_armor(document: ArmorDocument, number: int, place: str) -> Item:
    item = Item(document.id, number, ARMOR, document.price, document.count)
    item.deck = DECKS.index(ARMOR.word)
    set_level(item, document.level)
    item.slot = named(SLOTS, document.slot, place, "slot")
    item.use = named(USES, document.use, place, "use")
    # All that TLS-ARMORY-1, TLS-ARMORY-2, TLS-ARMORY-3, TLS-ARMORY-4, TLS-ARMORY-5, TLS-ARMORY-6,
    # TLS-ARMORY-12 and TLS-ARMORY-15 do.
    item.prevent = document.prevent
    # TLS-ARMORY-7, TLS-ARMORY-8, TLS-ARMORY-24.
    item.then = [Then(then, place, f"then[{at}]") for at, then in enumerate(document.then)]
    item.restore_mana = document.restore.mana
    item.restore_tokens = document.restore.tokens
    item.restore_kills = document.restore.kills
    rules = [named(ARMOR_RULES, rule, place, "rules") for rule in document.rules]
    item.walks_over_low_obstacles = WALK_OVER_LOW_OBSTACLES in rules
    item.bars_shields = NO_SHIELDS in rules
    item.bars_armors = NO_ARMORS in rules
    item.two_kills_refresh_token = TWO_KILLS_REFRESH_TOKEN in rules
    check_armor(item, place)
    return item


def check_armor(item: Item, place: str) -> None:
    """What no rule carries out is refused."""
    use = item.use.word
    prevents = item.prevent == 0 or item.use is USE_ON_DAMAGE
    expect(prevents, place, "prevent", f"nothing is prevented when it is used '{use}'")
    for then in item.then:
        fits = item.use in then.do.uses
        expect(fits, place, "then", f"{then.do.word} does nothing when it is used '{use}'")
    serves = item.use is USE_ON_DAMAGE or len(item.then) == 1
    expect(serves, place, "then", f"one thing is done when it is used '{use}'")
    prices = [item.restore_mana, item.restore_tokens, item.restore_kills]
    expect(prices.count(0) >= 2, place, "restore", "a card is restored in one way")
    expect(0 <= item.restore_tokens <= 2, place, "restore.tokens", "one or two tokens restore it")
    expect(item.restore_kills in (0, 2), place, "restore.kills", "two kills restore it")


def make_scroll(document: ScrollDocument, number: int, attacks: dict[str, AttackType]) -> Item:
    item = Item(document.id, number, SCROLL, document.price, document.count)
    item.attacks = [attacks[document.attack]]
    return item


def make_potion(document: PotionDocument, number: int, place: str) -> Item:
    item = Item(document.id, number, POTION, document.price, document.count)
    item.then = [Then(then, place, f"effects[{at}]") for at, then in enumerate(document.effects)]
    expect(len(item.then) > 0, place, "effects", "a Potion must do something")
    for then in item.then:
        expect(then.do.is_for_potions, place, "effects", f"no Potion can {then.do.word}")
    item.doses = document.uses
    return item


class DefenseDie:
    """A die of one colour (TLS-DICE-1)."""

    def __init__(self, colour: str, faces: list[Face]) -> None:
        self.colour: Final = colour
        self.faces: Final = faces
        self.luck: Final = Die(colour, words_of(faces))


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
        self.dice: list[DefenseDie] = []
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


def make_monster(
    document: MonsterDocument, number: int, count: int, dice: dict[str, DefenseDie], place: str
) -> MonsterKind:
    kind = MonsterKind(document.id, number, document.letter, count)
    kind.hit_points = document.hit_points
    kind.movement = document.movement
    kind.damage = document.damage
    kind.range = document.range
    kind.strikes_ring = document.area == "ring"
    kind.dice = [dice[colour] for colour in document.dice]
    give_abilities(kind, list(document.abilities), place)
    return kind


def make_boss(
    document: BossDocument, number: int, dice: dict[str, DefenseDie], place: str
) -> MonsterKind:
    first = [dice[colour] for colour in document.dice]
    kind = boss_side(document, number, 0, first, place)
    if document.dice_2:
        second = [dice[colour] for colour in document.dice_2]
        kind.turned = boss_side(document, number, 1, second, place)
    return kind


def boss_side(
    document: BossDocument, number: int, stage: int, dice: list[DefenseDie], place: str
) -> MonsterKind:
    """A side of a Boss's card (TLS-CETUSIA-1, TLS-CETUSIA-13)."""
    kind = MonsterKind(document.id, number, document.letter, document.count)
    kind.hit_points = document.hit_points
    kind.movement = document.movement
    kind.damage = document.damage
    kind.range = document.range
    kind.dice = dice
    kind.blows = {attack.id: attack.damage[stage] for attack in document.attacks}
    kind.strikes_by_card = any([attack.when == "card" for attack in document.attacks])
    kind.is_boss = len(document.attacks) > 0
    kind.spots = document.spots
    kind.is_monster = len(document.dice) > 0
    kind.aims = document.damage > 0 and not any(
        [attack.when in ("card", "last") for attack in document.attacks]
    )
    give_abilities(kind, list(document.abilities), place)
    return kind


def give_abilities(kind: MonsterKind, words: list[str], place: str) -> None:
    abilities = [named(MONSTER_ABILITIES, word, place, "abilities") for word in words]
    kind.flies = FLY in abilities
    kind.is_resolute = RESOLUTE in abilities
    kind.explodes = EXPLOSION in abilities
    kind.drains_mana = MANA_DRAIN in abilities


SHOTS: Final = "one without Hurl tokens that attacks shoots once in a Hero Phase, any other never"


class StructureKind:
    """A kind of structure (TLS-STRUCTURE-2); every Ruin base, of one, two or three spots
    (TLS-STRUCTURE-3), is a kind of its own (TLS-SETUP-11)."""

    def __init__(self, id: str, number: int, family: Family, group: str, count: int) -> None:
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
        self.defense: DefenseKind = NO_DEFENSE
        self.hurls = 0
        self.attack: AttackType | None = None
        self.damage = 1
        self.movement_cost = 0
        self.mana_cost = 0
        # Ruins.
        self.scavenged = NO_REWARD
        # The first kind that is placed by the same rules.
        self.placed_as = number

    @property
    def blocks_sight(self) -> bool:
        """TLS-SIGHT-5, TLS-WALL-5, TLS-GATE-6."""
        return self.family is BUILDING or self.is_stone


def make_defense(document: DefenseDocument, number: int, french: bool, place: str) -> StructureKind:
    kind = StructureKind(document.id, number, DEFENSE, "defense", document.count)
    kind.defense = named(DEFENSES, document.id, place, "id")
    kind.hits = document.hits
    kind.cost = edition_cost(document.cost, document.cost_fr, french)
    kind.hurls = document.hurls
    is_fired = document.range != "" and document.hurls == 0
    expect(document.shots == (1 if is_fired else 0), place, "shots", SHOTS)
    kind.movement_cost = document.movement_cost
    kind.mana_cost = document.mana_cost
    kind.damage = document.damage
    if document.range and document.area:
        kind.attack = attack_named(
            document.id,
            -1,
            document.range,
            document.area,
            0,
            list(document.effects),
            place,
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


ABILITIES_OF_BUILDINGS: Final = {"shop": ["refresh"], "seer": ["guess_again", "repel_mist"]}


def make_building(
    document: BuildingDocument, number: int, french: bool, place: str
) -> StructureKind:
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
    known = ABILITIES_OF_BUILDINGS.get(document.id, [])
    fits = sorted(kind.abilities) == known
    expect(fits, place, "abilities", f"its abilities are {one_of(known)}")
    return kind


def make_ruin(document: RuinDocument, number: int, french: bool) -> StructureKind:
    kind = StructureKind(document.id, number, BUILDING, "ruin", document.count)
    kind.spots = document.spots
    kind.hits = document.spots + 1  # TLS-RUIN-1
    # TLS-SCAVENGE-6: in the French edition one base of the example gives no Gold.
    gold = document.gold_fr if french and document.gold_fr >= 0 else document.gold
    kind.scavenged = Reward(Cost(gold, document.materials), document.equipment)
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

    def __init__(self, document: QuestDocument, place: str) -> None:
        self.id: Final[str] = document.id
        self.is_schaden: Final = document.goddess == "schaden"
        self.condition: Final = named(
            QUEST_CONDITIONS, document.condition.do, place, "condition.do"
        )
        self.n: Final[int] = document.condition.n
        self.reward: Final = Reward.of(document.reward)
        self.legacy: Final = Reward.of(document.legacy)


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
