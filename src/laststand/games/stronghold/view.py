"""Everything face up on the table, for people and pages."""

from __future__ import annotations

from typing import Any

from laststand.games.stronghold.bosses import defeats_needed
from laststand.games.stronghold.box import ICONS, LUX, PLACES, Card
from laststand.games.stronghold.combat import can_roll
from laststand.games.stronghold.defeat import enemy_name
from laststand.games.stronghold.state import NOT_IN_COMBAT, ROLLING, Enemy, Realm
from laststand.games.stronghold.told import faces
from laststand.kernel.bag import Bag

SIDES = ["full", "damaged", "incapacitated"]


def view(s: Realm) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "active": s.active,
        "lux": {
            "fires": s.fires,
            "spaces": s.fire_spaces,
            "wards": s.wards,
            "enemies": [view_enemy(s, LUX, enemy) for enemy in s.at_lux],
        },
        "locations": [view_location(s, place) for place in range(len(s.locations))],
        "pawns": [PLACES[place] for place in s.pawns],
        "heroes": [view_hero(s, hero) for hero in range(len(s.heroes))],
        "gold": s.gold,
        "rerolls": s.rerolls,
        "symbols": {icon: s.symbols[number] for number, icon in enumerate(ICONS)},
        "artifacts": [
            {"id": s.box.artifacts[artifact].id, "tired": artifact in s.tired}
            for artifact in s.artifacts
        ],
        "merchant": [{"id": ware.id, "price": ware.price} for ware in s.box.wares],
        "boss": {"id": s.boss, "beaten": s.bosses_beaten, "needed": defeats_needed(s)},
        "decks": {
            "enemy": view_bag(s.deck),
            "shaman": view_bag(s.shamans),
            "lesh": view_bag(s.leshes),
            "artifact": view_bag(s.artifact_deck),
            "catapult": view_bag(s.catapults),
        },
        "chest_supply": s.chest_supply,
        "discard": [s.box.cards[card].id for card in s.discard],
        "out_of_game": [s.box.cards[card].id for card in s.out_of_game],
        "rooted": s.is_rooted,
        "combat": view_combat(s),
    }


def view_location(s: Realm, place: int) -> dict[str, Any]:
    location = s.locations[place]
    return {
        "id": s.box.location_ids[place],
        "letter": PLACES[place],
        "corruption": location.corruption,
        "destroyed": location.is_destroyed,
        "chests": location.chests,
        "catapults": [ICONS[icon] for icon in location.catapults],
        "enemies": [view_enemy(s, place, enemy) for enemy in location.enemies],
    }


def view_enemy(s: Realm, place: int, enemy: Enemy) -> dict[str, Any]:
    return {
        "name": enemy_name(s, place, enemy),
        "serial": enemy.serial,
        "space": enemy.space,
        "timer": enemy.timer,
        **view_card(enemy.card),
    }


def view_card(card: Card) -> dict[str, Any]:
    """What is printed on an enemy card."""
    return {
        "card": card.id,
        "kind": card.kind,
        "at": PLACES[card.at] if card.at >= 0 else "",
        "needs": [icon for number, icon in enumerate(ICONS) for _ in range(card.needs[number])],
        "wild": card.wild,
        "ability": card.ability,
        "gold": card.gold,
        "catapult": card.catapult,
        "corruption": card.corruption,
        "adds_chest": card.adds_chest,
        "removes_chest": card.removes_chest,
        "track": card.timer,
        "moves": card.moves,
        "harms": [{"do": harm.do, "n": harm.n} for harm in card.harms],
        "boss": card.boss,
        "number": card.number,
    }


def view_hero(s: Realm, hero: int) -> dict[str, Any]:
    return {
        "id": s.box.heroes[hero].id,
        "side": SIDES[s.heroes[hero]],
        "owner": s.owners[hero],
        "abilities": [side.name for side in s.box.heroes[hero].sides],
    }


def view_bag(bag: Bag) -> dict[str, Any]:
    """How many cards a pile has, what may be among them, and what is known of their order,
    from the top."""
    return {
        "count": len(bag),
        "may_hold": [bag.names[card] for card in bag.contents()],
        "order": [
            {"unknown": layer.unknown, "known": [bag.names[card] for card in layer.known]}
            for layer in bag.layers[::-1]
        ],
    }


def view_combat(s: Realm) -> dict[str, Any]:
    return {
        "can_roll": s.combat == NOT_IN_COMBAT and can_roll(s),
        "part": ["", "rolling", "spending"][s.combat],
        "faces": faces(s),
        "used": list(s.used),
        "free_reroll": s.combat == ROLLING and s.has_free_reroll,
    }
