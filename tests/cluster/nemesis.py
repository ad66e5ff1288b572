"""Whoever pulls plugs: kills, stops and cuts off processes, and takes the bus away."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.cluster.proxy import Proxy
from tests.servers import Postgres, Redis
from tests.web.harness import Server

STOPPED = 8.0
"""Seconds for which a process sleeps: longer than the others wait until they do its chores."""

AWAY = 2.0
"""Seconds for which something else is gone."""


class Node:
    """One process, with somebody between it and the database."""

    def __init__(self, folder: Path, proxy: Proxy, **changes: Any) -> None:
        self.proxy = proxy
        log = folder / f"node-{proxy.port}.log"
        self.server = Server(folder, log, "tests.cluster.serving", **changes)

    @property
    def address(self) -> str:
        """Where people find it."""
        return self.server.address


class Nemesis:
    """Pulls one plug after another, and puts everything back in its place."""

    def __init__(self, nodes: list[Node], redis: Redis | None, seed: str) -> None:
        self._nodes, self._redis, self._dice = nodes, redis, Random(seed)
        self.done: list[str] = []

    async def rage(self, rounds: int) -> None:
        """Do everything that it can, in some order, so many times."""
        ways: list[Callable[[Node], Awaitable[None]]] = [
            self.kill,
            self.stop,
            self.cut,
            self.swallow,
            self.take_the_bus,
        ]
        for _ in range(rounds):
            self._dice.shuffle(ways)
            for way in ways:
                await way(self._dice.choice(self._nodes))
                self.done.append(way.__name__)
                await asyncio.sleep(self._dice.uniform(0.5, 1.5))

    async def kill(self, node: Node) -> None:
        """The power fails, and comes back."""
        await asyncio.to_thread(node.server.kill)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(node.server.open_again)

    async def stop(self, node: Node) -> None:
        """A process sleeps, and wakes up where it was."""
        node.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        node.server.process.send_signal(signal.SIGCONT)

    async def cut(self, node: Node) -> None:
        """The line to the database breaks."""
        node.proxy.cut()
        await asyncio.sleep(AWAY)
        node.proxy.mend()

    async def swallow(self, node: Node) -> None:
        """The line to the database leads nowhere, and nobody says so."""
        node.proxy.swallow()
        await asyncio.sleep(AWAY)
        node.proxy.mend()

    async def take_the_bus(self, node: Node) -> None:
        """Nobody is told anything by Redis; or, by PostgreSQL, one process is told nothing."""
        if self._redis is None:
            node.proxy.cut()
            node.proxy.mend()
            return
        await asyncio.to_thread(self._redis.kill)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(self._redis.open)


async def nodes(
    folder: Path, postgres: Postgres, database: str, many: int, **changes: Any
) -> list[Node]:
    """So many processes on one database."""
    free = {"burst": 10**6, "rate": 1e6, "seat_burst": 10**6, "seat_rate": 1e6, "talk_burst": 10**6}
    made = []
    for _ in range(many):
        proxy = await Proxy(postgres.port).open()
        store = postgres.address(database, proxy.port)
        made.append(
            await asyncio.to_thread(node, folder, proxy, {**free, **changes, "store": store})
        )
    return made


def node(folder: Path, proxy: Proxy, changes: dict[str, Any]) -> Node:
    """One process."""
    return Node(folder, proxy, **changes)
