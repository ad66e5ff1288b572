"""What can be asked over HTTP about who sits where, and who may talk."""

from __future__ import annotations

from sleuth.tables.acts import hosting
from sleuth.tables.acts.hosting import NewTerms
from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableInfo
from sleuth.tables.opening import rematch as again
from sleuth.tables.opening.rematch import Again
from sleuth.web.http.bodies import Mute, PersonAtSeat, Switch, TwoSeats, Whom
from sleuth.web.http.call import Call


async def agree(call: Call[NewTerms]) -> TableInfo:
    """The host agrees on something else before the start; all others are asked if they are ready.

    Whoever sits there keeps the chair; chairs that are taken away must be free of people.
    """
    person, table, wanted = await call.person(), await call.table(), call.given
    await table.do(hosting.agree, person.id, wanted)
    return table.info()


async def swap(call: Call[TwoSeats]) -> TableInfo:
    """The host lets two chairs change places, before the start."""
    person, table, two = await call.person(), await call.table(), call.given
    await table.do(hosting.swap, person.id, two.seat, two.other)
    return table.info()


async def seat_person(call: Call[PersonAtSeat]) -> TableInfo:
    """The host seats somebody who is at the table, also on a second chair, before the start."""
    person, table, where = await call.person(), await call.table(), call.given
    await table.do(hosting.give, person.id, where.seat, where.person)
    return table.info()


async def ready(call: Call[Switch]) -> TableInfo:
    """I am ready, or not yet: the host cannot start before. Who sits down is ready."""
    person, table, switch = await call.person(), await call.table(), call.given
    await table.do(hosting.ready, person.id, switch.on)
    return table.info()


async def remove(call: Call[Whom]) -> TableInfo:
    """The host sends somebody away for good; in a match, a bot plays on for them."""
    person, table, whom = await call.person(), await call.table(), call.given
    await table.do(hosting.remove, person.id, whom.person)
    return table.info()


async def mute(call: Call[Mute]) -> TableInfo:
    """The host lets somebody talk no more, or again."""
    person, table, whom = await call.person(), await call.table(), call.given
    await table.do(hosting.mute, person.id, whom.person, whom.on)
    return table.info()


async def pass_on(call: Call[Whom]) -> TableInfo:
    """The host makes somebody else the host. It happens by itself if the host stays away."""
    person, table, whom = await call.person(), await call.table(), call.given
    await table.do(hosting.pass_on, person.id, whom.person)
    return table.info()


async def rematch(call: Call[Again]) -> TableInfo:
    """A new table for the same people and bots, once for all who ask; seats may rotate.

    Whoever asks first may change options, or switch sides where the game has them.
    """
    person, table, given = await call.person(), await call.table(), call.given
    if person.bot and table.state.roster.rematch is None:
        raise NotNow("bot.no-host")
    new = await again.rematch(call.house, table, person, given)
    if person.bot:
        call.house.call(person.id)
    return new.info()
