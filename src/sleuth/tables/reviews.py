"""Reviews of matches that are over: in a process apart, kept, and one at a time for a person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.players.pool import NoAnswer, WorkerPool
from sleuth.study import transcript
from sleuth.study.review.report import VERSION
from sleuth.tables.archive import Archive
from sleuth.tables.clerk import ClerkJob, ClerkWord, GoThrough, Unanswered, Underway, WentThrough
from sleuth.tables.errors import NotNow
from sleuth.tables.limits import Flood

MOST: Final = 32
"""So many matches may wait to be gone through."""


@dataclass(slots=True)
class Going:
    """A match that is being gone through: for how many people, and how far it is."""

    task: asyncio.Task[bytes] | None = None
    wanted: int = 0
    far: Underway = field(default_factory=lambda: Underway(0, 0))


class Reviews:
    """Whoever waits for one answer of the clerk cannot ask for another."""

    def __init__(self, archive: Archive, clerks: WorkerPool) -> None:
        self._archive, self._clerks = archive, clerks
        self._waiting: set[str] = set()
        self._going: dict[str, Going] = {}
        self._of: dict[str, str] = {}  # which match each person waits for

    async def of(self, person: str, match: AnyMatch) -> bytes:
        """The review of a match, worked out once for all who played, brought or look at it."""
        with self._one_at_a_time(person):
            record, hashed = await self._archive.apart(lambda _: written(match))
            self._of[person] = hashed
            try:
                return await self._archive.look(
                    (hashed, f"review {VERSION}", None, 0), lambda: self._shared(hashed, record)
                )
            finally:
                del self._of[person]

    def far(self, person: str) -> Underway:
        """How far the review is that somebody waits for."""
        going = self._going.get(self._of.get(person, ""))
        return Underway(0, 0) if going is None else going.far

    async def ask(self, person: str, job: ClerkJob) -> ClerkWord:
        """What the clerk says to anything else."""
        with self._one_at_a_time(person):
            return await self._answer(job, Going())

    async def close(self) -> None:
        """Send the clerk home."""
        await self._clerks.close()

    @contextmanager
    def _one_at_a_time(self, person: str) -> Iterator[None]:
        if person in self._waiting:
            raise Flood("review.one", wait=2)
        self._waiting.add(person)
        try:
            yield
        finally:
            self._waiting.discard(person)

    async def _shared(self, hashed: str, record: str) -> bytes:
        """One piece of work for all who want it; it ends when nobody does any more."""
        if hashed not in self._going and len(self._going) >= MOST:
            raise Flood("flood", wait=5)
        going = self._going.setdefault(hashed, Going())
        if going.task is None:
            going.task = asyncio.create_task(self._reviewed(record, going))
        going.wanted += 1
        try:
            return await asyncio.shield(going.task)
        finally:
            going.wanted -= 1
            if not going.wanted:
                going.task.cancel()
                self._going.pop(hashed, None)

    async def _reviewed(self, record: str, going: Going) -> bytes:
        word = await self._answer(GoThrough(record), going)
        assert isinstance(word, WentThrough)
        return bytes(word.review)

    async def _answer(self, job: ClerkJob, going: Going) -> ClerkWord:
        """The answer to a job; how far it is, is noted."""

        def hears(said: bytes) -> bool:
            word: ClerkWord = codec.decode(said, ClerkWord)
            if not isinstance(word, Underway):
                return False
            going.far = word
            return True

        try:
            word: ClerkWord = codec.decode(await self._clerks.ask(job, hears), ClerkWord)
        except NoAnswer as wrong:
            raise NotNow("review.too-long") from wrong
        if isinstance(word, Unanswered):
            raise Malformed(word.code, **word.details)
        return word


def written(match: AnyMatch) -> tuple[str, str]:
    """A match as its record, and what it is known by."""
    record = transcript.write(match)
    return record, sha256(record.encode()).hexdigest()
