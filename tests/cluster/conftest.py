"""The servers that processes share."""

from tests.server_fixtures import postgres, redis

__all__ = ["postgres", "redis"]
