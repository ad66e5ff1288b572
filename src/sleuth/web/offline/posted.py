"""A line whose other end is a page in the same browser: messages are posted, and nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sleuth.web.socket.line import Gone, Visiting

Posts = Callable[[str, str], None]
"""Posts something of a kind to the page: a message, or the code with which the line is closed."""


class PostedLine:
    """Messages one way and the other, in order."""

    def __init__(self, posts: Posts) -> None:
        self._posts = posts
        self._came: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def waiting(self) -> int:
        """Whatever is posted has arrived."""
        return 0

    def hear(self, text: str | None) -> None:
        """The page said something, or hung up."""
        self._came.put_nowait(None if text is None else text.encode())

    async def next(self) -> bytes:
        """The next message, as it came, or Gone."""
        if (body := await self._came.get()) is None:
            raise Gone
        return body

    def write(self, message: bytes) -> None:
        """Post a message."""
        self._posts("heard", message.decode())

    def close(self, code: int) -> None:
        """Hang up after what was written."""
        self._posts("closed", str(code))
        self.hear(None)

    def cut(self, code: int) -> None:
        """Hang up."""
        self.close(code)

    async def host(self, visit: Visiting) -> None:
        """Let a visit go on for as long as it takes."""
        await visit
