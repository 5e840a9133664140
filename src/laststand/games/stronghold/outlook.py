"""What each option's dice and cards can bring, as a player asks for it: with the second roll and
the reroll tokens that are left, for each thing by itself and for two enemies together."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from laststand.games.stronghold.dice import DICE, ROLLING
from laststand.games.stronghold.odds import (
    Target,
    chance_of_corruption,
    no_faces,
    odds_of_draw,
    targets_at,
)
from laststand.games.stronghold.options import (
    DRAW,
    KEEP,
    ROLL,
    STAY,
    Move,
    PickDice,
    Reroll,
    SpendTokens,
)
from laststand.games.stronghold.rolls import Rolls
from laststand.games.stronghold.state import Realm
from laststand.kernel.choice import Choice, Option
from laststand.kernel.events import Fact
from laststand.kernel.game import Odds


def odds_of_options(s: Realm, choice: Choice) -> dict[str, list[Odds]]:
    """The draw, where to go, the first roll, the second, and what reroll tokens would bring."""
    odds: dict[str, list[Odds]] = {}
    for option in choice.options:
        found = odds_of(s, option)
        if found:
            odds[option.notation()] = found
    return odds


def odds_of(s: Realm, option: Option) -> list[Odds]:
    if option is DRAW:
        return odds_of_draw(s)
    if isinstance(option, Move):
        return odds_of_combat(s, option.to)
    if option is STAY:
        return odds_of_combat(s, s.party_at)
    if option is ROLL:
        every = list(range(DICE))
        return [*odds_of_combat(s, s.party_at), odds_of_corruption(s, [0] * DICE, every)]
    if isinstance(option, SpendTokens):
        left = s.purse.rerolls - len(option.dice)
        return odds_of_dice(s, option.dice, s.combat.has_free_reroll, left)
    if isinstance(option, Reroll):
        return odds_of_dice(s, option.dice, False, s.purse.rerolls)
    if isinstance(option, PickDice):
        has_second = s.combat.part == ROLLING and s.combat.has_free_reroll
        tokens = s.purse.rerolls if s.combat.part == ROLLING else 0
        return odds_of_dice(s, option.dice, has_second, tokens)
    return odds_of_dice(s, [], False, 0) if option is KEEP else []


def odds_of_combat(s: Realm, place: int) -> list[Odds]:
    """LS-COMBAT-5, LS-REROLL-1: a combat at a place, all its rolls used for one thing."""
    tokens = s.purse.rerolls
    odds: list[Odds] = []
    for wanted in wanted_at(s, place):
        rolls = Rolls(s.box, wanted, no_faces())
        odds.append(said(wanted, 0, rolls.of_combat(0)))
        if tokens and odds[-1].chance < 1:
            odds.append(said(wanted, tokens, rolls.of_combat(tokens)))
    return odds


def odds_of_dice(s: Realm, again: list[int], has_second: bool, tokens: int) -> list[Odds]:
    """Some of the dice on the table are rolled now; what may be rolled after that counts too."""
    odds: list[Odds] = []
    for wanted in wanted_at(s, s.party_at):
        beside = beside_the_dice(s) if wanted[0].key == "defeat" else no_faces()
        rolls = Rolls(s.box, wanted, beside)
        odds.append(said(wanted, 0, rolls.of_rolling(s.combat.pool, again, has_second, 0)))
        if tokens and odds[-1].chance < 1:
            chance = rolls.of_rolling(s.combat.pool, again, has_second, tokens)
            odds.append(said(wanted, tokens, chance))
    odds.append(odds_of_corruption(s, s.combat.pool, again))
    return odds


def wanted_at(s: Realm, place: int) -> list[list[Target]]:
    """Each thing that dice could pay for at a place, then each two enemies."""
    targets = targets_at(s, place)
    foes = [target for target in targets if target.key == "defeat"]
    return [[target] for target in targets] + [list(pair) for pair in combinations(foes[:3], 2)]


def said(wanted: list[Target], tokens: int, chance: Fraction) -> Odds:
    """The sentence for a chance, and its facts."""
    key = wanted[0].key if len(wanted) == 1 else "defeat both"
    facts: dict[str, Fact] = {"thing": wanted[0].name}
    if len(wanted) > 1:
        facts = {"things": [target.name for target in wanted]}
    if tokens:
        facts["tokens"] = tokens
        return Odds(f"{key} tokens", facts, chance)
    return Odds(key, facts, chance)


def beside_the_dice(s: Realm) -> list[int]:
    """Icons that heroes, artifacts and tokens have added, and that are unused."""
    icons = no_faces()
    for die in range(DICE, len(s.combat.pool)):
        if not s.combat.used[die]:
            icons[s.combat.pool[die]] += 1
    return icons


def odds_of_corruption(s: Realm, pool: list[int], again: list[int]) -> Odds:
    return Odds("corruption", {}, chance_of_corruption(s.box, pool[:DICE], again))
