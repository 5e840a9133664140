"""The table of The Last Stronghold as numbers for learners. Cards, artifacts and dice faces are
their number in the box and one more; 0 is nothing."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.locations import Enemy, Location
from laststand.games.stronghold.party import DAMAGED
from laststand.games.stronghold.state import Realm
from laststand.kernel.observation import Field, byte
from laststand.kernel.state import State

ENEMIES: Final = 6
"""Enemies of a place that are told one by one; Hordes of more are rare."""

DICE: Final = 8
ARTIFACTS: Final = 20  # of the box; what a pack adds is not told
NO_ENEMY: Final = [0] * 7
NOTHING_ELSE: Final = [0] * 7
PLACE_BYTES: Final = len(NOTHING_ELSE) + ENEMIES * len(NO_ENEMY)

FIELDS: Final = [
    Field("turn", 1, "the number of the turn"),
    Field("active", 1, "the seat whose turn it is, from 0"),
    Field("lux", 3, "fires, fire spaces, wards"),
    Field("boss", 2, "bosses beaten, bosses to beat"),
    Field("purse", 6, "gold, Reroll tokens, then tokens by icon: fight, search, agility, defend"),
    Field("supply", 2, "chest tokens left, cards left in the enemy deck"),
    Field("combat", 3, "not, rolling or spending; a free reroll; whether the party is rooted"),
    Field("spared", 2, "harms that heroes are still sheltered from; whether time is frozen"),
    Field("dice", 2 * DICE, "for each die its face, and whether it is spent"),
    Field("heroes", 8, "for each hero its side (full, damaged, incapacitated) and its seat"),
    Field("pawns", 2, "where each pawn is: 1 to 5 are A to E, 6 is Lux, 0 is nobody"),
    Field("artifacts", ARTIFACTS, "for each artifact: 0 not held, 1 ready, 2 tired"),
    Field(
        "places",
        6 * PLACE_BYTES,
        "for each of A to E, then Lux: corruption, destroyed, chests, catapults by icon, and six "
        "enemies: card, timer, needs by icon, wild",
    ),
]


def observe(state: State, out: list[int]) -> bytearray:
    """What lies on the table, after the bytes that are there already."""
    assert isinstance(state, Realm)
    tell_realm(state, out)
    tell_combat(state, out)
    tell_party(state, out)
    for location in state.land.locations:
        tell_location(location, out)
    out.extend(NOTHING_ELSE)  # Lux has nothing but enemies
    tell_enemies(state.land.at_lux, out)
    return bytearray(bytes(out))  # sooner than from the list itself


def tell_realm(s: Realm, out: list[int]) -> None:
    out.append(byte(s.turn))
    out.append(s.active)
    out.append(s.lux.fires)
    out.append(s.lux.spaces)
    out.append(byte(s.lux.wards))
    out.append(s.boss.beaten)
    out.append(len(s.boss.cards))
    out.append(byte(s.purse.gold))
    out.append(byte(s.purse.rerolls))
    for held in s.purse.symbols:
        out.append(byte(held))
    out.append(byte(s.piles.chests))
    out.append(byte(len(s.piles.deck)))


def tell_combat(s: Realm, out: list[int]) -> None:
    out.append(s.combat.part)
    out.append(1 if s.combat.has_free_reroll else 0)
    out.append(1 if s.party.is_rooted else 0)
    out.append(byte(s.party.shelters))
    out.append(1 if s.land.is_frozen else 0)
    for die in range(DICE):
        out.append(s.combat.pool[die] + 1 if die < len(s.combat.pool) else 0)
        out.append(1 if die < len(s.combat.used) and s.combat.used[die] else 0)


def tell_party(s: Realm, out: list[int]) -> None:
    for hero in range(len(s.party.heroes)):
        out.append(s.party.heroes[hero])
        out.append(s.party.owners[hero])
    out.append(s.party.pawns[0] + 1)
    out.append(s.party.pawns[1] + 1 if s.players > 1 else 0)
    held = [0] * ARTIFACTS
    for artifact in s.purse.artifacts:
        if artifact < ARTIFACTS:
            held[artifact] = 2 if artifact in s.purse.tired else 1
    out.extend(held)


def tell_location(location: Location, out: list[int]) -> None:
    out.append(location.corruption)
    out.append(1 if location.is_destroyed else 0)
    out.append(location.chests)
    for icon in range(len(ICONS)):
        out.append(location.catapults.count(icon))
    tell_enemies(location.enemies, out)


def tell_enemies(enemies: list[Enemy], out: list[int]) -> None:
    for number in range(ENEMIES):
        if number < len(enemies):
            enemy = enemies[number]
            out.append(enemy.number + 1)
            out.append(byte(enemy.timer))
            out.extend(enemy.card.needs)
            out.append(1 if enemy.card.wild else 0)
        else:
            out.extend(NO_ENEMY)


def progress(state: State) -> float:
    """How near the team is to winning, from -1 to 1: bosses beaten, less what burns and who
    is hurt."""
    assert isinstance(state, Realm)
    s = state
    hurt = sum([1 for side in s.party.heroes if side >= DAMAGED]) / len(s.party.heroes)
    return s.boss.beaten / max(1, len(s.boss.cards)) - 0.5 * s.lux.fires / s.lux.spaces - hurt / 2
