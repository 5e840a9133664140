"""The five locations around Lux, and what stands on them and at Lux."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold.box import Card
from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.places import LUX, PLACES
from laststand.kernel.fields import Fields, expect, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm

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
        (LS-ENEMY-6), and a boss takes none (LS-BOSS-8)."""
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

    def making_room(self) -> list[Enemy]:
        """Those who would leave a space free: alone on theirs."""
        taken = [enemy.space for enemy in self.enemies]
        return [enemy for enemy in self.enemies if taken.count(enemy.space) == 1]


class Land(Part["Realm"]):
    """The locations with what lies on them, and the enemies at Lux; cards in play are known by
    their serials. `fresh` are those whose time tracks wait for the next turn (LS-TIME-3); when
    time is frozen, all do."""

    def __init__(self) -> None:
        self.locations: list[Location] = []
        self.at_lux: list[Enemy] = []
        self.next_serial = 1
        self.fresh: list[int] = []
        self.is_frozen = False

    def clone(self) -> Land:
        land = Land()
        land.locations = [location.clone() for location in self.locations]
        land.at_lux = self.at_lux.copy()
        land.next_serial = self.next_serial
        land.fresh = self.fresh.copy()
        land.is_frozen = self.is_frozen
        return land

    # -- where enemies are -------------------------------------------------------------

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
        for place in range(LUX + 1):
            for enemy in self.enemies_at(place):
                if enemy.serial == serial:
                    return enemy
        raise LookupError(f"no enemy {serial} in play")

    def way_on(self, at: int) -> list[int]:
        """Of a card that moves on: the full locations it passes (LS-TIME-7), and last where it
        comes to, at most all around to the space it left (LS-TIME-11)."""
        way = [CLOCKWISE[at]]
        while way[-1] != at and self.locations[way[-1]].is_full:
            way.append(CLOCKWISE[way[-1]])
        return way

    def card_named(self, serial: int) -> str:
        """The card of an enemy, or nothing if it is no longer in play."""
        return self.find(serial).card.id if self.place_of(serial) >= 0 else ""

    def name_of(self, place: int, enemy: Enemy) -> str:
        """An enemy in notation: its card, with a number where the same card lies there twice."""
        same = [other.serial for other in self.enemies_at(place) if other.card is enemy.card]
        if len(same) == 1:
            return enemy.card.id
        return f"{enemy.card.id}#{same.index(enemy.serial) + 1}"

    def replace(self, place: int, enemy: Enemy) -> None:
        """Puts an enemy's changed self where it stood."""
        enemies = self.enemies_at(place)
        for index, other in enumerate(enemies):
            if other.serial == enemy.serial:
                enemies[index] = enemy

    def remove(self, place: int, enemy: Enemy) -> None:
        enemies = self.enemies_at(place)
        for index, other in enumerate(enemies):
            if other.serial == enemy.serial:
                del enemies[index]
                return

    def time_passes_for(self, enemy: Enemy, place: int) -> bool:
        """Whether its time token moves at the end of this turn: not of a card that has just come,
        where such wait (LS-TIME-3), nor in frozen time; but nothing delays a boss left without a
        location (LS-BOSS-10)."""
        if is_driven_to_lux(enemy.card, place):
            return True
        return not self.is_frozen and enemy.serial not in self.fresh

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Realm) -> dict[str, Any]:
        return {
            "locations": [_write_location(location) for location in self.locations],
            "at_lux": [_write_enemy(enemy) for enemy in self.at_lux],
            "next_serial": self.next_serial,
            "fresh": self.fresh.copy(),
            "frozen": self.is_frozen,
        }

    def read(self, s: Realm, fields: Fields) -> None:
        self.locations = [
            _read_location(s, place, location)
            for place, location in enumerate(fields.each("locations", LUX))
        ]
        self.at_lux = [_read_enemy(s, enemy, LUX) for enemy in fields.each("at_lux")]
        self.next_serial = fields.count("next_serial")
        self.fresh = fields.counts("fresh")
        self.is_frozen = fields.flag("frozen")

    def check(self, s: Realm) -> None:
        standing = [enemy for place in range(LUX + 1) for enemy in self.enemies_at(place)]
        serials = [enemy.serial for enemy in standing]
        expect(len(set(serials)) == len(serials), "locations", "two enemies have one serial")
        expect(max(serials, default=0) < self.next_serial, "next_serial", "it is taken already")

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Realm) -> dict[str, Any]:
        seen = [_location_seen(s, place) for place in range(len(self.locations))]
        return {"locations": seen, "frozen": self.is_frozen}


# -- locations and enemies as documents --------------------------------------------------------


