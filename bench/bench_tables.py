"""Many tables on one server: moves a second, memory, and how long a move takes to the other.

The same clients play the same small game at boardgame.io's server, which keeps matches in memory;
sleuth's are on disk before anybody is told. BENCH_CLIENTS=1000 is the number of sockets.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

CLIENTS = int(os.environ.get("BENCH_CLIENTS", "1000"))
SECONDS = 10.0
THINK = 4.0
"""Seconds between two moves at a table while latency is measured."""

BUSY = 40
"""Tables that play as fast as they can while throughput is measured."""

HERE = Path(__file__).parent
PEERS = HERE / "peers"


@dataclass(slots=True)
class Player:
    """One socket at one table; `move` plays, and `heard` is set when the other's move arrives."""

    line: ClientConnection
    move: Callable[[], Awaitable[None]]
    heard: asyncio.Event = field(default_factory=asyncio.Event)


Pair = tuple[Player, Player]


async def rally(pair: Pair, think: float, end: float, times: list[float]) -> None:
    """Two players move in turn; how long each move took to the other."""
    await asyncio.sleep(think * np.random.random())
    for n in count():
        mover, other = pair[n % 2], pair[1 - n % 2]
        other.heard.clear()
        begun = perf_counter()
        if begun > end and n % 2 == 0:
            return
        await mover.move()
        await asyncio.wait_for(other.heard.wait(), 30)
        times.append((perf_counter() - begun) * 1000)
        if think:
            await asyncio.sleep(think)


async def measure(name: str, pairs: list[Pair], pid: int, idle: float) -> None:
    """Latency with all tables at work, then throughput with a few."""
    full, times, fast = memory(pid), list[float](), list[float]()
    await asyncio.gather(*(rally(p, THINK, perf_counter() + SECONDS, times) for p in pairs))
    p50, p99 = np.percentile(times, [50, 99])
    rate = len(times) / SECONDS
    print(
        f"{name}: {2 * len(pairs)} sockets, {len(pairs)} tables at {rate:.0f} moves/s: "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms; {(full - idle) / 2 / len(pairs):.1f} KB a socket"
    )
    await asyncio.gather(*(rally(p, 0, perf_counter() + SECONDS, fast) for p in pairs[:BUSY]))
    p50, p99 = np.percentile(fast, [50, 99])
    print(
        f"{name}: {BUSY} tables at full speed: {len(fast) / SECONDS:.0f} moves/s, "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    )


