"""Writes what the trained weights say of themselves into docs/strength.md, their calibration as a
plot beside it, and the ladder of docs/strength.json, there and in the balance pages: `python
scripts/strength.py` after `laststand lab train` and `laststand bench --strength --into
docs/strength.json`; and the luck of docs/luck.json, which is what `laststand bench --luck --json`
has said."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from math import exp, sqrt
from pathlib import Path
from statistics import median
from typing import Any

from laststand.bots.value import find_insight
from laststand.lab.statistics import Z, wilson
from laststand.lab.strength import LADDERS, Rung, paired, read_rungs, tables_of
from laststand.lab.training import named

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "laststand" / "bots" / "weights"
PAGE = ROOT / "docs" / "strength.md"
PLOT = ROOT / "docs" / "strength.svg"
RUNGS = ROOT / "docs" / "strength.json"
LUCK = ROOT / "docs" / "luck.json"
END = "<!-- end -->"
DUEL = ["steward", "sage"]
COMMAND = (
    "Seeds from 900,001 on, in brackets 95 % intervals: "
    "`laststand bench --strength --only {game} --into docs/strength.json`"
)

SIDE = 360
EDGE = 40
COLOURS = {"bastion": "#b3541e", "spell": "#5b3fa0", "stronghold": "#2a7a4b"}


def main() -> None:
    settings = {file.stem: tomllib.loads(file.read_text()) for file in sorted(WEIGHTS.glob("*"))}
    page = PAGE.read_text()
    page = put(page, "training", table(settings))
    page = put(page, "readings", readings(settings))
    page = put(page, "duels", duels(settings))
    rungs = read_rungs(RUNGS)
    page = put(page, "ladder", ladder(rungs))
    page = put(page, "luck", luck(json.loads(LUCK.read_text())))
    PAGE.write_text(page)
    PLOT.write_text(plot(settings))
    for game in COLOURS:
        balance = ROOT / "docs" / f"balance-{game}.md"
        played = ladder([rung for rung in rungs if rung.game == game])
        told = f"{played}\n\n{COMMAND.format(game=game)}"
        balance.write_text(put(balance.read_text(), "ladder", told))


def put(page: str, part: str, text: str) -> str:
    """The page with one of its parts made anew."""
    begin = f"<!-- {part}, made by scripts/strength.py -->"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{END}{rest.partition(END)[2]}"


# -- duels and ladder ------------------------------------------------------------------


def duels(settings: dict[str, Any]) -> str:
    """A row for each table that the training has duelled at, and one for all of a setting."""
    lines = [
        "| table | steward | sage | sage less steward | times | ms |",
        "|---|---|---|---|---|---|",
    ]
    every: list[Rung] = []
    for setting, trained in settings.items():
        game = setting.partition("-")[0]
        here = [
            Rung(game, table, bot, "", played[bot], [played["ms"]])
            for table, played in trained.get("duels", {}).items()
            for bot in ("steward", "sage")
            if played["sage"]
        ]
        for table in dict.fromkeys(rung.table for rung in here):
            some = [rung for rung in here if rung.table == table]
            lines.append(row(f"{setting}, {table}", some, DUEL))
        if here:
            lines.append(row(f"**{setting}, together**", pooled(here), DUEL))
        every += [replace(rung, table=f"{setting} {rung.table}") for rung in here]
    team = [rung for rung in every if rung.game == "spell" and is_of_team(rung)]
    if team:
        lines.append(row("**spell, 2 to 4 players, together**", pooled(team), DUEL))
    return "\n".join(lines)


def is_of_team(rung: Rung) -> bool:
    return "players=1" not in rung.table and "introduction" not in rung.table


def ladder(rungs: list[Rung]) -> str:
    """For each game a row for each table that was played at."""
    return "\n\n".join(
        ladder_of(game, here)
        for game in LADDERS
        if (here := [rung for rung in rungs if rung.game == game])
    )


def ladder_of(game: str, rungs: list[Rung]) -> str:
    bots = LADDERS[game]
    lines = [
        f"| table | {' | '.join(bots)} | sage less steward | times | ms |",
        "|---" * (len(bots) + 4) + "|",
    ]
    for _, table in tables_of(game):
        here = [rung for rung in rungs if rung.table == named(table)]
        if here:
            lines.append(row(f"{game}, {named(table)}", here, bots))
    return "\n".join(lines)


def luck(found: list[dict[str, Any]]) -> str:
    lines = [
        "| game | bot | games | dice and cards | luck of a game, points | standard error |",
        "|---" * 6 + "|",
    ]
    for one in found:
        games = f"{one['game']} | {one['bot']} | {one['games']} | {one['events']}"
        lines.append(f"| {games} | {100 * one['mean']:+.2f} | {100 * one['error']:.2f} |")
    return "\n".join(lines)


def pooled(rungs: list[Rung]) -> list[Rung]:
    """The games of several tables as of one, steward and sage on the same seeds."""
    stewards = {rung.table: rung for rung in rungs if rung.bot == "steward"}
    sages = [rung for rung in rungs if rung.bot == "sage" and rung.table in stewards]
    pairs = [(stewards[sage.table], sage) for sage in sages]
    games = [min(len(steward.won), len(sage.won)) for steward, sage in pairs]
    return [
        replace(
            one[0],
            won="".join(rung.won[:count] for rung, count in zip(one, games)),
            ms=[ms for rung in one for ms in rung.ms],
        )
        for one in ([steward for steward, _ in pairs], sages)
        if one
    ]


def row(name: str, rungs: list[Rung], bots: list[str]) -> str:
    by_bot = {rung.bot: rung for rung in rungs if rung.won}
    cells = [share(by_bot[bot]) if bot in by_bot else "–" for bot in bots]
    steward, sage = by_bot.get("steward"), by_bot.get("sage")
    if steward is None or sage is None:
        return f"| {name} | {' | '.join(cells)} | – | – | – |"
    pairs = paired(steward, sage)
    low, high = pairs.interval()
    both = sum(one == two == "1" for one, two in zip(steward.won, sage.won))
    gain = f"{100 * pairs.difference:+.0f} ({100 * low:+.0f} to {100 * high:+.0f})"
    times = ratio(both + pairs.lost, both + pairs.gained, pairs.gained + pairs.lost)
    return f"| {name} | {' | '.join(cells)} | {gain} | {times} | {median(sage.ms):.0f} |"


def share(rung: Rung) -> str:
    won, of = rung.won.count("1"), len(rung.won)
    low, high = wilson(won, of)
    return f"{won}/{of} ({100 * low:.0f} to {100 * high:.0f})"


def ratio(steward: int, sage: int, differing: int) -> str:
    """How many times as often the sage wins, on the same seeds, with its interval."""
    if not steward or not sage:
        return "–"
    times = sage / steward
    spread = exp(Z * sqrt(differing / (steward * sage)))
    return f"{times:.2f} ({times / spread:.2f} to {times * spread:.2f})"


# -- the training ----------------------------------------------------------------------


def table(settings: dict[str, Any]) -> str:
    lines = [
        "| setting | games | AUC | Brier | error | sage: games | AUC | Brier | error |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, trained in settings.items():
        games = sum(len(duel["sage"]) for duel in trained.get("duels", {}).values())
        sage = calibrated(games, trained["sage"]) if "sage" in trained else " – | – | – | – |"
        lines.append(f"| {name} |{calibrated(trained['games'], trained['steward'])}{sage}")
    return "\n".join(lines)


def readings(settings: dict[str, Any]) -> str:
    """A row for each level of a setting: the sage's games, how its chances are read and how far off
    that was."""
    lines = [
        "| setting | level | sage: games | won | slope | shift | ahead | error |",
        "|---" * 8 + "|",
    ]
    for name, trained in settings.items():
        for level, read in by_level(name, trained).items():
            won = f"{read['won']} ({100 * read['won'] / read['games']:.0f} %)"
            line = f"{read['slope']:.2f} | {read['shift']:+.2f} | {read.get('ahead', 0.0):+.2f}"
            cells = f"{name} | {level} | {read['games']} | {won} | {line} | {read['error']:.3f}"
            lines.append(f"| {cells} |")
    return "\n".join(lines)


def by_level(setting: str, trained: dict[str, Any]) -> dict[str, Any]:
    """The easiest level first."""
    levels: dict[str, Any] = trained.get("sage", {}).get("levels", {})
    order = find_insight(setting.partition("-")[0]).levels
    return {level: levels[level] for level in order if level in levels}


def calibrated(games: int, found: dict[str, Any]) -> str:
    return f" {games} | {found['auc']:.2f} | {found['brier']:.3f} | {found['error']:.3f} |"


def plot(settings: dict[str, Any]) -> str:
    """What was said on the way right, what came on the way up: a decile is a dot."""
    size = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'font-family="sans-serif" font-size="11">',
        f'<rect width="{size}" height="{size}" fill="white"/>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{EDGE}" y1="{EDGE + SIDE}" x2="{EDGE + SIDE}" y2="{EDGE}" stroke="#999"/>',
        f'<text x="{size / 2}" y="{size - 10}" text-anchor="middle">chance said</text>',
        f'<text x="12" y="{size / 2}" text-anchor="middle" '
        f'transform="rotate(-90 12 {size / 2})">games won</text>',
    ]
    for name, trained in settings.items():
        colour = COLOURS[name.partition("-")[0]]
        parts += [dot(decile, colour, 0.6) for decile in trained["steward"]["deciles"]]
        parts += [dot(decile, colour, 0.0) for decile in trained.get("sage", {}).get("deciles", [])]
    for place, (game, colour) in enumerate(COLOURS.items()):
        y = EDGE + 16 + 16 * place
        parts.append(f'<text x="{EDGE + 10}" y="{y}" fill="{colour}">{game}</text>')
    y = EDGE + 16 + 16 * len(COLOURS)
    parts.append(f'<text x="{EDGE + 10}" y="{y}">filled: steward; open: sage</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def dot(decile: list[float], colour: str, filled: float) -> str:
    _, said, came = decile
    x, y = EDGE + SIDE * said, EDGE + SIDE * (1 - came)
    look = f'fill="{colour}" fill-opacity="{filled}" stroke="{colour}"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" {look}/>'


if __name__ == "__main__":
    main()
