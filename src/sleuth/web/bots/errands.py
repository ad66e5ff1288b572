"""One bot at all its tables at once: what of that which happens there is for it to act on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableInfo
from sleuth.tables.table.news import Listener, News, Notice, Sequel
from sleuth.tables.table.table import Table
from sleuth.web.bots.bot_bodies import (
    BotEvent,
    Called,
    Finished,
    MeetAgain,
    Questioned,
    YourTurn,
)
from sleuth.web.socket.visit import as_told

log = logging.getLogger("sleuth")

AGAIN = 1.0
"""Seconds after which the tables are looked for again, if they could not be read."""

Tell = Callable[[BotEvent], None]


class Errands:
    """Listens at every table of a bot that goes on."""

    def __init__(self, house: House, bot: Person, tell: Tell) -> None:
        self._house, self._bot, self._tell = house, bot, tell
        self._at: dict[str, TableErrand] = {}

    async def run(self, bell: asyncio.Event) -> None:
        """Look for tables, now and whenever the bell rings."""
        while True:
            bell.clear()
            try:
                await self._look()
            except SleuthError as wrong:
                log.warning("the tables of a bot cannot be read: %s", wrong.code)
                await asyncio.sleep(AGAIN)
                continue
            await bell.wait()

    async def _look(self) -> None:
        for info in await self._house.of(self._bot.id):
            if info.id not in self._at and info.status not in ("over", "ended"):
                table = await self._house.table(info.id)
                self._at[info.id] = errand = TableErrand(table, self._bot.id, self._tell)
                await errand.come()

    def leave_all(self) -> None:
        """Listen no longer."""
        for errand in self._at.values():
            errand.leave()


class TableErrand:
    """One table, as a bot hears it that waits to be called."""

    def __init__(self, table: Table, bot: str, tell: Tell) -> None:
        self._table, self._bot, self._tell = table, bot, tell
        self._listener = Listener(bot, self._hear)
        self._said: set[object] = set()

    async def come(self) -> None:
        """Listen from now on."""
        await self._table.listen(self._listener, lambda: self._look(self._table.info()))

    def leave(self) -> None:
        """Listen no longer."""
        self._table.leave(self._listener)

    def _hear(self, notice: Notice) -> None:
        news = notice.news if isinstance(notice, Sequel) else notice
        if isinstance(news, News):
            self._turn(news)
        elif isinstance(news, TableInfo):
            self._look(news)

    def _turn(self, news: News) -> None:
        """Is the bot waited for, and has something happened since it was told so?"""
        if news.seat is None or not isinstance(news.pending, Await):
            return
        if news.seat in news.pending.seats and self._plays(news.seat):
            since = ("turn", news.seat, news.start + len(news.facts), news.backs)
            table, game = self._table.id, self._table.state.game.name
            self._once(since, partial(YourTurn, table, game, news.seat, as_told(news)))

    def _plays(self, seat: Seat) -> bool:
        """Does the bot decide for this seat itself?"""
        return self._table.state.roster.sitting().get(seat) == self._bot

    def _look(self, table: TableInfo) -> None:
        """What of the table as a whole is the bot's to answer?"""
        if table.status == "gathering" and any(one.id == self._bot for one in table.invited):
            self._once("invited", partial(Called, table))
        asked = table.question
        if asked is not None and any(self._plays(seat) for seat in asked.open):
            self._once(("asked", asked.n), partial(Questioned, table.id, asked))
        if table.status in ("over", "ended"):
            self._once("over", partial(Finished, table))
        if table.rematch is not None:
            self._once("rematch", partial(MeetAgain, table.id, table.rematch))

    def _once(self, what: object, event: Callable[[], BotEvent]) -> None:
        """Tell something, unless it was told over this stream already."""
        if what not in self._said:
            self._said.add(what)
            self._tell(event())
