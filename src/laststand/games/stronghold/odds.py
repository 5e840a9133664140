"""Exact odds of the dice: what a roll can pay for, and how likely.

A pool of dice is its counts by face. What it can pay for at once depends on nothing else:
icons pay for themselves, stars for what is missing, and no star for a boss who allows none.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from laststand.games.stronghold.box import CORRUPTION, FACES, ICONS, LUX, PLACES, SEARCH, STAR, Box
from laststand.games.stronghold.defeat import enemy_name
from laststand.games.stronghold.dice import DICE
from laststand.games.stronghold.options import DRAW, KEEP, ROLL, PickDice, Reroll, SpendTokens
from laststand.games.stronghold.state import Realm
from laststand.kernel.choice import Choice
from laststand.kernel.game import Odds


class Target:
    """Something that dice can pay for, and what it is worth to the one who asks."""

    def __init__(
        self, name: str, needs: list[int], wild: bool, worth: float, key: str = "defeat"
    ) -> None:
        self.name: Final = name
        self.key: Final = key
        self.needs: Final = needs
        self.wild: Final = wild
        self.worth: Final = worth


def can_pay(counts: list[int], targets: list[Target]) -> bool:
    """Whether one pool pays for all the targets together."""
    left = counts.copy()
    for target in targets:
        if not target.wild:
            for icon in range(STAR):
                left[icon] -= target.needs[icon]
                if left[icon] < 0:
                    return False
    missing = 0
    for target in targets:
        if target.wild:
            for icon in range(STAR):
                left[icon] -= target.needs[icon]
    for icon in range(STAR):
        if left[icon] < 0:
            missing -= left[icon]
    return missing <= left[STAR]


def best_spending(counts: list[int], targets: list[Target]) -> float:
    """The most that a pool can be worth, over every set of targets it pays for together."""
    best = 0.0
    for chosen in range(1, 1 << len(targets)):
        some = [target for number, target in enumerate(targets) if chosen >> number & 1]
        worth = 0.0
        for target in some:
            worth += target.worth
        if worth > best and can_pay(counts, some):
            best = worth
    return best


class Roll:
    """The value of every way the three dice can fall, for certain targets.

    `extra` are icons in the pool beside the dice, `faces` what a face is worth by itself.
    """

    def __init__(
        self, box: Box, targets: list[Target], extra: list[int], faces: list[float]
    ) -> None:
        self.box: Final = box
        self.targets: Final = targets
        self.extra: Final = extra
        self.faces: Final = faces
        self._known: Final[dict[int, float]] = {}

    def worth(self, dice: list[int]) -> float:
        """What three faces are worth."""
        key = dice[0] * 64 + dice[1] * 8 + dice[2]
        if key not in self._known:
            counts = self.extra.copy()
            value = 0.0
            for face in dice:
                counts[face] += 1
                value += self.faces[face]
            self._known[key] = value + best_spending(counts, self.targets)
        return self._known[key]

    def expected(self, dice: list[int], again: list[int]) -> float:
        """The mean worth when some of the dice are rolled again and the others kept."""
        if not again:
            return self.worth(dice)
        rest = again[1:]
        total = 0.0
        faces = self.box.die_faces[again[0]]
        tried = dice.copy()
        for face in faces:
            tried[again[0]] = face
            total += self.expected(tried, rest)
        return total / len(faces)

    def expected_first(self) -> float:
        """The mean worth of a first roll, without the second."""
        return self.expected([0, 0, 0], [0, 1, 2])


def chances(box: Box, targets: list[Target], pool: list[int], again: list[int]) -> list[Fraction]:
    """For each target by itself, the exact chance that the pool pays for it after one roll of
    the dice named; the others stay as they lie."""
    ways = [0] * len(targets)
    falls = 0
    tried = pool.copy()
    for faces in product(*[box.die_faces[die] for die in again]):
        for die, face in zip(again, faces):
            tried[die] = face
        counts = [tried.count(face) for face in range(len(FACES))]
        falls += 1
        for number, target in enumerate(targets):
            if can_pay(counts, [target]):
                ways[number] += 1
    return [Fraction(way, falls) for way in ways]


def targets_at(s: Realm, place: int) -> list[Target]:
    """Everything that dice rolled at a place could pay for, each worth the same."""
    targets = [
        Target(enemy_name(s, place, enemy), enemy.card.needs, enemy.card.wild, 1.0)
        for enemy in s.enemies_at(place)
    ]
    if place == LUX:
        return targets
    location = s.locations[place]
    if location.chests and not s.artifact_deck.is_empty:
        targets.append(Target("chest", one(SEARCH), True, 1.0, "chest"))
    for icon in sorted(set(location.catapults)):
        targets.append(Target(ICONS[icon], one(icon), True, 1.0, "catapult"))
    return targets


def one(icon: int) -> list[int]:
    return [1 if number == icon else 0 for number in range(STAR)]


def no_faces() -> list[int]:
    return [0] * len(FACES)


def odds_of_roll(s: Realm, again: list[int]) -> list[Odds]:
    """LS-COMBAT-1: what the pool can pay for after a roll of some dice, each thing by itself."""
    targets = targets_at(s, s.party_at)
    pool = s.pool or [0] * DICE
    found = chances(s.box, targets, pool, again)
    odds = [
        Odds(target.key, {"thing": target.name}, chance) for target, chance in zip(targets, found)
    ]
    odds.append(Odds("corruption", {}, chance_of_corruption(s.box, pool, again)))
    return odds


def chance_of_corruption(box: Box, pool: list[int], again: list[int]) -> Fraction:
    """LS-DICE-4: the chance that at least one corruption icon shows after a roll."""
    kept = [face for die, face in enumerate(pool) if die not in again]
    if CORRUPTION in kept:
        return Fraction(1)
    none = Fraction(1)
    for die in again:
        faces = box.die_faces[die]
        none *= Fraction(len(faces) - faces.count(CORRUPTION), len(faces))
    return 1 - none


def odds_of_draw(s: Realm) -> list[Odds]:
    """LS-TURN-2: which location the next enemy bears, from what is known of the deck."""
    top = s.deck.layers[-1]
    shares = [Fraction(0)] * len(PLACES)
    for card in top.known:
        shares[s.box.cards[card].at] += Fraction(1, top.size)
    for card in s.deck.pool if top.unknown else []:
        shares[s.box.cards[card].at] += Fraction(top.unknown, top.size * len(s.deck.pool))
    return [
        Odds("drawn-at", {"at": PLACES[place]}, share)
        for place, share in enumerate(shares)
        if share
    ]


def odds_of_options(s: Realm, choice: Choice) -> dict[str, list[Odds]]:
    """The first roll, the second, and what reroll tokens would bring."""
    odds: dict[str, list[Odds]] = {}
    for option in choice.options:
        if option is DRAW:
            odds[option.notation()] = odds_of_draw(s)
        elif option is ROLL:
            odds[option.notation()] = odds_of_roll(s, [0, 1, 2])
        elif isinstance(option, (Reroll, SpendTokens, PickDice)):
            odds[option.notation()] = odds_of_roll(s, option.dice)
        elif option is KEEP:
            odds[option.notation()] = odds_of_roll(s, [])
    return odds
