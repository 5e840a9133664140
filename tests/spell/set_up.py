"""New games of The Last Spell, played from their set-up on."""

from __future__ import annotations

from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.events import Log
from laststand.kernel.run import Run
from tests.spell.arrange import game


def new(players: int = 3, scenario: str = "gildenberg", seed: int = 1, **options: object) -> Run:
    settings = game().settle({"players": players, "scenario": scenario, **options})
    state = game().new(settings, Chance.seeded(seed))
    state.log = Log()
    run = Run(state)
    run.advance()
    return run


def table_of(run: Run) -> Vigil:
    assert isinstance(run.state, Vigil)
    return run.state


def asked(run: Run) -> tuple[str, list[str]]:
    assert run.choice is not None
    return run.choice.ask, run.choice.notations()


def until(run: Run, *asks: str) -> Run:
    """The first option of everything before one of these questions."""
    while asked(run)[0] not in asks:
        run.choose(0)
    return run
