"""Hints by Redis, or Valkey: for a house with more to tell than one database likes to pass on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sleuth.store.bus import CHANNEL, BusHint, Hear, read, spelt
from sleuth.store.stopping import stop_tasks

AGAIN = 0.5
"""Seconds until a broken line is tried again."""

SILENCE = 2.0
"""Seconds after which a line on which nothing was heard is asked whether it is still there."""

BROKEN = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Publishes on one channel, of which each house has its own."""

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_timeout=2 * SILENCE, socket_connect_timeout=2)
        self._channel = CHANNEL
        self._waiting: dict[tuple[str, str], int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda _: None
        self._anew: Callable[[], None] = lambda: None
        self.sound = False

    def channel(self, house: str) -> None:
        """Talk about this house: others may have theirs at the same address."""
        self._channel = f"{CHANNEL}:{house}"

    async def open(self, hear: Hear, anew: Callable[[], None]) -> None:
        """Listen from now on."""
        self._hear, self._anew = hear, anew
        self._tasks = [
            asyncio.create_task(self._forever(self._stay), name="bus"),
            asyncio.create_task(self._forever(self._publish), name="bus out"),
        ]

    def say(self, *hints: BusHint) -> None:
        """Tell the other processes, soon: of what was not told yet, the newest is enough."""
        for kind, id, n in hints:
            self._waiting[kind, id] = max(n, self._waiting.get((kind, id), 0))
        self._wake.set()

    async def close(self) -> None:
        """Neither say nor hear anything more."""
        await stop_tasks(self._tasks)
        await self._redis.aclose()

    async def _forever(self, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except BROKEN:
                await asyncio.sleep(AGAIN)

    async def _stay(self) -> None:
        """One subscription, for as long as it holds."""
        async with self._redis.pubsub() as ear:
            await ear.subscribe(self._channel)
            try:
                while True:
                    said = await ear.get_message(timeout=SILENCE)
                    if said is None:
                        await ear.ping()
                    elif said["type"] == "subscribe":
                        self.sound = True
                        self._anew()
                    elif said["type"] == "message":
                        self._hear(read(said["data"].decode()))
            finally:
                self.sound = False

    async def _publish(self) -> None:
        """Say what waits; what could not be said waits on."""
        await self._wake.wait()
        self._wake.clear()
        saying, self._waiting = self._waiting, {}
        try:
            hints = (BusHint(kind, id, n) for (kind, id), n in saying.items())  # type: ignore[arg-type]
            for message in spelt(hints):
                await self._redis.publish(self._channel, message)
        except BROKEN:
            self._waiting = {**saying, **self._waiting}
            self._wake.set()
            raise
