"""Dice, coins and draws: every uncertain thing that happens at the table.

The generator is sfc32 (Doty-Humphrey's small fast counter, 32 bits): sums, shifts and
exclusive-ors that never leave 64 bits, so that interpreted and compiled builds agree on
every platform. Any outcome can be given from outside instead (a script): by a test, by a
record being replayed, or by people who roll real dice beside the screen. The luck passes by
all the same, so that what comes later does not depend on where the outcomes came from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from laststand.kernel.errors import LaststandError

DICE: Final = 0
DRAWS: Final = 1
COIN: Final = 2
PURPOSES: Final = 3

GENERATOR: Final = "sfc32"
"""Named in records: outcomes are checked against the seed only by the same generator."""

LAST_SEED: Final = 2**64 - 1

_WORD: Final = 0xFFFFFFFF


class OutcomeRefused(LaststandError):
    """A given outcome cannot happen here."""


class OutcomeNeeded(LaststandError):
    """People give the outcomes themselves, and the next one has not been given yet. The weights
    say how likely each is, in whole numbers."""

    def __init__(self, what: str, names: list[str], weights: list[int]) -> None:
        super().__init__(f"what did the {what} give: {', '.join(names)}?")
        self.what = what
        self.names = names
        self.weights = weights


@mypyc_attr(acyclic=True)
class Stream:
    """One sequence of random numbers; its whole state is four words."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: int, purpose: int) -> Stream:
        stream = Stream(seed & _WORD, (seed >> 32) & _WORD, purpose + 1, 1)
        for _ in range(15):
            stream.word()
        return stream

    def clone(self) -> Stream:
        return Stream(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & _WORD
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely; nothing is consumed for n = 1."""
        if n == 1:
            return 0
        bound: i64 = n
        fair: i64 = (_WORD + 1) - (_WORD + 1) % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return int(word % bound)


class Die:
    """A die or a coin: its name and what its faces show."""

    def __init__(self, name: str, faces: list[str], purpose: int = DICE) -> None:
        self.name = name
        self.faces = faces
        self.purpose = purpose


@mypyc_attr(acyclic=True)
class Chance:
    """The luck of one game: a stream per purpose, what was heard of it, what is given to it and
    whether that names certain things too, and the place of the last thing heard that luck would
    not have brought."""

    def __init__(self, streams: list[Stream]) -> None:
        self.streams = streams
        self.heard: list[str] | None = None
        self.given: list[str] = []
        self.asked = False
        self.names_certain = False
        self.departed = -1

    @staticmethod
    def seeded(seed: int) -> Chance:
        return Chance([Stream.seeded(seed, purpose) for purpose in range(PURPOSES)])

    def clone(self) -> Chance:
        """The same luck to come; hears nothing and is given nothing."""
        return Chance([stream.clone() for stream in self.streams])

    def reseed(self, seed: int) -> None:
        self.streams = Chance.seeded(seed).streams

    def roll(self, die: Die) -> int:
        """Rolls a die: the number of the face it shows."""
        face = self.streams[die.purpose].below(len(die.faces))
        if self.is_given:
            return self.take(die.name, die.faces, [1] * len(die.faces), die.faces[face])
        if self.heard is not None:
            self.heard.append(die.faces[face])
        return face

    def pass_certain(self, outcome: str) -> None:
        """Something certain happens, which is no outcome; but somebody may have named it."""
        if self.names_certain and self.given and self.given[0] == outcome:
            del self.given[0]

    @property
    def is_given(self) -> bool:
        """Whether the next outcome comes from outside."""
        return self.asked or len(self.given) > 0

    def take(self, what: str, names: list[str], weights: list[int], lucky: str) -> int:
        """The next given outcome, as its number among the names that are possible; `lucky` is
        what luck would have brought."""
        outcome = self._next_given(what, names, weights)
        if self.heard is not None:
            if outcome != lucky:
                self.departed = len(self.heard)
            self.heard.append(outcome)
        return names.index(outcome)

    def _next_given(self, what: str, names: list[str], weights: list[int]) -> str:
        """What is certain need not be given, but may be."""
        is_certain = len(set(names)) == 1
        if is_certain and (not self.given or self.given[0] != names[0]):
            return names[0]
        if not self.given:
            raise OutcomeNeeded(what, names, weights)
        outcome = self.given[0]
        if outcome not in names:
            raise OutcomeRefused(
                f"the {what} cannot give '{outcome}', only one of: {', '.join(names)}"
            )
        del self.given[0]
        return outcome
