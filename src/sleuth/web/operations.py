"""Every operation over HTTP, once: the routes and their description are both made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sleuth.tables.house import Plan
from sleuth.tables.info import TableInfo
from sleuth.web import api
from sleuth.web.bodies import AtSeat, BotAtSeat, GameInfo, Health, MatchInfo, Me, NewMe, Nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """A method and an address, what comes in, what goes out, and which errors may."""

    method: Literal["GET", "POST", "PUT"]
    path: str
    answer: Callable[[api.Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()

    @property
    def text(self) -> bool:
        """Is the answer plain text?"""
        return self.gives is str


TABLE: Final = "/api/tables/{id}"
MATCH: Final = "/api/matches/{id}"
CHAIR: Final = (401, 403, 404, 409)

OPERATIONS: Final = (
    Operation(method="GET", path="/api/health", answer=api.health, gives=Health),
    Operation(method="GET", path="/api/games", answer=api.games, gives=tuple[GameInfo, ...]),
    Operation(method="GET", path="/api/me", answer=api.me, gives=Me),
    Operation(method="PUT", path="/api/me", answer=api.call_me, takes=NewMe, gives=Me),
    Operation(method="GET", path="/api/tables", answer=api.gathering, gives=tuple[TableInfo, ...]),
    Operation(
        method="POST",
        path="/api/tables",
        answer=api.create_table,
        takes=Plan,
        gives=TableInfo,
        status=201,
        errors=(401, 404, 409),
    ),
    Operation(method="GET", path=TABLE, answer=api.show_table, gives=TableInfo, errors=(404,)),
    Operation(
        method="POST",
        path=f"{TABLE}/sit",
        answer=api.sit,
        takes=AtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/stand",
        answer=api.stand,
        takes=AtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/bot",
        answer=api.place_bot,
        takes=BotAtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/start",
        answer=api.start_match,
        takes=Nothing,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(method="GET", path=MATCH, answer=api.show_match, gives=MatchInfo, errors=(404, 409)),
    Operation(
        method="GET", path=f"{MATCH}/record", answer=api.record, gives=str, errors=(404, 409)
    ),
)
