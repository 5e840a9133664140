"""A state in motion: the step on top of the agenda is played up to the next choice."""

from __future__ import annotations

from typing import Any

from laststand.kernel.chance import Stream
from laststand.kernel.choice import Choice, Option
from laststand.kernel.errors import LaststandError
from laststand.kernel.state import GameOver, Outcome, State
from laststand.kernel.step import Flow, Step


class Moment:
    """A decision that can be come back to: the state when its step began, what was chosen
    and heard in the step since, and the luck as it stands."""

    def __init__(
        self, start: State, chosen: list[int], heard: list[str], streams: list[Stream]
    ) -> None:
        self.start = start
        self.chosen = chosen
        self.heard = heard
        self.streams = streams


class Run:
    """Plays a state. One that keeps its steps' beginnings can be cloned at any decision;
    one that does not (a playout) is faster and only goes forward."""

    def __init__(self, state: State, keeps: bool = True) -> None:
        self.state = state
        self.keeps = keeps
        self.choice: Choice | None = None
        self.outcome: Outcome | None = None
        self.step: Step[Any] | None = None
        self._flow: Flow | None = None
        self._start: State | None = None
        self._chosen: list[int] = []
        self._heard_before = 0
        if keeps and state.chance.heard is None:
            state.chance.heard = []

    def advance(self) -> None:
        """Plays on until somebody must choose or the game is over."""
        self._play(None)

    def choose(self, index: int) -> None:
        """Answers the current choice with one of its options, by number."""
        choice = self.choice
        assert choice is not None
        if self.keeps:
            self._chosen.append(index)
        self._play(choice.options[index])

    def _play(self, answer: Option | None) -> None:
        state = self.state
        flow = self._flow
        try:
            while True:
                if flow is None:
                    flow = self._begin()
                    answer = None
                    if flow is None:
                        continue
                try:
                    self.choice = next(flow) if answer is None else flow.send(answer)
                except StopIteration:
                    flow = None
                    continue
                self._flow = flow
                return
        except GameOver as over:
            self.choice = None
            self._flow = None
            self.step = None
            self.outcome = over.outcome
            if state.log is not None:
                state.log.tell(
                    "GameEnded",
                    over.outcome.rule,
                    over.outcome.reason,
                    result="won" if over.outcome.won else "lost",
                    reason=over.outcome.reason,
                )

    def _begin(self) -> Flow | None:
        state = self.state
        if not state.agenda:
            raise LaststandError("the agenda is empty and the game is not over")
        if self.keeps:
            self._start = state.clone()
            self._chosen = []
            assert state.chance.heard is not None
            self._heard_before = len(state.chance.heard)
        step = state.agenda.pop()
        self.step = step
        return step.play(state)

    def moment(self) -> Moment:
        """The present decision, to come back to."""
        chance = self.state.chance
        if self._start is None or chance.heard is None:
            raise LaststandError("a playout keeps nothing and cannot be cloned")
        return Moment(
            self._start,
            self._chosen.copy(),
            chance.heard[self._heard_before :],
            [stream.clone() for stream in chance.streams],
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
                notations.append(run.choice.options[index].notation())
            run.choose(index)
        chance.streams = [stream.clone() for stream in moment.streams]
        return run

    def clone(self, keeps: bool = True) -> Run:
        """An independent run at the same decision; with `keeps=False` a playout."""
        return Run.resume(self.moment(), keeps)

    def reseed(self, seed: int) -> None:
        """Other luck from here on."""
        self.state.chance.reseed(seed)
