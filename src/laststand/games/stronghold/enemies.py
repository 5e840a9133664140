"""Enemy abilities: what happens when a card comes into play."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.boons import time_has_passed
from laststand.games.stronghold.box import WHERE_CALLED
from laststand.games.stronghold.catapults import add_catapult
from laststand.games.stronghold.chests import add_chest, remove_chest
from laststand.games.stronghold.locations import Enemy
from laststand.games.stronghold.party import harm_a_hero
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.placing import (
    corrupt,
    every_standing_location_is_full,
    may_be_turned_away,
    place_boss,
    place_enemy,
    put,
)
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.threats import Threat
from laststand.games.stronghold.vocabulary import EnemyAbility
from laststand.games.stronghold.windows import BeforeAbility
from laststand.kernel.bag import Bag
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Number, Shape, Step


def draw_enemy(s: Realm, rule: str, cause: str) -> None:
    """Draws the top card of the enemy deck and places it; its ability is next on the agenda."""
    if s.piles.deck.is_empty:
        return  # LS-TURN-3
    enter(s, s.piles.deck.draw(s.chance), WHERE_CALLED, rule, cause)


def enter(s: Realm, number: int, called_from: int, rule: str, cause: str) -> None:
    """A card comes into play on the location it bears, or where it was called from."""
    card = s.box.cards[number]
    told.enemy_drawn(s, card, rule, cause)
    if card.boss:
        place_boss(s, number, card.at, "LS-BOSS-1", cause)  # LS-BOSS-6: whatever else is in play
        return
    at = card.at if card.at != WHERE_CALLED else called_from
    enemy = place_enemy(s, number, at, cause)
    if enemy is not None:
        act(s, enemy)


def act(s: Realm, enemy: Enemy) -> None:
    """A card just placed is about to do what it does, if it does anything."""
    if enemy.card.acts:
        s.then(BeforeAbility(enemy.serial), ResolveEnemy(enemy.serial))


class EnemyStep(Step[Realm]):
    """Something that is to happen with an enemy in play, if it still is when the time comes."""

    shape: ClassVar[Shape] = (Number("serial"),)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"card": s.land.card_named(self.serial)}


class ResolveEnemy(EnemyStep):
    """LS-TURN-4, LS-ENEMY-1: the icons of a card just placed, then its ability."""

    def fits(self, s: Realm) -> bool:
        return s.land.place_of(self.serial) != LUX

    def play(self, s: Realm) -> Flow | None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return None
        enemy = s.land.find(self.serial)
        resolve_icons(s, enemy, at)
        if s.land.locations[at].is_destroyed:
            return None  # LS-ENEMY-22: its own corruption took it away
        return enemy.card.ability.resolve(s, enemy, at)


def resolve_icons(s: Realm, enemy: Enemy, at: int) -> None:
    """LS-ENEMY-23: in this order."""
    card = enemy.card
    if card.catapult:
        add_catapult(s, at, "LS-ENEMY-17", card.id)
    if card.adds_chest:
        add_chest(s, at, "LS-ENEMY-19", card.id)
    if card.removes_chest and s.land.locations[at].chests:
        remove_chest(s, at, "LS-ENEMY-20", card.id)
    corrupt(s, at, card.corruption, "LS-ENEMY-18", card.id)


# -- abilities -----------------------------------------------------------------------------


class Acts(EnemyAbility):
    """An ability that does something when its card is placed."""

    acts = True


class OfHordes(EnemyAbility):
    """Chieftain: a Horde draws it to itself, and so it does a Horde."""

    joins_hordes = True


class GathersHorde(OfHordes):
    """LS-ENEMY-2: a Horde or Chieftain drawn joins this card's space; another goes back."""

    acts = True
    is_for_its_location = True

    def does_something(self, s: Realm) -> bool:
        return not s.piles.deck.is_empty

    def threaten(self, s: Realm, threat: Threat) -> None:
        threat.draws = True

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> None:
        if s.piles.deck.is_empty:
            return
        number = s.piles.deck.draw(s.chance)
        card = s.box.cards[number]
        if card.boss:
            enter(s, number, at, "LS-BOSS-2", enemy.card.id)
        elif card.ability.joins_hordes:
            told.enemy_drawn(s, card, "LS-ENEMY-2", enemy.card.id)
            joined = put(s, card, number, at, enemy.space, "LS-ENEMY-2", enemy.card.id)
            act(s, joined)  # LS-ENEMY-5, LS-ENEMY-24
        else:
            return_to_deck(s, number, enemy.card.id)


