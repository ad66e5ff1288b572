"""The page: files that the build left in `static`, and one index for every address of the page."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from sleuth.web.http.errors import NotBuilt
from sleuth.web.http.security import HEADERS
from sleuth.web.server.settings import Settings

PLACES = re.compile(
    r"/|/(table|match|rules|campaign|explore|puzzle)/[^/]+/?"
    r"|/(tables|friends|puzzles|me)/?|/games(/.*)?"
)
UNKEPT = {"cache-control": "no-cache"}
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How the build packs what shrinks, the smallest first."""

DOCS = "/docs"
"""Where the documentation is, if it was built."""

POLICY = "content-security-policy"
OF_DOCS = UNKEPT | {POLICY: HEADERS[POLICY].replace("form-action 'none'", "form-action 'self'")}
"""A search is a form that is sent to a page beside."""

THINKS = re.compile(r"^/assets/house-worker-[\w-]+\.js$")
PYTHON = {
    POLICY: HEADERS[POLICY].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
}
"""The worker in which a browser plays by itself, and nothing else, may run machine code."""

FOREVER = "public, max-age=31536000, immutable"


@lru_cache(maxsize=256)
def contents(path: Path, changed: int) -> bytes:
    """A file as it was when it last changed."""
    del changed
    return path.read_bytes()


def zipped(path: Path) -> Path:
    """The same file, packed as every browser unpacks it."""
    return path.with_name(f"{path.name}.gz")


def found(static: Path, address: str) -> Path | None:
    """The file behind an address, if it lies inside the folder; big ones lie there packed only."""
    try:
        path = (static / address.lstrip("/")).resolve()
        there = path.is_file() or zipped(path).is_file()
        return path if path.is_relative_to(static.resolve()) and there else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Does a client take this encoding? A weight of nothing says no."""
    said = request.headers.get("accept-encoding", "").lower()
    parts = (part.replace(" ", "").partition(";q=") for part in said.split(","))
    weights = {name: weight for name, _, weight in parts}
    return encoding in weights and (weights[encoding] or "1").strip("0.") != ""


def packed(path: Path, request: Request[Any, Any, Any]) -> tuple[Path, dict[str, str]]:
    """The file as the build packed it, for a client that can unpack it; else as it is."""
    headers = {"vary": "accept-encoding"}
    for encoding, ending in PACKED:
        beside = path.with_name(path.name + ending)
        if accepts(request, encoding) and beside.is_file():
            return beside, {**headers, "content-encoding": encoding}
    return path, headers


def body_of(path: Path) -> bytes:
    """What stands in a file now."""
    if path.is_file():
        return contents(path, path.stat().st_mtime_ns)
    return gzip.decompress(body_of(zipped(path)))


def is_visit(request: Request[Any, Any, Any]) -> bool:
    """Does a person look for a page here, and not a program for a file or an answer?"""
    wants = request.headers.get("accept", "")
    return "text/html" in wants and not request.scope["path"].startswith(("/api/", "/assets/"))


def lost(settings: Settings) -> Response[bytes]:
    """The page at an address that it does not know: it says so, and shows the way on."""
    path = found(settings.static, "index.html")
    if path is None:
        raise NotBuilt("page.not-built")
    return Response(body_of(path), status_code=404, media_type="text/html", headers=UNKEPT)


def document(settings: Settings, address: str) -> Response[Any] | None:
    """A page of the documentation, or of what belongs to it; nothing, where it was not built."""
    if address.rstrip("/") == DOCS:
        return Redirect(f"{DOCS}/index.html", status_code=307)
    path = found(settings.site, address.removeprefix(DOCS))
    return None if path is None else file_of(path, OF_DOCS)


def file_of(path: Path, headers: dict[str, str]) -> Response[bytes]:
    """A file as an answer."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(body_of(path), media_type=kind, headers=headers)


def pages(settings: Settings) -> HTTPRouteHandler:
    """Files, the index, and the documentation; anything else is not found."""

    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        address = request.scope["path"]
        is_document = address == DOCS or address.startswith(f"{DOCS}/")
        if is_document and (answer := document(settings, address)) is not None:
            return answer
        index = bool(PLACES.fullmatch(address))
        path = found(settings.static, "index.html" if index else address)
        if path is None and not index and is_visit(request):
            return lost(settings)
        if path is None:
            raise NotBuilt("page.not-built") if index else NotFoundException()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        cached = FOREVER if address.startswith("/assets/") else "no-cache"
        sent, headers = packed(path, request)
        headers |= PYTHON if THINKS.search(address) else {}
        return Response(
            body_of(sent), media_type=kind, headers={"cache-control": cached, **headers}
        )

    return HTTPRouteHandler(["/", "/{path:path}"], http_method="GET", name="page")(page)
