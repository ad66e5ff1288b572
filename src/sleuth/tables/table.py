"""A table: one task owns a match and the people round it. Stored first, told second."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from sleuth.games import talents, written_under
from sleuth.kernel import codec
from sleuth.kernel.chance import Chance, seeded
from sleuth.kernel.data import Millis, Over, Played, Seat
from sleuth.kernel.errors import Conflict, IllegalMove, NotSeated
from sleuth.kernel.match import AnyMatch
from sleuth.store.past import replayed
from sleuth.store.store import Command, EntryRow, Stored, Terms, Unstored
from sleuth.tables import consent, fairness, guided, hearing
from sleuth.tables.assistance import Assistance
from sleuth.tables.audience import Audience, Moment
from sleuth.tables.bell import Bell
from sleuth.tables.bots import Bots
from sleuth.tables.clocks import refolded
from sleuth.tables.company import Company, after
from sleuth.tables.errors import NotNow
from sleuth.tables.events import (
    Agreed,
    Created,
    Ended,
    Event,
    Paused,
    Placed,
    Resumed,
    Said,
    Sat,
    Started,
    Stirred,
    Warned,
)
from sleuth.tables.frost import Frost
from sleuth.tables.info import TableInfo, TableOptions, Talk
from sleuth.tables.limits import Buckets
from sleuth.tables.mailbox import Act, Mailbox
from sleuth.tables.news import Listener
from sleuth.tables.pads import Pads
from sleuth.tables.presence import Presence
from sleuth.tables.room import Room
from sleuth.tables.show import streams, table_info
from sleuth.tables.time import TableTime

T = TypeVar("T")

STATUS: dict[type[Event], str] = {Started: "playing", Ended: "ended"}
"""Events that move a table on to another status."""


class Table:
    """People, clocks and bots round a match. Whatever is asked here waits in one mailbox."""

    def __init__(self, stored: Stored, room: Room, match: AnyMatch | None = None) -> None:
        self.room = room
        self.game = written_under(stored.row.game, stored.row.version)
        self.time = TableTime(room.ticks)
        pads = Pads(self._note, self._pad_came)
        self.audience = Audience(talents(self.game.name).notation.line, pads)
        self.bots = Bots(self)
        self.presence = Presence(self)
        self.bell = Bell(self)
        self.frost = Frost(self)
        self.breath, self.pace = Buckets(*room.bounds.talk), Buckets(*room.bounds.commands)
        self._fold(stored, match)
        self._mail = Mailbox(f"table {self.id}", self._try_again)
        if self.company.started:
            self.time.run(max(self._last_moment(), stored.moment))
            if self.company.paused:
                self.time.stop()
            self.presence.look()
            self._mail.post(self.settle)

    # how it stands

    @property
    def id(self) -> str:
        """The name of the table, which cannot be guessed."""
        return self.row.id

    @property
    def alias(self) -> str:
        """What the table is called in logs: nobody can sit down with it."""
        return sha256(self.id.encode()).hexdigest()[:8]

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        pending = self.match.pending()
        if isinstance(pending, Over) and self.company.started:
            return pending
        return self.company.result

    @property
    def finished(self) -> bool:
        """Is nothing played here any more?"""
        return self.over is not None or self.company.ended is not None

    @property
    def playing(self) -> bool:
        """Is a match on?"""
        return self.company.started and not self.finished

    @property
    def seed(self) -> str | None:
        """What chance is made of; a match from elsewhere may not say."""
        if self.company.uploaded is not None:
            return self.company.uploaded.seed
        if self.company.guided:
            return None
        nonces = self.company.nonces
        return self.row.seed if nonces is None else fairness.mixed(self.row.seed, nonces)

    def chance(self, match: AnyMatch) -> Chance:
        """The dice of this table; in a lesson, as the script says."""
        return guided.dice(self, match, seeded(self.seed or self.row.seed))

    @property
    def idle(self) -> bool:
        """Could it be put away, and nobody would notice?"""
        return not self.playing and not self.audience.listeners and self._mail.empty()

    def info(self) -> TableInfo:
        """The table as anybody may see it."""
        return table_info(self)

    def talk(self, person: str | None) -> tuple[Talk, ...]:
        """What was said last, as far as this person hears it."""
        return hearing.recent(self, person)

    def hears(self, listener: Listener) -> tuple[tuple[Seat | None, bool], ...]:
        """The streams that are this listener's to hear, and whether it plays there."""
        return streams(self, listener.person)

    def seen(self, who: str | Seat, id: str) -> bool:
        """Was this command taken before?"""
        return (who, id) in self._seen

    def demand_seat(self, person: str | None, seat: Seat) -> None:
        """Refuse whoever does not hold this seat."""
        if seat not in self.company.held(person):
            raise NotSeated("seat.not-yours", seat=seat)

    def demand_any_seat(self, person: str | None) -> Seat:
        """Refuse whoever holds no seat here."""
        held = self.company.held(person)
        if not held:
            raise NotSeated("seat.none-yours")
        return held[0]

    def demand_playing(self, paused: bool = False) -> None:
        """Refuse what belongs to a match that is on."""
        if not self.company.started:
            raise NotNow("table.not-started")
        if self.company.ended is not None:
            raise NotNow("table.ended")
        if self.over is not None:
            raise IllegalMove("match.over")
        if self.company.paused and not paused:
            raise NotNow("table.paused")

    # both logs

    def _fold(self, stored: Stored, match: AnyMatch | None = None) -> None:
        """What the logs make of the table; `match` is that of its entries, if it is known."""
        self.row = stored.row
        self.options = codec.decode(stored.row.options, self.game.options)
        self.agreed: TableOptions = codec.decode(stored.row.agreed, TableOptions)
        self.assistance = Assistance(self.game.name, self.agreed.assistance, self.room.scribes)
        self.company = Company()
        self._events = 0
        self._seen: set[tuple[str | Seat, str]] = set()
        for body in stored.events:
            self._happened(codec.decode(body, Event))
        self.match: AnyMatch = replayed(stored) if match is None else match
        self._seen |= {(row.command.seat, row.command.id) for row in stored.entries if row.command}
        self.clocks = refolded(self.agreed.clock, self.match)

    def _happened(self, event: Event) -> None:
        self.company = after(self.company, event)
        self._events += 1
        by, id = getattr(event, "by", None), getattr(event, "id", None)
        self.presence.meet(by, getattr(event, "person", None))
        if by is not None and id is not None:
            self._seen.add((by, id))

    def _last_moment(self) -> int:
        """Table time stood still since the last thing that is stored with a time."""
        said = self.company.talk[-1].at if self.company.talk else 0
        return max(self.match.now, said)

    async def agree(self, event: Agreed, terms: Terms) -> None:
        """Stand under other terms: stored, then everything is read again and told."""
        await self.room.store.agree(self.id, self._events, codec.encode(event), terms)
        self.room.tally["events"] += 1
        await self.presence.stir()
        await self.reload()

    async def note_down(self, event: Event) -> None:
        """One more event: stored, then folded, then told."""
        people = [event.person] if isinstance(event, Sat) else ()
        status, body = STATUS.get(type(event)), codec.encode(event)
        await self.room.store.note(self.id, self._events, [body], status, people)
        self._happened(event)
        self.room.tally["events"] += 1
        if not isinstance(event, Warned | Stirred | Ended):
            await self.presence.stir()
        await self.room.people.remember(self.company.people())
        if isinstance(event, Said):
            hearing.tell(self, event)
            return
        self.presence.look()
        self.audience.tell(self.info())
        await self._follow(event)

    async def _follow(self, event: Event) -> None:
        """What an event brings about."""
        match event:
            case Started():
                self.time.run()
                self.presence.look()
                await self.settle()
            case Sat() | Placed() if self.company.autostart and self.company.full:
                await self.start()
            case Paused():
                self.time.stop()
                self.bell.set()
            case Resumed():
                self.time.run(self.time.now())
                await self.changed()
            case Sat() | Placed() | Created():
                pass
            case _:
                await self.changed()

    async def start(self) -> None:
        """Let the match begin."""
        await self.note_down(Started(fairness.nonces(self.company.chairs)))

    async def keep(self, match: AnyMatch, command: Command | None = None) -> None:
        """A match that went on: stored, then swapped in, then told."""
        n = len(self.match.record)
        fresh = [EntryRow(codec.encode(entry)) for entry in match.record.since(n)]
        fresh[0] = EntryRow(fresh[0].body, command)
        status = "over" if isinstance(match.pending(), Over) else None
        await self.room.store.append(self.id, n, fresh, status)
        self.room.tally["moves"] += len(fresh)
        for entry in match.record.since(n):
            self.clocks.follow(entry, match.pending(), entry.came.at)
        self.match = match
        await self.presence.stir()
        if command is not None:
            self._seen.add((command.seat, command.id))
        await consent.moved_on(self)
        await self.changed()

    # the mailbox

    async def ask(self, act: Act[T]) -> T:
        """Do this when its turn comes, and say what came of it."""
        return await self._mail.ask(act)

    def post(self, act: Act[Any]) -> None:
        """Do this when its turn comes."""
        self._mail.post(act)

    async def _try_again(self, act: Act[Any]) -> Any:
        """Where another house wrote first, read what it wrote and try once more."""
        try:
            return await act()
        except Conflict:
            await self.reload()
            return await act()
        except Unstored:
            self.frost.come()
            raise

    async def reload(self) -> None:
        """Read everything again."""
        stored = await self.room.store.load(self.id)
        assert stored is not None
        self._fold(stored)
        self.audience.forget()
        await self.room.people.remember(self.company.people())
        self.audience.tell(self.info())
        await self.changed()

    async def close(self) -> None:
        """Stop: what is stored stays."""
        self.bell.close()
        self.frost.close()
        self.presence.close()
        self.audience.close()
        await self.bots.close()
        await self._mail.close()
        await self.bell.tick()

    # listeners

    async def listen(self, listener: Listener, greet: Callable[[], None]) -> None:
        """Somebody listens from now on: first the greeting, then what they missed."""

        async def act() -> None:
            self.audience.listeners.append(listener)
            self.presence.look()
            await self.presence.stir()
            greet()
            for seat, own in self.hears(listener):
                await self.audience.catch_up(listener, seat, own, self._moment())
            self.announce()

        await self.ask(act)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no longer."""
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self.presence.look()
            self.announce()

    def announce(self) -> None:
        """Tell everybody how the table stands, once for all comings and goings of a moment."""
        self.audience.soon(self.info)

    async def _note(self, seat: Seat | None, view: Any) -> Any:
        return await self.assistance.notes(seat, view)

    def _pad_came(self, seat: Seat | None) -> None:
        async def act() -> None:
            self.audience.tell_pad(seat, self._moment(), self.hears)

        self.post(act)

    def _moment(self) -> Moment:
        return Moment(self.match, self.time.now())

    def moment(self) -> Millis:
        """Now, or at least not before the last thing that came in."""
        return max(self.time.now(), self.match.now)

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
            chosen = codec.decode(move, self.game.move)
            await self.ring(when)
            self.demand_playing()
            if self.company.chairs[seat].bot is not None:
                raise NotNow("seat.bot-plays", seat=seat)
            if seat in self.clocks.out(when):
                raise IllegalMove("time.up")
            await self.enter(seat, chosen, when, Command(seat, id))

        await self.ask(act)

    async def enter(
        self, seat: Seat, move: Any, at: Millis, command: Command | None = None
    ) -> None:
        """Let a move in, and what chance answers to it."""
        played = self.match.enter(Played(seat, move, max(at, self.match.now)))
        await self.keep(played.settle(self.chance(played)), command)

    async def settle(self) -> None:
        """Let chance answer what it still owes."""
        settled = self.match.settle(self.chance(self.match))
        if settled is not self.match:
            await self.keep(settled)
            return
        await self.changed()

    async def ring(self, at: Millis) -> None:
        """Let every deadline ring that has come by this moment."""
        if not self.playing or self.company.paused:
            return
        while (rung := self.match.ring(at)) is not self.match:
            await self.keep(rung.settle(self.chance(rung)))

    async def changed(self) -> None:
        """The table stands otherwise than before: tell it, set the clock, wake the bots."""
        if not self.company.started:
            return
        await self.audience.tell_news(self._moment(), self.hears)
        if self.finished or self.clocks.on or self.company.guided:
            self.audience.tell(self.info())
        self.bell.set()
        self.bots.wake()
