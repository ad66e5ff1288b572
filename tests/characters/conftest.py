"""The toy for many stands beside the games of the house, as at the tables; a house is open."""

from tests.tables.conftest import ring
from tests.web.conftest import server

__all__ = ["ring", "server"]
