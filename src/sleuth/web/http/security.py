"""Who may send what: requests and sockets come from pages of this house, and not too many."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from sleuth.web.http.errors import Elsewhere
from sleuth.web.server.settings import Settings

COOKIE = "sleuth"
SECURE = "__Host-sleuth"
"""Over TLS: a browser takes a cookie of this name from nobody but this very host."""

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
    if urlsplit(origin).netloc != connection.headers.get("host") and origin not in settings.origins:
        raise Elsewhere("http.origin")


def address(connection: AnyConnection) -> str:
    """Where a client is."""
    return connection.client.host if connection.client else ""


def is_secure(connection: AnyConnection) -> bool:
    """Did it come over TLS, to us or to a proxy before us?"""
    return connection.url.scheme in ("https", "wss")


def secret_of(connection: AnyConnection) -> str | None:
    """The secret of the one who asks. Over TLS, one that was given before it still counts."""
    given = connection.cookies
    return (given.get(SECURE) if is_secure(connection) else None) or given.get(COOKIE)


def cookies(connection: AnyConnection, fresh: str | None) -> list[str]:
    """The headers that give a browser a fresh secret; an empty one is taken away.

    Over TLS, a secret under the old name is given anew under the one that is kept safer.
    """
    if not is_secure(connection):
        return [] if fresh is None else [cookie(COOKIE, fresh, secure=False)]
    old = connection.cookies.get(COOKIE)
    renewed = old if fresh is None and SECURE not in connection.cookies else fresh
    found = [] if renewed is None else [cookie(SECURE, renewed, secure=True)]
    return found if old is None else [*found, cookie(COOKIE, "", secure=True)]


def cookie(name: str, secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site send it.

    An empty secret takes the cookie away.
    """
    age = YEAR if secret else 0
    parts = [f"{name}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, *(["Secure"] if secure else [])])
