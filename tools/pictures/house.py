"""A real house for a while: on a free port, its data in a folder that is thrown away."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

Json = dict[str, Any]


@contextmanager
def open_house() -> Iterator[str]:
    """Open a house; gives its address, such as `127.0.0.1:41234`."""
    with TemporaryDirectory(prefix="sleuth-") as data:
        address = f"127.0.0.1:{free_port()}"
        words = ["serve", "--port", address.partition(":")[2], "--data", data]
        started = subprocess.Popen(
            [Path(sys.executable).with_name("sleuth"), *words, "--log-level", "warning"],
            env={**os.environ, "SLEUTH_BURST": "100000", "SLEUTH_TALK_BURST": "1000"},
        )
        try:
            wait_for(address, started)
            yield address
        finally:
            started.terminate()
            started.wait()


def free_port() -> int:
    """A port that nobody listens on now."""
    with closing(socket.create_server(("127.0.0.1", 0))) as ear:
        port: int = ear.getsockname()[1]
        return port


def wait_for(address: str, started: subprocess.Popen[bytes]) -> None:
    """Wait until the house answers."""
    while started.poll() is None:
        try:
            with urllib.request.urlopen(f"http://{address}/api/health", timeout=5):
                return
        except OSError:
            sleep(0.1)
    raise SystemExit("the house did not open")


class Person:
    """Somebody whom the house knows."""

    def __init__(self, address: str, name: str, figure: int) -> None:
        self.address, self.secret = address, ""
        self.ask("PUT", "/api/me", name=name, figure=figure)

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the house something, with this person's cookie."""
        headers = {"content-type": "application/json", "cookie": f"sleuth={self.secret}"}
        data = None if method == "GET" else json.dumps(body).encode()
        wanted = urllib.request.Request(
            f"http://{self.address}{path}", data, headers, method=method
        )
        with urllib.request.urlopen(wanted, timeout=60) as answer:
            given = answer.headers.get("set-cookie", "")
            self.secret = given.partition("sleuth=")[2].partition(";")[0] or self.secret
            return json.loads(answer.read())

    def open_table(self, game: str, chairs: list[Json], **more: Any) -> str:
        """Set up a table; gives its id."""
        made: str = self.ask("POST", "/api/tables", game=game, seating=chairs, **more)["id"]
        return made
