"""A state in motion: the step on top of the agenda is played up to the next choice."""

from __future__ import annotations

from typing import Any

from laststand.kernel.chance import Stream
from laststand.kernel.choice import Choice
from laststand.kernel.errors import LaststandError
from laststand.kernel.state import GameOver, Outcome, PartOver, State
from laststand.kernel.step import Flow, Step
from laststand.kernel.stops import Stop, Stops
from laststand.kernel.window import Window


class Moment:
    """A decision that can be come back to: the state when its step began, what was chosen
    and heard in the step since, the luck as it stands, and where people stop."""

    def __init__(
        self,
        start: State,
        chosen: list[int],
        heard: list[str],
        streams: list[Stream],
        stops: Stops,
    ) -> None:
        self.start = start
        self.chosen = chosen
        self.heard = heard
        self.streams = streams
        self.stops = stops


class Course:
    """The steps of a state as they are played, one after the other. It does not know its run:
    a run that nobody holds any more is gone at once, and leaves the collector nothing to find."""

    def __init__(self, state: State, keeps: bool) -> None:
        self.state = state
        self.keeps = keeps
        self.halts_at_turns = False
        self.step: Step[Any] | None = None
        self.start: State | None = None
        self.chosen: list[int] = []
        self.heard_before = 0

    def play(self) -> Flow:
        """Step after step, as they lie on the agenda. One flow over all of them: ending a
        generator of its own for each step by an exception would cost a third of a playout's
        time."""
        while True:
            flow = self._begin()
            if flow is not None:
                yield from flow
            if self.halts_at_turns and self.is_between_turns:
                return

    @property
    def is_between_turns(self) -> bool:
        agenda = self.state.agenda
        return len(agenda) > 0 and agenda[-1].begins_turn

    def _begin(self) -> Flow | None:
        state = self.state
        if not state.agenda:
            raise LaststandError("the agenda is empty and the game is not over")
        if self.keeps:
            self.start = state.clone()
            self.chosen = []
            assert state.chance.heard is not None
            self.heard_before = len(state.chance.heard)
        step = state.agenda.pop()
        self.step = step
        return step.play(state)


class Run:
    """Plays a state. One that keeps its steps' beginnings can be cloned at any decision;
    one that does not (a playout) is faster and only goes forward."""

    def __init__(self, state: State, keeps: bool = True) -> None:
        self.state = state
        self.keeps = keeps
        self.choice: Choice | None = None
        self.outcome: Outcome | None = None
        self._course = Course(state, keeps)
        self._set_off()
        if keeps and state.chance.heard is None:
            state.chance.heard = []

    def _set_off(self) -> None:
        self._flow = self._course.play()
        self._answer = self._flow.send  # looked up once: it is called at every decision

    def advance(self) -> None:
        """Plays the first step, and on, until somebody must choose or the game is over."""
        try:
            self.choice = next(self._flow)
        except GameOver as over:
            self._end(over.outcome)
        except PartOver:
            self._begin_next_part()
        except StopIteration:
            self._halt()

    def choose(self, index: int) -> None:
        """Answers the current choice with one of its options, by number, and plays on."""
        choice = self.choice
        assert choice is not None
        if self.keeps:
            self._course.chosen.append(index)
        try:
            self.choice = self._answer(choice.option(index))
        except GameOver as over:
            self._end(over.outcome)
        except PartOver:
            self._begin_next_part()
        except StopIteration:
            self._halt()

    def stop_at_turns(self) -> None:
        """From now on the run stands still wherever a turn begins: nothing is asked there, and the
        game is not over."""
        self._course.halts_at_turns = True

    def go_on(self) -> None:
        """Plays on from where a turn begins."""
        self._set_off()
        self.advance()

    def play_out(self, luck: Stream) -> int:
        """Plays to the end, every choice by lot; how many choices that took."""
        count = 0
        choice = self.choice
        while choice is not None:
            self.choose(luck.below(choice.count))
            count += 1
            choice = self.choice
        return count

    @property
    def step(self) -> Step[Any] | None:
        """The step that is being played."""
        return self._course.step

    def _begin_next_part(self) -> None:
        del self.state.agenda[1:]
        self._set_off()
        self.advance()

    def _halt(self) -> None:
        self.choice = None
        self._course.step = None

    def _end(self, outcome: Outcome) -> None:
        self.choice = None
        self._course.step = None
        self.outcome = outcome
        if self.state.log is not None:
            result = "won" if outcome.won else "lost"
            self.state.log.tell("GameEnded", outcome.rule, outcome.reason, result=result)

    def moment(self) -> Moment:
        """The present decision, to come back to."""
        chance = self.state.chance
        course = self._course
        if course.start is None or chance.heard is None:
            raise LaststandError("a playout keeps nothing and cannot be cloned")
        return Moment(
            course.start,
            course.chosen.copy(),
            chance.heard[course.heard_before :],
            [stream.clone() for stream in chance.streams],
            self.state.stops,
        )

    @staticmethod
    def resume(moment: Moment, keeps: bool = True) -> Run:
        """A run at a moment's decision, independent of the run that the moment came from."""
        return Run._retrace(moment, keeps, None)

    @staticmethod
    def way(moment: Moment) -> list[str]:
        """What was chosen in the moment's step, in notation."""
        notations: list[str] = []
        Run._retrace(moment, False, notations)
        return notations

    @staticmethod
    def _retrace(moment: Moment, keeps: bool, notations: list[str] | None) -> Run:
        run = Run(moment.start.clone(), keeps)
        chance = run.state.chance
        chance.given = moment.heard.copy()
        run.advance()
        for index in moment.chosen:
            if notations is not None:
                assert run.choice is not None
                notations.append(run.choice.option(index).notation())
            run.choose(index)
        chance.streams = [stream.clone() for stream in moment.streams]
        run.state.stops = moment.stops
        return run

    def clone(self, keeps: bool = True) -> Run:
        """An independent run at the same decision; with `keeps=False` a playout."""
        return Run.resume(self.moment(), keeps)

    def settle(self, stops: Stops) -> None:
        """Other stops from here on. A window that is open stays open, however the way to it is
        played again."""
        self.state.stops = stops
        step, start, choice = self._course.step, self._course.start, self.choice
        if start is None:
            return
        if isinstance(step, Window) and choice is not None and choice.seat is not None:
            wish = start.stops.of(choice.seat, step.window)
            stops = stops.settled(Stop(choice.seat, step.window, wish))
        start.stops = stops

    def reseed(self, seed: int) -> None:
        """Other luck from here on."""
        self.state.chance.reseed(seed)
