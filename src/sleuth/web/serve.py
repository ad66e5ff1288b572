"""`serve`: the house on a port, until it is asked to stop."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from sleuth.web.app import create_app
from sleuth.web.logs import log_config
from sleuth.web.settings import Settings

LARGEST = 64 * 1024
"""Bytes after which a message on a socket is not even read; Settings.message refuses before."""

QUICK = 0.001
"""Seconds after which a thread lets another go on: the tables wait no longer for the archive."""

GRACE = 5
"""Seconds in which requests may end when the house closes."""


def serve(host: str, port: int, data: Path, log_level: str = "info") -> None:
    """Open the house, and keep it open."""
    settings = Settings.from_environment(os.environ, data=data, host=host)
    server(settings, host, port, log_level).run()


def server(settings: Settings, host: str, port: int, log_level: str = "info") -> uvicorn.Server:
    """A server for the house. One process: a table has one owner."""
    sys.setswitchinterval(QUICK)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="info" if log_level == "debug" else log_level,  # at debug it would log cookies
        log_config=log_config(log_level),
        access_log=log_level == "debug",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    return uvicorn.Server(config)
