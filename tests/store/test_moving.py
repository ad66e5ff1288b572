"""A house moves from a file to PostgreSQL and back, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sleuth.kernel.errors import Malformed
from sleuth.store.moving import COLUMNS, copy_out, move
from sleuth.store.postgres import open_postgres
from sleuth.store.private import sole_house
from sleuth.store.schema import KEPT
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import NewTable, PersonRow, Unstored, Writing
from tests.servers import Postgres
from tests.store.places import entry, event, loaded, row


async def furnish(path: Path) -> None:
    """A house in which something of everything is kept."""
    store = SqliteStore(path)
    await store.add_person(PersonRow("ada", b"1", "Ada \N{EYES}", 3))
    await store.give_token("ada", b"token", 99)
    await store.pledge("promise", "secret", 7, 10)
    lines = (event("e0"), entry("a", 1, "c\0d"))
    await store.create(NewTable(row(public=True), lines, ("ada",)))
    await store.create(NewTable(row("u", "BBBBB"), (event("o0"),)))
    await store.write("t", 2, Writing((entry("b"),), "playing"))
    await store.tick("t", 4321)
    await store.close()


def contents(path: Path) -> dict[str, Any]:
    """Every row of a file."""
    with closing(sqlite3.connect(path)) as db:
        return {n: sorted(db.execute(f"SELECT {COLUMNS[n]} FROM {n}"), key=repr) for n in KEPT}


def test_a_house_moves_and_a_copy_of_it_is_the_house(tmp_path: Path, postgres: Postgres) -> None:
    address, old, copy = postgres.database(), tmp_path / "old.sqlite3", tmp_path / "copy.sqlite3"

    async def scene() -> None:
        await furnish(old)
        assert await move(old, address) == 2
        store = await open_postgres(address)
        found = await loaded(store)
        assert (found.row.public, found.row.status, found.moment) == (True, "playing", 4321)
        assert found.lines == (event("e0"), entry("a", 1, "c\0d"), entry("b"))
        assert await store.person(b"1") == PersonRow("ada", b"1", "Ada \N{EYES}", 3)
        await store.write("t", 3, Writing((entry("after the move"),)))
        await store.close()
        assert await copy_out(address, copy) == 2
        with pytest.raises(Malformed, match=r"backup\.exists"):
            await copy_out(address, copy)
        back = SqliteStore(copy)
        assert (await loaded(back)).lines[-1] == entry("after the move")
        assert await back.redeem("promise") == "secret"
        await back.close()

    asyncio.run(scene())
    assert set(contents(old)["log"]) < set(contents(copy)["log"])
    assert all(contents(old)[n] == contents(copy)[n] for n in ("people", "tables", "tokens"))


def test_a_copy_is_restored_by_moving_it(tmp_path: Path, postgres: Postgres) -> None:
    old, copy, again = (tmp_path / name for name in ("old", "copy", "again"))
    first, second = postgres.database(), postgres.database()

    async def scene() -> None:
        await furnish(old)
        await move(old, first)
        await copy_out(first, copy)
        await move(copy, second)
        await copy_out(second, again)

    asyncio.run(scene())
    assert contents(old) == contents(copy) == contents(again)


def test_a_house_moves_only_while_closed_and_into_an_empty_place(
    tmp_path: Path, postgres: Postgres
) -> None:
    address, old = postgres.database(), tmp_path / "old.sqlite3"

    async def scene() -> None:
        with pytest.raises(Malformed, match=r"backup\.nothing"):
            await move(old, address)
        await furnish(old)
        with sole_house(old), pytest.raises(Unstored, match=r"store\.taken"):
            await move(old, address)
        await move(old, address)
        with pytest.raises(Malformed, match=r"move\.not-empty"):
            await move(old, address)

    asyncio.run(scene())
