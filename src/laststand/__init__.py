"""Three cooperative siege games, rules-exact."""

from __future__ import annotations

import laststand.games as _games  # noqa: F401  (makes the games known)
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.errors import DocumentRefused, LaststandError, OptionsRefused
from laststand.kernel.events import Event
from laststand.kernel.foresight import Foresight
from laststand.kernel.match import Match, Refused, verify
from laststand.kernel.overview import GameOverview, games
from laststand.kernel.state import Outcome

__all__ = [
    "Choice",
    "DocumentRefused",
    "Event",
    "Foresight",
    "GameOverview",
    "LaststandError",
    "Match",
    "Option",
    "OptionsRefused",
    "Outcome",
    "Refusal",
    "Refused",
    "games",
    "verify",
]
