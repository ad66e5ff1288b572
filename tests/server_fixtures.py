"""The servers as tests ask for them: one of each for as long as tests run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers import Postgres, Redis
from tools import servers


def programs() -> tuple[Path, Path]:
    """Where the servers are; who can do without them has to say so."""
    if os.environ.get("SLEUTH_NO_SERVERS") == "1":
        pytest.skip("SLEUTH_NO_SERVERS=1")
    return servers.find()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as tests run."""
    server = Postgres(programs()[0])
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for as long as tests run."""
    server = Redis(programs()[1])
    yield server
    server.close()
