"""`laststand lab report`: one HTML file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from pathlib import Path

import pyarrow as pa

from laststand.folders import write_whole
from laststand.kernel.game import find_game
from laststand.lab import plots
from laststand.lab.cells import CellResult, GameResult, results_of
from laststand.lab.folder import Folder
from laststand.lab.studies import Study, studies

MOST_CAUSES = 12


def write_report(folder: Folder, file: Path) -> None:
    """The report of a folder's games."""
    write_whole(file, report(folder.read(), *folder.title()))


def report(table: pa.Table, title: str, source: str) -> str:
    results = results_of(table)
    style = (files("laststand.lab") / "report.css").read_text(encoding="utf-8")
    links = "".join(f'<a href="#{one.game}">{_name(one)}</a>' for one in results)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{_provenance(table, source)}</p>",
            f"<nav>{links}</nav>",
            *(_game(result) for result in results),
            "</body>\n</html>\n",
        ]
    )


def _name(result: GameResult) -> str:
    return escape(find_game(result.game).name)


def _provenance(table: pa.Table, source: str) -> str:
    """How many games, of which program, and how to make them again."""
    versions = ", ".join(sorted(set(table.column("version").to_pylist())))
    games, rules = (table.column(name).to_pylist() for name in ("game", "rules"))
    digests = ", ".join(
        f"{game} {rule}" for game, rule in sorted(set(zip(games, rules, strict=True)))
    )
    command = f" Made by <code>laststand lab run {escape(source)}</code>." if source else ""
    return (
        f"{len(table):,} games by laststand {escape(versions)}, rules {escape(digests)}.{command} "
        "Intervals are of 95 %: Wilson's for rates, of the regression for effects."
    )


def _game(result: GameResult) -> str:
    return "\n".join(
        [
            f'<section id="{result.game}">\n<h2>{_name(result)}</h2>',
            "<h3>Games won</h3>",
            _figure(plots.intervals(_bars(result), "games won"), "Games won, with the interval."),
            _cells_table(result),
            "<h3>How and when games are lost</h3>",
            _figure(plots.survival(result), "The share of games that are not lost, turn by turn."),
            _figure(plots.lengths(result), "How many turns games take."),
            _reasons_table(result),
            _causes_table(result),
            *_effects(result),
            "</section>",
        ]
    )


def _bars(result: GameResult) -> list[plots.Bar]:
    return [
        plots.Bar(cell.words(result.varied), cell.rate, *cell.interval) for cell in result.cells
    ]


def _cells_table(result: GameResult) -> str:
    heads = ["", "games", "won", "95 %", "score", "turns", "choices"]
    return _table(heads, [_cell_row(cell, result.varied) for cell in result.cells])


def _cell_row(cell: CellResult, names: list[str]) -> list[str]:
    low, high = cell.interval
    return [
        cell.words(names),
        f"{cell.count:,}",
        f"{cell.rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        *(f"{cell.mean(column):.1f}" for column in ("score", "turns", "choices")),
    ]


def _reasons_table(result: GameResult) -> str:
    reasons = list(sum((cell.reasons() for cell in result.cells), Counter()))
    rows = [
        [cell.words(result.varied), *(str(cell.reasons()[reason]) for reason in reasons)]
        for cell in result.cells
    ]
    return "<h4>How games end</h4>" + _table(["", *(_spaced(reason) for reason in reasons)], rows)


def _causes_table(result: GameResult) -> str:
    """Where games are lost, and what decides them."""
    name = find_game(result.game).words.name
    columns = (result.games.column(column).to_pylist() for column in ("won", "stage", "cause"))
    lost = [(stage, cause) for won, stage, cause in zip(*columns, strict=True) if not won]
    if not lost:
        return ""
    stages = Counter(stage for stage, _ in lost)
    causes = Counter(name(cause) for _, cause in lost)
    return (
        "<h4>Where games are lost</h4>"
        + _table(["", "games"], [[stage, str(count)] for stage, count in sorted(stages.items())])
        + "<h4>What decides games that are lost</h4>"
        + _table(["", "games"], [[cause, str(n)] for cause, n in causes.most_common(MOST_CAUSES)])
    )


def _effects(result: GameResult) -> list[str]:
    found = studies(result)
    if not found:
        return ["<p>These games are too few, or too much alike, to say what helps.</p>"]
    explained = (
        "<h3>What it does to the win rate</h3>\n<p>Each thing compared with the average one of "
        "its kind, the others being as they are (logistic regression). What was dealt by lot "
        "makes the difference itself; what a bot chose may only have come along with it. Of "
        "twenty things that do nothing, one will seem to.</p>"
    )
    return [explained, *(_study(result, study) for study in found)]


def _study(result: GameResult, study: Study) -> str:
    names = find_game(result.game).words.names
    parts = [f"<h4>{study.title}</h4>\n<p>{study.note} {study.games:,} games.</p>"]
    for kind, effects in groupby(study.effects, key=lambda effect: effect.kind):
        of_kind = list(effects)
        bars = plots.effect_bars(of_kind, names)
        label = f"{_spaced(kind)}: win rate, in percentage points"
        caption = f"{_spaced(kind).capitalize()}: {study.title.lower()}."
        parts.append(_figure(plots.intervals(bars, label, zero=True), caption))
        rows = [
            [bar.name, str(effect.games), f"{100 * bar.value:+.1f}", _points(bar)]
            for bar, effect in zip(bars, of_kind, strict=True)
        ]
        head = [_spaced(kind), "games", "percentage points", "95 %"]
        parts.append(f"<details><summary>as a table</summary>{_table(head, rows)}</details>")
    return "\n".join(parts)


def _points(bar: plots.Bar) -> str:
    return f"{100 * bar.low:+.1f} to {100 * bar.high:+.1f}"


def _figure(svg: str, caption: str) -> str:
    text = escape(caption)
    return f'<figure role="img" aria-label="{text}">{svg}<figcaption>{text}</figcaption></figure>'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>\n" for row in rows
    )
    return (
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}</tbody>\n</table></div>"
    )


def _spaced(id: str) -> str:
    return id.replace("-", " ").replace("_", " ")
