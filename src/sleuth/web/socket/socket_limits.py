"""How much may be asked for from one address."""

from __future__ import annotations

from collections import Counter

from sleuth.kernel.errors import SleuthError


class Crowded(SleuthError):
    """Too many are here already; `wait` says when to try again."""


class Doors:
    """Lets in so many sockets, and so many from one address."""

    def __init__(self, most: int, each: int) -> None:
        self._most, self._each = most, each
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> None:
        """Come in, if there is room."""
        if self._all >= self._most or self._inside[address] >= self._each:
            raise Crowded("house.crowded", wait=30)
        self._all += 1
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        """Make room again."""
        self._all -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
