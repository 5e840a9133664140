"""The dice: rolling them, and what their faces are worth.

The pool of a combat is its three dice, then the icons that abilities, artifacts and symbol
tokens have added to it.
"""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold import told
from laststand.games.stronghold.box import CORRUPTION, LUX, REROLL, STAR, Card
from laststand.games.stronghold.placing import corrupt
from laststand.games.stronghold.purse import gain_rerolls
from laststand.games.stronghold.state import Realm

DICE: Final = 3


def roll_dice(s: Realm, dice: list[int], rule: str, cause: str) -> None:
    """Rolls some of the three dice."""
    for die in dice:
        s.pool[die] = s.box.die_faces[die][s.chance.roll(s.box.dice[die])]
    told.dice_rolled(s, rule, cause)


def is_unused_die(s: Realm, die: int) -> bool:
    """LS-REROLL-2: a die is used once it has paid for something."""
    return die < DICE and not s.used[die]


def add_icon(s: Realm, icon: int) -> None:
    s.pool.append(icon)
    s.used.append(False)


def use(s: Realm, dice: list[int]) -> None:
    """LS-COMBAT-14: each die only once."""
    for die in dice:
        s.used[die] = True


def pays(s: Realm, dice: list[int], card: Card) -> bool:
    """Whether exactly these dice meet the card's whole requirement (LS-COMBAT-8), stars
    standing for any icon (LS-DICE-3) but against a boss who allows none (LS-DEATHSBANE-2)."""
    stars = 0
    missing = card.needs.copy()
    for die in dice:
        face = s.pool[die]
        if face == STAR and card.wild:
            stars += 1
        elif face < STAR and missing[face] > 0:
            missing[face] -= 1
        else:
            return False
    return sum(missing) == stars


def unused(s: Realm) -> list[int]:
    """The dice and icons that can still be spent on something (LS-DICE-1)."""
    return [die for die, face in enumerate(s.pool) if not s.used[die] and face <= STAR]


def shows(s: Realm, die: int, icon: int) -> bool:
    """Whether a die can be spent as an icon (LS-CHEST-4, LS-CATAPULT-5: a star can)."""
    return s.pool[die] == icon or s.pool[die] == STAR


def finish_rolling(s: Realm) -> None:
    """When rolling ends and before any die is spent (LS-DICE-5), corruption is given and
    reroll tokens are handed over (LS-DICE-11)."""
    corruption = s.pool.count(CORRUPTION)
    if corruption:
        if s.party_at != LUX:  # LS-DICE-8; a destroyed location takes no more: LS-DICE-9
            corrupt(s, s.party_at, corruption, "LS-DICE-4", "dice")
        tokens = corruption if s.token_per_corruption else 1  # LS-DICE-7
        gain_rerolls(s, tokens, "LS-DICE-6", "dice")
    gain_rerolls(s, s.pool.count(REROLL), "LS-DICE-10", "dice")
