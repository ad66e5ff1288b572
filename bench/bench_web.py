"""A move from one browser's socket to the other's, through a real server and a store on disk."""

from __future__ import annotations

import asyncio
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from tests.web.harness import Client, Server

MATCHES, ROWS = 12, 10


def rows_are(n: int, told: dict[str, Any]) -> bool:
    """Does this news show so many rows?"""
    return len(told["view"]["board"]["rows"]) == n


async def match(server: Server) -> list[float]:
    """Two people play one game; how long each guess took to reach the other."""
    maker, breaker = Client(server), Client(server)
    await maker.call_me("Maker")
    await breaker.call_me("Breaker")
    table = (await maker.create(seating=[{"me": True}, {}]))["id"]
    await breaker.sit(table, 1)
    times = []
    async with maker.at(table) as one, breaker.at(table) as two:
        await one.play(0, {"type": "hide", "code": [5, 4, 3, 2]})
        for row in range(ROWS - 1):
            begun = perf_counter()
            code = [0, 1, row % 6, 0]
            await two.say(type="play", id=f"g{row}", seat=1, move={"type": "guess", "code": code})
            await one.hear("told", partial(rows_are, row + 1))
            times.append((perf_counter() - begun) * 1000)
            await two.hear("done")
    return times


async def measure() -> None:
    """Matches one after another on one server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rate=1e6, burst=10**6) as house,
    ):
        times = [ms for _ in range(MATCHES) for ms in await match(house)]
    p50, p99 = np.percentile(times, [50, 99])
    moves = f"{len(times)} moves, stored on the way"
    print(f"socket to socket: p50 {p50:.2f} ms, p99 {p99:.2f} ms ({moves})")


def main() -> None:
    """Print the latency of a move."""
    asyncio.run(measure())


if __name__ == "__main__":
    main()
