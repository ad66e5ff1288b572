"""PostgreSQL and Redis for the tests: real ones, in a temporary folder, on free ports."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg

PATIENCE: Final = 60.0
ORDINARY: Final = ("postgres", "nobody")
"""Who runs the servers, if we are root: PostgreSQL would refuse."""


def user() -> dict[str, Any]:
    """As whom a server is to run."""
    if os.geteuid() != 0:
        return {}
    import pwd

    known = {each.pw_name: each for each in pwd.getpwall()}
    found = next(known[name] for name in ORDINARY if name in known)
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port: int = ear.getsockname()[1]
    return port


def own_folder() -> Path:
    """A temporary folder of whoever runs the servers."""
    folder = Path(tempfile.mkdtemp(prefix="sleuth-servers-"))
    if who := user():
        os.chown(folder, who["user"], who["group"])
    return folder


class Postgres:
    """A PostgreSQL with an empty database for each who asks."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self._programs, self.folder, self.port = programs, own_folder(), free_port()
        self._durable = durable
        self._numbers = count()
        self._data = self.folder / "data"
        how = ("-U", "sleuth", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self._run("initdb", "-D", str(self._data), *how)
        self.open()

    def open(self) -> None:
        """Start, and wait until it answers."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "on" if self._durable else "off",
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        words = [word for each in settings.items() for word in ("-c", "{}={}".format(*each))]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **user(),
            )
        patiently(lambda: asyncio.run(self._ask("SELECT 1")))

    def close(self) -> None:
        """End, and leave nothing behind."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a fresh database."""
        name = f"house{next(self._numbers)}"
        asyncio.run(self._ask(f"CREATE DATABASE {name}"))
        return self.address(name)

    def address(self, name: str = "postgres", port: int | None = None) -> str:
        """The address of a database; somebody may stand between, at another port."""
        return f"postgresql://sleuth@127.0.0.1:{port or self.port}/{name}"

    async def _ask(self, query: str) -> None:
        db = await asyncpg.connect(self.address())
        await db.execute(query)
        await db.close()

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, *words],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **user(),
        )


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self, program: Path) -> None:
        self._program, self.folder, self.port = program, own_folder(), free_port()
        self.open()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def open(self) -> None:
        """Start, and wait until it answers."""
        words = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "")
        self.process = subprocess.Popen(
            [self._program, *words, "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **user(),
        )
        patiently(lambda: socket.create_connection(("127.0.0.1", self.port), 1).close())

    def kill(self) -> None:
        """End without a word."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """End, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def patiently(attempt: Any) -> None:
    """Try until it works."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()  # type: ignore[no-any-return]
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
