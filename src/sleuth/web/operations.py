"""Every operation over HTTP, once: the routes and their description are both made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sleuth.tables.acts.hosting import NewTerms
from sleuth.tables.info import TableInfo
from sleuth.tables.opening.plan import Plan
from sleuth.tables.opening.rematch import Again
from sleuth.web import afterwards, api, hosting, visits
from sleuth.web.bodies import (
    AtSeat,
    BotAtSeat,
    Eyes,
    GameInfo,
    GuideInfo,
    Health,
    MatchInfo,
    Me,
    Mute,
    NewMe,
    NewRecord,
    Nothing,
    PersonAtSeat,
    Pledge,
    Recover,
    Recovery,
    Steps,
    Switch,
    TableLink,
    TwoSeats,
    Wanted,
    Whom,
    Worlds,
)

Gate = Literal["replay", "upload", "code"]
"""What costs the house much, or could be guessed, and is counted by address apart from the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """A method and an address, what comes in, what goes out, and which errors may."""

    method: Literal["DELETE", "GET", "POST", "PUT"]
    path: str
    answer: Callable[[api.Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    asks: Any = None  # what may stand behind the `?`
    media: str = "text/plain"  # of an answer that is text
    big: bool = False  # may the body be as long as a record?
    free: bool = False  # is it not counted at all?
    gate: Gate | None = None  # through which it goes besides that of all reads or all changes
    status: int = 200
    errors: tuple[int, ...] = ()

    @property
    def text(self) -> bool:
        """Is the answer plain text?"""
        return self.gives is str


GUIDE: Final = "/api/games/{id}/guide"
TABLE: Final = "/api/tables/{id}"
MATCH: Final = "/api/matches/{id}"
CHAIR: Final = (401, 403, 404, 409)

HOSTING: Final[tuple[tuple[str, Callable[[api.Call], Awaitable[Any]], Any], ...]] = (
    ("terms", hosting.agree, NewTerms),
    ("swap", hosting.swap, TwoSeats),
    ("seat", hosting.seat_person, PersonAtSeat),
    ("ready", hosting.ready, Switch),
    ("remove", hosting.remove, Whom),
    ("mute", hosting.mute, Mute),
    ("host", hosting.pass_on, Whom),
)

OPERATIONS: Final = (
    Operation(method="GET", path="/api/health", answer=api.health, gives=Health, free=True),
    Operation(method="GET", path="/api/games", answer=api.games, gives=tuple[GameInfo, ...]),
    Operation(method="GET", path=GUIDE, answer=api.show_guide, gives=GuideInfo, errors=(404, 409)),
    Operation(
        method="POST",
        path=GUIDE,
        answer=api.teach,
        takes=Nothing,
        gives=TableInfo,
        status=201,
        errors=(401, 404, 409),
    ),
    Operation(method="GET", path="/api/me", answer=api.me, gives=Me),
    Operation(method="PUT", path="/api/me", answer=api.call_me, takes=NewMe, gives=Me),
    Operation(method="DELETE", path="/api/me", answer=visits.forget_me, gives=Me, errors=(401,)),
    Operation(
        method="GET",
        path="/api/me/tables",
        answer=visits.my_tables,
        gives=tuple[TableInfo, ...],
        errors=(401,),
    ),
    Operation(
        method="POST",
        path="/api/me/recovery",
        answer=visits.recovery,
        takes=Nothing,
        gives=Recovery,
        errors=(401,),
    ),
    Operation(
        method="POST",
        path="/api/me/recover",
        answer=visits.recover,
        takes=Recover,
        gives=Me,
        errors=(409,),
    ),
    Operation(
        method="POST",
        path="/api/me/secret",
        answer=visits.renew,
        takes=Nothing,
        gives=Me,
        errors=(401,),
    ),
    Operation(
        method="POST",
        path="/api/pledges",
        answer=api.pledge,
        takes=Nothing,
        gives=Pledge,
        status=201,
    ),
    Operation(
        method="GET",
        path="/api/tables",
        answer=api.gathering,
        asks=Wanted,
        gives=tuple[TableInfo, ...],
        errors=(422,),
    ),
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
    *(
        Operation(
            method="POST",
            path=f"{TABLE}/{name}",
            answer=answer,
            takes=takes,
            gives=TableInfo,
            errors=CHAIR,
        )
        for name, answer, takes in HOSTING
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/rematch",
        answer=hosting.rematch,
        takes=Again,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="GET",
        path="/api/codes/{id}",
        answer=visits.by_code,
        gives=TableInfo,
        gate="code",
        errors=(404,),
    ),
    Operation(
        method="GET",
        path="/api/table-link/{id}",
        answer=visits.table_link,
        gives=TableLink,
        errors=(404,),
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/qr.svg",
        answer=visits.qr,
        gives=str,
        media="image/svg+xml",
        errors=(404,),
    ),
    Operation(method="GET", path="/api/metrics", answer=visits.metrics, gives=str),
    Operation(
        method="GET",
        path=MATCH,
        answer=api.show_match,
        gives=MatchInfo,
        gate="replay",
        errors=(404, 409),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/record",
        answer=api.record,
        gives=str,
        gate="replay",
        errors=(404, 409),
    ),
    *(
        Operation(
            method="GET",
            path=f"{MATCH}/{answer.__name__}",
            answer=answer,
            asks=Eyes,
            gives=gives,
            gate="replay",
            errors=(404, 409, 422),
        )
        for answer, gives in ((afterwards.steps, Steps), (afterwards.worlds, Worlds))
    ),
    Operation(
        method="POST",
        path="/api/records",
        answer=afterwards.upload,
        takes=NewRecord,
        gives=MatchInfo,
        status=201,
        big=True,
        gate="upload",
        errors=(401, 404, 409),
    ),
)
