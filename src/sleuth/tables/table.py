"""A table: one task owns a match and the people round it. Stored first, told second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sleuth.games import game, talents
from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.errors import Conflict, NotSeated
from sleuth.kernel.match import AnyMatch, replay
from sleuth.players.minds import Minds
from sleuth.store.past import read_entry
from sleuth.store.store import Command, EntryRow, Store, Stored
from sleuth.tables.assistance import Assistance
from sleuth.tables.audience import Audience, Moment
from sleuth.tables.bots import Bots
from sleuth.tables.company import Company, after
from sleuth.tables.errors import NotNow
from sleuth.tables.events import Event, Hinted, Placed, Said, Sat, Started
from sleuth.tables.info import TableInfo, TableOptions, Talk
from sleuth.tables.mailbox import Act, Mailbox
from sleuth.tables.news import Listener
from sleuth.tables.people import People
from sleuth.tables.show import table_info, talk
from sleuth.tables.time import TableTime, Ticks

T = TypeVar("T")

PATIENCE = 0.02
"""Seconds in which comings and goings are gathered into one message."""


@dataclass(frozen=True, slots=True)
class Room:
    """What all tables of a house share: `minds` are for bots, `scribes` for assistance."""

    store: Store
    people: People
    minds: Minds
    scribes: Minds
    ticks: Ticks


class Table:
    """People, clocks and bots round a match. Whatever is asked here waits in one mailbox."""

    def __init__(self, stored: Stored, room: Room) -> None:
        self.row = stored.row
        self.room = room
        self.game = game(stored.row.game)
        self.options = codec.decode(stored.row.options, self.game.options)
        self.agreed: TableOptions = codec.decode(stored.row.agreed, TableOptions)
        self.time = TableTime(room.ticks)
        self.assistance = Assistance(self.game.name, self.agreed.assistance, room.scribes)
        self.audience = Audience(talents(self.game.name).notation.line, self.assistance.notes)
        self.bots = Bots(self)
        self._chance = seeded(stored.row.seed)
        self._bell: asyncio.TimerHandle | None = None
        self._hush: asyncio.TimerHandle | None = None
        self._fold(stored)
        self._mail = Mailbox(f"table {self.id}", self._try_again)
        if self.company.started:
            self.time.run(self._last_moment())
            self._mail.post(self.settle)

    # how it stands

    @property
    def id(self) -> str:
        """The name of the table, which cannot be guessed."""
        return self.row.id

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        pending = self.match.pending()
        return pending if isinstance(pending, Over) and self.company.started else None

    @property
    def idle(self) -> bool:
        """Could it be put away, and nobody would notice?"""
        playing = self.company.started and self.over is None
        return not playing and not self.audience.listeners and self._mail.empty()

    def info(self) -> TableInfo:
        """The table as anybody may see it."""
        return table_info(self, self.room.people)

    def talk(self, last: int | None = None) -> tuple[Talk, ...]:
        """What was said last."""
        return talk(self.company, self.room.people, last)

    def hears(self, listener: Listener) -> tuple[Seat | None, ...]:
        """The streams that are this listener's to hear: those of its seats, or a watcher's."""
        if not self.company.started:
            return ()
        watching = (None,) if self.agreed.spectators == "open" else ()
        return self.company.held(listener.person) or watching

    def seen(self, who: str | Seat, id: str) -> bool:
        """Was this command taken before?"""
        return (who, id) in self._seen

    def demand_seat(self, person: str | None, seat: Seat) -> None:
        """Refuse whoever does not hold this seat."""
        if seat not in self.company.held(person):
            raise NotSeated("seat.not-yours", seat=seat)

    # both logs

    def _fold(self, stored: Stored) -> None:
        """What the logs make of the table."""
        self.company = Company()
        self._events = 0
        self._seen: set[tuple[str | Seat, str]] = set()
        for body in stored.events:
            self._happened(codec.decode(body, Event))
        entries = [read_entry(self.game, stored.row.version, each.body) for each in stored.entries]
        self.match: AnyMatch = replay(self.game, self.options, stored.row.seats, entries)
        self._seen |= {(row.command.seat, row.command.id) for row in stored.entries if row.command}

    def _happened(self, event: Event) -> None:
        self.company = after(self.company, event)
        self._events += 1
        if isinstance(event, Said | Hinted) and event.by is not None and event.id is not None:
            self._seen.add((event.by, event.id))

    def _last_moment(self) -> int:
        """Table time stood still since the last thing that is stored with a time."""
        said = self.company.talk[-1].at if self.company.talk else 0
        return max(self.match.now, said)

    async def note_down(self, event: Event) -> None:
        """One more event: stored, then folded, then told."""
        status = "playing" if isinstance(event, Started) else None
        await self.room.store.note(self.id, self._events, [codec.encode(event)], status)
        self._happened(event)
        await self.room.people.remember(self.company.people())
        self.audience.tell(self.talk(1)[0] if isinstance(event, Said) else self.info())
        if isinstance(event, Started):
            self.time.run()
            await self.settle()
        elif isinstance(event, Sat | Placed) and self.company.autostart and self.company.full:
            await self.note_down(Started())

    async def keep(self, match: AnyMatch, command: Command | None = None) -> None:
        """A match that went on: stored, then swapped in, then told."""
        n = len(self.match.record)
        fresh = [EntryRow(codec.encode(entry)) for entry in match.record.since(n)]
        fresh[0] = EntryRow(fresh[0].body, command)
        status = "over" if isinstance(match.pending(), Over) else None
        await self.room.store.append(self.id, n, fresh, status)
        self.match = match
        if command is not None:
            self._seen.add((command.seat, command.id))
        await self._changed()

    # the mailbox

    async def ask(self, act: Act[T]) -> T:
        """Do this when its turn comes, and say what came of it."""
        return await self._mail.ask(act)

    async def _try_again(self, act: Act[Any]) -> Any:
        """Where another house wrote first, read what it wrote and try once more."""
        try:
            return await act()
        except Conflict:
            await self._reload()
            return await act()

    async def _reload(self) -> None:
        stored = await self.room.store.load(self.id)
        assert stored is not None
        self._fold(stored)
        self.audience.forget()
        await self.room.people.remember(self.company.people())
        self.audience.tell(self.info())
        await self._changed()

    async def close(self) -> None:
        """Stop: what is stored stays."""
        for handle in (self._bell, self._hush):
            if handle is not None:
                handle.cancel()
        await self.bots.close()
        await self._mail.close()

    # listeners

    async def listen(self, listener: Listener, greet: Callable[[], None]) -> None:
        """Somebody listens from now on: first the greeting, then what they missed."""

        async def act() -> None:
            self.audience.listeners.append(listener)
            greet()
            for seat in self.hears(listener):
                await self.audience.catch_up(listener, seat, self._moment())
            self._announce()

        await self.ask(act)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no longer."""
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self._announce()

    def _announce(self) -> None:
        """Tell everybody how the table stands, once for all comings and goings of a moment."""
        if self._hush is None:
            self._hush = asyncio.get_running_loop().call_later(PATIENCE, self._announced)

    def _announced(self) -> None:
        self._hush = None
        self.audience.tell(self.info())

    def _moment(self) -> Moment:
        return Moment(self.match, self.time.now())

    # the match

    async def play(
        self, person: str | None, seat: Seat, move: bytes, id: str, at: Millis | None = None
    ) -> None:
        """Play a move from a seat of mine. The same id again is answered, and does nothing."""
        when = self.time.now() if at is None else at

        async def act() -> None:
            self.demand_seat(person, seat)
            if self.seen(seat, id):
                return
            if not self.company.started:
                raise NotNow("table.not-started")
            chosen = codec.decode(move, self.game.move)
            await self.ring(when)
            await self.enter(seat, chosen, when, Command(seat, id))

        await self.ask(act)

    async def enter(
        self, seat: Seat, move: Any, at: Millis, command: Command | None = None
    ) -> None:
        """Let a move in, and what chance answers to it."""
        played = self.match.enter(Played(seat, move, max(at, self.match.now)))
        await self.keep(played.settle(self._chance), command)

    async def settle(self) -> None:
        """Let chance answer what it still owes."""
        settled = self.match.settle(self._chance)
        await (self._changed() if settled is self.match else self.keep(settled))

    async def ring(self, at: Millis) -> None:
        """Let every deadline ring that has come by this moment."""
        while (rung := self.match.ring(at)) is not self.match:
            await self.keep(rung.settle(self._chance))

    async def _changed(self) -> None:
        """The match stands otherwise than before: tell it, set the clock, wake the bots."""
        if not self.company.started:
            return
        await self.audience.tell_news(self._moment(), self.hears)
        if self.over is not None:
            self.audience.tell(self.info())
        self._set_bell()
        self.bots.wake()

    def _set_bell(self) -> None:
        """Ring when the deadline comes, and look again should the bell be early."""
        if self._bell is not None:
            self._bell.cancel()
        pending = self.match.pending()
        if isinstance(pending, Await) and pending.until is not None:
            wait = max(0, pending.until - self.time.now()) / 1000
            self._bell = asyncio.get_running_loop().call_later(wait, self._ding)

    def _ding(self) -> None:
        async def act() -> None:
            await self.ring(self.time.now())
            self._set_bell()

        self._mail.post(act)
