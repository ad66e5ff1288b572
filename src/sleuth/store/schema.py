"""The tables of the database, as a row of migrations for SQLite and one for PostgreSQL.

In SQLite `user_version` counts those that are done, in PostgreSQL the one row of `versions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from sleuth.store.backup import backup
from sleuth.store.one_log import one_log
from sleuth.store.store import Unstored


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from a version of the database to the next: statements, and what they cannot do."""

    script: str
    then: Callable[[Connection], None] = lambda _: None


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

FOURTH: Final = """
CREATE TABLE log (
    in_table TEXT NOT NULL REFERENCES tables (id),
    v INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    seat INTEGER,
    command TEXT
);
CREATE UNIQUE INDEX log_by_version ON log (in_table, v);
"""

FIFTH: Final = """
CREATE TABLE pledges (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pledges_by_age ON pledges (made);
"""

SIXTH: Final = """
CREATE TABLE results (
    person TEXT NOT NULL,
    in_table TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (person, in_table)
) WITHOUT ROWID;
CREATE TABLE open_ratings (person TEXT PRIMARY KEY) WITHOUT ROWID;
"""

BOT_ACCOUNTS: Final = """
ALTER TABLE people ADD COLUMN maker TEXT;
CREATE INDEX people_by_maker ON people (maker) WHERE maker IS NOT NULL;
"""
"""The same in SQLite and PostgreSQL."""

DIARY_TABLE: Final = """
CREATE TABLE diary (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (person, kind, about)
) WITHOUT ROWID;
CREATE INDEX diary_by_age ON diary (person, kind, at);
"""

TRIES: Final = """
CREATE TABLE tries (
    person TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (person, puzzle)
) WITHOUT ROWID;
CREATE INDEX tries_by_puzzle ON tries (puzzle, at);
"""

FINDS: Final = """
CREATE TABLE consents (
    person TEXT PRIMARY KEY,
    agrees INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE finds (
    puzzle TEXT NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (puzzle, person)
) WITHOUT ROWID;
CREATE INDEX finds_by_person ON finds (person);
"""

MIGRATIONS: Final[tuple[Migration, ...]] = (
    Migration(FIRST),
    Migration(SECOND),
    Migration(THIRD),
    Migration(FOURTH, one_log),
    Migration(FIFTH),
    Migration(SIXTH),
    Migration(BOT_ACCOUNTS),
    Migration(DIARY_TABLE),
    Migration(TRIES),
    Migration(FINDS),
)
"""Only ever add to the end."""

# `tables.lines` is the version of a table, compared and set with every write: as nothing is logged
# without it, the log needs no foreign key. What is UNLOGGED holds for as long as the server runs.
# Commands are bytes, since a text in PostgreSQL cannot hold every character.
POSTGRES_FIRST: Final = """
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    secret BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    figure INTEGER NOT NULL
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options BYTEA NOT NULL,
    seats INTEGER NOT NULL,
    agreed BYTEA NOT NULL,
    seed TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    status TEXT NOT NULL,
    expires BIGINT,
    moment BIGINT NOT NULL DEFAULT 0,
    ticked TIMESTAMPTZ,
    lines INTEGER NOT NULL DEFAULT 0,
    keeper TEXT
) WITH (fillfactor = 70);
CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_expiry ON tables (expires) WHERE expires IS NOT NULL;
CREATE TABLE log (
    in_table TEXT NOT NULL,
    v INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BYTEA NOT NULL,
    seat INTEGER,
    command BYTEA,
    PRIMARY KEY (in_table, v)
);
CREATE TABLE sittings (
    person TEXT NOT NULL,
    in_table TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, in_table)
);
CREATE INDEX sittings_by_table ON sittings (in_table);
CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
);
CREATE TABLE pledges (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX pledges_by_age ON pledges (made);
CREATE UNLOGGED TABLE processes (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL,
    figures BYTEA NOT NULL
);
CREATE UNLOGGED TABLE visits (
    in_table TEXT NOT NULL,
    process TEXT NOT NULL,
    people BYTEA NOT NULL,
    PRIMARY KEY (in_table, process)
);
"""

POSTGRES_SECOND: Final = """
CREATE TABLE results (
    person TEXT NOT NULL,
    in_table TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (person, in_table)
);
CREATE TABLE open_ratings (person TEXT PRIMARY KEY);
"""

POSTGRES_DIARY: Final = """
CREATE TABLE diary (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (person, kind, about)
);
CREATE INDEX diary_by_age ON diary (person, kind, at);
"""

POSTGRES_TRIES: Final = """
CREATE TABLE tries (
    person TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (person, puzzle)
);
CREATE INDEX tries_by_puzzle ON tries (puzzle, at);
"""

POSTGRES_FINDS: Final = """
CREATE TABLE consents (
    person TEXT PRIMARY KEY,
    agrees INTEGER NOT NULL
);
CREATE TABLE finds (
    puzzle TEXT NOT NULL,
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (puzzle, person)
);
CREATE INDEX finds_by_person ON finds (person);
"""

POSTGRES: Final[tuple[str, ...]] = (
    POSTGRES_FIRST,
    POSTGRES_SECOND,
    BOT_ACCOUNTS,
    POSTGRES_DIARY,
    POSTGRES_TRIES,
    POSTGRES_FINDS,
)
"""Only ever add to the end."""

KEPT: Final = (
    *("people", "tables", "log", "sittings", "tokens", "pledges"),
    *("results", "open_ratings", "diary", "tries", "consents", "finds"),
)
"""What goes along when a house moves, in an order in which nothing is missed."""

OWNED: Final = (
    *(("tokens", "person"), ("sittings", "person")),
    *(("results", "person"), ("open_ratings", "person")),
    *(("diary", "person"), ("tries", "person"), ("consents", "person"), ("people", "id")),
)
"""What belongs to a person, and the column that says to whom: it is forgotten with them."""


def migrate(db: Connection, path: Path) -> None:
    """Bring a database to this version, with a copy beside it; one that is newer is left alone."""
    (done,) = db.execute("PRAGMA user_version").fetchone()
    if done > len(MIGRATIONS):
        raise Unstored("store.newer", version=done)
    if 0 < done < len(MIGRATIONS):
        backup(path, beside(path, done))
    for number, migration in enumerate(MIGRATIONS[done:], done + 1):
        carry_out(db, migration, number)


def carry_out(db: Connection, migration: Migration, number: int) -> None:
    """One step, whole or not at all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in migration.script.split(";"):
            db.execute(statement)
        migration.then(db)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def beside(path: Path, version: int) -> Path:
    """A name for the copy of a database of this version, which nothing has yet."""
    name = f"{path.name}.version-{version}"
    names = chain((name,), (f"{name}-{n}" for n in count(2)))
    return next(found for each in names if not (found := path.with_name(each)).exists())
