"""Everything that can happen at the table, as it is told: an event each, with its facts.

A table that nobody listens to tells nothing and pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.stronghold.box import Card
from laststand.games.stronghold.icons import FACES, ICONS
from laststand.games.stronghold.places import PLACES

if TYPE_CHECKING:
    from laststand.games.stronghold.locations import Enemy
    from laststand.games.stronghold.state import Realm

# -- the turn ------------------------------------------------------------------------------


def party_split(s: Realm, heroes: list[str]) -> None:
    if s.log is not None:
        s.log.tell("PartySplit", "LS-TWO-1", "setup", heroes=heroes)


def turn_began(s: Realm) -> None:
    if s.log is not None:
        s.log.tell("TurnBegan", "LS-TURN-1", "turn", turn=s.turn, seat=s.active + 1)


def party_moved(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("PartyMoved", rule, cause, at=PLACES[s.party_at])


def party_rooted(s: Realm, cause: str) -> None:
    if s.log is not None:
        s.log.tell("PartyRooted", "LS-ENEMY-11", cause)


# -- enemies -------------------------------------------------------------------------------


def enemy_drawn(s: Realm, card: Card, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("EnemyDrawn", rule, cause, card=card.id)


def enemy_placed(s: Realm, enemy: Enemy, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        at = PLACES[place]
        s.log.tell("EnemyPlaced", rule, cause, card=enemy.card.id, at=at, timer=enemy.timer)


def enemy_turned_away(s: Realm, card: Card, rule: str) -> None:
    if s.log is not None:
        s.log.tell("EnemyTurnedAway", rule, card.id, card=card.id)


def enemy_returned(s: Realm, card: Card, cause: str) -> None:
    if s.log is not None:
        s.log.tell("EnemyReturned", "LS-ENEMY-3", cause, card=card.id)


def enemy_moved_on(s: Realm, card: Card) -> None:
    if s.log is not None:
        s.log.tell("EnemyMovedOn", "LS-TIME-6", card.id, card=card.id)


def enemy_defeated(s: Realm, card: Card, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("EnemyDefeated", rule, cause, card=card.id, at=PLACES[place])


def enemy_discarded(s: Realm, card: Card, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("EnemyDiscarded", rule, cause, card=card.id)


def deck_scouted(s: Realm, cards: list[int], rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("DeckScouted", rule, cause, cards=[s.box.cards[card].id for card in cards])


# -- time ----------------------------------------------------------------------------------


def timer_moved(s: Realm, enemy: Enemy, place: int) -> None:
    if s.log is not None:
        card, at = enemy.card.id, PLACES[place]
        s.log.tell("TimerMoved", "LS-TIME-2", "time", card=card, at=at, timer=enemy.timer)


def timer_ended(s: Realm, card: Card) -> None:
    if s.log is not None:
        s.log.tell("TimerEnded", "LS-TIME-5", card.id, card=card.id)


def time_frozen(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("TimeFrozen", rule, cause)


def timer_delayed(s: Realm, enemy: Enemy, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("TimerDelayed", rule, cause, card=enemy.card.id, timer=enemy.timer)


# -- locations and Lux ---------------------------------------------------------------------


def location_corrupted(s: Realm, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        corruption = s.land.locations[place].corruption
        s.log.tell("LocationCorrupted", rule, cause, at=PLACES[place], corruption=corruption)


def location_cleansed(s: Realm, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        corruption = s.land.locations[place].corruption
        s.log.tell("LocationCleansed", rule, cause, at=PLACES[place], corruption=corruption)


def location_destroyed(s: Realm, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("LocationDestroyed", rule, cause, at=PLACES[place])


def fire_added(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("FireAdded", rule, cause, fires=s.lux.fires, spaces=s.lux.spaces)


def fire_removed(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("FireRemoved", rule, cause, fires=s.lux.fires, spaces=s.lux.spaces)


def fire_warded(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("FireWarded", rule, cause, wards=s.lux.wards)


def lux_warded(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("LuxWarded", rule, cause, wards=s.lux.wards)


# -- catapults and chests ------------------------------------------------------------------


def catapult_added(s: Realm, place: int, icon: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("CatapultAdded", rule, cause, at=PLACES[place], icon=ICONS[icon])


def catapult_fired(s: Realm, place: int) -> None:
    if s.log is not None:
        s.log.tell("CatapultFired", "LS-CATAPULT-2", "catapult", at=PLACES[place])


def catapult_removed(s: Realm, place: int, icon: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("CatapultRemoved", rule, cause, at=PLACES[place], icon=ICONS[icon])


def chest_added(s: Realm, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ChestAdded", rule, cause, at=PLACES[place])


def chest_removed(s: Realm, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ChestRemoved", rule, cause, at=PLACES[place])


def chest_opened(s: Realm) -> None:
    if s.log is not None:
        s.log.tell("ChestOpened", "LS-CHEST-2", "combat", at=PLACES[s.party_at])


# -- heroes and what they hold -------------------------------------------------------------


def ability_used(s: Realm, hero: int, ability: str) -> None:
    if s.log is not None:
        id = s.box.heroes[hero].id
        s.log.tell("AbilityUsed", "LS-HERO-1", id, hero=id, ability=ability)


def hero_damaged(s: Realm, hero: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroDamaged", rule, cause, hero=s.box.heroes[hero].id)


def hero_incapacitated(s: Realm, hero: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroIncapacitated", rule, cause, hero=s.box.heroes[hero].id)


def hero_healed(s: Realm, hero: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroHealed", rule, cause, hero=s.box.heroes[hero].id)


def party_sheltered(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("PartySheltered", rule, cause, count=s.party.shelters)


def harm_averted(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HarmAverted", rule, cause, count=s.party.shelters)


def artifact_gained(s: Realm, artifact: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ArtifactGained", rule, cause, artifact=s.box.artifacts[artifact].id)


def artifact_lost(s: Realm, artifact: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ArtifactLost", "LS-TIME-5", cause, artifact=s.box.artifacts[artifact].id)


def artifact_used(s: Realm, artifact: int) -> None:
    if s.log is not None:
        id = s.box.artifacts[artifact].id
        s.log.tell("ArtifactUsed", "LS-CHEST-7", id, artifact=id)


def ware_bought(s: Realm, ware: str, price: int) -> None:
    if s.log is not None:
        s.log.tell("WareBought", "LS-MERCHANT-1", "merchant", ware=ware, price=price)


def gold_gained(s: Realm, count: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GoldGained", rule, cause, count=count, held=s.purse.gold)


def gold_lost(s: Realm, count: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GoldLost", "LS-TIME-5", cause, count=count)


def rerolls_gained(s: Realm, count: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("RerollsGained", rule, cause, count=count, held=s.purse.rerolls)


def rerolls_lost(s: Realm, count: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("RerollsLost", "LS-TIME-5", cause, count=count)


def symbol_gained(s: Realm, icon: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("SymbolGained", rule, cause, icon=ICONS[icon])


# -- dice ----------------------------------------------------------------------------------


def dice_rolled(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("DiceRolled", rule, cause, faces=faces(s))


def die_turned(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("DieTurned", rule, cause, faces=faces(s))


def icons_added(s: Realm, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("IconsAdded", rule, cause, faces=faces(s))


def faces(s: Realm) -> list[str]:
    """What the dice and the icons beside them show."""
    return [FACES[face] for face in s.combat.pool]
