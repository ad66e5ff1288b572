"""Promises: secrets to which the house is committed before anybody gives anything to a seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from secrets import token_hex

from sleuth.kernel.chance import commitment
from sleuth.store.store import Store
from sleuth.tables.errors import NotNow

PROMISED = 10_000
"""So many secrets wait at most for a table; the oldest goes first."""

Secrets = Callable[[], str]
"""Where secrets come from."""


def fresh_secret() -> str:
    """A secret that nobody can foresee."""
    return token_hex(32)


class Pledges:
    """Secrets that wait for the table they were promised for; any process may redeem them."""

    def __init__(self, store: Store, secrets: Secrets) -> None:
        self._store, self._secrets = store, secrets

    async def make(self) -> str:
        """The commitment to a fresh secret."""
        secret = self._secrets()
        await self._store.pledge(commitment(secret), secret, time.time_ns(), PROMISED)
        return commitment(secret)

    async def redeem(self, pledge: str) -> str:
        """The secret behind a commitment, once; without one, a fresh secret."""
        if not pledge:
            return self._secrets()
        if (secret := await self._store.redeem(pledge)) is None:
            raise NotNow("seed.unknown")
        return secret
