"""A game as learners meet it: bytes to look at, a row of numbered actions, a mask of those that are
possible. Both kinds of environments are thin coats over this.

Action n is the n-th option of the present choice. A choice with more options than there are actions
(The Last Spell's Days come near it) is shown page by page, and the last action turns the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, overload

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from laststand.kernel.chance import LAST_SEED, Chance
from laststand.kernel.choice import Option
from laststand.kernel.game import Game, find_game
from laststand.kernel.observation import Field
from laststand.kernel.run import Run
from laststand.kernel.state import State

ACTIONS = {"stronghold": 64, "bastion": 96, "spell": 1024}
MORE = "more"

HEAD = [
    Field("seat", 1, "who looks: 0 the team, 1 to 4 a seat"),
    Field("chooser", 1, "whose choice it is: 0 anybody's, 1 to 4 a seat's"),
    Field("ask", 1, "what is asked, by its number among the game's questions; 0 at the end"),
    Field("options", 1, "how many answers there are; 255 is 255 or more"),
]

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Table:
    """One game after another at a table with the same options."""

    def __init__(self, game: str, options: Mapping[str, Any], content: str | None = None) -> None:
        self.game: Game = find_game(game, content)
        self.options = self.game.settle(dict(options))
        self.seats = self.game.seats(self.options)
        self.sheet = sheet_of(game)
        self.run: Run
        self.page = 0
        self.count = 0
        """How many actions are possible."""

    def begin(self, seed: int) -> None:
        """A new game; the seed alone decides its luck."""
        state = self.game.new(self.options, Chance.seeded(seed & LAST_SEED))
        self.run = Run(state, keeps=False)
        self.run.advance()
        self.turn_to(0)

    @property
    def is_over(self) -> bool:
        return self.run.choice is None

    def turn_to(self, page: int) -> None:
        """Shows the options from some number on."""
        choice = self.run.choice
        self.page = page
        self.count = 0 if choice is None else min(self.sheet.actions, len(choice.options) - page)

    def act(self, action: int) -> None:
        """Takes a possible action."""
        if self.turns_page(action):
            self.turn_to(self.page + action)
        else:
            self.run.choose(self.page + action)
            self.turn_to(0)

    def turns_page(self, action: int) -> bool:
        """Whether an action asks for the next page of options."""
        if action < self.sheet.actions - 1:
            return False
        choice = self.run.choice
        return choice is not None and len(choice.options) - self.page > self.sheet.actions

    def mask(self) -> Mask:
        mask: Mask = self.sheet.masks[self.count].copy()  # the learner's own, to keep
        return mask

    def names(self) -> Names:
        """The possible actions by name."""
        choice = self.run.choice
        options = [] if choice is None else choice.options
        return Names(options, self.page, self.sheet.actions)

    def observe(self, seat: int) -> bytearray:
        """What lies on the table, seen by a seat (from 1) or by the team (0)."""
        seen = BytesWriter()
        self.tell(seat, seen)
        return bytearray(seen.getvalue())  # the learner's own

    def tell(self, seat: int, out: BytesWriter) -> None:
        """The same, after what is told already."""
        choice = self.run.choice
        if choice is None:
            out.write(bytes((seat, 0, 0, 0)))
        else:
            chooser = 0 if choice.seat is None else choice.seat + 1
            ask = self.sheet.asks.get(choice.ask, 0)
            out.write(bytes((seat, chooser, ask, min(255, len(choice.options)))))
        self.sheet.observe(self.run.state, out)

    def progress(self) -> float:
        return self.sheet.progress(self.run.state)

    def result(self) -> float:
        """1 for a game that is won, 0 for one that is lost or not over."""
        outcome = self.run.outcome
        return 1.0 if outcome is not None and outcome.won else 0.0


class Names(Sequence[str]):
    """A page of options by name. A learner seldom reads them, and so they are only made when
    somebody looks."""

    def __init__(self, options: list[Option], page: int, most: int) -> None:
        self._options = options
        self._page = page
        self._most = most
        self._made: list[str] | None = None

    def _list(self) -> list[str]:
        if self._made is None:
            end = self._page + self._most
            self._made = [option.notation() for option in self._options[self._page : end]]
            if end < len(self._options):
                self._made[-1] = MORE
        return self._made

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self._list()[at]

    def __len__(self) -> int:
        return len(self._list())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._list() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self._list()))

    def __repr__(self) -> str:
        return repr(self._list())

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process they go as a list."""
        return list, (self._list(),)


@dataclass(frozen=True)
class Sheet:
    """How the table of a game is told in bytes, and how many actions it has."""

    fields: tuple[Field, ...]
    length: int
    actions: int
    masks: Mask
    asks: dict[str, int]
    observe: Callable[[State, BytesWriter], None]
    progress: Callable[[State], float]

    def slices(self) -> dict[str, slice]:
        """Where each field lies in an observation."""
        found, start = {}, 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.length)
            start += field.length
        return found


@cache
def sheet_of(game: str) -> Sheet:
    module = import_module(f"laststand.games.{game}.observation")
    fields = (*HEAD, *module.FIELDS)
    actions = ACTIONS[game]
    masks = np.tri(actions + 1, actions, -1, dtype=np.int8)
    masks.flags.writeable = False
    asks = find_game(game).words.sections["ask"]
    return Sheet(
        fields,
        sum(field.length for field in fields),
        actions,
        masks,
        {ask: number for number, ask in enumerate(asks, start=1)},
        module.observe,
        module.progress,
    )
