"""Plots as SVG to be laid into a page: matplotlib draws them in stand-in colours, which become the
page's own, so that they are readable in a dark page as in a light one. Text stays text."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib
import numpy as np
from matplotlib.figure import Figure

from laststand.lab.cells import CellResult, GameResult, players_words
from laststand.lab.regression import Effect

INK, FAINT = "#010203", "#040506"
LINES = ["#0a0b01", "#0a0b02", "#0a0b03", "#0a0b04", "#0a0b05", "#0a0b06"]
STAND_INS = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    **{stand_in: f"var(--line{number})" for number, stand_in in enumerate(LINES, start=1)},
}
DASHES = ["-", "--", ":", "-."]
WIDTH = 5.0
"""In inches: narrow, so that the text can still be read where the plot is as wide as a phone."""
MOST_PANELS = 6
MOST_BARS = 60

SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "laststand",  # the same games give the same file
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.titlesize": 10,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.5,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Bar:
    """A share or a difference with its interval."""

    name: str
    value: float
    low: float
    high: float


def intervals(bars: Sequence[Bar], label: str, zero: bool = False) -> str:
    """Points with their intervals, one under the other; with `zero`, differences around it."""
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, 0.7 + 0.26 * len(bars)), layout="constrained")
        axes = figure.subplots()
        places = np.arange(len(bars))[::-1]
        if zero:
            axes.axvline(0, color=INK, linewidth=0.8)
        axes.hlines(places, [bar.low for bar in bars], [bar.high for bar in bars], LINES[0], lw=2)
        axes.plot([bar.value for bar in bars], places, "o", color=LINES[0], markersize=5)
        axes.set_yticks(places, [bar.name for bar in bars])
        axes.set_ylim(-0.7, len(bars) - 0.3)
        if not zero:
            axes.set_xlim(0, 1)
        _as_percent(axes.xaxis, zero)
        axes.set_xlabel(label)
        axes.grid(axis="x")
        axes.tick_params(length=0)
        return _svg(figure)


def survival(result: GameResult) -> str:
    """Turn by turn, the share of games that are not lost; a panel for each value of what
    differs first, a line for each cell."""
    panels = _panels(result)
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, 2.4 * len(panels)), layout="constrained")
        column = figure.subplots(len(panels), squeeze=False)[:, 0]
        for axes, (title, cells) in zip(column, panels.items(), strict=True):
            _draw_survival(axes, cells, result.varied[1:] if len(panels) > 1 else result.varied)
            axes.set_title(title if len(panels) > 1 else "", loc="left")
            axes.set_ylabel("not lost")
        return _svg(figure)


def _panels(result: GameResult) -> dict[str, list[CellResult]]:
    panels: dict[str, list[CellResult]] = {}
    for cell in result.cells:
        panels.setdefault(cell.words(result.varied[:1]), []).append(cell)
    split = len(result.varied) > 1 and len(panels) <= MOST_PANELS
    return panels if split else {"": result.cells}


def _draw_survival(axes: Any, cells: list[CellResult], names: list[str]) -> None:
    for number, cell in enumerate(cells):
        turns, share = not_lost(cell)
        axes.step(
            turns,
            share,
            where="post",
            color=LINES[number % len(LINES)],
            linestyle=DASHES[number // len(LINES) % len(DASHES)],
            label=cell.words(names),
        )
    axes.set_ylim(0, 1.02)
    axes.set_xlim(left=0)
    axes.set_xlabel("turns")
    _as_percent(axes.yaxis, signed=False)
    axes.grid(axis="y")
    if len(cells) > 1:
        axes.legend(fontsize=8, loc="best")


def not_lost(cell: CellResult) -> tuple[list[int], list[float]]:
    """After which turns games were lost, and the share that was not lost by then."""
    columns = (cell.games.column(name).to_pylist() for name in ("turns", "won"))
    lost = np.sort([turns for turns, won in zip(*columns, strict=True) if not won])
    longest = max(cell.games.column("turns").to_pylist())
    at = [0, *sorted(set(lost.tolist())), longest]
    return at, [1 - float(np.searchsorted(lost, turn, side="right")) / cell.count for turn in at]


def lengths(result: GameResult) -> str:
    """How many turns games take, those won and those lost."""
    turns = np.array(result.games.column("turns").to_pylist())
    won = np.array(result.games.column("won").to_pylist(), dtype=bool)
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, 2.4), layout="constrained")
        axes = figure.subplots()
        parts = [(turns[won], "won", LINES[1]), (turns[~won], "lost", LINES[0])]
        shown = [part for part in parts if len(part[0])]
        step = int(np.ptp(turns)) // MOST_BARS + 1
        axes.hist(
            [part[0] for part in shown],
            bins=[at - 0.5 for at in range(turns.min(), turns.max() + step + 1, step)],
            stacked=True,
            label=[part[1] for part in shown],
            color=[part[2] for part in shown],
        )
        axes.set_xlabel("turns")
        axes.set_ylabel("games")
        axes.legend()
        return _svg(figure)


def effect_bars(effects: Sequence[Effect], names: dict[str, str]) -> list[Bar]:
    return [
        Bar(_name(effect, names), effect.difference, effect.low, effect.high) for effect in effects
    ]


def _name(effect: Effect, names: dict[str, str]) -> str:
    if effect.kind == "players":
        return players_words(effect.thing)
    return names.get(effect.thing, effect.thing)


def _as_percent(axis: Any, signed: bool) -> None:
    """Shares; differences of shares in percentage points."""
    form = "{:+g}" if signed else "{:g} %"
    axis.set_major_formatter(lambda share, _: form.format(round(100 * share, 3)))


def _svg(figure: Figure) -> str:
    """The drawing alone, without the head of a file of its own."""
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    text = out.getvalue()
    for stand_in, colour in STAND_INS.items():
        text = text.replace(stand_in, colour)
    drawing = text[text.index("<svg") :]
    return re.sub(r"<metadata>.*?</metadata>\s*", "", drawing, flags=re.DOTALL)
