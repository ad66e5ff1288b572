"""Who may send what: requests and sockets come from pages of this house, and not too many."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from sleuth.web.errors import Elsewhere
from sleuth.web.settings import Settings

COOKIE = "sleuth"
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


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site send it.

    An empty secret takes the cookie away.
    """
    age = YEAR if secret else 0
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, *(["Secure"] if secure else [])])
