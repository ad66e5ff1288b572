"""Many matches of Break the Code for Gymnasium: a vector of them, in its own shape."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sleuth.envs.hands import TRIED, ManyHands, Numbers


class HandsEnv(VectorEnv):  # type: ignore[misc]
    """In every match whoever's turn it is acts, and gets the reward; `observation` is its sight."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int = 1, options: dict[str, Any] | None = None) -> None:
        self.many = ManyHands(num_envs, options)
        self.num_envs = num_envs
        seen = spaces.Box(-(2**15), 2**15 - 1, (TRIED.stop,), np.int16)
        mask = spaces.Box(0, 1, (self.many.size,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = spaces.Discrete(self.many.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New hands everywhere."""
        super().reset(seed=seed)
        del options
        return self._seen(self.many.reset(int(self.np_random.integers(2**63)))), {}

    def step(self, actions: Numbers) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every match."""
        seen, rewards, over, cut = self.many.step(np.asarray(actions))
        return self._seen(seen), rewards, over, cut, {}

    def _seen(self, seen: NDArray[np.int16]) -> dict[str, Any]:
        return {"observation": seen, "action_mask": self.many.masks()}
