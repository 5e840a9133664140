"""Walks: whole matches of legal choices, made by walkers that know no game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from laststand import Match, OptionsRefused
from laststand.bots import find_bot
from tests.conformance.invariants import invariants_of
from tests.conformance.tables import Table
from tests.depth import by_depth

Walker = Callable[[Match, Random, "Counter[str]"], int]


def uniform(match: Match, luck: Random, made: Counter[str]) -> int:
    """Any option, each as likely."""
    return luck.randrange(len(options(match)))


def steady(match: Match, luck: Random, made: Counter[str]) -> int:
    """Mostly the first option: the main course of a game, so that it goes far."""
    return 0 if luck.random() < 0.6 else uniform(match, luck, made)


def curious(match: Match, luck: Random, made: Counter[str]) -> int:
    """What has been chosen least, so that rare things happen."""
    keys = [option.key() for option in options(match)]
    least = min(made[key] for key in keys)
    return luck.choice([at for at, key in enumerate(keys) if made[key] == least])


def sensible(match: Match, luck: Random, made: Counter[str]) -> int:
    """Mostly what the game's steward would do, where it has one, so that games are long and
    some are won."""
    try:
        bot = find_bot("steward", match.game.id, 0)
    except OptionsRefused:
        return steady(match, luck, made)
    return uniform(match, luck, made) if luck.random() < 0.03 else bot.choose(match.run())


WALKERS: list[Walker] = [uniform, steady, curious]


def seeds(game: str, walker: Walker) -> range:
    """The games that a walker plays at each table of a game."""
    is_once = walker is sensible or invariants_of(game).IS_LONG
    return range(1 if is_once else by_depth(everyday=1, full=4))


def options(match: Match) -> list[Any]:
    assert match.choice is not None
    return match.choice.options


def steps(match: Match, walker: Walker, seed: int) -> Iterator[int]:
    """Plays a match to its end; each choice is told, by its number, before it is made."""
    luck, made = Random(seed), Counter[str]()
    limit = len(match) + invariants_of(match.game.id).MOST_CHOICES
    while match.choice is not None:
        assert len(match) < limit, f"the game has not ended after {limit} choices"
        index = walker(match, luck, made)
        made[options(match)[index].key()] += 1
        yield index
        match.choose(index)


@dataclass(frozen=True)
class Moment:
    """What can be seen of a match at one decision."""

    digest: str
    view: str
    choice: tuple[int | None, str, tuple[str, ...]] | None
    events: tuple[str, ...]
    heard: tuple[str, ...]


def moment(match: Match) -> Moment:
    choice = match.choice
    return Moment(
        digest=match.digest(),
        view=json.dumps(match.view()),
        choice=None if choice is None else (choice.seat, choice.ask, tuple(choice.notations())),
        events=tuple(event.kind for event in match.events),
        heard=tuple(match.heard),
    )


@dataclass(frozen=True)
class Walk:
    """A whole match: what was chosen, by number, and each moment from the start to the end."""

    table: Table
    seed: int
    chosen: tuple[int, ...]
    moments: tuple[Moment, ...]
    record: str

    def match(self, to: int | None = None) -> Match:
        """The match played again, up to a moment."""
        match = self.table.new(self.seed)
        for index in self.chosen[:to]:
            match.choose(index)
        return match

    def sample(self, count: int, seed: int = 0) -> list[int]:
        """Some moments by number, the start and the end among them; every day a third of them."""
        last = len(self.chosen)
        count = by_depth(everyday=-(-count // 3), full=count)
        between = Random(seed).sample(range(1, last), min(count, last - 1)) if last > 1 else []
        return sorted({0, last, *between})


@cache
def walk(table: Table, walker: Walker, seed: int) -> Walk:
    match = table.new(seed)
    moments, chosen = [moment(match)], []
    for index in steps(match, walker, seed):
        chosen.append(index)
        if len(chosen) > 1:
            moments.append(moment(match))
    moments.append(moment(match))
    return Walk(table, seed, tuple(chosen), tuple(moments), match.record())
