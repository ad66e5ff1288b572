"""Hints by PostgreSQL's own LISTEN and NOTIFY, over a connection that does nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from sleuth.store.bus import CHANNEL, BusHint, Hear, read, spelt
from sleuth.store.groups import LOST
from sleuth.store.postgres import connect
from sleuth.store.stopping import stop_tasks

AGAIN = 0.5
"""Seconds until a broken line is tried again."""

SILENCE = 2.0
"""Seconds after which a line on which nothing was said is asked whether it is still there."""


class PostgresBus:
    """Listens on one channel of the database in which the tables are.

    `wrote` knows the process of PostgreSQL that writes for us.
    """

    def __init__(self, address: str, wrote: Callable[[int], bool] = lambda _: False) -> None:
        self._address = address
        self._wrote = wrote
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._hear: Hear = lambda _: None
        self._anew: Callable[[], None] = lambda: None
        self.sound = False

    async def open(self, hear: Hear, anew: Callable[[], None]) -> None:
        """Listen from now on."""
        self._hear, self._anew = hear, anew
        self._listening = asyncio.create_task(self._listen(), name="bus")

    def say(self, *hints: BusHint) -> None:
        """Tell the other processes, soon."""
        for message in spelt(hints):
            self._out.put_nowait(message)

    async def close(self) -> None:
        """Neither say nor hear anything more."""
        if self._listening is not None:
            await stop_tasks([self._listening])

    async def _listen(self) -> None:
        while True:
            try:
                await self._stay()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN)

    async def _stay(self) -> None:
        """One connection, for as long as it holds."""
        db = await connect(self._address)
        try:
            await db.add_listener(CHANNEL, self._heard)
            self.sound = True
            self._anew()
            while True:
                await self._pass_on(db)
        finally:
            self.sound = False
            db.terminate()

    async def _pass_on(self, db: Any) -> None:
        """Say what is to be said, or see whether anybody is there."""
        try:
            message = await asyncio.wait_for(self._out.get(), SILENCE)
        except TimeoutError:
            await db.execute("SELECT", timeout=SILENCE)
        else:
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    def _heard(self, db: Any, pid: int, channel: str, message: str) -> None:
        if not self._wrote(pid):  # what we wrote ourselves is known
            self._hear(read(message))
