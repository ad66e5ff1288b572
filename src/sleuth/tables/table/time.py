"""Table time: milliseconds since the start, which stand still while the house is closed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from sleuth.kernel.data import Millis

Ticks = Callable[[], float]
"""Seconds that never run backwards."""


class TableTime:
    """The clock on the wall of one table."""

    def __init__(self, ticks: Ticks = monotonic) -> None:
        self._ticks = ticks
        self._base = 0
        self._since: float | None = None

    def run(self, base: int = 0) -> None:
        """Run on from this moment of table time."""
        self._base = base
        self._since = self._ticks()

    def stop(self) -> None:
        """Stand still."""
        self._base, self._since = self.now(), None

    def now(self) -> Millis:
        """The moment; before the start it is always 0."""
        if self._since is None:
            return Millis(self._base)
        return Millis(self._base + int((self._ticks() - self._since) * 1000))
