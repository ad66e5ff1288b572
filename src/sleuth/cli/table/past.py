"""Looking back: the moments of a match through one seat's eyes, and at which one stands."""

from __future__ import annotations

from typing import Any

from sleuth.cli.table.sitting import Seen, views
from sleuth.kernel.game import AnyGame
from sleuth.kernel.talents import Line


class Past:
    """Closed while one plays; open, it has every moment, and stands at one of them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._moments: list[tuple[Any, Line | None]] = []
        self.at = 0

    def __bool__(self) -> bool:
        return bool(self._moments)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return max(0, len(self._moments) - 1)

    @property
    def view(self) -> Any:
        """What was seen then."""
        return self._moments[self.at][0]

    @property
    def line(self) -> Line | None:
        """What had just happened."""
        return self._moments[self.at][1]

    def open(self, seen: Seen, at: int | None = None) -> None:
        """Look at what was, from this moment on; else from the last."""
        self._moments = views(self._game, seen)
        self.at = self.last if at is None else min(at, self.last)

    def close(self) -> None:
        """Look at what is."""
        self._moments, self.at = [], 0

    def step(self, by: int) -> None:
        """So many moments on or back, as far as there are any."""
        self.at = min(max(0, self.at + by), self.last)
