"""What can be asked over HTTP. Each function answers one operation; `operations` lists them."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import randbelow
from typing import Any

import msgspec

from sleuth.games import catalogue, talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Draw, Drawn, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.options import describe
from sleuth.kernel.talents import LEVELS
from sleuth.study import transcript
from sleuth.tables import seats
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House, Plan
from sleuth.tables.info import Person, TableInfo
from sleuth.tables.table import Table
from sleuth.web.bodies import AtSeat, BotAtSeat, DrawInfo, GameInfo, Health, MatchInfo, Me, NewMe
from sleuth.web.wire import WIRE

FIGURES = 12


@dataclass(slots=True)
class Call:
    """One request: to which house, with which secret, about what. `fresh` is a secret to keep."""

    house: House
    secret: str | None
    about: dict[str, str]
    body: Any
    fresh: str | None = field(default=None)

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
    """The games of the house, and what can be agreed on before each."""
    del call
    return tuple(game_info(game) for game in catalogue().values())


def game_info(game: AnyGame) -> GameInfo:
    """One game, described from its own types."""
    able = talents(game.name)
    most = "hints" if able.hint else "odds" if able.assist else "facts"
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=tuple(game.seats),
        options=describe(game.options),
        bots=tuple(able.bots),
        levels=LEVELS[: LEVELS.index(most) + 1],
        measures=able.measure_names,
        phrases=able.phrases,
    )


async def me(call: Call) -> Me:
    """Who am I?"""
    person = await call.house.people.recognise(call.secret)
    if person is None:
        return Me("", None, randbelow(FIGURES))
    return Me(person.id, person.name, person.figure)


async def call_me(call: Call) -> Me:
    """Take a name. The first time, a secret comes back in a cookie: it is all that proves me."""
    wanted: NewMe = call.body
    people = call.house.people
    person = await people.recognise(call.secret)
    if person is None:
        person, call.fresh = await people.arrive(wanted.name, wanted.figure)
    else:
        person = await people.rename(person, wanted.name, wanted.figure)
    return Me(person.id, person.name, person.figure)


async def create_table(call: Call) -> TableInfo:
    """Set up a table; its host is the one who asks."""
    plan: Plan = call.body
    table = await call.house.create(await call.person(), plan)
    return table.info()


async def gathering(call: Call) -> tuple[TableInfo, ...]:
    """Public tables that wait for people, newest first."""
    return await call.house.gathering()


async def show_table(call: Call) -> TableInfo:
    """How a table stands."""
    return (await call.table()).info()


async def sit(call: Call) -> TableInfo:
    """Take a free chair."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, AtSeat)
    await seats.sit(table, person.id, where.seat)
    return table.info()


async def stand(call: Call) -> TableInfo:
    """Leave a chair; the host may free any."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, AtSeat)
    await seats.stand(table, person.id, where.seat)
    return table.info()


async def place_bot(call: Call) -> TableInfo:
    """The host puts a bot on a chair, or takes it away."""
    person, table, where = await call.person(), await call.table(), call.body
    assert isinstance(where, BotAtSeat)
    if where.bot is None:
        await seats.stand(table, person.id, where.seat)
    else:
        await seats.place(table, person.id, where.seat, where.bot)
    return table.info()


async def start_match(call: Call) -> TableInfo:
    """The host begins; every chair must be taken."""
    person, table = await call.person(), await call.table()
    await seats.start(table, person.id)
    return table.info()


async def show_match(call: Call) -> MatchInfo:
    """A finished match, with its seed and its whole record."""
    table = await call.table()
    match, over = table.match, table.over
    if over is None:
        raise NotNow("match.not-over")
    return MatchInfo(
        id=table.id,
        game=table.game.name,
        version=table.game.version,
        options=msgspec.to_builtins(table.options),
        seats=table.info().seats,
        result=over,
        commitment=commitment(table.row.seed),
        seed=table.row.seed,
        draws=draws(match),
        hints=table.company.hints,
        measures=dict(talents(table.game.name).measures(match)),
        entries=tuple(match.record),
    )


def draws(match: AnyMatch) -> tuple[DrawInfo, ...]:
    """What chance was asked in this match, and what it answered, in order."""
    found: list[DrawInfo] = []
    for n, entry in enumerate(match.record):
        if isinstance(entry.came, Drawn):
            asked = match.back_to(n).pending()
            assert isinstance(asked, Draw)
            found.append(DrawInfo(asked.of, asked.k, asked.ordered, entry.came.picks))
    return tuple(found)


async def record(call: Call) -> str:
    """A finished match as text."""
    table = await call.table()
    over = table.over
    if over is None:
        raise NotNow("match.not-over")
    names = {f"name {each.seat}": seat_name(table, each.seat) for each in table.info().seats}
    places = " ".join("=".join(map(str, place)) for place in over.places)
    told = {"table": table.id, "seed": table.row.seed, **names, "places": places, "why": over.why}
    return transcript.write(table.match, told)


def seat_name(table: Table, seat: Seat) -> str:
    """Who sat there."""
    info = table.info().seats[seat]
    return info.person.name if info.person is not None else f"bot {info.bot}"
