"""One server for all tests of a file that do not end it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server_fixtures import postgres, redis
from tests.web.harness import Server

__all__ = ["postgres", "redis"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with room for the haste of tests."""
    names = ("burst", "read_burst", "replay_burst", "code_burst", "guess_burst", "uploads_each")
    room: dict[str, Any] = dict.fromkeys(names, 1_000_000)
    with Server(tmp_path_factory.mktemp("house"), **room) as house:
        yield house
