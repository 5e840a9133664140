"""What an option is certain to bring is known before it is chosen, and what would avert it."""

from __future__ import annotations

import pytest

from laststand import Match
from tests.stronghold.arrange import Table


def before_catapults(table: Table) -> Match:
    """The last moment to do something about catapults."""
    match = table.stops_where_it_matters().play("end turn").match
    assert match.choice is not None
    assert match.choice.ask == "catapults"
    return match


@pytest.mark.rule("LS-CATAPULT-2", "LS-LOSE-2")
def test_going_on_under_a_catapult_is_foreseen_to_lose_the_last_square() -> None:
    match = before_catapults(Table().catapults("B", "fight").having(fires=4, gold=9).attacks("A"))
    foresight = match.foresee("go on")
    assert foresight.loses
    assert [event.kind for event in foresight.events][-3:] == [
        "CatapultFired",
        "FireAdded",
        "GameEnded",
    ]


@pytest.mark.rule("LS-MERCHANT-1")
def test_what_would_avert_a_loss_is_named_and_nothing_else() -> None:
    match = before_catapults(Table().catapults("B", "fight").having(fires=4, gold=9).attacks("A"))
    found = [option.notation() for option in match.remedies("go on")]
    assert "buy water-carts" in found
    assert "buy reroll-token" not in found
    match.choose("buy water-carts")
    assert match.outcome is None


@pytest.mark.rule("LS-CATAPULT-6")
def test_a_remedy_may_ask_something_before_it_helps() -> None:
    table = Table().catapults("A", "fight").catapults("B", "fight", "search").having(fires=3)
    match = before_catapults(table.having(artifacts=["relic-topple"]).attacks("C"))
    assert match.foresee("go on").loses
    found = [option.notation() for option in match.remedies("go on")]
    assert "artifact relic-topple" in found
    match.choose("artifact relic-topple")
    assert match.choice is not None
    assert match.choice.ask == "topple"


@pytest.mark.rule("LS-TURN-1", "LS-CATAPULT-2")
def test_catapults_are_announced_with_the_end_of_the_turn() -> None:
    match = Table().catapults("B", "fight", "fight").attacks("A").play().match
    step = next(step for step in match.coming_up if step.words()[0] == "EndTurn")
    assert step.facts(match.state) == {"places": ["B", "B"]}
    assert "catapults fire" in match.game.words.step(step, match.state)
