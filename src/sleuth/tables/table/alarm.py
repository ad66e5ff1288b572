"""What rings at a table: deadlines of the game, clocks of seats, questions without an answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sleuth.kernel.data import Await, Millis
from sleuth.store.store import Store, Unstored
from sleuth.tables.acts import playing
from sleuth.tables.state.state import TableState
from sleuth.tables.table.desk import Desk

BEAT = 5.0
"""Seconds between two moments of table time that are stored while a clock runs."""


class Alarm:
    """One timer, set to whatever comes first."""

    def __init__(self, desk: Desk, store: Store) -> None:
        self._desk = desk
        self._store = store
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None

    def set(self) -> None:
        """Ring when the next moment comes, and look again should the alarm be early."""
        self.close()
        due = next_due(self._desk.state)
        if due is None or self._desk.state.roster.paused or not self._desk.kept:
            return
        wait = min(max(0, due - self._desk.now()) / 1000, BEAT)
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def close(self) -> None:
        """Let nothing ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        """Let in whatever is due, which sets the alarm again."""
        self._ticking = asyncio.create_task(self.tick())
        self._desk.post(playing.time_passed)

    async def tick(self) -> None:
        """Store how far table time has come, where a clock runs."""
        if next_due(self._desk.state) is not None and self._desk.kept:
            with suppress(Unstored):  # the next beat will do
                await self._store.tick(self._desk.state.id, self._desk.now())


def next_due(state: TableState) -> Millis | None:
    """The next moment at which something happens by itself, while a match is on."""
    if not state.playing:
        return None
    pending, question = state.match.pending(), state.roster.question
    moments = (
        pending.until if isinstance(pending, Await) else None,
        state.clocks.next(),
        None if question is None else question.until,
    )
    return min((each for each in moments if each is not None), default=None)
