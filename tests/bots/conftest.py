"""One server for all tests of a file that do not end it."""

from __future__ import annotations

from tests.server_fixtures import postgres, redis
from tests.web.conftest import server

__all__ = ["postgres", "redis", "server"]
