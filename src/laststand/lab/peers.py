"""Who is measured beside us: random play, and copies where the peer has any. Each is measured in a
process of its own, as our games are (`lab/measure.py`), and only where it is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

Measured = dict[str, Any]
Repeat = Callable[[float, Callable[[int], int]], tuple[int, int, float]]
"""Calls something until the time is over: the sum of what it returned, calls, seconds."""


def installed() -> list[str]:
    """The peers that can be measured here, by name."""
    return [name for name, (module, _) in PEERS.items() if find_spec(module) is not None]


def measure_peer(name: str, seconds: float, repeat: Repeat) -> Measured:
    return PEERS[name][1](seconds, repeat)


def _measured(play: tuple[int, int, float], copies: tuple[int, int, float] | None) -> Measured:
    decisions, games, spent = play
    found: Measured = {
        "build": "pure",
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
    }
    if copies is not None:
        _, count, copying = copies
        found["clones_per_second"] = count / copying
        found["clone_in_decisions"] = (copying / count) / (spent / decisions)
    return found


def _catanatron(seconds: float, repeat: Repeat) -> Measured:
    """Four random players of its own."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def game(_: int) -> int:
        played = Game([RandomPlayer(colour) for colour in colours])
        played.play()
        return len(played.state.actions)

    table = Game([RandomPlayer(colour) for colour in colours])

    def copy(_: int) -> int:
        table.copy()
        return 1

    return _measured(repeat(seconds, game), repeat(seconds / 4, copy))


def _open_spiel(seconds: float, repeat: Repeat) -> Measured:
    """Its hanabi, in C++, through its Python interface; the observation is asked for at every
    decision, as a learner would."""
    import pyspiel

    hanabi = pyspiel.load_game("hanabi")
    luck = random.Random(1)

    def play(state: Any, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.observation_tensor()
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    middle = hanabi.new_initial_state()
    play(middle, 20)

    def copy(_: int) -> int:
        middle.clone()
        return 1

    game = repeat(seconds, lambda _: play(hanabi.new_initial_state(), 10_000))
    return {**_measured(game, repeat(seconds / 4, copy)), "build": "C++"}


def _pettingzoo(seconds: float, repeat: Repeat) -> Measured:
    """Its hanabi as its own page hands it out. It has no copies."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5

        env = hanabi_v5.env()
    luck = random.Random(1)
    return _measured(repeat(seconds, lambda seed: play_seats(env, seed, luck)), None)


def play_seats(env: Any, seed: int, luck: random.Random) -> int:
    """A random game of any PettingZoo environment; how many decisions it had."""
    import numpy as np

    env.reset(seed=seed)
    decisions = 0
    for _ in env.agent_iter():
        look, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        possible = look["action_mask"].view(np.bool_).nonzero()[0]
        env.step(int(possible[int(luck.random() * len(possible))]))
        decisions += 1
    return decisions


PEERS: dict[str, tuple[str, Callable[[float, Repeat], Measured]]] = {
    "catanatron": ("catanatron", _catanatron),
    "OpenSpiel hanabi": ("pyspiel", _open_spiel),
    "PettingZoo hanabi": ("shimmy", _pettingzoo),
}
