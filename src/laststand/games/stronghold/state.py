"""The table of The Last Stronghold: Lux, the five locations around it, and the party."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.box import ICONS, LUX, Box, Card
from laststand.kernel.bag import Bag
from laststand.kernel.chance import Chance
from laststand.kernel.state import State

FULL: Final = 0
DAMAGED: Final = 1
INCAPACITATED: Final = 2

NOT_IN_COMBAT: Final = 0
ROLLING: Final = 1
SPENDING: Final = 2

CLOCKWISE: Final = [1, 2, 3, 4, 0]


class Enemy:
    """An enemy or boss card in play. Immutable, so that clones of the table share it."""

    def __init__(self, card: Card, serial: int, number: int, space: int, timer: int) -> None:
        self.card: Final = card
        self.serial: Final = serial
        self.number: Final = number
        self.space: Final = space
        self.timer: Final = timer

    def with_timer(self, timer: int) -> Enemy:
        return Enemy(self.card, self.serial, self.number, self.space, timer)


class Location:
    """One of the five location cards and what lies on it."""

    def __init__(self, spaces: int, chests: int) -> None:
        self.spaces: Final = spaces
        self.corruption = 0
        self.is_destroyed = False
        self.chests = chests
        self.catapults: list[int] = []
        self.enemies: list[Enemy] = []

    def clone(self) -> Location:
        location = Location(self.spaces, self.chests)
        location.corruption = self.corruption
        location.is_destroyed = self.is_destroyed
        location.catapults = self.catapults.copy()
        location.enemies = self.enemies.copy()
        return location

    def free_space(self) -> int:
        """The first space without a card, or -1: cards of a Horde stack share theirs
        (LS-ENEMY-6)."""
        if not self.enemies:
            return 0
        taken = [enemy.space for enemy in self.enemies]
        for space in range(self.spaces):
            if space not in taken:
                return space
        return -1

    @property
    def is_full(self) -> bool:
        return self.free_space() < 0


class Realm(State):
    """Everything on the table."""

    box: Box
    players: int
    fire_spaces: int
    boss: str

    # Rulings that the table may settle otherwise (LS-DICE-7, LS-TIME-3, LS-ENEMY-4).
    token_per_corruption: bool
    timers_move_at_once: bool
    misfit_on_top: bool

    turn: int
    active: int
    fires: int
    wards: int
    locations: list[Location]
    at_lux: list[Enemy]
    pawns: list[int]
    heroes: list[int]
    owners: list[int]
    bosses_beaten: int
    next_serial: int

    # Shared by the players (LS-TWO-4, LS-TWO-5).
    gold: int
    rerolls: int
    symbols: list[int]
    artifacts: list[int]
    tired: list[int]

    deck: Bag
    shamans: Bag
    leshes: Bag
    artifact_deck: Bag
    catapults: Bag
    chest_supply: int
    discard: list[int]
    out_of_game: list[int]
    spent_artifacts: list[int]
    removed_catapults: list[int]

    # The turn in progress.
    is_rooted: bool
    fresh: list[int]
    combat: int
    pool: list[int]
    used: list[bool]
    has_free_reroll: bool

    @staticmethod
    def bare(box: Box, players: int, fire_spaces: int, boss: str, chance: Chance) -> Realm:
        """A table with nothing on it but what the box and the options say."""
        r = Realm(chance)
        r.box = box
        r.players = players
        r.fire_spaces = fire_spaces
        r.boss = boss
        r.token_per_corruption = True
        r.timers_move_at_once = True
        r.misfit_on_top = True
        r.turn = 0
        r.active = 0
        r.fires = 0
        r.wards = 0
        r.locations = []
        r.at_lux = []
        r.pawns = [LUX] * players  # LS-SETUP-7
        r.heroes = [FULL] * len(box.heroes)  # LS-SETUP-8
        r.owners = [0] * len(box.heroes)
        r.bosses_beaten = 0
        r.next_serial = 1
        r.gold = 0
        r.rerolls = 0
        r.symbols = [0, 0, 0, 0]
        r.artifacts = []
        r.tired = []
        r.deck = Bag("enemy deck", box.card_ids, [], [])
        r.shamans = Bag("Shaman deck", box.card_ids, [], [])
        r.leshes = Bag("Lesh deck", box.card_ids, [], [])
        r.artifact_deck = Bag("artifact deck", box.artifact_ids, [], [])
        r.catapults = Bag("catapult tokens", ICONS, [], [])
        r.chest_supply = box.chest_tokens  # LS-SETUP-6
        r.discard = []
        r.out_of_game = []
        r.spent_artifacts = []
        r.removed_catapults = []
        r.is_rooted = False
        r.fresh = []
        r.combat = NOT_IN_COMBAT
        r.pool = []
        r.used = []
        r.has_free_reroll = False
        return r

    def clone(self) -> Realm:
        r = Realm(self.chance.clone())
        r.agenda = self.agenda.copy()
        r.box = self.box
        r.players = self.players
        r.fire_spaces = self.fire_spaces
        r.boss = self.boss
        r.token_per_corruption = self.token_per_corruption
        r.timers_move_at_once = self.timers_move_at_once
        r.misfit_on_top = self.misfit_on_top
        r.turn = self.turn
        r.active = self.active
        r.fires = self.fires
        r.wards = self.wards
        r.locations = [location.clone() for location in self.locations]
        r.at_lux = self.at_lux.copy()
        r.pawns = self.pawns.copy()
        r.heroes = self.heroes.copy()
        r.owners = self.owners.copy()
        r.gold = self.gold
        r.rerolls = self.rerolls
        r.symbols = self.symbols.copy()
        r.artifacts = self.artifacts.copy()
        r.tired = self.tired.copy()
        r.chest_supply = self.chest_supply
        r.next_serial = self.next_serial
        r.bosses_beaten = self.bosses_beaten
        r.deck = self.deck.clone()
        r.shamans = self.shamans.clone()
        r.leshes = self.leshes.clone()
        r.artifact_deck = self.artifact_deck.clone()
        r.catapults = self.catapults.clone()
        r.discard = self.discard.copy()
        r.out_of_game = self.out_of_game.copy()
        r.spent_artifacts = self.spent_artifacts.copy()
        r.removed_catapults = self.removed_catapults.copy()
        r.is_rooted = self.is_rooted
        r.fresh = self.fresh.copy()
        r.combat = self.combat
        r.pool = self.pool.copy()
        r.used = self.used.copy()
        r.has_free_reroll = self.has_free_reroll
        return r

    # -- where things are --------------------------------------------------------------

    @property
    def party_at(self) -> int:
        """Where the pawn of the player whose turn it is stands."""
        return self.pawns[self.active]

    def enemies_at(self, place: int) -> list[Enemy]:
        return self.at_lux if place == LUX else self.locations[place].enemies

    def place_of(self, serial: int) -> int:
        """Where an enemy stands, or -1 if it is no longer in play."""
        for place in range(LUX + 1):
            for enemy in self.enemies_at(place):
                if enemy.serial == serial:
                    return place
        return -1

    def find(self, serial: int) -> Enemy:
        for enemy in self.enemies_at(self.place_of(serial)):
            if enemy.serial == serial:
                return enemy
        raise LookupError(f"no enemy {serial} in play")

    def card_named(self, serial: int) -> str:
        """The card of an enemy, or nothing if it is no longer in play."""
        return self.find(serial).card.id if self.place_of(serial) >= 0 else ""

    def replace(self, place: int, enemy: Enemy) -> None:
        """Puts an enemy's changed self where it stood."""
        enemies = self.enemies_at(place)
        for index, other in enumerate(enemies):
            if other.serial == enemy.serial:
                enemies[index] = enemy

    def remove(self, enemy: Enemy) -> None:
        enemies = self.enemies_at(self.place_of(enemy.serial))
        for index, other in enumerate(enemies):
            if other.serial == enemy.serial:
                del enemies[index]
                return

    def score(self) -> int:
        """Fire spaces still dark, for statistics; the game itself keeps no score."""
        return max(0, self.fire_spaces - self.fires)
