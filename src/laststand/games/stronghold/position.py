"""The whole table as a document, and back."""

from __future__ import annotations

from typing import Any

from laststand.games.stronghold.box import FACES, ICONS, LUX, PLACES, Box
from laststand.games.stronghold.dice import DICE
from laststand.games.stronghold.documents import (
    PlaceDocument,
    RealmDocument,
    StandingDocument,
)
from laststand.games.stronghold.state import INCAPACITATED, NOT_IN_COMBAT, Enemy, Location, Realm
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.fields import numbers, read_bag, write_bag

SIDES = ["full", "damaged", "incapacitated"]
PARTS = ["", "rolling", "spending"]


def write(s: Realm) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "active": s.active,
        "fires": s.fires,
        "wards": s.wards,
        "locations": [write_location(s, location) for location in s.locations],
        "at_lux": [write_enemy(enemy) for enemy in s.at_lux],
        "pawns": [PLACES[place] for place in s.pawns],
        "heroes": [SIDES[side] for side in s.heroes],
        "owners": s.owners.copy(),
        "gold": s.gold,
        "rerolls": s.rerolls,
        "symbols": s.symbols.copy(),
        "artifacts": [s.box.artifact_ids[card] for card in s.artifacts],
        "tired": [s.box.artifact_ids[card] for card in s.tired],
        "chest_supply": s.chest_supply,
        "next_serial": s.next_serial,
        "bosses_beaten": s.bosses_beaten,
        "deck": write_bag(s.deck),
        "shamans": write_bag(s.shamans),
        "leshes": write_bag(s.leshes),
        "artifact_deck": write_bag(s.artifact_deck),
        "catapults": write_bag(s.catapults),
        "discard": [s.box.card_ids[card] for card in s.discard],
        "out_of_game": [s.box.card_ids[card] for card in s.out_of_game],
        "spent_artifacts": [s.box.artifact_ids[card] for card in s.spent_artifacts],
        "removed_catapults": [ICONS[icon] for icon in s.removed_catapults],
        "rooted": s.is_rooted,
        "fresh": s.fresh.copy(),
        "combat": PARTS[s.combat],
        "pool": [FACES[face] for face in s.pool],
        "used": s.used.copy(),
        "free_reroll": s.has_free_reroll,
    }


def write_location(s: Realm, location: Location) -> dict[str, Any]:
    return {
        "corruption": location.corruption,
        "destroyed": location.is_destroyed,
        "chests": location.chests,
        "catapults": [ICONS[icon] for icon in location.catapults],
        "enemies": [write_enemy(enemy) for enemy in location.enemies],
    }


def write_enemy(enemy: Enemy) -> dict[str, Any]:
    return {
        "card": enemy.card.id,
        "serial": enemy.serial,
        "space": enemy.space,
        "timer": enemy.timer,
    }


def read_into(s: Realm, document: RealmDocument) -> None:
    """Lays the table as the document says."""
    s.turn = document.turn
    s.active = document.active
    s.fires = document.fires
    s.wards = document.wards
    s.locations = [read_location(s, place, doc) for place, doc in enumerate(document.locations)]
    s.at_lux = [read_enemy(s.box, enemy) for enemy in document.at_lux]
    s.pawns = [PLACES.index(place) for place in document.pawns]
    s.heroes = [SIDES.index(side) for side in document.heroes]
    s.owners = list(document.owners)
    s.gold = document.gold
    s.rerolls = document.rerolls
    s.symbols = list(document.symbols)
    s.artifacts = numbers(s.box.artifact_ids, document.artifacts, "artifacts")
    s.tired = numbers(s.box.artifact_ids, document.tired, "tired")
    s.chest_supply = document.chest_supply
    s.next_serial = document.next_serial
    s.bosses_beaten = document.bosses_beaten
    s.deck = read_bag("enemy deck", s.box.card_ids, document.deck, "deck")
    s.shamans = read_bag("Shaman deck", s.box.card_ids, document.shamans, "shamans")
    s.leshes = read_bag("Lesh deck", s.box.card_ids, document.leshes, "leshes")
    s.artifact_deck = read_bag(
        "artifact deck", s.box.artifact_ids, document.artifact_deck, "artifact_deck"
    )
    s.catapults = read_bag("catapult tokens", ICONS, document.catapults, "catapults")
    s.discard = numbers(s.box.card_ids, document.discard, "discard")
    s.out_of_game = numbers(s.box.card_ids, document.out_of_game, "out_of_game")
    s.spent_artifacts = numbers(s.box.artifact_ids, document.spent_artifacts, "spent_artifacts")
    s.removed_catapults = [ICONS.index(icon) for icon in document.removed_catapults]
    s.is_rooted = document.rooted
    s.fresh = list(document.fresh)
    s.combat = PARTS.index(document.combat)
    s.pool = [FACES.index(face) for face in document.pool]
    s.used = list(document.used)
    s.has_free_reroll = document.free_reroll


def check(s: Realm) -> None:
    """What no single field can say: that the table as laid can be played on."""
    everywhere = [enemy for place in range(LUX + 1) for enemy in s.enemies_at(place)]
    expect(s.active < s.players, "active", "there is no such seat")
    expect(len(s.pawns) == s.players, "pawns", f"{s.players} pawns are needed")
    expect(max(s.owners) < s.players, "owners", "there is no such seat")
    expect(min(s.heroes) < INCAPACITATED, "heroes", "one hero at least must be standing")
    expect(s.fires < s.fire_spaces, "fires", f"there are {s.fire_spaces} fire spaces")
    expect(s.rerolls <= s.box.reroll_limit, "rerolls", f"at most {s.box.reroll_limit} are held")
    expect(set(s.tired) <= set(s.artifacts), "tired", "only held artifacts can be")
    expect(len(s.used) == len(s.pool), "used", "one for each of the pool is needed")
    in_combat = s.combat != NOT_IN_COMBAT
    expect(len(s.pool) >= DICE if in_combat else not s.pool, "pool", "three dice in combat")
    serials = [enemy.serial for enemy in everywhere]
    expect(len(set(serials)) == len(serials), "locations", "two enemies have one serial")
    expect(max(serials, default=0) < s.next_serial, "next_serial", "it is taken already")


def expect(fits: bool, field: str, why: str) -> None:
    if not fits:
        raise DocumentRefused(f"position, field '{field}': {why}")


def read_location(s: Realm, place: int, document: PlaceDocument) -> Location:
    location = Location(s.box.spaces[place], document.chests)
    location.corruption = document.corruption
    location.is_destroyed = document.destroyed
    location.catapults = [ICONS.index(icon) for icon in document.catapults]
    location.enemies = [read_enemy(s.box, enemy) for enemy in document.enemies]
    return location


def read_enemy(box: Box, document: StandingDocument) -> Enemy:
    number = numbers(box.card_ids, [document.card], "enemies")[0]
    return Enemy(box.cards[number], document.serial, number, document.space, document.timer)
