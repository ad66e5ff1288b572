"""Those who listen at a table: each gets the facts that reach its seats, from where it left off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Await, Draw, Millis, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.tables.news import NOTHING, Listener, News, Notice, Stream, Teller

Noter = Callable[[Seat | None, Any], Awaitable[Any]]
"""What the table's assistance writes on the pad of a seat with this view."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a match stands, and when."""

    match: AnyMatch
    now: Millis


class Audience:
    """Listeners, and one stream for each seat that somebody listens to."""

    def __init__(self, line: Teller, note: Noter) -> None:
        self.listeners: list[Listener] = []
        self._line = line
        self._note = note
        self._streams: dict[Seat | None, Stream] = {}
        self._notes: dict[Seat | None, tuple[int, Any]] = {}

    def online(self) -> set[str]:
        """The people who listen."""
        return {each.person for each in self.listeners if each.person is not None}

    def tell(self, notice: Notice) -> None:
        """Something for everybody."""
        for listener in self.listeners:
            listener.hear(notice)

    async def tell_news(
        self, moment: Moment, keys: Callable[[Listener], Iterable[Seat | None]]
    ) -> None:
        """Bring every listener up to date with each stream that is its to hear."""
        made: dict[tuple[Seat | None, int], News] = {}
        for listener in tuple(self.listeners):
            for seat in keys(listener):
                if self._knows(listener, seat, moment.match):
                    continue  # even an empty message would tell that something happened
                await self.catch_up(listener, seat, moment, made)

    async def catch_up(
        self,
        listener: Listener,
        seat: Seat | None,
        moment: Moment,
        made: dict[tuple[Seat | None, int], News] | None = None,
    ) -> None:
        """The rest of one stream, for one listener; news are made once for all who share them."""
        stream = self.stream(moment.match, seat)
        have = listener.have.get(seat, 0)
        start = have if have <= len(stream.facts) else 0
        made = {} if made is None else made
        if (seat, start) not in made:
            made[seat, start] = await self._news(stream, start, moment)
        listener.have[seat] = len(stream.facts)
        listener.told.add(seat)
        listener.hear(made[seat, start])

    def stream(self, match: AnyMatch, seat: Seat | None) -> Stream:
        """What a seat was told so far."""
        if seat not in self._streams:
            self._streams[seat] = Stream(match, seat)
        self._streams[seat].follow(match, self._line)
        return self._streams[seat]

    def _knows(self, listener: Listener, seat: Seat | None, match: AnyMatch) -> bool:
        facts = self.stream(match, seat).facts
        return seat in listener.told and listener.have[seat] == len(facts)

    def forget(self) -> None:
        """The match is another one now: fold every stream anew when it is asked for."""
        self._streams.clear()
        self._notes.clear()

    async def _news(self, stream: Stream, start: int, moment: Moment) -> News:
        match, seat = moment.match, stream.seat
        pending = match.pending()
        facts, lines = tuple(stream.facts[start:]), tuple(stream.lines[start:])
        moves = NOTHING if seat is None else match.game.moves(stream.view)
        waited = Await(frozenset()) if isinstance(pending, Draw) else pending
        notes = await self._noted(stream)
        return News(seat, start, facts, lines, stream.view, moves, waited, notes, moment.now)

    async def _noted(self, stream: Stream) -> Any:
        done, notes = self._notes.get(stream.seat, (-1, None))
        if done != len(stream.facts):
            notes = await self._note(stream.seat, stream.view)
            self._notes[stream.seat] = (len(stream.facts), notes)
        return notes
