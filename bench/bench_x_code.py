"""Fifty tables of eight bots at a human pace, eight watchers each: a command until all heard it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from tests.web.harness import Client, Ear, Server

TABLES, BOTS, WATCHERS = 50, 8, 8
COMMANDS, EVERY = 80, 0.3
LONG = {"level": 4, "sand": 600, "timer": "refill"}


async def drain(ear: Ear, heard: list[int]) -> None:
    """Watch, and count what is told."""
    while True:
        await ear.wire.recv()
        heard[0] += 1


@asynccontextmanager
async def crowd(server: Server, heard: list[int]) -> AsyncIterator[None]:
    """All the tables, and everybody who watches them."""
    host = await Client(server).call_me("Host")
    seating = [{"bot": "expert"}] * BOTS
    async with AsyncExitStack() as stack:
        watching = []
        for _ in range(TABLES):
            plan = {"game": "x-code", "options": LONG, "seats": BOTS, "seating": seating}
            table = (await host.create(**plan, table={"public": True}))["id"]
            for _ in range(WATCHERS):
                ear = await stack.enter_async_context(Client(server).at(table))
                watching.append(asyncio.create_task(drain(ear, heard)))
        yield
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


def offers(number: int, told: dict[str, Any]) -> bool:
    """Is this the news of an offer of seat 0 with at least this number?"""
    return any(
        f["type"] == "offered" and f["seat"] == 0 and f["offer"] >= number for f in told["facts"]
    )


async def probe(server: Server) -> list[float]:
    """One person among bots offers a card and takes it back; until the last watcher heard it."""
    ada = await Client(server).call_me("Ada")
    seating = [{"me": True}, *[{"bot": "expert"}] * (BOTS - 1)]
    plan = {"game": "x-code", "options": LONG, "seats": BOTS, "seating": seating}
    table = (await ada.create(**plan))["id"]
    async with AsyncExitStack() as stack:
        me = await stack.enter_async_context(ada.at(table))
        others = [
            await stack.enter_async_context(Client(server).at(table)) for _ in range(WATCHERS)
        ]
        await me.play(0, {"type": "say-ready"})
        return [ms async for ms in commands(me, others)]


async def commands(me: Ear, others: list[Ear]) -> AsyncIterator[float]:
    """One offer after another."""
    for _ in range(COMMANDS):
        await asyncio.sleep(EVERY)
        listed = (await latest(me))["moves"]["listed"]
        move = next((one for one in listed if one["type"] in ("withdraw", "refuse")), None)
        if move is not None:
            await me.play(0, move)
            continue
        move = next((one for one in listed if one["type"] == "offer"), None)
        if move is None:
            continue
        number = me.last(0)["view"]["board"]["made"] + 1
        begun = perf_counter()
        await me.say(type="play", id=f"o{number}.{begun}", seat=0, move=move)
        try:
            hears = (ear.hear("told", partial(offers, number)) for ear in others)
            await asyncio.wait_for(asyncio.gather(*hears), 5)
        except TimeoutError:
            continue  # refused: somebody else's offer came first
        yield (perf_counter() - begun) * 1000


async def latest(me: Ear) -> dict[str, Any]:
    """My newest news, after all that has come in meanwhile."""
    await me.say(type="ping", n=1)
    await me.hear("pong")
    return me.last(0)


async def measure() -> None:
    """The crowd plays while one person is timed."""
    heard = [0]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rate=1e6, burst=10**6) as house,
    ):
        async with crowd(house, heard):
            begun, before = perf_counter(), heard[0]
            times = await probe(house)
            rate = (heard[0] - before) / (perf_counter() - begun)
    p50, p99 = np.percentile(times, [50, 99])
    print(f"command to all: p50 {p50:.1f} ms, p99 {p99:.1f} ms ({len(times)} commands)")
    print(f"{TABLES} tables, {TABLES * WATCHERS} watchers, {rate:.0f} messages a second")


def main() -> None:
    """Print how long a command takes to reach everybody, in a full house."""
    asyncio.run(measure())


if __name__ == "__main__":
    main()
