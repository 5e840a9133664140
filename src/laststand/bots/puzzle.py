"""Puzzles: find the move that holds. Positions of played games, beside this file as data; made by
`laststand lab puzzles`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from laststand.bots.documents import MeasuredDocument, PuzzleDocument, PuzzlesDocument
from laststand.kernel.content import validated
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.match import Match

PUZZLES: Final = Path(__file__).parent / "puzzles"


class Verdict:
    """What becomes of an answer: whether it is right, and how far it is behind."""

    def __init__(self, puzzle: PuzzleDocument, chosen: str) -> None:
        self.chosen: Final = chosen
        self.measured: Final[MeasuredDocument | None] = puzzle.options.get(chosen)
        self.is_right: Final = chosen == puzzle.best or is_good(self.measured)


def is_good(measured: MeasuredDocument | None) -> bool:
    return measured is not None and measured.good


def lay(puzzle: PuzzleDocument, seed: int | None = None) -> Match:
    """The table of a puzzle, with luck of its own."""
    return Match.at(puzzle.position, seed=seed)


def read_puzzles(file: Path) -> list[PuzzleDocument]:
    if not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    return validated(json.loads(text), PuzzlesDocument, file.name).puzzles


_known: dict[str, list[PuzzleDocument]] = {}


def find_puzzles(game: str) -> list[PuzzleDocument]:
    """The puzzles of a game, read once."""
    if game not in _known:
        _known[game] = read_puzzles(PUZZLES / f"{game}.json")
    return _known[game]


def find_puzzle(game: str, id: str) -> PuzzleDocument:
    for puzzle in find_puzzles(game):
        if puzzle.id == id:
            return puzzle
    raise OptionsRefused(f"there is no puzzle '{id}' of {game}")


def puzzle_at(game: str, position: dict[str, Any]) -> PuzzleDocument | None:
    """The puzzle that stands at a position, if there is one: whoever lays its table plays it."""
    for puzzle in find_puzzles(game):
        if puzzle.position == position:
            return puzzle
    return None
