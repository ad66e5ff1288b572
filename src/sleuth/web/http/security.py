"""Who may send what: requests and sockets come from pages of this house, and not too many."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from sleuth.web.http.errors import Elsewhere
from sleuth.web.server.settings import Settings

COOKIE = "sleuth"
SECURE = "__Host-sleuth"
"""Over TLS: a browser takes a cookie of this name from nobody but this very host."""

SECRET = re.compile(r"[A-Za-z0-9_-]{1,100}")
"""What the house gives out as a secret; anything else in a cookie is none."""

PREFIX = 64
"""Bits of an address of version 6 that say whose it is."""

YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "connect-src 'self' ws: wss:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def demand_own_page(connection: AnyConnection, settings: Settings) -> None:
    """Browsers say which page sent something: it must be one of ours. Others say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Elsewhere("http.origin")
        return
    if host_of(origin) != connection.headers.get("host") and origin not in settings.origins:
        raise Elsewhere("http.origin")


def host_of(origin: str) -> str:
    """The host of a page, with its port; of what is no address, none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address(connection: AnyConnection) -> str:
    """Where a client is, as far as limits go."""
    return household(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What counts as one address: of version 6, everybody has a whole network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    mapped = found.ipv4_mapped
    return str(mapped or ip_network((found, PREFIX), strict=False).network_address)


def is_secure(connection: AnyConnection) -> bool:
    """Did it come over TLS, to us or to a proxy before us?"""
    return connection.url.scheme in ("https", "wss")


def secret_of(connection: AnyConnection) -> str | None:
    """The secret of the one who asks. Over TLS, one that was given before it still counts."""
    safer = kept(connection, SECURE) if is_secure(connection) else None
    return safer or kept(connection, COOKIE)


def token_of(connection: AnyConnection) -> str | None:
    """The token of a bot account, if one was sent; what cannot be one is an empty one."""
    scheme, _, said = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    return said.strip() if SECRET.fullmatch(said.strip()) else ""


def kept(connection: AnyConnection, name: str) -> str | None:
    """What a browser keeps under this name, if it can be a secret."""
    found = connection.cookies.get(name, "")
    return found if SECRET.fullmatch(found) else None


def cookies(connection: AnyConnection, fresh: str | None) -> list[str]:
    """The headers that give a browser a fresh secret; an empty one is taken away.

    Over TLS, a secret under the old name is given anew under the one that is kept safer.
    """
    if not is_secure(connection):
        return [] if fresh is None else [cookie(COOKIE, fresh, secure=False)]
    old, safer = kept(connection, COOKIE), kept(connection, SECURE)
    renewed = old if fresh is None and safer is None else fresh
    found = [] if renewed is None else [cookie(SECURE, renewed, secure=True)]
    return [*found, cookie(COOKIE, "", secure=True)] if COOKIE in connection.cookies else found


def cookie(name: str, secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site send it.

    An empty secret takes the cookie away.
    """
    age = YEAR if secret else 0
    parts = [f"{name}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, *(["Secure"] if secure else [])])
