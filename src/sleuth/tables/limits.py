"""How much one client may ask for: a bucket of tokens that fills up by itself."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from time import monotonic

from sleuth.kernel.errors import SleuthError

SLOWEST = 1 / 3600
"""Tokens a second: nobody is told to wait for longer than an hour."""


class Flood(SleuthError):
    """Too much at once; `wait` says how many seconds to wait."""


class Bucket:
    """Holds `burst` tokens, and gains `rate` a second."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._tokens, self._then = float(burst), monotonic()

    def take(self, code: str = "flood") -> None:
        """Take a token, or refuse."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            raise Flood(code, wait=ceil((1 - self._tokens) / max(self._rate, SLOWEST)))
        self._tokens -= 1

    def give(self) -> None:
        """Put a token back that was not needed."""
        self._tokens = min(self._burst, self._tokens + 1)


class Buckets:
    """A bucket for each who asks; those that were not used for longest are forgotten."""

    def __init__(self, burst: int, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, code: str = "flood") -> None:
        """Take a token for this one, or refuse."""
        bucket = self._found.setdefault(who, Bucket(self._burst, self._rate))
        self._found.move_to_end(who)
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        bucket.take(code)
