"""A client that costs little, so that what is measured is the server: no task a socket, no JSON."""

from __future__ import annotations

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


@dataclass(slots=True)
class Bout:
    """One measurement: moves that reached the other side, and how long each took."""

    think: float = 0.0
    going: bool = False
    counting: bool = False
    moves: int = 0
    played: int = 0  # since the beginning, counted or not
    times: list[float] = field(default_factory=list)


class Seat(WSListener, ABC):  # type: ignore[misc]
    """One socket at one table. When the other's move arrives, it moves, at once or later."""

    def __init__(self, bout: Bout, table: str, seat: int) -> None:
        self.bout, self.table, self.seat = bout, table, seat
        self.mate: Seat = self
        self.begun = 0.0
        self.n = 0
        self.due = False  # it would move if the clients had not been stopped

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.line = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and self.moved(frame.get_payload_as_bytes()):
            self.heard()

    def heard(self) -> None:
        """The other's move is here."""
        bout = self.bout
        bout.played += 1
        if bout.counting:
            bout.moves += 1
            bout.times.append(time.perf_counter() - self.begun)
        if not bout.going:
            self.due = True
        elif bout.think:
            asyncio.get_running_loop().call_later(bout.think, self.move)
        else:
            self.move()

    def move(self) -> None:
        """Move, and let the other look at the clock."""
        self.due = False
        self.mate.begun = time.perf_counter()
        self.say(self.spelt())
        self.n += 1

    def say(self, message: bytes) -> None:
        """Send something."""
        self.line.send(WSMsgType.TEXT, message)

    @abstractmethod
    def greet(self) -> None:
        """Say the first word."""

    @abstractmethod
    def moved(self, message: bytes) -> bool:
        """Is this the other's move?"""

    @abstractmethod
    def spelt(self) -> bytes:
        """The next move."""


class OurSeat(Seat):
    """A socket at a table of sleuth where the game of boardgame_io.cjs is played."""

    fact, spelling = b"marked", b'{"type":"mark"}'

    def greet(self) -> None:
        self.other = b'{"type":"%s","seat":%d}' % (self.fact, 1 - self.seat)
        self.say(b'{"type":"hello","wire":3}')

    def moved(self, message: bytes) -> bool:
        return (
            message.startswith((b'{"type":"changed"', b'{"type":"told"')) and self.other in message
        )

    def spelt(self) -> bytes:
        play = b'{"type":"play","id":"%d-%d","seat":%d,"move":%s}'
        return play % (self.seat, self.n, self.seat, self.spelling)


class SecretSeat(OurSeat):
    """A socket where all pick unseen, and a card falls after every other move."""

    fact, spelling = b"ready", b'{"type":"pick","number":1}'


class PeerSeat(Seat):
    """A socket at a match of boardgame.io, in the words of socket.io."""

    state = 0

    def greet(self) -> None:
        """The server speaks first."""

    def moved(self, message: bytes) -> bool:
        if message == b"2":
            self.say(b"3")
        elif message.startswith(b"0"):
            self.say(b"40/cells,")
        elif message.startswith(b"40/cells"):
            self.say(b'42/cells,["sync","%s","%d",null,2]' % (self.table.encode(), self.seat))
        elif message.startswith(b'42/cells,["update"'):
            at = message.index(b'"_stateID":') + 11
            self.state = int(message[at : message.index(b"}", at)])
            turn = message.index(b'"currentPlayer":"') + 17
            return message[turn : turn + 1] == b"%d" % self.seat
        return False

    def spelt(self) -> bytes:
        action = b'{"type":"MAKE_MOVE","payload":{"type":"mark","args":[],"playerID":"%d"}}'
        words = (action % self.seat, self.state, self.table.encode(), self.seat)
        return b'42/cells,["update",%s,%d,"%s","%d"]' % words


async def sit(make: Callable[[int], Seat], url: str, headers: list[Any]) -> tuple[Seat, Seat]:
    """Two sockets at one table."""
    pair = []
    for seat in (0, 1):
        how = {"extra_headers": headers[seat]} if headers else {}
        _, made = await ws_connect(lambda seat=seat: make(seat), url, **how)
        pair.append(made)
    pair[0].mate, pair[1].mate = pair[1], pair[0]
    return pair[0], pair[1]


@dataclass(frozen=True, slots=True)
class Figures:
    """Moves a second, microseconds of CPU a move (server's main thread, its others, client)."""

    rate: float
    main: float
    others: float
    client: float
    p50: float
    p99: float

    @property
    def work(self) -> float:
        """Microseconds of CPU a move, all threads."""
        return self.main + self.others

    def __str__(self) -> str:
        return (
            f"{self.rate:6.0f} moves/s, CPU a move: main thread {self.main:4.0f} µs, other threads "
            f"{self.others:4.0f} µs, client {self.client:3.0f} µs; p50 {self.p50:5.1f} ms, "
            f"p99 {self.p99:5.1f} ms"
        )


async def measure(pids: Sequence[int], bout: Bout, seats: list[Seat], seconds: float) -> Figures:
    """Let each pair play on, the first of it to begin with; wait until all are warm, then count."""
    loop = asyncio.get_running_loop()
    bout.going = True
    for n, seat in enumerate(seats):
        turn = seat.mate if seat.mate.due else seat
        loop.call_later(bout.think * n / len(seats), turn.move)
    await asyncio.sleep(max(1.0, bout.think))
    bout.counting, bout.moves = True, 0
    bout.times.clear()
    begun, mine, theirs = time.perf_counter(), time.process_time(), cpu(pids)
    await asyncio.sleep(seconds)
    spent, took = time.perf_counter() - begun, time.process_time() - mine
    main, others = (after - before for after, before in zip(cpu(pids), theirs, strict=True))
    bout.going = bout.counting = False
    moves = max(1, bout.moves)
    p50, p99 = np.percentile(bout.times or [0.0], [50, 99]) * 1000
    await asyncio.sleep(0.5 + bout.think)
    return Figures(moves / spent, main / moves, others / moves, took * 1e6 / moves, p50, p99)


def cpu(pids: Sequence[int]) -> tuple[float, float]:
    """Microseconds that the main threads of processes have worked, and their others."""
    main = others = 0.0
    for thread in (each for pid in pids for each in Path(f"/proc/{pid}").glob("task/*")):
        with suppress(OSError):  # it may just have ended
            worked = int((thread / "schedstat").read_text().split()[0]) / 1000
            if thread.name == thread.parts[2]:
                main += worked
            else:
                others += worked
    return main, others


def load() -> str:
    """How busy the machine is besides."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
