"""What heroes, artifacts and wares do: a small vocabulary of good things.

`is_possible` says whether a boon would do anything now, `grant` does it and asks what it
needs to know.
"""

from __future__ import annotations

from itertools import combinations

from laststand.games.stronghold import told
from laststand.games.stronghold.box import (
    ADD_CHEST,
    ADD_ICONS,
    CLEANSE,
    DOUSE,
    DRAW_ARTIFACT,
    DRIVE,
    GAIN_GOLD,
    GAIN_REROLLS,
    GAIN_SYMBOL,
    HEAL,
    ICONS,
    LUX,
    MARCH,
    PLACES,
    REROLL_DICE,
    SCOUT,
    SMITE,
    STALL,
    STALL_ALL,
    STAR,
    TOPPLE,
    TURN_DIE,
    WARD,
    Boon,
)
from laststand.games.stronghold.catapults import remove_catapult
from laststand.games.stronghold.chests import draw_artifact
from laststand.games.stronghold.defeat import defeat, enemy_name
from laststand.games.stronghold.dice import DICE, add_icon, is_unused_die, roll_dice
from laststand.games.stronghold.enemies import add_chest
from laststand.games.stronghold.lux import douse
from laststand.games.stronghold.options import KEEP_ALL, Pick, PickDice, TurnDie
from laststand.games.stronghold.placing import is_driven_to_lux
from laststand.games.stronghold.purse import gain_gold, gain_rerolls
from laststand.games.stronghold.state import FULL, NOT_IN_COMBAT, Enemy, Location, Realm
from laststand.kernel.action import ask
from laststand.kernel.choice import Flow, Option


def can_grant(s: Realm, boons: list[Boon]) -> bool:
    """Whether at least one of the boons would do something now."""
    for boon in boons:
        if is_possible(s, boon):
            return True
    return False


def is_possible(s: Realm, boon: Boon) -> bool:
    do = boon.do
    if do == ADD_ICONS:
        return s.combat != NOT_IN_COMBAT
    if do in (TURN_DIE, REROLL_DICE):
        return s.combat != NOT_IN_COMBAT and has_unused_die(s)
    if do == HEAL:
        return any([side != FULL for side in s.heroes])
    if do == CLEANSE:
        return any([is_corrupted(location) for location in s.locations])
    if do == DOUSE:
        return s.fires > 0
    if do == SMITE:
        return can_smite(s, boon)
    if do == TOPPLE:
        return any([len(location.catapults) > 0 for location in s.locations])
    if do in (STALL, STALL_ALL):
        return can_stall(s)
    if do == DRIVE:
        return len(drivable(s)) > 0 and len(free_locations(s)) > 0
    if do == SCOUT:
        return not s.deck.is_empty
    if do == MARCH:
        return s.combat == NOT_IN_COMBAT
    if do == GAIN_REROLLS:
        return s.rerolls < s.box.reroll_limit  # LS-MERCHANT-4
    if do == DRAW_ARTIFACT:
        return not s.artifact_deck.is_empty
    if do == ADD_CHEST:
        return s.party_at != LUX and not s.locations[s.party_at].is_destroyed and s.chest_supply > 0
    return True


def grant(s: Realm, boons: list[Boon], rule: str, cause: str) -> Flow:
    """Carries out the boons in their order, passing over those that would do nothing."""
    for boon in boons:
        if is_possible(s, boon):
            flow = grant_one(s, boon, rule, cause)
            if flow is not None:
                yield from flow


def grant_one(s: Realm, boon: Boon, rule: str, cause: str) -> Flow | None:
    do = boon.do
    if do == TURN_DIE:
        return turn_die(s, boon, rule, cause)
    if do == REROLL_DICE:
        return reroll_some(s, boon, rule, cause)
    if do == HEAL:
        return heal(s, boon, rule, cause)
    if do == CLEANSE:
        return cleanse(s, boon, rule, cause)
    if do == SMITE:
        return smite(s, boon, rule, cause)
    if do == TOPPLE:
        return topple(s, boon, rule, cause)
    if do == STALL:
        return stall(s, boon, rule, cause)
    if do == DRIVE:
        return drive(s, rule, cause)
    if do == SCOUT:
        return scout(s, boon, rule, cause)
    if do == MARCH:
        return march(s, rule, cause)
    simply(s, boon, rule, cause)
    return None


