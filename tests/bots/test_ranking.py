"""What stewards think of every option: the first of the ranking is what they choose."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laststand import Match
from laststand.bots import find_steward
from laststand.kernel.game import find_game
from laststand.kernel.run import Run

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("stronghold", {"players": 2, "level": "hard", "boss": "draxis"}),
    ("bastion", {"players": 2}),
    ("spell", {"players": 2, "scenario": "gildenberg"}),
]
EVERY = 7


def moments(game: str, options: dict[str, Any]) -> list[Run]:
    """Some decisions of a steward's game, each a run of its own."""
    match = Match.new(game, seed=5, **options)
    steward = find_steward(game)
    found: list[Run] = []
    while match.choice is not None and len(match) < 250:
        run = match.run(keeps=True)
        if len(match) % EVERY == 0 and len(match.choice.options) > 1:
            found.append(run)
        match.choose(steward.choose(run))
    return found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_ranking_has_every_option_once_and_the_choice_first(
    game: str, options: dict[str, Any]
) -> None:
    for run in moments(game, options):
        assert run.choice is not None
        ranked = find_steward(game).rank(run)
        assert sorted(judged.index for judged in ranked) == list(range(len(run.choice.options)))
        scores = [judged.score for judged in ranked]
        assert scores == sorted(scores, reverse=True)
        assert ranked[0].index == find_steward(game).choose(run)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_judgment_names_its_reason_and_its_facts_can_be_told(
    game: str, options: dict[str, Any]
) -> None:
    reasons: set[str] = set()
    for run in moments(game, options):
        for judged in find_steward(game).rank(run):
            assert judged.why == judged.why.lower().replace(" ", "-") != ""
            json.dumps(judged.facts)
            reasons.add(judged.why)
    assert len(reasons) > 5


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_looking_at_a_table_a_steward_changes_nothing_on_it(
    game: str, options: dict[str, Any]
) -> None:
    for run in moments(game, options):
        before = find_game(game).write(run.state)
        find_steward(game).rank(run)
        assert find_game(game).write(run.state) == before


def test_the_reason_for_an_attack_says_whom_it_is_to_hit_and_how_likely() -> None:
    found = []
    for run in moments("spell", TABLES[2][1]):
        best = find_steward("spell").rank(run)[0]
        if best.why in ("best-attack", "leads-to-attack") and "monster" in best.facts:
            found.append(best)
    assert found
    for judged in found:
        percent = judged.facts["percent"]
        assert isinstance(percent, int)
        assert 0 < percent <= 100
        assert {"attack", "from", "spot"} <= judged.facts.keys()
