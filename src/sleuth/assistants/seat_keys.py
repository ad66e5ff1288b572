"""Seats of assistants: each has an account of its own, and a key that opens this seat alone."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Final

from sleuth.assistants.told import SeatView
from sleuth.games import game as rules
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import Malformed
from sleuth.tables.acts import chairs
from sleuth.tables.acts.act import demand_seat
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.table.news import Listener
from sleuth.tables.table.table import Table

SEATS: Final = 1_000
"""So many seats assistants may take in one house."""

LONGEST_WAIT: Final = 25.0
"""Seconds that one call waits at most."""

FORM: Final = re.compile(r"([\w-]{1,40})\.([0-9]{1,2})\.([\w-]{1,100})")
"""A key: the table, the seat, and what proves who sits there."""

HOST: Final = "Assistants"
"""Who sets up the tables that assistants ask for."""


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat at a table, and the account that holds it."""

    table: Table
    seat: Seat
    person: str

    @property
    def waited_for(self) -> bool:
        """Does the match wait for this seat?"""
        state = self.table.state
        pending = state.match.pending() if state.playing else None
        return isinstance(pending, Await) and self.seat in pending.seats

    def seen(self) -> SeatView:
        """What this seat knows."""
        table, state = self.table, self.table.state
        began = state.roster.started
        lines = table.audience.stream(state.match, self.seat).lines if began else []
        view, said = state.match.view(self.seat), table.talk(self.person)
        return SeatView(
            table.info(), self.seat, view, self.waited_for, lines, tuple(said), table.now()
        )

    async def until_waited_for(self, seconds: float) -> None:
        """Wait until it is this seat's turn, or the match is over, or time is up."""
        news = asyncio.Event()
        listener = Listener(self.person, lambda _: news.set())
        await self.table.listen(listener, news.set)
        try:
            async with asyncio.timeout(max(0.0, min(seconds, LONGEST_WAIT))):
                while not (self.waited_for or self.table.state.finished):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            self.table.leave(listener)


class SeatKeys:
    """Gives out seats at the tables of a house, and knows whose key opens which."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._host: str | None = None

    async def new(self, plan: Plan, name: str) -> str:
        """A table as it is wanted, with the assistant on its first free chair."""
        host = await self._hosting()
        table = await self._house.create(self._house.people.named(host), plan)
        return await self._sit(table, name)

    async def join(self, code: str, name: str) -> str:
        """The first free chair at the table with this short code."""
        return await self._sit(await self._house.by_code(code), name)

    async def _sit(self, table: Table, name: str) -> str:
        free = [n for n, chair in enumerate(table.state.roster.chairs) if chair.free]
        if not free or table.state.roster.started:
            raise NotNow("table.full")
        bot, token = await self._house.people.make_bot(await self._hosting(), name, 0, SEATS)
        await table.do(chairs.sit, bot.id, Seat(free[0]))
        return f"{table.id}.{free[0]}.{token}"

    async def open(self, key: str) -> HeldSeat:
        """The seat behind a key, which opens no other."""
        table, seat, token = parts_of(key)
        bot = await self._house.people.demand_bot(token)
        found = await self._house.table(table)
        demand_seat(found.state, bot.id, seat)
        return HeldSeat(found, seat, bot.id)

    async def _hosting(self) -> str:
        """The one who sets up tables and makes accounts for assistants."""
        if self._host is None:
            person, _ = await self._house.people.arrive(HOST, 0)
            self._host = person.id
        return self._host


def parts_of(key: str) -> tuple[str, Seat, str]:
    """The table, the seat, and what proves who sits there."""
    if (parts := FORM.fullmatch(key)) is None:
        raise Malformed("seat.key")
    table, seat, token = parts.groups()
    return table, Seat(int(seat)), token


def wanted(game: str, options: dict[str, object], bots: list[str], seats: int | None) -> Plan:
    """A table with these bots on its last chairs; it begins when the others have come."""
    many = seats or max(rules(game).seats.start, len(bots) + 1)
    free = (Chosen(),) * (many - len(bots))
    seating = (*free, *(Chosen(bot=bot) for bot in bots))
    return Plan(game, dict(options), seats=many, seating=seating, start=True)
