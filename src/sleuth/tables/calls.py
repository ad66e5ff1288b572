"""Bots that wait to be called: each is told when there is something new for it to look at."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from sleuth.tables.limits import Flood

AGAIN = 30
"""Seconds after which there may be room for one more stream."""


class Calls:
    """Where bots listen for what happens at their tables, one stream of events for each bot."""

    def __init__(self, most: int, each: int) -> None:
        self._most, self._each = most, each
        self._open: Counter[str] = Counter()
        self._bells: dict[str, tuple[asyncio.Event, Callable[[], None]]] = {}

    def demand_room(self, bot: str) -> None:
        """Refuse one stream too many, of this bot or of all."""
        if self._open[bot] >= self._each or self._open.total() >= self._most:
            raise Flood("bot.streams", wait=AGAIN)

    def enter(self, bot: str) -> None:
        """One stream more."""
        self.demand_room(bot)
        self._open[bot] += 1

    def leave(self, bot: str) -> None:
        """One stream less."""
        self._open[bot] -= 1
        if not self._open[bot]:
            del self._open[bot]

    def wait(self, bot: str, dismiss: Callable[[], None]) -> asyncio.Event:
        """A bell that rings for this bot; whoever listened for it before is sent away."""
        self.dismiss(bot)
        bell = asyncio.Event()
        self._bells[bot] = bell, dismiss
        return bell

    def done(self, bot: str, bell: asyncio.Event) -> None:
        """Nobody listens to this bell any more."""
        if bot in self._bells and self._bells[bot][0] is bell:
            del self._bells[bot]

    def ring(self, bot: str) -> None:
        """There is something new for this bot."""
        if bot in self._bells:
            self._bells[bot][0].set()

    def ring_all(self, bots: Iterable[str] | None) -> None:
        """There may be something new for these (none: for anybody)."""
        for bot in tuple(self._bells if bots is None else bots):
            self.ring(bot)

    def dismiss(self, bot: str) -> None:
        """Send away whoever listens for this bot."""
        if bot in self._bells:
            self._bells.pop(bot)[1]()
