"""Windows of the turn: what may be done at any time may be done there too (LS-HERO-1), before
what happens by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.stronghold.any_time import AT_ANY_TIME
from laststand.games.stronghold.boons import (
    can_grant,
    is_end_of_lux,
    is_last_harm,
    time_has_passed,
)
from laststand.games.stronghold.catapults import catapults_in_place
from laststand.games.stronghold.dice import NOT_IN_COMBAT
from laststand.games.stronghold.heroes import visible_ability
from laststand.games.stronghold.locations import Enemy, is_driven_to_lux
from laststand.games.stronghold.merchant import can_buy
from laststand.games.stronghold.options import END_TURN, GO_ON
from laststand.games.stronghold.party import DAMAGED, FULL, INCAPACITATED
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.threats import Threat
from laststand.games.stronghold.vocabulary import Boon
from laststand.kernel.action import Actions, End
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape
from laststand.kernel.window import Window


class Stop(Window[Realm]):
    """LS-STOP-1: asked of the player whose turn it is, if something in hand could be used;
    as a rule only if it would change what is about to happen (LS-STOP-2)."""

    rule: ClassVar[str] = "LS-STOP-1"

    def seat(self, s: Realm) -> int:
        return s.active

    def actions(self, s: Realm) -> Actions:
        return GOING_ON

    def is_of_use(self, s: Realm) -> bool:
        for boon in boons_in_hand(s):
            if boon.is_possible(s):
                return True
        return False

    def matters(self, s: Realm) -> bool:
        threat = self.threat(s)
        return threat is not None and self.can_be_met(s, threat)

    def can_be_met(self, s: Realm, threat: Threat) -> bool:
        """Whether something in hand would change it, or has to be used before it."""
        if is_answered(s, threat, boons_in_hand(s)):
            return True
        if is_fatal(s, threat) and has_last_resort(s, threat):
            return True
        return (threat.steals and can_shop(s)) or (threat.steals_artifact and has_use(s))

    def threat(self, s: Realm) -> Threat | None:
        """What is about to happen; None: nothing."""
        raise NotImplementedError


def is_answered(s: Realm, threat: Threat, boons: list[Boon]) -> bool:
    for boon in boons:
        if boon.answers(s, threat) and boon.is_possible(s):
            return True
    return False


def is_fatal(s: Realm, threat: Threat) -> bool:
    return is_end_of_lux(s, threat) or is_last_harm(s, threat)


def has_last_resort(s: Realm, threat: Threat) -> bool:
    """LS-STOP-6: whether something leads on to more, or the side helps to which a hero turns."""
    boons = boons_in_hand(s) + boons_turned_up(s)
    return leads_on(s, boons) or is_answered(s, threat, boons)


def leads_on(s: Realm, boons: list[Boon]) -> bool:
    for boon in boons:
        if boon.leads_on and boon.is_possible(s):
            return True
    return False


def boons_turned_up(s: Realm) -> list[Boon]:
    """What the heroes of the player whose turn it is would do once they have been used."""
    boons: list[Boon] = []
    for hero in heroes_of_active(s):
        if s.party.heroes[hero] == FULL:
            boons.extend(s.box.heroes[hero].sides[DAMAGED].boons)
    return boons


def heroes_of_active(s: Realm) -> list[int]:
    """The heroes of the player whose turn it is, who can do something."""
    party = s.party
    return [
        hero
        for hero in range(len(party.heroes))
        if party.owners[hero] == s.active and party.heroes[hero] != INCAPACITATED
    ]


def boons_of_heroes(s: Realm) -> list[Boon]:
    """What the heroes of the player whose turn it is would do."""
    boons: list[Boon] = []
    for hero in heroes_of_active(s):
        boons.extend(visible_ability(s, hero).boons)
    return boons


def boons_in_hand(s: Realm) -> list[Boon]:
    """What heroes, artifacts and the merchant would do for the player whose turn it is."""
    boons = boons_of_heroes(s)
    for artifact in s.purse.artifacts:
        if artifact not in s.purse.tired:
            boons.extend(s.box.artifacts[artifact].boons)
    if s.purse.gold and s.combat.part == NOT_IN_COMBAT:
        for ware in s.box.wares:
            if ware.price <= s.purse.gold:
                boons.extend(ware.boons)
    return boons


def can_shop(s: Realm) -> bool:
    for ware in s.box.wares:
        if can_buy(s, ware):
            return True
    return False


def has_use(s: Realm) -> bool:
    """Whether an artifact could be used before it is gone."""
    for artifact in s.purse.artifacts:
        if artifact not in s.purse.tired and can_grant(s, s.box.artifacts[artifact].boons):
            return True
    return False


class BeforeCatapults(Stop):
    """At the beginning of a turn, before catapults fire."""

    window: ClassVar[str] = "catapults"

    def threat(self, s: Realm) -> Threat | None:
        threat = Threat()
        threat.fires = catapults_in_place(s)
        threat.catapults = True
        return threat if threat.fires else None


class BeforeEnemy(Stop):
    """Before a certain enemy does something, if it is still there."""

    shape: ClassVar[Shape] = (Number("serial"),)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"card": s.land.card_named(self.serial)}

    def can_be_met(self, s: Realm, threat: Threat) -> bool:
        """LS-STOP-5, for a catapult that comes when the turn is over."""
        if super().can_be_met(s, threat):
            return True
        return time_has_passed(s) and would_help_only_now(s, threat, 0)


class BeforeAbility(BeforeEnemy):
    """An enemy has come and is about to do what it does (LS-STOP-3)."""

    window: ClassVar[str] = "ability"

    def threat(self, s: Realm) -> Threat | None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return None
        enemy = s.land.find(self.serial)
        ability = enemy.card.ability
        threat = Threat()
        is_for_its_location = has_icons(s, enemy, at)
        if ability.does_something(s):
            is_for_its_location |= ability.is_for_its_location
        elif not is_for_its_location:
            return None
        threat.from_enemies.append(enemy)
        if is_for_its_location:
            threat.from_where_they_stand.append(enemy)
        threat.corruption[at] += enemy.card.corruption
        if enemy.card.catapult:
            threat.new_catapults += min(1, len(s.piles.catapults))
        ability.threaten(s, threat)
        return threat


def has_icons(s: Realm, enemy: Enemy, at: int) -> bool:
    """Whether the icons of a card do any harm where it stands; a chest that it brings is none."""
    card = enemy.card
    if card.corruption or (card.catapult and not s.piles.catapults.is_empty):
        return True
    return card.removes_chest and s.land.locations[at].chests > 0


class AfterCombat(Stop):
    """When the dice have been spent, before time passes."""

    window: ClassVar[str] = "end-turn"

    def actions(self, s: Realm) -> Actions:
        return ENDING_TURN

    def can_be_met(self, s: Realm, threat: Threat) -> bool:
        """LS-STOP-6: together with the catapults that fire next it may be the end. LS-STOP-5: one's
        own heroes cannot help any more when these fire in the other's turn; what both hold in
        common can."""
        if super().can_be_met(s, threat):
            return True
        return would_help_only_now(s, threat, catapults_in_place(s))

    def threat(self, s: Realm) -> Threat | None:
        if s.combat.attacks_again:
            return None  # LS-COMBAT-15: the turn goes on
        threat = Threat()
        threat.ends_turn = True
        for place in range(LUX + 1):
            for enemy in s.land.enemies_at(place):
                if enemy.timer == 1 and s.land.time_passes_for(enemy, place):
                    threaten_by_timer(s, threat, enemy, place)
        return threat


class BeforeTimer(BeforeEnemy):
    """Of several timers that end together, before each but the first (LS-STOP-4)."""

    window: ClassVar[str] = "timers"

    def threat(self, s: Realm) -> Threat | None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return None
        threat = Threat()
        threaten_by_timer(s, threat, s.land.find(self.serial), at)
        return threat


def would_help_only_now(s: Realm, threat: Threat, catapults: int) -> bool:
    """Whether one's own heroes could meet the fire of these catapults, and of those about to come,
    which begins in the other's turn; or whether it would end the game, and something leads on to
    more or the side helps to which a hero turns."""
    catapults += threat.new_catapults
    if not catapults:
        return False
    fire = Threat()
    fire.fires = threat.fires + catapults
    fire.catapults = True
    if s.players > 1 and is_answered(s, fire, boons_of_heroes(s)):
        return True
    turned = boons_turned_up(s)
    return is_end_of_lux(s, fire) and (
        leads_on(s, boons_in_hand(s) + turned) or is_answered(s, fire, turned)
    )


def threaten_by_timer(s: Realm, threat: Threat, enemy: Enemy, at: int) -> None:
    """What the end of a timer brings."""
    card = enemy.card
    if is_driven_to_lux(card, at):
        threat.fires += 1
        return
    if card.moves:
        if threaten_by_move(s, threat, at):
            threat.from_enemies.append(enemy)
            threat.from_where_they_stand.append(enemy)
        return
    brought = [harm for harm in card.harms if harm.does_something(s, at)]
    if brought:
        threat.from_enemies.append(enemy)
    if any([harm.is_for_its_location for harm in brought]):
        threat.from_where_they_stand.append(enemy)
    for harm in card.harms:
        harm.threaten(s, threat, at)


def threaten_by_move(s: Realm, threat: Threat, at: int) -> bool:
    """Whether a card that moves on does harm on its way (LS-TIME-7)."""
    way = s.land.way_on(at)
    for passed in way[:-1]:
        threat.corruption[passed] += 1
        threat.in_the_way.extend(s.land.locations[passed].making_room())
    if s.land.locations[way[-1]].is_destroyed:
        threat.fires += 1
        return True
    return len(way) > 1


GOING_ON: Final[Actions] = [End(GO_ON), *AT_ANY_TIME]
ENDING_TURN: Final[Actions] = [End(END_TURN), *AT_ANY_TIME]

WINDOWS: Final[list[type[Stop]]] = [BeforeCatapults, BeforeAbility, AfterCombat, BeforeTimer]
