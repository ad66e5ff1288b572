"""Puzzles are solved in a house like any other."""

from tests.store.conftest import place
from tests.web.conftest import postgres, redis, server

__all__ = ["place", "postgres", "redis", "server"]
