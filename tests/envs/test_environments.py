"""The environments, by both libraries' own tests and by what the rules say."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import laststand.envs
from laststand import Match
from laststand.envs import IDS, SeatsEnv, TeamEnv, TeamVectorEnv, sheet_of
from laststand.envs.table import MORE, Table
from laststand.envs.team import ILLEGAL
from laststand.games.stronghold.state import Realm

TABLES = [
    (game, players)
    for game, most in (("stronghold", 2), ("bastion", 4), ("spell", 4))
    for players in range(1, most + 1)
]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)


def made(game: str, **settings: Any) -> Any:
    return gymnasium.make(IDS[game], **settings)


def quick(game: str) -> dict[str, Any]:
    """Options with which a game of The Last Spell is short."""
    return {"scenario": "introduction"} if game == "spell" else {}


@each_table
def test_gymnasiums_own_check_passes(game: str, players: int) -> None:
    check_env(made(game, players=players, **quick(game)).unwrapped, skip_render_check=True)


# It would rather have no dictionaries, which its own games with masks have too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@each_table
def test_pettingzoos_own_checks_pass(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(SeatsEnv(game, players=players, **quick(game)), num_cycles=60)
    seed_test(lambda: SeatsEnv(game, players=players, **quick(game)), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_a_pickled_environment_still_says_in_words_how_it_stands() -> None:
    environment = SeatsEnv("stronghold", render_mode="ansi")
    unpickled = pickle.loads(pickle.dumps(environment))
    unpickled.reset(seed=1)
    assert unpickled.render()


@each_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(
    game: str, players: int
) -> None:
    one, two, other = (played(game, players, seed) for seed in (5, 5, 6))
    assert one == two
    assert one != other


def played(game: str, players: int, seed: int) -> list[bytes]:
    env = made(game, players=players, **quick(game))
    look, info = env.reset(seed=seed)
    luck = np.random.default_rng(1)
    looks: list[bytes] = []
    over = False
    while not over and len(looks) < 80:
        looks.append(look["observation"].tobytes())
        assert look["action_mask"].sum() == len(info["actions"]) > 0
        look, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(look["action_mask"])))
        assert not cut
        assert reward == 0 or over
    return looks


def test_the_agent_plays_the_match_that_the_rules_play() -> None:
    """Every action is the option of its name, and the end is the match's."""
    env = made("stronghold", players=2)
    env.reset(seed=3)
    table: Table = env.unwrapped.table
    luck = np.random.default_rng(4)
    names: list[str] = []
    table.begin(99)
    while not table.is_over:
        action = int(luck.integers(table.count))
        names.append(table.names()[action])
        table.act(action)
    match = Match.new("stronghold", players=2, seed=99)
    for name in names:
        match.choose(name)
    assert match.outcome is not None
    assert table.result() == float(match.outcome.won)
    assert match.digest() != Match.new("stronghold", players=2, seed=99).digest()


def test_each_field_of_an_observation_says_what_lies_on_the_table() -> None:
    table = Table("stronghold", {"players": 2, "boss": "alrath", "level": "hard"})
    table.begin(7)
    seen, at = table.observe(0), sheet_of("stronghold").slices()
    view = table.game.view(table.run.state)
    assert list(seen[at["lux"]]) == [view["lux"]["fires"], view["lux"]["spaces"], 0]
    assert list(seen[at["boss"]]) == [0, view["boss"]["needed"]]
    assert seen[at["options"]][0] == table.count
    assert sum(len(place["enemies"]) for place in view["locations"]) == sum(
        card > 0 for place in range(5) for card in cards_at(seen[at["places"]], place)
    )


def test_an_observation_says_who_is_sheltered_and_that_time_is_frozen() -> None:
    table = Table("stronghold", {"players": 1})
    table.begin(7)
    state, at = table.run.state, sheet_of("stronghold").slices()["spared"]
    assert isinstance(state, Realm)
    assert list(table.observe(0)[at]) == [0, 0]
    state.party.shelters, state.land.is_frozen = 2, True
    assert list(table.observe(0)[at]) == [2, 1]


def cards_at(places: bytearray, place: int) -> list[int]:
    size = len(places) // 6
    return list(places[place * size + 7 : (place + 1) * size : 7])


@each_table
def test_an_observation_has_the_documented_length_all_the_way(game: str, players: int) -> None:
    table, luck = Table(game, {"players": players, **quick(game)}), np.random.default_rng(2)
    length = sheet_of(game).length
    assert length == sum(field.length for field in sheet_of(game).fields)
    for seed in range(2):
        table.begin(seed)
        while not table.is_over:
            assert len(table.observe(0)) == length
            assert -1.5 <= table.progress() <= 1.5
            table.act(int(luck.integers(table.count)))
        assert len(table.observe(0)) == length


