"""A house that is told nonsense, and somebody in it who plays on meanwhile and notices nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from sleuth.games import catalogue
from tests.web.harness import PATIENCE, Client, Ear, Json, Server

T = TypeVar("T")


class Loop:
    """An event loop in a thread of its own: sockets are served while a test does something else."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, scene: Coroutine[Any, Any, T]) -> T:
        """Play a scene to its end."""
        played = asyncio.wait_for(scene, 2 * PATIENCE)
        return asyncio.run_coroutine_threadsafe(played, self._loop).result()

    def close(self) -> None:
        """No scene is played any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Stage:
    """A house, somebody who holds every seat of a table in it, and somebody who has none."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server, self.log, self.loop = server, log, Loop()
        self.ada = self.loop.run(Client(server).call_me("Ada"))
        self.eve = self.loop.run(Client(server).call_me("Eve"))

    def open(self, name: str) -> str:
        """A table at which Ada plays all seats of this game."""
        seats = catalogue()[name].seats.start
        plan = {"game": name, "options": {}, "seating": [{"me": True}] * seats}
        table: str = self.loop.run(self.ada.create(**plan))["id"]
        self.loop.run(dealt(self.ada, table))
        return table

    def faults(self) -> list[str]:
        """What the house has written about faults of its own."""
        return re.findall(r".*(?:fault of ours|Traceback|Exception).*", self.log.read_text("utf-8"))


ROOM = (
    *("burst", "read_burst", "replay_burst", "seat_burst", "talk_burst", "code_burst"),
    *("guess_burst", "connections_each", "sockets_each", "uploads", "uploads_each"),
)
"""What is bounded elsewhere: here it is what is said that counts, not how much."""


@contextmanager
def stage(folder: Path) -> Iterator[Stage]:
    """A house with room for the haste of tests, which must have had no fault at the end."""
    log = folder / "log"
    changes: dict[str, Any] = dict.fromkeys(ROOM, 1_000_000)
    with Server(folder, log, **changes) as server:
        opened = Stage(server, log)
        try:
            yield opened
        finally:
            opened.loop.close()
    assert opened.faults() == []


@asynccontextmanager
async def quiet(ada: Client, table: str) -> AsyncIterator[Ear]:
    """Ada at her table; at the end she gets an answer at once, and has been told of no move."""
    async with ada.at(table) as ear:
        await known(ear)
        before = len(ear.heard)
        yield ear
        await known(ear)
        later = [message for message in ear.heard[before:] if message["type"] not in HARMLESS]
        assert [message["type"] for message in later] == []


HARMLESS = ("pong", "table")
"""A watcher who comes or goes is counted in `table` messages."""


async def known(ear: Ear) -> None:
    """Listen until all that was said before now has been heard."""
    await ear.say(type="ping", n=len(ear.heard))
    await ear.hear("pong", lambda message: bool(message["n"] <= len(ear.heard)))


async def dealt(client: Client, table: str) -> None:
    """Wait until the first draws are made, and the match waits for somebody."""
    while not (await standing(client, table))["awaited"]:
        await asyncio.sleep(0.05)


async def standing(client: Client, table: str) -> Json:
    """The table, but for what changes by itself."""
    found: Json = (await client.ask("GET", f"/api/tables/{table}")).json()
    seats = [{**seat, "online": None, "away": None, "choice": None} for seat in found["seats"]]
    return {**found, "seats": seats, "now": None, "watchers": None, "guests": None}
