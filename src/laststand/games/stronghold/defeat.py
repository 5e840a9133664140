"""Defeating an enemy, in combat or by an ability."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.bosses import beat_boss
from laststand.games.stronghold.purse import gain_gold
from laststand.games.stronghold.state import Enemy, Realm


def defeat(s: Realm, enemy: Enemy, rule: str, cause: str) -> None:
    """A defeated enemy goes to the discard pile (LS-COMBAT-9), for good (LS-COMBAT-10)."""
    place = s.place_of(enemy.serial)
    s.remove(enemy)
    s.discard.append(enemy.number)
    told.enemy_defeated(s, enemy.card, place, rule, cause)
    if enemy.card.gold:
        gain_gold(s, 1, "LS-COMBAT-11", enemy.card.id)
    if enemy.card.boss:
        beat_boss(s)


def enemy_name(s: Realm, place: int, enemy: Enemy) -> str:
    """An enemy in notation: its card, with a number where the same card lies there twice."""
    same = [other.serial for other in s.enemies_at(place) if other.card is enemy.card]
    if len(same) == 1:
        return enemy.card.id
    return f"{enemy.card.id}#{same.index(enemy.serial) + 1}"
