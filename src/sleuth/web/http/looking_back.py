"""A finished match, to be looked back on by pages: steps, the story alone, pads and counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from msgspec import Raw

from sleuth.games import show
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Level
from sleuth.players.pool import NoAnswer
from sleuth.players.worker import Count, Recall
from sleuth.study.steps import Reel, Stage
from sleuth.tables.archive import Asker
from sleuth.tables.limits import Flood
from sleuth.tables.table.table import Table
from sleuth.texts import nearest, speaking
from sleuth.web.http.bodies import Eyes, PastPads, Step, Steps, Story, ToldStep, Worlds
from sleuth.web.http.call import Call
from sleuth.web.http.matches import demand_finished

BOUND = 10_000
"""More worlds than so many are not counted."""

PAGE = 100
"""At most so many steps go out at once ..."""

BYTES = 256 * 1024
"""... and not one more when there are so many bytes."""

STORY = 1000
"""At most so many moments of a story go out at once: they are small."""

LEVEL: Level = "odds"
"""When all is over nothing is kept back: pads show as much as can be worked out."""

Counts = tuple[int | None, ...]
EncodedViews = tuple[Raw, ...]


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
    archive, words, most = call.house.archive, asked_words(call), call.given.most
    name = table.state.game.name
    reel = archive.reel(table.state, seat)

    def put(stage: Stage, n: int) -> bytes:
        return codec.encode(step(n, stage, drawn(name, stage, words) if words else ()))

    def page(asker: Asker) -> bytes:
        found, after = gathered(reel, first, put, asker, most)
        told = Steps(table.id, seat, len(reel), tuple(map(Raw, found)), after)  # type: ignore[arg-type]
        return codec.encode(told)

    key = (table.id, f"steps {most} {words}", seat, first)
    return Raw(await archive.look(key, lambda: archive.apart(page)))


def gathered(
    reel: Reel,
    first: int,
    put: Callable[[Stage, int], bytes],
    asker: Asker,
    most: int = PAGE,
) -> tuple[list[bytes], int | None]:
    """As many stages as go out at once, each put into bytes, and where the next page begins."""
    found: list[bytes] = []
    size = 0
    for n, stage in enumerate(islice(reel.stages(first), most), first):
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


async def story(call: Call[Eyes]) -> Raw:
    """All that was told in a finished match, through the eyes of one seat or with all open."""
    table, seat, first = await looked(call)
    archive = call.house.archive
    reel = archive.reel(table.state, seat)

    def page(asker: Asker) -> bytes:
        found, after = gathered(reel, first, moment, asker, STORY)
        told = Story(table.id, seat, len(reel), tuple(map(Raw, found)), after)  # type: ignore[arg-type]
        return codec.encode(told)

    return Raw(await archive.look((table.id, "story", seat, first), lambda: archive.apart(page)))


def moment(stage: Stage, _: int) -> bytes:
    """One stage without what was seen."""
    return codec.encode(ToldStep(stage.at, stage.by, stage.lines))


async def pads(call: Call[Eyes]) -> Raw:
    """What a seat could work out on its pad after each step; by pages that are soon filled."""
    table, seat, first = await looked(call)
    if seat is None:
        raise Malformed("match.no-such-seat", seat=call.given.seat)
    archive, most = call.house.archive, call.given.most
    reel = archive.reel(table.state, seat)

    def views(asker: Asker) -> list[bytes]:
        return gathered(reel, first, lambda stage, _: codec.encode(stage.views[0]), asker, most)[0]

    async def page() -> bytes:
        found = await recalled(call, table.state.game.name, await archive.apart(views))
        after = first + len(found)
        return codec.encode(PastPads(table.id, seat, found, after if after < len(reel) else None))

    try:
        return Raw(await archive.look((table.id, f"pads {most}", seat, first), page))
    except NoAnswer as wrong:  # a blank pad would be remembered as the truth
        raise Flood("flood", wait=1) from wrong


async def recalled(call: Call[Eyes], game: str, views: Sequence[bytes]) -> tuple[Any, ...]:
    """The pads behind views of a seat, as many as there was time for; in another process."""
    spelt = tuple(view.decode() for view in views)
    body = await call.house.counters.ask(Recall(game, LEVEL, spelt))
    found: tuple[Raw, ...] = codec.decode(body, EncodedViews)
    return found
