"""Defeating an enemy, in combat or by an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.stronghold import told
from laststand.games.stronghold.bosses import beat_boss
from laststand.games.stronghold.locations import Enemy
from laststand.games.stronghold.purse import gain_gold

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


def defeat(s: Realm, enemy: Enemy, rule: str, cause: str) -> None:
    """A defeated enemy goes to the discard pile (LS-COMBAT-9), for good (LS-COMBAT-10)."""
    place = s.land.place_of(enemy.serial)
    s.land.remove(place, enemy)
    s.piles.discard.append(enemy.number)
    told.enemy_defeated(s, enemy.card, place, rule, cause)
    if enemy.card.gold:
        gain_gold(s, 1, "LS-COMBAT-11", enemy.card.id)
    if enemy.card.boss:
        beat_boss(s)
