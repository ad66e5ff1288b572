"""Those who listen at a table: each gets the facts that reach its seats, from where it left off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from sleuth.kernel.data import Await, Draw, Millis, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import offered
from sleuth.kernel.streams import Stream, Teller
from sleuth.tables.table.news import NOTHING, Listener, News, Notice, Rewound, Sequel
from sleuth.tables.table.pads import Pads

PATIENCE = 0.02
"""Seconds in which comings and goings are gathered into one message."""


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, and when."""

    match: AnyMatch
    now: Millis


Keys = Callable[[Listener], Sequence[tuple[Seat | None, bool]]]
"""Which streams are a listener's to hear, and whether they are its to play."""

NewsKey = tuple[Seat | None, int, bool]
"""Whose stream, from which fact on, and whether it is told to the one who plays."""


class Audience:
    """Listeners, and one stream for each seat that somebody listens to."""

    def __init__(self, line: Teller, pads: Pads) -> None:
        self.listeners: list[Listener] = []
        self._hush: asyncio.TimerHandle | None = None
        self._line = line
        self._pads = pads
        self._streams: dict[Seat | None, Stream] = {}
        self._followed: dict[Seat | None, AnyMatch] = {}

    def online(self) -> frozenset[str]:
        """The people who listen."""
        return frozenset(each.person for each in self.listeners if each.person is not None)

    def tell(self, notice: Notice, to: Callable[[Listener], bool] = lambda _: True) -> None:
        """Something for everybody, or for some."""
        for listener in tuple(self.listeners):
            if to(listener):
                listener.hear(notice)

    async def tell_news(self, standing: Standing, keys: Keys) -> None:
        """Bring every listener up to date with each stream that is its to hear."""
        made: dict[NewsKey, News] = {}
        lag: list[tuple[Listener, Seat | None, bool]] = []
        for listener in self.listeners:
            heard = keys(listener)
            listener.keep(heard)
            for seat, own in heard:  # to others even an empty message would tell that there was one
                if not self._knows(listener, seat, standing.match):
                    lag.append((listener, seat, own))
        playing = {seat for _, seat, own in lag if own}
        await self._pads.write([self.stream(standing.match, seat) for seat in playing])
        for listener, seat, own in lag:
            self._catch_up(listener, (seat, own), standing, made)

    def tell_pad(
        self,
        seat: Seat | None,
        standing: Standing,
        keys: Keys,
    ) -> None:
        """Tell those who know everything else what was written on the pad of this seat."""
        for listener in tuple(self.listeners):
            if (seat, True) in keys(listener) and self._knows(listener, seat, standing.match):
                self._catch_up(listener, (seat, True), standing, {})

    async def catch_up(
        self, listener: Listener, seat: Seat | None, own: bool, standing: Standing
    ) -> None:
        """The rest of one stream, for one listener."""
        if own:
            await self._pads.write([self.stream(standing.match, seat)])
        self._catch_up(listener, (seat, own), standing, {})

    def _catch_up(
        self,
        listener: Listener,
        key: tuple[Seat | None, bool],
        standing: Standing,
        made: dict[NewsKey, News],
    ) -> None:
        """The rest of one stream; news are made once for all who share them."""
        seat, own = key
        stream = self.stream(standing.match, seat)
        start = self._start(listener, stream)
        if (seat, start, own) not in made:
            made[seat, start, own] = self._news(stream, start, own, standing)
        news, before = made[seat, start, own], listener.told.get(seat)
        listener.have[seat], listener.backs[seat] = len(stream.facts), stream.backs
        listener.told[seat] = news
        listener.hear(news if before is None else Sequel(before, news))

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
            place = (match.game, match.options, match.seats)
            self._streams[seat] = Stream(*place, seat, self._line)
        if self._followed.get(seat) is not match:  # once for all who hear it
            self._streams[seat].follow(match.record)
            self._followed[seat] = match
        return self._streams[seat]

    def _knows(self, listener: Listener, seat: Seat | None, match: AnyMatch) -> bool:
        stream = self.stream(match, seat)
        if seat not in listener.told or listener.backs[seat] != stream.backs:
            return False
        return listener.have[seat] == len(stream.facts)

    def forget(self) -> None:
        """The match is another one now: fold every stream anew when it is asked for."""
        self._streams.clear()
        self._followed.clear()
        self._pads.forget()

    def soon(self, notice: Callable[[], Notice]) -> None:
        """Something for everybody in a moment, once for all that happens until then."""
        if self._hush is None:
            loop = asyncio.get_running_loop()
            self._hush = loop.call_later(PATIENCE, lambda: self._said(notice()))

    def _said(self, notice: Notice) -> None:
        self._hush = None
        self.tell(notice)

    def close(self) -> None:
        """Nobody is told anything any more."""
        self._pads.close()
        if self._hush is not None:
            self._hush.cancel()

    def _news(self, stream: Stream, start: int, own: bool, standing: Standing) -> News:
        match, seat = standing.match, stream.seat
        pending = match.pending()
        return News(
            seat,
            start,
            tuple(stream.facts[start:]),
            tuple(stream.lines[start:]),
            stream.view,
            offered(match.game.moves(stream.view)) if own else NOTHING,
            Await(frozenset()) if isinstance(pending, Draw) else pending,
            self._pads.read(stream) if own else None,
            standing.now,
            stream.backs,
        )
