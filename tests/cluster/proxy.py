"""Somebody between a house and its database who can cut the line, with or without a word."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress


class Proxy:
    """Passes on what is said, unless it is told not to."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._lines: set[StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._refuses = False
        self.port = 0

    async def open(self) -> Proxy:
        """Listen at a port of its own."""
        self._ear = await asyncio.start_server(self._receive, "127.0.0.1", 0)
        self.port = self._ear.sockets[0].getsockname()[1]
        return self

    def cut(self) -> None:
        """Break all lines, and make no new ones."""
        self._refuses = True
        for line in self._lines:
            line.transport.abort()

    def swallow(self) -> None:
        """Let nothing through, and say nothing of it."""
        self._flows.clear()

    def mend(self) -> None:
        """Be of use again; what was swallowed too long is lost."""
        if not self._flows.is_set():
            self.cut()
        self._refuses = False
        self._flows.set()

    async def close(self) -> None:
        """Go away."""
        self.cut()
        self._flows.set()
        self._ear.close()
        await asyncio.sleep(0)  # whoever is just being let in comes to be refused
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _receive(self, reader: StreamReader, writer: StreamWriter) -> None:
        """No task: one that is cancelled before it begins would leave the line open."""
        if self._refuses:
            writer.transport.abort()
            return
        self._lines.add(writer)
        task = asyncio.create_task(self._pass_on(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._between(reader, writer)
        finally:
            self._lines.discard(writer)
            writer.transport.abort()

    async def _between(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._lines.add(back)
        try:
            await asyncio.gather(self._pour(reader, back), self._pour(there, writer))
        finally:
            self._lines.discard(back)
            back.transport.abort()

    async def _pour(self, source: StreamReader, sink: StreamWriter) -> None:
        while data := await source.read(65_536):
            await self._flows.wait()
            sink.write(data)
            await sink.drain()
        raise ConnectionError("the line has ended")
