"""A match handled in any way whatever: whoever chooses, undoes, branches, saves and resumes in
any order finds it as it should be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from laststand import LaststandError, Match, Refused, verify
from tests.conformance.invariants import invariants_of
from tests.conformance.tables import GAMES, TABLES
from tests.conformance.walks import options

SEEDS = st.integers(0, 2**64 - 1)
INDEX = st.integers(0, 30)


class Handling(RuleBasedStateMachine):
    """The model is the list of digests of the moments the match remembers."""

    game = ""

    @initialize(data=st.data(), seed=SEEDS)
    def begin(self, data: st.DataObject, seed: int) -> None:
        self.match = data.draw(st.sampled_from(TABLES[self.game])).new(seed)
        self.line = [self.match.digest()]

    @property
    def is_over(self) -> bool:
        return self.match.choice is None

    @precondition(lambda self: not self.is_over)
    @rule(indexes=st.lists(INDEX, min_size=1, max_size=8))
    def choose(self, indexes: list[int]) -> None:
        for index in indexes:
            if not self.is_over:
                del self.line[len(self.match) + 1 :]
                self.match.choose(index % len(options(self.match)))
                self.line.append(self.match.digest())

    @rule()
    def choose_what_is_not_offered(self) -> None:
        for option in ("no such thing", 10_000, -1):
            with pytest.raises(Refused):
                self.match.choose(option)

    @precondition(lambda self: not self.is_over)
    @rule(index=INDEX)
    def give_what_cannot_happen(self, index: int) -> None:
        with pytest.raises(LaststandError):
            self.match.choose(index % len(options(self.match)), ["no-such-outcome"])

    @precondition(lambda self: len(self.match) > 0)
    @rule()
    def undo(self) -> None:
        self.match.undo()

    @precondition(lambda self: len(self.match) + 1 < len(self.line))
    @rule()
    def redo(self) -> None:
        self.match.redo()

    @rule(number=st.integers(0, 1000))
    def go_to(self, number: int) -> None:
        self.match.go_to(number % len(self.line))

    @rule(seed=SEEDS)
    def branch(self, seed: int) -> None:
        self.match = self.match.branch(seed)
        del self.line[len(self.match) + 1 :]

    @rule()
    def save_and_resume(self) -> None:
        record = self.match.record()
        self.match = Match.replay(record)
        assert self.match.record() == record
        del self.line[len(self.match) + 1 :]

    @rule()
    def have_it_checked(self) -> None:
        record = self.match.record()
        assert verify(record).record() == record

    @rule(seed=SEEDS)
    def set_it_up_elsewhere(self, seed: int) -> None:
        here = self.line[len(self.match)]
        self.match = Match.at(json.loads(json.dumps(self.match.position())), seed=seed)
        self.line = [here]

    @precondition(lambda self: not self.is_over)
    @rule(seed=SEEDS, keeps=st.booleans())
    def try_something_out(self, seed: int, keeps: bool) -> None:
        run = self.match.run(keeps)
        run.reseed(seed)
        for number in range(20):
            if run.choice is not None:
                run.choose((seed + number) % len(run.choice.options))

    @invariant()
    def it_stands_as_it_stood(self) -> None:
        if hasattr(self, "match"):
            assert self.match.digest() == self.line[len(self.match)]
            invariants_of(self.game).check(self.match)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_stands_as_it_should_however_it_is_handled(game: str) -> None:
    machine: Any = type(f"Handling_{game}", (Handling,), {"game": game})
    run_state_machine_as_test(machine, settings=settings(stateful_step_count=25))
