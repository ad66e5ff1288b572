"""What a page asks of the house in its browser: the same operations as over HTTP."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec.structs import replace

from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.players import cast
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Plan
from sleuth.web.http import games
from sleuth.web.http.bodies import BotAtSeat, GameInfo
from sleuth.web.http.call import Call
from sleuth.web.http.operation import Operation
from sleuth.web.http.operations import OPERATIONS
from sleuth.web.http.strength_bodies import FairMatch, Higher

ELSEWHERE: Final = re.compile(
    r"/api/(puzzles|codes|records|metrics|me/(bots|recover\w*|secret))\b"
    r"|/api/(matches/[^/]+/review|games/[^/]+/explore|tables/[^/]+/qr)\b|/api/bots?\b"
)
"""What takes other people, more strength, or more data than a browser has."""


class HouseQuestion(NamedTuple):
    """A question of the page: a method, an address with what stands behind its `?`, a body."""

    method: str
    path: str
    body: str = ""


@cache
def pattern(path: str) -> re.Pattern[str]:
    """What an address of this form looks like."""
    return re.compile(re.escape(path).replace(r"\{id\}", "(?P<id>[^/]+)"))


def found(method: str, path: str) -> tuple[Operation[Any], dict[str, str]]:
    """The operation at an address, and what the address says."""
    if ELSEWHERE.match(path):
        raise NotNow("offline.not-here")
    for each in OPERATIONS:
        said = pattern(each.path).fullmatch(path)
        if said is not None and each.method == method:
            return each, {name: unquote(part) for name, part in said.groupdict().items()}
    raise NotNow("offline.not-here")


def given(operation: Operation[Any], query: str, body: str) -> Any:
    """What came in, checked."""
    if operation.takes is not None:
        return codec.decode(codec.shallow(body.encode()), operation.takes)
    if operation.asks is not None:
        return codec.convert(dict(parse_qsl(query)), operation.asks, strict=False)
    return None


async def answer(
    house: House, secret: str | None, asked: HouseQuestion
) -> tuple[bytes, str | None]:
    """Ask the house: the answer, encoded, and a secret to keep, where there is a fresh one."""
    address = urlsplit(asked.path)
    operation, about = found(asked.method, address.path)
    call = Call(house, secret, about, given(operation, address.query, asked.body))
    await demand_light(call)
    gone = await operation.answer(call)
    if operation.answer is games.games:
        gone = offered(gone)
    elif isinstance(gone, FairMatch):
        gone = replace(gone, chairs=lighter(about["id"], gone.chairs))
    elif isinstance(gone, Higher) and gone.chairs is not None:
        game = (await call.table()).state.game.name
        gone = gone if lighter(game, gone.chairs) == gone.chairs else Higher(None)
    return gone.encode() if operation.text else codec.encode(gone), call.fresh


def offered(all_games: tuple[GameInfo, ...]) -> tuple[GameInfo, ...]:
    """The games that somebody of the house plays here, and who does."""
    return tuple(
        replace(each, cast={name: each.cast[name] for name in light}, bots=())
        for each in all_games
        if (light := cast.light(each.name))
    )


def lighter(game: str, chairs: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """The same company; for who could not think here, the strongest who can and is not there."""
    light = cast.light(game)
    spare = [each for each in light if each not in chairs]
    return tuple(each if each is None or each in light else spare.pop() for each in chairs)


async def demand_light(call: Call[Any]) -> None:
    """Nobody sits down who could not think here."""
    match call.given:
        case Plan(game=game, seating=seating):
            wanted = [each.bot for each in seating if each.bot is not None]
        case BotAtSeat(bot=str(bot)):
            game, wanted = (await call.table()).state.game.name, [bot]
        case _:
            return
    for bot in wanted:
        if bot not in cast.light(game):
            raise Malformed("bot.unknown", name=bot)
