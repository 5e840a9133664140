"""Three cooperative siege games, rules-exact."""

from __future__ import annotations

from laststand import games
from laststand.kernel.chance import OutcomeNeeded, OutcomeRefused
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.errors import DocumentRefused, LaststandError, OptionsRefused
from laststand.kernel.events import Event
from laststand.kernel.foresight import Foresight
from laststand.kernel.match import Match, Refused, verify
from laststand.kernel.overview import GameOverview, list_games
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
    "OutcomeNeeded",
    "OutcomeRefused",
    "Refusal",
    "Refused",
    "games",
    "list_games",
    "verify",
]
