"""The example that trains a player, briefly."""

from __future__ import annotations

import re
import subprocess
import sys
from runpy import run_path

import numpy as np

from tests.cli.command import ROOT

EXAMPLE = ROOT / "examples" / "train_stronghold.py"


def test_the_example_trains_a_player_and_compares_it_with_random() -> None:
    brief = ["--generations", "2", "--players", "3", "--games", "1", "--trials", "2"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *brief],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("generation ") == 2
    for name in ("trained", "random"):
        assert re.search(rf"^{name}: [\d.]+% won, [\d.]+ turns$", done.stdout, re.MULTILINE)
    assert re.search(r": better in \d games, worse in \d of 2 \(p = ", done.stdout)


def test_a_game_that_is_won_is_better_and_of_lost_ones_the_longer() -> None:
    example = run_path(str(EXAMPLE))
    trained = np.array([[1, 5], [0, 9], [0, 9], [0, 3], *[[0, 9]] * 10], dtype=float)
    by_chance = np.array([[0, 8], [0, 4], [0, 9], [0, 4], *[[0, 2]] * 10], dtype=float)
    told = example["verdict"](trained, by_chance)
    assert told.startswith("It beats random: better in 12 games, worse in 1 of 14 (p = 0.0017);")
    assert example["verdict"](by_chance, trained).startswith("That may be chance: better in 1")
