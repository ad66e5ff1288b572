"""The house: makes tables, finds them again after a restart, and puts away those that are idle."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial

import msgspec

from sleuth.kernel.errors import Conflict, NoSuchTable, SleuthError
from sleuth.players.guest_bots import GuestBots
from sleuth.store.bus import Bus
from sleuth.store.census import Census, Visitors
from sleuth.store.past import replayed
from sleuth.store.store import LogLine, NewTable, Store, Unstored
from sleuth.tables.acts import leaving
from sleuth.tables.calls import Calls
from sleuth.tables.cards import Cards, chairs_free
from sleuth.tables.caretaker import Caretaker
from sleuth.tables.clerk import CLERK
from sleuth.tables.errors import NotNow
from sleuth.tables.finished import Diary
from sleuth.tables.info import Person, TableInfo
from sleuth.tables.limits import Ledger
from sleuth.tables.neighbours import Neighbours, Together
from sleuth.tables.opening.plan import Plan, plain_code, planned, taught
from sleuth.tables.opening.pledges import Pledges, Secrets, fresh_secret
from sleuth.tables.people import People
from sleuth.tables.puzzling.desk import PuzzleDesk
from sleuth.tables.puzzling.finder import Finder
from sleuth.tables.reviews import Reviews
from sleuth.tables.services import Bounds, Services
from sleuth.tables.staff import Staff
from sleuth.tables.strengths import Strengths
from sleuth.tables.table.table import Table
from sleuth.tables.table.time import Ticks

EVERYBODY = ""
"""In whose name short codes are guessed."""

LONG = 100
"""A table with more entries is read apart from the others, and from the archive: none waits."""

DAY = 24 * 3600

MANY = 100_000
"""So many people at tables are measured at once."""

MINE = 50
"""So many of a person's tables are listed."""

COLD = 2_000
"""After so many lines no further table is read for one list; it is on the next one."""


