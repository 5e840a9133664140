"""`laststand analyse`: how a recorded match stood, what luck brought and where it turned."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from laststand.bots.analysis import analyse, read_analysis
from laststand.bots.documents import AnalysisDocument, MomentDocument
from laststand.kernel.match import Match
from laststand.kernel.record import Record

MOST_TURNS = 8
MOST_LUCK = 5
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72


def analyse_file(
    file: Path,
    seed: int,
    playouts: int | None,
    content: str | None,
    as_json: bool,
    keep: bool,
) -> None:
    """Says what the record's own analysis says, unless the playouts are said; one that is
    made now may be kept in the file."""
    record, match = Record.read(file), Match.replay(file, content=content)
    if record.analysis is not None and playouts is None:
        analysis = read_analysis(record.analysis, match)
    else:
        analysis = _analysed(match, seed, playouts)
        if keep:
            record.analysis = msgspec.to_builtins(analysis)
            file.write_text(record.write(), encoding="utf-8")
    if as_json:
        print(json.dumps(msgspec.to_builtins(analysis), indent=1))
    else:
        _print(match, analysis)


def _analysed(match: Match, seed: int, playouts: int | None) -> AnalysisDocument:
    columns = (TextColumn("moments"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    disable = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=disable) as progress:
        task = progress.add_task("", total=len(match) + 1)
        made = analyse(
            match, seed, playouts, lambda done, of: progress.update(task, completed=done)
        )
    return read_analysis(made.as_dict(), match)


def _print(match: Match, analysis: AnalysisDocument) -> None:
    outcome = match.outcome
    ended = "not over" if outcome is None else match.game.words.outcome(outcome)
    print(f"{match.game.name}, {len(match)} choices: {ended}")
    print(_curve(analysis))
    print("the chance to win if a sensible team played on, from the first choice to the last")
    print(f"all luck together: {100 * analysis.luck:+.0f} points in a hundred")
    for number in analysis.turning[:MOST_TURNS]:
        print(_turned(analysis.moments[number]))
    for line in _luckiest(analysis):
        print(line)


def _curve(analysis: AnalysisDocument) -> str:
    chances = [moment.standing.steward.chance for moment in analysis.moments]
    count = min(WIDTH, len(chances))
    shown = [chances[at * (len(chances) - 1) // max(1, count - 1)] for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _turned(moment: MomentDocument) -> str:
    return (
        f"moment {moment.moment}: '{moment.better}' in place of '{moment.chosen}' would have been "
        f"better by {100 * moment.gain:.0f} points (give or take {100 * 1.96 * moment.error:.0f})"
    )


def _luckiest(analysis: AnalysisDocument) -> list[str]:
    events = [
        (abs(event.luck), f"moment {moment.moment}: {event.what} gave {event.outcome}", event.luck)
        for moment in analysis.moments
        for event in moment.luck
    ]
    events.sort(reverse=True)
    return [f"{text}: luck {100 * luck:+.0f} points" for _, text, luck in events[:MOST_LUCK]]
