"""What can be asked over HTTP about matches that are over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from msgspec import Raw

from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.players.minds import Mindless
from sleuth.players.worker import Count
from sleuth.study.steps import Reel, Stage
from sleuth.tables.archive import Asker
from sleuth.tables.opening import records
from sleuth.tables.table.table import Table
from sleuth.web.api import Call, demand_finished, match_info
from sleuth.web.bodies import Eyes, MatchInfo, NewRecord, Step, Steps, Worlds

BOUND = 10_000
"""More worlds than so many are not counted."""

PAGE = 100
"""At most so many steps go out at once ..."""

BYTES = 256 * 1024
"""... and not one more when there are so many bytes."""

Counts = tuple[int | None, ...]
Views = tuple[Raw, ...]


async def looked(call: Call) -> tuple[Table, Seat | None, int]:
    """Which match is looked at, through whose eyes, and from which step on."""
    table, eyes = demand_finished(await call.table()), call.asked
    assert isinstance(eyes, Eyes)
    seat = None if eyes.seat == "open" else Seat(int(eyes.seat))
    if seat is not None and seat >= table.state.match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    last = len(table.state.match.standing)
    if eyes.first > last:
        raise Malformed("match.no-such-step", step=eyes.first, last=last)
    return table, seat, eyes.first


async def steps(call: Call) -> Raw:
    """A finished match step by step, through the eyes of one seat or with all open; by pages."""
    table, seat, first = await looked(call)
    archive = call.house.archive
    reel = archive.reel(table.state, seat)

    def page(asker: Asker) -> bytes:
        found, after = gathered(reel, first, lambda stage, n: codec.encode(step(n, stage)), asker)
        told = Steps(table.id, seat, len(reel), tuple(map(Raw, found)), after)  # type: ignore[arg-type]
        return codec.encode(told)

    key = (table.id, "steps", seat, first)
    return Raw(await archive.look(key, lambda: archive.apart(page)))


def gathered(
    reel: Reel, first: int, put: Callable[[Stage, int], bytes], asker: Asker
) -> tuple[list[bytes], int | None]:
    """As many stages as go out at once, each put into bytes, and where the next page begins."""
    found: list[bytes] = []
    size = 0
    for n, stage in enumerate(islice(reel.stages(first), PAGE), first):
        asker.demand()
        found.append(put(stage, n))
        size += len(found[-1])
        if size >= BYTES:
            break
    after = first + len(found)
    return found, after if after < len(reel) else None


def step(n: int, stage: Stage) -> Step:
    """One stage, as it goes out."""
    told = (stage.facts, stage.lines, stage.views)
    return Step(n, stage.at, stage.by, *told, stage.pending)


async def worlds(call: Call) -> Raw:
    """How many worlds each seat could not tell apart after each step; by pages."""
    table, seat, first = await looked(call)
    archive = call.house.archive
    reel = archive.reel(table.state, seat)

    def views(asker: Asker) -> tuple[list[bytes], int | None]:
        return gathered(reel, first, lambda stage, _: codec.encode(stage.views), asker)

    async def page() -> bytes:
        found, after = await archive.apart(views)
        rows = await counted(
            call, table.state.game.name, [codec.decode(row, Views) for row in found]
        )
        return codec.encode(Worlds(table.id, seat, BOUND, rows, after))

    return Raw(await archive.look((table.id, "worlds", seat, first), page))


async def counted(call: Call, game: str, rows: Sequence[Views]) -> tuple[Counts, ...]:
    """How many worlds there are behind each view; in another process."""
    views = tuple(bytes(view).decode() for row in rows for view in row)
    try:
        body = await call.house.counters.ask(Count(game, views, BOUND))
        counts: Counts = codec.decode(body, Counts)
    except Mindless:
        counts = (None,) * len(views)
    wide = len(rows[0])
    return tuple(counts[at : at + wide] for at in range(0, len(counts), wide))


async def upload(call: Call) -> MatchInfo:
    """Keep a record from anywhere as a finished match. A wrong one is refused with its line."""
    person, given = await call.person(), call.body
    assert isinstance(given, NewRecord)
    return await match_info(call.house, await records.upload(call.house, person, given.text))
