"""Who works for a house beside its tables: processes that think, and threads that read."""

from __future__ import annotations

from sleuth.players.guest_bots import NOBODY, GuestBots, LetIn
from sleuth.players.pool import WORKER, WorkerPool
from sleuth.tables.archive import Archive


class Staff:
    """As a house on a machine of its own has it; bots from elsewhere, if its host lets them in."""

    def __init__(self, let_in: LetIn = NOBODY) -> None:
        self._let_in = let_in

    def thinkers(self, size: int, limit: float, module: str = WORKER) -> WorkerPool:
        """So many who think, for so many seconds at most."""
        return WorkerPool(size, limit, module)

    def archive(self, waiting: int = 64) -> Archive:
        """Where matches that are over are looked into."""
        return Archive(waiting)

    def guests(self, limit: float) -> GuestBots:
        """The bots from elsewhere, each for so many seconds at most."""
        return GuestBots(self._let_in, limit)
