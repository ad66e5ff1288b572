"""The clock of a table: how much time each seat has left, as a fold of the match's record."""

from __future__ import annotations

from typing import Any

from sleuth.kernel.data import Await, Draw, Millis, Pending, Played, Seat
from sleuth.kernel.match import AnyMatch, Entry, retrace
from sleuth.tables.info import Bank, Clock, PerMove


class Clocks:
    """Runs for those who are waited for; stands while the game has a clock of its own running."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = 0 if clock == "none" else clock.seconds * 1000
        self.left = [self._full] * seats
        self.since: dict[Seat, Millis] = {}

    @property
    def on(self) -> bool:
        """Does this table have a clock?"""
        return self._clock != "none"

    def follow(self, before: Entry[Any, Any] | None, pending: Pending, at: Millis) -> None:
        """Something came in at this moment, and this is what is awaited now."""
        if self._clock == "none":
            return
        for seat, since in self.since.items():
            self.left[seat] = max(0, self.left[seat] - (at - since))
        came = None if before is None else before.came
        if isinstance(came, Played):
            self._moved(came.seat, self._clock)
        if isinstance(pending, Draw):  # chance answers at once
            self.since = dict.fromkeys(self.since, at)
            return
        runs = isinstance(pending, Await) and pending.until is None
        awaited = pending.seats if runs and isinstance(pending, Await) else frozenset()
        if isinstance(self._clock, PerMove):
            for seat in awaited - self.since.keys():
                self.left[seat] = self._full
        self.since = {seat: at for seat in sorted(awaited)}

    def _moved(self, seat: Seat, clock: PerMove | Bank) -> None:
        if isinstance(clock, PerMove):
            self.left[seat] = self._full
        else:
            self.left[seat] += clock.increment * 1000

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


def refolded(clock: Clock, match: AnyMatch) -> Clocks:
    """The clocks behind a record."""
    clocks = Clocks(clock, match.seats)
    if clocks.on:
        entries = (None, *match.record)
        stages = retrace(match.game, match.options, match.seats, match.record)
        for entry, stage in zip(entries, stages, strict=True):
            clocks.follow(entry, stage.pending(), stage.now)
    return clocks
