"""Where the house is: the address that a page on another machine can use."""

from __future__ import annotations

import socket
from dataclasses import dataclass

LOOPBACK = ("localhost", "127.0.0.1", "::1", "[::1]")
ANYWHERE = ("0.0.0.0", "::")


@dataclass(frozen=True, slots=True)
class Site:
    """A scheme and a host, with its port, as a client wrote them; `bound` is what we listen on."""

    scheme: str
    host: str
    bound: str = "127.0.0.1"

    @property
    def lan(self) -> bool:
        """Is the machine itself asking, and can others on its network reach us?"""
        return self.name in LOOPBACK and self.bound in ANYWHERE

    @property
    def name(self) -> str:
        """The host without its port."""
        name, _, port = self.host.rpartition(":")
        return name if port.isdecimal() and name else self.host

    def url(self, path: str) -> str:
        """A whole address."""
        host = self.host
        if self.lan:
            host = machine() + host.removeprefix(self.name)
        return f"{self.scheme}://{host}{path}"


def machine() -> str:
    """The address of this machine on its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("10.255.255.255", 9))
        except OSError:
            return "127.0.0.1"
        return str(line.getsockname()[0])
