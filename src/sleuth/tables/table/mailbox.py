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
        self._mail: list[tuple[MailboxJob[Any], asyncio.Future[Any]]] = []  # mostly empty
        self._sleeping: asyncio.Future[None] | None = None
        self._closing = False
        self._owner = asyncio.create_task(self._serve(), name=name)

    def post(self, job: MailboxJob[T]) -> asyncio.Future[T]:
        """Ask for something, and let the answer be fetched later or never."""
        done = self._put(job)
        done.add_done_callback(lambda it: None if it.cancelled() else it.exception())
        return done

    async def ask(self, job: MailboxJob[T]) -> T:
        """Ask for something, and wait for the answer."""
        return await self._put(job)

    def _put(self, job: MailboxJob[T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._owner.done() or self._closing:
            refuse(done)
            return done
        self._mail.append((job, done))
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)
        return done

    def empty(self) -> bool:
        """Does nothing wait?"""
        return not self._mail

    async def _serve(self) -> None:
        while True:
            if not self._mail:
                self._sleeping = asyncio.get_running_loop().create_future()
                await self._sleeping
            job, done = self._mail.pop(0)
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
        while self._mail:
            refuse(self._mail.pop(0)[1])


def refuse(done: asyncio.Future[Any]) -> None:
    """The house is closing."""
    if not done.done():
        done.set_exception(Unstored("house.closing"))