def memory(pid: int) -> float:
    """Kilobytes that a process has in memory now."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def gathered(jobs: list[Awaitable[Any]], at_once: int = 20) -> list[Any]:
    """Do many things, some at a time."""
    turns = asyncio.Semaphore(at_once)

    async def one(job: Awaitable[Any]) -> Any:
        async with turns:
            return await job

    return await asyncio.gather(*map(one, jobs))


# sleuth


async def sleuth(folder: Path) -> None:
    """Our house, in a process of its own."""
    free = dict.fromkeys(("burst", "rate", "seat_burst", "seat_rate"), 10**7)
    bounds = {**free, "sockets": 5000, "sockets_each": 5000}
    command = [sys.executable, "-m", "bench.toy_house", str(folder), json.dumps(bounds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        address = f"127.0.0.1:{int(house.stdout.readline())}"
        try:
            await sleuth_at(address, house.pid)
        finally:
            house.terminate()


async def sleuth_at(address: str, pid: int) -> None:
    """Two people at many tables."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        secrets = []
        for name in ("Ada", "Bob"):
            http.cookies.clear()
            await http.put("/api/me", json={"name": name})
            secrets.append(http.cookies["sleuth"])

        async def table() -> str:
            plan = {"game": "ring", "options": {"rounds": 10**6}, "seats": 2, "start": True}
            mine = {"cookie": f"sleuth={secrets[0]}"}
            seating = [{"me": True}]
            made = await http.post("/api/tables", json={**plan, "seating": seating}, headers=mine)
            id: str = made.json()["id"]
            theirs = {"cookie": f"sleuth={secrets[1]}"}
            await http.post(f"/api/tables/{id}/sit", json={"seat": 1}, headers=theirs)
            return id

        http.cookies.clear()
        before = memory(pid)
        tables = await gathered([table() for _ in range(CLIENTS // 2)])
        idle = memory(pid)
        print(f"sleuth: {(idle - before) / len(tables):.1f} KB a table without anybody")

        async def sit(id: str) -> Pair:
            return await player(id, 0), await player(id, 1)

        async def player(id: str, seat: int) -> Player:
            headers = {"cookie": f"sleuth={secrets[seat]}"}
            line = await connect(
                f"ws://{address}/ws/tables/{id}",
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                max_size=None,
            )
            await line.send('{"type":"hello","wire":2}')
            numbers = count()

            async def move() -> None:
                said = {"type": "play", "id": f"{seat}-{next(numbers)}", "seat": seat}
                await line.send(json.dumps({**said, "move": {"type": "pick", "number": 1}}))

            me = Player(line, move)
            asyncio.get_running_loop().create_task(hear(me, seat))
            return me

        pairs = await gathered([sit(id) for id in tables])
        await measure("sleuth", pairs, pid, idle)


async def hear(me: Player, seat: int) -> None:
    """Read on; a `told` in which the other is ready, or a card fell, is the other's move."""
    other = f'{{"type":"ready","seat":{1 - seat}}}'
    async for text in me.line:
        if isinstance(text, str) and text.startswith('{"type":"told"') and other in text:
            me.heard.set()


# boardgame.io


async def boardgame_io() -> None:
    """The peer, in a process of its own."""
    if not (PEERS / "node_modules" / "boardgame.io").exists():
        PEERS.mkdir(exist_ok=True)
        (PEERS / "package.json").write_text('{"private": true}', "utf-8")
        install = ["npm", "install", "--prefix", str(PEERS), "boardgame.io@0.50.2"]
        subprocess.run(install, check=True, capture_output=True)
    node = shutil.which("node") or "node"
    command = [node, str(HERE / "boardgame_io.cjs"), "8765"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as peer:
        assert peer.stdout is not None
        while b"ready" not in (said := peer.stdout.readline()):
            assert said, "boardgame.io did not start"
        try:
            await boardgame_io_at("127.0.0.1:8765", peer.pid)
        finally:
            peer.terminate()


async def boardgame_io_at(address: str, pid: int) -> None:
    """The same clients, speaking socket.io; a match is made when somebody first asks for it."""
    idle = memory(pid)

    async def sit(id: str) -> Pair:
        return await peer_player(address, id, "0"), await peer_player(address, id, "1")

    pairs = await gathered([sit(f"match{n}") for n in range(CLIENTS // 2)])
    await measure("boardgame.io", pairs, pid, idle)


async def peer_player(address: str, id: str, seat: str) -> Player:
    """One socket at the peer."""
    url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
    line = await connect(url, compression=None, ping_interval=None, max_size=None)
    await line.recv()
    await line.send("40/cells,")
    await line.recv()
    await line.send("42/cells," + json.dumps(["sync", id, seat, None, 2]))
    state = {"n": 0}

    async def move() -> None:
        payload: dict[str, Any] = {"type": "mark", "args": [], "playerID": seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await line.send("42/cells," + json.dumps(["update", action, state["n"], id, seat]))

    me = Player(line, move)
    asyncio.get_running_loop().create_task(peer_hear(me, seat, state))
    return me


async def peer_hear(me: Player, seat: str, state: dict[str, int]) -> None:
    """Read on; an `update` after which it is my turn is the other's move."""
    async for text in me.line:
        assert isinstance(text, str)
        if text == "2":
            await me.line.send("3")
        elif text.startswith("42/cells,"):
            kind, *more = json.loads(text[9:])
            if kind in ("update", "sync"):
                found = more[1] if kind == "update" else more[1]["state"]
                state["n"] = found["_stateID"]
                if kind == "update" and found["ctx"]["currentPlayer"] == seat:
                    me.heard.set()


def main() -> None:
    """Print what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(sleuth(Path(folder)))
    if shutil.which("npm") is None:
        print("boardgame.io: no npm here")
        return
    asyncio.run(boardgame_io())


if __name__ == "__main__":
    main()
