"""What can be asked over HTTP about matches that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.players.minds import Mindless
from sleuth.players.worker import Count
from sleuth.study.steps import Stage, stages
from sleuth.tables.opening import records
from sleuth.web.api import Call, demand_finished, match_info
from sleuth.web.bodies import Eyes, MatchInfo, NewRecord, Step, Steps

BOUND = 10_000
"""More worlds than so many are not counted."""

Counts = tuple[int | None, ...]


async def steps(call: Call) -> Steps:
    """A finished match step by step, through the eyes of one seat or with all open."""
    table, eyes = demand_finished(await call.table()), call.asked
    assert isinstance(eyes, Eyes)
    seat = None if eyes.seat == "open" else Seat(int(eyes.seat))
    if seat is not None and seat >= table.state.match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    found = await asyncio.to_thread(lambda: list(stages(table.state.match, seat)))
    counts = await counted(call, table.state.game.name, found)
    return Steps(table.id, seat, BOUND, tuple(map(step, range(len(found)), found, counts)))


def step(n: int, stage: Stage, worlds: Counts) -> Step:
    """One stage, as it goes out."""
    told = (stage.facts, stage.lines, stage.views)
    return Step(n, stage.at, stage.by, *told, worlds, stage.pending)


async def counted(call: Call, game: str, found: Sequence[Stage]) -> list[Counts]:
    """How many worlds each seat could not tell apart at each stage; in another process."""
    views = tuple(codec.encode(view).decode() for stage in found for view in stage.views)
    try:
        body = await call.house.counters.ask(Count(game, views, BOUND))
        counts: Counts = codec.decode(body, Counts)
    except Mindless:
        counts = (None,) * len(views)
    wide = len(found[0].views)
    return [counts[at : at + wide] for at in range(0, len(counts), wide)]


async def upload(call: Call) -> MatchInfo:
    """Keep a record from anywhere as a finished match. A wrong one is refused with its line."""
    person, given = await call.person(), call.body
    assert isinstance(given, NewRecord)
    return match_info(await records.upload(call.house, person, given.text))
