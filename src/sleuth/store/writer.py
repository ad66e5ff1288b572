"""One thread that writes, and commits in groups: what waits together is made durable together."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from sqlite3 import Connection, Error, IntegrityError
from threading import Thread

from sleuth.kernel.errors import Conflict
from sleuth.store.store import Unstored

WriterJob = Callable[[Connection], None]
Queued = tuple[WriterJob, "Future[None]"]

GROUP = 512
"""At most so many jobs share a transaction."""


class Writer:
    """Does jobs in the order in which they came; one that fails leaves the others alone."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._queue: SimpleQueue[Queued | None] = SimpleQueue()
        self._db = connect()
        self._closed = False
        self._thread = Thread(target=self._run, name="sleuth-writer", daemon=True)
        self._thread.start()

    def do(self, job: WriterJob) -> Future[None]:
        """Queue a job; its future is done when it is on disk, or holds what went wrong."""
        done: Future[None] = Future()
        if self._closed:
            done.set_exception(Unstored("store.closed"))
        else:
            self._queue.put((job, done))
        return done

    def close(self) -> None:
        """Do what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = self._gather(first)
            self._commit([asked for asked in group if asked[1].set_running_or_notify_cancel()])
            if last:
                break
        self._db.close()

    def _gather(self, first: Queued) -> tuple[list[Queued], bool]:
        """Everything that waits already, and whether the end was among it."""
        group = [first]
        try:
            while len(group) < GROUP:
                if (asked := self._queue.get_nowait()) is None:
                    return group, True
                group.append(asked)
        except Empty:
            pass
        return group, False

    def _commit(self, group: list[Queued]) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [attempt(self._db, job) for job, _ in group]
            self._db.execute("COMMIT")
        except Error as wrong:
            self._undo()
            outcomes = [unstored(wrong)] * len(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            done.set_result(None) if outcome is None else done.set_exception(outcome)

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")


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
