"""A house with faults: a route that breaks down, and a toy whose bots do."""

from __future__ import annotations

import sys
from typing import Any

from sleuth import games
from sleuth.tables import staff
from sleuth.web.http import operations
from sleuth.web.http.bodies import Health
from sleuth.web.http.call import Call
from sleuth.web.http.operation import Operation
from sleuth.web.server import app
from tests.web.serving import main


async def fault(call: Call[None]) -> Any:
    """Break down, with a secret in hand."""
    raise ZeroDivisionError(f"secret {call}")


if __name__ == "__main__":
    folders = {**games._folders(), "bell": "tests.tables.bell"}
    games._folders = lambda: folders  # type: ignore[assignment]
    games.catalogue.cache_clear()
    staff.Staff.thinkers.__defaults__ = ("tests.faults.toy_worker",)
    broken = Operation(method="GET", path="/api/fault", answer=fault, gives=Health)
    app.OPERATIONS = (*operations.OPERATIONS, broken)  # type: ignore[attr-defined]
    main(*sys.argv[1:])
