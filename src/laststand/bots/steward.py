"""The steward: quick and sensible, with a head of its own for each game."""

from __future__ import annotations

from typing import Final

from laststand.bots.bot import Bot
from laststand.kernel.events import Fact
from laststand.kernel.run import Run

NO_FACTS: Final[dict[str, Fact]] = {}


class Judgment:
    """What a steward thinks of one option: a score, in the measure of its game, and why. The
    reason is the name of a sentence with its facts, as a refusal's is; what the option itself
    says is not said again."""

    def __init__(
        self, index: int, score: float, why: str, facts: dict[str, Fact] = NO_FACTS
    ) -> None:
        self.index: Final = index
        self.score: Final = score
        self.why: Final = why
        self.facts: Final = facts

    def __repr__(self) -> str:
        return f"<{self.index}: {self.score:.2f} {self.why}>"


def score_of(judgment: Judgment) -> float:
    return judgment.score


class Steward(Bot):
    """It never decides by lot: the same table gets the same answer."""

    def choose(self, run: Run) -> int:
        assert run.choice is not None
        if len(run.choice.options) == 1:
            return 0
        return max(self.judge(run, False), key=score_of).index

    def rank(self, run: Run) -> list[Judgment]:
        """Every option of the present choice, the best first; of equals the one offered first."""
        return sorted(self.judge(run, True), key=score_of, reverse=True)

    def judge(self, run: Run, thoroughly: bool) -> list[Judgment]:
        """The options in their order. What is chosen is the same in haste; thoroughly the others
        are looked at as well."""
        raise NotImplementedError
