"""The seed of a match: a secret of the house, mixed with what each person threw in."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from sleuth.tables.state.roster import Chair


def mixed(secret: str, nonces: Iterable[str]) -> str:
    """SHA-256 of the secret and the nonce of each seat in order."""
    return sha256(":".join((secret, *nonces)).encode()).hexdigest()


def nonces(chairs: Iterable[Chair]) -> tuple[str, ...]:
    """What each seat gave; bots give nothing."""
    return tuple(chair.nonce if chair.human else "" for chair in chairs)
