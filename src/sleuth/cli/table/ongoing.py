"""A match goes on, in a thread of its own, and each step is shown as it comes."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock
from typing import Any

from sleuth.cli.table.glance import Glance, glance
from sleuth.cli.table.sitting import OurTurn, Sitting
from sleuth.kernel.data import Seat

BEAT = 0.25
"""Seconds between two looks at a clock that runs, or at a house far away."""


class Ongoing:
    """Lets a match go on until it is stopped; whoever does something holds the lock meanwhile."""

    def __init__(
        self,
        sitting: Sitting,
        pace: float,
        looking: Callable[[], Seat | None],
        tell: Callable[[Glance], None],
    ) -> None:
        self.lock = Lock()
        self._sitting, self._pace = sitting, pace
        self._looking, self._tell = looking, tell
        self._woken = Event()
        self._stopped = False
        self._notes: tuple[object, Any] = (None, None)

    def wake(self) -> None:
        """Something was done: look again."""
        self._woken.set()

    def stop(self) -> None:
        """The match need not go on."""
        self._stopped = True
        self.wake()

    def on(self) -> None:
        """One step after another, each shown, until somebody leaves."""
        while not self._stopped:
            with self.lock:
                asked = None if self._sitting.over is not None else self._sitting.step()
                look = glance(self._sitting, self._turned(asked), asked, self._notes[1])
            self._show(look)
            self._think(look)
            still = asked is not None or look.over is not None
            self._woken.wait(None if still and not self._sitting.restless else self._beat(still))
            self._woken.clear()

    def has_noted(self, look: Glance) -> bool:
        """Is the pad filled in for this look?"""
        return self._notes[0] == known_of(look)

    def _beat(self, still: bool) -> float:
        """How long to wait for the next look: bots take their time, so that one can follow."""
        return BEAT if still or self._sitting.restless else self._pace

    def _turned(self, asked: OurTurn | None) -> Seat | None:
        """Whose eyes the screen has: those of whoever here is asked."""
        seat = self._looking()
        return seat if asked is None or not asked.seats or seat in asked.seats else asked.seats[0]

    def _think(self, look: Glance) -> None:
        """Fill in the pad, which may take a moment, where something has changed."""
        if self.has_noted(look):
            return
        with self.lock:
            notes = self._sitting.notes(look.seat)
            self._notes = (known_of(look), notes)
            fresh = glance(self._sitting, look.seat, look.asked, notes)
        self._show(fresh)

    def _show(self, look: Glance) -> None:
        if not self._stopped:
            self._tell(look)


def known_of(look: Glance) -> tuple[object, ...]:
    """What the notes on a pad depend on."""
    return look.seat, look.level, len(look.seen.facts), look.seen.view
