"""One process of a house, with a fault planted in it where the test of the tests wants one."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sleuth.kernel.errors import Conflict
from sleuth.store import groups
from sleuth.store.bus import BusHint
from sleuth.tables.neighbours import Together
from sleuth.tables.state.change import Change, awake
from sleuth.tables.state.state import TableState
from sleuth.tables.table.table import Table
from tests.web.serving import main

SLOW = 0.6
"""Seconds by which hints are late at most, where the bus is slow."""


def be_slow() -> None:
    """Hear hints late, and some of them never."""
    hear = Together._hear

    def late(self: Together, hints: Sequence[BusHint]) -> None:
        loop = asyncio.get_running_loop()
        if random.random() < 0.8:
            loop.call_later(random.random() * SLOW, hear, self, hints)

    Together._hear = late  # type: ignore[method-assign]


def write_anywhere() -> None:
    """Compare nothing: what is to be written goes to wherever the log ends."""
    careful = careless = groups.APPEND
    changes = {
        "SELECT t.id, a.v + a.size AS lines": "SELECT t.id, t.lines + a.size AS lines",
        "ON t.id = a.id AND t.lines = a.v": "ON t.id = a.id",
        "SELECT l.* FROM unnest": "SELECT id, l.v + m.lines - size - a.v, kind, body, seat, command"
        " FROM unnest",
        "JOIN moved m ON m.id = l.in_table": "JOIN moved m ON m.id = l.in_table JOIN asked a"
        " USING (id)",
    }
    for old, new in changes.items():
        assert careless.count(old) == 1
        careless = careless.replace(old, new)
    for name in ("QUIET", "TELLING"):
        setattr(groups, name, getattr(groups, name).replace(careful, careless))


def tell_first() -> None:
    """Tell what an act brings about, then store it."""

    async def carry_out(self: Table, act: Callable[..., Change]) -> TableState:
        change = awake(act(self.state, self.moment()))
        await self._take_in(change)
        if change.lines:
            store = self.services.store
            try:
                await store.write(self.id, change.before.version, change.writing())
            except Conflict:
                self.state = change.before
                await self._catch_up()
                return await carry_out(self, act)
        if change.refused is not None:
            raise change.refused
        return self.state

    Table._carry_out = carry_out  # type: ignore[method-assign]


def keep_two_keys() -> None:
    """Count events and entries apart, so that neither sees when the other went on."""

    async def stored(self: Table, act: Callable[..., Change]) -> Change:
        change = awake(act(self.state, self.moment()))
        at, kinds = change.before.version, {line.kind for line in change.lines}
        while change.lines:
            try:
                await self.services.store.write(self.id, at, change.writing())
                break
            except Conflict:
                fresh = await self.services.store.lines(self.id, at)
                if kinds & {line.kind for line in fresh}:
                    await self._catch_up()
                    return await stored(self, act)
                at += len(fresh)
        return change

    Table._stored = stored  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "nothing is compared": write_anywhere,
    "told before stored": tell_first,
    "two keys": keep_two_keys,
}


def run(data: str, changes: str, *more: str) -> None:
    """Serve, with what is planted."""
    changed: dict[str, Any] = msgspec.json.decode(changes)
    if name := changed.pop("mutant", None):
        MUTANTS[name]()
    if changed.pop("slow", False):
        be_slow()
    main(data, msgspec.json.encode(changed).decode(), *more)


if __name__ == "__main__":
    run(*sys.argv[1:])
