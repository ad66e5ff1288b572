"""`serve`: the house on a port, until it is asked to stop."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import uvicorn

from sleuth.web.server.app import create_app
from sleuth.web.server.host_names import HostNameCheck
from sleuth.web.server.logs import log_config, log_stray
from sleuth.web.server.settings import Settings
from sleuth.web.server.slow_clients import protocols

LARGEST = 64 * 1024
"""Bytes after which a message on a socket is not even read; Settings.message refuses before."""

QUICK = 0.001
"""Seconds after which a thread lets another go on: the tables wait no longer for the archive."""

GRACE = 5
"""Seconds in which requests may end when the house closes."""


def serve(
    host: str, port: int, data: Path, log_level: str = "info", host_names: Iterable[str] = ()
) -> None:
    """Open the house, and keep it open."""
    names = frozenset(host_names)
    settings = Settings.from_environment(os.environ, data=data, host=host, host_names=names)
    server(settings, host, port, log_level).run()


def server(settings: Settings, host: str, port: int, log_level: str = "info") -> uvicorn.Server:
    """A server for the house. One process: a table has one owner."""
    sys.setswitchinterval(QUICK)
    log_stray()
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    config = uvicorn.Config(
        HostNameCheck(create_app(settings), settings),
        host=host,
        port=port,
        log_level="info" if log_level == "debug" else log_level,  # at debug it would log cookies
        log_config=log_config(log_level),
        access_log=log_level == "debug",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        forwarded_allow_ips=proxies,
        **protocols(settings, proxies),
    )
    return uvicorn.Server(config)
