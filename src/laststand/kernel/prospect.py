"""How a game stands towards its end: each way to win or to lose it, and how near it is."""

from __future__ import annotations

from typing import Any, Final

from laststand.kernel.events import Fact

WIN: Final = "win"
LOSE: Final = "lose"
COST: Final = "cost"


class Prospect:
    """One way the game may end, or what is at stake besides (`COST`): a sentence by name, with
    its facts, and the rule. It presses when the next such event could be the last."""

    def __init__(
        self, way: str, key: str, rule: str, facts: dict[str, Fact], presses: bool = False
    ) -> None:
        self.way: Final = way
        self.key: Final = key
        self.rule: Final = rule
        self.facts: Final = facts
        self.presses: Final = presses

    def as_dict(self) -> dict[str, Any]:
        return {
            "way": self.way,
            "key": self.key,
            "rule": self.rule,
            "facts": self.facts,
            "presses": self.presses,
        }
