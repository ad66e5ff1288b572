"""The clock of a table: how much time each seat has left, as a fold of the match's record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sleuth.kernel.data import Await, Draw, Millis, Pending, Played, Seat
from sleuth.kernel.record import Entry
from sleuth.tables.info import Bank, Clock, PerMove


@dataclass(frozen=True, slots=True)
class Clocks:
    """Runs for those who are waited for; stands while the game has a clock of its own running.

    `left` is what each seat had at the moment `since` which its clock runs, if it does.
    """

    clock: Clock
    left: tuple[int, ...]
    since: Mapping[Seat, Millis] = field(default_factory=dict)

    @property
    def on(self) -> bool:
        """Does this table have a clock?"""
        return self.clock != "none"

    def after(self, entry: Entry[Any, Any] | None, pending: Pending, at: Millis) -> Clocks:
        """Something came in at this moment, and this is what is awaited now."""
        if self.clock == "none":
            return self
        left = self._moved(self._used(at), None if entry is None else entry.came)
        if isinstance(pending, Draw):  # chance answers at once
            return replace(self, left=tuple(left), since=dict.fromkeys(self.since, at))
        runs = isinstance(pending, Await) and pending.until is None
        awaited = pending.seats if runs and isinstance(pending, Await) else frozenset()
        if isinstance(self.clock, PerMove):
            for seat in awaited - self.since.keys():
                left[seat] = full(self.clock)
        return replace(self, left=tuple(left), since={seat: at for seat in sorted(awaited)})

    def _used(self, at: Millis) -> list[int]:
        """What each seat has left at this moment."""
        left = list(self.left)
        for seat, since in self.since.items():
            left[seat] = max(0, left[seat] - (at - since))
        return left

    def _moved(self, left: list[int], came: object) -> list[int]:
        """A move gives time back."""
        if isinstance(came, Played):
            seat, clock = came.seat, self.clock
            gain = clock.increment * 1000 if isinstance(clock, Bank) else 0
            left[seat] = full(clock) if isinstance(clock, PerMove) else left[seat] + gain
        return left

    def until(self, seat: Seat) -> Millis | None:
        """The moment at which this seat's time is used up, if its clock runs."""
        since = self.since.get(seat)
        return None if since is None else Millis(since + self.left[seat])

    def next(self) -> Millis | None:
        """The moment at which somebody's time is used up."""
        ends = [self.until(seat) for seat in self.since]
        return min((end for end in ends if end is not None), default=None)

    def out(self, now: Millis) -> frozenset[Seat]:
        """Those whose time is used up."""
        ends = ((seat, self.until(seat)) for seat in self.since)
        return frozenset(seat for seat, end in ends if end is not None and end <= now)

    def remaining(self, seat: Seat, now: Millis) -> Millis | None:
        """What a seat's clock holds at this moment."""
        if not self.on:
            return None
        gone = now - self.since[seat] if seat in self.since else 0
        return Millis(max(0, self.left[seat] - gone))


def full(clock: Clock) -> int:
    """Milliseconds that a seat has at first."""
    return 0 if clock == "none" else clock.seconds * 1000


def fresh_clocks(clock: Clock, seats: int, pending: Pending) -> Clocks:
    """The clocks before anything came in."""
    return Clocks(clock, (full(clock),) * seats).after(None, pending, Millis(0))