def simply(s: Realm, boon: Boon, rule: str, cause: str) -> None:
    """The boons that ask nothing."""
    do, n = boon.do, boon.n
    if do == ADD_ICONS:
        for icon in boon.icons:
            add_icon(s, icon)
        told.icons_added(s, rule, cause)
    elif do == DOUSE:
        douse(s, n, rule, cause)
    elif do == STALL_ALL:
        for enemy in stallable(s):
            move_timer_back(s, enemy, n, rule, cause)
    elif do == GAIN_GOLD:
        gain_gold(s, n, rule, cause)
    elif do == GAIN_REROLLS:
        gain_rerolls(s, n, rule, cause)
    elif do == GAIN_SYMBOL:
        for icon in boon.icons:
            s.symbols[icon] += 1
            told.symbol_gained(s, icon, rule, cause)
    elif do == DRAW_ARTIFACT:
        for _ in range(n):
            draw_artifact(s, rule, cause)
    elif do == ADD_CHEST:
        add_chest(s, s.party_at, rule, cause)
    elif do == WARD:
        s.wards += n
        told.lux_warded(s, rule, cause)


# -- dice ------------------------------------------------------------------------------


def has_unused_die(s: Realm) -> bool:
    return not (s.used[0] and s.used[1] and s.used[2])


def unused_dice(s: Realm) -> list[int]:
    return [die for die in range(DICE) if is_unused_die(s, die)]


