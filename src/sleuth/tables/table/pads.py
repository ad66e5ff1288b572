"""What assistance writes on pads: nobody waits long for it; what takes longer is told later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Seat
from sleuth.kernel.streams import Stream

PATIENCE = 0.1
"""Seconds for which news wait for the pad that belongs to them."""

Noter = Callable[[Seat | None, Any], Awaitable[Any]]
"""What the table's assistance writes on the pad of a seat with this view."""

PadStamp = tuple[int, int]
"""Takebacks and facts: which state of a stream a pad was written for."""


@dataclass(slots=True, eq=False)
class Pad:
    """The pad of one seat; `owed` means that somebody was shown an older one meanwhile."""

    stamp: PadStamp = (-1, -1)
    notes: Any = None
    work: asyncio.Task[None] | None = None
    owed: bool = False


class Pads:
    """One pad for each seat, written for the newest state; `late` is told of one that was owed."""

    def __init__(
        self,
        note: Noter,
        late: Callable[[Seat | None], None],
        computes: Callable[[Seat | None], bool] = lambda _: True,
    ) -> None:
        self._note = note
        self._computes = computes
        self._late = late
        self._pads: dict[Seat | None, Pad] = {}

    async def write(self, streams: Iterable[Stream]) -> None:
        """Have these pads written, and wait for it a moment, but not for long."""
        work = [
            self._begin(stream)
            for stream in streams
            if self._computes(stream.seat) and self._old(stream)
        ]
        if work:
            await asyncio.wait(work, timeout=PATIENCE)

    def read(self, stream: Stream) -> Any:
        """The pad as of now, or as it was if it is still written; after a takeback rather none."""
        if stream.seat not in self._pads or not self._computes(stream.seat):
            return None  # nothing is written on it, or no longer
        pad = self._of(stream)
        pad.owed |= self._old(stream)
        return pad.notes if pad.stamp[0] == stream.backs else None

    def _of(self, stream: Stream) -> Pad:
        return self._pads.setdefault(stream.seat, Pad())

    def _old(self, stream: Stream) -> bool:
        return self._of(stream).stamp != stamp(stream)

    def _begin(self, stream: Stream) -> asyncio.Task[None]:
        pad = self._of(stream)
        pad.work = pad.work or asyncio.create_task(self._write(pad, stream))
        return pad.work

    async def _write(self, pad: Pad, stream: Stream) -> None:
        """Write until nothing is newer than what is written."""
        while pad.stamp != (now := stamp(stream)):
            pad.notes, pad.stamp = await self._noted(stream), now
        pad.work = None
        if pad.owed:
            pad.owed = False
            self._late(stream.seat)

    async def _noted(self, stream: Stream) -> Any:
        try:
            return await self._note(stream.seat, stream.view)
        except Exception:  # the match does not depend on it
            logging.getLogger("sleuth.tables").exception("a pad stays blank")
            return None

    def forget(self) -> None:
        """The match is another one now."""
        self.close()
        self._pads.clear()

    def close(self) -> None:
        """Write no more."""
        for pad in self._pads.values():
            if pad.work is not None:
                pad.work.cancel()


def stamp(stream: Stream) -> PadStamp:
    """Which state of a stream this is."""
    return stream.backs, len(stream.facts)
