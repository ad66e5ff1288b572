"""A mailbox: one task does what is asked, in the order in which it was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sleuth.store.store import Unstored

T = TypeVar("T")
MailboxJob = Callable[[], Awaitable[T]]


class Mailbox:
    """Jobs wait in a row, and are done one after another."""

    def __init__(self, name: str) -> None:
        self._mail: asyncio.Queue[tuple[MailboxJob[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._closing = False
        self._owner = asyncio.create_task(self._serve(), name=name)

    def post(self, job: MailboxJob[T]) -> asyncio.Future[T]:
        """Ask for something, and let the answer be fetched later or never."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda it: None if it.cancelled() else it.exception())
        if self._owner.done() or self._closing:
            refuse(done)
        else:
            self._mail.put_nowait((job, done))
        return done

    async def ask(self, job: MailboxJob[T]) -> T:
        """Ask for something, and wait for the answer."""
        return await self.post(job)

    def empty(self) -> bool:
        """Does nothing wait?"""
        return self._mail.empty()

    async def _serve(self) -> None:
        while True:
            job, done = await self._mail.get()
            try:
                result = await job()
            except asyncio.CancelledError:
                refuse(done)
                raise
            except Exception as refused:  # told to the one who asked; the table goes on
                if not done.done():
                    done.set_exception(refused)
            else:
                if not done.done():
                    done.set_result(result)

    async def close(self) -> None:
        """Stop; what still waits is refused, and may be asked again of the next owner."""
        self._closing = True
        self._owner.cancel()
        await asyncio.gather(self._owner, return_exceptions=True)
        while not self._mail.empty():
            refuse(self._mail.get_nowait()[1])


def refuse(done: asyncio.Future[Any]) -> None:
    """The house is closing."""
    if not done.done():
        done.set_exception(Unstored("house.closing"))
