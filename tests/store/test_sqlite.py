"""The store in a file: private, durable, and told when the disk is full."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start
from sleuth.store import schema
from sleuth.store.past import read_entry
from sleuth.store.sqlite import SqliteStore, connect
from sleuth.store.store import Unstored, Writing
from tests.store.places import entry, loaded, new


def with_store(path: Path, scene: Any) -> None:
    """Play a scene with a store that is closed at its end."""

    async def whole() -> None:
        store = SqliteStore(path / "house.sqlite3")
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(whole())


def modes(folder: Path) -> list[int]:
    """Who may do what with a folder and all that is in it."""
    return [stat.S_IMODE(each.stat().st_mode) for each in (folder, *sorted(folder.iterdir()))]


@pytest.mark.parametrize("before", ["nothing", "a house of before", "a folder of others"])
def test_nobody_else_can_read_it(tmp_path: Path, before: str) -> None:
    folder = tmp_path / "data"
    if before != "nothing":
        folder.mkdir(mode=0o755)
        (folder / "house.sqlite3").touch(0o644)
    if before == "a folder of others":
        (folder / "letter.txt").touch(0o644)

    async def scene(store: SqliteStore) -> None:
        await store.create(new())
        kept = 0o755 if before == "a folder of others" else 0o700
        assert (modes(folder)[0], modes(folder)[1:4]) == (kept, [0o600] * 3)

    with_store(folder, scene)


def test_a_full_disk_is_told_and_gone_when_there_is_room(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.create(new())
        db, big = store._writer._db, Writing((entry("x" * 100_000),))
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Unstored, match=r"store\.unavailable"):
            await store.write("t", 0, big)
        db.execute("PRAGMA max_page_count = 1000000")
        await store.write("t", 0, big)
        assert len((await loaded(store)).lines) == 1

    with_store(tmp_path, scene)


def test_it_is_durable_and_versioned(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        db = store._writer._db
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert db.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)

    with_store(tmp_path, scene)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    db = connect(tmp_path / "house.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(Unstored, match=r"store\.newer"):
        SqliteStore(tmp_path / "house.sqlite3")


def test_old_entries_are_lifted_version_by_version() -> None:
    rules = game("mastermind")
    match = start(rules, rules.options(first=0), 2)
    match = match.play(Seat(0), codec.convert({"type": "hide", "code": (0, 1, 2, 3)}, rules.move))
    now = codec.encode(match.record[0])
    old = now.replace(b'"code"', b'"pegs"')

    def lift(plain: dict[str, Any]) -> dict[str, Any]:
        text = codec.encode(plain).replace(b'"pegs"', b'"code"')
        found: dict[str, Any] = codec.decode(text, dict[str, Any])
        return found

    assert read_entry(rules, rules.version, now) == match.record[0]
    steps = {(rules.name, rules.version - 1): lift}
    assert read_entry(rules, rules.version - 1, old, steps) == match.record[0]
    with pytest.raises(Malformed):
        read_entry(rules, rules.version + 1, now)
