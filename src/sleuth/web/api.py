"""What can be asked over HTTP. Each function answers one operation; `operations` lists them."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import randbelow
from typing import Any

import msgspec

from sleuth.games import catalogue, game, talents
from sleuth.kernel.data import Draw, Drawn, Over
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.kernel.options import describe
from sleuth.study import transcript
from sleuth.tables.acts import chairs
from sleuth.tables.archive import Asker
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.info import Person, SeatInfo, TableInfo
from sleuth.tables.opening.plan import Plan
from sleuth.tables.opening.records import places
from sleuth.tables.people import NAMELESS
from sleuth.tables.state import lesson
from sleuth.tables.table.table import Table
from sleuth.web.bodies import (
    AtSeat,
    BotAtSeat,
    DrawInfo,
    GameInfo,
    GuideInfo,
    Health,
    MatchInfo,
    Me,
    NewMe,
    Pledge,
    Wanted,
)
from sleuth.web.site import Site
from sleuth.web.wire import WIRE

FIGURES = 12


@dataclass(slots=True)
class Call:
    """One request: to which house, with which secret, about what.

    `asked` is what stood behind the `?`, `site` the address of the house as the client knows it.
    `fresh` is a secret to keep; an empty one is to be forgotten.
    """

    house: House
    secret: str | None
    about: dict[str, str]
    body: Any
    asked: Any = None
    site: Site = field(default_factory=lambda: Site("http", ""))
    fresh: str | None = None

    async def person(self) -> Person:
        """Who is asking? It must be somebody."""
        return await self.house.people.demand(self.secret)

    async def table(self) -> Table:
        """The table that the address names."""
        return await self.house.table(self.about["id"])


async def health(call: Call) -> Health:
    """Is the house open?"""
    del call
    return Health("open", WIRE)


async def games(call: Call) -> tuple[GameInfo, ...]:
    """The games of the house, lightest first, and what can be agreed on before each."""
    del call
    found = sorted(catalogue().values(), key=lambda each: talents(each.name).weight)
    return tuple(map(game_info, found))


def game_info(of: AnyGame) -> GameInfo:
    """One game, described from its own types."""
    able = talents(of.name)
    return GameInfo(
        name=of.name,
        version=of.version,
        seats=tuple(of.seats),
        options=describe(of.options),
        bots=tuple(able.bots),
        levels=able.levels,
        measures=able.measure_names,
        phrases=able.phrases,
        guide=able.guide is not None,
        roles=able.roles,
    )


async def me(call: Call) -> Me:
    """Who am I?"""
    person = await call.house.people.recognise(call.secret)
    if person is None:
        return Me("", None, randbelow(FIGURES))
    return as_me(person)


def as_me(person: Person) -> Me:
    """Somebody as they see themselves; a name that cannot be shown has to be given anew."""
    return Me(person.id, None if person.name == NAMELESS else person.name, person.figure)


async def call_me(call: Call) -> Me:
    """Take a name. The first time, a secret comes back in a cookie: it is all that proves me."""
    wanted: NewMe = call.body
    people = call.house.people
    person = await people.recognise(call.secret)
    if person is None:
        person, call.fresh = await people.arrive(wanted.name, wanted.figure)
    else:
        person = await people.rename(person, wanted.name, wanted.figure)
    return as_me(person)


async def pledge(call: Call) -> Pledge:
    """A promise for the table that I am about to make, so that my nonce cannot be foreseen."""
    return Pledge(call.house.pledge())


async def create_table(call: Call) -> TableInfo:
    """Set up a table; its host is the one who asks."""
    plan: Plan = call.body
    table = await call.house.create(await call.person(), plan)
    return table.info()


async def show_guide(call: Call) -> GuideInfo:
    """The guided first game of a game, step by step."""
    found = game(call.about["id"])
    guide = talents(found.name).guide
    if guide is None:
        raise NotNow("guide.none")
    return GuideInfo(found.name, guide.seat, guide.bot, tuple(lesson.steps(guide)))


async def teach(call: Call) -> TableInfo:
    """Begin the guided first game: a table for the one who asks and bots, and for nobody else."""
    table = await call.house.teach(await call.person(), call.about["id"])
    return table.info()


async def gathering(call: Call) -> tuple[TableInfo, ...]:
    """Public tables that wait for people, newest first."""
    wanted = call.asked
    assert isinstance(wanted, Wanted)
    return await call.house.gathering(wanted.game, wanted.free)


async def show_table(call: Call) -> TableInfo:
    """How a table stands."""
    return (await call.table()).info()


async def sit(call: Call) -> TableInfo:
    """Take a free chair, or change to it."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, AtSeat)
    act = chairs.move_to if where.instead else chairs.sit
    await table.do(act, person.id, where.seat, where.nonce)
    return table.info()


async def stand(call: Call) -> TableInfo:
    """Leave a chair; the host may free any."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, AtSeat)
    await table.do(chairs.stand, person.id, where.seat)
    return table.info()


async def place_bot(call: Call) -> TableInfo:
    """The host puts a bot on a chair, or takes it away."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, BotAtSeat)
    if where.bot is None:
        await table.do(chairs.stand, person.id, where.seat)
    else:
        await table.do(chairs.place, person.id, where.seat, where.bot)
    return table.info()


async def start_match(call: Call) -> TableInfo:
    """The host begins; every chair must be taken."""
    person, table = await call.person(), await call.table()
    await table.do(chairs.start, person.id)
    return table.info()


async def show_match(call: Call) -> MatchInfo:
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


async def record(call: Call) -> str:
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
