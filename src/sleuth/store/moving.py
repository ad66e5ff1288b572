"""A whole house from one place to another: from a file to PostgreSQL, and back into a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sleuth.kernel.errors import Malformed
from sleuth.store.postgres import connect, lines_may_break, migrate
from sleuth.store.postgres_rows import TABLE
from sleuth.store.private import FILE, sole_house
from sleuth.store.schema import KEPT
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Unstored

COLUMNS: Final = {
    "people": "id, secret, name, figure, maker",
    "tables": f"{TABLE}, moment",
    "log": "in_table, v, kind, body, seat, command",
    "sittings": "person, in_table",
    "tokens": "hash, person, until",
    "pledges": "commitment, secret, made",
    "results": "person, in_table, game, at, body",
    "open_ratings": "person",
    "diary": "person, kind, about, game, at, body",
    "tries": "person, puzzle, at, body",
    "consents": "person, agrees",
    "finds": "puzzle, person, at, body",
}
PUBLIC: Final = COLUMNS["tables"].split(", ").index("public")
COMMAND: Final = COLUMNS["log"].split(", ").index("command")
AT_ONCE: Final = 1_000
"""Rows that are in memory while a house is copied."""


async def move(database: Path, address: str) -> int:
    """Bring everything in a file into an empty PostgreSQL; the file stays as it is."""
    if not database.exists():
        raise Malformed("backup.nothing", file=str(database))
    with sole_house(database):
        await SqliteStore(database).close()  # an old file is brought up to date first
        with lines_may_break(), closing(sqlite3.connect(database)) as file:
            db = await connect(address)
            try:
                await migrate(db)
                async with db.transaction():
                    return await fill(db, file)
            finally:
                await db.close()


async def fill(db: Any, file: sqlite3.Connection) -> int:
    """Copy every row, and count them on both sides."""
    await db.execute("LOCK TABLE people, tables IN EXCLUSIVE MODE")
    for name in ("people", "tables"):
        if await db.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):
            raise Malformed("move.not-empty")
    for name in KEPT:
        rows = file.execute(f"SELECT {COLUMNS[name]} FROM {name}")
        await db.copy_records_to_table(
            name, records=for_postgres(name, rows), columns=COLUMNS[name].split(", ")
        )
        (here,) = file.execute(f"SELECT count(*) FROM {name}").fetchone()
        demand_all(here, await db.fetchval(f"SELECT count(*) FROM {name}"))
    await db.execute(
        """UPDATE tables SET lines = n FROM
            (SELECT in_table, count(*) AS n FROM log GROUP BY in_table) counted
        WHERE id = in_table"""
    )
    return int(await db.fetchval("SELECT count(*) FROM tables"))


def for_postgres(name: str, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """Rows of SQLite, which has no truth values, as PostgreSQL has them."""
    for row in rows:
        if name == "tables":
            yield (*row[:PUBLIC], bool(row[PUBLIC]), *row[PUBLIC + 1 :])
        elif name == "log":
            command = row[COMMAND]
            yield (*row[:COMMAND], None if command is None else command.encode())
        else:
            yield row


async def copy_out(address: str, copy: Path) -> int:
    """Copy a house in PostgreSQL, as of one moment, into a file that could be opened itself."""
    if copy.exists():
        raise Malformed("backup.exists", file=str(copy))
    half = copy.with_name(copy.name + ".part")
    half.unlink(missing_ok=True)
    half.touch(mode=FILE)
    with lines_may_break():
        db = await connect(address)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                tables = await fill_file(db, half)
        except BaseException:
            half.unlink(missing_ok=True)
            raise
        finally:
            await db.close()
    half.replace(copy)
    return tables


async def fill_file(db: Any, half: Path) -> int:
    """Copy every row, and count them on both sides."""
    await SqliteStore(half).close()
    with closing(sqlite3.connect(half)) as file, file:
        for name in KEPT:
            await fill_part(db, file, name)
            (there,) = file.execute(f"SELECT count(*) FROM {name}").fetchone()
            demand_all(await db.fetchval(f"SELECT count(*) FROM {name}"), there)
    return int(await db.fetchval("SELECT count(*) FROM tables"))


async def fill_part(db: Any, file: sqlite3.Connection, name: str) -> None:
    """Copy the rows of one table, some at a time."""
    columns = COLUMNS[name]
    marks = ", ".join("?" * (columns.count(",") + 1))
    insert = f"INSERT INTO {name} ({columns}) VALUES ({marks})"
    rows: list[tuple[Any, ...]] = []
    order = " ORDER BY in_table, v" if name == "log" else ""
    async for row in db.cursor(f"SELECT {columns} FROM {name}{order}", prefetch=AT_ONCE):
        rows.append(for_sqlite(name, tuple(row)))
        if len(rows) >= AT_ONCE:
            file.executemany(insert, rows)
            rows.clear()
    file.executemany(insert, rows)


def for_sqlite(name: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of PostgreSQL as SQLite has it."""
    if name != "log" or row[COMMAND] is None:
        return row
    return (*row[:COMMAND], row[COMMAND].decode())


def demand_all(here: int, there: int) -> None:
    """Nothing may be lost on the way."""
    if here != there:
        raise Unstored("store.unavailable", why=f"{there} of {here}")
