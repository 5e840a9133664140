"""The steward of The Last Spell by Day: what heroes are, learn and carry, what is built, and where
everybody stands at dusk."""

from __future__ import annotations

from typing import Final

from laststand.bots.spell.outlook import steps_from_circle
from laststand.bots.steward import Judgment
from laststand.games.spell.day.shop import UNKNOWN, top_card
from laststand.games.spell.day.solo import recruit_price
from laststand.games.spell.endings import is_followed
from laststand.games.spell.heroes.equipment import cannot_carry, let_go
from laststand.games.spell.heroes.hero import PREPARED, Hero
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.map.sight import hidden_spots
from laststand.games.spell.night.quests import is_fulfilled
from laststand.games.spell.options import (
    PASS,
    STASH,
    Build,
    ForGold,
    Give,
    Handle,
    Mend,
    OnSpot,
    Purchase,
    Refresh,
    Sell,
    Upgrade,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Item, StructureKind
from laststand.games.spell.things.words import (
    ADJACENT,
    ADJACENT_FAR,
    ARMOR,
    ARMOR_PIERCING,
    BALLISTA,
    BUILDINGS_STANDING,
    CATAPULT,
    CONE,
    CROSS,
    CURRENT,
    CURRENT_ADJACENT,
    CURSED,
    FAR,
    ISOLATION,
    LINE_2,
    LINE_3,
    LINE_3_MOVE,
    MAGIC,
    MELEE,
    MOMENTUM,
    NO_DECK,
    NO_DODGE,
    ONE,
    POTION,
    RANGE_MELEE,
    RANGE_SELF,
    RANGE_TWO,
    RANGED,
    RECTANGLE,
    RING,
    SCROLL,
    SEVERAL_SPOTS,
    SQUARE,
    STUN,
    STUN_AREA,
    STUN_AROUND,
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    VISION,
    WALL,
    WEAPON,
)
from laststand.kernel.choice import Choice, Option, Pick

# -- what weapons are worth -----------------------------------------------------------------------

AREAS: Final = {
    ONE: 1.0,
    LINE_2: 1.4,
    LINE_3: 1.8,
    LINE_3_MOVE: 1.7,
    CROSS: 2.1,
    RECTANGLE: 2.3,
    CONE: 2.4,
    SQUARE: 2.8,
    RING: 2.1,
}
"""How many Monsters an area is likely to hold, one of which counts 1."""
REACH: Final = {
    RANGE_MELEE: 0.8,
    RANGE_TWO: 0.95,
    RANGE_SELF: 0.75,
    CURRENT: 0.9,
    ADJACENT: 1.05,
    FAR: 0.9,
    CURRENT_ADJACENT: 1.2,
    ADJACENT_FAR: 1.15,
}
EXTRAS: Final = [
    (ARMOR_PIERCING.bit, 0.2),
    (NO_DODGE.bit, 0.15),
    (STUN.bit, 0.12),
    (STUN_AREA.bit, 0.3),
    (STUN_AROUND.bit, 0.25),
    (CURSED.bit, 0.15),
    (ISOLATION.bit, 0.12),
    (MOMENTUM.bit, 0.12),
    (VISION.bit, 0.05),
]
BOUNCE: Final = 0.6
NIGHT_PHASES: Final = 3


def rating(attack: AttackType, damage: int) -> float:
    """What one use of an attack type is worth; 1 is a Monster of one Hit Point hit for sure."""
    if attack.effects.restore_action:
        return 0.8
    if not attack.strikes:
        return 0.1
    hits = 0.95 * attack.spots if attack.area is SEVERAL_SPOTS else AREAS[attack.area]
    hits += BOUNCE * attack.effects.bounces
    worth = sum(more for bit, more in EXTRAS if attack.effects.bits & bit)
    return (hits + worth) * REACH[attack.range] * (1.12 if damage > 1 else 1.0)


def arsenal(s: Vigil, hero: Hero, weapons: list[int]) -> float:
    """What weapons let a hero do in one Hero Phase with the Action points and Mana there are."""
    uses: list[tuple[float, int, int]] = []
    for number in weapons:
        item = s.item(number)
        for attack in item.attacks:
            worth = rating(attack, item.damage)
            uses.extend([(worth / max(1, attack.action), attack.action, attack.mana)] * attack.uses)
    uses.sort(reverse=True)
    actions = s.box.seats[s.players].actions
    mana = hit_mana(s, hero) / NIGHT_PHASES
    total = 0.0
    for worth, action, cost in uses:
        if action <= actions and cost <= mana + 0.5:
            actions -= action
            mana -= cost
            total += worth * max(1, action)
    return total + 0.35 * actions  # fists


def hit_mana(s: Vigil, hero: Hero) -> int:
    return max_mana(s, hero) if hero.kind >= 0 else 0


def armor_worth(item: Item) -> float:
    worth = 0.5 * item.prevent
    if item.restore_tokens or item.restore_mana:
        worth += 0.4
    return worth + 0.1 * len(item.then)


def potion_worth(s: Vigil, hero: Hero, item: Item) -> float:
    worth = 0.3
    for then in item.then:
        if then.do is THEN_GAIN_ACTION:
            worth = 1.3
        elif then.do is THEN_HEAL:
            worth = 1.2 if hero.wounds else 0.9
        elif then.do is THEN_GAIN_MANA:
            worth = 0.9 if is_mage(s, hero) else 0.1
    return worth


def is_mage(s: Vigil, hero: Hero) -> bool:
    return any(s.item(number).type is MAGIC for number in hero.weapons)


def scroll_worth(s: Vigil, hero: Hero, item: Item) -> float:
    attack = item.attacks[0]
    times = hit_mana(s, hero) // max(1, attack.mana)
    if is_mage(s, hero):
        times = times // 2
    return 0.35 * rating(attack, 1) * min(times, 2)


def gain_of(s: Vigil, hero: Hero, item: Item) -> float:
    """What a hero gains by carrying an item as well, or in place of the worst of its kind; nothing
    if it cannot be carried."""
    if item.kind is WEAPON:
        return weapon_gain(s, hero, item)
    if item.kind is ARMOR:
        worn = [armor_worth(s.item(n)) for n in hero.armors if s.item(n).slot == item.slot]
        barred = not worn and bool(cannot_carry(s, hero, item))
        return 0.0 if barred else armor_worth(item) - max(worn, default=0.0)
    if item.kind is POTION:
        return 0.0 if cannot_carry(s, hero, item) else potion_worth(s, hero, item)
    return 0.0 if cannot_carry(s, hero, item) else scroll_worth(s, hero, item)


def weapon_gain(s: Vigil, hero: Hero, item: Item) -> float:
    now = arsenal(s, hero, hero.weapons)
    if not cannot_carry(s, hero, item):
        return arsenal(s, hero, [*hero.weapons, item.number]) - now
    best = 0.0
    for place in range(len(hero.weapons)):
        others = hero.weapons[:place] + hero.weapons[place + 1 :]
        fits = sum(s.item(number).hands for number in others) + item.hands <= 3
        if fits and not (item.is_two_handed_melee and trait_of(s, hero) == "hunter"):
            best = max(best, arsenal(s, hero, [*others, item.number]) - now)
    return best


def trait_of(s: Vigil, hero: Hero) -> str:
    return s.box.trait_ids[hero.trait] if hero.trait >= 0 else ""


# -- heroes, Traits, Perks -----------------------------------------------------------------------

HEROES: Final = ["konrad", "falk", "adelheid", "greta"]
TRAITS: Final = {
    "veteran": 1.2,
    "deserter": 0.7,
    "prodigy": 1.1,
    "bookworm": 1.0,
    "hunter": 1.3,
    "poacher": 0.8,
    "mason": 0.8,
    "tinker": 1.2,
    "gravedigger": 1.2,
    "peddler": 0.8,
    "blessed": 1.3,
    "marked": 1.0,
}
PERKS: Final = {
    "fatality": 1.1,
    "sprint": 0.8,
    "bodybuilder": 1.4,
    "spiky-counter": 0.8,
    "vampire": 1.4,
    "relentless": 1.0,
    "berserk": 1.5,
    "steady-aim": 1.3,
    "perseverance": 0.9,
    "mark": 0.9,
    "third-eye": 0.9,
    "proximity-shot": 0.9,
    "longer-weapons": 1.2,
    "surgical-strike": 2.5,
    "harvester": 1.4,
    "mana-growth": 1.2,
    "magic-fuel": 0.8,
    "critical-runes": 1.3,
    "thrifty": 1.7,
    "blinker": 0.4,
    "sheer-power": 2.5,
    "cherry-picking": 1.2,
    "first-blood": 1.1,
    "one-by-one": 0.6,
    "stunning": 0.9,
    "bully": 0.6,
    "hexer": 1.2,
    "legendary-assassin": 2.5,
    "back-protection": 1.0,
    "defensive-training": 0.8,
    "resupply": 0.7,
    "quick-reload": 0.8,
    "human-ballista": 0.7,
    "organic-armor": 1.5,
    "fortress-master": 0.8,
    "leapfrog": 0.4,
    "coagulation": 0.9,
    "potion-throw": 0.4,
    "nimbleness": 0.8,
    "adrenaline-rush": 0.9,
    "dont-panic": 0.5,
    "night-owl": 3.0,
}
OF_TYPE: Final = {"melee": MELEE, "ranged": RANGED, "magic": MAGIC}
ONE_HANDED: Final = ["stunning", "hexer"]


def trait_worth(s: Vigil, hero: Hero, option: Pick) -> float:
    trait = s.box.traits[option.value]
    side = s.box.heroes[hero.kind].sides[0]
    fit = {
        MELEE: 0.08 * (side.hit_points - 6),
        RANGED: 0.15,
        MAGIC: 0.12 * (side.mana - 5),
    }
    return TRAITS.get(trait.id, 0.5) + fit[trait.weapon]


def perk_worth(s: Vigil, hero: Hero, option: Pick) -> float:
    perk = s.box.perks[option.value]
    worth = PERKS.get(perk.id, 0.5) + 0.4 * perk.level
    types = [s.item(number).type for number in hero.weapons]
    if not types and hero.trait >= 0:
        types = [s.box.traits[hero.trait].weapon]
    of_type = perk.deck in OF_TYPE and perk.id not in ("sprint", "bodybuilder")
    if of_type and OF_TYPE[perk.deck] not in types:
        worth -= 1.5
    if perk.id in ONE_HANDED and all(s.item(number).hands == 2 for number in hero.weapons):
        worth -= 1.0
    if perk.id in ("resupply",) and not s.structures_of(CATAPULT):
        worth -= 0.5
    if perk.id in ("quick-reload", "human-ballista") and not s.structures_of(BALLISTA):
        worth -= 0.5
    return worth


# -- the Main Phase ------------------------------------------------------------------------------

WORKER: Final = 20.0
"""What is free comes first: Ruins, then what lies in the Stash."""
NOT_WORTH_IT: Final = 100.0
SEER: Final = 8.0
"""The Mist goes back on every side at once, for every Night to come: nothing else does as much for
its Gold."""
REPEL_FOR_A_BOSS: Final = 3.0
"""What it is worth besides to send the Mist back on a side before a Boss's Night, when no Gold is
needed for another Day."""
ANOTHER_LOOK: Final = 0.2
"""What other cards at the Shop are worth, when nothing better is left to do."""
PRICE_OF_A_CARD: Final = 3
ENOUGH: Final = 0.3
"""What an item must bring for a Gold."""


class DayMind:
    """One action of the Main Phase."""

    def __init__(self, s: Vigil, choice: Choice) -> None:
        self.s = s
        self.seat = choice.seat or 0
        self.choice = choice
        self.own = [h for h in s.heroes if h.is_in_play and h.seat == self.seat]
        self.saves = self.saving()
        self.is_last = s.day >= s.scenario.days
        self.keeps_gold = self.is_last and is_followed(s)
        """For the next scenario, to which a hero takes an item or two of what is bought today;
        Materials do more in tonight's Walls."""
        self.fronts = fronts(s)
        self.covered: dict[int, float] = {}

    def saving(self) -> int:
        """Gold kept for a hero to be recruited; for a third one not on the first Day, whose Night
        asks for everything."""
        s = self.s
        at_once = s.box.seats[s.players].heroes_at_once
        if not s.is_solo or len(s.heroes_in_play()) >= at_once:
            return 0
        if not any(hero.status == PREPARED for hero in s.heroes):
            return 0
        if s.day == 1 and len(s.heroes_in_play()) > 1:
            return 0
        return max(0, recruit_price(s))

    def judge(self) -> list[Judgment]:
        return [
            Judgment(index, self.score(option), self.why(option))
            for index, option in enumerate(self.choice.options)
        ]

    def score(self, option: Option) -> float:
        """What is worth no more than to pass comes after it."""
        if option is PASS:
            return 0.0
        worth = self.worth(option)
        return worth if worth > 0.0 else worth - NOT_WORTH_IT

    def why(self, option: Option) -> str:
        if option is PASS:
            return "kept-for-later" if self.keeps_gold else "nothing-better"
        if isinstance(option, Build):
            return "builds"
        if isinstance(option, Handle):
            return "equips"
        if isinstance(option, Sell):
            return "nobody-wants-it"
        return "worth-most"

    def worth(self, option: Option) -> float:
        if isinstance(option, Build):
            return self.build_worth(option)
        if isinstance(option, Upgrade):
            return self.upgrade_worth(option)
        if isinstance(option, Mend):
            return self.repair_worth(option)
        if isinstance(option, Handle):
            return self.item_worth(option)
        if isinstance(option, Sell):
            return self.sale_worth(option)
        if isinstance(option, OnSpot):
            return self.ruin_worth(option.spot)
        if isinstance(option, ForGold) and option.verb == "recruit":
            return WORKER + self.recruit_worth(option.value)
        if isinstance(option, ForGold) and option.verb == "repel":
            return self.repel_worth(option)
        return self.refresh_worth(option) if isinstance(option, Refresh) else 0.0

    def recruit_worth(self, hero: int) -> float:
        h = self.s.heroes[hero]
        return max_hit_points(self.s, h) + arsenal(self.s, h, h.weapons)

    def repel_worth(self, option: ForGold) -> float:
        """What comes from farther away can be shot at for longer: by tonight's cards on a side."""
        s = self.s
        if s.purse.gold - option.gold < self.saves:
            return 0.0
        slots = zip(s.box.slots, s.spawn.slots, strict=True)
        cards = sum([len(cards) for slot, cards in slots if slot.tile == option.value])
        worth = 1.0 + 0.3 * cards if cards else 0.0
        return worth + REPEL_FOR_A_BOSS if worth and self.is_last else worth

    def refresh_worth(self, option: Refresh) -> float:
        """For Gold that buys nothing of what lies open."""
        s = self.s
        if self.keeps_gold:
            return 0.0
        left = s.purse.gold - option.gold
        return ANOTHER_LOOK if left >= self.saves + PRICE_OF_A_CARD else 0.0

    # -- Ruins ------------------------------------------------------------------------------------

    def ruin_worth(self, spot: int) -> float:
        """By what a Worker brings; sites of two spots are left for two Workers."""
        structure = self.s.structure_at[spot]
        assert structure is not None
        kind = structure.kind
        resources = kind.scavenged.resources
        worth = resources.gold + 1.1 * resources.materials + 2.2 * kind.scavenged.equipment
        if self.saves:
            worth += 0.6 * resources.gold
        return WORKER + worth / kind.spots + 0.1 * kind.spots

    # -- building ---------------------------------------------------------------------------------

    def build_worth(self, option: Build) -> float:
        wanted = self.kind_worth(option.kind, option.cost.gold)
        if wanted <= 0:
            return 0.0
        return wanted + 0.01 * self.site_worth(option.kind, option.spots)

    def kind_worth(self, kind: StructureKind, gold: int) -> float:
        s = self.s
        last = self.is_last
        if gold and s.purse.gold - gold < self.saves:
            return 0.0
        if kind.id == "seer":
            return SEER
        if gold and self.keeps_gold:
            return 0.0
        if kind.id == "shop":
            return 6.0
        if kind.id == "scavenger-camp":
            return 0.0 if last else 7.0 - s.day
        if kind.id == "gold-mine":
            return 0.0 if last else 5.5 - s.day
        if kind.id == "ballista":
            return 5.0
        if kind.id == "catapult":
            return 5.2 if self.count("ballista") >= 1 else 4.0
        if kind.id == "house":
            return self.house_worth(last)
        if kind.deck >= 0:
            return self.smith_worth(kind)
        if kind.id == "wooden-wall":
            return self.wall_worth()
        return 0.0

    def count(self, id: str) -> int:
        return len([structure for structure in self.s.structures if structure.kind.id == id])

    def house_worth(self, last: bool) -> float:
        """Another Worker, as long as there are Ruins; or a Building that a quest asks for."""
        s = self.s
        ruins = sum(structure.kind.spots for structure in s.structures if structure.kind.is_ruin)
        if self.wants_buildings():
            return 6.0
        if last or s.scenario.days == 1:
            return 0.0
        return 2.4 if ruins > 2 * self.count("house") else 0.0

    def wants_buildings(self) -> bool:
        s = self.s
        if s.day > 2 or s.quests.freude < 0:
            return False
        asks = s.box.quests[s.quests.freude].condition is BUILDINGS_STANDING
        return asks and not is_fulfilled(s, s.quests.freude)

    def smith_worth(self, kind: StructureKind) -> float:
        """A better deck and a card of it at once."""
        decks = [self.s.item(n).deck for h in self.s.heroes if h.is_in_play for n in h.weapons]
        if kind.deck == 0:
            return 3.0
        return 3.2 if kind.deck in decks else 2.0

    def wall_worth(self) -> float:
        """With Materials that nothing better needs."""
        return 1.0 if self.s.purse.materials >= 2 else 0.0

    def site_worth(self, kind: StructureKind, spots: list[int]) -> float:
        s = self.s
        spot = spots[0]
        if kind.attack is not None:
            return 10.0 * self.covered_slots(spot) - 2.0 * steps_from_circle(spot)
        near = self.steps_to_front(spot)
        if kind.family is WALL:
            return -float(near) + (0.5 if not s.is_mist(spot) else 0.0)
        return float(near) - 0.5 * len([x for x in spots if s.ground.has_cut_out[x]])

    def steps_to_front(self, spot: int) -> int:
        return min([rows_and_columns(spot, front) for front in self.fronts])

    def covered_slots(self, spot: int) -> float:
        sector = self.s.ground.sector[spot]
        known = self.covered.get(sector)
        if known is None:
            known = covered_slots(self.s, sector)
            self.covered[sector] = known
        return known

    def upgrade_worth(self, option: Upgrade) -> float:
        s = self.s
        kind = option.kind
        if kind.family is WALL:
            return 0.9 - 0.02 * self.steps_to_front(option.spot)
        if kind.is_production:
            return 0.0 if s.day >= s.scenario.days else 4.5 - s.day
        if kind.deck >= 0:
            return 2.5 if s.purse.gold - option.cost.gold >= self.saves else 0.0
        return 0.0

    def repair_worth(self, option: Mend) -> float:
        structure = self.s.find_structure(option.serial)
        assert structure is not None
        if structure.kind.is_ruin or option.materials != structure.flames:
            return 0.0
        needed = structure.is_building and structure.hits_left == 1
        return 2.0 if needed else 0.6

    # -- equipment --------------------------------------------------------------------------------

    def item_worth(self, option: Handle) -> float:
        s = self.s
        item = option.item
        if option.verb == "leave":
            return self.leaving_worth(s.hero_of(option.card), item)
        if option.verb == "take":
            gain = gain_of(s, s.hero_of(option.card), item)
            return WORKER / 2 + gain if gain > 0.05 else 0.0
        assert isinstance(option, Purchase)
        if option.card == STASH or self.keeps_gold or s.purse.gold - option.gold < self.saves:
            return 0.0
        gain = gain_of(s, s.hero_of(option.card), item)
        good = gain / option.gold
        return 2.0 + good if good >= ENOUGH else 0.0

    def leaving_worth(self, hero: Hero, item: Item) -> float:
        """Only to make room for something better in the Stash."""
        s = self.s
        if item.kind not in (WEAPON, ARMOR):
            return 0.0
        without = hero.clone()
        let_go(without, item)
        for number in s.purse.stash.items:
            better = s.item(number)
            if better.kind != item.kind or not cannot_carry(s, hero, better):
                continue
            if cannot_carry(s, without, better):  # something else stands in its way
                continue
            if item.kind is ARMOR:
                more = armor_worth(better) - armor_worth(item) if better.slot == item.slot else 0.0
            else:
                more = self.exchange(hero, item, better)
            if more > 0.15:
                return WORKER / 2 + more
        return 0.0

    def exchange(self, hero: Hero, item: Item, better: Item) -> float:
        s = self.s
        others = hero.weapons.copy()
        others.remove(item.number)
        hands = [s.item(number).hands for number in others]
        if better.hands == 2 and 2 in hands:
            return 0.0
        if better.is_two_handed_melee and trait_of(s, hero) == "hunter":
            return 0.0
        now = arsenal(s, hero, hero.weapons)
        return arsenal(s, hero, [*others, better.number]) - now

    def sale_worth(self, option: Sell) -> float:
        """What nobody wants is sold, all of it at once; but heroes come to the next scenario with
        an item or two, and can use then what lies in the Stash now."""
        if self.keeps_gold:
            return 0.0
        wanted = [item for item in option.items if self.is_wanted(item)]
        return 1.5 + 0.1 * option.gold + 0.01 * len(option.items) if not wanted else 0.0

    def is_wanted(self, item: Item) -> bool:
        heroes = [hero for hero in self.s.heroes if hero.is_in_play]
        return any(gain_of(self.s, hero, item) > 0.05 for hero in heroes)


# -- places --------------------------------------------------------------------------------------

NEAR_THE_TOWN: Final = 2
UNCOVERED: Final = 30
ROOM: Final = 20
STEPS_FOR_ROOM: Final = 5


def fronts(s: Vigil) -> list[int]:
    """Where tonight's Monsters come near the Town, one spot for each slot."""
    slots = [slot for slot, cards in enumerate(s.spawn.slots) if cards]
    if not slots:
        slots = list(range(len(s.spawn.slots)))
    return [s.box.slots[slot].spot(0, 2, NEAR_THE_TOWN) for slot in slots]


def covered_slots(s: Vigil, here: int) -> float:
    """How many of tonight's slots lead through a sector or one beside it."""
    ground = s.ground
    near = [here, *ground.adjacent_sectors[here]]
    covered = 0.0
    for slot, cards in enumerate(s.spawn.slots):
        if not cards:
            continue
        lines = s.box.slots[slot]
        sectors = {ground.sector[lines.spot(0, at, NEAR_THE_TOWN)] for at in range(6)}
        covered += len([sector for sector in sectors if sector in near]) / len(sectors)
    return covered


def room_around(s: Vigil, spot: int) -> int:
    """How many spots can be walked to in a few steps: nobody is deployed in a walled-up corner."""
    found = {spot}
    edge = [spot]
    for _ in range(STEPS_FOR_ROOM):
        edge = [
            near
            for at in edge
            for near in s.ground.adjacent[at]
            if near not in found and s.is_free_for_hero(near)
        ]
        edge = sorted(set(edge))
        found.update(edge)
    return len(found)


class Deployment:
    """Where a hero stands at dusk: in the Town, where no other hero covers a side from which
    Monsters come."""

    def __init__(self, s: Vigil, hero: Hero) -> None:
        self.s: Final = s
        self.fronts: Final = fronts(s)
        others = [h.spot for h in s.heroes if h.is_in_play and h is not hero and h.spot >= 0]
        self.cover: Final = [
            min([rows_and_columns(front, other) for other in others], default=UNCOVERED)
            for front in self.fronts
        ]
        """By front, how near the nearest of the others stands."""
        self.shoots: Final = any([s.item(number).type is not MELEE for number in hero.weapons])

    def worth(self, spot: int) -> float:
        s = self.s
        if not s.ground.is_town[spot] or s.structure_at[spot] is not None:
            return -100.0
        worth = 0.0
        for front, nearest in zip(self.fronts, self.cover):
            worth -= min(rows_and_columns(front, spot), nearest)
        worth -= 0.5 * steps_from_circle(spot)
        worth -= 0.4 * max(0, ROOM - room_around(s, spot))
        if self.shoots:
            worth -= 0.01 * len(hidden_spots(s.town, spot))
        return worth


# -- single questions ----------------------------------------------------------------------------


def equipment_worth(s: Vigil, option: Pick) -> float:
    """An item for the Stash: the best for anybody."""
    heroes = [hero for hero in s.heroes if hero.is_in_play]
    number = option.value
    if option.verb == "draw":
        number = UNKNOWN if option.value == NO_DECK else top_card(s, option.value)
    if number < 0:
        return 0.6
    return max([gain_of(s, hero, s.item(number)) for hero in heroes], default=0.0)


def gift_worth(s: Vigil, option: Give) -> float:
    """A trade before the first Day: only what the other can make more of."""
    if option.to == STASH:
        return 0.0
    giver, taker = s.hero_of(option.card), s.hero_of(option.to)
    if option.item.kind is WEAPON or cannot_carry(s, taker, option.item):
        return 0.0
    kept = gain_without(s, giver, option.item)
    return gain_of(s, taker, option.item) - kept - 0.3


def gain_without(s: Vigil, hero: Hero, item: Item) -> float:
    """What an item is worth to the hero who holds it."""
    if item.kind is ARMOR:
        return armor_worth(item)
    if item.kind is POTION:
        return potion_worth(s, hero, item)
    return scroll_worth(s, hero, item) if item.kind is SCROLL else 0.0


def keeping_worth(s: Vigil, hero: Hero, option: Pick) -> float:
    """What a hero takes along to the next scenario."""
    item = s.item(option.value)
    if item.kind is WEAPON:
        return arsenal(s, hero, [item.number]) + item.level
    return gain_without(s, hero, item)


def starting_weapon_worth(s: Vigil, hero: Hero, option: Pick) -> float:
    return arsenal(s, hero, [option.value])
