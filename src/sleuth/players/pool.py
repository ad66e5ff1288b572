"""The pool of processes behind bots and assistance: each can be cut off without the others."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sleuth.kernel import codec
from sleuth.kernel.data import Tagged
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.players.worker import LENGTH, Fault, frame

WORKER = "sleuth.players.worker"

MOST = 64 * 1024
"""Bytes at the end of what a process printed that are looked at."""

log = logging.getLogger("sleuth")


TakesWord = Callable[[bytes], bool]
"""Takes what is said on the way to an answer; the answer itself it leaves."""


def finds_nothing(said: bytes) -> bool:
    """Whatever is said is the answer."""
    del said
    return False


class NoAnswer(SleuthError):
    """No answer: the one who thought took too long, or broke down."""


@dataclass(frozen=True, slots=True)
class Room:
    """What a process is given: words on its command line, and an environment, else our own.

    Who says more than `largest` bytes at once is cut off.
    """

    words: tuple[str, ...] = ()
    env: Mapping[str, str] | None = None
    largest: int = 1 << 32


class WorkerPool:
    """At most `size` processes, started when first needed; `limit` is in seconds.

    `module` has the `main` of such a process.
    """

    def __init__(
        self, size: int = 2, limit: float = 20.0, module: str = WORKER, room: Room | None = None
    ) -> None:
        self._limit = limit
        self._module = module
        self._room = room or Room()
        self._free: list[Process] = []
        self._all: set[Process] = set()
        self._ears: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(size)

    async def ask(self, job: Tagged, hears: TakesWord = finds_nothing) -> bytes:
        """The answer to a job, encoded; NoAnswer if there is none in time.

        What a process says is shown to `hears` first, which takes what is said on the way.
        """
        async with self._turns:
            process = self._free.pop() if self._free else await self._start()
            try:
                answer = await asyncio.wait_for(
                    converse(process, codec.encode(job), hears, self._room.largest), self._limit
                )
            except (TimeoutError, OSError, EOFError) as wrong:
                await self._discard(process)
                raise NoAnswer("bot.failed", why=type(wrong).__name__) from wrong
            except BaseException:  # cancelled half-way: the pipe still owes an answer
                await self._discard(process)
                raise
            self._free.append(process)
            return answer

    async def close(self) -> None:
        """Send everybody home."""
        going, self._all = self._all, set()
        await asyncio.gather(*map(stop, going))
        await asyncio.gather(*self._ears)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", f"from {self._module} import main; main()", *self._room.words),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=self._room.env,
        )
        self._all.add(process)
        ear = asyncio.create_task(overhear(process))
        self._ears.add(ear)
        ear.add_done_callback(self._ears.discard)
        return process

    async def _discard(self, process: Process) -> None:
        self._all.discard(process)
        await stop(process)


async def stop(process: Process) -> None:
    """End a process that we started, if it has not ended by itself."""
    assert process.stdin is not None
    process.stdin.close()
    if process.returncode is None:
        process.kill()
    await process.wait()


async def overhear(process: Process) -> None:
    """Log that a process broke down, and where. What else it prints may be secret."""
    assert process.stderr is not None
    said = await last_words(process.stderr)
    *rest, last = said.rstrip(b"\n").rsplit(b"\n", 1)
    try:
        fault: Fault = codec.decode(last, Fault)
    except Malformed:
        rest = [said]
    else:
        told = {"fault": fault.fault, "where": list(fault.where)}
        log.error("a process that thinks broke down", extra=told)
    if printed := sum(map(len, rest)):
        log.warning("a process that thinks printed %s bytes", printed)


async def last_words(stream: asyncio.StreamReader) -> bytes:
    """The end of what a stream says until it closes."""
    said = b""
    while more := await stream.read(MOST):
        said = (said + more)[-MOST:]
    return said


async def converse(process: Process, body: bytes, hears: TakesWord, largest: int) -> bytes:
    """One question, one answer, and what is said on the way to it."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(frame(body))
    await process.stdin.drain()
    while True:
        head = await process.stdout.readexactly(LENGTH.size)
        (size,) = LENGTH.unpack(head)
        if size > largest:
            raise EOFError
        said = await process.stdout.readexactly(size)
        if not hears(said):
            return said
