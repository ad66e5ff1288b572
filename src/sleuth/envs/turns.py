"""A match as environments step through it: who is asked next, as in the arena."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any

import numpy as np

from sleuth.envs.actions import WAIT, Actions, Mask, actions
from sleuth.envs.sight import Eye, Sight
from sleuth.games import game, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import as_it_is
from sleuth.players.arena import agreed
from sleuth.players.driver import PACE

KEPT = 256
"""Masks that are kept for when the same moves are on offer again."""


class Turns:
    """One match. Out of turn, whoever may act is asked first; where a clock runs, all in slots."""

    def __init__(self, name: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game = game(name)
        self.seats = seats or self.game.seats.start
        self.options = agreed(name, options or {})
        self.able = talents(name)
        self._steady = self.able.plain is as_it_is
        self._masks: dict[tuple[int, bool], tuple[Moves[Any], Mask]] = {}
        self._eye = Eye(name)

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
        return pending if type(pending) is Over else None

    def go_on(self) -> None:
        """Find out who is asked next."""
        pending = self.match.pending()
        while type(pending) is Await and pending.until is not None:
            round_, seat = divmod(self.slot, self.seats)
            at = Millis(round_ * PACE + seat * PACE // self.seats)
            self.slot += 1
            if at >= self.match.now:
                self.match = self.match.ring(at).settle(self.chance)
                self.at, self.turn = at, Seat(seat)
                return
        if type(pending) is Await:
            self.at = self.match.now
            self.turn = asked(self.match, self.passed)

    def play(self, seat: Seat, action: int) -> bool:
        """Play what stands behind a number; 0, and what is not on offer, waits. True if played."""
        entered = None if action == WAIT else self._entered(seat, action)
        if entered is None:
            self.passed.add(seat)
            return False
        self.match = entered if type(entered.pending()) is Await else entered.settle(self.chance)
        if self.passed:
            self.passed = set()
        return True

    def _entered(self, seat: Seat, action: int) -> AnyMatch | None:
        """The match after what stands behind a number, if it is on offer: the rules say so."""
        match = self.match
        move = self.actions.unrank(match.view(seat), action)
        try:
            return match.enter(Played(seat, move, self.at if self.at > match.now else match.now))
        except IllegalMove:
            return None

    def sight(self, seat: Seat) -> Sight:
        """What a seat sees, in numbers; where a clock runs, it may look at it."""
        view = self.match.view(seat)
        if self.able.clocked is not None:
            view = self.able.clocked(view, Millis(max(self.at, self.match.now)))
        return self._eye(view)

    def mask(self, seat: Seat) -> Mask:
        """What a seat may do now; it may wait where it need not act."""
        pending = self.match.pending()
        if type(pending) is not Await:
            return np.zeros(self.actions.size, np.int8)
        offered = self.match.moves(seat)
        waits = pending.until is not None or seat not in pending.seats or not len(offered)
        found = self._masks.get((id(offered), waits))
        if found is not None and found[0] is offered:
            return found[1].copy()
        return self._masked(seat, offered, waits)

    def _masked(self, seat: Seat, offered: Moves[Any], waits: bool) -> Mask:
        """A mask made anew; it is kept for when the very same moves are on offer again."""
        mask = self.actions.mask(self.match.view(seat), offered)
        mask[WAIT] = waits
        if self._steady:  # else a number stands for another move at another view
            if len(self._masks) >= KEPT:
                self._masks.clear()
            self._masks[id(offered), waits] = offered, mask.copy()
        return mask

    def may_wait(self, seat: Seat) -> bool:
        """Need a seat not act now?"""
        return may_wait(self.match, seat)

    def rewards(self) -> list[float]:
        """What each seat got, once it is over."""
        return rewards(self.match, self.able.team)


SEATS = tuple(map(Seat, range(64)))


def asked(match: AnyMatch, passed: Collection[Seat]) -> Seat:
    """Whose turn it is: who may act out of turn, and has not passed, comes first."""
    pending = match.pending()
    assert type(pending) is Await
    awaited = pending.seats
    for seat in SEATS[: match.seats]:
        if seat not in awaited and seat not in passed and len(match.moves(seat)):
            return seat
    return min(awaited)


def may_wait(match: AnyMatch, seat: Seat) -> bool:
    """Need a seat not act now?"""
    pending = match.pending()
    if not isinstance(pending, Await):
        return False
    clocked = pending.until is not None
    return clocked or seat not in pending.seats or not len(match.moves(seat))


def rewards(match: AnyMatch, team: bool) -> list[float]:
    """1 for who has won, -1 for who has not, 0 for all where nobody comes before another."""
    over, seats = match.pending(), match.seats
    if not isinstance(over, Over):
        return [0.0] * seats
    if team:
        return [1.0 if over.won else -1.0] * seats
    first = over.places[0] if over.places else ()
    if len(first) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in first else -1.0 for seat in range(seats)]
