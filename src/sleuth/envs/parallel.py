"""The games with all agents at once: each step every agent says one thing."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from sleuth.envs.aec import GameEnv
from sleuth.envs.turns import Turns
from sleuth.kernel.data import Millis, Seat
from sleuth.players.driver import PACE

ByAgent = dict[str, Any]


class TableEnv(ParallelEnv):  # type: ignore[misc]
    """One match. What is not on offer is silence; who speaks first goes round.

    With `again`, a new match begins where one ends, until `max_cycles` steps are over.
    """

    metadata = {"render_modes": ["ansi"], "name": "sleuth_parallel_v0"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int = 500,
        render_mode: str | None = None,
        again: bool = False,
    ) -> None:
        self.again = again
        self._env = GameEnv(game, seats, options)
        self._turns: Turns = self._env.turns
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent observes."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent can say."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """A new match; equal seeds, equal draws."""
        self._env.reset(seed, options)
        self.agents = list(self.possible_agents)
        self._steps = self._begun = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """All say something; whatever can be played is, one after the other."""
        self._steps += 1
        self._tick()
        first = self._steps % max(1, len(self.agents))
        for agent in self.agents[first:] + self.agents[:first]:
            if self._turns.over is None:
                seat = Seat(self.possible_agents.index(agent))
                self._turns.play(seat, int(actions.get(agent, 0)))
        return self._told()

    def _tick(self) -> None:
        """Where a clock runs, a step takes as long as a round of the arena."""
        turns, now = self._turns, self._turns.match.now
        gone = (self._steps - self._begun) * PACE
        turns.at = Millis(max(now, gone)) if clocked(turns) else now
        turns.match = turns.match.ring(turns.at).settle(turns.chance)

    def _told(self) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        rewards = dict(zip(self.possible_agents, self._turns.rewards(), strict=True))
        over = self._turns.over is not None
        if over and self.again:
            self._env.reset()
            self._begun, over = self._steps, False
        cut = not over and self._steps >= self.max_cycles
        ended, short = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        infos: ByAgent = {agent: {} for agent in self.agents}
        told = (self._seen(), rewards, ended, short, infos)
        if over or cut:
            self.agents = []
        return told

    def _seen(self) -> ByAgent:
        return {agent: self._observed(Seat(n)) for n, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: Seat) -> dict[str, Any]:
        mask = self._turns.mask(seat)
        mask[0] = 1
        return {"observation": self._turns.sight(seat), "action_mask": mask}

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self._env.render()

    def close(self) -> None:
        """Nothing is open."""


def clocked(turns: Turns) -> bool:
    """Does a clock run?"""
    pending = turns.match.pending()
    return getattr(pending, "until", None) is not None
