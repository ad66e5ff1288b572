"""Giving up, being away, and coming back to one's seat."""

from __future__ import annotations

from typing import Literal

from sleuth.kernel.data import Millis, Seat
from sleuth.tables import consent
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Admitted, Asked, Ended, Reclaimed, Resigned, Stood, Took
from sleuth.tables.seats import demand_welcome
from sleuth.tables.substitute import substitute
from sleuth.tables.table import Table


async def resign(table: Table, person: str, seat: Seat, id: str) -> None:
    """Give up: a bot plays on where others do, else the table ends."""

    async def act() -> None:
        table.demand_seat(person, seat)
        if table.seen(person, id) or table.company.chairs[seat].resigned:
            return
        table.demand_playing(paused=True)
        chairs = [c for n, c in enumerate(table.company.chairs) if n != seat and not c.resigned]
        on = len(chairs) > 1 and any(chair.person is not None for chair in chairs)
        bot = substitute(table.game.name) if on else None
        await table.note_down(Resigned(person, seat, id, bot))
        if not on:
            await table.note_down(Ended("resigned", table.time.now()))

    await table.ask(act)


async def choose(
    table: Table, person: str, seat: Seat, choice: Literal["wait", "bot", "end"], id: str
) -> None:
    """What to do about a seat whose person is away for too long."""
    if choice == "end":
        mine = table.demand_any_seat(person)
        demand_absence(table, seat)
        await consent.ask(table, Asked("end", person, mine, (), Millis(0), id), seat)
        return

    async def act() -> None:
        table.demand_any_seat(person)
        table.demand_playing(paused=True)
        absent = demand_absence(table, seat)
        if choice == "wait":
            table.presence.wait(absent)
            table.announce()
        else:
            await table.note_down(Took(seat, substitute(table.game.name)))

    await table.ask(act)


def demand_absence(table: Table, seat: Seat) -> str:
    """The person of this seat, who must be away, and for long enough."""
    person = table.company.sitting().get(seat)
    due = None if person is None else table.presence.choice(person)
    if person is None or due is None:
        raise NotNow("seat.present", seat=seat)
    if table.time.now() < due:
        raise NotNow("seat.not-yet", wait=-((table.time.now() - due) // 1000))
    return person


async def reclaim(table: Table, person: str, seat: Seat) -> None:
    """Play again from a seat for which a bot has played."""

    async def act() -> None:
        table.demand_seat(person, seat)
        chair = table.company.chairs[seat]
        if chair.resigned:
            raise NotNow("seat.resigned", seat=seat)
        if chair.bot is not None:
            await table.note_down(Reclaimed(seat))

    await table.ask(act)


async def show(table: Table, person: str, seat: Seat, on: bool, watcher: str | None = None) -> None:
    """Let one who watches see what my seat sees, or no longer; unnamed: no longer anybody."""

    async def act() -> None:
        table.demand_seat(person, seat)
        if table.agreed.spectators != "seat":
            raise NotAllowed("watch.not-agreed")
        if on:
            demand_watcher(table, watcher)
        now = table.company.lookers(seat)
        for each in now if watcher is None else (watcher,):
            if on != (each in now):
                await table.note_down(Admitted(seat, each, on))

    await table.ask(act)


def demand_watcher(table: Table, person: str | None) -> None:
    """Only somebody who is here, has a name and no seat is let in, while a match is on."""
    table.demand_playing(paused=True)
    if person is None:
        raise NotNow("watch.by-name")
    if table.company.held(person):
        raise NotNow("watch.plays")
    demand_welcome(table, person)
    if person not in table.audience.online():
        raise NotNow("person.not-here")


async def vanish(table: Table, person: str) -> None:
    """Somebody is to be forgotten: their chairs are free, or a bot plays on."""

    async def act() -> None:
        if table.finished:
            return
        for seat in table.company.held(person):
            if not table.company.started:
                await table.note_down(Stood(seat))
                continue
            for each in table.company.lookers(seat):
                await table.note_down(Admitted(seat, each, False))
            if table.company.chairs[seat].bot is None:
                await table.note_down(Took(seat, substitute(table.game.name)))

    await table.ask(act)
