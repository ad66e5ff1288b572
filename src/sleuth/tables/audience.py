"""Those who listen at a table: each gets the facts that reach its seats, from where it left off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Await, Draw, Millis, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.tables.news import NOTHING, Listener, News, Notice, Rewound, Stream, Teller

Noter = Callable[[Seat | None, Any], Awaitable[Any]]
"""What the table's assistance writes on the pad of a seat with this view."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a match stands, and when."""

    match: AnyMatch
    now: Millis


Key = tuple[Seat | None, int, bool]
"""Whose stream, from which fact on, and whether it is told to the one who plays."""


class Audience:
    """Listeners, and one stream for each seat that somebody listens to."""

    def __init__(self, line: Teller, note: Noter) -> None:
        self.listeners: list[Listener] = []
        self._line = line
        self._note = note
        self._streams: dict[Seat | None, Stream] = {}
        self._notes: dict[Seat | None, tuple[int, int, Any]] = {}

    def online(self) -> set[str]:
        """The people who listen."""
        return {each.person for each in self.listeners if each.person is not None}

    def tell(self, notice: Notice, to: Callable[[Listener], bool] = lambda _: True) -> None:
        """Something for everybody, or for some."""
        for listener in tuple(self.listeners):
            if to(listener):
                listener.hear(notice)

    async def tell_news(
        self, moment: Moment, keys: Callable[[Listener], Iterable[tuple[Seat | None, bool]]]
    ) -> None:
        """Bring every listener up to date with each stream that is its to hear."""
        made: dict[Key, News] = {}
        for listener in tuple(self.listeners):
            for seat, own in keys(listener):
                if self._knows(listener, seat, moment.match):
                    continue  # even an empty message would tell that something happened
                await self.catch_up(listener, seat, own, moment, made)

    async def catch_up(
        self,
        listener: Listener,
        seat: Seat | None,
        own: bool,
        moment: Moment,
        made: dict[Key, News] | None = None,
    ) -> None:
        """The rest of one stream, for one listener; news are made once for all who share them."""
        stream = self.stream(moment.match, seat)
        start = self._start(listener, stream)
        made = {} if made is None else made
        if (seat, start, own) not in made:
            made[seat, start, own] = await self._news(stream, start, own, moment)
        listener.have[seat], listener.backs[seat] = len(stream.facts), stream.backs
        listener.told.add(seat)
        listener.hear(made[seat, start, own])

    def _start(self, listener: Listener, stream: Stream) -> int:
        """From which fact on this listener is told; a takeback it missed is told first."""
        seat = stream.seat
        have, backs = listener.have.get(seat, 0), listener.backs.get(seat, 0)
        if backs == stream.backs:
            return have if have <= len(stream.facts) else 0
        if seat in listener.told and backs == stream.backs - 1:
            to = min(have, stream.stands)
            listener.hear(Rewound(seat, to, stream.backs))
            return to
        return 0

    def stream(self, match: AnyMatch, seat: Seat | None) -> Stream:
        """What a seat was told so far."""
        if seat not in self._streams:
            self._streams[seat] = Stream(match, seat)
        self._streams[seat].follow(match, self._line)
        return self._streams[seat]

    def _knows(self, listener: Listener, seat: Seat | None, match: AnyMatch) -> bool:
        stream = self.stream(match, seat)
        if seat not in listener.told or listener.backs[seat] != stream.backs:
            return False
        return listener.have[seat] == len(stream.facts)

    def forget(self) -> None:
        """The match is another one now: fold every stream anew when it is asked for."""
        self._streams.clear()
        self._notes.clear()

    async def _news(self, stream: Stream, start: int, own: bool, moment: Moment) -> News:
        match, seat = moment.match, stream.seat
        pending = match.pending()
        return News(
            seat,
            start,
            tuple(stream.facts[start:]),
            tuple(stream.lines[start:]),
            stream.view,
            match.game.moves(stream.view) if own else NOTHING,
            Await(frozenset()) if isinstance(pending, Draw) else pending,
            await self._noted(stream) if own else None,
            moment.now,
            stream.backs,
        )

    async def _noted(self, stream: Stream) -> Any:
        stamp = (stream.backs, len(stream.facts))
        *done, notes = self._notes.get(stream.seat, (-1, -1, None))
        if tuple(done) != stamp:
            notes = await self._note(stream.seat, stream.view)
            self._notes[stream.seat] = (*stamp, notes)
        return notes
