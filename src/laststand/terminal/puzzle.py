"""`laststand puzzle GAME`: find the move that holds, in the terminal."""

from __future__ import annotations

from rich.console import Console

from laststand.bots.documents import ForeseenDocument, PuzzleDocument
from laststand.bots.puzzle import Verdict, find_puzzles, lay
from laststand.kernel.errors import OptionsRefused
from laststand.kernel.events import Event
from laststand.kernel.game import find_game
from laststand.kernel.words import Words
from laststand.terminal.play import Terminal, saved_game


def puzzle_of_number(game: str, number: int) -> PuzzleDocument:
    puzzles = find_puzzles(find_game(game).id)
    if not 1 <= number <= len(puzzles):
        raise OptionsRefused(f"{game} has puzzles 1 to {len(puzzles)}, not {number}")
    return puzzles[number - 1]


class PuzzleTerminal(Terminal):
    """One question, asked until the answer holds or somebody leaves. Nothing is kept."""

    def __init__(self, puzzle: PuzzleDocument, console: Console, words: Words) -> None:
        super().__init__(lay(puzzle), console, saved_game(puzzle.game), words)
        self.puzzle = puzzle

    def keep(self) -> None:
        self.keeps = False

    def play_on(self) -> bool:
        words = self.words
        self.say(
            words.t(
                "Find the move that holds: one option is clearly better than all others, and the "
                "steward missed it."
            )
        )
        while self.match.choice is not None:
            self.show_table()
            self.show_choice(self.match.choice)
            if not self.answer():
                return False
            if len(self.match) and self.judge(self.match.history[0].chosen):
                return True
            self.match.go_to(0)
        return True

    def judge(self, chosen: str) -> bool:
        """Says what became of an answer."""
        verdict, words, puzzle = Verdict(self.puzzle, chosen), self.words, self.puzzle
        if verdict.is_right:
            self.say(" ".join([words.t("That holds!"), *reasons(puzzle, words)]))
            return True
        measured = puzzle.options[chosen]
        self.warn(
            words.t(
                "That does not hold: it is worse by {points} in a hundred ({low} to {high}).",
                points=_points(measured.behind),
                low=_points(measured.low),
                high=_points(measured.high),
            )
        )
        return False


def reasons(puzzle: PuzzleDocument, words: Words) -> list[str]:
    """Why the best option is so, sentence by sentence."""
    reason = puzzle.reason
    said = [words.sentence("advice", reason.why, reason.facts)]
    said += [_brought(one, words) for one in reason.foreseen]
    if reason.themes:
        themes = [words.sections["theme"][theme] for theme in reason.themes]
        said.append(words.t("It helps with: {themes}.", themes=", ".join(themes)))
    played = puzzle.played
    if played.games:
        said.append(
            words.t(
                "Stewards played on to the end (games: {games}). Won after this: {best}; after "
                "their own choice: {steward}.",
                games=played.games,
                best=played.best,
                steward=played.steward,
            )
        )
    return said


def _brought(one: ForeseenDocument, words: Words) -> str:
    what = words.event(Event(one.kind, one.rule, one.cause, one.facts)).removesuffix(".")
    share, other = _points(one.share), _points(one.other)
    if share > other:
        return words.t(
            "It brings: {what} ({share} in a hundred, otherwise {other}).",
            what=what,
            share=share,
            other=other,
        )
    return words.t(
        "It averts: {what} ({share} in a hundred, otherwise {other}).",
        what=what,
        share=share,
        other=other,
    )


def _points(chance: float) -> int:
    return round(100 * chance)
