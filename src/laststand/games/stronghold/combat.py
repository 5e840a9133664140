"""Combat: rolling the dice, rolling some again, and spending them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from laststand.games.stronghold.any_time import (
    act_any_time,
    any_time_options,
    any_time_refusals,
)
from laststand.games.stronghold.box import LUX, SEARCH
from laststand.games.stronghold.catapults import remove_catapult
from laststand.games.stronghold.chests import can_open_chest, open_chest
from laststand.games.stronghold.defeat import defeat, enemy_name
from laststand.games.stronghold.dice import (
    DICE,
    finish_rolling,
    pays,
    roll_dice,
    shows,
    unused,
    use,
)
from laststand.games.stronghold.options import (
    DONE,
    KEEP,
    Defeat,
    OpenChest,
    RemoveCatapult,
    Reroll,
    SpendTokens,
    numbers,
)
from laststand.games.stronghold.state import NOT_IN_COMBAT, ROLLING, SPENDING, Enemy, Realm
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.step import Flow, Step

SETS_OF_DICE: Final = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
SECOND_ROLLS: Final = [Reroll(dice) for dice in SETS_OF_DICE if len(dice) < DICE]  # LS-COMBAT-6
TOKEN_ROLLS: Final = [
    [SpendTokens(dice) for dice in SETS_OF_DICE if len(dice) <= held] for held in range(DICE + 1)
]


def can_roll(s: Realm) -> bool:
    """LS-COMBAT-2: dice are rolled only where there is something to spend them on."""
    if s.enemies_at(s.party_at):
        return True
    if s.party_at == LUX:
        return False
    location = s.locations[s.party_at]
    return location.chests > 0 or len(location.catapults) > 0


def begin_combat(s: Realm) -> None:
    """LS-COMBAT-1: three dice are rolled; whom to attack is said only later (LS-COMBAT-4)."""
    s.combat = ROLLING
    s.pool = [0] * DICE
    s.used = [False] * DICE
    s.has_free_reroll = True
    roll_dice(s, [0, 1, 2], "LS-COMBAT-1", "combat")


def end_combat(s: Realm) -> None:
    s.combat = NOT_IN_COMBAT
    s.pool = []
    s.used = []


class Rolling(Step[Realm]):
    """The first part of combat (LS-COMBAT-7): the free second roll, reroll tokens, abilities."""

    def play(self, s: Realm) -> Flow:
        option = yield Choice(s.active, "roll-again", "LS-COMBAT-5", rolling_options(s))
        if option is KEEP:
            finish_rolling(s)
            s.combat = SPENDING
            s.then(SPENDING_DICE)
            return
        s.then(self)
        if isinstance(option, Reroll):
            s.has_free_reroll = False
            roll_dice(s, option.dice, "LS-COMBAT-5", "second roll")
        elif isinstance(option, SpendTokens):
            s.rerolls -= len(option.dice)  # LS-REROLL-5
            roll_dice(s, option.dice, "LS-REROLL-1", "reroll token")
        else:
            yield from act_any_time(s, option)

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        if choice.ask != "roll-again":
            return []
        refusals = [Refusal("reroll 1 2 3", "keep-one-die", "LS-COMBAT-6")]
        for dice in SETS_OF_DICE:
            if not s.has_free_reroll and len(dice) < DICE:
                refusals.append(
                    Refusal(f"reroll {numbers(dice)}", "one-second-roll", "LS-COMBAT-5")
                )
            if len(dice) > s.rerolls:
                facts = {"held": s.rerolls}
                notation = f"token {numbers(dice)}"
                refusals.append(Refusal(notation, "too-few-tokens", "LS-REROLL-1", {**facts}))
        return refusals + any_time_refusals(s)


def rolling_options(s: Realm) -> list[Option]:
    options: list[Option] = [KEEP]
    if s.has_free_reroll:
        options.extend(SECOND_ROLLS)
    if s.rerolls:  # LS-REROLL-3, LS-REROLL-4
        options.extend(TOKEN_ROLLS[min(s.rerolls, DICE)])
    options.extend(any_time_options(s))
    return options


class Spending(Step[Realm]):
    """The second part of combat: dice pay for enemies, chests and catapults."""

    def play(self, s: Realm) -> Flow:
        option = yield Choice(s.active, "spend-dice", "LS-COMBAT-13", spending_options(s))
        if option is DONE:
            end_combat(s)
            return
        s.then(self)
        if isinstance(option, Defeat):
            use(s, option.dice)
            defeat(s, s.find(option.serial), "LS-COMBAT-9", "combat")
        elif isinstance(option, OpenChest):
            use(s, [option.die])
            open_chest(s)
        elif isinstance(option, RemoveCatapult):
            use(s, [option.die])
            remove_catapult(s, s.party_at, option.icon, "LS-CATAPULT-4", "combat")
        else:
            yield from act_any_time(s, option)

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        if choice.ask != "spend-dice":
            return []
        refusals = []
        for place in range(LUX + 1):
            for enemy in s.enemies_at(place):
                if place != s.party_at:
                    why, rule = "not-at-your-location", "LS-COMBAT-3"
                elif not affordable(s, enemy):
                    why, rule = "requirement-not-met", "LS-COMBAT-8"
                else:
                    continue
                notation = f"defeat {enemy_name(s, place, enemy)}"
                refusals.append(Refusal(notation, why, rule, {"card": enemy.card.id}))
        return refusals + any_time_refusals(s)


def spending_options(s: Realm) -> list[Option]:
    options: list[Option] = [DONE]
    dice = unused(s)
    if dice:
        for enemy in s.enemies_at(s.party_at):  # LS-COMBAT-3, LS-BOSS-4
            options.extend(ways_to_defeat(s, enemy, dice))
        if s.party_at != LUX:
            options.extend(chest_options(s, dice))
            options.extend(catapult_options(s, dice))
    options.extend(any_time_options(s))
    return options


def ways_to_defeat(s: Realm, enemy: Enemy, dice: list[int]) -> list[Option]:
    """Every set of unused dice and icons that pays for an enemy exactly: for Draxis four
    (LS-DRAXIS-3), of which three dice alone are never enough (LS-DRAXIS-4)."""
    count = enemy.card.icons
    if count > len(dice):
        return []
    name = enemy_name(s, s.party_at, enemy)
    ways: list[Option] = []
    for chosen in combinations(dice, count):
        paid = list(chosen)
        if pays(s, paid, enemy.card):
            ways.append(Defeat(enemy.serial, name, paid))
    return ways


def affordable(s: Realm, enemy: Enemy) -> bool:
    return len(ways_to_defeat(s, enemy, unused(s))) > 0


def chest_options(s: Realm, dice: list[int]) -> list[Option]:
    if not can_open_chest(s):
        return []
    return [OpenChest(die) for die in dice if shows(s, die, SEARCH)]  # LS-DICE-2


def catapult_options(s: Realm, dice: list[int]) -> list[Option]:
    """LS-CATAPULT-5: only catapults where the party is."""
    options: list[Option] = []
    for icon in sorted(set(s.locations[s.party_at].catapults)):
        options.extend([RemoveCatapult(icon, die) for die in dice if shows(s, die, icon)])
    return options


ROLLING_DICE: Final = Rolling()
SPENDING_DICE: Final = Spending()
