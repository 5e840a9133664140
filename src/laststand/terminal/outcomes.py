"""People roll and draw at their table, and tell the program what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from laststand.kernel.chance import OutcomeNeeded
from laststand.kernel.errors import LaststandError
from laststand.kernel.words import Words

T = TypeVar("T")


def with_outcomes(console: Console, words: Words, attempt: Callable[[list[str]], T]) -> T:
    """Attempts something again and again, with one outcome more each time one is needed."""
    outcomes: list[str] = []
    while True:
        try:
            return attempt(outcomes.copy())
        except OutcomeNeeded as needed:
            outcomes.append(_ask(console, words, needed))


def _ask(console: Console, words: Words, needed: OutcomeNeeded) -> str:
    names = list(dict.fromkeys(needed.names))
    numbered = {str(number): name for number, name in enumerate(names, start=1)}
    asked = words.t(
        "What came ({what})? 'back' takes the choice back.", what=words.name(needed.what)
    )
    console.print(Text(asked))
    console.print(
        Columns([Text(f"{number} {words.name(name)}") for number, name in numbered.items()])
    )
    while True:
        given = console.input("[b]> [/b]").strip()
        if given == "back":
            raise LaststandError(words.t("The choice is taken back."))
        if given in names or given in numbered:
            return numbered.get(given, given)
        none = words.t("'{given}' is none of them: a number or a name.", given=given)
        console.print(Text(none, style="yellow"))
