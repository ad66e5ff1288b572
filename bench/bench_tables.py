"""Many tables on one server: what a move costs, how long it takes to the other, and how that grows.

The same lean clients play the same small game (bench/cells) at boardgame.io's server, which keeps
matches in memory; sleuth's are on disk before anybody is told. Beside it stands a game with secrets
and dice, which boardgame.io is not asked for: each move tells each seat something else, and after
every other one a card is drawn. All take turns, so that all meet the same machine.
BENCH_TABLES="10 100 1000 5000" are the steps of growth, BENCH_ROUNDS=3 the turns each takes,
BENCH_SECONDS=5 what a measurement takes, BENCH_STORE=postgresql://… where sleuth keeps it.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from bench.lean import Bout, Figures, OurSeat, PeerSeat, Seat, SecretSeat, load, measure, sit

ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "5"))
GROWTH = [int(n) for n in os.environ.get("BENCH_TABLES", "10 100 1000 5000").split()]
BUSY = 40
"""Tables that play as fast as they can while throughput is measured."""

CROWD, THINK = 500, 4.0
"""Tables that play like people, and seconds between two moves at each."""

PEER = "boardgame.io"
LENGTHS = (10, 100, 1000)
HERE = Path(__file__).parent
PEERS = HERE / "peers"
BOUNDS = {
    **dict.fromkeys(("burst", "rate", "seat_burst", "seat_rate", "read_burst"), 10**7),
    **dict.fromkeys(("sockets", "sockets_each", "connections_each", "tables"), 20_000),
    "head_time": 600.0,  # the line over which tables are set up may wait
}


GAMES: dict[str, tuple[type[Seat], dict[str, Any]]] = {
    "cells": (OurSeat, {}),
    "ring": (SecretSeat, {"rounds": 10**6}),
}
"""Who plays it, and under which options."""


class Tables:
    """A server, and pairs of sockets at its tables."""

    def __init__(
        self, pids: Sequence[int], seat: Callable[[Bout, int], Awaitable[tuple[Seat, Seat]]]
    ) -> None:
        self.pids, self._seat = pids, seat
        self.bout = Bout()
        self.pairs: list[tuple[Seat, Seat]] = []

    async def grow(self, many: int) -> None:
        """Let so many tables be played at."""
        while len(self.pairs) < many:
            more = min(20, many - len(self.pairs))
            first = len(self.pairs)
            made = [self._seat(self.bout, first + n) for n in range(more)]
            self.pairs += await asyncio.gather(*made)
        await asyncio.sleep(0.5)

    async def figures(self, many: int, think: float = 0.0, seconds: float = SECONDS) -> Figures:
        """What is measured with so many tables at work."""
        await self.grow(many)
        self.bout.think = think
        return await measure(self.pids, self.bout, [a for a, _ in self.pairs[:many]], seconds)


@asynccontextmanager
async def sleuth(store: str = "", workers: int = 1, game: str = "cells") -> AsyncIterator[Tables]:
    """Our house, in processes of its own."""
    with tempfile.TemporaryDirectory() as folder:
        bounds: dict[str, Any] = {**BOUNDS, "store": store or os.environ.get("BENCH_STORE", "")}
        words = (folder, json.dumps(bounds), str(workers))
        command = [sys.executable, "-m", "bench.toy_house", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
            assert house.stdout is not None
            address = f"127.0.0.1:{int(house.stdout.readline())}"
            try:
                async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
                    seat = await invited(http, address, game)
                    yield Tables(children(house.pid) if workers > 1 else [house.pid], seat)
            finally:
                house.terminate()


async def invited(
    http: httpx.AsyncClient, address: str, game: str
) -> Callable[[Bout, int], Awaitable[tuple[Seat, Seat]]]:
    """Two people who sit down at one table after another."""
    cookies = []
    for name in ("Ada", "Bob"):
        http.cookies.clear()
        await http.put("/api/me", json={"name": name})
        cookies.append({"cookie": f"sleuth={http.cookies['sleuth']}"})
    http.cookies.clear()
    player, options = GAMES[game]

    async def seat(bout: Bout, n: int) -> tuple[Seat, Seat]:
        plan = {"game": game, "options": options, "seats": 2, "start": True}
        mine = {**plan, "seating": [{"me": True}]}
        table = (await http.post("/api/tables", json=mine, headers=cookies[0])).json()["id"]
        await http.post(f"/api/tables/{table}/sit", json={"seat": 1}, headers=cookies[1])
        headers = [list(each.items()) for each in cookies]
        url = f"ws://{address}/ws/tables/{table}"
        return await sit(lambda at: player(bout, table, at), url, headers)

    return seat


@asynccontextmanager
async def boardgame_io() -> AsyncIterator[Tables]:
    """The peer, in a process of its own; a match is made when somebody first asks for it."""
    command = [shutil.which("node") or "node", str(HERE / "boardgame_io.cjs"), "8765"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as peer:
        assert peer.stdout is not None
        while b"ready" not in (said := peer.stdout.readline()):
            assert said, "boardgame.io did not start"

        async def seat(bout: Bout, n: int) -> tuple[Seat, Seat]:
            url = "ws://127.0.0.1:8765/socket.io/?EIO=4&transport=websocket"
            return await sit(lambda at: PeerSeat(bout, f"match{n}", at), url, [])

        try:
            yield Tables([peer.pid], seat)
        finally:
            peer.terminate()


def peer_is_here() -> bool:
    """Is boardgame.io installed, or can it be?"""
    if not (PEERS / "node_modules" / "boardgame.io").exists():
        PEERS.mkdir(exist_ok=True)
        (PEERS / "package.json").write_text('{"private": true}', "utf-8")
        install = ["npm", "install", "--prefix", str(PEERS), "boardgame.io@0.50.2"]
        if (
            shutil.which("npm") is None
            or subprocess.run(install, capture_output=True, check=False).returncode
        ):
            print("boardgame.io: cannot be had here")
            return False
    return True


async def side_by_side() -> None:
    """Throughput and latency, in turns."""
    servers: dict[str, Callable[[], AbstractAsyncContextManager[Tables]]] = {
        "sleuth": sleuth,
        "sleuth, with secrets and dice": partial(sleuth, game="ring"),
        **({PEER: boardgame_io} if peer_is_here() else {}),
    }
    fast: dict[str, list[Figures]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            async with server() as tables:
                fast[name].append(await tables.figures(BUSY))
                print(f"{name:>29}, {BUSY} tables at full speed: {fast[name][-1]}; {load()}")
    crowds: dict[str, Figures] = {}
    for name, server in servers.items():
        if "dice" in name:
            continue
        async with server() as tables:
            await tables.grow(1)
            before = memory(tables.pids)
            people = crowds[name] = await tables.figures(CROWD, THINK, 2 * SECONDS)
            each = (memory(tables.pids) - before) / 2 / CROWD
            print(f"{name:>29}, {2 * CROWD} sockets like people: {people}; {each:.1f} KB a socket")
    if PEER in servers:
        compare(fast, crowds)


def compare(fast: dict[str, list[Figures]], crowds: dict[str, Figures]) -> None:
    """What sleuth does beside its peer, in the same run; goals are 1 or better."""
    sides = ("sleuth", PEER)
    rate, tail, work = (
        [statistics.median(getattr(each, figure) for each in fast[name]) for name in sides]
        for figure in ("rate", "p99", "work")
    )
    print(
        f"sleuth / boardgame.io, {BUSY} tables: moves/s {rate[0] / rate[1]:.2f}, moves a second of "
        f"CPU {work[1] / work[0]:.2f}, p99 {tail[0] / tail[1]:.2f}"
    )
    slow = [crowds[name].p99 for name in sides]
    print(f"sleuth / boardgame.io, {2 * CROWD} sockets like people: p99 {slow[0] / slow[1]:.2f}")
    for name in (each for each in fast if each != PEER):
        best, writes = (min(getattr(f, each) for f in fast[name]) for each in ("main", "others"))
        print(f"{name}, best of {ROUNDS}: {best:.0f} µs main thread (goal 120), {writes:.0f} (30)")


async def growth() -> None:
    """A move costs the same however many tables there are, and however long a match is."""
    async with sleuth() as tables:
        for many in GROWTH:
            print(f"{many:>6} tables: {await tables.figures(many)}; {load()}")
    async with sleuth() as tables:
        await tables.grow(10)
        for length in LENGTHS:
            while min(a.n + b.n for a, b in tables.pairs) < length - 10:
                await tables.figures(10, seconds=0.2)
            print(f"after {length:>4} moves: {await tables.figures(10, seconds=1.0)}; {load()}")


def memory(pids: Sequence[int]) -> float:
    """Kilobytes that processes have in memory now."""
    lines = [
        line for pid in pids for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    ]
    return sum(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def children(pid: int) -> list[int]:
    """The processes that serve for this one: those that have more than one thread."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    named = [int(each) for each in found]
    return [each for each in named if len([*Path(f"/proc/{each}/task").iterdir()]) > 1]


def main(*parts: str) -> None:
    """Print what was measured, all of it or some parts."""
    for part in (side_by_side, growth):
        if not parts or part.__name__ in parts:
            asyncio.run(part())


if __name__ == "__main__":
    main(*sys.argv[1:])
