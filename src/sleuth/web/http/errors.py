"""One shape for every error, over HTTP and over the socket; codes are stable."""

from __future__ import annotations

import logging

from sleuth.kernel.errors import (
    Conflict,
    IllegalMove,
    Malformed,
    NoSuchGame,
    NoSuchPuzzle,
    NoSuchTable,
    NotSeated,
    SleuthError,
)
from sleuth.players.pool import NoAnswer
from sleuth.store.store import Unstored
from sleuth.tables.errors import NotAllowed, NotNow, Stranger
from sleuth.tables.limits import Flood
from sleuth.web.socket.socket_limits import Crowded
from sleuth.web.socket.wire import ErrorBody

log = logging.getLogger("sleuth")


class NotBuilt(SleuthError):
    """There is no page to show: it has to be built first."""


class Elsewhere(NotAllowed):
    """A page of another house sent this."""


class Misdirected(SleuthError):
    """No house is known here by that name."""


STATUS: dict[type[SleuthError], int] = {
    Stranger: 401,
    NotAllowed: 403,
    NotSeated: 403,
    NoSuchGame: 404,
    NoSuchPuzzle: 404,
    NoSuchTable: 404,
    Conflict: 409,
    IllegalMove: 409,
    NotNow: 409,
    Misdirected: 421,
    Malformed: 422,
    Crowded: 429,
    Flood: 429,
    NoAnswer: 503,
    NotBuilt: 503,
    Unstored: 503,
}


def error_body(error: Exception) -> ErrorBody:
    """What a client is told of an error; of our own faults, nothing but that there was one."""
    if isinstance(error, SleuthError):
        status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)
        return ErrorBody(error.code, status, dict(error.details))
    log.error("a fault of ours", exc_info=error)
    return ErrorBody("house.fault", 500)
