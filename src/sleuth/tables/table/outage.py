"""When nothing can be stored: the table freezes, everybody is told, and it thaws by itself."""

from __future__ import annotations

import asyncio

from sleuth.store.store import Store, Unstored
from sleuth.tables.acts import playing
from sleuth.tables.table.desk import Desk

AGAIN = 1.0
"""Seconds until it is tried again."""


class Outage:
    """Watches over a table that cannot store anything."""

    def __init__(self, desk: Desk, store: Store) -> None:
        self._desk = desk
        self._store = store
        self._trying: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        """Is the table frozen?"""
        return self._trying is not None

    def begin(self) -> None:
        """Something could not be stored."""
        if self._trying is None:
            self._trying = asyncio.create_task(self._try_until_stored())
            self._desk.announce()

    def close(self) -> None:
        """Try no more."""
        if self._trying is not None:
            self._trying.cancel()

    async def _try_until_stored(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self._store.tick(self._desk.state.id, self._desk.now())
                await self._desk.refresh()  # what was last asked may have been stored after all
            except Unstored:
                continue
            self._trying = None
            self._desk.announce()
            self._desk.post(playing.settle)
            return