def turn_die(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """One unused die is turned to a star, or to one of the icons named."""
    options = [TurnDie(die, face) for die in unused_dice(s) for face in boon.icons or [STAR]]
    chosen = yield from ask(s.active, "turn-die", rule, options)
    s.pool[chosen.die] = chosen.face
    told.die_turned(s, rule, cause)


def reroll_some(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """Up to n unused dice are rolled again."""
    dice = unused_dice(s)
    options: list[PickDice] = []
    for count in range(1, min(boon.n, len(dice)) + 1):
        options.extend([PickDice(list(chosen)) for chosen in combinations(dice, count)])
    again = yield from ask(s.active, "reroll-dice", rule, options)
    roll_dice(s, again.dice, rule, cause)


# -- heroes ----------------------------------------------------------------------------


def heal(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """One side better for n heroes, or n sides for one: chosen one at a time. Only artifacts
    and wares do this (LS-HERO-6)."""
    for _ in range(boon.n):
        hurt = [
            Pick("heal", s.box.heroes[hero].id, hero)
            for hero, side in enumerate(s.heroes)
            if side != FULL
        ]
        if not hurt:
            return
        chosen = yield from ask(s.active, "heal-hero", rule, hurt)
        s.heroes[chosen.value] -= 1
        told.hero_healed(s, chosen.value, rule, cause)


# -- places ----------------------------------------------------------------------------


def is_corrupted(location: Location) -> bool:
    return location.corruption > 0 and not location.is_destroyed


def corrupted_locations(s: Realm) -> list[int]:
    return [place for place, location in enumerate(s.locations) if is_corrupted(location)]


def cleanse(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """Up to n corruption is taken from one standing location."""
    options = [Pick("at", PLACES[at], at) for at in corrupted_locations(s)]
    chosen = yield from ask(s.active, "cleanse", rule, options)
    location = s.locations[chosen.value]
    location.corruption -= min(boon.n, location.corruption)
    told.location_cleansed(s, chosen.value, rule, cause)


def topple(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """Up to n catapults are removed, wherever they stand."""
    for _ in range(boon.n):
        options: list[Pick] = []
        for place, location in enumerate(s.locations):
            for icon in sorted(set(location.catapults)):
                value = place * len(ICONS) + icon
                options.append(Pick("catapult", ICONS[icon], value, PLACES[place]))
        if not options:
            return
        chosen = yield from ask(s.active, "topple", rule, options)
        place, icon = chosen.value // len(ICONS), chosen.value % len(ICONS)
        remove_catapult(s, place, icon, rule, cause)


def march(s: Realm, rule: str, cause: str) -> Flow:
    """The pawn moves at once, even from a Basilisk's stare."""
    options = [Pick("at", PLACES[place], place) for place in range(LUX + 1) if place != s.party_at]
    chosen = yield from ask(s.active, "march", rule, options)
    s.pawns[s.active] = chosen.value
    told.party_moved(s, rule, cause)


# -- enemies ---------------------------------------------------------------------------


def is_smitable(enemy: Enemy, boon: Boon) -> bool:
    """An enemy, never a boss, that needs at most n icons."""
    return enemy.card.icons <= boon.n and not enemy.card.boss


def can_smite(s: Realm, boon: Boon) -> bool:
    for enemy in s.enemies_at(s.party_at):
        if is_smitable(enemy, boon):
            return True
    if boon.anywhere:
        for location in s.locations:
            for enemy in location.enemies:
                if is_smitable(enemy, boon):
                    return True
    return False


def smitable(s: Realm, boon: Boon) -> list[Enemy]:
    """The enemies that a boon can defeat, here or anywhere."""
    places = list(range(LUX + 1)) if boon.anywhere else [s.party_at]
    return [enemy for place in places for enemy in s.enemies_at(place) if is_smitable(enemy, boon)]


def is_stallable(enemy: Enemy, place: int) -> bool:
    """A card whose time token is not on the top space; a boss left without a location has no
    time track any more (LS-BOSS-10)."""
    return 0 < enemy.timer < enemy.card.timer and not is_driven_to_lux(enemy.card, place)


def can_stall(s: Realm) -> bool:
    for place in range(LUX + 1):
        for enemy in s.enemies_at(place):
            if is_stallable(enemy, place):
                return True
    return False


def stallable(s: Realm) -> list[Enemy]:
    return [
        enemy
        for place in range(LUX + 1)
        for enemy in s.enemies_at(place)
        if is_stallable(enemy, place)
    ]


def drivable(s: Realm) -> list[Enemy]:
    return [enemy for enemy in s.enemies_at(s.party_at) if not enemy.card.boss]


def free_locations(s: Realm) -> list[int]:
    return [
        place
        for place, location in enumerate(s.locations)
        if place != s.party_at and not location.is_destroyed and not location.is_full
    ]


def enemy_picks(s: Realm, enemies: list[Enemy]) -> list[Pick]:
    picks: list[Pick] = []
    for enemy in enemies:
        place = s.place_of(enemy.serial)
        name = enemy_name(s, place, enemy)
        picks.append(Pick("enemy", name, enemy.serial, PLACES[place]))
    return picks


def smite(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    chosen = yield from ask(s.active, "smite", rule, enemy_picks(s, smitable(s, boon)))
    defeat(s, s.find(chosen.value), rule, cause)


def stall(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    chosen = yield from ask(s.active, "stall", rule, enemy_picks(s, stallable(s)))
    move_timer_back(s, s.find(chosen.value), boon.n, rule, cause)


def move_timer_back(s: Realm, enemy: Enemy, n: int, rule: str, cause: str) -> None:
    delayed = enemy.with_timer(min(enemy.card.timer, enemy.timer + n))
    s.replace(s.place_of(enemy.serial), delayed)
    told.timer_delayed(s, delayed, rule, cause)


def drive(s: Realm, rule: str, cause: str) -> Flow:
    """An enemy is driven from the party's place to a free space elsewhere, its timer as it is."""
    chosen = yield from ask(s.active, "drive", rule, enemy_picks(s, drivable(s)))
    enemy = s.find(chosen.value)
    places = [Pick("at", PLACES[at], at) for at in free_locations(s)]
    to = yield from ask(s.active, "drive-to", rule, places)
    s.remove(enemy)
    space = s.locations[to.value].free_space()
    driven = Enemy(enemy.card, enemy.serial, enemy.number, space, enemy.timer)
    s.enemies_at(to.value).append(driven)
    told.enemy_placed(s, driven, to.value, rule, cause)


def scout(s: Realm, boon: Boon, rule: str, cause: str) -> Flow:
    """The top cards are looked at; one may go to the bottom, the others back in any order.
    Looking is not drawing: a boss seen this way is neither placed nor sent to the bottom
    (LS-BOSS-11)."""
    seen: list[int] = []
    while len(seen) < boon.n and not s.deck.is_empty:
        seen.append(s.deck.draw(s.chance))
    told.deck_scouted(s, seen, rule, cause)
    sent: list[Option] = [KEEP_ALL]
    sent.extend(card_picks(s, "bottom", [card for card in seen if not s.box.cards[card].boss]))
    chosen = yield from ask(s.active, "scout-bottom", rule, sent)
    if isinstance(chosen, Pick):
        seen.remove(chosen.value)
        s.deck.put_at_bottom(chosen.value)
    while len(set(seen)) > 1:
        deepest = yield from ask(s.active, "scout-order", rule, card_picks(s, "under", seen))
        seen.remove(deepest.value)
        s.deck.put_on_top(deepest.value)
    for card in seen:
        s.deck.put_on_top(card)


def card_picks(s: Realm, verb: str, cards: list[int]) -> list[Pick]:
    return [Pick(verb, s.box.cards[card].id, card) for card in sorted(set(cards))]
