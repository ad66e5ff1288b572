"""What can be asked over HTTP about matches that are over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Raw

from sleuth.games import show, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Draw, Drawn, Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.players.pool import NoAnswer
from sleuth.players.worker import Count
from sleuth.study import transcript
from sleuth.study.steps import Reel, Stage
from sleuth.tables.archive import Asker
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.info import SeatInfo
from sleuth.tables.opening import records
from sleuth.tables.opening.records import places
from sleuth.tables.table.table import Table
from sleuth.texts import nearest, speaking
from sleuth.web.http.bodies import (
    DrawInfo,
    Eyes,
    MatchInfo,
    NewRecord,
    Step,
    Steps,
    Worlds,
)
from sleuth.web.http.call import Call

BOUND = 10_000
"""More worlds than so many are not counted."""

PAGE = 100
"""At most so many steps go out at once ..."""

BYTES = 256 * 1024
"""... and not one more when there are so many bytes."""

Counts = tuple[int | None, ...]
EncodedViews = tuple[Raw, ...]


async def show_match(call: Call[None]) -> MatchInfo:
    """A finished match, with its seed and its whole record."""
    return await match_info(call.house, await call.table())


async def match_info(house: House, table: Table) -> MatchInfo:
    """Everything about a match that is over."""
    match, info = table.state.match, demand_finished(table).info()
    over, able = isinstance(match.pending(), Over), talents(table.state.game.name)

    def past(asker: Asker) -> tuple[tuple[DrawInfo, ...], dict[str, float], Any]:
        measured = dict(able.measures(match)) if over else {}
        return draws(match, asker), measured, able.review(match) if over and able.review else None

    drawn, measures, review = await house.archive.apart(past)
    return MatchInfo(
        id=table.id,
        game=table.state.game.name,
        version=table.state.game.version,
        options=msgspec.to_builtins(table.state.options),
        seats=info.seats,
        result=info.result,
        commitment=info.commitment,
        seed=info.seed,
        draws=drawn,
        hints=info.hints,
        measures=measures,
        entries=tuple(match.record),
        ended=info.ended,
        parts=info.parts,
        uploaded=info.uploaded,
        expires=table.state.row.expires,
        review=review,
        guided=info.guided is not None,
    )


def demand_finished(table: Table) -> Table:
    """A match is laid open when it is over."""
    if not table.state.finished or not table.state.roster.started:
        raise NotNow("match.not-over")
    return table


def draws(match: AnyMatch, asker: Asker) -> tuple[DrawInfo, ...]:
    """What chance was asked in this match, and what it answered, in order."""
    found: list[DrawInfo] = []
    stages = retrace(match.game, match.options, match.seats, match.record)
    for stage, entry in zip(stages, match.record, strict=False):
        asker.demand()
        if isinstance(entry.came, Drawn):
            asked = stage.pending()
            assert isinstance(asked, Draw)
            found.append(DrawInfo(asked.of, asked.k, asked.ordered, entry.came.picks))
    return tuple(found)


async def record(call: Call[None]) -> str:
    """A finished match as text."""
    table = demand_finished(await call.table())
    told = {"table": table.id, "seed": table.state.seed or ""}
    told |= {f"name {each.seat}": seat_name(each) for each in table.info().seats}
    over = table.state.match.pending()
    if isinstance(over, Over):
        told |= {"places": places(over), "why": over.why}
    headers, match = {name: said for name, said in told.items() if said}, table.state.match
    return await call.house.archive.apart(lambda _: transcript.write(match, headers))


def seat_name(info: SeatInfo) -> str:
    """Who sat there."""
    if info.name is not None:
        return info.name
    return info.person.name if info.person is not None else f"bot {info.bot}"


async def looked(call: Call[Eyes]) -> tuple[Table, Seat | None, int]:
    """Which match is looked at, through whose eyes, and from which step on."""
    table, eyes = demand_finished(await call.table()), call.given
    seat = None if eyes.seat == "open" else Seat(int(eyes.seat))
    if seat is not None and seat >= table.state.match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    last = len(table.state.match.standing)
    if eyes.first > last:
        raise Malformed("match.no-such-step", step=eyes.first, last=last)
    return table, seat, eyes.first


def asked_words(call: Call[Eyes]) -> str:
    """The language in which views are wanted as text; none as a rule."""
    return call.given.words and nearest(call.given.words)


async def steps(call: Call[Eyes]) -> Raw:
    """A finished match step by step, through the eyes of one seat or with all open; by pages."""
    table, seat, first = await looked(call)
    archive, words, name = call.house.archive, asked_words(call), table.state.game.name
    reel = archive.reel(table.state, seat)

    def put(stage: Stage, n: int) -> bytes:
        return codec.encode(step(n, stage, drawn(name, stage, words) if words else ()))

    def page(asker: Asker) -> bytes:
        found, after = gathered(reel, first, put, asker)
        told = Steps(table.id, seat, len(reel), tuple(map(Raw, found)), after)  # type: ignore[arg-type]
        return codec.encode(told)

    key = (table.id, f"steps {words}", seat, first)
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


def step(n: int, stage: Stage, shown: tuple[str, ...] = ()) -> Step:
    """One stage, as it goes out."""
    told = (stage.facts, stage.lines, stage.views)
    return Step(n, stage.at, stage.by, *told, stage.pending, shown)


def drawn(game: str, stage: Stage, words: str) -> tuple[str, ...]:
    """What was seen, as text in this language."""
    with speaking(words):
        return tuple(show(game, view, stage.at) for view in stage.views)


async def worlds(call: Call[Eyes]) -> Raw:
    """How many worlds each seat could not tell apart after each step; by pages."""
    table, seat, first = await looked(call)
    archive = call.house.archive
    reel = archive.reel(table.state, seat)

    def views(asker: Asker) -> tuple[list[bytes], int | None]:
        return gathered(reel, first, lambda stage, _: codec.encode(stage.views), asker)

    async def page() -> bytes:
        found, after = await archive.apart(views)
        rows = await counted(
            call, table.state.game.name, [codec.decode(row, EncodedViews) for row in found]
        )
        return codec.encode(Worlds(table.id, seat, BOUND, rows, after))

    return Raw(await archive.look((table.id, "worlds", seat, first), page))


async def counted(call: Call[Eyes], game: str, rows: Sequence[EncodedViews]) -> tuple[Counts, ...]:
    """How many worlds there are behind each view; in another process."""
    views = tuple(bytes(view).decode() for row in rows for view in row)
    try:
        body = await call.house.counters.ask(Count(game, views, BOUND))
        counts: Counts = codec.decode(body, Counts)
    except NoAnswer:
        counts = (None,) * len(views)
    wide = len(rows[0])
    return tuple(counts[at : at + wide] for at in range(0, len(counts), wide))


async def upload(call: Call[NewRecord]) -> MatchInfo:
    """Keep a record from anywhere as a finished match. A wrong one is refused with its line."""
    person, given = await call.person(), call.given
    return await match_info(call.house, await records.upload(call.house, person, given.text))
