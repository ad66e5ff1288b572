"""Staff for a house that has no processes and no threads: each thought is thought on the spot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sleuth.kernel import codec
from sleuth.kernel.data import Tagged
from sleuth.players.pool import WORKER, NoAnswer, TakesWord, WorkerPool, finds_nothing
from sleuth.players.worker import WorkerJob, work
from sleuth.tables.archive import Archive, Asker
from sleuth.tables.staff import Staff

T = TypeVar("T")


class OnTheSpot(WorkerPool):
    """Thinks when it is asked, after whatever waits to be said."""

    async def ask(self, job: Tagged, hears: TakesWord = finds_nothing) -> bytes:
        """The answer to a job, encoded; NoAnswer where it takes what a browser lacks."""
        del hears
        await asyncio.sleep(0)
        if not isinstance(job, WorkerJob):
            raise NoAnswer("bot.failed", why="offline")
        try:
            return codec.encode(work(job))
        except ModuleNotFoundError as lacking:
            raise NoAnswer("bot.failed", why=str(lacking)) from lacking

    async def close(self) -> None:
        """Nobody has to be sent home."""


class OpenArchive(Archive):
    """Looks things up on the spot."""

    async def apart(self, work: Callable[[Asker], T]) -> T:
        """Work, after whatever waits to be said."""
        await asyncio.sleep(0)
        return work(Asker())


class OneHand(Staff):
    """One hand does all the work."""

    def thinkers(self, size: int, limit: float, module: str = WORKER) -> WorkerPool:
        """One who thinks on the spot."""
        return OnTheSpot(size, limit, module)

    def archive(self, waiting: int = 64) -> Archive:
        """Where matches that are over are looked into, on the spot."""
        return OpenArchive(waiting)