def test_a_choice_with_more_options_than_actions_is_shown_in_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("bastion", {"players": 1})
    table.begin(1)
    every = list(table.names())
    assert len(every) == 4
    small = laststand.envs.Sheet(**{**vars(table.sheet), "actions": 3, "masks": np.tri(4, 3, -1)})
    monkeypatch.setattr(table, "sheet", small)
    assert table.names() == [*every[:2], MORE]
    table.act(2)
    assert table.names() == every[2:]
    assert table.count == 2
    table.act(1)
    first = Match.new("bastion", players=1, seed=1)
    first.choose(every[3])
    assert first.choice is not None
    assert table.run.choice is not None
    assert table.run.choice.notations() == first.choice.notations()


def test_what_the_mask_excludes_ends_the_game_with_a_penalty() -> None:
    env = made("stronghold")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(len(info["actions"]))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)


def test_shaped_rewards_add_up_to_the_result_less_the_potential_at_the_start() -> None:
    env = made("bastion", players=2, shaped=True)
    look, _ = env.reset(seed=2)
    start = env.unwrapped.table.progress()
    luck, total, over = np.random.default_rng(3), 0.0, False
    while not over:
        look, reward, over, _, _ = env.step(luck.choice(np.flatnonzero(look["action_mask"])))
        total += reward
    assert total == pytest.approx(env.unwrapped.table.result() - start)


def test_the_seats_share_the_reward_and_choose_when_the_rules_ask_them() -> None:
    env = SeatsEnv("bastion", players=3)
    env.reset(seed=4)
    luck, choosers = np.random.default_rng(1), set()
    for agent in env.agent_iter():
        look, reward, over, _, info = env.last()
        if over:
            assert reward == env.table.result()
            env.step(None)
            continue
        choice = env.table.run.choice
        assert choice is not None
        assert choice.seat is None or agent == f"seat_{choice.seat + 1}"
        assert len(info["actions"]) == look["action_mask"].sum()
        choosers.add(agent)
        env.step(luck.choice(np.flatnonzero(look["action_mask"])))
    assert choosers == {"seat_1", "seat_2", "seat_3"}
    assert env.agents == []


def test_who_does_not_choose_sees_the_table_and_no_action() -> None:
    env = SeatsEnv("stronghold", players=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    look = env.observe(other)
    assert look["action_mask"].sum() == 0
    assert look["observation"][0] == int(other[-1])
    assert (look["observation"][1:] == env.observe(env.agent_selection)["observation"][1:]).all()


def test_a_vector_steps_all_its_tables_and_begins_games_that_are_over_anew() -> None:
    env = gymnasium.make_vec(
        IDS["stronghold"], num_envs=5, vectorization_mode="vector_entry_point", level="legendary"
    )
    assert isinstance(env, TeamVectorEnv)
    look, _ = env.reset(seed=1)
    luck = np.random.default_rng(2)
    ended = np.zeros(5, dtype=int)
    over = np.zeros(5, dtype=bool)
    for _ in range(150):
        actions = (luck.random(5) * look["action_mask"].sum(axis=1)).astype(int)
        before = over
        look, rewards, over, cut, _ = env.step(actions)
        assert look in env.observation_space
        assert not (before & over).any()
        assert not rewards[before].any()
        assert not cut.any()
        ended += over
    assert (ended > 0).all()
    again, _ = env.reset(seed=1)
    same, _ = env.reset(seed=1)
    assert (again["observation"] == same["observation"]).all()


def test_a_wrong_option_is_refused_in_a_sentence() -> None:
    with pytest.raises(laststand.OptionsRefused, match="players cannot be '9', only one of"):
        made("bastion", players=9)


def test_each_table_of_a_vector_has_the_luck_of_its_own_seed() -> None:
    def course(seeds: list[int | None], number: int) -> list[int]:
        env = TeamVectorEnv("stronghold", 2)
        env.reset(seed=seeds)
        run = env.tables[number].run
        made: list[int] = []
        while run.choice is not None and len(made) < 300:
            made.append(len(run.choice.options))
            run.choose(0)
        return made

    assert course([1, 7], 1) == course([2, 7], 1) == course([7, 1], 0)
    alone = [TeamEnv("stronghold") for _ in range(2)]
    looks = [env.reset(seed=7 + number)[0]["observation"] for number, env in enumerate(alone)]
    vector, _ = TeamVectorEnv("stronghold", 2).reset(seed=7)
    assert (vector["observation"] == np.array(looks)).all()
    unseeded = [course([None, None], number) for number in (0, 1) for _ in range(3)]
    assert len({tuple(made) for made in unseeded}) > 1
    with pytest.raises(ValueError, match="3 seeds are not one for each of 2 games"):
        TeamVectorEnv("stronghold", 2).reset(seed=[1, 2, 3])


def test_whoever_does_what_is_not_possible_has_lost_until_the_next_reset() -> None:
    env = TeamEnv("stronghold")
    env.reset(seed=1)
    assert env.step(10**6)[1:3] == (ILLEGAL, True)
    assert env.step(0)[1:3] == (0.0, True)
    env.reset(seed=1)
    assert env.step(0)[1:3] == (0.0, False)


def test_a_vector_says_how_many_it_wants() -> None:
    env = TeamVectorEnv("stronghold", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="1 actions are not one for each of 2 games"):
        env.step([0])
    with pytest.raises(ValueError, match="at least one game is needed, not 0"):
        TeamVectorEnv("stronghold", 0)
