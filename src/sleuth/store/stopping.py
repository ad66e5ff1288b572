"""Tasks that are stopped for good, whatever they wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

REPEATED = 0.5
"""Seconds after which a task that goes on is cancelled once more."""


async def stop_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they are done.

    A cancellation can be lost: a client of a database that hears it in the very moment in which its
    answer or its time limit comes takes the answer, and goes on.
    """
    stopped = tuple(tasks)
    going = {*stopped}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=REPEATED)
    await asyncio.gather(*stopped, return_exceptions=True)
