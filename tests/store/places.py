"""Where a house may keep its things: the same is demanded of each place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Seat
from sleuth.store.store import LogLine, NewTable, SeatCommand, Store, Stored, TableRow

Scene = Callable[[Any], Awaitable[None]]


@dataclass(frozen=True)
class Place:
    """A place for one house, and how a store is opened there."""

    kind: str
    open: Callable[[], Awaitable[Store]]

    def play(self, scene: Scene) -> None:
        """Play a scene with a store that is closed at its end."""

        async def whole() -> None:
            store = await self.open()
            try:
                await scene(store)
            finally:
                await store.close()

        asyncio.run(asyncio.wait_for(whole(), 120))


def row(id: str = "t", code: str = "AAAAA", public: bool = False) -> TableRow:
    """A table."""
    return TableRow(id, code, "mastermind", 1, b"{}", 2, b"{}", "seed", public, 0)


async def loaded(store: Store, id: str = "t") -> Stored:
    """A table that is there."""
    found = await store.load(id)
    assert found is not None
    return found


def entry(text: str, seat: int | None = None, command: str | None = None) -> LogLine:
    """An entry; the store does not look inside."""
    known = seat is not None and command is not None
    named = SeatCommand(Seat(seat or 0), command or "") if known else None
    return LogLine("entry", text.encode(), named)


def event(text: str) -> LogLine:
    """An event; the store does not look inside."""
    return LogLine("event", text.encode())


def new(*lines: LogLine, **about: Any) -> NewTable:
    """A table, and its first lines."""
    return NewTable(row(**about), lines)
