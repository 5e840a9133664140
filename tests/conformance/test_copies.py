"""Branches, clones and playouts: what happens to one leaves the others as they are."""

import json
from random import Random
from typing import Any

import pytest

from laststand import Match, verify
from laststand.kernel.game import Game
from laststand.kernel.run import Run
from laststand.kernel.stops import ALWAYS, NEVER
from tests.conformance.tables import ALL_TABLES, Table
from tests.conformance.walks import curious, moment, options, steady, steps, walk
from tests.depth import by_depth

STOPS = by_depth(everyday=20, full=60)
"""How many decisions of a game are copied with where people stop."""


def standing(game: Game, run: Run) -> dict[str, Any]:
    """How a run stands: the state, what is to come, what is asked."""
    steps = [] if run.step is None else [run.step]
    return {
        "state": game.write(run.state),
        "agenda": [step.words() for step in steps + run.state.agenda[::-1]],
        "choice": None if run.choice is None else run.choice.notations(),
        "outcome": None if run.outcome is None else run.outcome.as_dict(),
    }


def play_out(run: Run, seed: int) -> None:
    luck = Random(seed)
    while run.choice is not None:
        run.choose(luck.randrange(len(run.choice.options)))


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_playout_with_the_same_choices_goes_as_the_match_went(table: Table) -> None:
    """A match keeps its moments and tells its events; a playout does neither."""
    game = walk(table, curious, 2)
    match = game.match(0)
    playout = match.run()
    assert playout.state.log is None
    for index in game.chosen:
        assert playout.choice is not None
        assert standing(match.game, playout) == standing(match.game, match._run)
        playout.choose(index)
        match.choose(index)
    assert standing(match.game, playout) == standing(match.game, match._run)
    assert moment(match) == game.moments[-1]


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_playout_from_any_moment_goes_as_the_match_went_on(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    last = standing(match.game, match._run)
    for at in game.sample(6, seed=1):
        match.go_to(at)
        playout = match.run()
        for index in game.chosen[at:]:
            playout.choose(index)
        assert standing(match.game, playout) == last


@pytest.mark.parametrize("keeps", [False, True], ids=["playout", "keeps"])
@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_playing_a_clone_leaves_the_match_as_it_was(table: Table, keeps: bool) -> None:
    game = walk(table, steady, 1)
    match = game.match()
    for at in game.sample(12, seed=5):
        match.go_to(at)
        clone = match.run(keeps)
        assert standing(match.game, clone) == standing(match.game, match._run)
        clone.reseed(at)
        play_out(clone, at)
        assert moment(match) == game.moments[at]
    assert match.record() == game.record


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_playing_on_leaves_the_clones_as_they_were(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match(0)
    clones = []
    for at, index in enumerate(game.chosen):
        if at in game.sample(12, seed=6):
            run = match.run(keeps=True)
            clones.append((run, run.clone(), standing(match.game, run)))
        match.choose(index)
    for run, second, before in clones:
        assert standing(match.game, run) == before
        play_out(run, 1)
        assert standing(match.game, second) == before


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_branch_stands_as_the_match_and_its_record_is_verified(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    for at in game.sample(4, seed=2):
        match.go_to(at)
        branch = match.branch(seed=at + 100)
        assert branch.digest() == game.moments[at].digest
        luck = Random(at)
        while branch.choice is not None and len(branch) < at + 15:
            branch.choose(luck.randrange(len(options(branch))))
        record = branch.record()
        assert verify(record).record() == record
        again = Match.replay(record)
        assert again.record() == record
        assert moment(again) == moment(branch)
        branch.go_to(0)
        assert moment(branch) == game.moments[0]
        assert moment(match) == game.moments[at]
    match.go_to(len(game.chosen))
    assert match.record() == game.record


@pytest.mark.parametrize("wish", [ALWAYS, NEVER])
@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_where_people_stop_goes_with_every_copy(table: Table, wish: str) -> None:
    match = table.new(1)
    for window in match.game.windows():
        match.stop(0, window.window, wish)
    wished = match.stops.words()
    for _ in zip(range(STOPS), steps(match, steady, 1), strict=False):
        placed = Match.at(match.position(), seed=3)
        copies = [placed, match.branch(seed=3), Match.replay(match.record())]
        assert [copy.digest() for copy in copies] == [match.digest()] * 3
        stops = [match.stops, match.run().state.stops, *[copy.stops for copy in copies]]
        assert [each.words() for each in stops] == [wished] * 5


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_view_can_be_torn_up_without_harm(table: Table) -> None:
    game = walk(table, curious, 2)
    match = game.match()
    for at in game.sample(10, seed=3):
        match.go_to(at)
        tear_up(match.view())
        tear_up(match.position())
        assert moment(match) == game.moments[at]
        match.go_to(at)
        assert moment(match) == game.moments[at]


def tear_up(document: Any) -> None:
    """Empties every table and list of a document."""
    inner = list(document.values()) if isinstance(document, dict) else list(document)
    for part in inner:
        if isinstance(part, dict | list):
            tear_up(part)
    document.clear()


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_view_is_plain_json(table: Table) -> None:
    game = walk(table, curious, 2)
    for at in game.sample(6, seed=4):
        view = game.match(at).view()
        assert json.loads(json.dumps(view)) == view
