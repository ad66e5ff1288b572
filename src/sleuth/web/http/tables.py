"""What can be asked over HTTP about tables, and about chairs before the start."""

from __future__ import annotations

import io

import segno

from sleuth.tables.acts import chairs
from sleuth.tables.info import TableInfo
from sleuth.tables.opening.plan import Plan
from sleuth.web.http.bodies import (
    AtSeat,
    BotAtSeat,
    Pledge,
    TableLink,
    Wanted,
)
from sleuth.web.http.call import Call
from sleuth.web.server.metrics import written


async def pledge(call: Call[None]) -> Pledge:
    """A promise for the table that I am about to make, so that my nonce cannot be foreseen."""
    return Pledge(await call.house.pledge())


async def create_table(call: Call[Plan]) -> TableInfo:
    """Set up a table; its host is the one who asks."""
    plan = call.given
    table = await call.house.create(await call.person(), plan)
    return table.info()


async def gathering(call: Call[Wanted]) -> tuple[TableInfo, ...]:
    """Public tables that wait for people, newest first."""
    wanted = call.given
    return await call.house.gathering(wanted.game, wanted.free)


async def show_table(call: Call[None]) -> TableInfo:
    """How a table stands."""
    return (await call.table()).info()


async def sit(call: Call[AtSeat]) -> TableInfo:
    """Take a free chair, or change to it."""
    person, table, where = await call.person(), await call.table(), call.given
    act = chairs.move_to if where.instead else chairs.sit
    await table.do(act, person.id, where.seat, where.nonce)
    if person.bot:
        call.house.call(person.id)
    return table.info()


async def stand(call: Call[AtSeat]) -> TableInfo:
    """Leave a chair; the host may free any."""
    person, table, where = await call.person(), await call.table(), call.given
    await table.do(chairs.stand, person.id, where.seat)
    return table.info()


async def place_bot(call: Call[BotAtSeat]) -> TableInfo:
    """The host puts a bot on a chair, or takes it away."""
    person, table, where = await call.person(), await call.table(), call.given
    if where.bot is None:
        await table.do(chairs.stand, person.id, where.seat)
    else:
        await table.do(chairs.place, person.id, where.seat, where.bot)
    return table.info()


async def start_match(call: Call[None]) -> TableInfo:
    """The host begins; every chair must be taken."""
    person, table = await call.person(), await call.table()
    await table.do(chairs.start, person.id)
    return table.info()


async def by_code(call: Call[None]) -> TableInfo:
    """The table with this short code."""
    return (await call.house.by_code(call.about["id"])).info()


async def table_link(call: Call[None]) -> TableLink:
    """The whole address of a table, for those on the same network."""
    return TableLink(await address(call), call.site.lan)


async def qr(call: Call[None]) -> str:
    """The address of a table as a QR code, drawn in SVG."""
    drawn = io.BytesIO()
    code = segno.make(await address(call), error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=2, light="#fff", xmldecl=False, svgclass=None)
    return drawn.getvalue().decode()


async def address(call: Call[None]) -> str:
    """Where the table is, for a browser."""
    table = await call.table()
    return call.site.url(f"/table/{table.id}")


async def metrics(call: Call[None]) -> str:
    """How much goes on in the house, in the text format of Prometheus."""
    return written(call.house)
