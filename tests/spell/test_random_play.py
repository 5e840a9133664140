"""Whole games of random choices end, and hold together at every step."""

from __future__ import annotations

from random import Random

import pytest

from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.run import Run
from tests.spell.arrange import game
from tests.spell.invariants import MOST_CHOICES, check_table


@pytest.mark.rule("TLS-GOAL-1", "TLS-GOAL-2", "TLS-GOAL-3", "TLS-NIGHT-1", "TLS-MODE-3")
@pytest.mark.parametrize("scenario", ["introduction", "gildenberg", "glenwald"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_random_games_end_and_lose_no_piece(scenario: str, players: int, edition: str) -> None:
    options = game().settle({"players": players, "scenario": scenario, "edition": edition})
    for seed in range(3):
        luck = Random(seed)
        run = Run(game().new(options, Chance.seeded(seed)), keeps=False)
        run.advance()
        choices = 0
        while run.choice is not None:
            assert isinstance(run.state, Vigil)
            check_table(run.state)
            notations = run.choice.notations()
            assert len(set(notations)) == len(notations)
            run.choose(luck.randrange(len(notations)))
            choices += 1
            assert choices < MOST_CHOICES
        assert run.outcome is not None
        assert run.outcome.rule in game().ledger.rules
