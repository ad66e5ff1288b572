"""Who goes round the house: tables where nothing happens are put away, old things thrown away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol

from sleuth.kernel.errors import SleuthError
from sleuth.store.store import Store
from sleuth.tables.acts import upkeep
from sleuth.tables.services import Bounds
from sleuth.tables.table.table import Table

SWEEP = 60.0
"""Seconds between two rounds."""


class Tended(Protocol):
    """The house, as far as it is gone round."""

    bounds: Bounds

    def loaded(self) -> Iterator[Table]:
        """The tables that are in use."""

    async def put_away(self, id: str) -> None:
        """Let go of a table, if it is in use; the store has it."""


class Caretaker:
    """Goes round for as long as the house is open."""

    def __init__(self, house: Tended, store: Store) -> None:
        self._house, self._store = house, store
        self._handed: set[str] = set()  # since idle tables were put away
        self._rounds = asyncio.create_task(self._go_round(), name="caretaker")

    def handed_out(self, table: str) -> None:
        """Somebody was given this table a moment ago."""
        self._handed.add(table)

    def close(self) -> None:
        """Go home."""
        self._rounds.cancel()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(SleuthError):
                await self.expire(time.time_ns() // 1_000_000)
            await self.put_idle_away()
            for table in tuple(self._house.loaded()):
                if not (table.idle or table.state.finished) and table.kept:
                    await self.tidy(table)

    async def expire(self, now: int) -> None:
        """Throw away what was kept for a time, and is wanted by nobody now."""
        for id in await self._store.expire(now):
            await self._house.put_away(id)

    async def put_idle_away(self) -> None:
        """Let go of idle tables; not of those that somebody was handed a moment ago."""
        before, self._handed = self._handed, set()
        for table in tuple(self._house.loaded()):
            if table.idle and table.id not in before | self._handed:
                await self._house.put_away(table.id)

    async def tidy(self, table: Table) -> None:
        """Warn at a table where nothing happens any more, and close it if nothing happens then."""
        if table.frozen:
            return
        bounds, presence = self._house.bounds, table.presence
        quiet, grace = presence.quiet >= bounds.idle, presence.grace > 0
        with suppress(SleuthError):
            await table.do(upkeep.tidy, quiet, grace)
