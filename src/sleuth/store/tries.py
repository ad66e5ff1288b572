"""Who tried which puzzle, in a file and in PostgreSQL: a person tries each for the first time once.

What came of it is compared and set, so that two devices of one person cannot both be first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from sqlite3 import Connection
from typing import Any, Final, Protocol, TypeVar

import msgspec

from sleuth.kernel.errors import Conflict
from sleuth.store.store import TryRow

T = TypeVar("T")

COLUMNS: Final = "person, puzzle, at, body"


class SqliteTries(Protocol):
    """What a file knows of tries."""

    async def _write(self, job: Callable[[Connection], None]) -> None: ...

    async def _read(self, look: Callable[[Connection], T]) -> T: ...

    async def tries(self, person: str) -> tuple[TryRow, ...]:
        """What a person tried, oldest first."""
        query = f"SELECT {COLUMNS} FROM tries WHERE person = ? ORDER BY at, puzzle"
        rows = await self._read(lambda db: db.execute(query, (person,)).fetchall())
        return tuple(TryRow(*row) for row in rows)

    async def tries_at(self, puzzle: str, most: int) -> tuple[TryRow, ...]:
        """The last tries at a puzzle, oldest first."""
        query = f"SELECT {COLUMNS} FROM tries WHERE puzzle = ? ORDER BY at DESC, person LIMIT ?"
        rows = await self._read(lambda db: db.execute(query, (puzzle, most)).fetchall())
        return tuple(TryRow(*row) for row in reversed(rows))

    async def try_puzzle(self, row: TryRow, before: bytes | None) -> None:
        """Keep a try that was this before; Conflict if it was not."""
        new = f"INSERT OR IGNORE INTO tries ({COLUMNS}) VALUES (?, ?, ?, ?)"
        more = "UPDATE tries SET body = ? WHERE person = ? AND puzzle = ? AND body = ?"

        def job(db: Connection) -> None:
            if before is None:
                done = db.execute(new, msgspec.structs.astuple(row))
            else:
                done = db.execute(more, (row.body, row.person, row.puzzle, before))
            if not done.rowcount:
                raise Conflict("puzzle.tried")

        await self._write(job)


class PostgresTries(Protocol):
    """What a database knows of tries."""

    async def change(self, work: Callable[[Any], Awaitable[T]]) -> T: ...

    async def _rows(self, query: str, *values: Any) -> list[Any]: ...

    async def tries(self, person: str) -> tuple[TryRow, ...]:
        """What a person tried, oldest first."""
        query = f"SELECT {COLUMNS} FROM tries WHERE person = $1 ORDER BY at, puzzle"
        return tuple(TryRow(*row) for row in await self._rows(query, person))

    async def tries_at(self, puzzle: str, most: int) -> tuple[TryRow, ...]:
        """The last tries at a puzzle, oldest first."""
        query = f"SELECT {COLUMNS} FROM tries WHERE puzzle = $1 ORDER BY at DESC, person LIMIT $2"
        return tuple(TryRow(*row) for row in reversed(await self._rows(query, puzzle, most)))

    async def try_puzzle(self, row: TryRow, before: bytes | None) -> None:
        """Keep a try that was this before; Conflict if it was not."""
        new = f"INSERT INTO tries ({COLUMNS}) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        more = "UPDATE tries SET body = $1 WHERE person = $2 AND puzzle = $3 AND body = $4"

        async def job(db: Any) -> None:
            if before is None:
                done = await db.execute(new, *msgspec.structs.astuple(row))
            else:
                done = await db.execute(more, row.body, row.person, row.puzzle, before)
            if done.endswith(" 0"):
                raise Conflict("puzzle.tried")

        await self.change(job)
