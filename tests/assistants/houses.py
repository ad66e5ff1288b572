"""Houses with assistants in them, who are there or come from elsewhere; the official client."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from mcp import Client

from sleuth.assistants.away import Away
from sleuth.assistants.here import Here
from sleuth.assistants.serving import open_house
from sleuth.assistants.tools import server
from sleuth.tables.house import House
from sleuth.web.server.settings import Settings

Coming = Callable[[Path], AbstractAsyncContextManager[tuple[House, Client]]]
TOOLS = {"games", "new", "join", "look", "legal_moves", "play", "wait", "say", "review"}
ONE = {"games": 1, "first": 0}
PATIENCE = 600
PATIENT: dict[str, Any] = {"think": PATIENCE, "review": PATIENCE}
"""A machine may be busy: nobody is cut off for that."""
PROGRAM = str(Path(sys.executable).with_name("sleuth"))


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene to its end."""

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            await scene()

    asyncio.run(whole())


def patiently() -> dict[str, str]:
    """The same for a house of its own."""
    return {**os.environ, **{f"SLEUTH_{name.upper()}": str(n) for name, n in PATIENT.items()}}


async def call(client: Client, tool: str, **given: Any) -> Any:
    """What a tool answers."""
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content
    found = answer.structured_content
    assert found is not None
    return found["result"] if set(found) == {"result"} else found


async def refusal(client: Client, tool: str, **given: Any) -> str:
    """Why a tool refuses."""
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    said = str(getattr(answer.content[0], "text", ""))
    return said.removeprefix(f"Error executing tool {tool}: ")


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[House, Client]]:
    """A house, and an assistant in the same process."""
    async with (
        open_house(Settings(data=folder, **PATIENT), 0) as (house, site),
        Client(server(Here(house, site))) as client,
    ):
        yield house, client


@asynccontextmanager
async def visiting(folder: Path) -> AsyncIterator[tuple[House, Client]]:
    """A house, and an assistant who knows nothing but its address."""
    async with (
        open_house(Settings(data=folder / "house", **PATIENT), 0) as (house, site),
        Client(server(Away(site, folder / "mine"))) as client,
    ):
        yield house, client


WAYS = (at_home, visiting)
"""In the house, and from elsewhere: both ways an assistant is told and refused the same."""


async def play_to_the_end(client: Client) -> str:
    """An assistant guesses until the match is over; the key of its seat."""
    made = await call(
        client, "new", game="mastermind", bots=["random"], options={**ONE, "first": 1}
    )
    key: str = made["key"]
    for _ in range(40):
        seen = await call(client, "wait", key=key, seconds=25)
        if seen["status"] == "over":
            return key
        if not seen["your_turn"]:
            continue
        offered = await call(client, "legal_moves", key=key, most=3)
        assert offered["count"] == 1296
        await call(client, "play", key=key, move=offered["moves"][0])
    raise AssertionError("the match did not end")


async def whole_match(client: Client) -> None:
    """The tools are there, and a match is played with them."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    games = await call(client, "games")
    assert {"mastermind", "break-the-code"} <= {game["name"] for game in games}
    key = await play_to_the_end(client)
    review = await call(client, "review", key=key)
    assert review["decisions"]
    assert (await refusal(client, "play", key=key, move="RRRR")).startswith("match.over:")
