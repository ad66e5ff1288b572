"""The games in words, in TextArena's shape: a prompt, a move in notation, what came of it."""

from __future__ import annotations

from typing import Any

from sleuth.envs.turns import Turns
from sleuth.games import read_move, show
from sleuth.kernel.data import Millis, Played, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.texts import explain, say, text

WordsStep = tuple[bool, dict[str, Any]]


class WordsEnv:
    """One match: `reset`, then `get_observation` and `step` in turn, then `close` for rewards.

    A move that cannot be read or made changes nothing: the next prompt says why.
    """

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        self._game = game
        self._options = options

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new match; the seed settles every draw."""
        self._turns = Turns(self._game, num_players, self._options)
        self._turns.begin(str(seed or 0))
        self._told = [0] * self._turns.seats
        self._refused = ""

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what they read: what is new, what they see, how moves are written."""
        turns, seat = self._turns, self._turns.turn
        now = Millis(max(turns.at, turns.match.now))
        parts = [*self._news(seat), show(self._game, turns.match.view(seat), now)]
        if self._refused:
            parts.append(self._refused)
        if turns.may_wait(seat):
            parts.append(text("cli.play.may-wait"))
        parts.append(text(f"cli.play.help.{self._game}"))
        return int(seat), "\n".join(parts)

    def step(self, action: str) -> WordsStep:
        """Whoever is asked moves in the game's notation; True when the match is over."""
        turns, seat = self._turns, self._turns.turn
        self._refused, said = "", action.strip()
        if said in ("", "wait") and turns.may_wait(seat):
            turns.passed.add(seat)
        else:
            try:
                self._enter(seat, said)
            except SleuthError as wrong:
                self._refused = explain(wrong)
                return False, {}
        if turns.over is None:
            turns.go_on()
        return turns.over is not None, {}

    def _enter(self, seat: Seat, said: str) -> None:
        turns = self._turns
        move = read_move(self._game, said, turns.match.view(seat))
        at = Millis(max(turns.at, turns.match.now))
        turns.match = turns.match.enter(Played(seat, move, at)).settle(turns.chance)
        turns.passed = set()

    def _news(self, seat: Seat) -> list[str]:
        """What this seat was told since it was last asked, in sentences."""
        match, names = self._turns.match, [f"Player {n}" for n in range(self._turns.seats)]
        stream, view = match.stream(seat), match.view(seat)
        fresh, self._told[seat] = stream[self._told[seat] :], len(stream)
        lines = (self._turns.able.notation.line(fact, view) for fact in fresh)
        return [say(line, names, seat) for line in lines if line is not None]

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """What each player got."""
        return dict(enumerate(self._turns.rewards())), {}
