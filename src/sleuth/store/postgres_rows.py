"""What one act leaves behind, as rows of PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sleuth.kernel.errors import Conflict
from sleuth.store.groups import Append, log_rows
from sleuth.store.store import DiaryRow, NewTable, Terms, Writing

TABLE = "id, code, game, version, options, seats, agreed, seed, public, created, status, expires"
LOG = ("in_table", "v", "kind", "body", "seat", "command")
DIARY = "person, kind, about, game, at, body"


async def insert_table(db: Any, new: NewTable) -> None:
    """Write a new table and its first lines."""
    row = new.row
    values = (*(getattr(row, name) for name in row.__struct_fields__), len(new.lines))
    marks = ", ".join(f"${n}" for n in range(1, len(values) + 1))
    await db.execute(f"INSERT INTO tables ({TABLE}, lines) VALUES ({marks})", *values)
    await db.copy_records_to_table("log", records=log_rows(row.id, 0, new.lines), columns=LOG)
    await seat(db, row.id, new.people)


async def write_whole(db: Any, append: Append, writing: Writing) -> None:
    """Lines, and what else one act leaves behind."""
    table, after = append.table, append.version + len(append.lines)
    query = """UPDATE tables SET lines = $3, status = coalesce($4, status)
        WHERE id = $1 AND lines = $2 RETURNING pg_notify('sleuth', 't:' || id || ':' || lines)"""
    if not await db.fetch(query, table, append.version, after, append.status):
        raise Conflict("store.conflict")
    rows = log_rows(table, append.version, append.lines)
    await db.copy_records_to_table("log", records=rows, columns=LOG)
    await seat(db, table, writing.people)
    if writing.terms is not None:
        await settle(db, table, writing.terms)
    if writing.opens is not None:
        await insert_table(db, writing.opens)
    results = [msgspec.structs.astuple(each) for each in writing.results]
    counted = "INSERT INTO results VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
    await db.executemany(counted, results)
    await jot(db, writing.diary)


async def jot(db: Any, rows: Sequence[DiaryRow]) -> None:
    """Keep this for those of them whom the house still knows."""
    query = f"""INSERT INTO diary ({DIARY})
        SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT FROM people WHERE id = $1)
        ON CONFLICT (person, kind, about) DO UPDATE SET at = excluded.at, body = excluded.body"""
    await db.executemany(query, [msgspec.structs.astuple(each) for each in rows])


async def settle(db: Any, table: str, terms: Terms) -> None:
    """Let a table stand under other terms."""
    query = "UPDATE tables SET options = $1, seats = $2, agreed = $3, public = $4 WHERE id = $5"
    await db.execute(query, terms.options, terms.seats, terms.agreed, terms.public, table)


async def seat(db: Any, table: str, people: Sequence[str]) -> None:
    """The table counts among those of these people."""
    rows = [(person, table) for person in people]
    await db.executemany("INSERT INTO sittings VALUES ($1, $2) ON CONFLICT DO NOTHING", rows)
