"""The servers that processes share."""

from tests.servers import postgres, redis

__all__ = ["postgres", "redis"]
