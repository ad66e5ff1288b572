"""One connection that writes, in groups: what waits together is stored by one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from sleuth.kernel.errors import Conflict
from sleuth.store.store import LogLine, Unstored

Connect = Callable[[], Awaitable[Any]]

GROUP: Final = 150
"""At most so many tables are written to at once: their hints must fit into one notification."""

FAREWELL: Final = 10.0
"""Seconds in which the last jobs must be done."""

APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[]) AS a (id, v, size, status)
), held AS (
    SELECT t.id, a.v + a.size AS lines, a.status
    FROM asked a JOIN tables t ON t.id = a.id AND t.lines = a.v
    ORDER BY t.id FOR NO KEY UPDATE OF t
), moved AS (
    UPDATE tables t SET lines = h.lines, status = coalesce(h.status, t.status)
    FROM held h WHERE t.id = h.id RETURNING t.id, t.lines
), written AS (
    INSERT INTO log (in_table, v, kind, body, seat, command)
    SELECT l.* FROM unnest($5::text[], $6::int[], $7::text[], $8::bytea[], $9::int[], $10::bytea[])
        AS l (in_table, v, kind, body, seat, command) JOIN moved m ON m.id = l.in_table
)
"""
"""A table that has as many lines as the writer has seen gets more of them, any other gets none.

Rows are locked in the order of their names, so that two processes never wait for each other.
"""

QUIET: Final = f"{APPEND} SELECT id FROM moved"
TELLING: Final = f"""{APPEND} SELECT id, CASE WHEN row_number() OVER () = 1 THEN pg_notify('sleuth',
    (SELECT string_agg('t:' || id || ':' || lines, ',') FROM moved)) END FROM moved"""
"""The same, and the others are told in the same breath: all of it is done, or nothing."""

TICK: Final = """
WITH held AS (
    SELECT t.id, a.moment FROM unnest($1::text[], $2::bigint[]) AS a (id, moment)
    JOIN tables t ON t.id = a.id ORDER BY t.id FOR NO KEY UPDATE OF t
)
UPDATE tables t SET moment = h.moment, ticked = now() FROM held h WHERE t.id = h.id
"""


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Lines `version` and on of a table, and the status to which it moves on."""

    table: str
    version: int
    lines: tuple[LogLine, ...]
    status: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Tick:
    """Table time has come so far."""

    table: str
    moment: int


@dataclass(frozen=True, slots=True, eq=False)
class Apart:
    """Anything else, in a transaction of its own."""

    work: Callable[[Any], Awaitable[Any]]
    table: str = ""


WriteJob = Append | Tick | Apart
Waiting = tuple[WriteJob, "asyncio.Future[Any]"]

LOST = (
    *(OSError, TimeoutError, asyncpg.InterfaceError),
    *(asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError),
)
"""The line is dead: nobody knows whether what was asked last is stored."""


class GroupWriter:
    """Does jobs in the order in which they came, as many at once as can be."""

    def __init__(self, connect: Connect, tells: bool) -> None:
        self._connect = connect
        self._append = TELLING if tells else QUIET
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._next: Waiting | None = None
        self._db: Any = None
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    @property
    def pid(self) -> int | None:
        """The process of PostgreSQL behind the connection, while there is one."""
        return None if self._db is None or self._db.is_closed() else int(self._db.get_server_pid())

    async def do(self, job: WriteJob) -> Any:
        """Wait until a job is stored; the one who asked may go, the job is done all the same."""
        if self._closing:
            raise Unstored("store.closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """Do what is queued, then stop."""
        self._closing = True
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((Apart(nothing), done))
        await asyncio.wait([done], timeout=FAREWELL)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._hang_up()

    async def _run(self) -> None:
        while True:
            group = await self._gather()
            try:
                await self._carry_out(group)
            except asyncio.CancelledError:
                settle(group, Unstored("store.closed"))
                raise
            except Exception as wrong:  # told to those who asked; the next group is tried anew
                settle(group, wrong)

    async def _gather(self) -> list[Waiting]:
        """The first that waits, and those after it that can go along with it."""
        first, self._next = self._next or await self._queue.get(), None
        group, kind, tables = [first], type(first[0]), {first[0].table}
        while len(group) < GROUP and not self._queue.empty():
            each = self._queue.get_nowait()
            if type(each[0]) is not kind or each[0].table in tables:
                self._next = each
                break
            tables.add(each[0].table)
            group.append(each)
        return group

    async def _carry_out(self, group: list[Waiting]) -> None:
        db = await self._line()
        try:
            await self._attempt(db, group)
        except LOST as wrong:
            self._hang_up()
            raise Unstored("store.unsure") from wrong
        except asyncpg.PostgresError as wrong:
            if len(group) == 1:
                raise refused(wrong) from wrong
            for each in group:  # one of them is at fault, and the others need not know
                await self._alone(each)

    async def _alone(self, one: Waiting) -> None:
        try:
            await self._carry_out([one])
        except Exception as wrong:  # told to the one who asked
            settle([one], wrong)

    async def _attempt(self, db: Any, group: list[Waiting]) -> None:
        """Store a group whole, and tell those who wait for it."""
        match group[0][0]:
            case Apart(work=work):
                async with db.transaction():
                    found = await work(db)
                settle(group, None, found)
            case Append():
                appends = [job for job, _ in group if isinstance(job, Append)]
                rows = await db.fetch(self._append, *columns(appends))
                moved = {row["id"] for row in rows}
                settle([each for each in group if each[0].table in moved], None)
                settle(group, Conflict("store.conflict"))
            case Tick():
                ticks = [job for job, _ in group if isinstance(job, Tick)]
                await db.execute(TICK, [t.table for t in ticks], [t.moment for t in ticks])
                settle(group, None)

    async def _line(self) -> Any:
        """The connection, made anew if it is dead."""
        if self._db is None or self._db.is_closed():
            try:
                self._db = await self._connect()
            except (*LOST, asyncpg.PostgresError) as wrong:
                raise unstored(wrong) from wrong
        return self._db

    def _hang_up(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None


async def nothing(db: Any) -> None:
    """Do nothing."""


def settle(group: list[Waiting], wrong: Exception | None, found: Any = None) -> None:
    """Tell those who wait what came of it."""
    for _, done in group:
        if not done.done():
            done.set_result(found) if wrong is None else done.set_exception(wrong)


def columns(jobs: list[Append]) -> tuple[list[Any], ...]:
    """What a group of writings appends, column by column."""
    heads = [(job.table, job.version, len(job.lines), job.status) for job in jobs]
    rows = [row for job in jobs for row in log_rows(job.table, job.version, job.lines)]
    return (*map(list, zip(*heads, strict=True)), *map(list, zip(*rows, strict=True)))


def log_rows(table: str, version: int, lines: tuple[LogLine, ...]) -> Iterator[tuple[Any, ...]]:
    """Lines as rows of the log."""
    for v, line in enumerate(lines, version):
        said = line.command
        named = (None, None) if said is None else (said.seat, said.id.encode())
        yield table, v, line.kind, line.body, *named


def refused(wrong: asyncpg.PostgresError) -> Exception:
    """A key that is taken is a Conflict; what else the server says is Unstored."""
    if isinstance(wrong, asyncpg.UniqueViolationError | asyncpg.ForeignKeyViolationError):
        return Conflict("store.conflict")
    return unstored(wrong)


def unstored(wrong: BaseException) -> Unstored:
    """The server's own name for it, under our code."""
    return Unstored("store.unavailable", why=type(wrong).__name__)
