"""The house: makes tables, finds them again after a restart, and puts away those that are idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from secrets import choice, token_hex, token_urlsafe
from typing import Any

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.errors import Conflict, NoSuchTable
from sleuth.kernel.match import start
from sleuth.players.minds import Minds
from sleuth.store.store import Store, TableRow
from sleuth.tables.errors import NotNow
from sleuth.tables.events import Created, Event, Placed, Sat, Started
from sleuth.tables.info import Person, TableInfo, TableOptions
from sleuth.tables.people import People
from sleuth.tables.seats import demand_bot
from sleuth.tables.table import Room, Table
from sleuth.tables.time import Ticks

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For short codes that are read out: I and O look like figures."""

SWEEP = 60.0
"""Seconds between two looks for idle tables."""


class Chosen(Data, frozen=True):
    """Who shall sit on a chair: a bot, the one who asks, or whoever comes."""

    bot: str | None = None
    me: bool = False


class Plan(Data, frozen=True):
    """What somebody wants to play; with `start` it begins as soon as every chair is taken."""

    game: str
    options: dict[str, Any] = {}
    table: TableOptions = TableOptions()
    seats: int | None = None
    seating: tuple[Chosen, ...] = ()
    start: bool = False


class House:
    """All tables of one process."""

    def __init__(self, store: Store, ticks: Ticks = time.monotonic, think: float = 20.0) -> None:
        self.people = People(store)
        self._store = store
        self._room = Room(store, self.people, Minds(2, think), Minds(1, think), ticks)
        self._tables: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def create(self, person: Person, plan: Plan) -> Table:
        """A new table, as planned."""
        while True:
            row, events = founded(person.id, plan)
            try:
                await self._store.create(row, [codec.encode(event) for event in events])
            except Conflict:
                continue  # somebody has that short code
            return await self.table(row.id)

    async def table(self, id: str) -> Table:
        """The table of this name, loaded if need be."""
        if id not in self._tables:
            self._tables[id] = asyncio.create_task(self._load(id))
        found = await asyncio.shield(self._tables[id])
        if found is None:
            self._tables.pop(id, None)
            raise NoSuchTable("table.unknown")
        return found

    async def by_code(self, code: str) -> Table:
        """The table with this short code."""
        if (id := await self._store.find(code.upper())) is None:
            raise NoSuchTable("table.unknown")
        return await self.table(id)

    async def gathering(self) -> tuple[TableInfo, ...]:
        """Public tables that wait for people, newest first."""
        rows = await self._store.tables("gathering", public=True)
        return tuple([(await self.table(row.id)).info() for row in rows])

    async def close(self) -> None:
        """Close the house: every table stops, every bot goes home."""
        self._sweeper.cancel()
        for id in tuple(self._tables):
            await self.put_away(id)
        await self._room.minds.close()
        await self._room.scribes.close()
        await self._store.close()

    async def put_away(self, id: str) -> None:
        """Let go of a table; the store has it."""
        found = await self._tables.pop(id)
        if found is not None:
            await found.close()

    async def _load(self, id: str) -> Table | None:
        stored = await self._store.load(id)
        if stored is None:
            return None
        table = Table(stored, self._room)
        await self.people.remember(table.company.people())
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for id, task in tuple(self._tables.items()):
                if task.done() and not task.exception() and (table := task.result()) and table.idle:
                    await self.put_away(id)


def founded(person: str, plan: Plan) -> tuple[TableRow, list[Event]]:
    """A table that can be played at, under a fresh name and seed, and its first events."""
    played = game(plan.game)
    options = codec.convert(plan.options, played.options)
    wanted = max(len(plan.seating), played.seats.start)
    seats = wanted if plan.seats is None else plan.seats
    start(played, options, seats)
    events = [Created(person, seats, plan.start), *seated(person, plan, seats)]
    begun = plan.start and len(events) == seats + 1
    row = TableRow(
        id=token_urlsafe(12),
        code="".join(choice(LETTERS) for _ in range(5)),
        game=played.name,
        version=played.version,
        options=codec.encode(options),
        seats=seats,
        agreed=codec.encode(plan.table),
        seed=token_hex(32),
        public=plan.table.public,
        created=time.time_ns() // 1_000_000,
        status="playing" if begun else "gathering",
    )
    return row, [*events, Started()] if begun else events


def seated(person: str, plan: Plan, seats: int) -> Iterator[Event]:
    """The chairs that are taken from the beginning."""
    if len(plan.seating) > seats:
        raise NotNow("seat.none", seat=seats)
    for n, chosen in enumerate(plan.seating):
        if chosen.bot is not None and chosen.me:
            raise NotNow("seat.taken", seat=n)
        if chosen.bot is not None:
            demand_bot(plan.game, chosen.bot)
            yield Placed(Seat(n), chosen.bot)
        elif chosen.me:
            yield Sat(Seat(n), person)
