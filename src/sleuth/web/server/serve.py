"""`serve`: the house on a port, until it is asked to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from socket import socket

import uvicorn
from uvicorn.supervisors import Multiprocess

from sleuth.kernel.errors import Malformed
from sleuth.store.opening import opened
from sleuth.tables.opening.pledges import Secrets, fresh_secret
from sleuth.web.server.app import create_app
from sleuth.web.server.host_names import HostNameCheck
from sleuth.web.server.listening import listen
from sleuth.web.server.logs import LogLines, log_config, log_stray
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


@dataclass(frozen=True, slots=True)
class Door:
    """How people come in: at which port, among how many, and who is told when it is open."""

    port: int
    tries: int = 1
    opened: Callable[[int], None] = lambda port: None


def serve(settings: Settings, door: Door, log: LogLines, workers: int = 1) -> None:
    """Open the house, and keep it open."""
    if workers > 1 and not settings.store:
        raise Malformed("store.workers-alone")
    asyncio.run(try_store(settings))
    ear = listen(settings.host, door.port, door.tries)
    config = configured(settings, settings.host, ear.getsockname()[1], log, workers)
    if workers == 1:
        with suppress(KeyboardInterrupt):  # Ctrl-C closes it, and that is all there is to say
            Announced(config, door.opened).run(sockets=[ear])
    else:
        ear.set_inheritable(True)
        door.opened(config.port)
        Supervisor(config, sockets=[ear]).run()


class Announced(uvicorn.Server):
    """A server that says when people can come."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open, and only then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened(self.config.port)


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


def configured(
    settings: Settings, host: str, port: int, log: LogLines, workers: int = 1
) -> uvicorn.Config:
    """How one process of the house serves; all of them listen to one port."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    return uvicorn.Config(
        partial(front_door, settings),
        factory=True,
        workers=workers,
        host=host,
        port=port,
        log_level=log.level_of("uvicorn"),
        log_config=log_config(log),
        access_log=log.level == "debug",
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
