"""The team as one agent, for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from laststand.envs.table import Bytes, Mask, Sheet, Table

Observation = dict[str, Any]
ILLEGAL = -1.0
"""The reward of an action that the mask excludes: it ends the game."""


def spaces_of(sheet: Sheet) -> tuple[spaces.Dict, spaces.Discrete]:
    looks = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (sheet.length,), np.uint8),
            "action_mask": spaces.Box(0, 1, (sheet.actions,), np.int8),
        }
    )
    return looks, spaces.Discrete(sheet.actions)


class TeamEnv(gymnasium.Env[Observation, np.int64]):
    """One game; every choice of every seat is the agent's. `options` are the game's table
    options; `shaped` rewards progress too, as a difference of potentials."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's form)

    def __init__(
        self,
        game: str,
        *,
        shaped: bool = False,
        content: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, options, content)
        self.shaped = shaped
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.table.sheet)
        self._potential = 0.0
        self._is_lost = False
        """By an action that was not possible."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(2**63)))
        self._is_lost = False
        self._potential = self.table.progress() if self.shaped else 0.0
        return self._look(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if self._is_lost:
            return self._look(), 0.0, True, False, self._info()
        if not 0 <= action < table.count:
            self._is_lost = True
            return self._look(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        table.act(int(action))
        reward = table.result()
        if self.shaped:
            before, self._potential = self._potential, 0.0 if table.is_over else table.progress()
            reward += self._potential - before
        return self._look(), reward, table.is_over, False, self._info()

    def _look(self) -> Observation:
        seen: Bytes = np.frombuffer(self.table.observe(0), np.uint8)
        mask: Mask = self.table.mask()
        return {"observation": seen, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"actions": self.table.names()}

    def action_masks(self) -> Mask:
        """The mask alone, under the name by which maskable learners ask for it."""
        return self.table.mask()

    def render(self) -> str | None:
        return words(self.table) if self.render_mode == "ansi" else None


def words(table: Table) -> str:
    """The present choice in words."""
    run = table.run
    if run.choice is None:
        assert run.outcome is not None
        return table.game.words.outcome(run.outcome)
    return f"{table.game.words.ask(run.choice)} {', '.join(table.names())}"
