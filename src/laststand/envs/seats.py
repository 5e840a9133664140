"""Each seat an agent, for PettingZoo (AEC: they choose in turn)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from laststand.envs.table import Table
from laststand.envs.team import ILLEGAL, spaces_of, words


class SeatsEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A choice that is anybody's is given to the seat that chose last. The reward is the
    team's: every seat has it. An action that the mask excludes ends the game."""

    metadata = {  # noqa: RUF012  (PettingZoo's form)
        "render_modes": ["ansi"],
        "name": "laststand_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        shaped: bool = False,
        content: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, shaped=shaped, content=content, render_mode=render_mode, **options
        )
        self.table = Table(game, options, content)
        self.shaped = shaped
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.table.seats + 1)]
        self.agents: list[str] = []
        looks, acts = spaces_of(self.table.sheet)
        self._looks: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, looks)
        self._acts: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, acts)
        self._number = {agent: at for at, agent in enumerate(self.possible_agents, start=1)}
        self._nothing = self.table.sheet.masks[0]
        self._luck, _ = seeding.np_random(None)
        self._potential = 0.0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._looks[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.table.begin(int(self._luck.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potential = self.table.progress() if self.shaped else 0.0
        self.agent_selection = self.agents[0]
        self._give_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        chooses = agent == self.agent_selection
        seen = np.frombuffer(self.table.observe(self._number[agent]), np.uint8)
        return {
            "observation": seen,
            "action_mask": self.table.mask() if chooses else self._nothing.copy(),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not 0 <= action < self.table.count:
            self._end_illegally(agent)
            return
        self.table.act(int(action))
        if self.table.is_over:
            self._reward(self.table.result())
            self._end(agent)
        else:
            self._reward(0.0)
            self._give_turn()

    def _end(self, agent: str) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"actions": []}

    def _end_illegally(self, agent: str) -> None:
        """As PettingZoo's own wrapper does it: who chose the impossible pays."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._end(agent)
        self.infos[agent]["illegal"] = True

    def _reward(self, reward: float) -> None:
        if self.shaped:
            before = self._potential
            self._potential = 0.0 if self.table.is_over else self.table.progress()
            reward += self._potential - before
        if reward or self.rewards[self.agents[0]]:
            self.rewards = dict.fromkeys(self.agents, reward)
            self._accumulate_rewards()

    def _give_turn(self) -> None:
        choice = self.table.run.choice
        assert choice is not None
        if choice.seat is not None:
            self.agent_selection = self.possible_agents[choice.seat]
        self.infos[self.agent_selection] = {"actions": self.table.names()}

    def render(self) -> str | None:
        return words(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
