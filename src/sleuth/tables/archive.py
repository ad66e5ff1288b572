"""What is worked out about matches that are over: apart from the tables, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from sleuth.kernel.data import Seat
from sleuth.study.steps import Reel
from sleuth.tables.limits import Flood
from sleuth.tables.state.state import TableState

T = TypeVar("T")

AnswerKey = tuple[str, str, Seat | None, int]
"""About which table, what, through whose eyes, from where on."""

REELS = 32
"""Matches that somebody looks through, of which places are remembered."""


class Abandoned(Exception):
    """Whoever asked has gone."""


class Asker:
    """The one who asked: work looks round now and then whether it is still wanted."""

    def __init__(self) -> None:
        self._gone = Event()

    def leave(self) -> None:
        """Want nothing any more."""
        self._gone.set()

    def demand(self) -> None:
        """Stop the work if nobody wants it."""
        if self._gone.is_set():
            raise Abandoned


class Archive:
    """One thread, so that the tables stay quick; so many may wait for it, and so much is kept."""

    def __init__(self, waiting: int = 64, kept: int = 32 * 1024 * 1024) -> None:
        self._most, self._room = waiting, kept
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "sleuth-archive")
        self._answers: OrderedDict[AnswerKey, bytes] = OrderedDict()
        self._reels: OrderedDict[tuple[str, Seat | None], Reel] = OrderedDict()

    def reel(self, state: TableState, seat: Seat | None) -> Reel:
        """The match of a table that is over, as one seat saw it, or with all open."""
        key = (state.id, seat)
        if key not in self._reels:
            self._reels[key] = Reel(state.match, seat)
        self._reels.move_to_end(key)
        if len(self._reels) > REELS:
            self._reels.popitem(last=False)
        return self._reels[key]

    async def look(self, key: AnswerKey, find: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer that never changes: from memory, or found."""
        if (answer := self._answers.pop(key, None)) is None:
            answer = await find()
        self._answers[key] = answer
        while len(self._answers) > 1 and sum(map(len, self._answers.values())) > self._room:
            self._answers.popitem(last=False)
        return answer

    async def apart(self, work: Callable[[Asker], T]) -> T:
        """Work that must not hold up the tables; it stops when nobody waits for it any more."""
        if self._waiting >= self._most:
            raise Flood("flood", wait=5)
        asker, loop = Asker(), asyncio.get_running_loop()
        self._waiting += 1
        try:
            return await loop.run_in_executor(self._thread, begun, work, asker)
        finally:
            asker.leave()
            self._waiting -= 1

    def close(self) -> None:
        """Work on nothing more."""
        self._thread.shutdown(cancel_futures=True)


def begun(work: Callable[[Asker], T], asker: Asker) -> T:
    """Work, unless whoever asked has gone while it waited."""
    asker.demand()
    return work(asker)
