"""What an option is certain to bring is known before it is chosen, and what would avert it."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


@pytest.mark.rule("LS-CATAPULT-2", "LS-LOSE-2")
def test_ending_the_turn_under_a_catapult_is_foreseen_to_lose_the_last_square() -> None:
    match = Table().catapults("B", "fight").having(fires=4).attacks("A").play().match
    foresight = match.foresee("end turn")
    assert foresight.loses
    assert [event.kind for event in foresight.events][-3:] == [
        "CatapultFired",
        "FireAdded",
        "GameEnded",
    ]


@pytest.mark.rule("LS-MERCHANT-1")
def test_what_would_avert_a_loss_is_named_and_nothing_else() -> None:
    table = Table().catapults("B", "fight").having(fires=4, gold=9).attacks("A")
    match = table.play().match
    found = [option.notation() for option in match.remedies("end turn")]
    assert "buy water-carts" in found
    assert "buy reroll-token" not in found
    for notation in found:
        saved = match.branch(seed=1)
        saved.choose(notation)
        if saved.choice is not None and saved.choice.find("end turn") is not None:
            assert not saved.foresee("end turn").loses


@pytest.mark.rule("LS-CATAPULT-6")
def test_a_remedy_may_ask_something_before_it_helps() -> None:
    table = Table().catapults("A", "fight").catapults("B", "fight", "search").having(fires=3)
    match = table.having(artifacts=["relic-topple"]).attacks("C").play().match
    assert match.foresee("end turn").loses
    found = [option.notation() for option in match.remedies("end turn")]
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
