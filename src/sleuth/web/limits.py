"""How much one client may ask for: a bucket of tokens that fills up by itself."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from sleuth.kernel.errors import SleuthError


class Flood(SleuthError):
    """Too much at once."""


class Bucket:
    """Holds `burst` tokens, and gains `rate` a second."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._tokens, self._then = float(burst), monotonic()

    def take(self) -> None:
        """Take a token, or refuse."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            raise Flood("flood")
        self._tokens -= 1


class Buckets:
    """A bucket for each address; those that were not used for longest are forgotten."""

    def __init__(self, burst: int, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take a token for this address, or refuse."""
        bucket = self._by_address.setdefault(address, Bucket(self._burst, self._rate))
        self._by_address.move_to_end(address)
        if len(self._by_address) > self._most:
            self._by_address.popitem(last=False)
        bucket.take()
