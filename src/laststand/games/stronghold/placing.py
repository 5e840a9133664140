"""Placing enemies, and losing locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.stronghold import told
from laststand.games.stronghold.box import Card
from laststand.games.stronghold.locations import CLOCKWISE, Enemy, is_driven_to_lux
from laststand.games.stronghold.lux import add_fire
from laststand.games.stronghold.places import LUX

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


def place_enemy(s: Realm, number: int, at: int, cause: str) -> Enemy | None:
    """Places an enemy card, passing on clockwise from full locations. None: it found no place."""
    card = s.box.cards[number]
    if not s.land.locations[at].is_destroyed and every_standing_location_is_full(s):
        turn_away(s, number, "LS-PLACING-5")  # LS-PLACING-6, LS-PLACING-7
        return None
    while not s.land.locations[at].is_destroyed:
        space = s.land.locations[at].free_space()
        if space >= 0:
            return put(s, card, number, at, space, "LS-PLACING-1", cause)
        corrupt(s, at, 1, "LS-PLACING-2", card.id)  # LS-PLACING-3: and so on, all around
        at = CLOCKWISE[at]
    turn_away(s, number, "LS-LOSING-5")  # LS-PLACING-4, LS-LOSING-6
    return None


def every_standing_location_is_full(s: Realm) -> bool:
    for location in s.land.locations:
        if not location.is_destroyed and not location.is_full:
            return False
    return True


def may_be_turned_away(s: Realm) -> bool:
    """Whether a card that is drawn, whatever it is, may find no place."""
    for location in s.land.locations:
        if location.is_destroyed:
            return True
    return every_standing_location_is_full(s)


def turn_away(s: Realm, number: int, rule: str) -> None:
    s.piles.out_of_game.append(number)
    card = s.box.cards[number]
    told.enemy_turned_away(s, card, rule)
    add_fire(s, 1, rule, card.id)


def put(s: Realm, card: Card, number: int, place: int, space: int, rule: str, cause: str) -> Enemy:
    """Puts a card down and starts its time track (LS-TIME-1, LS-ENEMY-21)."""
    timer = 1 if is_driven_to_lux(card, place) else card.timer
    enemy = Enemy(card, s.land.next_serial, number, space, timer)
    s.land.next_serial += 1
    s.land.enemies_at(place).append(enemy)
    if card.timer and not s.agreed.timers_move_at_once:
        s.land.fresh.append(enemy.serial)
    told.enemy_placed(s, enemy, place, rule, cause)
    return enemy


def place_boss(s: Realm, number: int, at: int, rule: str, cause: str) -> Enemy:
    """Places a boss card where it belongs, Death's Bane first at A (LS-DEATHSBANE-3), Draxis
    at Lux (LS-DRAXIS-2): in a place of its own, full or not (LS-BOSS-8); for a destroyed location
    at the next that stands, and at Lux only when none does (LS-BOSS-3)."""
    card = s.box.cards[number]
    for _ in range(LUX if at != LUX else 0):
        location = s.land.locations[at]
        if not location.is_destroyed:
            return put(s, card, number, at, location.spaces, rule, cause)
        at = CLOCKWISE[at]
    return put(s, card, number, LUX, 0, rule, cause)


# -- losing locations ------------------------------------------------------------------


def corrupt(s: Realm, at: int, points: int, rule: str, cause: str) -> None:
    """Adds corruption; the fifth point destroys (LS-LOSING-1), what is beyond is lost
    (LS-LOSING-3)."""
    location = s.land.locations[at]
    if location.is_destroyed or points == 0:
        return
    limit = s.box.corruption_limit
    location.corruption = min(limit, location.corruption + points)
    told.location_corrupted(s, at, rule, cause)
    if location.corruption == limit:
        destroy(s, at, "LS-LOSING-1", cause)


def destroy(s: Realm, at: int, rule: str, cause: str) -> None:
    """Turns a location to its destroyed side and clears it; pawns stay (LS-LOSING-4)."""
    location = s.land.locations[at]
    location.is_destroyed = True
    location.corruption = s.box.corruption_limit
    told.location_destroyed(s, at, rule, cause)
    enemies = location.enemies
    location.enemies = []
    s.piles.chests += location.chests  # LS-LOSING-4
    location.chests = 0
    s.piles.removed_catapults.extend(location.catapults)
    location.catapults = []
    for enemy in enemies:
        if enemy.card.boss:  # LS-BOSS-12: as if it had just come
            place_boss(s, enemy.number, CLOCKWISE[at], "LS-BOSS-5", cause)
        else:
            discard_from_game(s, enemy, "LS-LOSING-2", cause)


def discard_from_game(s: Realm, enemy: Enemy, rule: str, cause: str) -> None:
    """Out of the game for good, and without gold (LS-COMBAT-12)."""
    s.piles.out_of_game.append(enemy.number)
    told.enemy_discarded(s, enemy.card, rule, cause)
