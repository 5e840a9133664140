"""The coach: chances with their range, the best options with a reason, luck that is nothing on
average, and an analysis that leaves the match alone."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Any

import pytest

from laststand import Match
from laststand.bots import find_steward
from laststand.bots.analysis import analyse, look_at
from laststand.bots.coach import Coach
from laststand.bots.luck import luck_of
from laststand.bots.value import INSIGHTS, find_value
from laststand.kernel.game import find_game
from laststand.kernel.run import Run
from tests.bots.test_sage import TABLES, moments


def played(game: str, options: dict[str, Any], seed: int, most: int = 10**6) -> Match:
    match = Match.new(game, seed=seed, **options)
    steward = find_steward(game)
    while match.choice is not None and len(match) < most:
        match.choose(steward.choose(match.run(keeps=True)))
    return match


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_hints_are_options_the_best_first_with_reasons_that_have_words(
    game: str, options: dict[str, Any]
) -> None:
    words = find_game(game).words
    for match in moments(game, options, most=70):
        assert match.choice is not None
        advice = Coach(game, 3, playouts=8).advise(match)
        assert 1 <= len(advice.hints) <= 3
        assert advice.hints[0].behind == 0.0
        for hint in advice.hints:
            assert hint.notation in match.choice.notations()
            assert words.sentence("advice", hint.judgment.why, hint.judgment.facts) != (
                hint.judgment.why
            )
            for theme in hint.themes:
                assert theme in words.sections["theme"]
        json.dumps(advice.as_dict())


@pytest.mark.parametrize("game", list(INSIGHTS))
def test_every_theme_of_a_feature_has_its_words(game: str) -> None:
    said = find_game(game).words.sections["theme"]
    assert {feature.theme for feature in INSIGHTS[game].features} - {""} == set(said)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_position_gets_the_same_advice_whatever_luck_is_to_come(
    game: str, options: dict[str, Any]
) -> None:
    match = moments(game, options, most=60)[-1]
    said = [
        Coach(game, 7, playouts=8).advise(Match.at(match.position(), seed=seed)).as_dict()
        for seed in (1, 2)
    ]
    assert said[0] == said[1]


def test_a_chance_lies_in_its_range_and_a_game_that_is_over_is_certain() -> None:
    game, options = TABLES[0]
    match = played(game, options, 3)
    assert match.outcome is not None
    standing = Coach(game, 1, playouts=8).standing(match)
    won = 1.0 if match.outcome.won else 0.0
    assert (standing.steward.low, standing.steward.high) == (won, won)
    open_match = match.as_of(len(match) // 2)
    chance = Coach(game, 1, playouts=8).standing(open_match).steward
    assert 0.0 <= chance.low <= chance.chance <= chance.high <= 1.0


def lucks(match: Match) -> list[float]:
    """What each die and card of a match was worth beyond its mean."""
    value = find_value(match.game.id)
    found: list[float] = []
    history = match.history
    for before, after in pairwise(history):
        run = Run.resume(before.moment)
        index = None if run.choice is None else run.choice.find(before.chosen)
        if index is not None and value.insight.is_laid(run.state):
            found += [event.luck for event in luck_of(value, before.moment, index, after.heard)]
    return found


def test_luck_is_nothing_on_average() -> None:
    """Over all dice and cards of some games, within two and a half standard errors; the bench
    measures hundreds of games."""
    game, options = TABLES[0]
    found = [luck for seed in range(4) for luck in lucks(played(game, options, seed))]
    mean = sum(found) / len(found)
    spread = sum((luck - mean) ** 2 for luck in found) / (len(found) - 1)
    assert len(found) > 500
    assert any(luck > 0 for luck in found)
    assert abs(mean) < 2.5 * math.sqrt(spread / len(found))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_an_analysis_leaves_the_match_as_it_was_and_has_every_moment(
    game: str, options: dict[str, Any]
) -> None:
    match = played(game, options, 5, most=30)
    before, length = match.digest(), len(match)
    analysis = analyse(match, playouts=2)
    assert (match.digest(), len(match)) == (before, length)
    assert [moment.number for moment in analysis.moments] == list(range(length + 1))
    assert [m.chosen for m in analysis.moments] == [d.chosen for d in match.history]
    assert json.loads(json.dumps(analysis.as_dict()))["format"] == "laststand-analysis 1"


def test_an_analysis_in_parts_is_the_same_as_at_once() -> None:
    game, options = TABLES[0]
    match = played(game, options, 5, most=24)
    whole = [moment.as_dict() for moment in analyse(match, seed=2, playouts=4).moments]
    parts = [m for first in (0, 7, 14, 21) for m in look_at(match, range(first, first + 7), 2, 4)]
    assert [moment.as_dict() for moment in parts] == whole
