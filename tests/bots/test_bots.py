"""Bots: always a legal answer, and the same one again."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from laststand import OptionsRefused
from laststand.bots import BOTS, find_bot
from laststand.kernel.chance import Chance
from laststand.kernel.game import find_game
from laststand.kernel.run import Run

TABLES = list(product([1, 2], ["normal", "hard", "legendary"], ["deaths-bane", "draxis", "alrath"]))


def begun(seed: int, keeps: bool = False, game_id: str = "stronghold", **wishes: Any) -> Run:
    game = find_game(game_id)
    run = Run(game.new(game.settle(wishes), Chance.seeded(seed)), keeps)
    run.advance()
    return run


def answers(name: str, run: Run, seed: int, game_id: str = "stronghold") -> list[int]:
    """What a bot answers to the end of the game, each checked."""
    bot = find_bot(name, game_id, seed)
    given: list[int] = []
    while run.choice is not None:
        index = bot.choose(run)
        assert 0 <= index < len(run.choice.options)
        given.append(index)
        run.choose(index)
    assert run.outcome is not None
    return given


@pytest.mark.parametrize("seed", range(30))
def test_the_steward_always_answers_with_one_of_the_options(seed: int) -> None:
    players, level, boss = TABLES[seed % len(TABLES)]
    assert answers("steward", begun(seed, players=players, level=level, boss=boss), seed)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_steward_of_last_bastion_does_so_too(players: int) -> None:
    for seed in range(2):
        run = begun(seed, game_id="bastion", players=players)
        assert answers("steward", run, seed, game_id="bastion")


SPELL_TABLES = [(1, "introduction"), (4, "gildenberg"), (3, "lakeburg"), (2, "glenwald")]


@pytest.mark.parametrize(("players", "scenario"), SPELL_TABLES)
def test_the_steward_of_the_last_spell_does_so_too(players: int, scenario: str) -> None:
    run = begun(1, game_id="spell", players=players, scenario=scenario)
    assert answers("steward", run, 1, game_id="spell")


def test_looking_at_the_table_the_steward_changes_nothing_on_it() -> None:
    game = find_game("stronghold")
    run = begun(3, keeps=True, players=2)
    bot = find_bot("steward", "stronghold", 0)
    for _ in range(60):
        assert run.choice is not None
        before = game.write(run.state)
        options = run.choice.notations()
        index = bot.choose(run)
        assert game.write(run.state) == before
        assert run.choice.notations() == options
        run.choose(index)


def test_the_steward_answers_the_same_table_with_the_same_answer_whatever_the_seed() -> None:
    first = answers("steward", begun(8, level="legendary", boss="alrath"), seed=1)
    assert answers("steward", begun(8, level="legendary", boss="alrath"), seed=2) == first


@pytest.mark.parametrize("players", [1, 2])
def test_the_random_bot_is_reproducible_by_its_seed(players: int) -> None:
    first = answers("random", begun(8, players=players), seed=1)
    assert answers("random", begun(8, players=players), seed=1) == first
    assert answers("random", begun(8, players=players), seed=2) != first


def test_the_random_bot_gives_every_option_its_turn() -> None:
    run = begun(1, players=2)
    assert run.choice is not None
    options = len(run.choice.options)
    given = [find_bot("random", "stronghold", seed).choose(run) for seed in range(50 * options)]
    counts = [given.count(index) for index in range(options)]
    assert all(25 <= count <= 80 for count in counts), counts


def test_there_are_a_random_bot_a_steward_and_a_sage() -> None:
    assert BOTS == ["random", "steward", "sage"]


def test_a_game_without_a_steward_says_which_have_one() -> None:
    with pytest.raises(OptionsRefused, match="there is no steward for 'chess', only for: strong"):
        find_bot("steward", "chess", 0)


@pytest.mark.parametrize(
    "name", ["", "nobody", "Steward", "sage:0", "sage:x", "sage:-1s", "sage:9999999", "random:3"]
)
def test_a_bot_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(OptionsRefused, match=r"random, steward, sage, .* sage:200 or sage:2s"):
        find_bot(name, "stronghold", 1)
