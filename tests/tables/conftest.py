"""Toys stand beside the games of the house, while a test needs them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleuth import games
from tests.server_fixtures import postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture
def bell(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the toy with a clock into the catalogue."""
    yield from added(monkeypatch, "bell")


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the toy for many into the catalogue."""
    yield from added(monkeypatch, "ring")


def added(monkeypatch: pytest.MonkeyPatch, name: str) -> Iterator[None]:
    """The catalogue with one game more."""
    folders = {**games._folders(), name: f"tests.tables.{name}"}
    monkeypatch.setattr(games, "_folders", lambda: folders)
    games.catalogue.cache_clear()
    games.talents.cache_clear()
    yield
    games.catalogue.cache_clear()
    games.talents.cache_clear()
