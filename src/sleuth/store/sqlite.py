"""The store in one SQLite file: WAL, synchronous=FULL, one writer thread, one reader thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Literal, TypeVar

import msgspec

from sleuth.kernel.data import Seat
from sleuth.store import schema
from sleuth.store.appending import MOST, Appended, insert_rows, numbered_rows
from sleuth.store.private import own_file, own_folder
from sleuth.store.store import (
    DiaryRow,
    LogLine,
    NewTable,
    PersonRow,
    ResultRow,
    SeatCommand,
    Stored,
    TableRow,
    Terms,
    Writing,
)
from sleuth.store.tries import SqliteFinds, SqliteTries, withdrawn
from sleuth.store.writer import Writer, WriterJob, unstored

T = TypeVar("T")

TABLE = "id, code, game, version, options, seats, agreed, seed, public, created, status, expires"
PERSON = "id, secret, name, figure, maker"
RESULT = "person, in_table, game, at, body"
DIARY = "person, kind, about, game, at, body"
SILENCE = """UPDATE log SET body = CAST(json_remove(CAST(body AS TEXT), '$.text') AS BLOB)
    WHERE kind = 'event' AND json_extract(CAST(body AS TEXT), '$.type') = 'said'
    AND json_extract(CAST(body AS TEXT), '$.by') = ?"""


def connect(path: Path) -> Connection:
    """A connection that any one thread may use, in autocommit: transactions are ours to begin."""
    ready = 4 * MOST  # statements
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=ready
    )
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class SqliteStore(SqliteTries, SqliteFinds):
    """A Store in a file."""

    def __init__(self, path: Path) -> None:
        own_folder(path.parent, path.name)
        own_file(path)
        self._reads = connect(path)
        schema.migrate(self._reads, path)
        self._writer = Writer(lambda: connect(path))
        self._reader = ThreadPoolExecutor(1, "sleuth-reader")

    async def _write(self, job: WriterJob) -> None:
        await self._writer.do(job)

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                return look(self._reads)
            except sqlite3.Error as wrong:
                raise unstored(wrong) from wrong

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    async def create(self, new: NewTable) -> None:
        """A new table with its first lines; Conflict if its id or code is taken."""
        await self._write(lambda db: insert_table(db, new))

    async def write(self, table: str, version: int, writing: Writing) -> None:
        """Lines `version` and on of a table's log; Conflict if somebody wrote there first."""
        append = Appended(table, version, writing.lines)

        def job(db: Connection) -> None:
            append(db)
            mark(db, table, writing.status)
            if writing.people:
                seat(db, table, writing.people)
            if writing.terms is not None:
                settle(db, table, writing.terms)
            if writing.opens is not None:
                insert_table(db, writing.opens)
            count(db, writing.results)
            jot(db, writing.diary)

        plain = writing.only_lines and writing.status is None
        await self._write(append if plain else job)

    async def lines(self, table: str, since: int) -> tuple[LogLine, ...]:
        """The lines of a table's log from number `since` on."""
        return await self._read(lambda db: lines_since(db, table, since))

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """The same for many tables at once."""
        return {table: await self.lines(table, start) for table, start in since.items()}

    async def tick(self, table: str, moment: int) -> None:
        """Table time has come so far, though nothing happened."""
        await self._write(run("UPDATE tables SET moment = ? WHERE id = ?", moment, table))

    async def load(self, table: str) -> Stored | None:
        """Everything about a table, as of one moment."""
        return await self._read(lambda db: snapshot(db, table))

    async def find(self, code: str) -> str | None:
        """The id of the table that waits for people and has this short code."""
        query = "SELECT id FROM tables WHERE code = ? AND status = 'gathering'"
        found = await self._read(one(query, code))
        return None if found is None else str(found[0])

    async def tables(self, status: str, public: bool | None = None) -> tuple[TableRow, ...]:
        """The tables in this status, newest first."""
        query = f"SELECT {TABLE} FROM tables WHERE status = ? ORDER BY created DESC LIMIT 200"
        if public is not None:
            query = query.replace("ORDER", f"AND public = {int(public)} ORDER")
        rows = await self._read(lambda db: db.execute(query, (status,)).fetchall())
        return tuple(map(table_row, rows))

    async def tables_of(self, person: str, most: int) -> tuple[str, ...]:
        """The names of a person's tables, newest first."""
        query = """SELECT id FROM sittings JOIN tables ON id = in_table
            WHERE person = ? ORDER BY created DESC LIMIT ?"""
        rows = await self._read(lambda db: db.execute(query, (person, most)).fetchall())
        return tuple(id for (id,) in rows)

    async def expiring(self, person: str | None = None) -> int:
        """How many tables will be thrown away one day: of a person, or of everybody."""
        query = "SELECT count(*) FROM tables WHERE expires IS NOT NULL"
        if person is not None:
            query += " AND id IN (SELECT in_table FROM sittings WHERE person = ?)"
        (count,) = await self._read(one(query, *([] if person is None else [person])))
        return int(count)

    async def expire(self, now: int) -> tuple[str, ...]:
        """Throw away what has expired, and say which tables those were."""
        query = "SELECT id FROM tables WHERE expires <= ?"
        gone = await self._read(lambda db: db.execute(query, (now,)).fetchall())

        def job(db: Connection) -> None:
            for part in ("log", "sittings"):
                db.executemany(f"DELETE FROM {part} WHERE in_table = ?", gone)
            db.executemany("DELETE FROM tables WHERE id = ?", gone)

        if gone:
            await self._write(job)
        return tuple(id for (id,) in gone)

    async def add_person(self, row: PersonRow) -> None:
        """Somebody new."""
        values = (row.id, row.secret, row.name, row.figure, row.maker)
        await self._write(run(f"INSERT INTO people ({PERSON}) VALUES ({marks(5)})", *values))

    async def rename(self, person: str, name: str, figure: int) -> None:
        """Somebody takes another name or figure."""
        await self._write(
            run("UPDATE people SET name = ?, figure = ? WHERE id = ?", name, figure, person)
        )

    async def person(self, secret: bytes) -> PersonRow | None:
        """Whose secret has this hash?"""
        found = await self._read(one(f"SELECT {PERSON} FROM people WHERE secret = ?", secret))
        return None if found is None else PersonRow(*found)

    async def people(self, ids: Sequence[str]) -> tuple[PersonRow, ...]:
        """The people with these ids."""
        query = f"SELECT {PERSON} FROM people WHERE id IN ({marks(len(ids))})"
        rows = await self._read(lambda db: db.execute(query, tuple(ids)).fetchall())
        return tuple(PersonRow(*row) for row in rows)

    async def bots_of(self, maker: str) -> tuple[PersonRow, ...]:
        """The bot accounts that somebody made."""
        query = f"SELECT {PERSON} FROM people WHERE maker = ? ORDER BY name, id"
        rows = await self._read(lambda db: db.execute(query, (maker,)).fetchall())
        return tuple(PersonRow(*row) for row in rows)

    async def resecret(self, person: str, secret: bytes) -> None:
        """Another secret proves this person from now on; recovery tokens are void."""

        def job(db: Connection) -> None:
            db.execute("UPDATE people SET secret = ? WHERE id = ?", (secret, person))
            db.execute("DELETE FROM tokens WHERE person = ?", (person,))

        await self._write(job)

    async def give_token(self, person: str, token: bytes, until: int) -> None:
        """Keep the hash of a recovery token, the only one of this person."""

        def job(db: Connection) -> None:
            db.execute("DELETE FROM tokens WHERE person = ?", (person,))
            db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, person, until))

        await self._write(job)

    async def take_token(self, token: bytes, now: int) -> str | None:
        """Whose token is this? It cannot be used again."""
        found: list[str] = []

        def job(db: Connection) -> None:
            query = "DELETE FROM tokens WHERE hash = ? RETURNING person, until"
            found.extend(person for person, until in db.execute(query, (token,)) if until > now)

        await self._write(job)
        return found[0] if found else None

    async def pledge(self, commitment: str, secret: str, made: int, most: int) -> None:
        """Keep a secret to which the house is committed; of too many the oldest go."""

        def job(db: Connection) -> None:
            db.execute("INSERT INTO pledges VALUES (?, ?, ?)", (commitment, secret, made))
            db.execute(
                """DELETE FROM pledges WHERE made <=
                    (SELECT made FROM pledges ORDER BY made DESC LIMIT 1 OFFSET ?)""",
                (most,),
            )

        await self._write(job)

    async def redeem(self, commitment: str) -> str | None:
        """The secret behind a commitment, once."""
        found: list[str] = []

        def job(db: Connection) -> None:
            query = "DELETE FROM pledges WHERE commitment = ? RETURNING secret"
            found.extend(secret for (secret,) in db.execute(query, (commitment,)))

        await self._write(job)
        return found[0] if found else None

    async def results(self, person: str) -> tuple[ResultRow, ...]:
        """The matches that count for a person, oldest first."""
        query = f"SELECT {RESULT} FROM results WHERE person = ? ORDER BY at, in_table"
        rows = await self._read(lambda db: db.execute(query, (person,)).fetchall())
        return tuple(ResultRow(*row) for row in rows)

    async def open_ratings(self, person: str, on: bool) -> None:
        """Whether others may see how strong somebody is."""
        shown = "INSERT OR IGNORE INTO open_ratings VALUES (?)"
        hidden = "DELETE FROM open_ratings WHERE person = ?"
        await self._write(run(shown if on else hidden, person))

    async def with_open_ratings(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Those among these people who let others see it."""
        query = f"SELECT person FROM open_ratings WHERE person IN ({marks(len(ids))})"
        rows = await self._read(lambda db: db.execute(query, tuple(ids)).fetchall())
        return tuple(person for (person,) in rows)

    async def diary(self, person: str, kind: str, most: int) -> tuple[DiaryRow, ...]:
        """What is kept of this kind for a person, newest first."""
        query = f"""SELECT {DIARY} FROM diary WHERE person = ? AND kind = ?
            ORDER BY at DESC, about LIMIT ?"""
        rows = await self._read(lambda db: db.execute(query, (person, kind, most)).fetchall())
        return tuple(DiaryRow(*row) for row in rows)

    async def jot(self, rows: Sequence[DiaryRow]) -> None:
        """Keep this for people whom the house knows, in the place of what was there."""
        await self._write(lambda db: jot(db, rows))

    async def forget(self, person: str) -> None:
        """Forget a person, and what they said."""

        def job(db: Connection) -> None:
            db.execute(withdrawn("?"), (person,))
            for table, column in schema.OWNED:
                db.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
            db.execute(SILENCE, (person,))

        await self._write(job)

    async def close(self) -> None:
        """Write what is queued, and stop."""
        self._writer.stop()
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reads.close()


def marks(n: int) -> str:
    """So many question marks."""
    return ", ".join("?" * n)


def run(query: str, *values: Any) -> WriterJob:
    """A job of one statement."""

    def job(db: Connection) -> None:
        db.execute(query, values)

    return job


def one(query: str, *values: Any) -> Callable[[Connection], Any]:
    """A look at one row."""
    return lambda db: db.execute(query, values).fetchone()


def insert_table(db: Connection, new: NewTable) -> None:
    """Write a new table and its first lines."""
    values = tuple(getattr(new.row, name) for name in new.row.__struct_fields__)
    db.execute(f"INSERT INTO tables ({TABLE}) VALUES ({marks(len(values))})", values)
    insert_rows(db, numbered_rows(new.row.id, 0, new.lines))
    seat(db, new.row.id, new.people)


def lines_since(db: Connection, table: str, since: int) -> tuple[LogLine, ...]:
    """The lines of a log, in order."""
    query = "SELECT kind, body, seat, command FROM log WHERE in_table = ? AND v >= ? ORDER BY v"
    return tuple(log_line(*found) for found in db.execute(query, (table, since)))


def settle(db: Connection, table: str, terms: Terms) -> None:
    """Let a table stand under other terms."""
    query = "UPDATE tables SET options = ?, seats = ?, agreed = ?, public = ? WHERE id = ?"
    db.execute(query, (terms.options, terms.seats, terms.agreed, terms.public, table))


def mark(db: Connection, table: str, status: str | None) -> None:
    """Move a table on to another status."""
    if status is not None:
        db.execute("UPDATE tables SET status = ? WHERE id = ?", (status, table))


def seat(db: Connection, table: str, people: Sequence[str]) -> None:
    """The table counts among those of these people."""
    rows = [(person, table) for person in people]
    db.executemany("INSERT OR IGNORE INTO sittings (person, in_table) VALUES (?, ?)", rows)


def count(db: Connection, results: Sequence[ResultRow]) -> None:
    """What an end counts for those who played."""
    rows = map(msgspec.structs.astuple, results)
    db.executemany(f"INSERT OR IGNORE INTO results ({RESULT}) VALUES ({marks(5)})", rows)


def jot(db: Connection, rows: Sequence[DiaryRow]) -> None:
    """Keep this for those of them whom the house still knows."""
    query = f"""INSERT OR REPLACE INTO diary ({DIARY}) SELECT {marks(6)}
        WHERE EXISTS (SELECT 1 FROM people WHERE id = ?)"""
    db.executemany(query, [(*msgspec.structs.astuple(each), each.person) for each in rows])


def snapshot(db: Connection, table: str) -> Stored | None:
    """A table's row and its log, read in one transaction."""
    db.execute("BEGIN")
    try:
        row = db.execute(f"SELECT {TABLE}, moment FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        return Stored(table_row(row[:-1]), lines_since(db, table, 0), row[-1])
    finally:
        db.execute("COMMIT")


def table_row(found: Sequence[Any]) -> TableRow:
    """A row of `tables`; SQLite has no truth values."""
    names = TableRow.__struct_fields__
    return TableRow(**{**dict(zip(names, found, strict=True)), "public": bool(found[8])})


def log_line(
    kind: Literal["entry", "event"], body: bytes, seat: int | None, command: str | None
) -> LogLine:
    """A row of `log`."""
    known = command is not None and seat is not None
    return LogLine(kind, body, SeatCommand(Seat(seat), command) if known else None)  # type: ignore[arg-type]
