"""The games as PettingZoo knows them: one agent after another."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sleuth.envs.turns import Turns
from sleuth.kernel.data import Seat

MANY = 10**9


def named(seats: int) -> list[str]:
    """What agents are called: `player_0` sits on seat 0."""
    return [f"player_{seat}" for seat in range(seats)]


def shape(turns: Turns) -> spaces.Dict:
    """What is observed: a view in numbers, and what may be done."""
    seen = spaces.Box(-(2**15), 2**15 - 1, (turns.able.wide,), np.int16)
    mask = spaces.Box(0, 1, (turns.actions.size,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


class GameEnv(AECEnv):  # type: ignore[misc]
    """One match, agent after agent; action 0 waits, every other is always the same move."""

    metadata = {"render_modes": ["ansi"], "name": "sleuth_v0", "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int = MANY,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.turns = Turns(game, seats, options)
        self.possible_agents = named(self.turns.seats)
        self.agents = list(self.possible_agents)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._seed, self._nth = secrets.randbits(63), 0
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self._size = self.turns.actions.size
        self._seen = {agent: shape(self.turns) for agent in self.agents}
        self._does = {agent: spaces.Discrete(self.turns.actions.size) for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent observes."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent can say."""
        return self._does[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; equal seeds, equal draws."""
        del options
        self._seed, self._nth = (self._seed, self._nth + 1) if seed is None else (seed, 0)
        self.turns.begin(f"{self._seed}.{self._nth}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turns.turn]
        self._steps, self._most = 0, self.max_cycles * len(self.possible_agents)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and, when it is asked, what it may do."""
        seat = self._seats[agent]
        asked = agent == self.agent_selection
        mask = self.turns.mask(seat) if asked else np.zeros(self._size, np.int8)
        return {"observation": self.turns.sight(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; what is not on offer counts as waiting."""
        agent, turns = self.agent_selection, self.turns
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        turns.play(turns.turn, int(action))
        self._steps += 1
        turns.go_on()  # the clock may ring, and end it
        if turns.over is None and self._steps < self._most:
            self.agent_selection = self.possible_agents[turns.turn]
        else:
            self._end()

    def _end(self) -> None:
        """It is over, or was cut off: only now does anybody get anything."""
        if self.turns.over is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict(zip(self.possible_agents, self.turns.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What a spectator sees, as text."""
        shown: str = self.turns.able.notation.show(self.turns.match.view(None))
        return shown

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, **how: Any) -> Any:
    """A match for agents, with PettingZoo's guards against misuse round it."""
    guarded = wrappers.AssertOutOfBoundsWrapper(GameEnv(game, **how))
    return wrappers.OrderEnforcingWrapper(guarded)
