"""What a table's level of assistance gives: notes on the pad, and hints. Computed apart."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Hint, Level
from sleuth.players.pool import NoAnswer, WorkerPool
from sleuth.players.worker import Assist, Help
from sleuth.tables.errors import NotNow

PLAIN: tuple[Level, ...] = ("none", "facts")
"""At these levels nothing is computed: the page writes the answers down by itself."""


class Assistance:
    """Help for the seats of one table."""

    def __init__(self, name: str, helpers: WorkerPool) -> None:
        self._name = name
        self._helpers = helpers
        self._given: dict[tuple[Seat, int], int] = {}  # the position for which a hint was given

    def computes(self, level: Level, seat: Seat | None) -> bool:
        """Is anything computed for the pad of this seat?"""
        able = talents(self._name)
        return seat is not None and able.assist is not None and level not in PLAIN

    async def notes(self, level: Level, seat: Seat | None, view: Any) -> Any:
        """What is written on the pad of one who sees this; a watcher has no pad."""
        if not self.computes(level, seat):
            return None
        try:
            body = await self._helpers.ask(Assist(self._name, level, spelt(view)))
        except NoAnswer:
            return None  # the pad stays blank; the match must not wait for it
        return None if body == b"null" else msgspec.Raw(body)

    async def hint(self, view: Any, step: int) -> Hint:
        """Help with what to do, as far as this step goes."""
        body = await self._helpers.ask(Help(self._name, step, spelt(view)))
        found: Hint | None = codec.decode(body, Hint | None)
        if found is None:
            raise NotNow("hint.none")
        return found

    def is_new(self, seat: Seat, step: int, position: int) -> bool:
        """Was this hint not given yet, for this position?"""
        return self._given.get((seat, step)) != position

    def gave(self, seat: Seat, step: int, position: int) -> None:
        """It is given now."""
        self._given[seat, step] = position


def spelt(view: Any) -> str:
    """A view as text, for another process."""
    return codec.encode(view).decode()
