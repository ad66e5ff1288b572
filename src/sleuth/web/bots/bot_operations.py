"""Every operation that has to do with bot accounts: making them, and what they may ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sleuth.tables.info import TableInfo
from sleuth.web.bots import accounts, commands, streams
from sleuth.web.bots.bot_bodies import (
    BotAccount,
    BotEvent,
    BotMove,
    MovesOnOffer,
    MovesWanted,
    NewBot,
    StreamWanted,
    WhichBot,
)
from sleuth.web.http.bodies import Nothing
from sleuth.web.http.call import Call
from sleuth.web.http.operation import CHAIR, TABLE, Operation
from sleuth.web.socket import wire

MINE: Final = "/api/me/bots"

COMMANDS: Final[tuple[tuple[str, Callable[[Call[Any]], Awaitable[wire.Done]], Any], ...]] = (
    ("play", commands.bot_play, BotMove),
    ("say", commands.bot_say, wire.Say),
    ("take-back", commands.bot_take_back, wire.TakeBack),
    ("consent", commands.bot_consent, wire.Consent),
    ("resign", commands.bot_resign, wire.Resign),
    ("reclaim", commands.bot_reclaim, wire.Reclaim),
)

OF_BOTS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        method="GET",
        path=MINE,
        answer=accounts.my_bots,
        gives=tuple[BotAccount, ...],
        errors=(401,),
    ),
    Operation(
        method="POST",
        path=MINE,
        answer=accounts.make_bot,
        takes=NewBot,
        gives=BotAccount,
        status=201,
        errors=(401, 409),
    ),
    Operation(
        method="POST",
        path=f"{MINE}/{{id}}/token",
        answer=accounts.renew_token,
        takes=Nothing,
        gives=BotAccount,
        errors=(401, 404),
    ),
    Operation(
        method="DELETE",
        path=f"{MINE}/{{id}}",
        answer=accounts.forget_bot,
        gives=tuple[BotAccount, ...],
        errors=(401, 404),
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/invite",
        answer=accounts.invite_bot,
        takes=WhichBot,
        gives=TableInfo,
        errors=CHAIR,
    ),
    Operation(
        method="GET",
        path="/api/stream",
        answer=streams.event_stream,
        gives=BotEvent,
        who="bots",
        stream=True,
        errors=(401,),
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/stream",
        answer=streams.table_stream,
        asks=StreamWanted,
        gives=wire.Message,
        who="bots",
        stream=True,
        errors=(401, 403, 404, 422),
    ),
    Operation(
        method="GET",
        path=f"{TABLE}/moves",
        answer=commands.bot_moves,
        asks=MovesWanted,
        gives=MovesOnOffer,
        who="bots",
        errors=(*CHAIR, 422),
    ),
    *(
        Operation(
            method="POST",
            path=f"{TABLE}/{name}",
            answer=answer,
            takes=takes,
            gives=wire.Done,
            who="bots",
            errors=CHAIR,
        )
        for name, answer, takes in COMMANDS
    ),
    Operation(
        method="POST",
        path=f"{TABLE}/decline",
        answer=commands.bot_decline,
        takes=Nothing,
        gives=TableInfo,
        who="bots",
        errors=CHAIR,
    ),
)
