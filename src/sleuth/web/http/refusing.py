"""Errors as HTTP answers, those of the server among them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from sleuth.kernel import codec
from sleuth.web.http.errors import error_body
from sleuth.web.socket.wire import ErrorBody

HTTP_CODES = {
    400: "http.bad-request",
    404: "http.not-found",
    405: "http.method",
    413: "http.too-big",
    415: "http.media-type",
}


def refusal(error: Exception) -> ErrorBody:
    """What a client is told of an error, ours or the server's."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        return ErrorBody(HTTP_CODES.get(error.status_code, "http.refused"), error.status_code)
    return error_body(error)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An error as an HTTP answer; a 405 says which methods there are, a 429 how long to wait."""
    del request
    body = refusal(error)
    said = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    headers = {name: value for name, value in said.items() if name.lower() == "allow"}
    if body.status == 429 and "wait" in body.details:
        headers["retry-after"] = str(body.details["wait"])
    return Response(
        codec.encode(body),
        status_code=body.status,
        media_type="application/json",
        headers=headers,
    )
