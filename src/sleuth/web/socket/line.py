"""The wire to one client, as narrow as a table needs it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

LINE = "sleuth.line"
"""Among the extensions of a scope: a line that the server lays by itself, which costs less."""


Visiting = Coroutine[Any, Any, None]
"""What goes on over a line until one of the two hangs up."""


class Gone(Exception):
    """The client is no longer there."""


class SocketLine(Protocol):
    """Messages one way and the other, in order."""

    @property
    def waiting(self) -> int:
        """How many messages wait for the client to read on."""

    async def next(self) -> bytes:
        """The next message, as it came, or Gone."""

    def write(self, message: bytes) -> None:
        """Send a message; nobody waits until it is read."""

    def close(self, code: int) -> None:
        """Hang up after what was written."""

    def cut(self, code: int) -> None:
        """Hang up, and leave what still waits unsaid."""

    async def host(self, visit: Visiting) -> None:
        """Let a visit go on for as long as it takes: here, or by itself when this is over."""
