"""What bots listen to: lines of JSON that come as things happen, and an empty one now and then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial

from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.tables.acts.act import demand_seat
from sleuth.tables.calls import Calls
from sleuth.tables.errors import NotNow, Stranger
from sleuth.tables.info import Person
from sleuth.tables.services import Bounds
from sleuth.tables.table.news import Listener, News, Notice, Rewound, Sequel
from sleuth.tables.table.table import Table
from sleuth.texts import nearest
from sleuth.web.bots.bot_bodies import StreamWanted
from sleuth.web.bots.errands import Errands
from sleuth.web.http.call import Call
from sleuth.web.http.errors import error_body
from sleuth.web.socket import wire
from sleuth.web.socket.visit import encoded, welcome

ALIVE = b"\n"
"""An empty line: nothing happened, and the stream is still there."""


class Lines:
    """What waits to be read over one stream; it has an end, and so has patience."""

    def __init__(
        self, bounds: Bounds, tally: Counter[str], leave: Callable[[], None] = lambda: None
    ) -> None:
        self._most, self._beat, self._tally = bounds.queue, bounds.beat, tally
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._leave, self._ended = leave, False

    def write(self, body: bytes) -> None:
        """One line more; whoever is too slow hears that, and nothing else."""
        if self._ended:
            return
        if self._waiting.qsize() < self._most:
            self._waiting.put_nowait(body)
            return
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._tally["slow"] += 1
        self.end(NotNow("stream.slow"))

    def end(self, why: SleuthError) -> None:
        """The last line says why there are no more."""
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(codec.encode(wire.Refused(None, error_body(why))))
            self._waiting.put_nowait(None)
            self._leave()

    async def read(self) -> AsyncIterator[bytes]:
        """Line after line, until the last."""
        while True:
            try:
                body = await asyncio.wait_for(self._waiting.get(), self._beat)
            except TimeoutError:
                yield ALIVE
                continue
            if body is None:
                return
            yield body + b"\n"


async def let_in(
    calls: Calls, bot: Person, lines: Callable[[], AsyncIterator[bytes]]
) -> AsyncIterator[bytes]:
    """A stream, while there is room for it."""
    try:
        calls.enter(bot.id)
    except SleuthError as refused:
        yield codec.encode(wire.Refused(None, error_body(refused))) + b"\n"
        return
    try:
        async for line in lines():
            yield line
    finally:
        calls.leave(bot.id)


async def table_stream(call: Call[StreamWanted]) -> AsyncIterator[bytes]:
    """A table as a bot hears it: `welcome`, then `told` for each of its seats, whole every time."""
    bot, table, wanted = await call.bot(), await call.table(), call.given
    if wanted.seat is not None:
        demand_seat(table.state, bot.id, Seat(wanted.seat))
    calls = call.house.calls
    calls.demand_room(bot.id)
    return let_in(calls, bot, partial(heard_at, table, bot, wanted))


async def heard_at(table: Table, bot: Person, wanted: StreamWanted) -> AsyncIterator[bytes]:
    """What a bot is told at a table, from the greeting on."""
    words = wanted.words and nearest(wanted.words)
    only = None if wanted.seat is None else Seat(wanted.seat)

    def hear(notice: Notice) -> None:
        whole = notice.news if isinstance(notice, Sequel) else notice
        if only is None or not isinstance(whole, News | Rewound) or whole.seat == only:
            lines.write(encoded(whole, table.state.game.name, words))

    known: tuple[Seat | None, ...] = () if only is None else (only,)
    have, backs = dict.fromkeys(known, wanted.have), dict.fromkeys(known, wanted.backs)
    listener = Listener(bot.id, hear, have, backs)
    lines = Lines(table.services.bounds, table.services.tally, partial(table.leave, listener))
    listener.dismiss = partial(lines.end, Stranger("bot.token"))
    try:
        await table.listen(listener, lambda: lines.write(codec.encode(welcome(table, bot.id))))
        async for line in lines.read():
            yield line
    finally:
        table.leave(listener)


async def event_stream(call: Call[None]) -> AsyncIterator[bytes]:
    """All that concerns a bot, at all its tables: invitations, its turn, questions, endings."""
    bot, calls = await call.bot(), call.house.calls
    calls.demand_room(bot.id)
    return let_in(calls, bot, partial(called, call, bot))


async def called(call: Call[None], bot: Person) -> AsyncIterator[bytes]:
    """What happens at the tables of a bot, until it goes or listens elsewhere."""
    house = call.house
    lines = Lines(house.bounds, house.tally)
    bell = house.calls.wait(bot.id, partial(lines.end, NotNow("stream.elsewhere")))
    errands = Errands(house, bot, lambda event: lines.write(codec.encode(event)))
    running = asyncio.create_task(errands.run(bell), name="errands of a bot")
    try:
        async for line in lines.read():
            yield line
    finally:
        running.cancel()
        errands.leave_all()
        house.calls.done(bot.id, bell)
