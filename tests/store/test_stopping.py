"""What is stopped stays stopped."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from sleuth.store import stopping
from sleuth.store.stopping import stop_tasks


def test_a_task_that_loses_cancellations_is_stopped_none_the_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stopping, "REPEATED", 0.01)
    lost = 0

    async def deaf() -> None:
        nonlocal lost
        while lost < 2:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            lost += 1
        await asyncio.Event().wait()

    async def broken() -> None:
        raise OSError

    async def scene() -> None:
        tasks = [asyncio.create_task(work()) for work in (deaf, broken)]
        await asyncio.sleep(0)
        await asyncio.wait_for(stop_tasks(tasks), 30)
        assert all(task.done() for task in tasks)

    asyncio.run(scene())
    assert lost == 2
