"""What is foreseen of an option happens when it is chosen, whatever the luck."""

import pytest

from laststand import Match
from laststand.kernel.events import Event
from tests.conformance.tables import ALL_TABLES, Table
from tests.conformance.walks import curious, moment, walk


def told(events: list[Event]) -> list[dict[str, object]]:
    return [event.as_dict() for event in events]


def check_foresight(match: Match, index: int) -> None:
    """The events foreseen come first, and are all if nothing uncertain was in the way."""
    before = moment(match)
    foresight = match.foresee(index)
    assert moment(match) == before, "foreseeing has changed the match"
    since = len(match.events)
    match.choose(index)
    happened = told(match.events[since:])
    seen = told(foresight.events)
    if foresight.chance:
        assert happened[: len(seen)] == seen
        assert foresight.outcome is None
    else:
        assert happened == seen
        assert (foresight.outcome is None) == (match.outcome is None)
        if match.outcome is not None and foresight.outcome is not None:
            assert foresight.outcome.as_dict() == match.outcome.as_dict()
            assert (foresight.wins, foresight.loses) == (match.outcome.won, not match.outcome.won)


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_what_is_foreseen_happens(table: Table) -> None:
    game = walk(table, curious, 2)
    for at in [*game.sample(10, seed=3), len(game.chosen) - 1]:
        if at < len(game.chosen):
            check_foresight(game.match(at), game.chosen[at])
