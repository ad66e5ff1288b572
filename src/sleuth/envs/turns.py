"""A match as environments step through it: who is asked next, as in the arena."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from sleuth.envs.actions import WAIT, Actions, Mask, actions
from sleuth.envs.sight import Sight, observe
from sleuth.games import game, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.arena import agreed
from sleuth.players.driver import PACE


class Turns:
    """One match. Out of turn, whoever may act is asked first; where a clock runs, all in slots."""

    def __init__(self, name: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game = game(name)
        self.seats = seats or self.game.seats.start
        self.options = agreed(name, options or {})
        self.able = talents(name)

    @cached_property
    def actions(self) -> Actions:
        """The numbers of all moves: games in words do without."""
        return actions(self.game.name, self.options, self.seats)

    def begin(self, seed: str) -> None:
        """A new match; the seed settles every draw."""
        self.chance = seeded(seed)
        self.match: AnyMatch = start(self.game, self.options, self.seats).settle(self.chance)
        self.slot = 0
        self.at = self.match.now
        self.passed: set[Seat] = set()
        self.turn = Seat(0)
        self.go_on()

    @property
    def over(self) -> Over | None:
        """How it ended, if it has."""
        pending = self.match.pending()
        return pending if isinstance(pending, Over) else None

    def go_on(self) -> None:
        """Find out who is asked next."""
        pending = self.match.pending()
        while isinstance(pending, Await) and pending.until is not None:
            round_, seat = divmod(self.slot, self.seats)
            at = Millis(round_ * PACE + seat * PACE // self.seats)
            self.slot += 1
            if at >= self.match.now:
                self.match = self.match.ring(at).settle(self.chance)
                self.at, self.turn = at, Seat(seat)
                return
        if isinstance(pending, Await):
            self.at = self.match.now
            self.turn = self._asked(pending)

    def _asked(self, pending: Await) -> Seat:
        for seat in map(Seat, range(self.seats)):
            waits = seat in pending.seats or seat in self.passed
            if not waits and len(self.match.moves(seat)):
                return seat
        return min(pending.seats)

    def play(self, seat: Seat, action: int) -> bool:
        """Play what stands behind a number; 0, and what is not on offer, waits. True if played."""
        view = self.match.view(seat)
        move = None if action == WAIT else self.actions.unrank(view, action)
        if move is None or move not in self.match.moves(seat):
            self.passed.add(seat)
            return False
        at = Millis(max(self.at, self.match.now))
        self.match = self.match.enter(Played(seat, move, at)).settle(self.chance)
        self.passed = set()
        return True

    def sight(self, seat: Seat) -> Sight:
        """What a seat sees, in numbers; where a clock runs, it may look at it."""
        view = self.match.view(seat)
        if self.able.clocked is not None:
            view = self.able.clocked(view, Millis(max(self.at, self.match.now)))
        return observe(self.game.name, view)

    def mask(self, seat: Seat) -> Mask:
        """What a seat may do now; it may wait where it need not act."""
        pending = self.match.pending()
        if not isinstance(pending, Await):
            return np.zeros(self.actions.size, np.int8)
        offered = self.match.moves(seat)
        mask = self.actions.mask(self.match.view(seat), offered)
        mask[WAIT] = self.may_wait(seat)
        return mask

    def may_wait(self, seat: Seat) -> bool:
        """Need a seat not act now?"""
        pending = self.match.pending()
        if not isinstance(pending, Await):
            return False
        clocked = pending.until is not None
        return clocked or seat not in pending.seats or not len(self.match.moves(seat))

    def rewards(self) -> list[float]:
        """1 for who has won, -1 for who has not, 0 for all where nobody comes before another."""
        over = self.over
        if over is None:
            return [0.0] * self.seats
        if self.able.team:
            return [1.0 if over.won else -1.0] * self.seats
        first = over.places[0] if over.places else ()
        if len(first) in (0, self.seats):
            return [0.0] * self.seats
        return [1.0 if seat in first else -1.0 for seat in range(self.seats)]
