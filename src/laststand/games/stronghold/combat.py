"""Combat: rolling the dice, rolling some again, and spending them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from laststand.games.stronghold.any_time import AT_ANY_TIME
from laststand.games.stronghold.catapults import remove_catapult
from laststand.games.stronghold.chests import open_chest
from laststand.games.stronghold.defeat import defeat
from laststand.games.stronghold.dice import (
    DICE,
    ROLLING,
    SPENDING,
    finish_rolling,
    payable_dice,
    pays,
    roll_dice,
    shows,
    unused,
    use,
)
from laststand.games.stronghold.icons import ICONS, SEARCH, STAR
from laststand.games.stronghold.locations import Enemy
from laststand.games.stronghold.options import (
    DONE,
    KEEP,
    Defeat,
    OpenChest,
    RemoveCatapult,
    Reroll,
    SpendTokens,
)
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.kernel.action import NOTHING, Action, Actions, Reason, Saying, offer
from laststand.kernel.choice import Flow, Say
from laststand.kernel.events import Fact
from laststand.kernel.step import Step

SETS_OF_DICE: Final = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
REROLLS: Final = [Reroll(dice) for dice in SETS_OF_DICE]
SECOND_ROLLS: Final = REROLLS[:-1]  # LS-COMBAT-6
TOKEN_ROLLS: Final = [
    [SpendTokens(dice) for dice in SETS_OF_DICE if len(dice) <= held] for held in range(DICE + 1)
]


def begin_combat(s: Realm) -> None:
    """LS-COMBAT-1: three dice are rolled; whom to attack is said only later (LS-COMBAT-4)."""
    s.combat.begin()
    roll_dice(s, [0, 1, 2], "LS-COMBAT-1", "combat")


# -- rolling -------------------------------------------------------------------------------


class Rolling(Step[Realm]):
    """The first part of combat (LS-COMBAT-7): the free second roll, reroll tokens, abilities."""

    def fits(self, s: Realm) -> bool:
        return s.combat.part == ROLLING

    def play(self, s: Realm) -> Flow:
        is_roll_left = s.combat.has_free_reroll or s.purse.rerolls > 0
        asked = "roll-again" if is_roll_left else "keep-dice"
        return offer(s, s.active, asked, "LS-COMBAT-5", WHILE_ROLLING, self)


class Keep(Saying[Realm]):
    ends = True

    def do(self, s: Realm, option: Say) -> None:
        finish_rolling(s)
        s.combat.part = SPENDING
        s.then(SPENDING_DICE)


class RollAgain(Action[Realm, Reroll]):
    """LS-COMBAT-5: once, some of the dice and not all (LS-COMBAT-6)."""

    verb = "reroll"

    def candidates(self, s: Realm) -> list[Reroll]:
        return REROLLS

    def why_not(self, s: Realm, option: Reroll) -> Reason | None:
        if not s.combat.has_free_reroll:
            return ONE_SECOND_ROLL
        return KEEP_ONE if len(option.dice) == DICE else None

    def options(self, s: Realm) -> list[Reroll]:
        return SECOND_ROLLS if s.combat.has_free_reroll else NOTHING

    def do(self, s: Realm, option: Reroll) -> None:
        s.combat.has_free_reroll = False
        roll_dice(s, option.dice, "LS-COMBAT-5", "second roll")


ONE_SECOND_ROLL: Final = Reason("one-second-roll", "LS-COMBAT-5")
KEEP_ONE: Final = Reason("keep-one-die", "LS-COMBAT-6")


class SpendRerolls(Action[Realm, SpendTokens]):
    """LS-REROLL-1: a token for each die, as often as they last (LS-REROLL-3, LS-REROLL-4)."""

    verb = "token"

    def candidates(self, s: Realm) -> list[SpendTokens]:
        return TOKEN_ROLLS[DICE]

    def why_not(self, s: Realm, option: SpendTokens) -> Reason | None:
        if len(option.dice) > s.purse.rerolls:
            return Reason("too-few-tokens", "LS-REROLL-1", {"held": s.purse.rerolls})
        return None

    def options(self, s: Realm) -> list[SpendTokens]:
        return TOKEN_ROLLS[min(s.purse.rerolls, DICE)]

    def do(self, s: Realm, option: SpendTokens) -> None:
        s.purse.rerolls -= len(option.dice)  # LS-REROLL-5
        roll_dice(s, option.dice, "LS-REROLL-1", "reroll token")


# -- spending ------------------------------------------------------------------------------


class Spending(Step[Realm]):
    """The second part of combat: dice pay for enemies, chests and catapults."""

    def fits(self, s: Realm) -> bool:
        return s.combat.part == SPENDING

    def play(self, s: Realm) -> Flow:
        return offer(s, s.active, "spend-dice", "LS-COMBAT-13", WHILE_SPENDING, self)


class Done(Saying[Realm]):
    ends = True

    def do(self, s: Realm, option: Say) -> None:
        s.combat.end()


class DefeatEnemy(Action[Realm, Defeat]):
    """LS-COMBAT-8: dice meet an enemy's whole requirement."""

    verb = "defeat"

    def candidates(self, s: Realm) -> list[Defeat]:
        here = [
            Defeat(enemy.serial, s.land.name_of(s.party_at, enemy), dice)
            for enemy in s.land.enemies_at(s.party_at)
            for dice in sets_of_dice(s, enemy.card.icons)
        ]
        elsewhere = [
            Defeat(enemy.serial, s.land.name_of(place, enemy), [])
            for place in range(LUX + 1)
            for enemy in s.land.enemies_at(place)
            if place != s.party_at
        ]
        return here + elsewhere

    def why_not(self, s: Realm, option: Defeat) -> Reason | None:
        enemy = s.land.find(option.serial)
        facts: dict[str, Fact] = {"card": enemy.card.id, "icons": enemy.card.icons}
        if s.land.place_of(option.serial) != s.party_at:
            return Reason("not-at-your-location", "LS-COMBAT-3", facts)
        if any([s.combat.used[die] for die in option.dice]):
            return Reason("die-used", "LS-COMBAT-14", facts)
        if pays(s, option.dice, enemy.card):
            return None
        return why_unpaid(s, option.dice, enemy, facts)

    def options(self, s: Realm) -> list[Defeat]:
        dice = unused(s)
        ways: list[Defeat] = []
        if dice:
            for enemy in s.land.enemies_at(s.party_at):  # LS-COMBAT-3, LS-BOSS-4
                ways.extend(ways_to_defeat(s, enemy, dice))
        return ways

    def do(self, s: Realm, option: Defeat) -> None:
        use(s, option.dice)
        defeat(s, s.land.find(option.serial), "LS-COMBAT-9", "combat")


