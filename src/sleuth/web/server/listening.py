"""Where the house listens, and what a person at its terminal is told of it."""

from __future__ import annotations

import errno
import io
import os
import socket
import webbrowser
from contextlib import suppress
from threading import Thread

import segno

from sleuth.kernel.errors import Malformed
from sleuth.texts import text
from sleuth.web.http.site import ANYWHERE, LOOPBACK, Site

PORTS = 65_535


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """An ear at this port, or at the next that is free among so many."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, min(port + tries, PORTS + 1)):
        try:
            return socket.create_server((host, each), family=family)
        except OSError as wrong:
            if wrong.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Malformed("serve.no-such-host", host=host) from wrong
    raise Malformed("serve.port-taken", host=host, port=port)


def address(host: str, port: int) -> str:
    """What a browser is to open: on the network, if the house can be reached from there."""
    name = "localhost" if host in ANYWHERE else host
    site = Site("http", f"[{name}]:{port}" if ":" in name else f"{name}:{port}", host)
    return site.url("/")


def greeting(host: str, port: int) -> str:
    """A short line for people; and where a phone can come, what it can look at."""
    where = address(host, port)
    if host in LOOPBACK:
        return f"{text('serve.open', address=where)}\n{text('serve.alone')}\n"
    return f"{text('serve.open', address=where)}\n{drawn(where)}"


def drawn(where: str) -> str:
    """An address as a QR code of characters."""
    code = io.StringIO()
    segno.make(where, error="l", micro=False).terminal(code, border=2, compact=True)
    return code.getvalue()


def show(where: str) -> None:
    """Open an address in this person's browser, and wait for nobody."""
    Thread(target=open_page, args=(where,), daemon=True).start()


def open_page(where: str) -> None:
    """As the system does it; a browser that would take over this terminal is left alone."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
            browser.open(where)
