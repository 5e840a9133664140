"""The hook for what only a game knows of itself.

Each game has a module `tests/<game>/invariants.py` with

    MOST_CHOICES: int
        More choices than any game takes, however it is played.

    IS_LONG: bool
        Whether its games take long: then it is tried at fewer tables and in fewer games.

    def check(match: Match) -> None
        Asserts what always holds, at every decision and at the end: that no piece is lost or
        doubled (cards, tokens, dice, pawns: what is in the box is on the table or back in the
        box), and that everything is within its limits.

`check` is called with any match of the game, in the middle of steps too. It reads the state
(`match.state`) and changes nothing. `tests/stronghold/invariants.py` is an example.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from laststand import Match


class Invariants(Protocol):
    MOST_CHOICES: int
    IS_LONG: bool

    def check(self, match: Match) -> None: ...


@cache
def invariants_of(game: str) -> Invariants:
    return cast(Invariants, import_module(f"tests.{game}.invariants"))
