"""How much one client may ask for: a bucket of tokens that fills up by itself.

The processes of one house tell each other about once a second who took much: in the long run one
rate holds for all of them together; at once, each may give a burst.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
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

    def charge(self, n: int) -> None:
        """Take tokens that were used already; a debt is never larger than a burst."""
        self._tokens = max(-self._burst, self._tokens - n)


class Buckets:
    """A bucket for each who asks; those that were not used for longest are forgotten."""

    def __init__(self, burst: int, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] = Counter()

    def take(self, who: str, code: str = "flood") -> None:
        """Take a token for this one, or refuse."""
        self._of(who).take(code)
        self._spent[who] += 1

    def give(self, who: str) -> None:
        """Put a token back that was not needed."""
        self._of(who).give()
        self._spent[who] -= 1

    def charge(self, who: str, n: int) -> None:
        """So many tokens were taken by this one elsewhere."""
        self._of(who).charge(n)

    def spent(self) -> dict[str, int]:
        """Who took much since this was last asked, and how much: at least an eighth of a burst."""
        found = {who: n for who, n in self._spent.items() if 8 * n >= self._burst}
        self._spent.clear()
        return found

    def forget(self) -> None:
        """Everybody has a full bucket again."""
        self._found.clear()

    def _of(self, who: str) -> Bucket:
        bucket = self._found.setdefault(who, Bucket(self._burst, self._rate))
        self._found.move_to_end(who)
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return bucket


class Ledger:
    """All buckets of a house by name, so that what is taken in one process counts in the others."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}

    def buckets(self, name: str, burst: int, rate: float, most: int = 10_000) -> Buckets:
        """Buckets under a name of their own."""
        self._buckets[name] = Buckets(burst, rate, most)
        return self._buckets[name]

    def spent(self) -> Iterator[tuple[str, int]]:
        """What was taken here since this was last asked, where it was much."""
        for name, buckets in self._buckets.items():
            for who, n in buckets.spent().items():
                yield f"{name} {who}", n

    def charge(self, account: str, n: int) -> None:
        """So much was taken elsewhere."""
        name, _, who = account.partition(" ")
        if name in self._buckets:
            self._buckets[name].charge(who, n)
