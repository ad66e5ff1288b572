"""Who is at the table: since when somebody is away, and when the host's rights pass on."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING

from sleuth.kernel.data import Millis
from sleuth.tables.events import Hosted, Stirred

if TYPE_CHECKING:
    from sleuth.tables.table import Table

CHOICE = 60_000
"""Milliseconds of table time after which the others may choose what to do about an absence."""

ORPHANED = 60.0
"""Seconds after which another person becomes the host."""


class Presence:
    """Watches over comings and goings at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.away: dict[str, Millis] = {}
        self.came: dict[str, None] = {}  # everybody who was here, in the order of coming
        self._orphaned: asyncio.TimerHandle | None = None
        self._stirred = self._warned = table.room.ticks()

    @property
    def quiet(self) -> float:
        """For how many seconds has nobody done anything?"""
        return self._table.room.ticks() - self._stirred

    @property
    def grace(self) -> int:
        """How many seconds are left before an idle table is closed, once it was warned."""
        table = self._table
        return max(0, ceil(table.room.bounds.grace - (table.room.ticks() - self._warned)))

    def meet(self, *people: str | None) -> None:
        """Somebody came, or was named."""
        for each in people:
            if each is not None:
                self.came.setdefault(each)

    def look(self) -> None:
        """Somebody came or went, or sat down: see who is away."""
        table = self._table
        here, now = table.audience.online(), table.time.now()
        self.meet(*(each.person for each in table.audience.listeners))
        known = here | table.company.people()
        self.came = {each: None for each in self.came if each in known}
        sitting = set(table.company.sitting().values()) if table.playing else set()
        self.away = {each: self.away.get(each, now) for each in sitting - here}
        self._watch_host(here)

    def wait(self, person: str) -> None:
        """Count down anew."""
        self.away[person] = self._table.time.now()

    def choice(self, person: str) -> Millis | None:
        """The moment from which the others may choose."""
        since = self.away.get(person)
        return None if since is None else Millis(since + CHOICE)

    def close(self) -> None:
        """Stop watching."""
        if self._orphaned is not None:
            self._orphaned.cancel()
            self._orphaned = None

    def _watch_host(self, here: set[str]) -> None:
        if self._table.company.host in here:
            self.close()
        elif self._orphaned is None and self._heir() is not None:
            loop = asyncio.get_running_loop()
            self._orphaned = loop.call_later(ORPHANED, self._table.post, self._pass_on)

    def _heir(self) -> str | None:
        """The next person at the table who sits there and is present."""
        here = self._table.audience.online() - {self._table.company.host}
        return next((each for each in self._table.company.sitting().values() if each in here), None)

    async def _pass_on(self) -> None:
        self._orphaned = None
        heir = self._heir()
        if self._table.company.host not in self._table.audience.online() and heir is not None:
            await self._table.note_down(Hosted(heir))

    def warn(self) -> None:
        """The table is about to be closed: from now on the grace runs."""
        self._warned = self._table.room.ticks()

    async def stir(self) -> None:
        """Somebody does something after all."""
        self._stirred = self._table.room.ticks()
        if self._table.company.warned:
            await self._table.note_down(Stirred())
