"""A house in this process, with a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.players import worker
from sleuth.players.minds import Mindless, Minds
from sleuth.store.sqlite import SqliteStore
from sleuth.tables.house import House
from sleuth.tables.info import Person
from sleuth.tables.news import Listener, News, Notice


class Hand:
    """A clock that stands still unless it is turned."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def turn(self, millis: int) -> None:
        """Some time passes."""
        self.seconds += millis / 1000


class NearMinds(Minds):
    """Thinks in this process, so that a toy can be thought about too."""

    async def ask(self, job: worker.Job) -> bytes:
        if isinstance(job, worker.Think) and job.bot in ("broken", "hung"):
            raise Mindless("bot.failed")
        await asyncio.sleep(0)
        return codec.encode(worker.work(job))


class Ear:
    """Somebody who listens in this process."""

    def __init__(self, person: str | None = None, **have: int) -> None:
        self.notices: list[Notice] = []
        self.listener = Listener(person, self.notices.append)

    def news(self, seat: Seat | None) -> list[News]:
        """The news of one seat."""
        return [each for each in self.notices if isinstance(each, News) and each.seat == seat]

    def facts(self, seat: Seat | None) -> list[Any]:
        """The stream of one seat, as it was heard."""
        found: list[Any] = []
        for each in self.news(seat):
            assert each.start <= len(found), "a gap in the stream"
            found = [*found[: each.start], *each.facts]
        return found


def open_house(path: Path, hand: Hand) -> House:
    """A house on this file, with bots that think here."""
    house = House(SqliteStore(path / "house.sqlite3"), hand)
    near = NearMinds()
    object.__setattr__(house._room, "minds", near)
    object.__setattr__(house._room, "scribes", near)
    return house


async def newcomers(house: House, *names: str) -> list[Person]:
    """People who just came in."""
    return [(await house.people.arrive(name, 0))[0] for name in names]


async def until(true: Callable[[], bool]) -> None:
    """Let the house work until something is true."""
    for _ in range(10_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came true")


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene."""

    async def whole() -> None:
        await asyncio.wait_for(scene(), 60)

    asyncio.run(whole())
