"""Houses that were opened by the command that a person types."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from tests.web.harness import PATIENCE, Server

ADDRESS = re.compile(r"http://([\w.]+:\d+)/")
SLEUTH = (sys.executable, "-m", "sleuth")


class Opened(Server):
    """A house behind `sleuth serve`, found by the line that it prints."""

    def __init__(self, data: Path, *command: str) -> None:
        self.command = command
        super().__init__(data)

    def open(self) -> None:
        """Start, and read where it is."""
        words = ("serve", "--port", "0", "--data", str(self.data), "--log", "text")
        self.process = subprocess.Popen((*self.command, *words), stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline().decode())
        assert found is not None
        self.address = found[1]


class Terminal:
    """Somebody's terminal, in which a command runs."""

    def __init__(self, words: Sequence[str], variables: Mapping[str, str]) -> None:
        child, self._end = pty.fork()
        if child == 0:
            os.execve(words[0], [*words], {**os.environ, "LC_ALL": "C", **variables})
        self._child = child
        self.said = ""

    def wait_for(self, pattern: str) -> str:
        """Read on until this stands there."""
        until = monotonic() + PATIENCE
        while not (found := re.search(pattern, self.said)):
            assert monotonic() < until, self.said
            if select.select([self._end], [], [], 1.0)[0]:
                self.said += os.read(self._end, 65_536).decode(errors="replace")
        return found[0]

    def interrupt(self) -> int:
        """Press Ctrl-C, read to the end, and give the exit code."""
        os.kill(self._child, signal.SIGINT)
        while True:
            try:
                self.said += os.read(self._end, 65_536).decode(errors="replace")
            except OSError:  # the other end is closed
                break
        return os.waitstatus_to_exitcode(os.waitpid(self._child, 0)[1])
