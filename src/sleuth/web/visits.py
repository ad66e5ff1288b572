"""What can be asked over HTTP about oneself, and about the way to a table."""

from __future__ import annotations

import io

import segno

from sleuth.tables.info import TableInfo
from sleuth.tables.people import RECOVERY
from sleuth.web.api import Call, as_me
from sleuth.web.bodies import Me, Recover, Recovery, TableLink
from sleuth.web.metrics import written


async def my_tables(call: Call) -> tuple[TableInfo, ...]:
    """The tables at which I sat or sit, and which I set up or uploaded, newest first."""
    return await call.house.of((await call.person()).id)


async def recovery(call: Call) -> Recovery:
    """A token for a link that moves me to another device; an older one is void."""
    person = await call.person()
    return Recovery(await call.house.people.recovery(person.id), RECOVERY)


async def recover(call: Call) -> Me:
    """Be the person of a recovery link: a fresh secret comes in a cookie, the old one is void."""
    wanted: Recover = call.body
    person, call.fresh = await call.house.people.recover(wanted.token)
    call.house.dismiss(person.id)
    return as_me(person)


async def renew(call: Call) -> Me:
    """Take a fresh secret: whoever else has the old one is shut out."""
    person = await call.person()
    call.fresh = await call.house.people.renew(person.id)
    call.house.dismiss(person.id)
    return as_me(person)


async def forget_me(call: Call) -> Me:
    """Forget my name, my secret and what I said. What I played stays, under no name."""
    person = await call.person()
    await call.house.forget(person.id)
    call.fresh = ""
    return Me("", None, 0)


async def by_code(call: Call) -> TableInfo:
    """The table with this short code."""
    return (await call.house.by_code(call.about["id"])).info()


async def table_link(call: Call) -> TableLink:
    """The whole address of a table, for those on the same network."""
    return TableLink(await address(call), call.site.lan)


async def qr(call: Call) -> str:
    """The address of a table as a QR code, drawn in SVG."""
    drawn = io.BytesIO()
    code = segno.make(await address(call), error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=2, light="#fff", xmldecl=False, svgclass=None)
    return drawn.getvalue().decode()


async def address(call: Call) -> str:
    """Where the table is, for a browser."""
    table = await call.table()
    return call.site.url(f"/table/{table.id}")


async def metrics(call: Call) -> str:
    """How much goes on in the house, in the text format of Prometheus."""
    return written(call.house)
