"""Many games of every game in digests, and some of its steward, to be compared between
builds:

    python -m tests.conformance.digests

The first line says which build this is, every other is one game. Each is played once as a match,
whose digests are taken on the way, and once more as a playout from its start.
"""

from __future__ import annotations

import hashlib
import json

from laststand import Match
from laststand.bots import find_steward
from laststand.kernel.chance import DICE, Stream
from tests.conformance.conftest import build
from tests.conformance.invariants import invariants_of
from tests.conformance.tables import EVERY_TABLE, FOR_EACH_COUNT, Table
from tests.conformance.walks import WALKERS, steps
from tests.depth import AT_EVERY_TABLE, by_depth

# Not those that a build is tried at: both builds play at the same.
TABLES = EVERY_TABLE if AT_EVERY_TABLE else FOR_EACH_COUNT
GAMES = by_depth(everyday=40, full=200)
LONG_GAMES = by_depth(everyday=8, full=24)
EVERY = 8
STEWARD_GAMES = by_depth(everyday=2, full=4)


def lines() -> list[str]:
    return [
        f"{table} {seed} {digest(table, seed)}"
        for tables in TABLES.values()
        for table in tables
        for seed in range(1 + games_of(tables[0].game) // len(tables))
    ] + [
        f"{table} {bot_choices(table, seed)}"
        for tables in TABLES.values()
        for seed, table in enumerate(tables[:: -(-len(tables) // STEWARD_GAMES)])
    ]


def bot_choices(table: Table, seed: int) -> str:
    """What a game's steward does at a table, and what it thought of it, to the last bit."""
    run = table.new(seed).run()
    steward = find_steward(table.game)
    total = hashlib.sha256()
    while run.choice is not None:
        ranked = steward.rank(run)
        total.update(f"{[(judged.index, float(judged.score)) for judged in ranked]}".encode())
        run.choose(steward.choose(run))
    assert run.outcome is not None
    return f"steward {run.outcome.as_dict()} {total.hexdigest()}"


def games_of(game: str) -> int:
    return LONG_GAMES if invariants_of(game).IS_LONG else GAMES


def digest(table: Table, seed: int) -> str:
    total = hashlib.sha256()
    match = table.new(seed)
    total.update(playout(match, seed).encode())
    for _ in steps(match, WALKERS[seed % len(WALKERS)], seed):
        if len(match) % EVERY == 0:
            total.update(match.digest().encode())
    total.update(match.record().encode())
    total.update(json.dumps(match.view()).encode())
    return total.hexdigest()


def playout(match: Match, seed: int) -> str:
    run = match.run()
    choices = run.play_out(Stream.seeded(seed, DICE))
    assert run.outcome is not None
    return f"{choices} {run.outcome.as_dict()} {json.dumps(match.game.write(run.state))}"


if __name__ == "__main__":
    print(build())
    print("\n".join(lines()))
