"""The puzzles that are shipped: each lays, asks its question and has its answer, which the steward
misses. A change of rules or of content that breaks one is red here."""

from __future__ import annotations

from collections import Counter

import pytest

from laststand.bots import find_steward
from laststand.bots.documents import PuzzleDocument
from laststand.bots.puzzle import Verdict, find_puzzle, find_puzzles, lay, puzzle_at
from laststand.bots.value import find_insight
from laststand.kernel.errors import LaststandError, OptionsRefused
from laststand.kernel.events import Event
from laststand.kernel.game import find_game
from laststand.kernel.match import Match

GAMES = ["stronghold", "bastion", "spell"]


def made_anew(puzzle: PuzzleDocument) -> str:
    return f"puzzle {puzzle.id} is broken; make all anew: laststand lab puzzles {puzzle.game}"


def laid(puzzle: PuzzleDocument) -> Match:
    try:
        return lay(puzzle, seed=1)
    except LaststandError as error:
        raise AssertionError(f"{made_anew(puzzle)} ({error})") from None


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_lays_asks_its_question_and_offers_its_answers(game: str) -> None:
    for puzzle in find_puzzles(game):
        match = laid(puzzle)
        assert match.choice is not None, made_anew(puzzle)
        assert match.choice.ask == puzzle.ask, made_anew(puzzle)
        answers = {puzzle.best, *puzzle.options}
        assert answers == set(match.choice.notations()), made_anew(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_the_steward_misses_every_puzzle(game: str) -> None:
    steward = find_steward(game)
    for puzzle in find_puzzles(game):
        match = laid(puzzle)
        assert match.choice is not None
        answer = match.choice.options[steward.choose(match.run(keeps=True))].notation()
        assert answer == puzzle.steward, made_anew(puzzle)
        assert not Verdict(puzzle, answer).is_right, made_anew(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_of_the_set_up(game: str) -> None:
    insight = find_insight(game)
    for puzzle in find_puzzles(game):
        assert insight.is_laid(laid(puzzle).run(keeps=True).state)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_better_beyond_doubt_than_all_but_what_leads_to_it(game: str) -> None:
    for puzzle in find_puzzles(game):
        for measured in puzzle.options.values():
            assert measured.good or 0 < measured.low <= measured.behind <= measured.high
        played = puzzle.played
        assert played.best > played.steward or not played.games


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_puzzle_has_its_words(game: str) -> None:
    words = find_game(game).words
    for puzzle in find_puzzles(game):
        reason = puzzle.reason
        assert words.sentence("advice", reason.why, reason.facts) != reason.why
        assert set(reason.themes) <= set(words.sections["theme"])
        for one in reason.foreseen:
            event = Event(one.kind, one.rule, one.cause, one.facts)
            assert words.event(event) != one.kind


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_many_and_different(game: str) -> None:
    puzzles = find_puzzles(game)
    ids = [puzzle.id for puzzle in puzzles]
    assert len(set(ids)) == len(ids)
    tables = Counter(str(puzzle.position["options"]) for puzzle in puzzles)
    assert max(tables.values()) <= max(1, len(puzzles) // 2)


def test_a_puzzle_is_known_by_its_id_and_by_its_position() -> None:
    puzzle = find_puzzles("stronghold")[0]
    assert find_puzzle("stronghold", puzzle.id) is puzzle
    assert puzzle_at("stronghold", laid(puzzle).position()) is puzzle
    assert puzzle_at("stronghold", {**puzzle.position, "heard": ["star"]}) is None
    with pytest.raises(OptionsRefused):
        find_puzzle("stronghold", "none")


@pytest.mark.parametrize("nothing", ["end turn", "take damage"])
def test_to_do_nothing_is_no_answer_in_the_last_spell(nothing: str) -> None:
    """The turn can be ended after any other option as well, and what a card kept is worth only the
    value says."""
    assert nothing not in [puzzle.best for puzzle in find_puzzles("spell")]


def test_only_the_best_and_what_leaves_it_open_is_right() -> None:
    for game in GAMES:
        for puzzle in find_puzzles(game):
            right = [answer for answer in puzzle.options if Verdict(puzzle, answer).is_right]
            assert right == [answer for answer, one in puzzle.options.items() if one.good]
            assert Verdict(puzzle, puzzle.best).is_right
