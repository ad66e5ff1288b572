"""How any ASGI server lays a line to a client."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sleuth.web.socket.line import LINE, Gone, SocketLine, Visiting

AnySocket = WebSocket[Any, Any, Any]


class AsgiLine:
    """A line through the server's own messages: what goes out waits in a row, and a task sends."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._closing = False
        self._sender = asyncio.create_task(self._send_all())
        self._visit: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return self._out.qsize()

    async def next(self) -> bytes:
        try:
            text = await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            raise Gone from None
        return text.encode() if isinstance(text, str) else bytes(text)

    def write(self, message: bytes) -> None:
        self._out.put_nowait(message)

    def close(self, code: int) -> None:
        self._closing = True
        self._out.put_nowait(code)

    def cut(self, code: int) -> None:
        while not self._out.empty():
            self._out.get_nowait()
        self.close(code)
        if self._visit is not None:
            self._visit.cancel()

    async def _send_all(self) -> None:
        """Send what is queued, in order, until it is time to hang up."""
        while not isinstance(body := await self._out.get(), int):
            await self._socket.send_data(body.decode(), mode="text")
        await self._socket.close(body)

    async def host(self, visit: Visiting) -> None:
        self._visit = asyncio.create_task(visit)
        try:
            await asyncio.wait([self._visit])
        finally:
            self._visit.cancel()
            await self._end()
        if not self._visit.cancelled():
            self._visit.result()

    async def _end(self) -> None:
        """Nothing more will be said: let the last words out."""
        if not self._closing:
            self._sender.cancel()
        await asyncio.wait([self._sender], timeout=5)
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)


def line_of(socket: AnySocket) -> SocketLine:
    """The line that the server has laid, or one through its messages."""
    extensions: Any = socket.scope.get("extensions") or {}
    laid: SocketLine | None = extensions.get(LINE)
    return AsgiLine(socket) if laid is None else laid
