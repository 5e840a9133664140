"""Counting courses (what chess programmers call perft): from a position, every sequence of so
many choices, with every outcome that chance can bring or with the luck of the match's seed."""

from __future__ import annotations

from collections.abc import Iterator

from laststand import Match
from laststand.kernel.chance import OutcomeNeeded


def courses(match: Match, depth: int, by_luck: bool, limit: int | None = None) -> int:
    """How many different courses of `depth` choices begin here; a game that ends earlier is
    one course. Stops counting beyond the limit. The match comes back to where it was."""
    match.asks_outcomes = not by_luck
    if depth == 0 or match.choice is None:
        return 1
    count = 0
    for index in range(len(match.choice.options)):
        for _ in ways(match, index, []):
            count += courses(match, depth - 1, by_luck, limit)
            match.undo()
            if limit is not None and count > limit:
                return count
    return count


def ways(match: Match, index: int, given: list[str]) -> Iterator[None]:
    """Makes a choice with each outcome that it can have; it must be undone before the next."""
    try:
        match.choose(index, given)
    except OutcomeNeeded as needed:
        for outcome in dict.fromkeys(needed.names):
            yield from ways(match, index, [*given, outcome])
    else:
        yield
