"""The example that trains a player, briefly."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.cli.command import ROOT


def test_the_example_trains_a_player_and_compares_it_with_random() -> None:
    brief = ["--generations", "2", "--players", "3", "--games", "1", "--trials", "2"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train_stronghold.py"), *brief],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("generation ") == 2
    for name in ("trained", "random"):
        assert re.search(rf"^{name}: [\d.]+% won, [\d.]+ turns$", done.stdout, re.MULTILINE)
