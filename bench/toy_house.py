"""A house that also has two toys: the game of boardgame_io.cjs, and one with secrets and dice."""

from __future__ import annotations

import json
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

from uvicorn.supervisors import Multiprocess

from sleuth import games
from sleuth.web.server.logs import LogLines
from sleuth.web.server.serve import configured, front_door
from sleuth.web.server.settings import Settings
from tests.web.serving import main


def know_the_toys() -> None:
    """Have the toys among the games of this process."""
    folders = {**games._folders(), "cells": "bench.cells", "ring": "tests.tables.ring"}
    games._folders = lambda: folders  # type: ignore[assignment]
    games.catalogue.cache_clear()


def toy_door(settings: Settings) -> Any:
    """One process of several, which begins without the toys."""
    know_the_toys()
    return front_door(settings)


def several(data: str, changes: str, workers: int) -> None:
    """Processes behind one port, as `sleuth serve --workers` opens them."""
    settings = Settings(data=Path(data), **json.loads(changes))
    config = configured(settings, "127.0.0.1", 0, LogLines("warning"), workers)
    config.app = partial(toy_door, settings)
    ear = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"{ear.getsockname()[1]}\n")
    sys.stdout.flush()
    Multiprocess(config, sockets=[ear]).run()


if __name__ == "__main__":
    know_the_toys()
    folder, wishes, count = sys.argv[1:]
    if count == "1":
        main(folder, wishes)
    else:
        several(folder, wishes, int(count))