def return_to_deck(s: Realm, number: int, cause: str) -> None:
    """LS-ENEMY-3: not shuffled; LS-ENEMY-4: on top, unless the table has settled otherwise."""
    if s.agreed.misfit_on_top:
        s.piles.deck.put_on_top(number)
    else:
        s.piles.deck.put_at_bottom(number)
    told.enemy_returned(s, s.box.cards[number], cause)


class Summons(Acts):
    def does_something(self, s: Realm) -> bool:
        return not s.piles.deck.is_empty

    def threaten(self, s: Realm, threat: Threat) -> None:
        threat.draws = True
        threaten_by_call(s, threat, s.piles.deck)

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> None:
        draw_enemy(s, "LS-ENEMY-7", enemy.card.id)  # LS-ENEMY-8: with its own ability


class Bites(Acts):
    def threaten(self, s: Realm, threat: Threat) -> None:
        threat.harm += 1

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> Flow | None:
        return harm_a_hero(s, "LS-ENEMY-9", enemy.card.id)


class Stares(Acts):
    def does_something(self, s: Realm) -> bool:
        """Not to a party that cannot move any more this turn."""
        return not s.party.is_rooted and not time_has_passed(s)

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> None:
        s.party.is_rooted = True  # LS-ENEMY-11, LS-ENEMY-12
        told.party_rooted(s, enemy.card.id)


class CallsShaman(Acts):
    is_for_its_location = True

    def does_something(self, s: Realm) -> bool:
        return not s.piles.shamans.is_empty

    def threaten(self, s: Realm, threat: Threat) -> None:
        threaten_by_call(s, threat, s.piles.shamans)

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> None:
        call_card(s, s.piles.shamans, at, "LS-ENEMY-13", enemy.card.id)


class CallsLesh(Acts):
    is_for_its_location = True

    def does_something(self, s: Realm) -> bool:
        return not s.piles.leshes.is_empty

    def threaten(self, s: Realm, threat: Threat) -> None:
        threaten_by_call(s, threat, s.piles.leshes)

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> None:
        call_card(s, s.piles.leshes, at, "LS-ENEMY-14", enemy.card.id)


def threaten_by_call(s: Realm, threat: Threat, deck: Bag, count: int = 1) -> None:
    """A card that finds no place costs a fire (LS-PLACING-5, LS-LOSING-5); a full location that it
    may come to is corrupted (LS-PLACING-2), if there is room elsewhere (LS-PLACING-6)."""
    if deck.is_empty:
        return
    is_room = not every_standing_location_is_full(s)
    if may_be_turned_away(s):
        threat.fires += count
    for place, location in enumerate(s.land.locations):
        if is_room and not location.is_full:
            continue
        threat.corruption[place] += count if is_room else 0
        if not is_room or location.corruption + count >= s.box.corruption_limit:
            threat.in_the_way.extend(location.making_room())


def call_card(s: Realm, deck: Bag, at: int, rule: str, cause: str) -> None:
    """A Shaman or Lesh card comes to its own letter, or to its caller (LS-ENEMY-15)."""
    if not deck.is_empty:  # LS-ENEMY-16
        enter(s, deck.draw(s.chance), at, rule, cause)


ABILITIES: Final[list[EnemyAbility]] = [
    GathersHorde("horde"),
    OfHordes("chieftain"),
    Summons("summoner"),
    Bites("vampire"),
    Stares("basilisk"),
    CallsShaman("shaman"),
    CallsLesh("lesh"),
]
