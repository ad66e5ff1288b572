"""Run commands side by side and show their lines as they come.

abreast.py NAME COMMAND [NAME COMMAND ...]. All of them are heard to their end; it
fails if any of them does. The last lines of whoever failed are said once more, and then
the names of what failed there, so that these stand at the very end. Who leaves (Ctrl-C)
ends them all.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO

Running = subprocess.Popen[str]
KEPT = 120
"""So many of the last lines of each are kept, to be said again if it fails."""

NAMES_A_FAILURE = ("FAILED ", "ERROR ")
"""How a line of pytest begins that names what failed; a long message may follow it."""


@dataclass
class Said:
    """What somebody said: the last lines, and those that name what failed."""

    last: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    failures: list[str] = field(default_factory=list)

    def add(self, line: str) -> None:
        """One more line."""
        self.last.append(line)
        if line.startswith(NAMES_A_FAILURE):
            self.failures.append(line[:300].rstrip() + "\n")


def begun(command: str) -> Running:
    """A command in a process group of its own, so that all it starts can be ended with it."""
    return subprocess.Popen(
        command,
        shell=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def show(name: str, lines: IO[str], said: Said) -> None:
    """Each line with the name of who says it."""
    for line in lines:
        said.add(line)
        sys.stdout.write(f"{name} | {line}")
        sys.stdout.flush()


@contextmanager
def ended_with_us(running: list[Running]) -> Iterator[None]:
    """Whatever happens here, nothing stays behind."""
    try:
        yield
    finally:
        for each in running:
            if each.poll() is None:
                os.killpg(each.pid, signal.SIGTERM)


def heard(named: dict[str, str], said: dict[str, Said]) -> dict[str, int]:
    """What each command ended with, all of them run at once."""
    begin = time.monotonic()
    running = {name: begun(command) for name, command in named.items()}
    with ended_with_us([*running.values()]):
        readers = [
            threading.Thread(target=show, args=(name, each.stdout, said[name]), daemon=True)
            for name, each in running.items()
        ]
        for reader in readers:
            reader.start()
        codes = {name: each.wait() for name, each in running.items()}
        for reader in readers:
            reader.join(timeout=10)  # a process left behind may hold the line open
    print(f"Side by side: {time.monotonic() - begin:.0f} s")
    return codes


def main(words: list[str]) -> int:
    """The command line."""
    if not words or len(words) % 2:
        print(__doc__, file=sys.stderr)
        return 2
    said = {name: Said() for name in words[::2]}
    codes = heard(dict(zip(words[::2], words[1::2], strict=True)), said)
    failed = {name: code for name, code in codes.items() if code}
    for name, code in failed.items():
        print(f"{name} FAILED with {code}; its last lines again:")
        sys.stdout.writelines([*said[name].last, *said[name].failures])
    return int(bool(failed))


if __name__ == "__main__":
    for given, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
        signal.signal(given, lambda *_, code=code: sys.exit(code))
    sys.exit(main(sys.argv[1:]))
