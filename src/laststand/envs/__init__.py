"""Environments to train on: Gymnasium (the team is the agent) and PettingZoo (each seat is one).

    import gymnasium, laststand.envs
    env = gymnasium.make("laststand/Bastion-v0", players=4, level="normal")
    env = laststand.envs.SeatsEnv("bastion", players=4)

Needs the extra `envs`; docs/envs.md lists the fields of the observations.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from laststand.envs.seats import SeatsEnv
from laststand.envs.table import Sheet, sheet_of
from laststand.envs.team import TeamEnv
from laststand.envs.vector import TeamVectorEnv

__all__ = ["SeatsEnv", "Sheet", "TeamEnv", "TeamVectorEnv", "sheet_of"]

IDS = {
    "stronghold": "laststand/Stronghold-v0",
    "bastion": "laststand/Bastion-v0",
    "spell": "laststand/Spell-v0",
}


def _register() -> None:
    for game, id in IDS.items():
        settings: dict[str, Any] = {"game": game}
        gymnasium.register(
            id,
            entry_point="laststand.envs.team:TeamEnv",
            vector_entry_point="laststand.envs.vector:TeamVectorEnv",
            kwargs=settings,
            disable_env_checker=True,
            order_enforce=False,
        )


_register()
