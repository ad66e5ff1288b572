"""One thread that writes, and commits in groups: what waits together is made durable together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from sqlite3 import Connection, Error, IntegrityError
from threading import Thread

from sleuth.kernel.errors import Conflict
from sleuth.store.appending import Appended, NewRow, insert_rows
from sleuth.store.store import Unstored

WriterJob = Callable[[Connection], None]
Queued = tuple[WriterJob, "asyncio.Future[None]"]
Answers = list[tuple["asyncio.Future[None]", Exception | None]]

GROUP = 512
"""No more jobs are added to a transaction that has so many."""


class Writer:
    """Does jobs in the order in which they came; one that fails leaves the others alone."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._queue: SimpleQueue[list[Queued] | None] = SimpleQueue()
        self._asked: list[Queued] = []  # in this turn of the loop
        self._db = connect()
        self._closed = False
        self._thread = Thread(target=self._run, name="sleuth-writer", daemon=True)
        self._thread.start()

    def do(self, job: WriterJob) -> asyncio.Future[None]:
        """Queue a job; its future is done when it is on disk, or holds what went wrong."""
        if self._closed:
            raise Unstored("store.closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._asked:  # one wake-up for all that is asked for in one turn
            loop.call_soon(self._hand_over)
        self._asked.append((job, done))
        return done

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        if asked:
            self._queue.put(asked)

    def stop(self) -> None:
        """In the loop: take no more jobs."""
        self._closed = True
        self._hand_over()

    def join(self) -> None:
        """Wait until all is done that was queued."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = self._gather(first)
            tell([done for _, done in group], self._commit([job for job, _ in group]))
            if last:
                break
        self._db.close()

    def _gather(self, first: list[Queued]) -> tuple[list[Queued], bool]:
        """Everything that waits already, and whether the end was among it."""
        group = [*first]
        try:
            while len(group) < GROUP:
                if (asked := self._queue.get_nowait()) is None:
                    return group, True
                group += asked
        except Empty:
            pass
        return group, False

    def _commit(self, jobs: list[WriterJob]) -> list[Exception | None]:
        """What came of each job, once all of it is on disk."""
        try:
            if self._whole(jobs):
                return [None] * len(jobs)
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [attempt(self._db, job) for job in jobs]
            self._db.execute("COMMIT")
        except Error as wrong:
            self._undo()
            return [unstored(wrong)] * len(jobs)
        return outcomes

    def _whole(self, jobs: list[WriterJob]) -> bool:
        """Do them all as if nothing could go wrong; False if it did, and nothing is changed."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            do_all(self._db, jobs)
        except Exception:  # whose fault it was is found out job by job
            self._undo()
            return False
        self._db.execute("COMMIT")
        return True

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")


def do_all(db: Connection, jobs: list[WriterJob]) -> None:
    """Do jobs in their order; those that only add lines, and stand together, at once."""
    rows: list[NewRow] = []
    for job in jobs:
        if isinstance(job, Appended):
            rows += job.rows()
        else:
            insert_rows(db, rows)
            rows = []
            job(db)
    insert_rows(db, rows)


def tell(waiting: list[asyncio.Future[None]], outcomes: list[Exception | None]) -> None:
    """Tell all who wait for a group, and wake their loop once."""
    with suppress(RuntimeError):  # the loop has ended: nobody waits any more
        loop = waiting[0].get_loop()
        loop.call_soon_threadsafe(settle, list(zip(waiting, outcomes, strict=True)))


def settle(found: Answers) -> None:
    """In the loop of those who wait: say what came of each."""
    for done, wrong in found:
        if not done.done():
            done.set_result(None) if wrong is None else done.set_exception(wrong)


def attempt(db: Connection, job: WriterJob) -> Exception | None:
    """Do one job inside a savepoint; say what went wrong with it, if it leaves the rest whole."""
    db.execute("SAVEPOINT job")
    try:
        job(db)
    except Exception as wrong:  # one job's fault is told to the one who asked for it
        if not db.in_transaction:  # a full disk may end the whole transaction
            raise
        db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return refused(wrong)
    db.execute("RELEASE job")
    return None


def refused(wrong: Exception) -> Exception:
    """A key that is taken is a Conflict; what else the disk says is Unstored."""
    if isinstance(wrong, IntegrityError):
        return Conflict("store.conflict")
    return unstored(wrong) if isinstance(wrong, Error) else wrong


def unstored(wrong: Error) -> Unstored:
    """The disk's own words, under our code."""
    return Unstored("store.unavailable", why=getattr(wrong, "sqlite_errorname", str(wrong)))
