"""Looking back: the moments of a match through one seat's eyes, and at which one stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sleuth.cli.table.sitting import Seen, views
from sleuth.kernel.data import Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.talents import Line
from sleuth.texts import say, text


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

    def told(self, names: Sequence[str], seat: Seat | None) -> str:
        """What had just happened, as this seat is told it, and which moment it is."""
        line = self._moments[self.at][1]
        said = "" if line is None else say(line, names, seat)
        said = said if self.at else text("cli.table.beginning")
        return f"◂ {self.at}/{self.last} ▸  {said}"

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
