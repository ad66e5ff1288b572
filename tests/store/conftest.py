"""Every store, for each test that does not care which it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.store.memory import MemoryStore
from sleuth.store.postgres import open_postgres
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Store
from tests.server_fixtures import postgres
from tests.servers import Postgres
from tests.store.places import Place

__all__ = ["postgres"]


def in_a_file(path: Path) -> Place:
    """A fresh file."""

    async def opens() -> Store:
        return SqliteStore(path)

    return Place("sqlite", opens)


def in_memory() -> Place:
    """A fresh house for one person, whose deeds outlive it."""
    deeds: list[bytes] = []

    async def keep(deed: bytes) -> None:
        deeds.append(deed)

    async def opens() -> Store:
        return MemoryStore(keep, tuple(deeds))

    return Place("memory", opens)


def in_a_database(server: Postgres) -> Place:
    """A fresh database."""
    address = server.database()
    return Place("postgresql", lambda: open_postgres(address))


@pytest.fixture(params=["sqlite", "memory", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A fresh place for a house."""
    if request.param == "memory":
        return in_memory()
    if request.param == "sqlite":
        return in_a_file(tmp_path / "house.sqlite3")
    return in_a_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def shared_place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A fresh place that several may open at once."""
    if request.param == "sqlite":
        return in_a_file(tmp_path / "house.sqlite3")
    return in_a_database(request.getfixturevalue("postgres"))
