"""What the host may do: agree on the game, swap chairs, seat, mute and send away people."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.kernel import codec
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import start
from sleuth.store.store import Terms
from sleuth.tables.errors import NotNow
from sleuth.tables.events import Agreed, Hosted, Muted, Readied, Removed, Sat, Swapped
from sleuth.tables.info import TableOptions
from sleuth.tables.seats import (
    demand_gathering,
    demand_host,
    demand_level,
    demand_welcome,
    in_chair,
)
from sleuth.tables.substitute import substitute
from sleuth.tables.table import Table


class NewTerms(Data, frozen=True):
    """What is played from now on: all of it, also what stays as it is."""

    options: dict[str, Any]
    table: TableOptions
    seats: int


async def swap(table: Table, host: str, seat: Seat, other: Seat) -> None:
    """Let two chairs change places, before the start."""

    async def act() -> None:
        demand_host(table, host)
        in_chair(table, seat), in_chair(table, other)
        demand_gathering(table)
        if seat != other:
            await table.note_down(Swapped(seat, other))

    await table.ask(act)


async def give(table: Table, host: str, seat: Seat, person: str) -> None:
    """Seat somebody who is at the table, also on a second chair."""

    async def act() -> None:
        demand_host(table, host)
        if in_chair(table, seat) == person:
            return
        demand_gathering(table)
        demand_welcome(table, person)
        demand_here(table, person)
        if not table.company.chairs[seat].free:
            raise NotNow("seat.taken", seat=seat)
        await table.note_down(Sat(seat, person))

    await table.ask(act)


async def agree(table: Table, host: str, wanted: NewTerms) -> None:
    """Agree on something else before the start: on options, on chairs, on who finds the table."""

    async def act() -> None:
        demand_host(table, host)
        demand_gathering(table)
        options = codec.convert(wanted.options, table.game.options)
        start(table.game, options, wanted.seats)
        demand_level(table.game.name, wanted.table.assistance)
        demand_unseated(table, wanted.seats)
        terms = Terms(
            codec.encode(options), wanted.seats, codec.encode(wanted.table), wanted.table.public
        )
        if terms != terms_of(table):
            anew = not only_listing(table, wanted, options)
            spelt = msgspec.to_builtins(options)
            await table.agree(Agreed(wanted.seats, spelt, wanted.table, anew), terms)

    await table.ask(act)


def terms_of(table: Table) -> Terms:
    """What is agreed on now."""
    row = table.row
    return Terms(row.options, row.seats, row.agreed, row.public)


def only_listing(table: Table, wanted: NewTerms, options: Any) -> bool:
    """Does nothing change but who finds the table?"""
    listed = msgspec.structs.replace(table.agreed, public=wanted.table.public)
    return (options, wanted.seats, wanted.table) == (table.options, table.row.seats, listed)


def demand_unseated(table: Table, seats: int) -> None:
    """Only chairs on which no person sits are taken away."""
    for seat, chair in enumerate(table.company.chairs[seats:], seats):
        if chair.person is not None:
            raise NotNow("seat.taken", seat=seat)


async def ready(table: Table, person: str, on: bool) -> None:
    """Be ready to start, or not yet."""

    async def act() -> None:
        seat = table.demand_any_seat(person)
        demand_gathering(table)
        if table.company.chairs[seat].ready != on:
            await table.note_down(Readied(person, on))

    await table.ask(act)


async def remove(table: Table, host: str, person: str) -> None:
    """Send somebody away for good; in a match, a bot plays on for them."""

    async def act() -> None:
        demand_host(table, host)
        if person == host:
            raise NotNow("table.own-host")
        if person in table.company.removed:
            return
        demand_here(table, person)
        bot = substitute(table.game.name) if table.company.started else None
        if person not in table.company.muted:
            await table.note_down(Muted(person, True))
        await table.note_down(Removed(person, bot))

    await table.ask(act)


async def mute(table: Table, host: str, person: str, on: bool) -> None:
    """Let somebody talk no more, or again."""

    async def act() -> None:
        demand_host(table, host)
        if person == host:
            raise NotNow("table.own-host")
        if on != (person in table.company.muted):
            demand_here(table, person)
            await table.note_down(Muted(person, on))

    await table.ask(act)


async def pass_on(table: Table, host: str, person: str) -> None:
    """Make somebody else the host."""

    async def act() -> None:
        demand_host(table, host)
        demand_here(table, person)
        demand_welcome(table, person)
        if person != host:
            await table.note_down(Hosted(person))

    await table.ask(act)


def demand_here(table: Table, person: str) -> None:
    """Only somebody who is or was at the table."""
    if person not in table.company.people() | table.audience.online():
        raise NotNow("person.not-here")
