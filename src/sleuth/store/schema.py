"""The tables of the database, as a row of migrations: `user_version` counts those that are done."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final

from sleuth.store.store import Unstored

FIRST: Final = """
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    figure INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options BLOB NOT NULL,
    seats INTEGER NOT NULL,
    agreed BLOB NOT NULL,
    seed TEXT NOT NULL,
    public INTEGER NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, created);
CREATE TABLE entries (
    in_table TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    body BLOB NOT NULL,
    seat INTEGER,
    command TEXT,
    PRIMARY KEY (in_table, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX commands ON entries (in_table, seat, command) WHERE command IS NOT NULL;
CREATE TABLE events (
    in_table TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (in_table, n)
) WITHOUT ROWID;
"""

SECOND: Final = """
ALTER TABLE tables ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
CREATE TABLE sittings (
    person TEXT NOT NULL,
    in_table TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, in_table)
) WITHOUT ROWID;
INSERT OR IGNORE INTO sittings (person, in_table)
    SELECT json_extract(CAST(body AS TEXT), '$.person'), in_table FROM events
    WHERE json_extract(CAST(body AS TEXT), '$.type') = 'sat';
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) WITHOUT ROWID;
"""

THIRD: Final = """
ALTER TABLE tables ADD COLUMN expires INTEGER;
CREATE INDEX tables_by_expiry ON tables (expires) WHERE expires IS NOT NULL;
UPDATE tables SET expires = (CAST(strftime('%s', 'now') AS INTEGER) + 30 * 86400) * 1000
    WHERE id IN (
        SELECT in_table FROM events
        WHERE n < 3 AND json_extract(CAST(body AS TEXT), '$.type') = 'uploaded'
    );
"""

MIGRATIONS: Final = (FIRST, SECOND, THIRD)
"""Only ever add to the end."""


def migrate(db: Connection) -> None:
    """Bring a database to this version; one that is newer is left alone."""
    (done,) = db.execute("PRAGMA user_version").fetchone()
    if done > len(MIGRATIONS):
        raise Unstored("store.newer", version=done)
    for number, script in enumerate(MIGRATIONS[done:], done + 1):
        db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
