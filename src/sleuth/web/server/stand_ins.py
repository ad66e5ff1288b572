"""What takes the place of parts that nobody needs once a socket is let in."""

from __future__ import annotations

from typing import Any


class Quiet:
    """Takes the place of a logger: what nonsense clients send is no news."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802  as loggers have it
        del level
        return False

    def log(self, *said: object, **more: object) -> None:
        """Nobody listens."""

    info = warning = error = exception = log


class Unheard:
    """Takes the place of a queue and an event of ASGI: who is let in is told by its line."""

    def put_nowait(self, message: object) -> None:
        """Nobody listens."""

    def set(self) -> None:
        """Nobody waits."""

    clear = set


UNHEARD: Any = Unheard()
