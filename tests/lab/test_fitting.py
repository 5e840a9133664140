"""The line through the features: its chances hold in games that it was not fitted to, and where it
knows little it says little."""

from __future__ import annotations

import numpy as np

from laststand.lab.fitting import (
    Numbers,
    Whole,
    area_under_curve,
    chances_of,
    fit_chain,
    fit_line,
    fit_reading,
    fit_tried,
    try_reading,
)

TURNS = 4


def invented(games: int, noise: int) -> tuple[Numbers, Numbers, Whole]:
    """Games of some turns each: two features that tell how a game ends, and some that do not."""
    luck = np.random.default_rng(7)
    told = luck.normal(size=(games, 2))
    ends = (luck.random(games) < chances_of(told @ np.array([1.0, -0.5]))).astype(float)
    features = np.repeat(np.hstack([told, luck.normal(size=(games, noise))]), TURNS, axis=0)
    return features, np.repeat(ends, TURNS), np.repeat(np.arange(games), TURNS)


def test_a_line_finds_what_tells_and_its_chances_hold() -> None:
    line, tried = fit_tried(*invented(6000, 3))
    assert abs(line.weights[0] - 1.0) < 0.1
    assert abs(line.weights[1] + 0.5) < 0.1
    assert max(abs(weight) for weight in line.weights[2:]) < 0.1
    assert tried.error < 0.03
    assert tried.auc > 0.7


def walks(games: int, noise: int) -> tuple[Numbers, Numbers, Whole]:
    """Games that are won or lost when a walker who starts in the middle has come four steps up or
    down; beside his place things are seen that mean nothing."""
    luck = np.random.default_rng(11)
    seen: list[Numbers] = []
    won: list[float] = []
    of: list[int] = []
    for game in range(games):
        place, begun = 0, len(seen)
        while abs(place) < 4:
            seen.append(np.append(place, luck.normal(size=noise)))
            place += 1 if luck.random() < 0.5 else -1
        won += [float(place > 0)] * (len(seen) - begun)
        of += [game] * (len(seen) - begun)
    return np.array(seen), np.array(won), np.array(of)


def test_tables_that_teach_each_other_are_misled_less_by_what_means_nothing() -> None:
    features, won, games = walks(150, 12)
    alone = np.array(fit_line(features, won, 1.0).weights)
    chained = np.array(fit_chain(features, won, games, 1.0).weights)
    assert 0.3 < chained[0] < 0.8
    assert np.abs(chained[1:]).mean() < 0.75 * np.abs(alone[1:]).mean()


def test_no_game_is_tried_by_a_line_that_knew_it() -> None:
    """With as many features as games, a line knows every game it was fitted to by heart."""
    luck = np.random.default_rng(3)
    features = np.repeat(np.eye(60), TURNS, axis=0)
    won = np.repeat((luck.random(60) < 0.5).astype(float), TURNS)
    _, tried = fit_tried(features, won, np.repeat(np.arange(60), TURNS))
    assert tried.auc < 0.65


def test_where_features_say_nothing_the_line_says_how_often_games_are_won() -> None:
    features, won, games = invented(80, 40)
    line, tried = fit_tried(features[:, 2:], won, games)
    lines = line.lines(features[:, 2:])
    assert lines.max() - lines.min() < 2.0
    assert abs(float(chances_of(lines).mean()) - won.mean()) < 0.05
    assert tried.error < 0.15


def test_what_is_likelier_stays_likelier() -> None:
    lines = np.array([-1.0, -0.5, 0.5, 1.0] * 20)
    slope, shift = fit_reading(lines, np.array([1.0, 1.0, 0.0, 1.0] * 20))
    assert slope == 0.0
    assert abs(float(chances_of(np.array([shift]))[0]) - 0.75) < 0.01


def test_log_odds_that_are_too_bold_are_read_less_so() -> None:
    features, won, games = invented(2000, 0)
    lines = features @ np.array([1.0, -0.5])
    assert try_reading(3.0 * lines + 1.0, won, games).error < 0.03


def test_chances_that_are_alike_tell_nothing_in_whatever_order_they_stand() -> None:
    alike = np.full(8, 0.5)
    assert area_under_curve(alike, np.array([0.0] * 4 + [1.0] * 4)) == 0.5
    assert area_under_curve(alike, np.array([1.0] * 4 + [0.0] * 4)) == 0.5
    assert area_under_curve(np.array([0.2, 0.5, 0.5, 0.9]), np.array([0.0, 0.0, 1.0, 1.0])) == 0.875
