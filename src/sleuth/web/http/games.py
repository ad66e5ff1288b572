"""What can be asked over HTTP about games."""

from __future__ import annotations

from sleuth.games import catalogue, game, talents
from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.options import describe
from sleuth.players.cast import CAST, minds
from sleuth.players.ladder.measured import MeasuredLadder, known
from sleuth.players.pool import NoAnswer
from sleuth.players.worker import Explore, Explored, Unexplored
from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableInfo
from sleuth.tables.limits import Flood
from sleuth.tables.state import lesson
from sleuth.web.http.bodies import (
    GameInfo,
    GuideInfo,
    Health,
    LadderInfo,
    PositionAsked,
    PositionKnown,
)
from sleuth.web.http.call import Call
from sleuth.web.socket.wire import WIRE


async def health(call: Call[None]) -> Health:
    """Is the house open?"""
    del call
    return Health("open", WIRE)


async def games(call: Call[None]) -> tuple[GameInfo, ...]:
    """The games of the house, lightest first, and what can be agreed on before each."""
    found = sorted(catalogue().values(), key=lambda each: talents(each.name).weight)
    return tuple(game_info(each, call.house.guests.names(each.name)) for each in found)


def game_info(of: AnyGame, guests: tuple[str, ...] = ()) -> GameInfo:
    """One game, described from its own types."""
    able = talents(of.name)
    return GameInfo(
        name=of.name,
        version=of.version,
        seats=tuple(of.seats),
        options=describe(of.options),
        bots=tuple(able.bots),
        guests=guests,
        cast=minds(of.name),
        levels=able.levels,
        measures=able.measure_names,
        phrases=able.phrases,
        guide=able.guide is not None,
        roles=able.roles,
        usual=dict(able.usual),
        timed=able.clocked is not None,
        ladders=tuple(map(ladder_info, known(of.name))),
    )


def ladder_info(of: MeasuredLadder) -> LadderInfo:
    """A ladder as the page shows it: everybody's rating, without its interval."""
    able = talents(of.game)
    sides = dict(zip(able.sides, dict.fromkeys(role.side for role in able.roles), strict=False))
    ratings = {name: round(of.rating(name)) for name in CAST}
    return LadderInfo(of.players, sides.get(of.role or ""), ratings)


async def show_guide(call: Call[None]) -> GuideInfo:
    """The guided first game of a game, step by step."""
    found = game(call.about["id"])
    guide = talents(found.name).guide
    if guide is None:
        raise NotNow("guide.none")
    return GuideInfo(found.name, guide.seat, guide.bot, tuple(lesson.steps(guide)))


async def explore(call: Call[PositionAsked]) -> PositionKnown:
    """What is known of a position of a game that is solved; it is worked out in another process."""
    found = game(call.about["id"])
    if talents(found.name).explore is None:
        raise NotNow("explore.none")
    try:
        body = await call.house.counters.ask(Explore(found.name, call.given.position))
    except NoAnswer as wrong:
        raise Flood("flood", wait=1) from wrong
    answer: Explored | Unexplored = codec.decode(body, Explored | Unexplored)
    if isinstance(answer, Unexplored):
        raise Malformed(answer.code, **answer.details)
    return PositionKnown(found.name, answer.found)


async def teach(call: Call[None]) -> TableInfo:
    """Begin the guided first game: a table for the one who asks and bots, and for nobody else."""
    table = await call.house.teach(await call.person(), call.about["id"])
    return table.info()
