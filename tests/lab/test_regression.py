"""What each thing does to the win rate, against games whose truth is known."""

from __future__ import annotations

import numpy as np
import pytest

from laststand.lab.regression import Feature, effects

HEROES = ["anna", "bert", "cora", "dirk", "elsa"]


def rolled(
    games: int, worth: dict[str, float], team: int, seed: int = 3
) -> tuple[np.ndarray, list[Feature]]:
    """Teams dealt by lot, whose chance is a logistic sum of what their heroes are worth."""
    luck = np.random.default_rng(seed)
    there = np.zeros((games, len(worth)), dtype=bool)
    for game in range(games):
        there[game, luck.choice(len(worth), team, replace=False)] = True
    logits = there @ np.array(list(worth.values()))
    won = luck.random(games) < 1 / (1 + np.exp(-logits))
    return won, [Feature("heroes", name, there[:, at]) for at, name in enumerate(worth)]


def test_the_order_of_heroes_and_the_size_of_their_effects_are_found() -> None:
    worth = dict(zip(HEROES, [1.0, 0.5, 0.0, -0.5, -1.0], strict=True))
    found = effects(*rolled(6000, worth, 2))
    assert [effect.thing for effect in found] == HEROES
    for effect in found:
        assert effect.low < effect.difference < effect.high
        assert effect.high - effect.low < 0.1
    assert found[0].difference == pytest.approx(-found[-1].difference, abs=0.05)
    assert found[2].low < 0 < found[2].high
    # a hero worth 1 logit where another is worth 0, of two in a team of even chances
    assert 0.15 < found[0].difference < 0.25


def test_intervals_hold_what_they_promise() -> None:
    covered = 0
    for seed in range(40):
        found = effects(*rolled(400, dict.fromkeys(HEROES, 0.0), 2, seed))
        covered += sum(effect.low <= 0 <= effect.high for effect in found)
    assert 0.9 < covered / 200 < 0.99


def test_an_effect_is_adjusted_for_what_comes_along_with_the_thing() -> None:
    luck = np.random.default_rng(5)
    easy = luck.random(4000) < 0.5
    shield = luck.random(4000) < np.where(easy, 0.8, 0.2)  # dealt mostly where it is easy
    won = luck.random(4000) < np.where(easy, 0.8, 0.3)  # and good for nothing
    features = [
        Feature("level", "easy", easy),
        Feature("level", "hard", ~easy),
        Feature("weapons", "shield", shield),
    ]
    assert won[shield].mean() - won[~shield].mean() > 0.2
    effect = next(effect for effect in effects(won, features) if effect.thing == "shield")
    assert effect.low < 0 < effect.high
    assert abs(effect.difference) < 0.04


def test_a_thing_that_always_loses_has_a_finite_effect_within_the_possible() -> None:
    luck = np.random.default_rng(1)
    cursed = luck.random(500) < 0.3
    won = (luck.random(500) < 0.6) & ~cursed
    (effect,) = effects(won, [Feature("cards", "curse", cursed)])
    assert -0.75 < effect.low < effect.difference < effect.high < -0.3


def test_nothing_is_said_of_what_is_hardly_or_nearly_always_there() -> None:
    luck = np.random.default_rng(1)
    won = luck.random(200) < 0.5
    rare, common = np.zeros(200, dtype=bool), np.ones(200, dtype=bool)
    rare[:9], common[:9] = True, False
    assert effects(won, [Feature("x", "rare", rare), Feature("x", "common", common)]) == []


def test_games_that_are_all_won_say_nothing() -> None:
    there = np.arange(100) % 2 == 0
    assert effects(np.ones(100, dtype=bool), [Feature("x", "y", there)]) == []
