"""What a table's level of assistance gives: notes on the pad, and hints. Computed apart."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Hint, Level
from sleuth.players.minds import Mindless, Minds
from sleuth.players.worker import Assist, Help

PLAIN: tuple[Level, ...] = ("none", "facts")
"""At these levels nothing is computed: the page writes the answers down by itself."""


class Assistance:
    """Help for the seats of one table, at the level that they agreed on."""

    def __init__(self, name: str, level: Level, scribes: Minds) -> None:
        self._name = name
        self._level = level
        self._scribes = scribes

    async def notes(self, seat: Seat | None, view: Any) -> Any:
        """What is written on the pad of one who sees this; a watcher has no pad."""
        able = talents(self._name)
        if seat is None or able.assist is None or self._level in PLAIN:
            return None
        try:
            body = await self._scribes.ask(Assist(self._name, self._level, spelt(view)))
        except Mindless:
            return None  # the pad stays blank; the match must not wait for it
        return None if body == b"null" else msgspec.Raw(body)

    async def hint(self, view: Any, step: int) -> Hint | None:
        """Help with what to do, as far as this step goes."""
        body = await self._scribes.ask(Help(self._name, step, spelt(view)))
        found: Hint | None = codec.decode(body, Hint | None)
        return found


def spelt(view: Any) -> str:
    """A view as text, for another process."""
    return codec.encode(view).decode()
