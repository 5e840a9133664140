"""Trains a small player of The Last Stronghold that beats `random`, with numpy alone.

    python examples/train_stronghold.py

The player weighs each option by a sum over what it is and where it leads: its verb; where it goes,
how many enemies stand there, how soon their time is up and how much they need; and whether the
dice as they lie would defeat somebody. The weights are found by the cross-entropy method: players
are drawn around a mean, each plays the same games, and the mean moves to the best fifth. Needs
`pip install 'laststand[envs]'` and a minute or two of one core.

At the end it and `random` play the same games, which neither has seen. The better of two games is
the one that is won, of two lost ones the one in which the party held out for more turns; the
example says in how many games the trained player was the better, and whether that can be chance.
"""

from __future__ import annotations

import argparse
from math import comb
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import laststand.envs

Floats = NDArray[np.float64]

FIELDS = laststand.envs.sheet_of("stronghold").slices()
STAR = 4
VERBS = [
    *("draw", "stay", "move", "roll", "keep", "reroll", "defeat", "chest", "catapult", "done"),
    *("end", "hero", "artifact", "buy", "dice", "turn", "heal", "token", "smite", "attack"),
]
PLACES = ["A", "B", "C", "D", "E", "Lux"]
ABOUT_PLACES = ["enemies", "due", "easy", "chests", "corruption"]
ABOUT_DICE = ["somebody could be defeated and is not", "dice rolled again", "enemies to roll for"]
FEATURES = len(VERBS) + len(ABOUT_PLACES) + len(ABOUT_DICE) + 1
ELITE = 0.2


class Table:
    """What the player looks at, read from the named fields of an observation."""

    def __init__(self, look: NDArray[np.uint8]) -> None:
        numbers = look.astype(int)
        self.rows = numbers[FIELDS["places"]].reshape(6, -1)
        self.here = numbers[FIELDS["pawns"]][numbers[FIELDS["active"]][0]] - 1
        dice = numbers[FIELDS["dice"]].reshape(-1, 2)
        self.faces = [face - 1 for face, spent in dice if face and not spent]

    def enemies(self, place: int) -> NDArray[np.int64]:
        """A row for each: card, timer, needs by icon, whether a star serves for any."""
        every = self.rows[place, 7:].reshape(-1, 7)
        return every[every[:, 0] > 0]

    def about(self, place: int) -> list[float]:
        enemies = self.enemies(place)
        due = (enemies[:, 1] > 0) & (enemies[:, 1] <= 2)
        easy = enemies[:, 2:6].sum(axis=1) <= 2
        row = self.rows[place]
        return [len(enemies) / 3, due.sum() / 2, easy.sum() / 2, row[2], row[0] / 5]

    def can_defeat(self) -> bool:
        """Whether the dice as they lie pay for an enemy at the pawn's place."""
        icons = [self.faces.count(icon) for icon in range(4)]
        for enemy in self.enemies(self.here):
            missing = sum(max(0, need - icons[at]) for at, need in enumerate(enemy[2:6]))
            if missing <= (self.faces.count(STAR) if enemy[6] else 0):
                return True
        return False


def describe(look: NDArray[np.uint8], options: list[str]) -> Floats:
    """A row of features for each option."""
    table = Table(look)
    rows = np.zeros((len(options), FEATURES))
    places, dice = len(VERBS), len(VERBS) + len(ABOUT_PLACES)
    for row, option in zip(rows, options, strict=True):
        verb, *things = option.split()
        row[VERBS.index(verb) if verb in VERBS else -1] = 1
        if verb in ("move", "stay"):
            row[places:dice] = table.about(PLACES.index(things[0]) if things else table.here)
        elif verb in ("reroll", "token"):
            row[dice : dice + 2] = table.can_defeat(), len(things) / 3
        elif verb == "roll":
            row[dice + 2] = len(table.enemies(table.here)) / 3
    return rows


def play(env: Any, weights: Floats, seed: int) -> tuple[float, float]:
    """One game with the option of the highest weight: won or not, and how many turns it took."""
    look, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        scores = describe(look["observation"], info["actions"]) @ weights
        look, reward, over, _, info = env.step(int(scores.argmax()))
    return reward, float(look["observation"][FIELDS["turn"]][0])


def play_at_random(env: Any, seed: int, luck: np.random.Generator) -> tuple[float, float]:
    look, _ = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        look, reward, over, _, _ = env.step(luck.choice(np.flatnonzero(look["action_mask"])))
    return reward, float(look["observation"][FIELDS["turn"]][0])


def fitness(env: Any, weights: Floats, seeds: range) -> float:
    """Turns held out, a game that is won counting as fifty more."""
    games = [play(env, weights, seed) for seed in seeds]
    return float(np.mean([turns + 50 * won for won, turns in games]))


def train(
    env: Any, generations: int, players: int, games: int, luck: np.random.Generator
) -> Floats:
    mean, spread = np.zeros(FEATURES), np.ones(FEATURES)
    for generation in range(generations):
        seeds = range(generation * games, (generation + 1) * games)
        drawn = mean + spread * luck.standard_normal((players, FEATURES))
        worth = np.array([fitness(env, weights, seeds) for weights in drawn])
        best = drawn[np.argsort(worth)[-max(2, int(ELITE * players)) :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.3
        print(f"generation {generation + 1}: best {worth.max():.1f}, mean {worth.mean():.1f}")
    return mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--games", type=int, default=10, help="of each player in a generation")
    parser.add_argument("--trials", type=int, default=200, help="games of the comparison")
    wanted = parser.parse_args()
    luck = np.random.default_rng(1)
    env = gymnasium.make("laststand/Stronghold-v0")
    weights = train(env, wanted.generations, wanted.players, wanted.games, luck)
    seeds = range(1_000_000, 1_000_000 + wanted.trials)
    results = {
        "trained": np.array([play(env, weights, seed) for seed in seeds]),
        "random": np.array([play_at_random(env, seed, luck) for seed in seeds]),
    }
    for name, games in results.items():
        won, turns = games.mean(axis=0)
        print(f"{name}: {won:.1%} won, {turns:.1f} turns")
    print(verdict(results["trained"], results["random"]))


def verdict(trained: Floats, by_chance: Floats) -> str:
    """Who was the better, game by game, and the sign test of it."""
    won, turns = (trained - by_chance).T
    difference = np.where(won != 0, won, turns)
    better, worse = int((difference > 0).sum()), int((difference < 0).sum())
    p = sum(comb(better + worse, more) for more in range(better, better + worse + 1))
    p /= 2 ** (better + worse)
    held = turns.mean()
    margin = 1.96 * turns.std(ddof=1) / np.sqrt(len(turns))
    words = "It beats random" if p < 0.01 else "That may be chance"
    return (
        f"{words}: better in {better} games, worse in {worse} of {len(turns)} (p = {p:.2g}); "
        f"{held:+.1f} turns ({held - margin:+.1f} to {held + margin:+.1f})"
    )


if __name__ == "__main__":
    main()
