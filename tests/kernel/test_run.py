"""Runs: the agenda is played step by step, up to each choice and to the end."""

from __future__ import annotations

import pytest

from laststand.kernel.chance import DICE, Chance, Stream
from laststand.kernel.choice import Choice, Option, Say
from laststand.kernel.errors import LaststandError
from laststand.kernel.events import Log
from laststand.kernel.run import Run
from laststand.kernel.state import GameOver, Outcome, PartOver, State
from laststand.kernel.step import Flow, Step


class Diary(State):
    """A table where all that happens is written down."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.lines: list[str] = []

    def clone(self) -> Diary:
        diary = Diary(self.chance.clone())
        self.hand_on(diary)
        diary.lines = self.lines.copy()
        return diary


class Write(Step[Diary]):
    """Asks nothing; may put other steps before those to come."""

    def __init__(self, line: str, *then: Step[Diary]) -> None:
        self.line = line
        self.following = then

    def play(self, diary: Diary) -> None:
        diary.lines.append(self.line)
        diary.then_all(list(self.following))


class Ask(Step[Diary]):
    """Asks twice in one step."""

    def play(self, diary: Diary) -> Flow:
        for question in ("first", "second"):
            options: list[Option] = [Say("yes"), Say("no")]
            answer = yield Choice(0, question, "X-1", [options])
            diary.lines.append(f"{question}: {answer.notation()}")


class End(Step[Diary]):
    def play(self, diary: Diary) -> None:
        diary.then(Write("never"))
        raise GameOver(Outcome(True, "done", "X-2", 3))


class EndPart(Step[Diary]):
    """Asks, and then ends a part of the game in the middle of things."""

    def play(self, diary: Diary) -> Flow:
        yield Choice(0, "sure", "X-1", [[Say("yes"), Say("no")]])
        diary.then(Write("never"))
        raise PartOver()


def started(*steps: Step[Diary], keeps: bool = True) -> Run:
    diary = Diary(Chance.seeded(1))
    diary.then_all(list(steps))
    run = Run(diary, keeps)
    run.advance()
    return run


def lines(run: Run) -> list[str]:
    assert isinstance(run.state, Diary)
    return run.state.lines


def test_steps_happen_in_the_order_they_are_put_and_those_put_later_come_first() -> None:
    run = started(Write("a", Write("b"), Write("c")), Write("d"), End())
    assert lines(run) == ["a", "b", "c", "d"]


def test_a_run_stops_at_each_choice_and_goes_on_with_the_answer() -> None:
    run = started(Write("a"), Ask(), Write("b"), End())
    asked = []
    while run.choice is not None:
        asked.append((run.choice.ask, lines(run).copy()))
        run.choose(1)
    assert asked == [("first", ["a"]), ("second", ["a", "first: no"])]
    assert lines(run) == ["a", "first: no", "second: no", "b"]


def test_nothing_happens_after_the_end() -> None:
    run = started(Ask(), End(), Write("later"))
    run.choose(0)
    run.choose(0)
    assert run.choice is None
    assert run.step is None
    assert repr(run.outcome) == "<won: done (X-2)>"
    assert lines(run) == ["first: yes", "second: yes"]


@pytest.mark.parametrize("keeps", [True, False])
def test_a_part_that_ends_leaves_only_what_was_put_on_the_agenda_first(keeps: bool) -> None:
    run = started(EndPart(), Write("never either"), Write("next part", Ask(), End()), keeps=keeps)
    run.choose(0)
    assert run.choice is not None
    assert run.choice.ask == "first"
    assert lines(run) == ["next part"]
    if keeps:
        clone = run.clone()
        clone.choose(0)
        clone.choose(1)
        assert lines(clone) == ["next part", "first: yes", "second: no"]
        assert clone.outcome is not None


def test_the_end_is_told_to_a_log() -> None:
    diary = Diary(Chance.seeded(1))
    diary.log = Log()
    diary.then(End())
    Run(diary).advance()
    assert [event.kind for event in diary.log.events] == ["GameEnded"]


def test_an_agenda_that_runs_out_is_a_mistake_of_the_game() -> None:
    with pytest.raises(LaststandError, match="the agenda is empty and the game is not over"):
        started(Write("a"))


def test_a_clone_in_the_middle_of_a_step_is_at_the_same_question_with_the_same_past() -> None:
    run = started(Write("a"), Ask(), End())
    run.choose(1)
    for keeps in (True, False):
        clone = run.clone(keeps)
        assert clone.choice is not None
        assert clone.choice.ask == "second"
        clone.choose(0)
        assert lines(clone) == ["a", "first: no", "second: yes"]
    assert lines(run) == ["a", "first: no"]


def test_a_clone_of_the_end_is_the_end() -> None:
    run = started(Ask(), End())
    run.choose(0)
    run.choose(0)
    clone = run.clone()
    assert clone.choice is None
    assert clone.outcome is not None
    assert clone.outcome.score == 3


def test_playing_by_lot_ends_the_game_and_counts_the_choices() -> None:
    run = started(Ask(), Ask(), End(), keeps=False)
    assert run.play_out(Stream.seeded(1, DICE)) == 4
    assert run.outcome is not None
    again = started(Ask(), Ask(), End(), keeps=False)
    again.play_out(Stream.seeded(1, DICE))
    assert lines(again) == lines(run)


class BeginTurn(Write):
    begins_turn = True


def test_a_run_that_stops_at_turns_stands_where_each_begins_and_can_go_on() -> None:
    diary = Diary(Chance.seeded(1))
    diary.then(Write("set up"), BeginTurn("turn 1", Ask()), BeginTurn("turn 2"), End())
    run = Run(diary, keeps=False)
    run.stop_at_turns()
    run.advance()
    assert (diary.lines, run.choice, run.outcome) == (["set up"], None, None)
    run.go_on()
    run.choose(0)
    run.choose(1)
    assert diary.lines == ["set up", "turn 1", "first: yes", "second: no"]
    assert (run.choice, run.outcome) == (None, None)
    run.go_on()
    assert run.outcome is not None
    assert diary.lines[-1] == "turn 2"
