"""The table of The Last Spell: the map and what stands on it, the heroes, the Shop, the Stash."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.boss import Boss
from laststand.games.spell.box import WARP_GATE, WATCHTOWER, Box, Scenario
from laststand.games.spell.map.geometry import NO_SIDE, NOWHERE, SPOTS, Ground, veil_of
from laststand.games.spell.map.town import Memory, Town
from laststand.games.spell.rulings import Rulings
from laststand.games.spell.things.kinds import Boon, Item, MonsterKind, StructureKind
from laststand.games.spell.things.pieces import Monster, Structure
from laststand.games.spell.things.stash import Stash
from laststand.games.spell.things.words import ALWAYS
from laststand.kernel.bag import Bag
from laststand.kernel.chance import Chance
from laststand.kernel.state import State

UNSEEN: Final = -1
"""A Pattern card that lies face down: it is drawn when it is revealed."""

# Heroes.
PREPARED: Final = 0
IN_PLAY: Final = 1
DEAD: Final = 2
STATUS: Final = ["prepared", "in play", "dead"]

# What a Monster aims at.
AT_CIRCLE: Final = 0
AT_HERO: Final = 1
AT_STRUCTURE: Final = 2
AT_MONSTER: Final = 3  # one in the Area of an Explosion (TLS-ABILITY-6)
BURST: Final = 4  # the Explosion itself
AIMS: Final = ["circle", "hero", "structure", "monster", "burst"]

ATTACKS_OF_A_WEAPON: Final = 4


class Strike:
    """A Monster's attack on one target once it is aimed. All are dealt together (TLS-STRIKE-8),
    so it keeps what it needs of a Monster that may be gone by then. Immutable."""

    def __init__(self, monster: int, kind: MonsterKind, spot: int, aim: int, target: int) -> None:
        self.monster: Final = monster  # serial
        self.kind: Final = kind
        self.spot: Final = spot
        self.aim: Final = aim
        self.target: Final = target  # a hero's number, a structure's or Monster's serial, or -1


class Attack:
    """A hero's or a Defense's attack in progress."""

    def __init__(self, hero: int, item: int, number: int, origin: int) -> None:
        self.hero: Final = hero  # who attacks; with a Defense whose turn it is
        self.item: Final = item  # the weapon or Scroll; -1 for the Fist and for Defenses
        self.number: Final = number  # which of its attack types; -1 for the Fist
        self.origin: Final = origin  # the hero's spot, or that of the Defense
        self.type = 0
        self.is_weapon = False
        self.is_first = False
        self.damage = 1
        self.bits = 0
        self.impact = NOWHERE
        self.direction = NOWHERE
        self.spots: list[int] = []  # still to be attacked
        self.impacts_left = 0
        self.bounces_left = 0
        self.attacked: list[int] = []  # serials
        self.was_empty = False  # the impact spot held no Monster
        self.killed_on_impact = False
        self.had_target = False
        self.has_hit = False
        self.kills = 0
        self.lone_kills = 0  # of Monsters with no other in their Area
        self.mana_reroll_used = False
        self.has_struck_wide = False  # a piece of several spots, since the last impact

    def clone(self) -> Attack:
        a = Attack(self.hero, self.item, self.number, self.origin)
        a.type = self.type
        a.is_weapon = self.is_weapon
        a.is_first = self.is_first
        a.damage = self.damage
        a.bits = self.bits
        a.impact = self.impact
        a.direction = self.direction
        a.spots = self.spots.copy()
        a.impacts_left = self.impacts_left
        a.bounces_left = self.bounces_left
        a.attacked = self.attacked.copy()
        a.was_empty = self.was_empty
        a.killed_on_impact = self.killed_on_impact
        a.had_target = self.had_target
        a.has_hit = self.has_hit
        a.kills = self.kills
        a.lone_kills = self.lone_kills
        a.mana_reroll_used = self.mana_reroll_used
        a.has_struck_wide = self.has_struck_wide
        return a


class Hero:
    """A hero: the card, the figure, the equipment and what is spent of it."""

    def __init__(self) -> None:
        self.kind = -1
        self.seat = 0
        self.status = PREPARED
        self.level = 1
        self.trait_card = -1
        self.trait = -1
        self.perks: list[int] = []
        self.boons: list[Boon] = []  # of the Trait and the Perks; never changed, only replaced
        self.spot = NOWHERE
        self.trapped_by = -1  # the kind of the token that lies under the hero (TLS-DRYAD-21)
        self.wounds = 0
        self.mana = 0
        # Equipment.
        self.weapons: list[int] = []
        self.armors: list[int] = []
        self.ready: list[bool] = []  # by armor
        self.scrolls: list[int] = []
        self.potions: list[int] = []
        self.doses: list[int] = []  # by Potion
        # Movement.
        self.tokens: list[int] = []
        self.fresh: list[bool] = []  # by token
        self.points = 0
        self.extra_tokens = 0  # that stay fresh when used in the coming Hero Phase (TLS-ARMOR-6)
        self.next_token = 0  # points the next token gives besides (TLS-ARMORY-23)
        self.has_turned_token = False  # in this Hero Phase
        self.cries = 0  # tokens that start the coming Hero Phase used (TLS-HARPY-13)
        # Actions.
        self.actions = 0
        self.all_actions = 0  # of this Hero Phase
        self.uses: list[int] = []  # of each attack type, by weapon and attack
        self.laid: list[int] = []  # Action tokens that lie on each attack type
        self.is_guarding = False
        self.has_guarded = False  # in this Hero Phase
        # The turn and the phase.
        self.has_attacked = False  # with a weapon or Fist this turn
        self.attacks_made = 0  # with weapons in this Hero Phase
        self.has_spent_points = False  # Movement points, this turn
        self.moved = 0  # spots this turn
        self.moved_in_phase = 0  # spots in this Hero Phase, or in the last one
        self.kills_in_turn = 0
        self.kills_in_phase = 0
        self.best_phase = 0
        self.kills = 0
        self.spent_boons: list[int] = []

    def clone(self) -> Hero:
        h = Hero()
        h.kind = self.kind
        h.seat = self.seat
        h.status = self.status
        h.level = self.level
        h.trait_card = self.trait_card
        h.trait = self.trait
        h.perks = self.perks.copy()
        h.boons = self.boons
        h.spot = self.spot
        h.trapped_by = self.trapped_by
        h.wounds = self.wounds
        h.mana = self.mana
        h.weapons = self.weapons.copy()
        h.armors = self.armors.copy()
        h.ready = self.ready.copy()
        h.scrolls = self.scrolls.copy()
        h.potions = self.potions.copy()
        h.doses = self.doses.copy()
        h.tokens = self.tokens
        h.fresh = self.fresh.copy()
        h.points = self.points
        h.extra_tokens = self.extra_tokens
        h.next_token = self.next_token
        h.has_turned_token = self.has_turned_token
        h.cries = self.cries
        h.actions = self.actions
        h.all_actions = self.all_actions
        h.uses = self.uses.copy()
        h.laid = self.laid.copy()
        h.is_guarding = self.is_guarding
        h.has_guarded = self.has_guarded
        h.has_attacked = self.has_attacked
        h.attacks_made = self.attacks_made
        h.has_spent_points = self.has_spent_points
        h.moved = self.moved
        h.moved_in_phase = self.moved_in_phase
        h.kills_in_turn = self.kills_in_turn
        h.kills_in_phase = self.kills_in_phase
        h.best_phase = self.best_phase
        h.kills = self.kills
        h.spent_boons = self.spent_boons.copy()
        return h

    def total(self, do: int) -> int:
        """The sum of what the boons add to something, where no condition is asked."""
        n = 0
        for boon in self.boons:
            if boon.do == do and boon.kind == ALWAYS:
                n += boon.n
        return n

    def turn_token(self, value: int, to_fresh: bool) -> None:
        """Turns over one Movement token of that value."""
        for at, token in enumerate(self.tokens):
            if token == value and self.fresh[at] != to_fresh:
                self.fresh[at] = to_fresh
                return

    def clear_attacks(self) -> None:
        """No attack type is used and no Action token lies on one."""
        slots = len(self.weapons) * ATTACKS_OF_A_WEAPON
        self.uses = [0] * slots
        self.laid = [0] * slots

    @property
    def is_in_play(self) -> bool:
        return self.status == IN_PLAY


class Vigil(State):
    """Everything on the table."""

    box: Box
    scenario: Scenario
    _town: Town
    ground: Ground
    structures: list[Structure]
    players: int

    rulings: Rulings

    day: int
    is_night: bool
    phase: int  # the number of the Monster Phase of this Night
    coin: int
    first: int  # the first player's seat
    active: int  # the hero whose turn it is
    _mist: list[int]
    veil: list[bool]  # by spot, whether it lies in the Mist

    heroes: list[Hero]
    monsters: list[Monster]  # in order of their serials
    hero_at: list[int]  # by spot, a hero's number or -1
    monster_at: list[Monster | None]
    structure_at: list[Structure | None]
    next_serial: int
    figures: list[int]  # left in the box, by kind of Monster
    pieces: list[int]  # left in the box, by kind of structure

    mages: int
    panic: list[int]  # Flames on each space of the meter
    gold: int
    materials: int
    workers_used: int
    scavenged: list[int]  # Ruins beside the board until the Night (TLS-SCAVENGE-4, French)
    passed: list[bool]  # by seat, out of the Main Phase

    stash: Stash
    spare: list[int]  # items in the box, in ascending order
    decks: list[Bag]
    deck_levels: list[int]
    shop_scrolls: list[int]
    shop_potions: list[int]

    directions: Bag
    direction: int
    patterns: Bag
    slots: list[list[int]]  # by slot, its Pattern cards from the top: UNSEEN, or a card
    revealed: list[int]  # Pattern cards that lie open until the movement is over
    schaden: int
    freude: int

    boss: Boss[Vigil]
    drawing: str  # the terrain where a position drew it; empty where it is that of the map
    cleared: list[int]  # spots from which a Low Obstacle or Tree was removed

    killed: int  # Monsters that heroes and Defenses killed
    strikes: list[Strike]  # aimed and not yet dealt
    answers_due: list[int]  # serials of Monsters that a hero strikes back at, twice if twice
    idle: int  # turns in a row in which nothing was done
    has_acted: bool  # whether the turn in progress did anything
    attack: Attack | None

    @staticmethod
    def bare(
        box: Box,
        scenario: Scenario,
        boss: Boss[Vigil],
        players: int,
        chance: Chance,
        rulings: Rulings | None = None,
    ) -> Vigil:
        """A map with nothing on it: everything is in the box."""
        s = Vigil(chance)
        s.box = box
        s.players = players
        s.rulings = rulings or Rulings({})
        s.clear(scenario, boss)
        return s

    def clear(self, scenario: Scenario, boss: Boss[Vigil]) -> None:
        """The map of a scenario with nothing on it, no hero, everything in the box."""
        s = self
        box = self.box
        s.scenario = scenario
        s.town = Town(scenario.ground, [], Memory())
        s.day = 0
        s.is_night = False
        s.phase = 0
        s.coin = 0
        s.first = 0
        s.active = -1
        s.mist = [scenario.mist] * NO_SIDE
        s.heroes = []
        s.monsters = []
        s.hero_at = [-1] * SPOTS
        s.monster_at = [None] * SPOTS
        s.structure_at = [None] * SPOTS
        s.next_serial = 1
        s.figures = [kind.count for kind in box.monsters]
        s.pieces = [kind.count for kind in box.structures]
        s.mages = box.mages
        s.panic = [0] * len(box.panic)
        s.gold = 0
        s.materials = 0
        s.workers_used = 0
        s.scavenged = []
        s.passed = [False] * s.players
        s.stash = Stash([])
        s.spare = [item.number for item in box.items if item.deck >= 0 for _ in range(item.count)]
        s.decks = [Bag(name, box.item_ids, [], []) for name in DECK_NAMES]
        s.deck_levels = [1] * len(DECK_NAMES)
        s.shop_scrolls = []
        s.shop_potions = []
        s.directions = Bag("Spawn Direction", box.direction_ids, [], [])
        s.direction = -1
        s.patterns = Bag("Spawn Pattern", box.pattern_ids, [], [])
        s.slots = [[] for _ in box.slots]
        s.revealed = []
        s.schaden = -1
        s.freude = -1
        s.boss = boss
        s.drawing = ""
        s.cleared = []
        s.killed = 0
        s.strikes = []
        s.answers_due = []
        s.idle = 0
        s.has_acted = False
        s.attack = None

    def clone(self) -> Vigil:
        s = Vigil(self.chance.clone())
        s.agenda = self.agenda.copy()
        s.box = self.box
        s.scenario = self.scenario
        s._town = self._town
        s.ground = self.ground
        s.structures = self.structures
        s.players = self.players
        s.rulings = self.rulings
        s.day = self.day
        s.is_night = self.is_night
        s.phase = self.phase
        s.coin = self.coin
        s.first = self.first
        s.active = self.active
        s._mist = self._mist
        s.veil = self.veil
        s.heroes = [hero.clone() for hero in self.heroes]
        s.monsters = self.monsters.copy()
        s.hero_at = self.hero_at.copy()
        s.monster_at = self.monster_at.copy()
        s.structure_at = self.structure_at.copy()
        s.next_serial = self.next_serial
        s.figures = self.figures.copy()
        s.pieces = self.pieces.copy()
        s.mages = self.mages
        s.panic = self.panic.copy()
        s.gold = self.gold
        s.materials = self.materials
        s.workers_used = self.workers_used
        s.scavenged = self.scavenged.copy()
        s.passed = self.passed.copy()
        s.stash = self.stash
        s.spare = self.spare.copy()
        s.decks = [deck.clone() for deck in self.decks]
        s.deck_levels = self.deck_levels.copy()
        s.shop_scrolls = self.shop_scrolls.copy()
        s.shop_potions = self.shop_potions.copy()
        s.directions = self.directions.clone()
        s.direction = self.direction
        s.patterns = self.patterns.clone()
        s.slots = [slot.copy() for slot in self.slots]
        s.revealed = self.revealed.copy()
        s.schaden = self.schaden
        s.freude = self.freude
        s.boss = self.boss.clone()
        s.drawing = self.drawing
        s.cleared = self.cleared
        s.killed = self.killed
        s.strikes = self.strikes.copy()
        s.answers_due = self.answers_due.copy()
        s.idle = self.idle
        s.has_acted = self.has_acted
        s.attack = None if self.attack is None else self.attack.clone()
        return s

    def sketch(self) -> Vigil:
        """A table to look ahead on: figures can be moved on it, all else is shared, and what
        movement does not ask for is not there."""
        s = Vigil(self.chance)
        s.box = self.box
        s.scenario = self.scenario
        s.town = self.town
        s.structure_at = self.structure_at
        s.rulings = self.rulings
        s.phase = self.phase
        s.veil = self.veil
        s.monsters = self.monsters.copy()
        s.hero_at = self.hero_at.copy()
        s.monster_at = self.monster_at.copy()
        return s

    # -- the map ---------------------------------------------------------------------------

    @property
    def town(self) -> Town:
        """The ground and the structures on it; never changed, only replaced."""
        return self._town

    @town.setter
    def town(self, town: Town) -> None:
        self._town = town
        self.ground = town.ground
        self.structures = town.structures

    @property
    def mist(self) -> list[int]:
        """By side, how far the tile stands from the Town; never changed, only replaced."""
        return self._mist

    @mist.setter
    def mist(self, distances: list[int]) -> None:
        self._mist = distances
        self.veil = veil_of(distances)

    def is_mist(self, spot: int) -> bool:
        """TLS-MIST-4."""
        return self.veil[spot]

    def is_free(self, spot: int) -> bool:
        """TLS-SPOT-1: a spot that exists and holds nothing."""
        return (
            self.ground.is_open[spot]
            and self.hero_at[spot] < 0
            and self.monster_at[spot] is None
            and self.structure_at[spot] is None
        )

    def is_free_for_hero(self, spot: int) -> bool:
        """Free, or a Gate or Warp Gate with nobody on it (TLS-GATE-4, TLS-WARP-2); never in
        the Mist (TLS-STEP-4) or on the Mist frame."""
        if self.veil[spot] or not self.ground.is_open[spot]:
            return False
        if self.hero_at[spot] >= 0 or self.monster_at[spot] is not None:
            return False
        structure = self.structure_at[spot]
        return structure is None or lets_heroes_in(structure.kind)

    def occupant(self, spot: int) -> str:
        """The id of what occupies a spot (TLS-SPOT-1), for the sentence that says so."""
        monster = self.monster_at[spot]
        structure = self.structure_at[spot]
        if self.hero_at[spot] >= 0:
            return self.hero_id(self.hero_at[spot])
        if monster is not None:
            return monster.kind.id
        if structure is not None:
            return structure.kind.id
        if self.ground.is_circle[spot]:
            return "magic-circle"
        if self.ground.is_tree[spot]:
            return "tree"
        return "low-obstacle" if self.ground.is_low_obstacle[spot] else "cliff"

    def is_watchtower(self, spot: int) -> bool:
        """A hero there sees everything (TLS-WATCHTOWER-3, TLS-SIGHT-10)."""
        structure = self.structure_at[spot]
        return structure is not None and structure.kind.number == WATCHTOWER

    def clear_obstacle(self, spot: int) -> None:
        """TLS-DRYAD-35: a Low Obstacle or a Tree is taken off the board."""
        self.cleared = sorted([*self.cleared, spot])
        self.town = self.town.on(self.scenario.ground_drawn(self.drawing, self.cleared))

    # -- who is where ----------------------------------------------------------------------

    def find_monster(self, serial: int) -> Monster | None:
        """A Monster by its serial, None once it has left the board."""
        at = self.place_of(serial)
        if at < len(self.monsters) and self.monsters[at].serial == serial:
            return self.monsters[at]
        return None

    def place_of(self, serial: int) -> int:
        """Where a Monster is among the others, or would be: they are in order of their serials."""
        low, high = 0, len(self.monsters)
        while low < high:
            middle = (low + high) >> 1
            if self.monsters[middle].serial < serial:
                low = middle + 1
            else:
                high = middle
        return low

    def find_structure(self, serial: int) -> Structure | None:
        for structure in self.structures:
            if structure.serial == serial:
                return structure
        return None

    def heroes_in_play(self) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if hero.status == IN_PLAY]

    def heroes_in_order(self) -> list[int]:
        """TLS-FIRST-1: the heroes in play, from the first player's on."""
        heroes = self.heroes_in_play()
        later = [hero for hero in heroes if self.heroes[hero].seat >= self.first]
        return later + [hero for hero in heroes if self.heroes[hero].seat < self.first]

    def is_trapped(self, spot: int) -> bool:
        """Whether a hero stands there on a token (TLS-DRYAD-21)."""
        hero = self.hero_at[spot]
        return hero >= 0 and self.heroes[hero].trapped_by >= 0

    def total(self, do: int) -> int:
        """What the boons of all heroes in play add to something together."""
        n = 0
        for hero in self.heroes:
            if hero.is_in_play:
                n += hero.total(do)
        return n

    def hero_id(self, hero: int) -> str:
        return self.box.hero_ids[self.heroes[hero].kind]

    def hero_of(self, card: int) -> Hero:
        """The hero whom a hero card stands for."""
        for hero in self.heroes:
            if hero.kind == card:
                return hero
        raise KeyError(card)

    def structures_of(self, kind: int) -> list[Structure]:
        return [structure for structure in self.structures if structure.kind.number == kind]

    def has_structure(self, kind: StructureKind) -> bool:
        for structure in self.structures:
            if structure.kind is kind:
                return True
        return False

    def item(self, number: int) -> Item:
        return self.box.items[number]

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @property
    def cards_to_come(self) -> bool:
        """Whether a Pattern card still lies on a slot (TLS-END-3)."""
        for slot in self.slots:
            if slot:
                return True
        return False

    def score(self) -> int:
        """Mages left, for statistics; the game itself keeps no score."""
        return self.mages


DECK_NAMES: Final = ["Armor deck", "Melee deck", "Ranged deck", "Magic deck"]


def lets_heroes_in(kind: StructureKind) -> bool:
    """TLS-GATE-4, TLS-WARP-2, TLS-SPOT-3."""
    return kind.is_gate or kind.number == WARP_GATE
