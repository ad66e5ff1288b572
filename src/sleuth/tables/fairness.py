"""The seed of a match: a secret, to which the house is committed, mixed with what people give."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from secrets import token_hex

from sleuth.kernel.chance import commitment
from sleuth.tables.company import Chair
from sleuth.tables.errors import NotNow

PROMISED = 10_000
"""So many secrets wait at most for a table; the oldest goes first."""


class Pledges:
    """Secrets to which the house is committed before anybody gives anything to the seed."""

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


def mixed(secret: str, nonces: Iterable[str]) -> str:
    """SHA-256 of the secret and the nonce of each seat in order."""
    return sha256(":".join((secret, *nonces)).encode()).hexdigest()


def nonces(chairs: Iterable[Chair]) -> tuple[str, ...]:
    """What each seat gave; bots give nothing."""
    return tuple(chair.nonce if chair.human else "" for chair in chairs)
