"""Giving up, being away, and coming back to one's seat."""

from __future__ import annotations

from typing import Literal

from sleuth.kernel.data import Millis, Seat
from sleuth.tables import consent
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Asked, Ended, Reclaimed, Resigned, Shown, Stood, Took
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


async def show(table: Table, person: str, seat: Seat, on: bool) -> None:
    """Let watchers see what my seat sees, or no longer."""

    async def act() -> None:
        table.demand_seat(person, seat)
        if table.agreed.spectators != "seat":
            raise NotAllowed("watch.not-agreed")
        shown = table.company.shown
        if on and shown not in (None, seat):
            raise NotNow("watch.taken", seat=shown if shown is not None else -1)
        if on != (shown == seat):
            await table.note_down(Shown(seat if on else None))

    await table.ask(act)


async def vanish(table: Table, person: str) -> None:
    """Somebody is to be forgotten: their chairs are free, or a bot plays on."""

    async def act() -> None:
        if table.finished:
            return
        for seat in table.company.held(person):
            if not table.company.started:
                await table.note_down(Stood(seat))
            elif table.company.chairs[seat].bot is None:
                await table.note_down(Took(seat, substitute(table.game.name)))

    await table.ask(act)
