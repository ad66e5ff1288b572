"""A table: one mailbox owns its state. An act gives a change: stored first, told second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any, ParamSpec

from sleuth.games import talents
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.errors import Conflict, SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Hint
from sleuth.store.census import Visitors
from sleuth.store.store import LogLine, Stored, Unstored
from sleuth.tables.acts import leaving, playing, talk, upkeep
from sleuth.tables.acts.act import Act, Moment, demand_any_seat, demand_playing
from sleuth.tables.bots.bots import Bots
from sleuth.tables.counting import written
from sleuth.tables.info import TableInfo, Talk
from sleuth.tables.services import Services
from sleuth.tables.state import events
from sleuth.tables.state.change import Change, awake
from sleuth.tables.state.events import Circle, Hinted, Said
from sleuth.tables.state.hearing import count, hears, recent
from sleuth.tables.state.reading import change_read, people_in
from sleuth.tables.state.state import TableState, folded
from sleuth.tables.table.alarm import Alarm
from sleuth.tables.table.assistance import Assistance
from sleuth.tables.table.audience import Audience, Standing
from sleuth.tables.table.describe import Hearers, Surroundings, shows, spoken, table_info
from sleuth.tables.table.mailbox import Mailbox
from sleuth.tables.table.naming import Names, told_apart
from sleuth.tables.table.news import Listener
from sleuth.tables.table.outage import Outage
from sleuth.tables.table.pads import Pads
from sleuth.tables.table.presence import Presence
from sleuth.tables.table.time import TableTime

P = ParamSpec("P")
PlainAct = Callable[[TableState, Moment], Change]

TRIES = 20
"""So often others may have written first before an act is given up."""


class Table:
    """People, clocks and bots round a match. Whatever is asked here waits in one mailbox."""

    def __init__(self, stored: Stored, services: Services, match: AnyMatch | None = None) -> None:
        self.state = folded(stored, match)
        self.services = services
        self.time = TableTime(services.ticks)
        self.assistance = Assistance(self.state.game.name, services.helpers)
        self._hearers = Hearers()
        self.audience = Audience(
            talents(self.state.game.name).notation.line,
            Pads(self._noted, self._pad_came, self._computes),
        )
        self.bots = Bots(self, services.workers, services.guests)
        self.presence = Presence(self, services.ticks, services.bounds.grace)
        self.alarm = Alarm(self, services.store)
        self.outage = Outage(self, services.store)
        self._mail = Mailbox(f"table {self.id}")
        if self.state.roster.started:
            self._wake_up(stored.moment)

    def _wake_up(self, moment: int) -> None:
        """Go on after a restart: table time stood still since the last thing that is stored."""
        said = self.state.roster.talk[-1].at if self.state.roster.talk else 0
        self.time.run(max(self.state.match.now, said, moment))
        if self.state.roster.paused:
            self.time.stop()
        self.presence.look()
        self.post(playing.settle)

    # how it stands

    @property
    def id(self) -> str:
        """The name of the table, which cannot be guessed."""
        return self.state.id

    @property
    def alias(self) -> str:
        """What the table is called in logs: nobody can sit down with it."""
        return sha256(self.id.encode()).hexdigest()[:8]

    @property
    def frozen(self) -> bool:
        """Can nothing be stored just now?"""
        return self.outage.on

    @property
    def kept(self) -> bool:
        """Are clocks, bots and other chores for this process to do?"""
        return self.services.neighbours.keeps(self.id)

    @property
    def idle(self) -> bool:
        """Could it be put away, and nobody would notice?"""
        needed = self.state.playing and self.kept
        return not needed and not self.audience.listeners and self._mail.empty()

    def now(self) -> Millis:
        """The moment, in table time."""
        return self.time.now()

    def moment(self) -> Moment:
        """The moment, and who is here."""
        here, elsewhere = self.audience.online(), self._elsewhere()
        if elsewhere:
            here = here.union(each for each in elsewhere if each is not None)
        return Moment(self.time.now(), here, self.presence.away, self.services.guests.all)

    def _elsewhere(self) -> Visitors:
        """Those who listen through other processes."""
        return self.services.neighbours.elsewhere(self.id)

    def _visitors(self) -> list[str | None]:
        """Those who listen, wherever it is."""
        return [*(each.person for each in self.audience.listeners), *self._elsewhere()]

    def info(self) -> TableInfo:
        """The table as anybody may see it."""
        guests = [each for each in self._visitors() if not self.state.roster.held(each)]
        closing = self.presence.grace if self.state.roster.warned else None
        around = Surroundings(self.names(), self.moment(), len(guests), self.frozen, closing)
        return table_info(self.state, around)

    def names(self) -> Names:
        """How people here are called; two who look alike are told apart."""
        self.presence.meet(self._visitors())
        return told_apart(self.services.people.named, self.presence.came)

    def talk(self, person: str | None) -> tuple[Talk, ...]:
        """What was said last, as far as this person hears it."""
        named = self.names()
        return tuple(spoken(said, n, named) for n, said in recent(self.state, person))

    def hears(self, listener: Listener) -> tuple[tuple[Seat | None, bool], ...]:
        """The streams that are this listener's to hear, and whether it plays there."""
        return self._hearers.streams(self.state, listener.person)

    # the one way of an act

    async def do(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> TableState:
        """Let this act in when its turn comes, and say how the table stands then."""
        plain: PlainAct = lambda state, moment: act(state, moment, *args, **kwargs)  # noqa: E731
        return await self._mail.ask(partial(self._carry_out, plain))

    def post(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """The same, without waiting for what comes of it."""
        plain: PlainAct = lambda state, moment: act(state, moment, *args, **kwargs)  # noqa: E731
        self._mail.post(partial(self._carry_out, plain))

    async def _carry_out(self, act: PlainAct) -> TableState:
        """Store what an act brings about, then take it in and tell it."""
        change = await self._stored(act)
        await self._take_in(change)
        if change.after.finished and not change.before.finished:
            self.services.ended(change.after)
        if change.refused is not None:
            raise change.refused
        return self.state

    async def _stored(self, act: PlainAct) -> Change:
        """The change, on disk; where somebody wrote first, on top of what they wrote.

        Who is refused because we had not heard yet what others wrote is heard again.
        """
        for _ in range(TRIES):
            try:
                change = awake(act(self.state, self.moment()))
            except SleuthError:
                if await self._is_behind():
                    continue
                raise
            if not change.lines:
                return change
            try:
                await self.services.store.write(self.id, change.before.version, written(change))
            except Conflict:
                await self._catch_up()
            except Unstored:
                self.outage.begin()
                raise
            else:
                return change
        raise Conflict("store.conflict")

    async def _catch_up(self) -> bool:
        """Read the lines that somebody else wrote; were there any?"""
        lines = await self.services.store.lines(self.id, self.state.version)
        await self._take_in_read(lines)
        return bool(lines)

    async def _is_behind(self) -> bool:
        """Had somebody else written something that we had not read?"""
        return self.services.neighbours.shared and await self._catch_up()

    async def _take_in_read(self, lines: tuple[LogLine, ...]) -> None:
        """What others wrote holds, too; our clock was slow if theirs was ahead."""
        change = change_read(self.state, lines)
        if self.time.now() < change.after.match.now:
            self.time.run(change.after.match.now)
        await self._take_in(change)

    async def refresh(self) -> None:
        """Stand as it is stored, if others may have written."""
        if self.services.neighbours.shared:
            await self._mail.ask(self._catch_up)

    def follow(self, start: int, lines: tuple[LogLine, ...]) -> None:
        """Others wrote these lines, from number `start` on."""
        self._mail.post(partial(self._follow, start, lines))

    async def _follow(self, start: int, lines: tuple[LogLine, ...]) -> None:
        fresh = lines[self.state.version - start :]
        if fresh:
            await self._take_in_read(fresh)

    def keep(self) -> None:
        """The chores are ours from now on: let in what is due."""
        self.look_round()
        self.post(playing.settle)

    def look_round(self) -> None:
        """Somebody came or went, here or elsewhere."""
        self.presence.look()
        self.announce()

    async def _take_in(self, change: Change) -> None:
        """What is stored holds: stand so, tell it, set the alarm, wake the bots."""
        if change.lines:
            self.state = change.after
            self._keep_time(change)
            await self._tell(change)
        self.alarm.set()
        self.bots.wake()

    def _keep_time(self, change: Change) -> None:
        """Table time runs from the start on, and stands still in a pause."""
        self.presence.stir()
        for event in change.events:
            match event:
                case events.Started():
                    self.time.run()
                case events.Paused():
                    self.time.stop()
                case events.Resumed():
                    self.time.run(self.time.now())
                case events.Agreed():
                    self.audience.forget()
                case events.Warned():
                    self.presence.warn()
                case _:
                    pass

    async def _tell(self, change: Change) -> None:
        """To each what it may know: what was said, how the table stands, what was played."""
        self._count(change)
        if change.events:
            await self._tell_events(change)
        if self.state.roster.started:
            await self.audience.tell_news(self._standing(), self.hears)
        if shows(change):
            self.audience.tell(self.info())

    async def _tell_events(self, change: Change) -> None:
        """What was said, to those who may hear it; what else happened, to everybody."""
        await self.services.people.remember(people_in(change.events))
        said = [each for each in change.events if isinstance(each, Said)]
        if said:
            self._tell_talk(said, change.before.roster.spoken)
        if len(said) < len(change.events):
            self.presence.look()
            self.audience.tell(self.info())

    def _tell_talk(self, said: list[Said], spoken_before: Mapping[Circle, int]) -> None:
        """What was said, to those who may hear it; each counts what reaches it."""
        amounts, named = Counter(spoken_before), self.names()
        for each in said:
            amounts[each.circle] += 1
            for listener in tuple(self.audience.listeners):
                if hears(self.state, listener.person, each.circle):
                    n = count(self.state, listener.person, amounts) - 1
                    listener.hear(spoken(each, n, named))

    def _count(self, change: Change) -> None:
        self.services.tally["events"] += len(change.events)
        self.services.tally["moves"] += len(change.lines) - len(change.events)

    async def reload(self) -> None:
        """Read everything again: something was taken out of the log."""
        await self._mail.ask(self._read_again)

    async def _read_again(self) -> None:
        stored = await self.services.store.load(self.id)
        assert stored is not None
        self.state = folded(stored)
        await self.services.people.remember(self.state.roster.people())
        self.audience.forget()
        self.audience.tell(self.info())

    async def close(self) -> None:
        """Stop: what is stored stays."""
        self.alarm.close()
        self.outage.close()
        self.presence.close()
        self.audience.close()
        await self.bots.close()
        await self._mail.close()
        await self.alarm.tick()

    # listeners

    async def listen(self, listener: Listener, greet: Callable[[], None]) -> None:
        """Somebody listens from now on: first the greeting, then what they missed."""
        await self._mail.ask(partial(self._let_in, listener, greet))

    async def _let_in(self, listener: Listener, greet: Callable[[], None]) -> None:
        await self._is_behind()
        await self._carry_out(upkeep.stir)
        if listener.left:
            return
        self.presence.stir()
        self.audience.listeners.append(listener)
        self.presence.look()
        greet()
        for seat, own in self.hears(listener):
            await self.audience.catch_up(listener, seat, own, self._standing())
        self.announce()
        self.services.neighbours.visited(self.id)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no longer."""
        listener.left = True
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self.look_round()
            self.services.neighbours.visited(self.id)

    def announce(self) -> None:
        """Tell everybody how the table stands, once for all comings and goings of a moment."""
        self.audience.soon(self.info)

    def _standing(self) -> Standing:
        return Standing(self.state.match, self.now())

    def _computes(self, seat: Seat | None) -> bool:
        return self.assistance.computes(self.state.level, seat)

    async def _noted(self, seat: Seat | None, view: Any) -> Any:
        return await self.assistance.notes(self.state.level, seat, view)

    def _pad_came(self, seat: Seat | None) -> None:
        self._mail.post(partial(self._tell_pad, seat))

    async def _tell_pad(self, seat: Seat | None) -> None:
        self.audience.tell_pad(seat, self._standing(), self.hears)

    # what is more than an act

    async def say(self, said: Said, aloud: bool = False) -> None:
        """Say something, not too often."""
        if said.by is not None and said.id is not None and not self.state.took(said.by, said.id):
            talk.demand_voice(self.state, talk.tidied(said))
            self.services.talk_pace.take(f"{self.id} {said.by}", "talk.flood")
        await self.do(talk.say, said, aloud)

    async def hint(self, asked: Hinted) -> Hint:
        """A hint for a seat, thought of elsewhere; everybody is told that it was taken.

        What stands on the screen of that seat already costs nothing: what its pad shows, and a hint
        that it was given before about the same position.
        """
        talk.demand_hints(self.state, asked.by, asked.seat)
        now, view = len(self.state.match.record), self.state.match.view(asked.seat)
        hint = await self.assistance.hint(view, asked.step)
        if not hint.shown and self.assistance.is_new(asked.seat, asked.step, now):
            await self.do(talk.take_hint, asked)
            self.assistance.gave(asked.seat, asked.step, now)
        return hint

    def wait_for(self, person: str, seat: Seat) -> None:
        """Count down anew for somebody who is away."""
        demand_any_seat(self.state, person)
        demand_playing(self.state, paused=True)
        self.presence.wait(leaving.demand_absence(self.state, self.moment(), seat))
        self.announce()
