"""Puzzles at the table: which there are, and what became of an answer."""

from __future__ import annotations

from typing import Final

import msgspec

from laststand import OptionsRefused
from laststand.bots.documents import MeasuredDocument, PuzzleDocument
from laststand.bots.puzzle import Verdict, find_puzzle, find_puzzles
from laststand.server import documents as out
from laststand.server.problems import Problem
from laststand.server.table import Table, shown_option

NOTHING: Final = MeasuredDocument(0.0, 0.0, 0.0)


def briefs(game: str) -> list[out.PuzzleBrief]:
    return [
        out.PuzzleBrief(puzzle.id, puzzle.ask, puzzle.position["options"])
        for puzzle in find_puzzles(game)
    ]


def known_puzzle(game: str, id: str) -> PuzzleDocument:
    try:
        return find_puzzle(game, id)
    except OptionsRefused:
        raise Problem(404, "no-such-puzzle") from None


def shown_puzzle(table: Table) -> out.PuzzleState | None:
    """The puzzle of a table, until more than its answer has been chosen."""
    puzzle = table.puzzle
    if puzzle is None or table.moments > 1:
        return None
    ids = [other.id for other in find_puzzles(puzzle.game)]
    return out.PuzzleState(
        id=puzzle.id,
        number=ids.index(puzzle.id) + 1,
        of=len(ids),
        verdict=_verdict(table, puzzle) if table.line else None,
    )


def _verdict(table: Table, puzzle: PuzzleDocument) -> out.PuzzleVerdict:
    verdict = Verdict(puzzle, table.line[0].chosen.notation)
    measured, reason = verdict.measured or NOTHING, puzzle.reason
    return out.PuzzleVerdict(
        right=verdict.is_right,
        behind=measured.behind,
        low=measured.low,
        high=measured.high,
        best=_asked_option(table, puzzle.best),
        steward=_asked_option(table, puzzle.steward),
        steward_behind=puzzle.options[puzzle.steward].behind,
        chance=puzzle.chance,
        played=out.PuzzleGames(**msgspec.structs.asdict(puzzle.played)),
        why=reason.why,
        facts=reason.facts,
        themes=reason.themes,
        foreseen=[out.Expected(**msgspec.structs.asdict(one)) for one in reason.foreseen],
        ends=reason.ends,
    )


def _asked_option(table: Table, notation: str) -> out.Option:
    """An option of the puzzle's question, which has been answered."""
    choice = table.match.as_of(0).choice
    index = None if choice is None else choice.find(notation)
    if choice is None or index is None:
        return out.Option(notation=notation, verb="", key="", facts={})
    return shown_option(choice.options[index])
