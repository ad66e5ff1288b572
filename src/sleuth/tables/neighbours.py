"""The other processes of a house: what they wrote is read, and chores are done by one of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol

from sleuth.kernel.errors import SleuthError
from sleuth.store.bus import Bus, BusHint
from sleuth.store.census import Census, Visitors
from sleuth.store.stopping import stop_tasks
from sleuth.store.store import LogLine

log = logging.getLogger("sleuth")

BEAT = 1.0
"""Seconds between two signs of life."""

SELDOM = 5
"""Every so many beats the versions of all tables are asked for, whatever was heard."""

ADOPTED = 50
"""So many tables of a dead process are taken over at once."""


class Neighbours(Protocol):
    """What the tables of one process have to know of the others."""

    @property
    def shared(self) -> bool:
        """May somebody else write to our tables?"""

    @property
    def others(self) -> Mapping[str, bytes]:
        """The other processes that live, and how much goes on there."""

    def keeps(self, table: str) -> bool:
        """Are the chores of this table ours to do?"""

    def elsewhere(self, table: str) -> Visitors:
        """Who listens to this table through other processes."""

    def visited(self, table: str) -> None:
        """Somebody came to this table, or went."""

    def changed(self, person: str) -> None:
        """Somebody has another name or secret, or is gone."""

    async def take_on(self, table: str) -> None:
        """A table is to be used here."""

    async def let_go(self, table: str) -> None:
        """A table is used here no longer."""

    async def close(self) -> None:
        """Leave the others alone with the house."""


class Alone:
    """A house that is one process."""

    shared = False
    others: Mapping[str, bytes] = {}

    def keeps(self, table: str) -> bool:
        """Everything is ours to do."""
        del table
        return True

    def elsewhere(self, table: str) -> Visitors:
        """There is no elsewhere."""
        del table
        return ()

    def visited(self, table: str) -> None:
        """Nobody has to know."""

    def changed(self, person: str) -> None:
        """Nobody has to know."""

    async def take_on(self, table: str) -> None:
        """Nobody has to know."""

    async def let_go(self, table: str) -> None:
        """Nobody has to know."""

    async def close(self) -> None:
        """Nobody is left."""


class Hall(Protocol):
    """What the neighbours need of the house."""

    def in_use(self) -> set[str]:
        """The tables that are in use here."""

    def version(self, table: str) -> int | None:
        """How many lines of a table are known here, if it is in use."""

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """What is stored from these lines on."""

    def follow(self, table: str, start: int, lines: tuple[LogLine, ...]) -> None:
        """Somebody wrote these lines, from number `start` on."""

    def visitors(self, table: str) -> Visitors:
        """Who listens to a table here."""

    async def meet(self, table: str, people: Iterable[str]) -> None:
        """These are at a table too, through other processes."""

    def keep(self, table: str) -> None:
        """The chores of this table are ours from now on."""

    async def adopt(self, table: str) -> None:
        """A table has no living keeper: do its chores."""

    async def look_at(self, people: Iterable[str] | None) -> None:
        """These people may have changed (none: anybody may)."""

    def spent(self) -> Iterable[tuple[str, int]]:
        """Who took much here lately."""

    def charge(self, account: str, n: int) -> None:
        """Somebody took so much elsewhere."""

    def figures(self) -> bytes:
        """How much goes on here."""


class Together:
    """One of several processes that share a house."""

    shared = True

    def __init__(self, hall: Hall, census: Census, bus: Bus) -> None:
        self._hall, self._census, self._bus = hall, census, bus
        self._kept: set[str] = set()
        self._elsewhere: dict[str, Visitors] = {}
        self._behind: set[str] = set()
        self._came: set[str] = set()
        self._moved: set[str] = set()
        self._people: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        self.others: Mapping[str, bytes] = {}

    async def open(self) -> None:
        """Join the others."""
        self.others = (await self._census.beat(self._hall.figures())).others
        await self._bus.open(self._hear, self._anew)
        self._tasks = (
            asyncio.create_task(self._run(self._errands), name="errands"),
            asyncio.create_task(self._run(self._beats), name="heartbeat"),
        )

    def keeps(self, table: str) -> bool:
        """Are the chores of this table ours to do?"""
        return table in self._kept

    def elsewhere(self, table: str) -> Visitors:
        """Who listens to this table through other processes."""
        return self._elsewhere.get(table, ())

    def visited(self, table: str) -> None:
        """Somebody came to this table, or went."""
        self._came.add(table)
        self._wake.set()

    def changed(self, person: str) -> None:
        """Somebody has another name or secret, or is gone."""
        self._bus.say(BusHint("person", person))

    async def take_on(self, table: str) -> None:
        """A table is to be used here: keep it, if nobody does."""
        self._kept |= await self._census.claim([table])
        self._moved.add(table)
        self._wake.set()

    async def let_go(self, table: str) -> None:
        """A table is used here no longer."""
        self._elsewhere.pop(table, None)
        if table in self._kept:
            self._kept.discard(table)
            await self._census.release([table])
            self._bus.say(BusHint("keeper", table))

    async def close(self) -> None:
        """Leave: the others need not wait until we count as dead."""
        await stop_tasks(self._tasks)
        await self._bus.close()
        await self._quietly(self._census.leave)

    # what is heard

    def _hear(self, hints: Sequence[BusHint]) -> None:
        """Note what is worth reading; what is known already is not."""
        for kind, id, n in hints:
            known = self._hall.version(id)
            if kind == "person":
                self._people.add(id)
            elif kind == "spent":
                self._charge(id, n)
            elif known is None or (kind == "table" and known >= n):
                continue
            else:
                {"table": self._behind, "visit": self._moved, "keeper": self._came}[kind].add(id)
            self._wake.set()

    def _charge(self, account: str, n: int) -> None:
        """What others took; what we said ourselves comes back to us, and is passed over."""
        by, _, rest = account.partition(" ")
        if by != self._census.me:
            self._hall.charge(rest, n)

    def _anew(self) -> None:
        """Hints may have been lost: look at everything."""
        self._came |= self._hall.in_use()
        self._people.add("")
        self._look_round()

    def _look_round(self) -> None:
        """See who is where, and what others wrote."""
        tables = self._hall.in_use()
        self._behind |= tables
        self._moved |= tables
        self._wake.set()

    # what is done about it

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._quietly(work)

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; where nothing can be read or stored just now, try again in a moment."""
        try:
            await work()
        except SleuthError as wrong:
            log.warning("the other processes cannot be reached: %s", wrong.code)
            await asyncio.sleep(BEAT)
        except Exception:
            log.exception("an errand went wrong")
            await asyncio.sleep(BEAT)

    async def _errands(self) -> None:
        """Whatever is worth looking at, once for all that came together."""
        await self._wake.wait()
        self._wake.clear()
        await self._drain(self._behind, self._catch_up)
        await self._drain(self._came, self._say_who_is_here)
        await self._drain(self._moved, self._look_who_is_there)
        await self._drain(self._people, self._look_at)

    async def _drain(self, found: set[str], work: Callable[[set[str]], Awaitable[None]]) -> None:
        """Do one kind of errand; what could not be done is found again."""
        now = {*found}
        found.clear()
        try:
            if now:
                await work(now)
        except BaseException:
            found |= now
            self._wake.set()
            raise

    async def _catch_up(self, tables: set[str]) -> None:
        """Read what others wrote, with one question for all tables."""
        known = {id: self._hall.version(id) for id in tables}
        since = {id: version for id, version in known.items() if version is not None}
        for id, lines in (await self._hall.lines_of(since)).items():
            if lines:
                self._hall.follow(id, since[id], lines)

    async def _say_who_is_here(self, tables: set[str]) -> None:
        """Tell the others who listens here; and keep what nobody keeps any longer."""
        await self._census.visit({id: self._hall.visitors(id) for id in tables})
        self._bus.say(*(BusHint("visit", id) for id in tables))
        await self._claim(tables & self._hall.in_use())

    async def _look_who_is_there(self, tables: set[str]) -> None:
        for id, visitors in (await self._census.elsewhere(tables)).items():
            if visitors != self.elsewhere(id):
                self._elsewhere[id] = visitors
                await self._hall.meet(id, [each for each in visitors if each is not None])

    async def _look_at(self, people: set[str]) -> None:
        await self._hall.look_at(None if "" in people else people)

    async def _claim(self, tables: Iterable[str]) -> None:
        """Which of these tables are ours to keep now?"""
        asked = {*tables}
        mine = await self._census.claim(asked)
        fresh = mine - self._kept
        self._kept = (self._kept - asked) | mine
        for id in fresh:
            self._hall.keep(id)

    async def _beats(self) -> None:
        """A sign of life each second; whoever no longer gives one is missed."""
        for n in range(SELDOM):
            await asyncio.sleep(BEAT)
            beat = await self._census.beat(self._hall.figures())
            missed = self.others.keys() - beat.others.keys()
            self.others = beat.others
            me = self._census.me
            self._bus.say(*(BusHint("spent", f"{me} {who}", n) for who, n in self._hall.spent()))
            if missed or beat.late:
                self._anew()
                await self._stand_in()
            elif n == 0 or not self._bus.sound:
                self._look_round()
        await self._stand_in()

    async def _stand_in(self) -> None:
        """Somebody may have died: keep what is left, here and of what nobody uses."""
        await self._claim(self._hall.in_use())
        for id in await self._census.adopt(ADOPTED):
            self._kept.add(id)
            await self._hall.adopt(id)
