"""When nothing can be stored: the table freezes, everybody is told, and it thaws by itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sleuth.store.store import Unstored

if TYPE_CHECKING:
    from sleuth.tables.table import Table

AGAIN = 1.0
"""Seconds until it is tried again."""


class Frost:
    """Watches over a table that cannot store anything."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> bool:
        """Is the table frozen?"""
        return self._timer is not None

    def come(self) -> None:
        """Something could not be stored."""
        if self._timer is None:
            self._try_later()
            self._table.audience.tell(self._table.info())

    def close(self) -> None:
        """Try no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _try_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(AGAIN, self._table.post, self._try)

    async def _try(self) -> None:
        table = self._table
        try:
            await table.room.store.tick(table.id, table.time.now())
        except Unstored:
            self._try_later()
            return
        self._timer = None
        table.audience.tell(table.info())
        await table.settle()
