"""The table of The Last Spell: the map and what stands on it, the heroes, the Shop, the Stash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.things.words import WARP_GATE, WATCHTOWER, BoonWord, DefenseKind
from laststand.kernel.state import State

if TYPE_CHECKING:
    from laststand.games.spell.board.circle import Circle
    from laststand.games.spell.board.panic import Panic
    from laststand.games.spell.board.supply import Supply
    from laststand.games.spell.boss import Boss
    from laststand.games.spell.box import Box, Scenario
    from laststand.games.spell.day.main_phase import Passed
    from laststand.games.spell.day.scavenge import Workers
    from laststand.games.spell.day.shop import Shop
    from laststand.games.spell.heroes.attack import Attack
    from laststand.games.spell.heroes.hero import Hero
    from laststand.games.spell.heroes.party import Party
    from laststand.games.spell.map.geometry import Ground
    from laststand.games.spell.map.mist import Mist
    from laststand.games.spell.map.pieces import Monster, MonsterAt, Structure, StructureAt
    from laststand.games.spell.map.town import Town
    from laststand.games.spell.monsters.horde import Horde
    from laststand.games.spell.monsters.onslaught import Onslaught
    from laststand.games.spell.monsters.spawn import Spawn
    from laststand.games.spell.night.hero_phase import Turns
    from laststand.games.spell.night.quests import Quests
    from laststand.games.spell.rulings import Rulings
    from laststand.games.spell.things.kinds import Item, StructureKind
    from laststand.games.spell.things.purse import Purse


class Vigil(State):
    """Everything on the table, in parts, each in the module whose rules change it; and what all
    of them ask. It is laid in table.py."""

    box: Box
    scenario: Scenario
    players: int
    rulings: Rulings

    day: int
    is_night: bool
    phase: int  # the number of the Monster Phase of this Night
    coin: int
    first: int  # the first player's seat
    active: int  # the hero whose turn it is
    next_serial: int

    _town: Town
    ground: Ground  # of the Town
    structures: list[Structure]  # of the Town
    mist: Mist
    supply: Supply
    boss: Boss[Vigil]
    horde: Horde
    circle: Circle
    panic: Panic
    party: Party
    heroes: list[Hero]  # the party's
    purse: Purse
    workers: Workers
    passed: Passed
    shop: Shop
    spawn: Spawn
    quests: Quests
    onslaught: Onslaught
    turns: Turns
    attack: Attack | None

    # By spot, who stands there.
    hero_at: vec[i64]  # a hero's number or -1
    monster_at: MonsterAt
    structure_at: StructureAt

    def clone(self) -> Vigil:
        s = Vigil(self.chance.clone())
        self.hand_on(s)
        s.box = self.box
        s.scenario = self.scenario
        s.players = self.players
        s.rulings = self.rulings
        s.day = self.day
        s.is_night = self.is_night
        s.phase = self.phase
        s.coin = self.coin
        s.first = self.first
        s.active = self.active
        s.next_serial = self.next_serial
        s._town = self._town
        s.ground = self.ground
        s.structures = self.structures
        s.mist = self.mist
        s.supply = self.supply.clone()
        s.boss = self.boss.clone()
        s.horde = self.horde.clone()
        s.circle = self.circle.clone()
        s.panic = self.panic.clone()
        s.party = self.party.clone()
        s.heroes = s.party.heroes
        s.purse = self.purse.clone()
        s.workers = self.workers.clone()
        s.passed = self.passed.clone()
        s.shop = self.shop.clone()
        s.spawn = self.spawn.clone()
        s.quests = self.quests.clone()
        s.onslaught = self.onslaught.clone()
        s.turns = self.turns.clone()
        s.attack = None if self.attack is None else self.attack.clone()
        s.hero_at = self.hero_at[:]
        s.monster_at = self.monster_at[:]
        s.structure_at = self.structure_at[:]
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
        s.mist = self.mist
        s.horde = self.horde.clone()
        s.hero_at = self.hero_at[:]
        s.monster_at = self.monster_at[:]
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

    def is_mist(self, spot: int) -> bool:
        """TLS-MIST-4."""
        return self.mist.veil[spot]

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
        if self.mist.veil[spot] or not self.ground.is_open[spot]:
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
        return structure is not None and structure.kind.defense is WATCHTOWER

    # -- who is where ----------------------------------------------------------------------

    def find_monster(self, serial: int) -> Monster | None:
        """A Monster by its serial, None once it has left the board."""
        monsters = self.horde.monsters
        at = self.place_of(serial)
        if at < len(monsters):
            monster = monsters[at]
            if monster.serial == serial:
                return monster
        return None

    def place_of(self, serial: int) -> int:
        """Where a Monster is among the others, or would be: they are in order of their serials, in
        which few are missing."""
        monsters = self.horde.monsters
        if not monsters:
            return 0
        at = min(max(0, serial - monsters[0].serial), len(monsters))
        while at > 0 and monsters[at - 1].serial >= serial:
            at -= 1
        return at

    def find_structure(self, serial: int) -> Structure | None:
        for structure in self.structures:
            if structure.serial == serial:
                return structure
        return None

    def count_heroes(self) -> int:
        """How many are in play."""
        n = 0
        for hero in self.heroes:
            if hero.is_in_play:
                n += 1
        return n

    def heroes_in_play(self) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if hero.is_in_play]

    def heroes_in_order(self) -> list[int]:
        """TLS-FIRST-1: the heroes in play, from the first player's on."""
        heroes = self.heroes_in_play()
        later = [hero for hero in heroes if self.heroes[hero].seat >= self.first]
        return later + [hero for hero in heroes if self.heroes[hero].seat < self.first]

    def is_trapped(self, spot: int) -> bool:
        """Whether a hero stands there on a token (TLS-DRYAD-21)."""
        hero = self.hero_at[spot]
        return hero >= 0 and self.heroes[hero].trapped_by >= 0

    def total(self, do: BoonWord) -> int:
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

    def structures_of(self, kind: DefenseKind) -> list[Structure]:
        return [structure for structure in self.structures if structure.kind.defense is kind]

    def has_structure(self, kind: StructureKind) -> bool:
        return self._town.has(kind)

    def item(self, number: int) -> Item:
        return self.box.items[number]

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    def score(self) -> int:
        """Mages left, for statistics; the game itself keeps no score."""
        return self.circle.mages


def lets_heroes_in(kind: StructureKind) -> bool:
    """TLS-GATE-4, TLS-WARP-2, TLS-SPOT-3."""
    return kind.is_gate or kind.defense is WARP_GATE
