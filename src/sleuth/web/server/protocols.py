"""How connections are served: by which classes, and how many at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from sleuth.store.machine import open_files
from sleuth.web.server.settings import Settings
from sleuth.web.server.slow_clients import (
    BACKLOG,
    SPARE,
    Connections,
    Patient,
    PatientSocket,
)

try:
    from sleuth.web.server.quick_sockets import Cork, QuickSocket
except ImportError:  # picows is not to be had on every machine
    Cork = QuickSocket = None  # type: ignore[assignment, misc]


def protocols(settings: Settings, proxies: str) -> dict[str, Any]:
    """The protocols of a server in which all count their connections together."""
    limit = open_files()
    most = settings.connections or max(limit // 2, limit - SPARE)
    connections = Connections(most, settings.connections_each, proxies)
    return {
        "http": partial(Patient, connections, settings),
        "ws": partial(sockets(settings), connections, settings),
        "backlog": BACKLOG,
    }


def sockets(settings: Settings) -> Any:
    """What makes a socket: the quick one, unless it cannot be had or is not wanted."""
    if QuickSocket is None or not settings.quick_sockets:
        return PatientSocket
    return partial(QuickSocket, Cork())
