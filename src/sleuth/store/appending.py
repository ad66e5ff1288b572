"""Lines for the logs of many tables, stored by one statement of SQLite.

A thread lets go of the interpreter with every statement, and has to wait until it gets it back:
with one statement a line, it would wait most of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from sqlite3 import Connection

from sleuth.kernel.errors import Conflict
from sleuth.store.store import LogLine

NewRow = tuple[str, int, str, bytes, int | None, str | None, bool]
"""A line as it is stored, and whether the line before it must be there already."""

MOST = 32
"""Lines in one statement; each number of them is a statement that SQLite keeps ready."""


class Appended:
    """A job: nothing but lines `version` and on of a table. Many such jobs are done as one."""

    __slots__ = ("_lines", "_table", "_version")

    def __init__(self, table: str, version: int, lines: Sequence[LogLine]) -> None:
        self._table, self._version, self._lines = table, version, lines

    def __call__(self, db: Connection) -> None:
        insert_rows(db, self.rows())

    def rows(self) -> list[NewRow]:
        """The lines as they are stored."""
        return numbered_rows(self._table, self._version, self._lines)


def numbered_rows(table: str, version: int, lines: Sequence[LogLine]) -> list[NewRow]:
    """Lines as rows of the log; the first must follow what is there."""
    rows: list[NewRow] = []
    for v, line in enumerate(lines, version):
        said = line.command
        seat, id = (None, None) if said is None else (said.seat, said.id)
        rows.append((table, v, line.kind, line.body, seat, id, v == version > 0))
    return rows


def insert_rows(db: Connection, rows: Sequence[NewRow]) -> None:
    """Store lines; the key refuses those in whose place others stand, as does a gap before them."""
    for start in range(0, len(rows), MOST):
        some = rows[start : start + MOST]
        values = [value for row in some for value in row]
        if db.execute(appending(len(some)), values).rowcount < len(some):
            raise Conflict("store.conflict")


@cache
def appending(many: int) -> str:
    """The statement that stores so many lines."""
    return f"""INSERT INTO log (in_table, v, kind, body, seat, command)
        SELECT column1, column2, column3, column4, column5, column6
        FROM (VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * many)})
        WHERE NOT column7
        OR EXISTS (SELECT 1 FROM log WHERE in_table = column1 AND v = column2 - 1)"""
