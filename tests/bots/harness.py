"""A bot with an account of its own, and what it hears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.web.harness import PATIENCE, Client, Json, Server


class BotClient:
    """A program that plays through an account."""

    def __init__(self, server: Server, account: Json) -> None:
        self.server, self.id, self.token = server, account["id"], account["token"]

    def about(self) -> dict[str, Any]:
        """What every request has."""
        return {
            "base_url": f"http://{self.server.address}",
            "headers": {"authorization": f"Bearer {self.token}"},
            "timeout": PATIENCE,
            "verify": False,
        }

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request with the token."""
        async with httpx.AsyncClient(**self.about()) as http:
            return await http.request(method, path, **more)

    async def do(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Something at a table."""
        return await self.ask("POST", f"/api/tables/{table}/{what}", json=body)

    @asynccontextmanager
    async def listening(self, path: str = "/api/stream") -> AsyncIterator[Lines]:
        """A stream that is open."""
        async with (
            httpx.AsyncClient(**self.about()) as http,
            http.stream("GET", path) as answer,
        ):
            assert answer.status_code == 200, await answer.aread()
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            yield Lines(answer)


class Lines:
    """What comes over a stream."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.aiter_lines()
        self.heard: list[Json] = []

    async def _line(self) -> str:
        return await asyncio.wait_for(anext(self._lines), PATIENCE)

    async def next(self) -> Json:
        """The next line that is not empty."""
        while not (line := await self._line()):
            pass
        self.heard.append(json.loads(line))
        return self.heard[-1]

    async def beat(self) -> None:
        """Listen until an empty line comes."""
        while line := await self._line():
            self.heard.append(json.loads(line))

    async def hear(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Listen until something of this kind comes that fits."""
        while not ((found := await self.next())["type"] == kind and fits(found)):
            pass
        return found


async def with_bot(server: Server, name: str = "Robin") -> tuple[Client, BotClient]:
    """Somebody, and a bot of theirs."""
    ada = await Client(server).call_me("Ada")
    return ada, await another(ada, name)


async def another(maker: Client, name: str) -> BotClient:
    """One more bot of somebody's."""
    answer = await maker.ask("POST", "/api/me/bots", json={"name": name, "figure": 3})
    assert answer.status_code == 201, answer.text
    return BotClient(maker.server, answer.json())


async def seated(ada: Client, bot: BotClient, **plan: Any) -> str:
    """A table of Mastermind that has begun: Ada hides, the bot guesses."""
    table: str = (await ada.create(seating=[{"me": True}, {}], **plan))["id"]
    assert (await bot.do(table, "sit", seat=1)).status_code == 200
    return table
