"""The sage: the same answers for a seed and a number of playouts, within its time, whatever is
asked, and nothing of the match it looks at changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from laststand import Match
from laststand.bots import Judgment, Weighed, find_sage, find_steward
from laststand.bots.sage import is_plain, still_open
from laststand.bots.value import INSIGHTS, WEIGHTS, find_value
from laststand.kernel.chance import Chance
from laststand.kernel.game import find_game
from laststand.kernel.run import Run
from laststand.lab.training import SETTINGS

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("stronghold", {"players": 2, "level": "hard", "boss": "draxis"}),
    ("bastion", {"players": 3, "heroes": "random"}),
    ("spell", {"players": 2, "scenario": "gildenberg"}),
]
EVERY = 23


def moments(game: str, options: dict[str, Any], most: int = 140) -> list[Match]:
    """Some decisions of a steward's game, each a match of its own."""
    match = Match.new(game, seed=11, **options)
    steward = find_steward(game)
    found: list[Match] = []
    while match.choice is not None and len(match) < most:
        if len(match) % EVERY == 0:
            found.append(match.as_of(len(match)))
        match.choose(steward.choose(match.run(keeps=True)))
    return found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_seed_and_number_of_playouts_give_the_same_answer(
    game: str, options: dict[str, Any]
) -> None:
    for match in moments(game, options):
        first = find_sage(game, 4, playouts=8).choose(match.run(keeps=True))
        assert find_sage(game, 4, playouts=8).choose(match.run(keeps=True)) == first


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_thinking_changes_nothing_in_the_match(game: str, options: dict[str, Any]) -> None:
    for match in moments(game, options):
        run = match.run(keeps=True)
        before = match.digest(), find_game(game).write(run.state)
        find_sage(game, 4, playouts=8).choose(run)
        assert (match.digest(), find_game(game).write(run.state)) == before


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_luck_will_bring_makes_no_difference_to_the_answer(
    game: str, options: dict[str, Any]
) -> None:
    """A sage sees a position: two tables that stand alike get the same answer, whatever the dice
    and cards to come would be."""
    for match in moments(game, options):
        one, two = match.run(keeps=True), match.run(keeps=True)
        one.reseed(1)
        two.reseed(2)
        answers = [find_sage(game, 9, playouts=8).choose(run) for run in (one, two)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_question_of_a_game_is_answered(game: str, options: dict[str, Any]) -> None:
    """Each kind of question a few times, the rest of the game by the steward."""
    found = find_game(game)
    run = Run(found.new(found.settle(options), Chance.seeded(3)), keeps=True)
    sage, steward = find_sage(game, 3, playouts=1), find_steward(game)
    answered: Counter[str] = Counter()
    run.advance()
    while run.choice is not None:
        answered[run.choice.ask] += 1
        is_asked = answered[run.choice.ask] <= 3
        index = (sage if is_asked else steward).choose(run)
        assert 0 <= index < len(run.choice.options)
        run.choose(index)
    assert run.outcome is not None


def test_with_seconds_a_sage_stops_when_they_are_over() -> None:
    match = moments("bastion", TABLES[1][1])[5]
    run = match.run(keeps=True)
    sage = find_sage("bastion", 1, playouts=10**9, seconds=0.05)
    seen = sage.weigh(run, sage.steward.rank(run))
    assert 0 < len(seen[0].worths) < 10**6


def test_without_time_a_sage_plays_each_option_once() -> None:
    sage = find_sage("bastion", 1, playouts=10**9, seconds=0.0)
    runs = [match.run(keeps=True) for match in moments("bastion", TABLES[1][1])]
    several = [run for run in runs if len(sage.steward.rank(run)) > 1]
    for run in several[:3]:
        seen = sage.weigh(run, sage.steward.rank(run))
        assert len(seen) > 1
        assert {len(option.worths) for option in seen} == {1}
    assert several


def test_an_option_that_is_no_better_does_not_replace_the_stewards() -> None:
    sage = find_sage("stronghold", 1)
    steward, other = Weighed(Judgment(3, 2.0, "")), Weighed(Judgment(1, 1.0, ""))
    steward.worths, other.worths = [0.4, 0.6, 0.5, 0.5], [0.6, 0.5, 0.4, 0.52]
    assert sage.prefer([steward, other]) is steward
    other.worths = [0.5, 0.7, 0.62, 0.6]
    assert sage.prefer([steward, other]) is other


def weighed(index: int, *worths: float) -> Weighed:
    option = Weighed(Judgment(index, 0.0, ""))
    option.worths = list(worths)
    return option


def test_what_is_clearly_worse_is_given_up_and_what_may_be_best_is_not() -> None:
    steward = weighed(0, 0.5, 0.6, 0.4)
    worse = weighed(1, 0.4, 0.5, 0.3)
    same = weighed(2, 0.5, 0.6, 0.4)
    open_still = weighed(3, 0.6, 0.5, 0.45)
    every = [steward, worse, same, open_still]
    assert still_open(every, kept=1, best=1) == [steward, open_still]
    assert still_open(every, kept=2, best=1) == [steward, worse, open_still]
    assert still_open(every, kept=1, best=3) == [steward, same, open_still]


def test_it_is_plain_which_is_best_when_more_playouts_would_say_the_same() -> None:
    steward = weighed(0, 0.5, 0.6, 0.4, 0.5, 0.6, 0.4)
    better = weighed(1, 0.6, 0.7, 0.5, 0.6, 0.7, 0.5)
    doubtful = weighed(2, 0.9, 0.3, 0.5, 0.9, 0.3, 0.4)
    assert is_plain([steward])
    assert is_plain([steward, better])
    assert not is_plain([steward, doubtful])
    for option in (steward, better):
        del option.worths[3:]
    assert not is_plain([steward, better])


@pytest.mark.parametrize(("game", "options"), TABLES[:2])
def test_playouts_are_spared_where_it_is_plain_and_never_more_than_asked_for(
    game: str, options: dict[str, Any]
) -> None:
    spent: list[int] = []
    for match in moments(game, options):
        run = match.run(keeps=True)
        sage = find_sage(game, 4, playouts=48)
        if sage.value.insight.is_laid(run.state):
            options_seen = sage.weigh(run, sage.steward.rank(run))
            spent.append(sum(len(option.worths) for option in options_seen))
    assert max(spent) <= 48
    assert min(spent) < 24


@pytest.mark.parametrize("game", list(INSIGHTS))
def test_features_have_a_name_of_their_own_and_a_number_each(game: str) -> None:
    insight = INSIGHTS[game]
    names = [feature.name for feature in insight.features]
    assert len(set(names)) == len(names)
    assert all(feature.text for feature in insight.features)
    for options in next(iter(SETTINGS[game].values()))[:2]:
        match = Match.new(game, seed=2, **options)  # type: ignore[arg-type]
        assert len(insight.look(match.state)) == len(names)


@pytest.mark.parametrize("game", list(SETTINGS))
def test_every_setting_has_its_weights(game: str) -> None:
    for setting, tables in SETTINGS[game].items():
        match = Match.new(game, seed=2, **tables[0])  # type: ignore[arg-type]
        assert INSIGHTS[game].setting(match.state) == setting
        assert (WEIGHTS / f"{setting}.toml").exists()
        assert 0.0 < find_value(game).chance(match.state) < 1.0
