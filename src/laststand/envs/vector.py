"""Many tables that are stepped in one call, for Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.strings import BytesWriter
from numpy.typing import NDArray

from laststand.envs.table import Bytes, Mask, Table
from laststand.envs.team import ILLEGAL, Observation, spaces_of

Batch = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class TeamVectorEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """Tables of one game, each with its own luck. A game that is over begins anew with the next
    step, whatever its action (Gymnasium's NEXT_STEP)."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        shaped: bool = False,
        content: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"at least one game is needed, not {num_envs}")
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.shaped = shaped
        self.tables = [Table(game, options, content) for _ in range(num_envs)]
        self.sheet = self.tables[0].sheet
        self.single_observation_space, self.single_action_space = spaces_of(self.sheet)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._luck = [np_random(None)[0] for _ in range(num_envs)]
        self._over = [True] * num_envs
        self._potentials = [0.0] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Of one seed the first game has that, the second the next, and so on; without one each
        goes on with the luck it has."""
        if not isinstance(seed, list):
            super().reset(seed=seed, options=options)
            seed = [None if seed is None else seed + number for number in range(self.num_envs)]
        self._expect_one_each(len(seed), "seeds")
        for number, own in enumerate(seed):
            if own is not None:
                self._luck[number] = np_random(own)[0]
            self._begin(number)
        return self._look(), self._info()

    def step(self, actions: Any) -> Batch:
        chosen = np.asarray(actions).tolist()
        self._expect_one_each(len(chosen), "actions")
        rewards = [self._act(number, action) for number, action in enumerate(chosen)]
        cut = np.zeros(self.num_envs, dtype=bool)
        return self._look(), np.array(rewards), np.array(self._over), cut, self._info()

    def _expect_one_each(self, count: int, what: str) -> None:
        if count != self.num_envs:
            raise ValueError(f"{count} {what} are not one for each of {self.num_envs} games")

    def _begin(self, number: int) -> None:
        table = self.tables[number]
        table.begin(int(self._luck[number].integers(2**63)))
        self._over[number] = False
        self._potentials[number] = table.progress() if self.shaped else 0.0

    def _act(self, number: int, action: int) -> float:
        if self._over[number]:
            self._begin(number)
            return 0.0
        table = self.tables[number]
        if not 0 <= action < table.count:
            self._over[number] = True
            return ILLEGAL
        table.act(action)
        self._over[number] = is_over = table.is_over
        reward = table.result() if is_over else 0.0
        if self.shaped:
            before = self._potentials[number]
            self._potentials[number] = 0.0 if is_over else table.progress()
            reward += self._potentials[number] - before
        return reward

    def _look(self) -> Observation:
        looks = BytesWriter()
        for table in self.tables:
            table.tell(0, looks)
        seen: Bytes = np.frombuffer(bytearray(looks.getvalue()), np.uint8)
        masks: Mask = self.sheet.masks[[table.count for table in self.tables]]
        return {"observation": seen.reshape(self.num_envs, -1), "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        return {}

    def notations(self) -> list[list[str]]:
        """The possible actions of each table by name: only when asked for, as it costs time."""
        return [list(table.names()) for table in self.tables]
