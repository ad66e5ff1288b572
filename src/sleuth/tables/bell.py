"""What rings at a table: deadlines of the game, clocks of seats, questions without an answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sleuth.kernel.data import Await, Millis
from sleuth.store.store import Unstored
from sleuth.tables import consent

if TYPE_CHECKING:
    from sleuth.tables.table import Table

BEAT = 5.0
"""Seconds between two moments of table time that are stored while a clock runs."""


class Bell:
    """One timer, set to whatever comes first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the next moment comes, and look again should the bell be early."""
        self.close()
        table = self._table
        moment = self._next()
        if moment is None or table.company.paused or not table.playing:
            return
        wait = max(0, moment - table.time.now()) / 1000
        wait = min(wait, BEAT)
        self._timer = asyncio.get_running_loop().call_later(wait, table.post, self._ding)

    def close(self) -> None:
        """Let nothing ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def tick(self) -> None:
        """Store how far table time has come, where a clock runs."""
        table = self._table
        if table.playing and self._next() is not None:
            with suppress(Unstored):  # the next beat will do
                await table.room.store.tick(table.id, table.time.now())

    def _next(self) -> Millis | None:
        table = self._table
        pending, question = table.match.pending(), table.company.question
        moments = [
            pending.until if isinstance(pending, Await) else None,
            table.clocks.next(),
            None if question is None else question.until,
        ]
        return min((each for each in moments if each is not None), default=None)

    async def _ding(self) -> None:
        table = self._table
        await self.tick()
        await table.ring(table.time.now())
        await consent.silence(table)
        table.bots.wake()
        self.set()
