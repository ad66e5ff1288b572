"""Keeps the collector of garbage from holding everybody up: what lives long is not looked at."""

from __future__ import annotations

import asyncio
import gc

OFTEN = 20.0
"""Seconds after which what still lives counts as long-lived."""

SELDOM = 180
"""After so many times everything is looked at once, which takes a fraction of a second."""

THRESHOLDS = (20_000, 20, 100)
"""New objects before a look at the youngest, and how many of those before a look at the older."""


async def tidy() -> None:
    """Tidy up for as long as the house is open."""
    gc.set_threshold(*THRESHOLDS)
    n = 0
    while True:
        settle(everything=n % SELDOM == 0)
        n += 1
        await asyncio.sleep(OFTEN)


def settle(everything: bool) -> None:
    """Throw away what is no longer used; let the collector pass over what is left from now on."""
    if everything:
        gc.unfreeze()
    gc.collect(2 if everything else 1)
    gc.freeze()
