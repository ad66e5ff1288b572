"""One seat for Gymnasium; bots of the house, or of one's own, sit on the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from sleuth.envs.aec import shape
from sleuth.envs.turns import Turns
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Bot
from sleuth.players import cast
from sleuth.players.dice import SeededDice
from sleuth.players.driver import BUDGET


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match. What is not on offer loses at once."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        bot: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.turns = Turns(game, seats, options)
        self.seat = Seat(seat)
        self.bot: Bot[Any, Any] = cast.bot(game, bot)
        self.render_mode = render_mode
        self.observation_space = shape(self.turns)
        self.action_space = spaces.Discrete(self.turns.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new match, up to where this seat is asked."""
        super().reset(seed=seed)
        del options
        self._seed = str(self.np_random.integers(2**63))
        self.turns.begin(self._seed)
        self._others()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """This seat acts, then the others until it is asked again."""
        if not self.turns.mask(self.seat)[action]:
            return self._seen(), -1.0, True, False, {}
        self._act(self.seat, int(action))
        self._others()
        over = self.turns.over is not None
        return self._seen(), self.turns.rewards()[self.seat], over, False, {}

    def _act(self, seat: Seat, action: int) -> None:
        self.turns.play(seat, action)
        if self.turns.over is None:
            self.turns.go_on()

    def _others(self) -> None:
        """Bots act until this seat is asked, or it is over."""
        turns = self.turns
        while turns.over is None and turns.turn != self.seat:
            seat, view = turns.turn, turns.match.view(turns.turn)
            dice = SeededDice(self._seed, "bot", seat, len(turns.match.record), turns.slot)
            move = self.bot(view, (), dice, BUDGET).move
            self._act(seat, 0 if move is None else turns.actions.rank(view, move))

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self.turns.sight(self.seat),
            "action_mask": self.turns.mask(self.seat),
        }

    def render(self) -> Any:
        """What this seat sees, as text."""
        return self.turns.able.notation.show(self.turns.match.view(self.seat))
