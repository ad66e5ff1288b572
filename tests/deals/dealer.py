"""Deals that are the same on every run: in a test, secrets of the house follow from its name.

A test that fails on a deal fails on it again: what was dealt follows from the test, from who asks
for a table and how many they asked for, and from SLEUTH_TEST_DEALS, which `make nightly` changes.
The house itself has no such door: only a test's house is opened with a `Dealer`.
"""

from __future__ import annotations

import os
from collections import Counter
from contextvars import ContextVar
from hashlib import sha256

from litestar.types import ASGIApp, Receive, Scope, Send

from sleuth.tables.opening.pledges import fresh_secret

HEADER = "x-test-deals"
"""Says with every request which deals whoever asks for them gets."""


def digest(*words: object) -> str:
    """As much as a secret says, made of these words."""
    return sha256(":".join(map(str, words)).encode()).hexdigest()


def chosen_deals() -> str:
    """Which of all deals the tests have."""
    return os.environ.get("SLEUTH_TEST_DEALS", "usual")


def this_test() -> str:
    """The name of the test that runs; between tests, that of none."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


def deals_of(who: object) -> str:
    """What somebody in this test says in the header."""
    return digest(chosen_deals(), this_test(), who)


def hash_seed() -> str:
    """Sets of words are gone through in the same order, too."""
    return str(int(digest(chosen_deals())[:8], 16))


class Dealer:
    """Where the secrets of a test's house come from; `opened` says how often it was opened."""

    def __init__(self, opened: int) -> None:
        self._opened = opened
        self._asked: Counter[str] = Counter()
        self._who: ContextVar[str] = ContextVar("who", default="")

    def __call__(self) -> str:
        """The next secret of whoever asks; one that nobody can foresee, if they do not say."""
        if not (who := self._who.get()):
            return fresh_secret()
        self._asked[who] += 1
        return digest(who, self._opened, self._asked[who])

    def at(self, door: ASGIApp) -> ASGIApp:
        """The same door, at which it is heard who asks."""

        async def heard(scope: Scope, receive: Receive, send: Send) -> None:
            said = dict(scope.get("headers") or ()).get(HEADER.encode(), b"")
            self._who.set(said.decode())
            await door(scope, receive, send)

        return heard
