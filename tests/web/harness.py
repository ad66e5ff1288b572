"""A real server, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sleuth.web.socket.whole import Whole
from sleuth.web.socket.wire import WIRE
from tests.deals.dealer import HEADER, deals_of, hash_seed

PATIENCE = 60
FIRST = {"games": 1, "first": 0}
"""A match of one game in which seat 0 hides the code."""

Json = dict[str, Any]


class Server:
    """A house in a process of its own, which can be killed and opened again on the same data."""

    def __init__(
        self,
        data: Path,
        log: Path | None = None,
        module: str = "tests.web.serving",
        **changes: Any,
    ) -> None:
        self.data, self.changes, self.log, self.module = data, changes, log, module
        self.opened = 0
        self.open()

    def open(self) -> None:
        """Start, and wait until the port is known."""
        command = (sys.executable, "-m", self.module, str(self.data))
        self.opened += 1
        changes = json.dumps({**self.changes, "opened": self.opened})
        words = [*command, changes, "warning" if self.log is None else "debug"]
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                words,
                stdout=subprocess.PIPE,
                stderr=None if self.log is None else log,
                env={**os.environ, "PYTHONHASHSEED": hash_seed()},
            )
        assert self.process.stdout is not None
        self.address = f"127.0.0.1:{int(self.process.stdout.readline())}"

    def open_again(self) -> None:
        """Start at the same address as before, as whoever was there expects it."""
        self.changes["port"] = int(self.address.rpartition(":")[2])
        self.open()

    def kill(self) -> None:
        """End without a word, as when the power fails."""
        self._end(self.process.kill)

    def close(self) -> None:
        """End in order."""
        self._end(self.process.terminate)

    def _end(self, end: Callable[[], None]) -> None:
        end()
        self.process.communicate()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process.returncode is None:
            self.close()


class Client:
    """Somebody with a browser."""

    def __init__(self, server: Server, secret: str | None = None) -> None:
        self.server = server
        self.secret = secret

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request, with the cookie if there is one."""
        about: dict[str, Any] = {
            "base_url": f"http://{self.server.address}",
            "cookies": {"sleuth": self.secret} if self.secret else {},
            "headers": {HEADER: deals_of("")},
            "timeout": PATIENCE,
            "verify": False,  # loading certificates would take longer than the request
        }
        http = httpx.AsyncClient(**about)
        async with http:
            answer = await http.request(method, path, **more)
            self.secret = answer.cookies.get("sleuth", default=self.secret)
            return answer

    async def call_me(self, name: str) -> Client:
        """Take a name."""
        answer = await self.ask("PUT", "/api/me", json={"name": name, "figure": 1})
        assert answer.status_code == 200, answer.text
        return self

    async def create(self, **plan: Any) -> Json:
        """Set up a table of Mastermind."""
        plan = {"game": "mastermind", "options": FIRST, "start": True, **plan}
        answer = await self.ask("POST", "/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    async def sit(self, table: str, seat: int) -> None:
        """Take a chair."""
        answer = await self.ask("POST", f"/api/tables/{table}/sit", json={"seat": seat})
        assert answer.status_code == 200, answer.text

    @asynccontextmanager
    async def at(self, table: str, wire: int = WIRE, **have: int) -> AsyncIterator[Ear]:
        """At a table, after the greeting."""
        async with self.line(table) as ear:
            await ear.say(type="hello", wire=wire, have={k.strip("s_"): n for k, n in have.items()})
            await ear.hear("welcome")
            yield ear

    @asynccontextmanager
    async def line(self, table: str, **headers: str) -> AsyncIterator[Ear]:
        """A bare socket."""
        if self.secret:
            headers["cookie"] = f"sleuth={self.secret}"
        url = f"ws://{self.server.address}/ws/tables/{table}"
        async with connect(url, additional_headers=headers, max_size=None) as wire:
            yield Ear(wire)


class Ear:
    """One socket, and everything that was heard on it."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.news = Whole()
        self._count = 0

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.wire.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        self.heard.append(self.news.hear(json.loads(text)))
        return self.heard[-1]

    async def hear(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Listen until a message of this kind comes that fits."""
        while not ((message := await self.next())["type"] == kind and fits(message)):
            pass
        return message

    async def come(self, kind: str, fits: Callable[[Json], bool]) -> Json:
        """A message of this kind that fits, whether it was heard already or is still to come."""
        heard = (m for m in reversed(self.heard) if m["type"] == kind and fits(m))
        return next(heard, None) or await self.hear(kind, fits)

    async def play(self, seat: int, move: Json, id: str | None = None) -> Json:
        """Play a move, and listen for what becomes of it."""
        self._count += 1
        name = id or f"c{self._count}"
        await self.say(type="play", id=name, seat=seat, move=move)
        while (message := await self.next()).get("id") != name:
            pass
        return message

    async def code_of(self, seat: int, move: Json) -> str:
        """Play a move that is refused, and give the code."""
        answer = await self.play(seat, move)
        assert answer["type"] == "refused", answer
        code: str = answer["error"]["code"]
        return code

    async def count(self, seat: int | None, n: int) -> None:
        """Listen until a stream has so many facts."""
        while len(self.facts(seat)) < n:
            await self.next()

    async def rows(self, seat: int | None, n: int) -> None:
        """Listen until so many rows of the board of Mastermind are filled."""
        await self.come(
            "told", lambda m: m["seat"] == seat and len(m["view"]["board"]["rows"]) >= n
        )

    async def over(self) -> Json:
        """Listen until the match has ended."""
        return await self.come("table", lambda m: bool(m["table"]["status"] == "over"))

    def facts(self, seat: int | None) -> list[Json]:
        """The stream of a seat, as it was heard."""
        found: list[Json] = []
        for message in self.heard:
            if message["type"] == "told" and message["seat"] == seat:
                assert message["start"] <= len(found), "a gap in the stream"
                found = [*found[: message["start"]], *message["facts"]]
        return found

    def last(self, seat: int | None) -> Json:
        """The newest news of a seat."""
        told = (m for m in reversed(self.heard) if m["type"] == "told" and m["seat"] == seat)
        return next(told)


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene to its end."""
    asyncio.run(asyncio.wait_for(scene, 2 * PATIENCE))


def hide(*code: int) -> Json:
    """The move that hides a code."""
    return {"type": "hide", "code": code}


def guess(*code: int) -> Json:
    """The move that guesses a code."""
    return {"type": "guess", "code": code}
