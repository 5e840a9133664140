"""The table of The Last Stronghold as numbers for learners. Cards, artifacts and dice faces are
their number in the box and one more; 0 is nothing."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.locations import Enemy, Location
from laststand.games.stronghold.party import DAMAGED
from laststand.games.stronghold.state import Realm
from laststand.kernel.observation import Field, byte, mark
from laststand.kernel.state import State

ENEMIES: Final = 6
"""Enemies of a place that are told one by one; Hordes of more are rare."""

DICE: Final = 8
ARTIFACTS: Final = 20  # of the box; what a pack adds is not told
NO_ARTIFACTS: Final = bytes(ARTIFACTS)
NO_ENEMY: Final = bytes(7)
NOTHING_ELSE: Final = bytes(7)
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


def observe(state: State, out: BytesWriter) -> None:
    """What lies on the table, after the bytes that are there already."""
    assert isinstance(state, Realm)
    tell_realm(state, out)
    tell_combat(state, out)
    tell_party(state, out)
    for location in state.land.locations:
        tell_location(location, out)
    out.write(NOTHING_ELSE)  # Lux has nothing but enemies
    tell_enemies(state.land.at_lux, out)


def tell_realm(s: Realm, out: BytesWriter) -> None:
    out.append(byte(s.turn))
    out.append(byte(s.active))
    out.append(byte(s.lux.fires))
    out.append(byte(s.lux.spaces))
    out.append(byte(s.lux.wards))
    out.append(byte(s.boss.beaten))
    out.append(byte(len(s.boss.cards)))
    out.append(byte(s.purse.gold))
    out.append(byte(s.purse.rerolls))
    for held in s.purse.symbols:
        out.append(byte(held))
    out.append(byte(s.piles.chests))
    out.append(byte(len(s.piles.deck)))


def tell_combat(s: Realm, out: BytesWriter) -> None:
    out.append(byte(s.combat.part))
    out.append(mark(s.combat.has_free_reroll))
    out.append(mark(s.party.is_rooted))
    out.append(byte(s.party.shelters))
    out.append(mark(s.land.is_frozen))
    for die in range(DICE):
        out.append(byte(s.combat.pool[die] + 1 if die < len(s.combat.pool) else 0))
        out.append(mark(die < len(s.combat.used) and s.combat.used[die]))


def tell_party(s: Realm, out: BytesWriter) -> None:
    for hero in range(len(s.party.heroes)):
        out.append(byte(s.party.heroes[hero]))
        out.append(byte(s.party.owners[hero]))
    out.append(byte(s.party.pawns[0] + 1))
    out.append(byte(s.party.pawns[1] + 1 if s.players > 1 else 0))
    start = len(out)
    out.write(NO_ARTIFACTS)
    for artifact in s.purse.artifacts:
        if artifact < ARTIFACTS:
            out[start + artifact] = 2 if artifact in s.purse.tired else 1


def tell_location(location: Location, out: BytesWriter) -> None:
    out.append(byte(location.corruption))
    out.append(mark(location.is_destroyed))
    out.append(byte(location.chests))
    for icon in range(len(ICONS)):
        out.append(byte(location.catapults.count(icon)))
    tell_enemies(location.enemies, out)


def tell_enemies(enemies: list[Enemy], out: BytesWriter) -> None:
    for number in range(ENEMIES):
        if number < len(enemies):
            enemy = enemies[number]
            out.append(byte(enemy.number + 1))
            out.append(byte(enemy.timer))
            for need in enemy.card.needs:
                out.append(byte(need))
            out.append(mark(enemy.card.wild))
        else:
            out.write(NO_ENEMY)


def progress(state: State) -> float:
    """How near the team is to winning, from -1 to 1: bosses beaten, less what burns and who
    is hurt."""
    assert isinstance(state, Realm)
    s = state
    hurt = sum([1 for side in s.party.heroes if side >= DAMAGED]) / len(s.party.heroes)
    return s.boss.beaten / max(1, len(s.boss.cards)) - 0.5 * s.lux.fires / s.lux.spaces - hurt / 2
