"""Writes what the trained weights say of themselves into docs/strength.md, and their calibration as
a plot beside it: `python scripts/strength.py` after `laststand lab train`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "laststand" / "bots" / "weights"
PAGE = ROOT / "docs" / "strength.md"
PLOT = ROOT / "docs" / "strength.svg"
BEGIN, END = "<!-- made by scripts/strength.py -->", "<!-- end -->"

SIDE = 360
EDGE = 40
COLOURS = {"bastion": "#b3541e", "spell": "#5b3fa0", "stronghold": "#2a7a4b"}


def main() -> None:
    settings = {file.stem: tomllib.loads(file.read_text()) for file in sorted(WEIGHTS.glob("*"))}
    before, _, rest = PAGE.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{table(settings)}\n{END}{after}")
    PLOT.write_text(plot(settings))


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
