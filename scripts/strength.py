"""Writes what the trained weights say of themselves into docs/strength.md, their calibration as a
plot beside it, and the ladder of docs/strength.json: `python scripts/strength.py` after `laststand
lab train` and `laststand bench --strength --into docs/strength.json`."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from math import exp, sqrt
from pathlib import Path
from statistics import median
from typing import Any

from laststand.lab.statistics import Z, wilson
from laststand.lab.strength import LADDER, Rung, paired, read_rungs

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "laststand" / "bots" / "weights"
PAGE = ROOT / "docs" / "strength.md"
PLOT = ROOT / "docs" / "strength.svg"
RUNGS = ROOT / "docs" / "strength.json"
END = "<!-- end -->"

SIDE = 360
EDGE = 40
COLOURS = {"bastion": "#b3541e", "spell": "#5b3fa0", "stronghold": "#2a7a4b"}


def main() -> None:
    settings = {file.stem: tomllib.loads(file.read_text()) for file in sorted(WEIGHTS.glob("*"))}
    page = PAGE.read_text()
    page = put(page, "training", table(settings))
    page = put(page, "ladder", ladder(read_rungs(RUNGS)))
    PAGE.write_text(page)
    PLOT.write_text(plot(settings))


def put(page: str, part: str, text: str) -> str:
    """The page with one of its parts made anew."""
    begin = f"<!-- {part}, made by scripts/strength.py -->"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{END}{rest.partition(END)[2]}"


# -- the ladder ------------------------------------------------------------------------


def ladder(rungs: list[Rung]) -> str:
    """A row for each table, and for The Last Spell one for each scenario and all together."""
    lines = [
        f"| table | {' | '.join(LADDER)} | sage less steward | times | ms |",
        "|---" * (len(LADDER) + 4) + "|",
    ]
    tables = list(dict.fromkeys((rung.game, rung.table) for rung in rungs))
    for game, name in tables:
        lines.append(
            row(f"{game}, {name}", [r for r in rungs if (r.game, r.table) == (game, name)])
        )
    scenarios = list(dict.fromkeys(r.table.split()[0] for r in rungs if r.game == "spell"))
    for words in [*scenarios, ""]:
        some = [r for r in rungs if r.game == "spell" and r.table.startswith(words)]
        if some:
            lines.append(row(f"spell, {words or 'all'} together", pooled(some)))
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


def row(name: str, rungs: list[Rung]) -> str:
    by_bot = {rung.bot: rung for rung in rungs if rung.won}
    cells = [share(by_bot[bot]) if bot in by_bot else "–" for bot in LADDER]
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
        "| setting | games | AUC | Brier | error | duel, all tables of the setting | sage: error |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, trained in settings.items():
        steward, sage = trained["steward"], trained.get("sage", {})
        lines.append(
            f"| {name} | {trained['games']} | {steward['auc']:.2f} | {steward['brier']:.3f} "
            f"| {steward['error']:.3f} | {sage.get('duel', '–')} | {shown(sage.get('error'))} |"
        )
    return "\n".join(lines)


def shown(error: float | None) -> str:
    return "–" if error is None else f"{error:.3f}"


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
        parts += [dot(decile, colour) for decile in trained["steward"]["deciles"]]
    for place, (game, colour) in enumerate(COLOURS.items()):
        y = EDGE + 16 + 16 * place
        parts.append(f'<text x="{EDGE + 10}" y="{y}" fill="{colour}">{game}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def dot(decile: list[float], colour: str) -> str:
    _, said, came = decile
    x, y = EDGE + SIDE * said, EDGE + SIDE * (1 - came)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}" fill-opacity="0.6"/>'


if __name__ == "__main__":
    main()
