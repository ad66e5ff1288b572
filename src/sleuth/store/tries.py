"""Who tried which puzzle, and puzzles from matches of people, in a file and in PostgreSQL.

A person tries each for the first time once: what came of it is compared and set, so that two
devices cannot both be first. Whoever agrees no longer that their matches become puzzles, or is
forgotten, takes along every puzzle of a match that they played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from sqlite3 import Connection
from typing import Any, Final, Protocol, TypeVar

import msgspec

from sleuth.kernel.errors import Conflict
from sleuth.store.store import FindRow, TryRow

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


FINDS: Final = "SELECT DISTINCT puzzle, at, body FROM finds"
NEWEST: Final = f"{FINDS} ORDER BY at DESC, puzzle"
TRIMMED: Final = """DELETE FROM finds WHERE puzzle NOT IN (SELECT puzzle FROM
    (SELECT DISTINCT puzzle, at FROM finds ORDER BY at DESC, puzzle LIMIT {}) AS newest)"""


def withdrawn(mark: str) -> str:
    """Take away the puzzles of all matches that somebody played."""
    return f"""DELETE FROM finds WHERE puzzle IN
        (SELECT puzzle FROM finds WHERE person = {mark})"""


class SqliteFinds(Protocol):
    """What a file knows of who agreed, and of what was found."""

    async def _write(self, job: Callable[[Connection], None]) -> None: ...

    async def _read(self, look: Callable[[Connection], T]) -> T: ...

    async def agrees(self, person: str) -> bool | None:
        """Whether somebody's matches may become puzzles; None: nobody asked yet."""
        query = "SELECT agrees FROM consents WHERE person = ?"
        row = await self._read(lambda db: db.execute(query, (person,)).fetchone())
        return None if row is None else bool(row[0])

    async def agree(self, person: str, on: bool) -> None:
        """Somebody agrees, or no longer: then what was found in their matches goes."""

        def job(db: Connection) -> None:
            db.execute("INSERT OR REPLACE INTO consents VALUES (?, ?)", (person, int(on)))
            if not on:
                db.execute(withdrawn("?"), (person,))

        await self._write(job)

    async def finds(self) -> tuple[FindRow, ...]:
        """What was found in matches of people, newest first."""
        rows = await self._read(lambda db: db.execute(NEWEST).fetchall())
        return tuple(FindRow(*row) for row in rows)

    async def find_named(self, puzzle: str) -> FindRow | None:
        """The find of this name."""
        query = f"{FINDS} WHERE puzzle = ?"
        row = await self._read(lambda db: db.execute(query, (puzzle,)).fetchone())
        return None if row is None else FindRow(*row)

    async def keep_finds(self, rows: Sequence[FindRow], people: Sequence[str], most: int) -> None:
        """Keep what was found in a match, if all of these people agree; of too many old ones go."""
        agreed = "SELECT 1 FROM consents WHERE person = ? AND agrees = 1"
        new = "INSERT INTO finds (puzzle, person, at, body) VALUES (?, ?, ?, ?)"

        def job(db: Connection) -> None:
            if not people or not all(db.execute(agreed, (one,)).fetchone() for one in people):
                return
            for row in rows:
                if not db.execute(f"{FINDS} WHERE puzzle = ?", (row.puzzle,)).fetchone():
                    owned = [(row.puzzle, one, row.at, row.body) for one in people]
                    db.executemany(new, owned)
            db.execute(TRIMMED.format(most))

        await self._write(job)


class PostgresFinds(Protocol):
    """What a database knows of who agreed, and of what was found."""

    async def change(self, work: Callable[[Any], Awaitable[T]]) -> T: ...

    async def _rows(self, query: str, *values: Any) -> list[Any]: ...

    async def agrees(self, person: str) -> bool | None:
        """Whether somebody's matches may become puzzles; None: nobody asked yet."""
        rows = await self._rows("SELECT agrees FROM consents WHERE person = $1", person)
        return bool(rows[0][0]) if rows else None

    async def agree(self, person: str, on: bool) -> None:
        """Somebody agrees, or no longer: then what was found in their matches goes."""
        kept = """INSERT INTO consents VALUES ($1, $2)
            ON CONFLICT (person) DO UPDATE SET agrees = EXCLUDED.agrees"""

        async def job(db: Any) -> None:
            await db.execute(kept, person, int(on))
            if not on:
                await db.execute(withdrawn("$1"), person)

        await self.change(job)

    async def finds(self) -> tuple[FindRow, ...]:
        """What was found in matches of people, newest first."""
        return tuple(FindRow(*row) for row in await self._rows(NEWEST))

    async def find_named(self, puzzle: str) -> FindRow | None:
        """The find of this name."""
        rows = await self._rows(f"{FINDS} WHERE puzzle = $1", puzzle)
        return FindRow(*rows[0]) if rows else None

    async def keep_finds(self, rows: Sequence[FindRow], people: Sequence[str], most: int) -> None:
        """Keep what was found in a match, if all of these people agree; of too many old ones go."""
        agreed = "SELECT person FROM consents WHERE person = ANY($1) AND agrees = 1 FOR SHARE"
        new = "INSERT INTO finds (puzzle, person, at, body) VALUES ($1, $2, $3, $4)"

        async def job(db: Any) -> None:
            yes = {row[0] for row in await db.fetch(agreed, list(people))}
            if not people or yes != {*people}:
                return
            for row in rows:
                if not await db.fetch(f"{FINDS} WHERE puzzle = $1", row.puzzle):
                    owned = [(row.puzzle, one, row.at, row.body) for one in people]
                    await db.executemany(new, owned)
            await db.execute(TRIMMED.format(most))

        await self.change(job)
