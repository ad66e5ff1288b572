"""A house in a process of its own: binds a free port, says which, and serves until it is ended."""

from __future__ import annotations

import resource
import socket
import sys
from pathlib import Path

import msgspec
import uvicorn

from sleuth.tables.acts import act
from sleuth.tables.opening.pledges import fresh_secret
from sleuth.web.server.logs import LogLines
from sleuth.web.server.serve import configured, front_door
from sleuth.web.server.settings import Settings
from tests.deals.dealer import Dealer


def main(data: str, changes: str, log_level: str = "warning") -> None:
    """Serve, with some settings changed."""
    changed = msgspec.json.decode(changes)
    port, dealer = changed.pop("port", 0), Dealer(changed.pop("opened", 1))
    if files := changed.pop("files", None):
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    for name in ("bots_from", "host_names", "origins"):
        changed[name] = frozenset(changed.get(name, ()))
    act.CHOICE = changed.pop("choice", act.CHOICE)
    for name in {"static", "site"} & changed.keys():
        changed[name] = Path(changed[name])
    small = changed.pop("send_buffer", None)
    settings = Settings(data=Path(data), **changed)
    ear = socket.create_server(("127.0.0.1", port))
    if small:  # every line inherits it: who does not read is noticed soon
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, small)
    sys.stdout.write(f"{ear.getsockname()[1]}\n")
    sys.stdout.flush()
    config = configured(settings, "127.0.0.1", 0, LogLines(log_level))
    alone = not settings.store  # processes that share one would make the same promises
    config.app = lambda: dealer.at(front_door(settings, dealer if alone else fresh_secret))
    uvicorn.Server(config).run(sockets=[ear])


if __name__ == "__main__":
    main(*sys.argv[1:])
