"""Exact odds of the dice: what a roll can pay for, and how likely.

A pool of dice is its counts by face. What it can pay for at once depends on nothing else:
icons pay for themselves, stars for what is missing, and no star for a boss who allows none.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from laststand.games.stronghold.box import Box
from laststand.games.stronghold.dice import DICE
from laststand.games.stronghold.icons import CORRUPTION, FACES, ICONS, SEARCH, STAR
from laststand.games.stronghold.places import LUX, PLACES
from laststand.games.stronghold.state import Realm
from laststand.kernel.game import Odds

NO_FACE: Final = -1
UNKNOWN: Final = -1000.0
"""No pool is worth so little."""
MARKS: Final = [0, 1, 4, 13, 32, 71, 124]
"""A number for each face, so that the sum of three says which they are, whatever their order."""


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


class Bill:
    """Some targets together: what they are worth, and the icons they ask for. For `plain` ones no
    star serves; `wild` ones take stars as well."""

    def __init__(self, chosen: int, worth: float, plain: list[int], wild: list[int]) -> None:
        self.chosen: Final = chosen  # the targets, a bit for each
        self.worth: Final = worth
        self.plain: Final = plain
        self.wild: Final = wild

    def with_target(self, number: int, target: Target) -> Bill:
        chosen = self.chosen | 1 << number
        worth = self.worth + target.worth
        if target.wild:
            return Bill(chosen, worth, self.plain, added(self.wild, target.needs))
        return Bill(chosen, worth, added(self.plain, target.needs), self.wild)

    def is_paid(self, counts: list[int]) -> bool:
        """Whether a pool pays for all of them."""
        missing = 0
        for icon in range(STAR):
            left = counts[icon] - self.plain[icon]
            if left < 0:
                return False
            if self.wild[icon] > left:
                missing += self.wild[icon] - left
        return missing <= counts[STAR]


NOTHING: Final = Bill(0, 0.0, [0] * STAR, [0] * STAR)


def added(some: list[int], more: list[int]) -> list[int]:
    return [some[icon] + more[icon] for icon in range(STAR)]


def worth_of(bill: Bill) -> float:
    return bill.worth


def can_pay(counts: list[int], targets: list[Target]) -> bool:
    """Whether one pool pays for all the targets together."""
    bill = NOTHING
    for number, target in enumerate(targets):
        bill = bill.with_target(number, target)
    return bill.is_paid(counts)


class Spending:
    """What any pool can be spent on: every set of targets, the worthiest first."""

    def __init__(self, targets: list[Target]) -> None:
        self.targets: Final = targets
        bills = [NOTHING]
        for number, target in enumerate(targets):
            bills += [bill.with_target(number, target) for bill in bills]
        worthy = [bill for bill in bills if bill.worth > 0.0]
        self.bills: Final = sorted(worthy, key=worth_of, reverse=True)

    def best(self, counts: list[int], without: int = 0) -> float:
        """The most that a pool can be worth, some targets left out, a bit for each."""
        for bill in self.bills:
            if not bill.chosen & without and bill.is_paid(counts):
                return bill.worth
        return 0.0

    def first(self, name: str) -> int:
        """The first target of a name, as a bit; 0 if there is none."""
        for number, target in enumerate(self.targets):
            if target.name == name:
                return 1 << number
        return 0


class Roll:
    """The value of every way the three dice can fall, for certain targets.

    `extra` are icons in the pool beside the dice, `faces` what a face is worth by itself.
    """

    def __init__(self, box: Box, spending: Spending, extra: list[int], faces: list[float]) -> None:
        self.box: Final = box
        self.spending: Final = spending
        self.extra: Final = extra
        self.faces: Final = faces
        self._known: Final = [UNKNOWN] * (3 * MARKS[-1] + 1)  # by three marks, what they can buy
        self._thirds: Final = [UNKNOWN] * (2 * MARKS[-1] + 1)  # by two marks, see _mean

    def worth(self, dice: list[int]) -> float:
        """What three faces are worth."""
        return self._worth(dice[0], dice[1], dice[2])

    def _worth(self, one: int, two: int, three: int) -> float:
        marks = MARKS[one] + MARKS[two] + MARKS[three]
        known = self._known[marks]
        if known == UNKNOWN:
            counts = self.extra.copy()
            counts[one] += 1
            counts[two] += 1
            counts[three] += 1
            known = self.spending.best(counts)
            self._known[marks] = known
        return self.faces[one] + self.faces[two] + self.faces[three] + known

    def expected(self, dice: list[int], again: list[int]) -> float:
        """The mean worth when some of the dice are rolled again and the others kept."""
        return self._mean(0, dice[0], dice[1], dice[2], sum([1 << die for die in again]))

    def _mean(self, die: int, one: int, two: int, three: int, again: int) -> float:
        """Of a die and those after it that are rolled again, a bit for each. What the third brings
        hangs on the faces of the two others alone, and is remembered by them."""
        if again >> die == 0:
            return self._worth(one, two, three)
        if not again >> die & 1:
            return self._mean(die + 1, one, two, three, again)
        marks = MARKS[one] + MARKS[two]
        if die == 2 and self._thirds[marks] != UNKNOWN:
            return self._thirds[marks]
        faces = self.box.die_faces[die]
        total = 0.0
        mean = 0.0
        before = NO_FACE
        for face in faces:
            if face != before:  # equal faces stand together
                if die == 0:
                    mean = self._mean(1, face, two, three, again)
                elif die == 1:
                    mean = self._mean(2, one, face, three, again)
                else:
                    mean = self._worth(one, two, face)
                before = face
            total += mean
        mean = total / len(faces)
        if die == 2:
            self._thirds[marks] = mean
        return mean

    def expected_first(self) -> float:
        """The mean worth of a first roll, without the second."""
        return self._mean(0, 0, 0, 0, 0b111)


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
        dice = [tried[:DICE].count(face) for face in range(len(FACES))]
        falls += 1
        for number, target in enumerate(targets):
            if can_pay(counts if target.key == "defeat" else dice, [target]):
                ways[number] += 1
    return [Fraction(way, falls) for way in ways]


def targets_at(s: Realm, place: int) -> list[Target]:
    """Everything that dice rolled at a place could pay for, each worth the same."""
    targets = [
        Target(s.land.name_of(place, enemy), enemy.card.needs, enemy.card.wild, 1.0)
        for enemy in s.land.enemies_at(place)
    ]
    if place == LUX:
        return targets
    location = s.land.locations[place]
    if location.chests and not s.piles.artifacts.is_empty:
        targets.append(Target("chest", one(SEARCH), True, 1.0, "chest"))
    for icon in sorted(set(location.catapults)):
        targets.append(Target(ICONS[icon], one(icon), True, 1.0, "catapult"))
    return targets


def one(icon: int) -> list[int]:
    return [1 if number == icon else 0 for number in range(STAR)]


def no_faces() -> list[int]:
    return [0] * len(FACES)


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
    top = s.piles.deck.layers[-1]
    shares = [Fraction(0)] * len(PLACES)
    for card in top.known:
        shares[s.box.cards[card].at] += Fraction(1, top.size)
    for card in s.piles.deck.pool if top.unknown else []:
        shares[s.box.cards[card].at] += Fraction(top.unknown, top.size * len(s.piles.deck.pool))
    return [
        Odds("drawn-at", {"at": PLACES[place]}, share)
        for place, share in enumerate(shares)
        if share
    ]
