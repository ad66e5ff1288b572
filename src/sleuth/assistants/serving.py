"""A house with its page, and the tools of assistants beside it, over stdio or HTTP."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn

from sleuth.assistants.away import Away
from sleuth.assistants.here import Here
from sleuth.assistants.tools import Keeper, server
from sleuth.tables.house import House
from sleuth.web.server.app import create_app
from sleuth.web.server.host_names import HostNameCheck
from sleuth.web.server.listening import address, listen
from sleuth.web.server.logs import LogLines
from sleuth.web.server.serve import configured
from sleuth.web.server.settings import Settings

HOME = "127.0.0.1"


async def serve_assistants(data: Path, page: int, http: int | None) -> None:
    """Open a house, and let assistants in until they have gone, or it is stopped."""
    async with open_house(Settings.from_environment(os.environ, data=data), page) as (house, site):
        await let_in(Here(house, site), http)


async def serve_away(url: str, data: Path, http: int | None) -> None:
    """Let assistants sit in somebody else's house, until they have gone, or it is stopped."""
    away = Away(url, data)
    await away.demand()
    await let_in(away, http)


async def let_in(keeper: Keeper, http: int | None) -> None:
    """The tools over standard input and output, or at a port."""
    tools = server(keeper)
    if http is None:
        await tools.run_stdio_async()
    else:
        await tools.run_streamable_http_async(host=HOME, port=http)


@asynccontextmanager
async def open_house(settings: Settings, port: int) -> AsyncIterator[tuple[House, str]]:
    """A house that people can come to with a browser, and where."""
    ear = listen(HOME, port, 1)
    app = create_app(settings)
    config = configured(settings, HOME, ear.getsockname()[1], LogLines("warning", "json"))
    config.app = lambda: HostNameCheck(app, settings)
    page = PageServer(config)
    running = asyncio.create_task(page.serve(sockets=[ear]))
    while not (page.started or running.done()):
        await asyncio.sleep(0.01)
    try:
        yield app.state.house, address(HOME, config.port).rstrip("/")
    finally:
        page.should_exit = True
        await running


class PageServer(uvicorn.Server):
    """A server that leaves signals to whoever runs it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing to capture."""
        yield
