"""How much may be asked for from one address."""

from __future__ import annotations

from collections import OrderedDict

from sleuth.tables.limits import Bucket


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