def sets_of_dice(s: Realm, count: int) -> list[list[int]]:
    """Every set of the pool, used or not; those of so many dice and icons first."""
    pool = range(len(s.combat.pool))
    sizes = [count, *[size for size in range(1, len(s.combat.pool) + 1) if size != count]]
    return [list(dice) for size in sizes for dice in combinations(pool, size)]


def why_unpaid(s: Realm, dice: list[int], enemy: Enemy, facts: dict[str, Fact]) -> Reason:
    """The rule that dice do not meet."""
    if not enemy.card.wild and any([s.combat.pool[die] == STAR for die in dice]):
        return Reason("no-stars", "LS-DEATHSBANE-2", facts)
    if len(dice) > enemy.card.icons:
        return Reason("too-many-dice", "LS-COMBAT-8", facts)
    if enemy.card.icons > DICE and len(dice) < enemy.card.icons:
        return Reason("more-than-dice", "LS-DRAXIS-4", facts)
    return Reason("requirement-not-met", "LS-COMBAT-8", facts)


def ways_to_defeat(s: Realm, enemy: Enemy, dice: list[int]) -> list[Defeat]:
    """Every set of unused dice and icons that pays for an enemy exactly: for Draxis four
    (LS-DRAXIS-3), of which three dice alone are never enough (LS-DRAXIS-4)."""
    count = enemy.card.icons
    if count > len(dice):
        return []
    name = s.land.name_of(s.party_at, enemy)
    ways: list[Defeat] = []
    for chosen in combinations(dice, count):
        paid = list(chosen)
        if pays(s, paid, enemy.card):
            ways.append(Defeat(enemy.serial, name, paid))
    return ways


