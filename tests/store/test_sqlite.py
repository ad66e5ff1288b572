"""The store: durable, in order, and one's failure is not another's."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Conflict, Malformed
from sleuth.kernel.match import start
from sleuth.store import schema
from sleuth.store.past import read_entry
from sleuth.store.sqlite import SqliteStore, connect
from sleuth.store.store import (
    LogLine,
    NewTable,
    PersonRow,
    SeatCommand,
    Stored,
    TableRow,
    Terms,
    Unstored,
    Writing,
)


def row(id: str = "t", code: str = "AAAAA", public: bool = False) -> TableRow:
    """A table."""
    return TableRow(id, code, "mastermind", 1, b"{}", 2, b"{}", "seed", public, 0)


async def loaded(store: SqliteStore, id: str = "t") -> Stored:
    """A table that is there."""
    found = await store.load(id)
    assert found is not None
    return found


def with_store(path: Path, scene: Any) -> None:
    """Play a scene with a store that is closed at its end."""

    async def whole() -> None:
        store = SqliteStore(path / "house.sqlite3")
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(whole())


def entry(text: str, seat: int | None = None, command: str | None = None) -> LogLine:
    """An entry; the store does not look inside."""
    known = seat is not None and command is not None
    named = SeatCommand(Seat(seat or 0), command or "") if known else None
    return LogLine("entry", text.encode(), named)


def event(text: str) -> LogLine:
    """An event; the store does not look inside."""
    return LogLine("event", text.encode())


def new(*lines: LogLine, **about: Any) -> NewTable:
    """A table, and its first lines."""
    return NewTable(row(**about), lines)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(new(event("e0"), event("e1"), public=True))
        await store.write("t", 2, Writing((entry("a", 0, "c1"), event("e2"))))
        await store.write("t", 4, Writing((entry("c", 1, "c1"),), "over"))

    async def read(store: SqliteStore) -> None:
        found = await loaded(store)
        assert found.row.public is True
        assert found.row.status == "over"
        first, last = (event("e0"), event("e1")), (event("e2"), entry("c", 1, "c1"))
        assert found.lines == (*first, entry("a", 0, "c1"), *last)
        assert await store.lines("t", 3) == last
        assert await store.lines("t", 5) == await store.lines("u", 0) == ()
        assert await store.load("u") is None
        assert [each.id for each in await store.tables("over", public=True)] == ["t"]
        assert await store.tables("over", public=False) == ()

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_short_code_leads_to_a_table_that_waits_and_to_no_other(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.create(new(code="AAAAA"))
        assert await store.find("AAAAA") == "t", "a code of before is good while its table waits"
        await store.write("t", 0, Writing((event("started"),), "playing"))
        assert await store.find("AAAAA") is None

    with_store(tmp_path, scene)


def test_what_has_expired_is_thrown_away_whole(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        for id, expires in (("old", 10), ("new", 20), ("ours", None)):
            table = replace(row(id, id.upper()), expires=expires)
            await store.create(NewTable(table, (event("e"), entry("a")), ("ada",)))
        assert (await store.expiring(), await store.expiring("ada")) == (2, 2)
        assert await store.expiring("bob") == 0
        assert await store.expire(9) == ()
        assert await store.expire(15) == ("old",)
        assert await store.load("old") is None
        assert set(await store.tables_of("ada", 9)) == {"new", "ours"}
        assert await store.expiring("ada") == 1
        assert (await loaded(store, "ours")).row.expires is None

    async def nothing_left(store: SqliteStore) -> None:
        for part in ("log", "sittings"):
            query = f"SELECT count(*) FROM {part} WHERE in_table = 'old'"
            assert store._reads.execute(query).fetchone() == (0,)

    with_store(tmp_path, scene)
    with_store(tmp_path, nothing_left)


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


def test_two_writers_meet_on_the_key(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        other = SqliteStore(tmp_path / "house.sqlite3")
        await store.create(new(event("e0")))
        await store.write("t", 1, Writing((entry("mine"),)))
        for late in (entry("theirs"), event("theirs")):
            with pytest.raises(Conflict):
                await other.write("t", 1, Writing((late,)))
        with pytest.raises(Conflict):
            await other.create(new())
        await other.write("t", 2, Writing((entry("theirs"),)))
        bodies = [each.body for each in (await loaded(store)).lines]
        assert bodies == [b"e0", b"mine", b"theirs"]
        await other.close()

    with_store(tmp_path, scene)


def test_nobody_writes_beyond_what_is_there(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.create(new(event("e0")))
        with pytest.raises(Conflict):
            await store.write("t", 2, Writing((entry("far"),)))
        assert await store.lines("t", 0) == (event("e0"),)

    with_store(tmp_path, scene)


def test_what_one_act_leaves_behind_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.create(new(event("e0")))
        terms = Terms(b'{"games":4}', 3, b"{}", True)
        opens = new(event("o0"), id="u", code="BBBBB")
        whole = Writing((event("e1"),), "ended", ("p1",), terms, opens)
        with pytest.raises(Conflict):
            await store.write("t", 1, replace(whole, opens=new(id="t", code="CCCCC")))
        found = await loaded(store)
        assert (len(found.lines), found.row) == (1, row())
        assert await store.tables_of("p1", 9) == ()
        await store.write("t", 1, whole)
        found = await loaded(store)
        assert (found.row.options, found.row.seats, found.row.status) == (terms.options, 3, "ended")
        assert await store.tables_of("p1", 9) == ("t",)
        assert (await loaded(store, "u")).lines == (event("o0"),)

    with_store(tmp_path, scene)


def test_a_group_keeps_order_and_isolates_failures(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.create(new(entry("first")))
        writes: list[Coroutine[Any, Any, None]] = []
        for n in range(1, 301):
            writes.append(store.write("t", n, Writing((entry(str(n)),))))
            writes.append(store.write("t", n // 2, Writing((entry("late"),))))
            writes.append(store.write("nowhere", n - 1, Writing((event("lost"),))))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert outcomes[0::3] == [None] * 300
        for failed in (*outcomes[1::3], *outcomes[2::3]):
            assert isinstance(failed, Conflict)
        bodies = [each.body for each in (await loaded(store)).lines]
        assert bodies == [b"first", *(str(n).encode() for n in range(1, 301))]

    with_store(tmp_path, scene)


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


def test_people_are_found_by_the_hash_of_their_secret(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        ada = PersonRow("p1", b"hash", "Ada", 3)
        await store.add_person(ada)
        assert await store.person(b"hash") == ada
        assert await store.person(b"other") is None
        await store.rename("p1", "Ada L.", 4)
        assert await store.people(["p1", "p2"]) == (PersonRow("p1", b"hash", "Ada L.", 4),)

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


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    kept: list[SqliteStore] = []

    async def scene(store: SqliteStore) -> None:
        kept.append(store)

    with_store(tmp_path, scene)
    with pytest.raises(Unstored):
        asyncio.run(kept[0].create(new()))
    assert issubclass(sqlite3.IntegrityError, sqlite3.Error)


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
