"""`laststand bench --strength`: the ladder of the bots, table by table, on the same seeds. With a
file it goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from laststand.bots import find_bot
from laststand.folders import expect_writable, write_whole
from laststand.kernel.chance import Chance
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting, find_game
from laststand.kernel.run import Run
from laststand.lab.digests import rules_digest
from laststand.lab.pairs import Pairs
from laststand.lab.pool import pool
from laststand.lab.simulation import batches, play_to_end
from laststand.lab.statistics import wilson
from laststand.lab.training import Clock, named

FIRST = 900_001
"""Seeds that nothing was trained or tried on."""
LADDERS = {
    "stronghold": ["random", "steward", "sage:12", "sage", "sage:200"],
    "bastion": ["random", "steward", "sage:12", "sage", "sage:200"],
    "spell": ["random", "steward", "sage:6", "sage:12", "sage"],
}
"""By game the bots, the weakest first. The sage has a quarter of its playouts, all, and four times
as many; in The Last Spell, where one takes ten times as long, a quarter, a half and all."""
AT_ONCE = 10
"""Games after which a file is written."""
RUNGS: dict[str, list[dict[str, Setting]]] = {
    "stronghold": [
        {"boss": boss, "level": level}
        for level in ("normal", "hard", "legendary")
        for boss in ("alrath", "draxis", "deaths-bane")
    ],
    "bastion": [
        {"players": players, "level": level}
        for level in ("normal", "novice", "difficult", "heroic")
        for players in (4, 2)
    ],
    "spell": [
        {"scenario": scenario, "players": players, "heroes": "random"}
        for players in (3, 2, 4)
        for scenario in ("gildenberg", "lakeburg", "glenwald")
    ],
}
RUNGS["stronghold"].append({"boss": "deaths-bane", "players": 2, "level": "hard"})


@dataclass
class Rung:
    """What a bot has done at a table: a 1 for each game won and a 0 for each lost, seed after seed,
    and of each game the median of what a decision took of a core, in milliseconds."""

    game: str
    table: str
    bot: str
    rules: str
    won: str
    ms: list[float]

    def as_dict(self) -> dict[str, Any]:
        low, high = wilson(self.won.count("1"), len(self.won)) if self.won else (0.0, 1.0)
        ms = round(median(self.ms), 1) if self.ms else 0.0
        return {
            "game": self.game,
            "table": self.table,
            "bot": self.bot,
            "won": self.won.count("1"),
            "of": len(self.won),
            "range": [round(low, 4), round(high, 4)],
            "ms": ms,
        }


def paired(one: Rung, two: Rung) -> Pairs:
    """Two bots at one table, on the seeds that both have played: what the second gained."""
    games = list(zip(one.won, two.won))
    return Pairs(len(games), games.count(("0", "1")), games.count(("1", "0")))


def bench_strength(
    games: int,
    as_json: bool,
    *,
    only: str = "",
    bots: list[str] | None = None,
    into: Path | None = None,
    jobs: int | None = None,
) -> None:
    """Every bot of the ladder, or those that are named, at every table whose name has such words
    in it."""
    if into is not None:
        expect_writable(into.parent)
    expect_tables(only)
    known = read_rungs(into)
    shown: list[Rung] = []
    with pool(jobs) as workers:
        for game, table in tables_of(only):
            for bot in bots or LADDERS[game]:
                rung = _find(known, game, table, bot)
                shown.append(rung)
                for _ in _play_on(rung, table, games, workers):
                    write_rungs(into, known)
    if as_json:
        print(json.dumps({"ladder": [rung.as_dict() for rung in shown]}, indent=2))
    else:
        _print(shown)


def expect_tables(only: str) -> None:
    """Refuses words that no table has all of."""
    every = [f"{game} {named(table)}".split() for game, table in tables_of("")]
    known = dict.fromkeys(word for words in every for word in words)
    for word in only.split():
        if word not in known:
            raise LaststandError(f"no table has '{word}', only: {', '.join(known)}")
    if next(tables_of(only), None) is None:
        raise LaststandError(f"no table has '{only}' together")


def tables_of(only: str) -> Iterator[tuple[str, dict[str, Setting]]]:
    """Those whose name has all the words in it."""
    for game, tables in RUNGS.items():
        for table in tables:
            if all(word in f"{game} {named(table)}".split() for word in only.split()):
                yield game, table


def _find(known: list[Rung], game: str, table: dict[str, Setting], bot: str) -> Rung:
    """The rung as far as it was played by the same rules, bots and weights; otherwise anew."""
    rules = rules_digest(game)
    for rung in known:
        if (rung.game, rung.table, rung.bot) == (game, named(table), bot):
            if rung.rules != rules:
                rung.rules, rung.won, rung.ms = rules, "", []
            return rung
    known.append(Rung(game, named(table), bot, rules, "", []))
    return known[-1]


def _play_on(
    rung: Rung, table: dict[str, Setting], games: int, workers: Executor
) -> Iterator[None]:
    options = find_game(rung.game).settle({**table})
    play = partial(play_timed, rung.game, options, rung.bot)
    for seeds in batches(range(FIRST + len(rung.won), FIRST + games), AT_ONCE):
        for won, ms in workers.map(play, seeds):
            rung.won += "1" if won else "0"
            rung.ms.append(ms)
        yield


def play_timed(game: str, options: dict[str, Setting], bot: str, seed: int) -> tuple[bool, float]:
    """Whether a game is won, and what a decision took."""
    player = find_bot(bot, game, seed)
    run = Run(find_game(game).new(options, Chance.seeded(seed)), keeps=player.looks_ahead)
    clock = Clock()
    play_to_end(run, partial(clock.choose, player), f"{game} with seed {seed}")
    assert run.outcome is not None
    return run.outcome.won, clock.ms


def read_rungs(file: Path | None) -> list[Rung]:
    if file is None or not file.exists():
        return []
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Rung])
    except OSError as error:
        raise LaststandError(f"{file} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LaststandError(f"{file}: not what bench --strength has written: {error}") from None


def write_rungs(file: Path | None, rungs: list[Rung]) -> None:
    """A line for each rung."""
    if file is not None:
        lines = ",\n".join(json.dumps(vars(rung)) for rung in rungs)
        write_whole(file, f"[\n{lines}\n]\n")


def _print(rungs: list[Rung]) -> None:
    table = Table("game", "table", "bot", "won", "95 %", "ms")
    for rung in rungs:
        said = rung.as_dict()
        low, high = said["range"]
        won = f"{said['won']} of {said['of']}"
        share = f"{low:.0%} to {high:.0%}"
        table.add_row(rung.game, rung.table, rung.bot, won, share, str(said["ms"]))
    Console().print(table)
