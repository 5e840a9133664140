"""`laststand analyse`: how a recorded match stood, what luck brought and where it turned."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from laststand.bots.analysis import analyse, read_analysis
from laststand.bots.documents import AnalysisDocument, MomentDocument
from laststand.catalogues import Catalogue
from laststand.folders import write_whole
from laststand.kernel.match import Match
from laststand.kernel.record import Record
from laststand.kernel.words import Words

MOST_TURNS = 8
MOST_LUCK = 5
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72


def analyse_file(
    file: Path,
    *,
    seed: int,
    playouts: int | None,
    content: str | None,
    as_json: bool,
    keep: bool,
    language: Catalogue,
) -> None:
    """Says what the record's own analysis says, unless the playouts are said; one that is
    made now may be kept in the file."""
    record, match = Record.read(file), Match.replay(file, content=content)
    if record.analysis is not None and playouts is None:
        analysis = read_analysis(record.analysis, match)
    else:
        analysis = _analysed(match, seed, playouts)
        record.analysis = msgspec.to_builtins(analysis)
    if as_json:
        print(json.dumps(msgspec.to_builtins(analysis), indent=1))
    else:
        for line in told(match, analysis, language.words(match.game, "terminal")):
            print(line)
    if keep:
        write_whole(file, record.write())


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


def told(match: Match, analysis: AnalysisDocument, words: Words) -> Iterator[str]:
    yield words.t(
        "{game}, choices: {count}. {ended}",
        game=words.text(match.game.name),
        count=len(match),
        ended=words.t("Not over.") if match.outcome is None else words.outcome(match.outcome),
    )
    yield _curve(analysis)
    yield words.t("The chance to win if a sensible team played on, from first choice to last.")
    yield words.t("All luck together: {points} in a hundred.", points=_signed(analysis.luck))
    for number in analysis.turning[:MOST_TURNS]:
        yield _turned(analysis.moments[number], words)
    yield from _luckiest(analysis, words)


def _curve(analysis: AnalysisDocument) -> str:
    chances = [moment.standing.steward.chance for moment in analysis.moments]
    count = min(WIDTH, len(chances))
    shown = [chances[at * (len(chances) - 1) // max(1, count - 1)] for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _turned(moment: MomentDocument, words: Words) -> str:
    return words.t(
        "Moment {moment}: '{better}' in place of '{chosen}' would have been better by {points} in "
        "a hundred (give or take {error}).",
        moment=moment.moment,
        better=moment.better,
        chosen=moment.chosen,
        points=round(100 * moment.gain),
        error=round(100 * 1.96 * moment.error),
    )


def _luckiest(analysis: AnalysisDocument, words: Words) -> list[str]:
    events = [(moment.moment, event) for moment in analysis.moments for event in moment.luck]
    events.sort(key=lambda one: abs(one[1].luck), reverse=True)
    return [
        words.t(
            "Moment {moment}: {what} gave {outcome}. Luck: {points} in a hundred.",
            moment=moment,
            what=words.name(event.what),
            outcome=words.name(event.outcome),
            points=_signed(event.luck),
        )
        for moment, event in events[:MOST_LUCK]
    ]


def _signed(chance: float) -> str:
    return f"{100 * chance:+.0f}"
