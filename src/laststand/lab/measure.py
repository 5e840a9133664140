"""One measurement in a process of its own: `python -m laststand.lab.measure GAME SECONDS [BOT]`.

Prints JSON. Without a bot, random playouts and clones are measured; the name of a peer measures
the peer instead. Our environments are measured by `laststand.envs.measure`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any


def repeat(seconds: float, once: Callable[[int], int]) -> tuple[int, int, float]:
    """Calls `once` with 0, 1, 2, … until the time is over: what it returned in sum, how often
    it was called, and the seconds that this took."""
    total = count = 0
    started = time.process_time()
    while True:
        total += once(count)
        count += 1
        spent = time.process_time() - started
        if spent >= seconds:
            return total, count, spent


def measure_game(id: str, seconds: float) -> dict[str, Any]:
    """Decisions and games a second of random playouts, and clones a second at every decision
    of some random games, in the middle of steps too."""
    import laststand.kernel.run as run_module
    from laststand.kernel.chance import Chance, Stream
    from laststand.kernel.game import find_game
    from laststand.kernel.run import Run

    game = find_game(id)
    options = game.settle({})
    luck = Stream.seeded(1, 0)

    def playout(seed: int) -> int:
        run = Run(game.new(options, Chance.seeded(seed)), keeps=False)
        run.advance()
        return run.play_out(luck)

    repeat(seconds / 10, playout)
    decisions, games, spent = repeat(seconds, playout)

    moments: list[Run] = []
    for seed in range(20):
        run = Run(game.new(options, Chance.seeded(seed)))
        run.advance()
        while run.choice is not None and len(moments) < 50 * (seed + 1):
            moments.append(run.clone())
            run.choose(luck.below(len(run.choice.options)))

    def clones(_: int) -> int:
        for moment in moments:
            moment.clone(keeps=False)
        return len(moments)

    cloned, _, cloning = repeat(seconds / 2, clones)
    return {
        "build": build_of(run_module),
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "clones_per_second": cloned / cloning,
        "clone_in_decisions": (cloning / cloned) / (spent / decisions),
    }


def measure_bot(id: str, name: str, seconds: float) -> dict[str, Any]:
    """Decisions and games a second when a bot decides everything, the rules included."""
    import laststand.bots.steward as bot_module
    from laststand.bots import find_bot
    from laststand.kernel.chance import Chance
    from laststand.kernel.game import find_game
    from laststand.kernel.run import Run
    from laststand.lab.simulation import play_to_end

    game = find_game(id)
    options = game.settle({})

    def play(seed: int) -> int:
        bot = find_bot(name, id, seed)
        run = Run(game.new(options, Chance.seeded(seed)), keeps=bot.looks_ahead)
        return play_to_end(run, bot.choose, f"{id} with seed {seed}")

    decisions, games, spent = repeat(seconds, play)
    return {
        "build": build_of(bot_module),
        "bot": name,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
    }


def build_of(module: ModuleType) -> str:
    return "pure" if str(module.__file__).endswith(".py") else "compiled"


def main() -> None:
    from laststand.lab.peers import PEERS, measure_peer

    name, seconds = sys.argv[1], float(sys.argv[2])
    if name in PEERS:
        measured = measure_peer(name, seconds, repeat)
    elif len(sys.argv) > 3:
        measured = measure_bot(name, sys.argv[3], seconds)
    else:
        measured = measure_game(name, seconds)
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
