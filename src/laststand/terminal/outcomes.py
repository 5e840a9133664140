"""People roll and draw at their table, and tell the program what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from laststand.kernel.chance import OutcomeNeeded
from laststand.kernel.errors import LaststandError

T = TypeVar("T")


def with_outcomes(console: Console, attempt: Callable[[list[str]], T]) -> T:
    """Attempts something again and again, with one outcome more each time one is needed."""
    outcomes: list[str] = []
    while True:
        try:
            return attempt(outcomes.copy())
        except OutcomeNeeded as needed:
            outcomes.append(_ask(console, needed))


def _ask(console: Console, needed: OutcomeNeeded) -> str:
    names = list(dict.fromkeys(needed.names))
    numbered = {str(number): name for number, name in enumerate(names, start=1)}
    console.print(Text(f"What did the {needed.what} give? ('back' takes the choice back)"))
    console.print(Columns([Text(f"{number} {name}") for number, name in numbered.items()]))
    while True:
        given = console.input("[b]outcome> [/b]").strip()
        if given == "back":
            raise LaststandError("The choice is taken back.")
        if given in names or given in numbered:
            return numbered.get(given, given)
        console.print(Text(f"'{given}' is none of them: a number or a name.", style="yellow"))