class House:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        ticks: Ticks = time.monotonic,
        bounds: Bounds | None = None,
        secrets: Secrets = fresh_secret,
        staff: Staff | None = None,
    ) -> None:
        self.bounds = bounds = bounds or Bounds()
        staff = staff or Staff()
        self.people = People(store)
        self.strengths, self.diary = Strengths(store), Diary(store)
        self.puzzles = PuzzleDesk(store, Finder(store, staff.thinkers(1, bounds.mine, CLERK)))
        self.counters = staff.thinkers(2, bounds.think)
        self.archive, self._reading = staff.archive(), staff.archive(bounds.tables)
        self.reviews = Reviews(self.archive, staff.thinkers(1, bounds.review, CLERK))
        self.ledger = ledger = Ledger()
        self.uploads = ledger.buckets("uploads", bounds.uploads_each, bounds.uploads_each / DAY)
        self.bot_pace = ledger.buckets("bots", *bounds.bots)
        self.calls = Calls(*bounds.streams)
        self._guesses = ledger.buckets("guesses", *bounds.guesses)
        self.tally: Counter[str] = Counter()
        self._store = store
        self._pledges = Pledges(store, secrets)
        self._services = Services(
            store,
            self.people,
            staff.thinkers(2, bounds.think),
            staff.thinkers(1, bounds.think),
            ticks,
            bounds,
            ledger.buckets("pace", *bounds.commands, MANY),
            ledger.buckets("talk", *bounds.talk, MANY),
            self.tally,
            guests=staff.guests(bounds.think),
        )
        self._services.ended = self.puzzles.finder.ended
        self._cards = Cards()
        self._tables: dict[str, asyncio.Task[Table | None]] = {}
        self.caretaker = Caretaker(self, store)

    async def join(self, census: Census, bus: Bus) -> None:
        """Share the house with other processes from now on."""
        self._services.neighbours = together = Together(self, census, bus)
        await together.open()

    @property
    def guests(self) -> GuestBots:
        """The bots from elsewhere that are let in."""
        return self._services.guests

    @property
    def neighbours(self) -> Neighbours:
        """The other processes of the house, if there are any."""
        return self._services.neighbours

    async def create(self, person: Person, plan: Plan) -> Table:
        """A new table, as planned."""
        secret = await self.redeem(plan.pledge)
        return await self.open(lambda: planned(person.id, plan, secret, self.guests.all))

    async def teach(self, person: Person, name: str) -> Table:
        """The guided first game of this name."""
        secret = await self.redeem("")
        return await self.open(lambda: taught(person.id, name, secret))

    async def open(self, fresh: Callable[[], NewTable]) -> Table:
        """Keep a new table, under another short code if somebody has that one."""
        if len(self._tables) >= self.bounds.tables:
            raise Unstored("house.full")
        while True:
            new = fresh()
            try:
                await self._store.create(new)
            except Conflict:
                continue
            self.tally["tables"] += 1
            return await self.table(new.row.id)

    async def pledge(self) -> str:
        """A commitment to the seed of a table that somebody is about to make."""
        return await self._pledges.make()

    async def redeem(self, pledge: str) -> str:
        """The secret behind a commitment, once; without one, a fresh secret."""
        return await self._pledges.redeem(pledge)

    async def table(self, id: str) -> Table:
        """The table of this name, loaded if need be, as it stands now."""
        known = self.version(id) is not None
        found = await self._loaded(id)
        if known:
            await found.refresh()
        return found

    async def _loaded(self, id: str) -> Table:
        """The table of this name, which may have heard of the latest or not."""
        if id not in self._tables:
            self._tables[id] = asyncio.create_task(self._load(id))
            self._tables[id].add_done_callback(partial(self._drop_failed, id))
        found = await asyncio.shield(self._tables[id])
        if found is None:
            raise NoSuchTable("table.unknown")
        self.caretaker.handed_out(id)
        return found

    def _drop_failed(self, id: str, task: asyncio.Task[Table | None]) -> None:
        """What could not be loaded is tried anew when it is asked for again."""
        failed = task.cancelled() or task.exception() is not None or task.result() is None
        if failed and self._tables.get(id) is task:
            del self._tables[id]

    async def by_code(self, code: str) -> Table:
        """The table that waits and has this short code. Everybody together may miss so often."""
        self._guesses.take(EVERYBODY)
        if (id := await self._store.find(plain_code(code))) is None:
            raise NoSuchTable("table.unknown")
        self._guesses.give(EVERYBODY)
        return await self.table(id)

    async def gathering(self, game: str | None = None, free: int = 0) -> tuple[TableInfo, ...]:
        """Public tables that wait for people, newest first."""
        rows = await self._store.tables("gathering", public=True)
        wanted = [row.id for row in rows if game in (None, row.game)]
        infos = [(await self._loaded(id)).info() for id in wanted]
        return tuple(info for info in infos if chairs_free(info) >= free)

    async def of(self, person: str) -> tuple[TableInfo, ...]:
        """The tables of a person, newest first."""
        found, cold = [], 0
        for id in await self._store.tables_of(person, MINE):
            here, card = self._here(id), self._cards.find(id)
            if here is not None:
                found.append(here.info())
            elif card is not None:
                found.append(card)
            elif cold < COLD:
                table = await self._loaded(id)
                found.append(table.info())
                cold += table.state.version
        return tuple(found)

    def renamed(self, person: str) -> None:
        """Somebody is called otherwise from now on, here and in the other processes."""
        self._cards.rename(person)
        self.neighbours.changed(person)

    def shut_out(self, person: str) -> None:
        """Another secret proves a person: whoever came with the old one has to leave."""
        self.dismiss(person)
        self.neighbours.changed(person)

    def call(self, bot: str) -> None:
        """There is something new for a bot, wherever it listens."""
        self.calls.ring(bot)
        self.neighbours.changed(bot)

    def dismiss(self, person: str) -> None:
        """Send every socket of a person away: its secret is void."""
        self.calls.dismiss(person)
        for table in self.loaded():
            for listener in tuple(table.audience.listeners):
                if listener.person == person:
                    listener.dismiss()

    async def forget(self, person: str) -> None:
        """Forget a person: their chairs are free, or a bot plays on; what they said is gone."""
        for bot in await self.people.bots_of(person):
            await self.forget(bot.id)
        self._cards.rename(person)
        for id in await self._store.tables_of(person, 1_000_000):
            await (await self.table(id)).do(leaving.vanish, person)
        for table in tuple(self.loaded()):
            if table.state.roster.lent(person):
                await table.do(leaving.vanish, person)
        await self._store.forget(person)
        self.people.forget(person)
        self.neighbours.changed(person)
        await self._miss(person)

    async def _miss(self, person: str) -> None:
        """Somebody is gone: nothing of theirs is left in memory."""
        self.dismiss(person)
        for table in self.loaded():
            if person in table.state.roster.people():
                await table.reload()

    def loaded(self) -> Iterator[Table]:
        """The tables that are in use."""
        for task in tuple(self._tables.values()):
            if task.done() and not task.exception() and (table := task.result()):
                yield table

    async def close(self) -> None:
        """Close the house: every table stops, every bot goes home."""
        self.caretaker.close()
        await self.neighbours.close()
        for id in tuple(self._tables):
            await self.put_away(id)
        await self._services.workers.close()
        await self._services.helpers.close()
        await self.guests.close()
        await self.counters.close()
        await self.reviews.close()
        await self.puzzles.finder.close()
        self.archive.close()
        self._reading.close()
        await self._store.close()

    async def put_away(self, id: str) -> None:
        """Let go of a table, if it is in use; the store has it."""
        if id not in self._tables:
            return
        with suppress(SleuthError):
            found = await self._tables.pop(id)
            if found is not None:
                self._cards.keep(found.info())
                await found.close()
                await self.neighbours.let_go(id)

    async def _load(self, id: str) -> Table | None:
        stored = await self._store.load(id)
        if stored is None:
            return None
        self._cards.forget(id)
        await self.neighbours.take_on(id)
        long = len(stored.lines) > LONG
        match = await self._reading.apart(lambda _: replayed(stored)) if long else None
        table = Table(stored, self._services, match)
        await self.people.remember(table.state.roster.people())
        await table.refresh()  # of what was written meanwhile we were not told yet
        return table

    async def demand_room_for_upload(self, person: str) -> None:
        """Refuse a record from elsewhere where there are too many already."""
        if await self._store.expiring() >= self.bounds.uploads:
            raise Unstored("record.no-room")
        if await self._store.expiring(person) >= self.bounds.uploads_each * self.bounds.upload_days:
            raise NotNow("record.too-many", days=self.bounds.upload_days)
        self.uploads.take(person, "record.flood")

    # what the other processes of the house are told, and ask for

    def in_use(self) -> set[str]:
        """The tables that are in use here."""
        return {table.id for table in self.loaded()}

    def version(self, table: str) -> int | None:
        """How many lines of a table are known here, if it is in use."""
        found = self._here(table)
        return None if found is None else found.state.version

    def _here(self, table: str) -> Table | None:
        task = self._tables.get(table)
        return task.result() if task and task.done() and not task.exception() else None

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """What is stored from these lines on."""
        return await self._store.lines_of(since)

    def follow(self, table: str, start: int, lines: tuple[LogLine, ...]) -> None:
        """Somebody wrote these lines, from number `start` on."""
        if (found := self._here(table)) is not None:
            found.follow(start, lines)

    def visitors(self, table: str) -> Visitors:
        """Who listens to a table here."""
        found = self._here(table)
        return () if found is None else tuple(each.person for each in found.audience.listeners)

    async def meet(self, table: str, people: Iterable[str]) -> None:
        """These are at a table too, through other processes."""
        await self.people.remember(people)
        if (found := self._here(table)) is not None:
            found.look_round()

    def keep(self, table: str) -> None:
        """The chores of this table are ours from now on."""
        if (found := self._here(table)) is not None:
            found.keep()

    async def adopt(self, table: str) -> None:
        """A table has no living keeper: do its chores."""
        (await self._loaded(table)).keep()

    async def look_at(self, people: Iterable[str] | None) -> None:
        """These people may have changed (none: anybody may)."""
        changed = await self.people.look_at(people)
        self.calls.ring_all(people)
        for each in changed.named | {*changed.gone}:
            self._cards.rename(each)
        for each in changed.gone:
            await self._miss(each)
        for each in changed.void:
            self.dismiss(each)
        for table in self.loaded() if changed.named else ():
            if changed.named & {*table.presence.came}:
                table.announce()

    def spent(self) -> Iterable[tuple[str, int]]:
        """Who took much here lately."""
        return self.ledger.spent()

    def charge(self, account: str, n: int) -> None:
        """Somebody took so much elsewhere."""
        self.ledger.charge(account, n)

    def figures(self) -> bytes:
        """How much goes on here."""
        return msgspec.json.encode({**self.tally, "listeners": self.listeners()})

    def listeners(self) -> int:
        """How many sockets are at tables here."""
        return sum(len(table.audience.listeners) for table in self.loaded())

    def tally_of_all(self) -> Counter[str]:
        """The same of all processes of the house, as far as they told."""
        here = self.tally + Counter(listeners=self.listeners(), processes=1)
        told = (Counter(msgspec.json.decode(said)) for said in self.neighbours.others.values())
        return sum(told, here) + Counter(processes=len(self.neighbours.others))
