"""A copy of the whole store, as of one moment, while it is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sleuth.kernel.errors import Malformed
from sleuth.store.private import FILE
from sleuth.store.store import Unstored


def backup(database: Path, copy: Path) -> int:
    """Copy a database into a new file, check it, and say how many tables are in it."""
    if not database.exists():
        raise Malformed("backup.nothing", file=str(database))
    if copy.exists():
        raise Malformed("backup.exists", file=str(copy))
    half = copy.with_name(copy.name + ".part")
    try:
        half.touch(mode=FILE)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
            (sound,) = target.execute("PRAGMA integrity_check").fetchone()
            (tables,) = target.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as wrong:
        half.unlink(missing_ok=True)
        raise Unstored("store.unavailable", why=str(wrong)) from wrong
    if sound != "ok":
        raise Unstored("store.unavailable", why=str(sound))
    half.replace(copy)
    return int(tables)
