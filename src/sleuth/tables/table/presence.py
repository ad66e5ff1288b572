"""Who is at the table: since when somebody is away, and when the host's rights pass on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from math import ceil

from sleuth.kernel.data import Millis
from sleuth.tables.acts import upkeep
from sleuth.tables.table.desk import Desk
from sleuth.tables.table.time import Ticks

ORPHANED = 60.0
"""Seconds after which another person becomes the host."""


class Presence:
    """Watches over comings and goings at one table."""

    def __init__(self, desk: Desk, ticks: Ticks, grace: int) -> None:
        self._desk = desk
        self._ticks = ticks
        self._grace = grace
        self.away: dict[str, Millis] = {}
        self.came: tuple[str, ...] = ()  # everybody who is known here, in the order of coming
        self._orphaned: asyncio.TimerHandle | None = None
        self._stirred = self._warned = ticks()

    @property
    def quiet(self) -> float:
        """For how many seconds has nobody done anything?"""
        return self._ticks() - self._stirred

    @property
    def grace(self) -> int:
        """How many seconds are left before an idle table is closed, once it was warned."""
        return max(0, ceil(self._grace - (self._ticks() - self._warned)))

    def meet(self, listening: Iterable[str | None]) -> None:
        """Somebody came or went, or was named: who came first stays first."""
        roster, here = self._desk.state.roster, [each for each in listening if each is not None]
        known = roster.people() | set(here)
        every = dict.fromkeys((*self.came, *here, *roster.met))
        self.came = tuple(each for each in every if each in known)

    def look(self) -> None:
        """Somebody came or went, or sat down: see who is away."""
        state, here = self._desk.state, self._desk.moment().here
        sitting = set(state.roster.sitting().values()) if state.playing else set()
        now = self._desk.now()
        self.away = {each: self.away.get(each, now) for each in sitting - here}
        self._watch_host(here)

    def wait(self, person: str) -> None:
        """Count down anew."""
        self.away = {**self.away, person: self._desk.now()}

    def close(self) -> None:
        """Stop watching."""
        if self._orphaned is not None:
            self._orphaned.cancel()
            self._orphaned = None

    def _watch_host(self, here: frozenset[str]) -> None:
        state, moment = self._desk.state, self._desk.moment()
        if state.roster.host in here or not self._desk.kept:
            self.close()
        elif self._orphaned is None and upkeep.heir(state, moment) is not None:
            self._orphaned = asyncio.get_running_loop().call_later(ORPHANED, self._pass_on)

    def _pass_on(self) -> None:
        self._orphaned = None
        self._desk.post(upkeep.pass_on_host)

    def warn(self) -> None:
        """The table is about to be closed: from now on the grace runs."""
        self._warned = self._ticks()

    def stir(self) -> None:
        """Somebody does something."""
        self._stirred = self._ticks()
