"""Both stores, for every test that does not care which it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.store.postgres import open_postgres
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Store
from tests.server_fixtures import postgres
from tests.servers import Postgres
from tests.store.places import Place

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A fresh place for a house."""
    if request.param == "sqlite":

        async def in_a_file() -> Store:
            return SqliteStore(tmp_path / "house.sqlite3")

        return Place("sqlite", in_a_file)
    server: Postgres = request.getfixturevalue("postgres")
    address = server.database()
    return Place("postgresql", lambda: open_postgres(address))