def _write_location(location: Location) -> dict[str, Any]:
    return {
        "corruption": location.corruption,
        "destroyed": location.is_destroyed,
        "chests": location.chests,
        "catapults": named(ICONS, location.catapults),
        "enemies": [_write_enemy(enemy) for enemy in location.enemies],
    }


def _write_enemy(enemy: Enemy) -> dict[str, Any]:
    return {
        "card": enemy.card.id,
        "serial": enemy.serial,
        "space": enemy.space,
        "timer": enemy.timer,
    }


def _read_location(s: Realm, place: int, fields: Fields) -> Location:
    location = Location(s.box.spaces[place], fields.count("chests"))
    location.corruption = fields.count("corruption", s.box.corruption_limit)
    location.is_destroyed = fields.flag("destroyed")
    location.catapults = fields.some("catapults", ICONS)
    location.enemies = [_read_enemy(s, enemy, place) for enemy in fields.each("enemies")]
    fields.expect_all_read()
    _check_location(s, location, fields)
    return location


def _check_location(s: Realm, location: Location, fields: Fields) -> None:
    """LS-LOSING-1: destroyed with the last corruption and not before; LS-LOSING-2, LS-LOSING-4:
    nothing lies there any more. Only cards of a Horde share a space (LS-ENEMY-6)."""
    is_lost = location.corruption == s.box.corruption_limit
    why = f"a location is destroyed with {s.box.corruption_limit} corruption, and only then"
    fields.expect(is_lost == location.is_destroyed, "corruption", why)
    if location.is_destroyed:
        nothing = "nothing lies on a destroyed location"
        fields.expect(not location.enemies, "enemies", nothing)
        fields.expect(location.chests == 0, "chests", nothing)
        fields.expect(not location.catapults, "catapults", nothing)
    for space in range(location.spaces):
        stack = [enemy for enemy in location.enemies if enemy.space == space]
        is_horde = all([enemy.card.ability.joins_hordes for enemy in stack])
        fields.expect(len(stack) < 2 or is_horde, "enemies", "only a Horde shares a space")


def _read_enemy(s: Realm, fields: Fields, place: int) -> Enemy:
    number = fields.one("card", s.box.card_ids)
    card = s.box.cards[number]
    space = _read_space(s, fields, card, place)
    timer = fields.count("timer", 1 if is_driven_to_lux(card, place) else card.timer)
    enemy = Enemy(card, fields.count("serial"), number, space, timer)
    fields.expect_all_read()
    fields.expect(place != LUX or card.boss != "", "card", "only a boss stands at Lux")
    fields.expect(card.boss in ("", s.boss.id), "card", "it is of another boss")
    return enemy


def _read_space(s: Realm, fields: Fields, card: Card, place: int) -> int:
    """LS-BOSS-8: a boss stands beside the spaces of a location."""
    if place == LUX:
        return fields.count("space", 0)
    spaces = s.box.spaces[place]
    return fields.count("space", spaces, spaces) if card.boss else fields.count("space", spaces - 1)


def is_driven_to_lux(card: Card, place: int) -> bool:
    """LS-DEATHSBANE-6, LS-BOSS-10: a boss left without a location burns Lux every turn."""
    return place == LUX and card.at != LUX


# -- locations and enemies as people see them --------------------------------------------------


def _location_seen(s: Realm, place: int) -> dict[str, Any]:
    location = s.land.locations[place]
    return {
        "id": s.box.location_ids[place],
        "letter": PLACES[place],
        "corruption": location.corruption,
        "destroyed": location.is_destroyed,
        "chests": location.chests,
        "catapults": named(ICONS, location.catapults),
        "enemies": enemies_seen(s, place),
    }


def enemies_seen(s: Realm, place: int) -> list[dict[str, Any]]:
    return [
        {
            "name": s.land.name_of(place, enemy),
            "serial": enemy.serial,
            "space": enemy.space,
            "timer": enemy.timer,
            **_card_seen(enemy.card),
        }
        for enemy in s.land.enemies_at(place)
    ]


def _card_seen(card: Card) -> dict[str, Any]:
    """What is printed on an enemy card."""
    return {
        "card": card.id,
        "kind": card.kind,
        "at": PLACES[card.at] if card.at >= 0 else "",
        "needs": [icon for number, icon in enumerate(ICONS) for _ in range(card.needs[number])],
        "wild": card.wild,
        "ability": card.ability.word,
        "gold": card.gold,
        "catapult": card.catapult,
        "corruption": card.corruption,
        "adds_chest": card.adds_chest,
        "removes_chest": card.removes_chest,
        "track": card.timer,
        "moves": card.moves,
        "harms": [{"do": harm.word, "n": harm.n} for harm in card.harms],
        "boss": card.boss,
        "number": card.number,
    }
