"""The toy with a clock stands beside the games of the house, while a test needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleuth import games


@pytest.fixture
def bell(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the toy into the catalogue."""
    folders = {**games._folders(), "bell": "tests.tables.bell"}
    monkeypatch.setattr(games, "_folders", lambda: folders)
    games.catalogue.cache_clear()
    games.talents.cache_clear()
    yield
    games.catalogue.cache_clear()
    games.talents.cache_clear()
