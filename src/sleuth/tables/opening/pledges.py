"""Promises: secrets to which the house is committed before anybody gives anything to a seed."""

from __future__ import annotations

from secrets import token_hex

from sleuth.kernel.chance import commitment
from sleuth.tables.errors import NotNow

PROMISED = 10_000
"""So many secrets wait at most for a table; the oldest goes first."""


class Pledges:
    """Secrets that wait for the table they were promised for."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def make(self) -> str:
        """The commitment to a fresh secret."""
        secret = token_hex(32)
        while len(self._secrets) >= PROMISED:
            self._secrets.pop(next(iter(self._secrets)))
        self._secrets[commitment(secret)] = secret
        return commitment(secret)

    def redeem(self, pledge: str) -> str:
        """The secret behind a commitment, once; without one, a fresh secret."""
        if not pledge:
            return token_hex(32)
        if pledge not in self._secrets:
            raise NotNow("seed.unknown")
        return self._secrets.pop(pledge)
