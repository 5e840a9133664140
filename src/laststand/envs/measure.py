"""One measurement of an environment: `python -m laststand.envs.measure GAME SECONDS KIND`, whose
kind is `seats` (PettingZoo) or `team` (Gymnasium, many tables in one call). Prints JSON, as
`laststand.lab.measure` does of games and peers."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import numpy as np

import laststand.kernel.run as run_module
from laststand.envs import SeatsEnv, TeamVectorEnv
from laststand.lab.measure import build_of, repeat
from laststand.lab.peers import play_seats

TABLES_AT_ONCE = 64


def measure_seats(id: str, seconds: float) -> dict[str, Any]:
    """Decisions and games a second of random play through our PettingZoo environment."""
    env, luck = SeatsEnv(id), Random(1)
    repeat(seconds / 10, lambda seed: play_seats(env, seed, luck))
    return _environment(*repeat(seconds, lambda seed: play_seats(env, seed, luck)))


def measure_team(id: str, seconds: float) -> dict[str, Any]:
    """The same through Gymnasium, many tables in one call."""
    env = TeamVectorEnv(id, TABLES_AT_ONCE)
    luck = np.random.default_rng(1)
    look, _ = env.reset(seed=1)
    games = 0

    def step(number: int) -> int:
        nonlocal look, games
        actions = (luck.random(TABLES_AT_ONCE) * look["action_mask"].sum(axis=1)).astype(int)
        look, _rewards, over, _cut, _infos = env.step(actions)
        games += int(over.sum())
        return TABLES_AT_ONCE

    decisions, _, spent = repeat(seconds, step)
    return _environment(decisions, games, spent)


def _environment(decisions: int, games: int, spent: float) -> dict[str, Any]:
    return {
        "build": build_of(run_module),
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
    }


def main() -> None:
    game, seconds, kind = sys.argv[1:]
    measure = measure_seats if kind == "seats" else measure_team
    print(json.dumps(measure(game, float(seconds))))


if __name__ == "__main__":
    main()