class OpenAChest(Action[Realm, OpenChest]):
    """LS-DICE-2: a search opens a chest where the party is (LS-CHEST-1), as long as there is one
    (LS-CHEST-3)."""

    verb = "chest"

    def candidates(self, s: Realm) -> list[OpenChest]:
        return [OpenChest(die) for die in range(len(s.combat.pool))]

    def why_not(self, s: Realm, option: OpenChest) -> Reason | None:
        if not has_chest(s):
            return NO_CHEST
        if s.piles.artifacts.is_empty:
            return NO_ARTIFACT
        return why_not_spent(s, option.die, SEARCH, "LS-CHEST-1")

    def options(self, s: Realm) -> list[OpenChest]:
        if not has_chest(s) or s.piles.artifacts.is_empty:
            return NOTHING
        return [OpenChest(die) for die in payable_dice(s) if shows(s, die, SEARCH)]

    def do(self, s: Realm, option: OpenChest) -> None:
        use(s, [option.die])
        open_chest(s)


def has_chest(s: Realm) -> bool:
    return s.party_at != LUX and s.land.locations[s.party_at].chests > 0


NO_CHEST: Final = Reason("no-chest-here", "LS-CHEST-1")
NO_ARTIFACT: Final = Reason("no-artifact-left", "LS-CHEST-6")


class RemoveACatapult(Action[Realm, RemoveCatapult]):
    """LS-CATAPULT-4, LS-CATAPULT-5: a die with its icon, where the party is."""

    verb = "catapult"

    def candidates(self, s: Realm) -> list[RemoveCatapult]:
        pool = range(len(s.combat.pool))
        return [RemoveCatapult(icon, die) for icon in range(len(ICONS)) for die in pool]

    def why_not(self, s: Realm, option: RemoveCatapult) -> Reason | None:
        if s.party_at == LUX or option.icon not in s.land.locations[s.party_at].catapults:
            return Reason("no-such-catapult", "LS-CATAPULT-5", {"icon": ICONS[option.icon]})
        return why_not_spent(s, option.die, option.icon, "LS-CATAPULT-4")

    def options(self, s: Realm) -> list[RemoveCatapult]:
        if s.party_at == LUX or not s.land.locations[s.party_at].catapults:
            return NOTHING
        dice = payable_dice(s)
        return [
            RemoveCatapult(icon, die)
            for icon in sorted(set(s.land.locations[s.party_at].catapults))
            for die in dice
            if shows(s, die, icon)
        ]

    def do(self, s: Realm, option: RemoveCatapult) -> None:
        use(s, [option.die])
        remove_catapult(s, s.party_at, option.icon, "LS-CATAPULT-4", "combat")


def why_not_spent(s: Realm, die: int, icon: int, rule: str) -> Reason | None:
    """Why a die does not pay for what an icon buys: the rule is the one that asks for a die."""
    if die >= DICE:
        return Reason("only-dice", rule)
    if s.combat.used[die]:
        return Reason("die-used", "LS-COMBAT-14")
    if not shows(s, die, icon):
        return Reason("another-icon", "LS-DICE-1", {"icon": ICONS[icon]})
    return None


ROLLING_DICE: Final = Rolling()
SPENDING_DICE: Final = Spending()

WHILE_ROLLING: Final[Actions] = [Keep(KEEP), RollAgain(), SpendRerolls(), *AT_ANY_TIME]
WHILE_SPENDING: Final[Actions] = [
    Done(DONE),
    DefeatEnemy(),
    OpenAChest(),
    RemoveACatapult(),
    *AT_ANY_TIME,
]
