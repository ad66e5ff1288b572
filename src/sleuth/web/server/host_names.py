"""Whoever comes in is asked first by which name they know the house."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Send

from sleuth.kernel import codec
from sleuth.web.http.errors import Misdirected, error_body
from sleuth.web.http.security import HEADERS
from sleuth.web.http.site import Site
from sleuth.web.server.settings import Settings

ANY = "*"
"""Among the names of a house: it answers to every name."""


class HostNames:
    """The names by which a house is known: its own, and addresses of this machine and its network.

    A page elsewhere can make a browser find us under a name of its own choosing, and would then
    pass for one of our pages.
    """

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        given = (*settings.host_names, *origins, settings.host)
        self._names = {name.lower() for name in given} | {machine, f"{machine}.local", "localhost"}

    def know(self, host: str) -> bool:
        """Is this one of our names? A port may stand behind it."""
        name = Site("http", host).name.lower().rstrip(".")
        return name in self._names or ANY in self._names or is_near(name.strip("[]"))


def is_near(name: str) -> bool:
    """Is this the address of this machine, or one on its network?"""
    try:
        address = ip_address(name)
    except ValueError:
        return name.endswith(".localhost")
    return address.is_loopback or address.is_private or address.is_link_local


class HostNameCheck:
    """Lets in who knows the house by its name; who only wants the head of an answer gets that."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = HostNames(settings)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._names.know(host(scope)):
            await turn_away(scope, send)
        elif (
            scope["type"] == "http" and scope["method"] == "HEAD"
        ):  # the server leaves the body out
            asked: Any = {**scope, "method": "GET"}
            await self._app(asked, receive, send)
        else:
            await self._app(scope, receive, send)


def host(scope: Any) -> str:
    """What the client calls us."""
    return next((said.decode("latin-1") for name, said in scope["headers"] if name == b"host"), "")


async def turn_away(scope: Any, send: Send) -> None:
    """Say that there is no such house here."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    told = error_body(Misdirected("http.host"))
    headers = {**HEADERS, "content-type": "application/json", "cache-control": "no-store"}
    plain = [(name.encode(), said.encode()) for name, said in headers.items()]
    await send({"type": "http.response.start", "status": told.status, "headers": plain})
    await send({"type": "http.response.body", "body": codec.encode(told), "more_body": False})
