"""The toys of the tables, for faults."""

from tests.tables.conftest import bell, ring

__all__ = ["bell", "ring"]
