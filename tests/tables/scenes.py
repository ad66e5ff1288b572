"""A house in this process, with a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sleuth.kernel import codec
from sleuth.kernel.data import Seat, Tagged
from sleuth.players import worker
from sleuth.players.pool import NoAnswer, TakesWord, WorkerPool, finds_nothing
from sleuth.store.sqlite import SqliteStore
from sleuth.tables.acts.act import Moment
from sleuth.tables.acts.chairs import sit
from sleuth.tables.acts.playing import MoveRequest
from sleuth.tables.acts.playing import play as play_move
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableInfo, TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.services import Bounds
from sleuth.tables.state.change import Change, noted
from sleuth.tables.state.events import Event
from sleuth.tables.state.state import TableState
from sleuth.tables.table.news import Listener, News, Notice, Rewound, Sequel
from sleuth.tables.table.table import Table

INSTANT = TableOptions(pace="instant")


class Hand:
    """A clock that stands still unless it is turned."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def turn(self, millis: int) -> None:
        """Some time passes."""
        self.seconds += millis / 1000


class NearWorkers(WorkerPool):
    """Thinks in this process, so that a toy can be thought about too."""

    async def ask(self, job: Tagged, hears: TakesWord = finds_nothing) -> bytes:
        del hears
        assert isinstance(job, worker.WorkerJob)
        if isinstance(job, worker.Think) and job.bot in ("broken", "hung"):
            raise NoAnswer("bot.failed")
        await asyncio.sleep(0)
        return codec.encode(worker.work(job))


class Ear:
    """Somebody who listens in this process."""

    def __init__(self, person: str | None = None, **have: int) -> None:
        self.notices: list[Notice] = []
        self.listener = Listener(person, self._hear)

    def _hear(self, notice: Notice) -> None:
        if isinstance(notice, Sequel):
            known = self.news(notice.news.seat)
            assert notice.before is known[-1], "changes of something else than what was told last"
            notice = notice.news
        self.notices.append(notice)

    def news(self, seat: Seat | None) -> list[News]:
        """The news of one seat."""
        return [each for each in self.notices if isinstance(each, News) and each.seat == seat]

    def facts(self, seat: Seat | None) -> list[Any]:
        """The stream of one seat, as it was heard."""
        found: list[Any] = []
        for each in self.notices:
            if isinstance(each, Rewound) and each.seat == seat:
                assert each.to <= len(found), "a gap in the stream"
                found = found[: each.to]
            if isinstance(each, News) and each.seat == seat:
                assert each.start <= len(found), "a gap in the stream"
                found = [*found[: each.start], *each.facts]
        return found

    def info(self) -> TableInfo:
        """How the table stood when it was last told."""
        return next(each for each in reversed(self.notices) if isinstance(each, TableInfo))


def open_house(path: Path, hand: Hand, bounds: Bounds | None = None) -> House:
    """A house on this file, with bots that think here."""
    house = House(SqliteStore(path / "house.sqlite3"), hand, bounds)
    near = NearWorkers()
    object.__setattr__(house._services, "workers", near)
    object.__setattr__(house._services, "helpers", near)
    return house


async def newcomers(house: House, *names: str) -> list[Person]:
    """People who just came in."""
    return [(await house.people.arrive(name, 0))[0] for name in names]


class Party:
    """People round a table of the toy for many, each with an ear."""

    def __init__(self, house: House, table: Table, people: list[Person]) -> None:
        self.house, self.table, self.people = house, table, people
        self.ears: list[Ear] = []
        self._count = 0

    async def listen(self, who: int) -> Ear:
        """Somebody comes to the table."""
        ear = Ear(self.people[who].id)
        self.ears.append(ear)
        await self.table.listen(ear.listener, lambda: ear.notices.append(self.table.info()))
        return ear

    async def pick(self, who: int, number: int = 1, seat: int | None = None) -> None:
        """Somebody picks a number."""
        self._count += 1
        move = f'{{"type":"pick","number":{number}}}'.encode()
        at = Seat(who if seat is None else seat)
        await played(self.table, self.people[who].id, at, move, f"p{self._count}")

    def id(self, who: int) -> str:
        """Who somebody is."""
        return self.people[who].id


async def party(
    house: House, seats: int, *bots: str, options: TableOptions = INSTANT, here: bool = True
) -> Party:
    """A table of the toy that has begun: people first, then bots; all are there."""
    people = await newcomers(house, *(f"P{n}" for n in range(seats - len(bots))))
    seating = (*[Chosen(me=True)], *[Chosen()] * (len(people) - 1), *(Chosen(bot=b) for b in bots))
    plan = Plan("ring", table=options, seats=seats, seating=seating, start=True)
    made = Party(house, await house.create(people[0], plan), people)
    for n in range(1, len(people)):
        await made.table.do(sit, people[n].id, Seat(n))
    if here:
        for n in range(len(people)):
            await made.listen(n)
    return made


def note(state: TableState, moment: Moment, event: Event) -> Change:
    """Something happens at a table, whoever wants it."""
    del moment
    return noted(state, event)


async def played(table: Table, person: str | None, seat: Seat, move: bytes, *said: Any) -> None:
    """Somebody plays a move, under the name of a command, and maybe at a moment."""
    await table.do(play_move, MoveRequest(person, seat, move, *said))


async def until(true: Callable[[], bool]) -> None:
    """Let the house work until something is true."""
    for _ in range(50_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came true")


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene."""

    async def whole() -> None:
        await asyncio.wait_for(scene(), 120)

    asyncio.run(whole())
