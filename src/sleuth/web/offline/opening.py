"""Opens the house in a browser: what a page asks and says comes in, and what it hears goes out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final, Literal

from sleuth.kernel import codec
from sleuth.kernel.data import Data
from sleuth.kernel.errors import SleuthError
from sleuth.store.memory import MemoryStore
from sleuth.store.store import Unstored, Writing
from sleuth.tables.house import House
from sleuth.tables.services import Bounds
from sleuth.web.http.errors import error_body
from sleuth.web.offline.alone import OneHand
from sleuth.web.offline.posted import PostedLine
from sleuth.web.offline.requests import HouseQuestion, answer
from sleuth.web.server.settings import Settings
from sleuth.web.socket.connection import Connection
from sleuth.web.socket.socket_limits import Doors
from sleuth.web.socket.visit import Guest, visit

HERE: Final = "browser"
"""The one address from which everybody comes."""

HASTE: Final = 1_000_000
"""So much may be said at once: who floods this house floods nobody else."""

KeptKind = Literal["deed", "secret", "record"]
"""What is kept for the next time: what happened, who one is, and whole matches as text."""

Keeps = Callable[[KeptKind, str], Awaitable[object]]
PostsTo = Callable[[int, str, str], None]
"""Posts something to the page, on the line of this number."""


class HouseAnswer(Data, frozen=True):
    """An answer of the house, as over HTTP."""

    status: int
    body: str


class KeptRecord(Data, frozen=True):
    """A match that was played to its end, as text for any house."""

    table: str
    game: str
    text: str


class EndsStore(MemoryStore):
    """A store that says when a match came to its end."""

    ends: Callable[[str], None]

    async def write(self, table: str, version: int, writing: Writing) -> None:
        """The same, and a word at the end."""
        await super().write(table, version, writing)
        if writing.status == "over":
            self.ends(table)


class OfflineHouse:
    """The house of one person, in their browser."""

    def __init__(self, keeps: Keeps, posts: PostsTo, deeds: Iterable[str], secret: str) -> None:
        self._keeps, self._posts = keeps, posts
        self._secret: str | None = secret or None
        store = EndsStore(self._journal, (each.encode() for each in deeds))
        store.ends = self._ended
        self._settings = Settings(data=Path(), burst=HASTE, rate=HASTE)
        self._house = House(store, bounds=Bounds(think=3600.0), staff=OneHand())
        self._doors = Doors(self._settings.sockets, self._settings.sockets_each)
        self._lines: dict[int, PostedLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def _journal(self, deed: bytes) -> None:
        try:
            await self._keeps("deed", deed.decode())
        except Exception as full:  # whatever a browser says when it has no room
            raise Unstored("store.unavailable", why=type(full).__name__) from full

    async def ask(self, method: str, path: str, body: str) -> str:
        """A question, and its HouseAnswer."""
        try:
            said, fresh = await answer(self._house, self._secret, HouseQuestion(method, path, body))
        except Exception as refused:  # told to the page, which knows what to do with each code
            told = error_body(refused)
            return codec.encode(HouseAnswer(told.status, codec.encode(told).decode())).decode()
        if fresh is not None:
            self._secret = fresh or None
            await self._keeps("secret", fresh)
        return codec.encode(HouseAnswer(200, said.decode())).decode()

    def open(self, number: int, table: str) -> None:
        """Lay a line to a table."""
        line = self._lines[number] = PostedLine(partial(self._posts, number))
        guest = Guest(self._house, HERE, table, self._secret)
        met = Connection(line, self._settings, self._house.tally)
        self._soon(visit(met, guest, self._doors))

    def say(self, number: int, text: str) -> None:
        """The page says something on a line."""
        if number in self._lines:
            self._lines[number].hear(text)

    def hang_up(self, number: int) -> None:
        """The page has left a line."""
        if (line := self._lines.pop(number, None)) is not None:
            line.hear(None)

    async def close(self) -> None:
        """Close the house."""
        for number in tuple(self._lines):
            self.hang_up(number)
        await asyncio.gather(*self._tasks)
        await self._house.close()

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ended(self, table: str) -> None:
        self._soon(self._record(table))

    async def _record(self, table: str) -> None:
        """Keep a match as text as soon as it is over, so that it can go to another house."""
        try:
            found = await self._house.table(table)
            text, _ = await answer(self._house, self._secret, record_of(table))
        except SleuthError:
            return
        told = KeptRecord(table, found.state.game.name, text.decode())
        await self._keeps("record", codec.encode(told).decode())


def record_of(table: str) -> HouseQuestion:
    """Asks for the record of a match."""
    return HouseQuestion("GET", f"/api/matches/{table}/record")
