"""Every operation over HTTP, once: the routes and their description are both made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sleuth.tables.acts.hosting import NewTerms
from sleuth.tables.info import TableInfo
from sleuth.tables.opening.plan import Plan
from sleuth.tables.opening.rematch import Again
from sleuth.web.bots import bot_operations
from sleuth.web.http import (
    games,
    hosting,
    match_operations,
    people,
    puzzles,
    ratings,
    tables,
)
from sleuth.web.http.bodies import (
    AtSeat,
    BotAtSeat,
    GameInfo,
    GuideInfo,
    Health,
    Me,
    Mute,
    NewMe,
    Nothing,
    PersonAtSeat,
    Pledge,
    PositionAsked,
    PositionKnown,
    Recover,
    Recovery,
    Switch,
    TableLink,
    TwoSeats,
    Wanted,
    Whom,
)
from sleuth.web.http.call import Call
from sleuth.web.http.operation import CHAIR, TABLE, Operation
from sleuth.web.http.puzzle_bodies import NewSharing, Sharing
from sleuth.web.http.strength_bodies import (
    FairMatch,
    FairWanted,
    Higher,
    MyData,
    MyDiary,
    MyRatings,
    SeatRating,
)

GUIDE: Final = "/api/games/{id}/guide"

HOSTING: Final[tuple[tuple[str, Callable[[Call[Any]], Awaitable[TableInfo]], Any], ...]] = (
    ("terms", hosting.agree, NewTerms),
    ("swap", hosting.swap, TwoSeats),
    ("seat", hosting.seat_person, PersonAtSeat),
    ("ready", hosting.ready, Switch),
    ("remove", hosting.remove, Whom),
    ("mute", hosting.mute, Mute),
    ("host", hosting.pass_on, Whom),
)

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        method="GET", path="/api/health", who="all", answer=games.health, gives=Health, free=True
    ),
    Operation(
        method="GET", path="/api/games", who="all", answer=games.games, gives=tuple[GameInfo, ...]
    ),
    Operation(
        method="GET", path=GUIDE, answer=games.show_guide, gives=GuideInfo, errors=(404, 409)
    ),
    Operation(
        method="POST",
        path=GUIDE,
        answer=games.teach,
        takes=Nothing,
        gives=TableInfo,
        status=201,
        errors=(401, 404, 409),
    ),
    Operation(
        method="GET",
        path="/api/games/{id}/explore",
        answer=games.explore,
        asks=PositionAsked,
        gives=PositionKnown,
        gate="replay",
        errors=(404, 409, 422),
    ),
    Operation(method="GET", path="/api/me", answer=people.me, gives=Me),
    Operation(method="PUT", path="/api/me", answer=people.call_me, takes=NewMe, gives=Me),
    Operation(method="DELETE", path="/api/me", answer=people.forget_me, gives=Me, errors=(401,)),
    Operation(
        method="GET",
        path="/api/me/tables",
        answer=people.my_tables,
        gives=tuple[TableInfo, ...],
        errors=(401,),
    ),
    Operation(
        method="GET",
        path="/api/me/ratings",
        answer=ratings.my_ratings,
        gives=MyRatings,
        errors=(401,),
    ),
    Operation(
        method="PUT",
        path="/api/me/ratings",
        answer=ratings.show_ratings,
        takes=Switch,
        gives=MyRatings,
        errors=(401,),
    ),
    Operation(
        method="GET",
        path="/api/me/sharing",
        answer=puzzles.sharing,
        gives=Sharing,
        errors=(401,),
    ),
    Operation(
        method="PUT",
        path="/api/me/sharing",
        answer=puzzles.share,
        takes=NewSharing,
        gives=Sharing,
        errors=(401, 404),
    ),
    Operation(
        method="GET", path="/api/me/diary", answer=ratings.my_diary, gives=MyDiary, errors=(401,)
    ),
    Operation(
        method="GET", path="/api/me/data", answer=ratings.my_data, gives=MyData, errors=(401,)
    ),
    Operation(
        method="GET",
        path="/api/games/{id}/fair",
        answer=ratings.fair_match,
        asks=FairWanted,
        gives=FairMatch,
        errors=(404, 422),
    ),
    Operation(
        method="POST",
        path="/api/me/recovery",
        answer=people.recovery,
        takes=Nothing,
        gives=Recovery,
        errors=(401,),
    ),
    Operation(
        method="POST",
        path="/api/me/recover",
        answer=people.recover,
        takes=Recover,
        gives=Me,
        errors=(409,),
    ),
    Operation(
        method="POST",
        path="/api/me/secret",
        answer=people.renew,
        takes=Nothing,
        gives=Me,
        errors=(401,),
    ),
    Operation(
        method="POST",
        path="/api/pledges",
        answer=tables.pledge,
        takes=Nothing,
        gives=Pledge,
        status=201,
    ),
    Operation(
        method="GET",
        path="/api/tables",
        answer=tables.gathering,
        who="all",
        asks=Wanted,
        gives=tuple[TableInfo, ...],
        errors=(422,),
    ),
    Operation(
        method="POST",
        path="/api/tables",
        answer=tables.create_table,
        takes=Plan,
        gives=TableInfo,
        status=201,
        errors=(401, 404, 409),
    ),
    Operation(
        method="GET",
        path=TABLE,
        who="all",
        answer=tables.show_table,
        gives=TableInfo,
        errors=(404,),
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/sit",
        who="all",
        answer=tables.sit,
        takes=AtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/stand",
        who="all",
        answer=tables.stand,
        takes=AtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/bot",
        answer=tables.place_bot,
        takes=BotAtSeat,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/start",
        answer=tables.start_match,
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
        who="all",
        answer=hosting.rematch,
        takes=Again,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/one-up",
        answer=ratings.higher,
        gives=Higher,
        errors=(401, 404),
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/ratings",
        answer=ratings.table_ratings,
        gives=tuple[SeatRating, ...],
        errors=(404,),
    ),
    Operation(
        method="GET",
        path="/api/codes/{id}",
        who="all",
        answer=tables.by_code,
        gives=TableInfo,
        gate="code",
        errors=(404,),
    ),
    Operation(
        method="GET",
        path="/api/table-link/{id}",
        answer=tables.table_link,
        gives=TableLink,
        errors=(404,),
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/qr.svg",
        answer=tables.qr,
        gives=str,
        media="image/svg+xml",
        errors=(404,),
    ),
    Operation(method="GET", path="/api/metrics", answer=tables.metrics, gives=str),
    *match_operations.OF_MATCHES,
    *bot_operations.OF_BOTS,
    *(
        Operation(
            method="GET",
            path=f"/api/puzzles{name}",
            answer=answer,
            asks=asks,
            gives=gives,
            gate="replay",
            errors=errors,
        )
        for name, answer, asks, gives, errors in puzzles.READS
    ),
    *(
        Operation(
            method="POST",
            path=f"/api/puzzles/{{id}}/{name}",
            answer=answer,
            takes=takes,
            gives=gives,
            gate="replay",
            errors=(401, 404, 409),
        )
        for name, answer, takes, gives in puzzles.CHANGES
    ),
)
