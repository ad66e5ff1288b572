"""`serve`: the house on a port, until it is asked to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial

import uvicorn
from uvicorn.supervisors import Multiprocess

from sleuth.kernel.errors import Malformed
from sleuth.store.opening import opened
from sleuth.tables.opening.pledges import Secrets, fresh_secret
from sleuth.web.server.app import create_app
from sleuth.web.server.host_names import HostNameCheck
from sleuth.web.server.logs import log_config, log_stray
from sleuth.web.server.protocols import protocols
from sleuth.web.server.settings import Settings

LARGEST = 64 * 1024
"""Bytes after which a message on a socket is not even read; Settings.message refuses before."""

QUICK = 0.001
"""Seconds after which a thread lets another go on: the tables wait no longer for the archive."""

GRACE = 5
"""Seconds in which requests may end when the house closes."""


READY = 60
"""Seconds in which a process must open, and answer when it is asked whether it still lives."""


def serve(settings: Settings, port: int, log_level: str = "info", workers: int = 1) -> None:
    """Open the house, and keep it open."""
    host = settings.host
    if workers > 1 and not settings.store:
        raise Malformed("store.workers-alone")
    asyncio.run(try_store(settings))
    if workers == 1:
        server(settings, host, port, log_level).run()
    else:
        several = configured(settings, host, port, log_level, workers)
        Supervisor(several, sockets=[several.bind_socket()]).run()


class Supervisor(Multiprocess):
    """Keeps the processes of a house alive."""

    def keep_subprocess_alive(self) -> None:
        """Look after each; one that dies while it is asked how it does is missed at once.

        As long as we held its end of the line too, we would wait for an answer until READY.
        """
        for each in self.processes:
            each.child_conn.close()
        super().keep_subprocess_alive()


async def try_store(settings: Settings) -> None:
    """See whether the store can be opened, while a person still sees what is wrong with it."""
    async with opened(settings.database, settings.store, settings.bus) as found:
        await found.store.close()


def server(settings: Settings, host: str, port: int, log_level: str = "info") -> uvicorn.Server:
    """A server for the house, in one process."""
    return uvicorn.Server(configured(settings, host, port, log_level))


def configured(
    settings: Settings, host: str, port: int, log_level: str, workers: int = 1
) -> uvicorn.Config:
    """How one process of the house serves; all of them listen to one port."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    return uvicorn.Config(
        partial(front_door, settings),
        factory=True,
        workers=workers,
        host=host,
        port=port,
        log_level="info" if log_level == "debug" else log_level,  # at debug it would log cookies
        log_config=log_config(log_level),
        access_log=log_level == "debug",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=READY,
        server_header=False,
        forwarded_allow_ips=proxies,
        **protocols(settings, proxies),
    )


def front_door(settings: Settings, secrets: Secrets = fresh_secret) -> HostNameCheck:
    """The house as this process serves it."""
    sys.setswitchinterval(QUICK)
    log_stray()
    return HostNameCheck(create_app(settings, secrets), settings)
