"""Entries and events of a table were once two logs: here they become one, in one order."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import merge
from sqlite3 import Connection
from typing import Any

from msgspec.json import decode

Row = tuple[str, bytes, int | None, str | None]
"""Kind, body, and the seat and name of the command that a line came from."""


def one_log(db: Connection) -> None:
    """Merge the two logs of every table by the moment at which their lines were written."""
    for (table,) in db.execute("SELECT id FROM tables").fetchall():
        lines = merge(events(db, table), entries(db, table), key=lambda timed: timed[0])
        rows = ((table, v, *row) for v, (_, row) in enumerate(lines))
        db.executemany(
            "INSERT INTO log (in_table, v, kind, body, seat, command) VALUES (?,?,?,?,?,?)", rows
        )
    db.execute("DROP TABLE entries")
    db.execute("DROP TABLE events")


def events(db: Connection, table: str) -> Iterator[tuple[float, Row]]:
    """The events; one that names no moment happened when the one before it did."""
    at = -1.0  # what is before the start stands before all entries
    query = "SELECT body FROM events WHERE in_table = ? ORDER BY n"
    for (body,) in db.execute(query, (table,)).fetchall():
        event = decode(body)
        at = max(at, moment(event))
        yield at, ("event", body, None, None)


def moment(event: dict[str, Any]) -> float:
    """When something happened, as far as it says; an end comes after all that was played."""
    if event["type"] == "ended":
        return float("inf")
    return float(event.get("at", -1.0))


def entries(db: Connection, table: str) -> Iterator[tuple[float, Row]]:
    """The entries, each with its moment."""
    query = "SELECT body, seat, command FROM entries WHERE in_table = ? ORDER BY n"
    at = 0.0
    for body, seat, command in db.execute(query, (table,)).fetchall():
        at = max(at, float(decode(body)["came"].get("at", 0)))
        yield at, ("entry", body, seat, command)
