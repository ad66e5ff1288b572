"""What can be asked over HTTP about matches that are over."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel.data import Draw, Drawn, Over
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.study import transcript
from sleuth.tables.archive import Asker
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.info import SeatInfo
from sleuth.tables.opening import records
from sleuth.tables.opening.records import places
from sleuth.tables.table.table import Table
from sleuth.web.http.bodies import DrawInfo, MatchInfo, NewRecord
from sleuth.web.http.call import Call


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
        steps=len(match.standing) + 1,
        ended=info.ended,
        parts=info.parts,
        uploaded=info.uploaded,
        expires=table.state.row.expires,
        review=review,
        guided=info.guided is not None,
        minded=able.minded is not None,
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


async def upload(call: Call[NewRecord]) -> MatchInfo:
    """Keep a record from anywhere as a finished match. A wrong one is refused with its line."""
    person, given = await call.person(), call.given
    return await match_info(call.house, await records.upload(call.house, person, given.text))
