"""What can be asked over HTTP about oneself."""

from __future__ import annotations

from secrets import randbelow

from sleuth.tables.info import Person, TableInfo
from sleuth.tables.people import NAMELESS, RECOVERY
from sleuth.web.http.bodies import (
    Me,
    NewMe,
    Recover,
    Recovery,
)
from sleuth.web.http.call import Call

FIGURES = 12
"""How many figures there are to choose from."""


async def me(call: Call[None]) -> Me:
    """Who am I?"""
    person = await call.house.people.recognise(call.secret)
    if person is None:
        return Me("", None, randbelow(FIGURES))
    return as_me(person)


def as_me(person: Person) -> Me:
    """Somebody as they see themselves; a name that cannot be shown has to be given anew."""
    return Me(person.id, None if person.name == NAMELESS else person.name, person.figure)


async def call_me(call: Call[NewMe]) -> Me:
    """Take a name. The first time, a secret comes back in a cookie: it is all that proves me."""
    wanted = call.given
    people = call.house.people
    person = await people.recognise(call.secret)
    if person is None:
        person, call.fresh = await people.arrive(wanted.name, wanted.figure)
    else:
        person = await people.rename(person, wanted.name, wanted.figure)
        call.house.renamed(person.id)
    return as_me(person)


async def my_tables(call: Call[None]) -> tuple[TableInfo, ...]:
    """The tables at which I sat or sit, and which I set up or uploaded, newest first."""
    return await call.house.of((await call.person()).id)


async def recovery(call: Call[None]) -> Recovery:
    """A token for a link that moves me to another device; an older one is void."""
    person = await call.person()
    return Recovery(await call.house.people.recovery(person.id), RECOVERY)


async def recover(call: Call[Recover]) -> Me:
    """Be the person of a recovery link: a fresh secret comes in a cookie, the old one is void."""
    wanted = call.given
    person, call.fresh = await call.house.people.recover(wanted.token)
    call.house.shut_out(person.id)
    return as_me(person)


async def renew(call: Call[None]) -> Me:
    """Take a fresh secret: whoever else has the old one is shut out."""
    person = await call.person()
    call.fresh = await call.house.people.renew(person.id)
    call.house.shut_out(person.id)
    return as_me(person)


async def forget_me(call: Call[None]) -> Me:
    """Forget my name, my secret and what I said. What I played stays, under no name."""
    person = await call.person()
    await call.house.forget(person.id)
    call.fresh = ""
    return Me("", None, 0)
