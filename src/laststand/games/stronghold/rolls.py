"""The exact chance to pay for something by a whole combat: its first roll, its second and reroll
tokens, each used as well as it can be for that.

Faces that do not count for what is wanted are one face; so few are left that every way the dice can
lie is looked at. Chances are whole numbers, of so many ways: a roll of one die more makes them
`sides` times as many.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import lcm
from typing import Final

from laststand.games.stronghold.box import Box
from laststand.games.stronghold.dice import DICE
from laststand.games.stronghold.icons import STAR
from laststand.games.stronghold.odds import NOTHING, Bill, Target

USELESS: Final = STAR + 1
SECOND_ROLL: Final = [*combinations(range(DICE), 1), *combinations(range(DICE), 2)]
"""LS-COMBAT-6: of three dice at least one is kept."""


class Rolls:
    """What the dice can do for some targets together, with icons that lie beside them."""

    def __init__(self, box: Box, targets: list[Target], extra: list[int]) -> None:
        self.bill: Final = bill_of(targets)
        self.for_dice: Final = bill_of([target for target in targets if target.key != "defeat"])
        """LS-CHEST-1, LS-CATAPULT-4: icons that are no dice do not pay this."""
        self.extra: Final = extra
        self.sides: Final = lcm(*[len(faces) for faces in box.die_faces])
        self.weights: Final = [self._weights(faces) for faces in box.die_faces]
        self._by_tokens: Final[dict[int, dict[int, int]]] = {}
        self._by_second_roll: Final[dict[int, dict[int, int]]] = {}

    def _weights(self, faces: list[int]) -> list[tuple[int, int]]:
        """The faces of a die that differ for the targets, each with its share of `sides`."""
        shares: dict[int, int] = {}
        for face in faces:
            seen = self.seen(face)
            shares[seen] = shares.get(seen, 0) + self.sides // len(faces)
        return sorted(shares.items())

    def seen(self, face: int) -> int:
        """A face, or that it is useless here."""
        if face > STAR:
            return USELESS
        if face == STAR:
            return STAR if sum(self.bill.wild) else USELESS
        return face if self.bill.plain[face] or self.bill.wild[face] else USELESS

    # -- chances ---------------------------------------------------------------------------

    def of_combat(self, tokens: int) -> Fraction:
        """Of a combat not yet begun."""
        return self.of_rolling([USELESS] * DICE, list(range(DICE)), True, tokens)

    def of_rolling(
        self, pool: list[int], again: list[int], has_second: bool, tokens: int
    ) -> Fraction:
        """After some dice are rolled now, with what is left then."""
        known = self._with_second(tokens) if has_second else self._with_tokens(tokens)
        rolls = tokens + (2 if has_second else 0)
        lie = [self.seen(face) for face in pool[:DICE]]
        return Fraction(self._rolled(lie, again, known), self.sides ** (rolls + len(again)))

    def _rolled(self, lie: list[int], again: list[int], known: dict[int, int]) -> int:
        total = 0
        tried = lie.copy()
        for fall in product(*[self.weights[die] for die in again]):
            share = 1
            for die, (face, weight) in zip(again, fall):
                tried[die] = face
                share *= weight
            total += share * known[key_of(tried)]
        return total

    # -- how the dice can lie --------------------------------------------------------------

    def _lies(self) -> list[list[int]]:
        """Every way the dice can lie, with faces that nobody has rolled yet among them; a die that
        was turned may show what it has not."""
        faces = sorted({USELESS, *[self.seen(face) for face in range(STAR + 1)]})
        return [list(lie) for lie in product(faces, repeat=DICE)]

    def _is_paid(self, lie: list[int]) -> bool:
        counts = self.extra.copy()
        dice = [0] * len(counts)
        for face in lie:
            if face <= STAR:
                counts[face] += 1
                dice[face] += 1
        return self.bill.is_paid(counts) and self.for_dice.is_paid(dice)

    def _with_tokens(self, tokens: int) -> dict[int, int]:
        """LS-REROLL-1: with no roll left but those of tokens, a die each; of sides ** tokens."""
        known = self._by_tokens.get(tokens)
        if known is None:
            before = self._with_tokens(tokens - 1) if tokens else {}
            known = {}
            for lie in self._lies():
                best = self.sides**tokens if self._is_paid(lie) else 0
                if tokens and not best:
                    best = max([self._rolled(lie, [die], before) for die in range(DICE)])
                known[key_of(lie)] = best
            self._by_tokens[tokens] = known
        return known

    def _with_second(self, tokens: int) -> dict[int, int]:
        """With the second roll and tokens left, in the better order; of sides ** (tokens + 2)."""
        known = self._by_second_roll.get(tokens)
        if known is None:
            after = self._with_tokens(tokens)
            before = self._with_second(tokens - 1) if tokens else {}
            known = {}
            for lie in self._lies():
                known[key_of(lie)] = self._best(lie, tokens, after, before)
            self._by_second_roll[tokens] = known
        return known

    def _best(
        self, lie: list[int], tokens: int, after: dict[int, int], before: dict[int, int]
    ) -> int:
        if self._is_paid(lie):
            return int(self.sides ** (tokens + 2))
        best = 0
        for dice in SECOND_ROLL:
            rolled = self._rolled(lie, list(dice), after) * self.sides ** (2 - len(dice))
            best = max(best, rolled)
        for die in range(DICE if tokens else 0):
            best = max(best, self._rolled(lie, [die], before))
        return best


def bill_of(targets: list[Target]) -> Bill:
    bill = NOTHING
    for number, target in enumerate(targets):
        bill = bill.with_target(number, target)
    return bill


def key_of(lie: list[int]) -> int:
    """A way the dice can lie, as a number."""
    return lie[0] + 8 * lie[1] + 64 * lie[2]
